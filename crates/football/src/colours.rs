//! The colours that stand in where a competition or a team has none of its own.

/// Background of a team without colours.
pub const DEFAULT_TEAM: &str = "#001941";
/// Text on a competition's background where none is set.
pub const DEFAULT_COMPETITION_TEXT: &str = "#FFFFFF";

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
}
