//! Tags: one for each competition and club, and one for each theme.

use content::slug;
use jiff::Timestamp;
use media::colour::{Colour, on_colour};
use serde_json::json;

use super::super::clubs::{FIRST, SECOND, THIRD};
use super::super::{CUP, FIRST_LEAGUE, SECOND_LEAGUE};
use super::archive::Archive;
use super::draft::Draft;

/// Slug, name in both languages, and colour.
const THEMES: [(&str, &str, &str, &str); 30] = [
    ("reportagem", "Reportagem", "Feature", "#FF5A23"),
    ("antevisao", "Antevisão", "Preview", "#00FAFF"),
    ("cronica", "Crónica", "Match report", "#001941"),
    ("arbitragem", "Arbitragem", "Refereeing", "#E1FF19"),
    ("disciplina", "Disciplina", "Discipline", "#FF2864"),
    ("mercado", "Mercado", "Transfers", "#19FF91"),
    ("estadios", "Estádios", "Grounds", "#B450FF"),
    ("adeptos", "Adeptos", "Supporters", "#FF5A23"),
    ("formacao", "Formação", "Youth", "#19FF91"),
    ("entrevistas", "Entrevistas", "Interviews", "#B450FF"),
    ("numeros", "Números", "Numbers", "#00FAFF"),
    ("premios", "Prémios", "Awards", "#FFC400"),
    ("televisao", "Televisão", "On television", "#001941"),
    ("classificacao", "Classificação", "The table", "#E1FF19"),
    ("la-fora", "Lá fora", "Abroad", "#103BFD"),
    ("comunidade", "Comunidade", "Community", "#19FF91"),
    ("a-liga", "A Liga", "The league", "#001941"),
    ("calendario", "Calendário", "Calendar", "#00FAFF"),
    ("regulamentos", "Regulamentos", "Regulations", "#475877"),
    ("licenciamento", "Licenciamento", "Licensing", "#475877"),
    ("seguranca", "Segurança", "Safety", "#FF2864"),
    ("parcerias", "Parcerias", "Partnerships", "#8A1FD6"),
    ("sustentabilidade", "Sustentabilidade", "Sustainability", "#19FF91"),
    ("resumos", "Resumos", "Highlights", "#E1FF19"),
    ("golos", "Golos", "Goals", "#FF2864"),
    ("defesas", "Defesas", "Saves", "#00FAFF"),
    ("jogadas", "Jogadas", "Skills", "#B450FF"),
    ("conferencias", "Conferências", "Press conferences", "#001941"),
    ("documentarios", "Documentários", "Documentaries", "#FF5A23"),
    ("explicadores", "Explicadores", "Explainers", "#FFC400"),
];

/// Competitions by the slug of their tag, with the key by which they are known.
const COMPETITIONS: [(&str, &str, &str); 6] = [
    (FIRST_LEAGUE, FIRST_LEAGUE, "Liga Atlântica"),
    (SECOND_LEAGUE, SECOND_LEAGUE, "Segunda Atlântica"),
    (CUP, CUP, "Taça Atlântica"),
    ("liga-dos-oceanos", "1", "Liga dos Oceanos"),
    ("taca-meridiana", "2", "Taça Meridiana"),
    ("taca-das-ilhas", "3", "Taça das Ilhas"),
];

/// The slug of the tag of a competition.
pub(super) fn of_competition(key: &str) -> &str {
    COMPETITIONS.iter().find(|(_, known, _)| *known == key).map_or(FIRST_LEAGUE, |(slug, ..)| slug)
}

/// The slug of a club's tag, which is that of its page; clubs from elsewhere have none.
pub(super) fn of_team(archive: &Archive, team: i64) -> Option<String> {
    let key = &archive.teams.get(&team)?.external_id;
    let club = FIRST.iter().chain(SECOND).chain(THIRD).find(|club| club.key == key)?;
    slug::made(club.name, slug::LONGEST)
}

pub(super) fn drafts(archive: &Archive, at: Timestamp) -> Vec<Draft> {
    let draft = |slug: &str, pt: &str, en: &str, colour: &str| {
        let text = colour.parse::<Colour>().map_or(Colour::WHITE, on_colour);
        Draft::new("tag", slug, at, |_| {
            json!({
                "name": pt,
                "name_en": en,
                "slug": slug,
                "background_colour": colour,
                "text_colour": text.to_string(),
            })
        })
    };
    let competitions = COMPETITIONS.iter().map(|(slug, key, name)| {
        let edition = archive.editions.values().find(|edition| edition.competition.key == *key);
        let colour = edition.and_then(|edition| edition.competition.color.clone());
        draft(slug, name, name, colour.as_deref().unwrap_or("#001941"))
    });
    let clubs = FIRST.iter().chain(SECOND).chain(THIRD).filter_map(|club| {
        slug::made(club.name, slug::LONGEST).map(|slug| draft(&slug, club.name, club.name, club.field))
    });
    let themes = THEMES.iter().map(|(slug, pt, en, colour)| draft(slug, pt, en, colour));
    competitions.chain(clubs).chain(themes).collect()
}
