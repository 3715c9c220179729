//! Words that mean something: kinds, positions, days, and what things are called in the other language.

use football::position::Position;

use super::super::kind::SearchKind;

/// Words for kinds, in both languages.
pub(super) const HINTS: &[(&str, SearchKind)] = &[
    ("arbitra", SearchKind::Referee),
    ("arbitras", SearchKind::Referee),
    ("arbitro", SearchKind::Referee),
    ("arbitros", SearchKind::Referee),
    ("club", SearchKind::Team),
    ("clube", SearchKind::Team),
    ("clubes", SearchKind::Team),
    ("clubs", SearchKind::Team),
    ("coach", SearchKind::Coach),
    ("coaches", SearchKind::Coach),
    ("competicao", SearchKind::Competition),
    ("competicoes", SearchKind::Competition),
    ("competition", SearchKind::Competition),
    ("competitions", SearchKind::Competition),
    ("comunicado", SearchKind::Statement),
    ("comunicados", SearchKind::Statement),
    ("delegada", SearchKind::Delegate),
    ("delegado", SearchKind::Delegate),
    ("delegados", SearchKind::Delegate),
    ("delegate", SearchKind::Delegate),
    ("delegates", SearchKind::Delegate),
    ("direto", SearchKind::Match),
    ("equipa", SearchKind::Team),
    ("equipas", SearchKind::Team),
    ("fixture", SearchKind::Match),
    ("fixtures", SearchKind::Match),
    ("game", SearchKind::Match),
    ("games", SearchKind::Match),
    ("highlights", SearchKind::Video),
    ("jogador", SearchKind::Player),
    ("jogadora", SearchKind::Player),
    ("jogadoras", SearchKind::Player),
    ("jogadores", SearchKind::Player),
    ("jogo", SearchKind::Match),
    ("jogos", SearchKind::Match),
    ("live", SearchKind::Match),
    ("manager", SearchKind::Coach),
    ("managers", SearchKind::Coach),
    ("match", SearchKind::Match),
    ("matches", SearchKind::Match),
    ("mister", SearchKind::Coach),
    ("news", SearchKind::News),
    ("noticia", SearchKind::News),
    ("noticias", SearchKind::News),
    ("observador", SearchKind::Observer),
    ("observadora", SearchKind::Observer),
    ("observadores", SearchKind::Observer),
    ("observer", SearchKind::Observer),
    ("observers", SearchKind::Observer),
    ("opiniao", SearchKind::Opinion),
    ("opinioes", SearchKind::Opinion),
    ("opinion", SearchKind::Opinion),
    ("opinions", SearchKind::Opinion),
    ("page", SearchKind::Page),
    ("pages", SearchKind::Page),
    ("pagina", SearchKind::Page),
    ("paginas", SearchKind::Page),
    ("player", SearchKind::Player),
    ("players", SearchKind::Player),
    ("publicacao", SearchKind::Publication),
    ("publicacoes", SearchKind::Publication),
    ("publication", SearchKind::Publication),
    ("publications", SearchKind::Publication),
    ("referee", SearchKind::Referee),
    ("referees", SearchKind::Referee),
    ("result", SearchKind::Match),
    ("resultado", SearchKind::Match),
    ("resultados", SearchKind::Match),
    ("results", SearchKind::Match),
    ("resumo", SearchKind::Video),
    ("resumos", SearchKind::Video),
    ("statement", SearchKind::Statement),
    ("statements", SearchKind::Statement),
    ("team", SearchKind::Team),
    ("teams", SearchKind::Team),
    ("treinador", SearchKind::Coach),
    ("treinadora", SearchKind::Coach),
    ("treinadoras", SearchKind::Coach),
    ("treinadores", SearchKind::Coach),
    ("video", SearchKind::Video),
    ("videos", SearchKind::Video),
    ("vivo", SearchKind::Match),
];

/// What competitions and pages are called in the other language, and how names are cut short.
pub(super) const SYNONYMS: &[(&str, &str)] = &[
    ("app", "aplicacao"),
    ("cup", "taca"),
    ("friendlies", "particulares"),
    ("friendly", "particulares"),
    ("league", "liga"),
    ("s", "sao"),
    ("second", "segunda"),
    ("sta", "santa"),
    ("sto", "santo"),
];

/// Words before the number on a shirt.
pub(super) const BEFORE_NUMBERS: &[&str] = &["camisola", "n", "no", "number", "numero", "shirt"];

/// What words mean together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    Kind(SearchKind),
    Position(Position),
    Day(Day),
}

/// A day, seen from today.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Day {
    Yesterday,
    Today,
    Tomorrow,
}

/// Longer ones before those that they begin with.
pub(super) const PHRASES: &[(&[&str], Meaning)] = &[
    (&["ponta", "de", "lanca"], Meaning::Position(Position::Forward)),
    (&["pontas", "de", "lanca"], Meaning::Position(Position::Forward)),
    (&["nota", "de", "imprensa"], Meaning::Kind(SearchKind::PressRelease)),
    (&["notas", "de", "imprensa"], Meaning::Kind(SearchKind::PressRelease)),
    (&["press", "release"], Meaning::Kind(SearchKind::PressRelease)),
    (&["press", "releases"], Meaning::Kind(SearchKind::PressRelease)),
    (&["guarda", "redes"], Meaning::Position(Position::Goalkeeper)),
    (&["guardaredes"], Meaning::Position(Position::Goalkeeper)),
    (&["goalkeeper"], Meaning::Position(Position::Goalkeeper)),
    (&["goalkeepers"], Meaning::Position(Position::Goalkeeper)),
    (&["keeper"], Meaning::Position(Position::Goalkeeper)),
    (&["defesa"], Meaning::Position(Position::Defender)),
    (&["defesas"], Meaning::Position(Position::Defender)),
    (&["defender"], Meaning::Position(Position::Defender)),
    (&["defenders"], Meaning::Position(Position::Defender)),
    (&["medio"], Meaning::Position(Position::Midfielder)),
    (&["medios"], Meaning::Position(Position::Midfielder)),
    (&["midfielder"], Meaning::Position(Position::Midfielder)),
    (&["midfielders"], Meaning::Position(Position::Midfielder)),
    (&["avancado"], Meaning::Position(Position::Forward)),
    (&["avancados"], Meaning::Position(Position::Forward)),
    (&["forward"], Meaning::Position(Position::Forward)),
    (&["forwards"], Meaning::Position(Position::Forward)),
    (&["striker"], Meaning::Position(Position::Forward)),
    (&["strikers"], Meaning::Position(Position::Forward)),
    (&["yesterday", "s"], Meaning::Day(Day::Yesterday)),
    (&["yesterday"], Meaning::Day(Day::Yesterday)),
    (&["ontem"], Meaning::Day(Day::Yesterday)),
    (&["today", "s"], Meaning::Day(Day::Today)),
    (&["today"], Meaning::Day(Day::Today)),
    (&["tonight"], Meaning::Day(Day::Today)),
    (&["hoje"], Meaning::Day(Day::Today)),
    (&["tomorrow", "s"], Meaning::Day(Day::Tomorrow)),
    (&["tomorrow"], Meaning::Day(Day::Tomorrow)),
    (&["amanha"], Meaning::Day(Day::Tomorrow)),
];

/// The word in the other language, if there is one.
pub(crate) fn synonym(word: &str) -> Option<&'static str> {
    SYNONYMS.iter().find(|(known, _)| *known == word).map(|(_, other)| *other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_in_order() {
        assert!(HINTS.is_sorted_by_key(|(name, _)| *name));
        assert!(SYNONYMS.is_sorted());
        for (place, (phrase, _)) in PHRASES.iter().enumerate() {
            let hidden = PHRASES[..place].iter().any(|(before, _)| phrase.starts_with(before));
            assert!(!hidden, "{phrase:?} is never reached");
        }
    }
}
