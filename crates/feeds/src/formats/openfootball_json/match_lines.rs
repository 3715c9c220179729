//! On which line each match of a football.json file begins.
//!
//! The JSON reader knows lines only while it reads, but most of what is wrong with a match shows afterwards. A single
//! pass over the text notes where the objects in `matches` open; whether the text is JSON at all is not its business.

use crate::formats::assembly::MOST_MATCHES;

/// Deeper than this the JSON reader refuses the file anyway.
const DEEPEST: usize = 128;

struct Container<'a> {
    is_object: bool,
    /// The key under which it stands.
    key: &'a str,
    /// In an object: the last string seen, a key by the time something opens after it.
    last_string: &'a str,
}

/// The lines in the order of the matches, or the line at which there are too many.
pub(super) fn find(text: &str) -> Result<Vec<u32>, (u32, String)> {
    let bytes = text.as_bytes();
    let mut lines = Vec::new();
    let mut open: Vec<Container<'_>> = Vec::new();
    let mut line = 1;
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'\n' => line += 1,
            b'"' => {
                let end = end_of_string(bytes, at + 1);
                if let Some(container) = open.last_mut() {
                    container.last_string = text.get(at + 1..end).unwrap_or_default();
                }
                at = end;
            }
            b'{' | b'[' if open.len() == DEEPEST => break,
            b'{' | b'[' => {
                if *byte == b'{' && are_matches(&open) {
                    lines.push(line);
                    if lines.len() > MOST_MATCHES {
                        return Err((line, format!("more than {MOST_MATCHES} matches")));
                    }
                }
                open.push(Container {
                    is_object: *byte == b'{',
                    key: open.last().filter(|parent| parent.is_object).map_or("", |parent| parent.last_string),
                    last_string: "",
                });
            }
            b'}' | b']' => {
                open.pop();
            }
            _ => {}
        }
        at += 1;
    }
    Ok(lines)
}

/// Whether what opens here is a match: `{matches: [` or `{rounds: [{matches: [`.
fn are_matches(open: &[Container<'_>]) -> bool {
    let array = |container: &Container<'_>, key| !container.is_object && container.key == key;
    match open {
        [season, matches] => season.is_object && array(matches, "matches"),
        [season, rounds, round, matches] => {
            season.is_object && array(rounds, "rounds") && round.is_object && array(matches, "matches")
        }
        _ => false,
    }
}

/// Where the closing quotation mark stands. A string runs over no line break in JSON.
fn end_of_string(bytes: &[u8], start: usize) -> usize {
    let mut at = start;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'"' => return at,
            b'\n' => return at - 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_are_found_in_both_forms() {
        let flat = "{\"name\": \"matches [{\\\"\",\n\"matches\": [\n{\"score\": {\"ft\": [1,0]}},\n\n{}, {}]}";
        assert_eq!(find(flat), Ok(vec![3, 5, 5]));
        let rounds = "{\"rounds\": [\n{\"name\": \"1\", \"matches\": [\n{\"team1\": {}}\n]},\n{\"matches\": [{}]}]}";
        assert_eq!(find(rounds), Ok(vec![3, 5]));
        assert_eq!(find("{\"other\": {\"matches\": [{}]}}"), Ok(vec![]));
    }

    #[test]
    fn broken_text_ends_the_search_quietly() {
        for text in ["", "]}", "{\"", "\"\\", "{\"matches\": [{\"a\n\"\n{", "\"é\\"] {
            assert!(find(text).is_ok(), "{text}");
        }
        assert!(find(&format!("{{\"matches\":[{}", "{},".repeat(20_001))).is_err());
    }
}
