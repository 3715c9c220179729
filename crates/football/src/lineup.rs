//! How eleven players stand on the pitch.

use crate::side::Side;

/// The rows of a formation, from the defence on: whatever else is written, only digits count.
pub fn tactic(description: &str) -> Vec<u8> {
    description.bytes().filter(u8::is_ascii_digit).map(|digit| digit - b'0').collect()
}

/// The starters by line: the goalkeeper, who is named first, then the rows of the formation. Whoever the formation has
/// no place for stands in a last row. The away side is seen from the other end of the pitch.
pub fn lines<T>(tactic: &[u8], starters: Vec<T>, side: Side) -> Vec<Vec<T>> {
    let mut starters = starters.into_iter();
    let mut lines: Vec<Vec<T>> =
        [1].iter().chain(tactic).map(|&row| starters.by_ref().take(row.into()).collect()).collect();
    lines.push(starters.collect());
    lines.retain(|line| !line.is_empty());
    if !side.is_home() {
        lines.reverse();
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formations_are_their_digits() {
        let cases: [(&str, &[u8]); 5] = [
            ("4-2-3-1", &[4, 2, 3, 1]),
            ("4 x 3 x 3", &[4, 3, 3]),
            ("442", &[4, 4, 2]),
            ("Tática: 3-5-2 (losango)", &[3, 5, 2]),
            ("", &[]),
        ];
        for (description, rows) in cases {
            assert_eq!(tactic(description), rows, "{description}");
        }
    }

    #[test]
    fn starters_stand_in_lines() {
        let cases = [
            ("goalkeeper, then rows", "4-3-3", "abcdefghijk", Side::Home, "a bcde fgh ijk"),
            ("the away side from the other end", "4-3-3", "abcdefghijk", Side::Away, "ijk fgh bcde a"),
            ("no formation", "", "abcdefghijk", Side::Home, "a bcdefghijk"),
            ("too many players", "4-3-2", "abcdefghijk", Side::Home, "a bcde fgh ij k"),
            ("too few", "4-3-3", "abcdef", Side::Home, "a bcde f"),
            ("a row of nobody", "4-0-3-3", "abcdefghijk", Side::Home, "a bcde fgh ijk"),
            ("nobody at all", "4-3-3", "", Side::Away, ""),
        ];
        for (rule, description, starters, side, expected) in cases {
            let lines = lines(&tactic(description), starters.chars().collect(), side);
            let read: Vec<String> = lines.into_iter().map(|line| line.into_iter().collect()).collect();
            assert_eq!(read.join(" "), expected, "{rule}");
        }
    }
}
