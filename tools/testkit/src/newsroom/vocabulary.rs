//! Words to write with: many, and used as words are used – a few of them everywhere, most of them seldom.

/// What football is told with.
const COMMON: &str = "a o de do da em um com para no na por mais equipa jogo golo jornada vitória treinador jogador liga época \
    campo bola público estádio clube pontos minuto primeira segunda parte empate derrota adeptos campeonato defesa ataque \
    guarda-redes avançado médio capitão relvado bancada árbitro penálti cartão lesão convocatória plantel direção presidente \
    conferência imprensa declarações análise tática pressão posse transição remate cruzamento canto livre assistência marcador \
    reviravolta goleada dérbi clássico taça eliminatória sorteio calendário transmissão bilhetes sócios formação academia \
    estreia regresso contrato renovação empréstimo transferência reforço saída mercado inverno verão preparação estágio \
    particular classificação liderança descida subida manutenção título troféu festa emoção história recorde série invencibilidade";

/// What less common words are put together from.
const BEGINNINGS: &str = "abar acon adre alin amol anta apre arre assi atra avel bando berro borda brilho cadei calma camba canto \
    carrei cerca chama clare colhe coman compa conta corri costu cresce cruza dança debru decla defen deixa derra desce despe \
    destro dobra emba empol encan enfren ensai entre ergue esca espe estre explo facha falha fecha fermen flore força fulgu \
    garan gira grande guarda hesi ilumi impe incen insis invadi jorra junta lança lavra levan limpa luta mano marche medi \
    mergu mistu monta mudan nasce negoci ofere orques ousa parti passa pedra perse pinta planta pouso pregue procu promo \
    quebra rasga rebe recu refor reluz respi reto reve rompe salta segura semea sobre solta sonda subli supe tecer tenta \
    tocan torne trans treme triun ultra uniu valen vence vibra viran volta zarpa";
const ENDINGS: &str =
    "ção mento dor dora dade ndo ram rá riam ida ido osa oso ável ência ismo ista eiro eira inho inha ante ente";

const GIVEN: &str = "João Pedro Rui Tiago Miguel André Diogo Nuno Duarte Afonso Rodrigo Gonçalo Tomás Vasco Simão Bernardo \
    Rafael Martim Lourenço Salvador Henrique Guilherme Mateus Caetano Jaime Leonel Xavier Raul Baltazar Anselmo";

/// Hands out words, always the same ones for the same seed.
pub(super) struct Vocabulary {
    state: u64,
}

impl Vocabulary {
    pub(super) fn new(number: i64, place: &str) -> Self {
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let state = place.bytes().chain(number.to_le_bytes()).fold(0xcbf2_9ce4_8422_2325, step);
        Self { state }
    }

    /// Any number below this one; small ones are much more frequent.
    fn rank(&mut self, below: usize) -> usize {
        let part = self.next() as f64 / u32::MAX as f64;
        ((part * part * part * below as f64) as usize).min(below - 1)
    }

    fn next(&mut self) -> u32 {
        self.state = self.state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.state >> 32) as u32
    }

    fn word(&mut self) -> String {
        let common: Vec<&str> = COMMON.split_whitespace().collect();
        if self.next() % 10 < 6 {
            return common[self.rank(common.len())].to_owned();
        }
        let (beginnings, endings): (Vec<&str>, Vec<&str>) =
            (BEGINNINGS.split_whitespace().collect(), ENDINGS.split_whitespace().collect());
        let beginning = beginnings[self.rank(beginnings.len())];
        format!("{beginning}{}", endings[self.next() as usize % endings.len()])
    }

    pub(super) fn words(&mut self, count: usize) -> String {
        (0..count).map(|_| self.word()).collect::<Vec<_>>().join(" ")
    }

    /// A given name and a surname.
    pub(super) fn name(&mut self) -> (String, String) {
        let given: Vec<&str> = GIVEN.split_whitespace().collect();
        let (beginnings, endings): (Vec<&str>, Vec<&str>) =
            (BEGINNINGS.split_whitespace().collect(), ENDINGS.split_whitespace().collect());
        let surname = format!(
            "{}{}",
            beginnings[self.next() as usize % beginnings.len()],
            endings[self.next() as usize % endings.len()]
        );
        (given[self.rank(given.len())].to_owned(), capital(&surname))
    }

    /// A sentence with a capital at its beginning and a point at its end.
    pub(super) fn sentence(&mut self) -> String {
        let length = 8 + self.next() as usize % 14;
        format!("{}.", capital(&self.words(length)))
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
