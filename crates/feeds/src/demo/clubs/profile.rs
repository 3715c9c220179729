//! What a club says of itself, and what it wears.

use media::colour::{Colour, on_colour};
use store::profiles::{Award, BoardSeat, KitBrand, Social, TagMark, TeamProfile, Wardrobe};

use super::super::chances::Chances;
use super::Club;

/// Makers of shirts, with the number under which they are known.
const BRANDS: [(i64, &str, &str); 5] = [
    (1, "Velame", "https://velame.example"),
    (2, "Córdia", "https://cordia.example"),
    (3, "Nó de Pesca", "https://nodepesca.example"),
    (4, "Alísio Sport", "https://alisio.example"),
    (5, "Tear & Cia", "https://tear.example"),
];
const BOARD: &[&str] = &[
    "Honório Vasques",
    "Graça Loureda",
    "Anselmo Trindade",
    "Benilde Sampaio",
    "Rui Farinhota",
    "Matilde Arganil",
    "Baltazar Coim",
    "Otília Reis",
    "Jaime Portinho",
    "Salomé Vidago",
    "Raul Pedrógão",
    "Inês Corvacho",
    "Leonel Castanheda",
    "Marta Quintela",
    "Xavier Pombalinho",
    "Clara Benfeita",
];

impl Club {
    pub(crate) fn profile(&self, seed: u64) -> TeamProfile {
        let mut chances = Chances::new(seed, &format!("profile/{}", self.key));
        let tag = |slug: String, name: &str, background: &str| TagMark {
            slug,
            name: name.to_owned(),
            background_colour: background.to_owned(),
            text_colour: background.parse().map_or(Colour::WHITE, on_colour).to_string(),
        };
        let site = self.slug();
        let socials = [("instagram", "instantes"), ("facebook", "rostos"), ("x", "pio"), ("youtube", "ecra")];
        let social = |(social, host): (&str, &str)| Social {
            social: social.to_owned(),
            url: format!("https://{host}.example/{site}"),
        };
        TeamProfile {
            tags: vec![tag(site.clone(), self.name, self.field), tag(format!("{site}-adeptos"), "Adeptos", self.third)],
            awards: self.awards(&mut chances),
            socials: socials.into_iter().map(social).collect(),
            board: board(&mut chances),
            tickets_store_url: Some(format!("https://bilhetes.{site}.example")),
        }
    }

    /// What it wears; a club changes its maker every few years, and large ones have two.
    pub(crate) fn wardrobe(&self, seed: u64, season: i64) -> Wardrobe {
        let mut chances = Chances::new(seed, &format!("{}/wardrobe/{}", season / 4, self.key));
        let first = chances.below(BRANDS.len());
        let is_large = self.capacity > 20_000;
        let brand = |place: usize| {
            let (id, name, link) = BRANDS[place % BRANDS.len()];
            KitBrand { id, name: name.to_owned(), link: Some(link.to_owned()) }
        };
        let brands = if is_large { vec![brand(first), brand(first + 2)] } else { vec![brand(first)] };
        Wardrobe { kit: serde_json::to_value(self.kit_spec()).ok(), brands }
    }

    /// The name as it stands in addresses.
    fn slug(&self) -> String {
        crate::formats::fold(self.name).replace(' ', "-")
    }

    /// The larger a club, the more it has won.
    fn awards(&self, chances: &mut Chances) -> Vec<Award> {
        if self.reserve_of.is_some() {
            return Vec::new();
        }
        let mut won = |award: &str, per: i32| {
            let most = usize::try_from(self.capacity / per).unwrap_or(0);
            let times = chances.below(most + 1);
            (times > 0).then(|| Award {
                award: award.to_owned(),
                result: times.to_string(),
                icon: Some("trophy".to_owned()),
            })
        };
        let awards = [won("Liga Atlântica", 3_500), won("Taça Atlântica", 5_000), won("Segunda Atlântica", 6_000)];
        awards.into_iter().flatten().collect()
    }
}

/// A president, a few beside him, and those who watch them.
fn board(chances: &mut Chances) -> Vec<BoardSeat> {
    let mut names: Vec<&str> = BOARD.to_vec();
    chances.shuffle(&mut names);
    let seat = |position: &str, names: &[&str]| BoardSeat { position: position.to_owned(), elements: names.join(";") };
    vec![
        seat("Presidente", &names[..1]),
        seat("Vice-presidentes", &names[1..4]),
        seat("Diretor desportivo", &names[4..5]),
        seat("Conselho fiscal", &names[5..8]),
    ]
}
