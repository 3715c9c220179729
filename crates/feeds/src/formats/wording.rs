//! What may stand in a name.
//!
//! football.txt has no quotation marks: a club called "A v B" or "Porto 2-1" could be written but not read back. Such
//! names are refused in every format, so that what one format reads the others can write.

use football::names::fold;

use super::days;

const MOST_LETTERS: usize = 200;

/// The name of the season or cup.
pub(super) fn title(text: &str) -> Result<String, String> {
    let title = one_line(text)?;
    if title.starts_with('=') {
        return Err(format!("`{title}` cannot be the name of a season"));
    }
    Ok(title)
}

/// The name of a round.
pub(super) fn round(text: &str) -> Result<String, String> {
    let round = one_line(text)?;
    if round.starts_with(['▪', '»']) {
        return Err(format!("`{round}` is a heading below a heading, which is not supported"));
    }
    Ok(round)
}

/// The name of a group without the word "Group" before it.
pub(super) fn group(text: &str) -> Result<String, String> {
    let group = one_line(without_the_word_group(text))?;
    let unreadable =
        group.contains(['|', '▪', '»']) || group.ends_with(':') || group.split(' ').any(|word| word == "v");
    if unreadable || group.starts_with(['=', '(', '[']) || fold(&group).is_empty() {
        return Err(format!("`{group}` cannot be the name of a group"));
    }
    Ok(group)
}

/// "A" of "Group A"; nothing where the text does not speak of a group.
pub(super) fn group_in(text: &str) -> Option<&str> {
    let (word, rest) = text.trim().split_once(char::is_whitespace)?;
    (word.eq_ignore_ascii_case("group") || word.eq_ignore_ascii_case("grupo")).then(|| rest.trim())
}

fn without_the_word_group(text: &str) -> &str {
    let mut rest = text;
    while let Some(shorter) = group_in(rest) {
        rest = shorter;
    }
    rest
}

/// The name of a club as it stands in a match.
pub(super) fn club(text: &str) -> Result<String, String> {
    let club = one_line(text)?;
    if fold(&club).is_empty() {
        return Err(format!("`{club}` is no club: it has neither letter nor digit"));
    }
    let looks_like_something_else = club.starts_with(['=', '('])
        || club.contains(['[', ']', '|', '@', '▪', '»'])
        || club.split(' ').any(|word| word == "v" || begins_a_score(word) || days::is_time_word(word));
    if looks_like_something_else {
        return Err(format!("`{club}` cannot be the name of a club"));
    }
    Ok(club)
}

/// Whether a word can only be a score, whole ("2-1") or cut off ("2-").
pub(super) fn begins_a_score(word: &str) -> bool {
    word.starts_with(|first: char| first.is_ascii_digit())
        && word.contains(['-', '–'])
        && word.chars().all(|c| c.is_ascii_digit() || c == '-' || c == '–')
}

/// Text as it may stand on a line of its own, spaces evened out.
fn one_line(text: &str) -> Result<String, String> {
    if let Some(bad) = text.chars().find(|letter| is_invisible(*letter)) {
        return Err(format!("an invisible character (U+{:04X}) in a name", u32::from(bad)));
    }
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.is_empty() {
        return Err("a name is empty".to_owned());
    }
    if line.chars().count() > MOST_LETTERS {
        return Err(format!("a name is longer than {MOST_LETTERS} letters"));
    }
    if super::source::without_comment(&line) != line {
        return Err(format!("`{line}` holds the sign of a comment"));
    }
    Ok(line)
}

/// Control characters and those that turn or hide the text around them.
pub(super) fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn real_club_names_stand() {
        for name in [
            "1° de Dezembro",
            "FC Felgueiras 1932",
            "Estrela FC V. Novas",
            "1. FC Köln",
            "Schalke 04",
            "B-SAD",
            "Vitória SC (Guimarães)",
            "Brighton & Hove Albion",
        ] {
            assert_eq!(club(name).as_deref(), Ok(name));
        }
        assert_eq!(club("  Rio \u{a0} Ave ").as_deref(), Ok("Rio Ave"));
    }

    #[test]
    fn names_that_football_txt_could_not_tell_apart_are_refused() {
        for name in [
            "",
            "?",
            "A v B",
            "v",
            "Porto 2-1",
            "Porto 2-",
            "20:15 Porto",
            "= Porto",
            "(Porto)",
            "Porto [x]",
            "A | B",
            "▪ Porto",
            "@ Porto",
            "Porto # B",
            "A\tB",
            "A\u{202e}B",
        ] {
            assert!(club(name).is_err(), "{name:?}");
        }
        assert!(club(&"x".repeat(201)).is_err());
    }

    #[test]
    fn groups_lose_the_word_group() {
        assert_eq!(group("Group A").as_deref(), Ok("A"));
        assert_eq!(group("Grupo 3").as_deref(), Ok("3"));
        assert_eq!(group("Norte").as_deref(), Ok("Norte"));
        assert!(group("A:").is_err() && group("?").is_err());
    }
}
