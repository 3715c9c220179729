//! From the words over a match to its round.

use super::RoundName;

/// Reads the headings of a whole file, one for each match.
///
/// "Round 3" is a matchday in a league and a name in a cup: it counts as a number only where every heading of the file
/// is numbered, so that a cup's rounds stay in the order of the file.
pub(super) fn read<'a>(headings: impl Iterator<Item = Option<&'a str>> + Clone) -> Vec<RoundName> {
    let all_numbered =
        headings.clone().flatten().all(|heading| matchday(heading).or(numbered_round(heading)).is_some());
    let name = |heading: &str| match matchday(heading) {
        Some(number) => RoundName::Number(number),
        None => match numbered_round(heading) {
            Some(number) if all_numbered => RoundName::Number(number),
            _ => RoundName::Named(heading.to_owned()),
        },
    };
    headings.map(|heading| heading.map_or(RoundName::Unknown, name)).collect()
}

/// The words for a round in a heading; nothing for an unknown one.
pub(super) fn heading(round: &RoundName) -> Option<String> {
    match round {
        RoundName::Number(number) => Some(format!("Matchday {number}")),
        RoundName::Named(name) => Some(name.clone()),
        RoundName::Unknown => None,
    }
}

/// Whether a line can only be a heading, even without a mark before it.
pub(super) fn is_numbered(heading: &str) -> bool {
    heading.contains(' ') && matchday(heading).or(numbered_round(heading)).is_some()
}

/// Matchday 0 and numbers beyond counting are refused rather than taken for names.
pub(super) fn check(heading: &str) -> Result<(), String> {
    let meant_as_number = number_after(heading, &["matchday", "jornada", "round"]).or(Some(heading));
    match meant_as_number {
        Some(digits) if digits.bytes().all(|byte| byte.is_ascii_digit()) && from_one(digits).is_none() => {
            Err(format!("`{heading}` is no matchday"))
        }
        _ => Ok(()),
    }
}

fn matchday(heading: &str) -> Option<u16> {
    from_one(number_after(heading, &["matchday", "jornada"]).unwrap_or(heading))
}

fn numbered_round(heading: &str) -> Option<u16> {
    from_one(number_after(heading, &["round"])?)
}

fn number_after<'a>(heading: &'a str, words: &[&str]) -> Option<&'a str> {
    let (word, number) = heading.split_once(' ')?;
    words.iter().any(|known| word.eq_ignore_ascii_case(known)).then_some(number)
}

fn from_one(digits: &str) -> Option<u16> {
    let only_digits = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|number| only_digits && *number > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str) -> RoundName {
        RoundName::Named(name.to_owned())
    }

    #[test]
    fn rounds_of_a_league_are_numbers_and_of_a_cup_names() {
        let cases: [(&[Option<&str>], Vec<RoundName>); 5] = [
            (&[Some("Matchday 3"), Some("jornada 12")], vec![RoundName::Number(3), RoundName::Number(12)]),
            (&[Some("Round 1"), Some("Round 2")], vec![RoundName::Number(1), RoundName::Number(2)]),
            (&[Some("Round 2"), Some("Round of 16")], vec![named("Round 2"), named("Round of 16")]),
            (&[Some("Matchday 1"), Some("Final")], vec![RoundName::Number(1), named("Final")]),
            (&[None, Some("7")], vec![RoundName::Unknown, RoundName::Number(7)]),
        ];
        for (headings, rounds) in cases {
            assert_eq!(read(headings.iter().copied()), rounds);
        }
    }

    #[test]
    fn impossible_numbers_are_refused() {
        for heading in ["Matchday 0", "Matchday 65536", "Round 0", "0"] {
            assert!(check(heading).is_err(), "{heading}");
        }
        for heading in ["Matchday 1", "Round of 16", "Final", "Round 3 (replays)"] {
            assert!(check(heading).is_ok(), "{heading}");
        }
    }
}
