//! What kind of line a line is.

use crate::formats::days::{self, DayWords};
use crate::formats::{rounds, wording};

#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line<'a> {
    Title(&'a str),
    /// `=======`
    Ornament,
    Round(&'a str),
    /// `Group A:`
    Group(&'a str),
    /// `Group A | Brazil  Croatia`
    GroupClubs {
        group: &'a str,
        clubs: &'a str,
    },
    Day(DayWords),
    /// The scorers of the match above, or their beginning.
    Goals,
    Match(MatchLine<'a>),
}

#[derive(Debug, PartialEq, Eq)]
pub(super) struct MatchLine<'a> {
    pub time: Option<&'a str>,
    pub home: &'a str,
    pub away: &'a str,
    /// What stands after the away club.
    pub result: &'a str,
}

impl<'a> Line<'a> {
    /// Reads a line that is neither empty nor a comment.
    pub fn read(text: &'a str) -> Result<Self, String> {
        if let Some(title) = text.strip_prefix('=') {
            let ornament = title.bytes().all(|byte| byte == b'=');
            return Ok(if ornament { Self::Ornament } else { Self::Title(title.trim()) });
        }
        if let Some(heading) = text.strip_prefix(['▪', '»']) {
            return match heading.trim() {
                "" => Err("a heading without words".to_owned()),
                heading => Ok(Self::Round(heading)),
            };
        }
        if text.starts_with(['(', '[']) {
            return Self::read_bracketed(text);
        }
        if let Some((home, away)) = text.split_once(" v ") {
            return MatchLine::read(home, away).map(Self::Match);
        }
        if let Some(group) = wording::group_in(text) {
            return Ok(match group.split_once('|') {
                Some((group, clubs)) => Self::GroupClubs { group: group.trim(), clubs },
                None => Self::Group(group.strip_suffix(':').unwrap_or(group)),
            });
        }
        if rounds::is_numbered(text) {
            return Ok(Self::Round(text));
        }
        match DayWords::read(text) {
            Some(words) => Ok(Self::Day(words)),
            None if DayWords::begins(text) => Err(format!("`{text}` is not a day")),
            None => Err(format!("cannot make sense of `{text}`")),
        }
    }

    /// Older files put their days into brackets: `[Sat Aug/8]`.
    fn read_bracketed(text: &'a str) -> Result<Self, String> {
        let inner = text[1..].strip_suffix(']').unwrap_or(&text[1..]).trim();
        match DayWords::begins(inner) {
            true => DayWords::read(inner).map(Self::Day).ok_or_else(|| format!("`{text}` is not a day")),
            false => Ok(Self::Goals),
        }
    }
}

impl<'a> MatchLine<'a> {
    fn read(home: &'a str, away: &'a str) -> Result<Self, String> {
        let home = home.trim();
        let (time, home) = match home.split_once([' ', '\t']) {
            Some((first, rest)) if days::is_time_word(first) => (Some(first), rest.trim_start()),
            _ => (None, home),
        };
        let away = away.trim();
        let after_the_name = word_starts(away).find(|&at| begins_a_result(&away[at..])).unwrap_or(away.len());
        let (away, result) = away.split_at(after_the_name);
        Ok(Self { time, home: in_one_column(home)?, away: in_one_column(away.trim_end())?, result })
    }
}

/// The texts of a line that stand two or more spaces apart.
pub(super) fn columns(text: &str) -> impl Iterator<Item = &str> {
    text.split("  ").flat_map(|part| part.split('\t')).map(str::trim).filter(|column| !column.is_empty())
}

/// A name has no two spaces in a row: what stands further off does not belong to it.
fn in_one_column(name: &str) -> Result<&str, String> {
    match columns(name).nth(1) {
        Some(stray) => Err(format!("cannot make sense of `{stray}` beside a club")),
        None => Ok(name),
    }
}

fn begins_a_result(text: &str) -> bool {
    let word = text.split_whitespace().next().unwrap_or_default();
    word.starts_with(['[', '@']) || wording::begins_a_score(word)
}

fn word_starts(text: &str) -> impl Iterator<Item = usize> {
    let mut after_space = true;
    text.char_indices().filter_map(move |(at, letter)| {
        let starts = after_space && !letter.is_whitespace();
        after_space = letter.is_whitespace();
        starts.then_some(at)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn match_line<'a>(time: Option<&'a str>, home: &'a str, away: &'a str, result: &'a str) -> Line<'a> {
        Line::Match(MatchLine { time, home, away, result })
    }

    #[test]
    fn match_lines() {
        let cases = [
            ("A v B", match_line(None, "A", "B", "")),
            ("20:15  SL Benfica              v FC Arouca                4-0 (3-0)", {
                match_line(Some("20:15"), "SL Benfica", "FC Arouca", "4-0 (3-0)")
            }),
            ("1° de Dezembro          v UD Oliveirense           2-1 (0-1)", {
                match_line(None, "1° de Dezembro", "UD Oliveirense", "2-1 (0-1)")
            }),
            ("14:00  Amora FC                v FC Felgueiras 1932       1-0 (0-0)", {
                match_line(Some("14:00"), "Amora FC", "FC Felgueiras 1932", "1-0 (0-0)")
            }),
            ("União Sintrense         v Estrela FC V. Novas      2-1 (1-0)", {
                match_line(None, "União Sintrense", "Estrela FC V. Novas", "2-1 (1-0)")
            }),
            ("Associação Académica de Coimbra v Atlético dos Arcos       1-2 a.e.t. (1-1, 1-1)", {
                match_line(None, "Associação Académica de Coimbra", "Atlético dos Arcos", "1-2 a.e.t. (1-1, 1-1)")
            }),
            ("A v B 1-0", match_line(None, "A", "B", "1-0")),
            ("A v B  [postponed]", match_line(None, "A", "B", "[postponed]")),
            ("A v B  @ Estádio da Luz", match_line(None, "A", "B", "@ Estádio da Luz")),
        ];
        for (text, line) in cases {
            assert_eq!(Line::read(text), Ok(line), "{text}");
        }
    }

    #[test]
    fn other_lines() {
        let cases = [
            ("= Primeira Liga 2022/23", Line::Title("Primeira Liga 2022/23")),
            ("=====", Line::Ornament),
            ("▪ Round of 16", Line::Round("Round of 16")),
            ("» Matchday 2", Line::Round("Matchday 2")),
            ("Matchday 2", Line::Round("Matchday 2")),
            ("Group A:", Line::Group("A")),
            ("Group B | Spain  Chile", Line::GroupClubs { group: "B", clubs: " Spain  Chile" }),
            ("(Neymar 29', 71'; Marcelo 11')", Line::Goals),
            ("[Neymar 29']", Line::Goals),
        ];
        for (text, line) in cases {
            assert_eq!(Line::read(text), Ok(line), "{text}");
        }
        for day in ["Fri Aug 5 2022", "Sat Aug 6", "[Sat Aug/6]"] {
            assert!(matches!(Line::read(day), Ok(Line::Day(_))), "{day}");
        }
    }

    #[test]
    fn strange_lines_are_refused() {
        for text in [
            "20:15  SL Benf",
            "SL Benfica v",
            "A v B  2",
            "A v B  walkover",
            "A  B v C",
            "Sat Aug",
            "[Sat Aug 6 2",
            "▪",
            "nb: moved to Sunday",
        ] {
            assert!(Line::read(text).is_err(), "{text}");
        }
    }
}
