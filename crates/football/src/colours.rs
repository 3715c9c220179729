//! The colours that stand in where a competition or a team has none of its own.

/// Background of a team without colours.
pub const DEFAULT_TEAM: &str = "#001941";
/// Text on a competition's background where none is set.
pub const DEFAULT_COMPETITION_TEXT: &str = "#FFFFFF";

/// Text where nothing else is set.
pub const DEFAULT_TEXT: &str = "#FFF";

/// Backgrounds of the three international competitions that have a fixed one, and the text on them.
pub const INTERNATIONAL: [&str; 3] = ["#103BFD", "#FF6900", "#00BE14"];
pub const INTERNATIONAL_TEXT: &str = "#FFFFFF";
/// Background of any other international competition.
pub const DEFAULT_INTERNATIONAL: &str = "#001941";

/// Background and text for competitions without colours, taken in turn.
pub const COMPETITION_PAIRS: [(&str, &str); 6] = [
    ("#B450FF", "#FAFCFF"),
    ("#00FAFF", "#001941"),
    ("#19FF91", "#001941"),
    ("#E1FF19", "#001941"),
    ("#FF5A23", "#FAFCFF"),
    ("#FF2864", "#FAFCFF"),
];

/// The pair for a competition at this place (from 1) in the order of competitions.
pub fn competition_pair(position: i32) -> (&'static str, &'static str) {
    COMPETITION_PAIRS[(position - 1).rem_euclid(COMPETITION_PAIRS.len() as i32) as usize]
}

/// The pair for an international competition: numbers 1, 2 and 3 have their own.
pub fn international_pair(number: i64) -> (&'static str, &'static str) {
    let own = usize::try_from(number).ok().and_then(|number| INTERNATIONAL.get(number.checked_sub(1)?));
    (own.copied().unwrap_or(DEFAULT_INTERNATIONAL), INTERNATIONAL_TEXT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_taken_in_turn() {
        assert_eq!(competition_pair(1).0, "#B450FF");
        assert_eq!(competition_pair(6).0, "#FF2864");
        assert_eq!(competition_pair(7), competition_pair(1));
        assert_eq!(competition_pair(0), competition_pair(6));
    }

    #[test]
    fn three_international_competitions_have_their_own() {
        let cases = [
            (1, "#103BFD"),
            (2, "#FF6900"),
            (3, "#00BE14"),
            (0, "#001941"),
            (4, "#001941"),
            (-1, "#001941"),
            (i64::MIN, "#001941"),
        ];
        for (number, background) in cases {
            assert_eq!(international_pair(number), (background, "#FFFFFF"), "{number}");
        }
    }

    #[test]
    fn defaults() {
        assert_eq!((DEFAULT_TEAM, DEFAULT_COMPETITION_TEXT, DEFAULT_TEXT), ("#001941", "#FFFFFF", "#FFF"));
    }
}
