//! Lists of clubs with all their names, as openfootball's `clubs` project keeps them:
//!
//! ```text
//! SL Benfica, 1904, Lisboa
//!   | Benfica | Sport Lisboa e Benfica
//!   | Benfica Lissabon [de]
//! ii) SL Benfica B
//!   | Benfica B
//! ```

use super::{FileError, source, wording};

const MOST_CLUBS: usize = 20_000;

/// A club and the names under which it goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubNames {
    pub line: u32,
    pub name: String,
    /// Without the mark of their language.
    pub aliases: Vec<String>,
    pub city: Option<String>,
    pub founded: Option<i32>,
    /// A second team, listed below its club.
    pub reserve: bool,
}

/// Reads a list of clubs.
pub fn parse(file: &str, bytes: &[u8]) -> Result<Vec<ClubNames>, FileError> {
    let mut clubs: Vec<ClubNames> = Vec::new();
    for (number, line) in source::lines(file, bytes)? {
        read_line(&mut clubs, number, line).map_err(|reason| FileError::new(file, number, reason))?;
    }
    Ok(clubs)
}

fn read_line(clubs: &mut Vec<ClubNames>, number: u32, line: &str) -> Result<(), String> {
    let line = source::without_comment(line).trim_end();
    let text = line.trim_start();
    let is_heading = text.starts_with('=');
    let is_address = line.len() > text.len() && text.contains(" // ");
    if text.is_empty() || is_heading || is_address {
        return Ok(());
    }
    if let Some(aliases) = text.strip_prefix('|') {
        let club = clubs.last_mut().ok_or("other names without a club above them")?;
        for alias in aliases.split('|') {
            club.aliases.push(wording::club(without_language(alias))?);
        }
        return Ok(());
    }
    if clubs.len() == MOST_CLUBS {
        return Err(format!("more than {MOST_CLUBS} clubs"));
    }
    let reserve = second_team(text);
    if reserve.is_some() && clubs.is_empty() {
        return Err("a second team without a club above it".to_owned());
    }
    clubs.push(read_club(number, reserve.unwrap_or(text), reserve.is_some())?);
    Ok(())
}

fn read_club(line: u32, text: &str, reserve: bool) -> Result<ClubNames, String> {
    let mut fields = text.split(',').map(str::trim);
    let name = wording::club(without_years(fields.next().unwrap_or_default()))?;
    let mut club = ClubNames { line, name, aliases: Vec::new(), city: None, founded: None, reserve };
    for field in fields {
        // A field with `@` names the ground; what follows the city is its region.
        match field.parse::<i32>() {
            Ok(year @ 1800..=2200) if club.founded.is_none() => club.founded = Some(year),
            Ok(_) => return Err(format!("`{field}` is not the year of a foundation")),
            Err(_) if field.starts_with('@') || club.city.is_some() => {}
            Err(_) => club.city = Some(wording::club(field)?),
        }
    }
    Ok(club)
}

/// The text after `ii)` or `iii)`.
fn second_team(text: &str) -> Option<&str> {
    let (mark, name) = text.split_once(')')?;
    (mark.len() >= 2 && mark.bytes().all(|byte| byte == b'i')).then(|| name.trim())
}

/// "Benfica Lissabon [de]" is what they call it in German.
fn without_language(alias: &str) -> &str {
    let alias = alias.trim();
    match alias.strip_suffix(']').and_then(|alias| alias.rsplit_once('[')) {
        Some((name, language)) if language.bytes().all(|byte| byte.is_ascii_lowercase()) => name.trim_end(),
        _ => alias,
    }
}

/// "UD Vilafranquense (-2023)" was dissolved in that year.
fn without_years(name: &str) -> &str {
    match name.strip_suffix(')').and_then(|name| name.rsplit_once('(')) {
        Some((name, years)) if years.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-') => name.trim_end(),
        _ => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<ClubNames> {
        parse("clubs.txt", text.as_bytes()).expect("a readable list")
    }

    #[test]
    fn clubs_with_all_that_may_be_told() {
        let clubs = read(
            "==========\r\n=  Portugal\r\n\r\nSL Benfica, 1904, @ Luz, Lisboa, Estremadura  ## why\r\n\
             \u{20} | Benfica | Benfica Lissabon [de]\r\n  Rua X // 1500 Lisboa\r\nii) SL Benfica B\r\n  | Benfica B\r\n\
             UD Vilafranquense (-2023),    Vila Franca de Xira   # a town\r\n",
        );
        let told: Vec<_> = clubs.iter().map(|club| (club.line, club.name.as_str(), club.reserve)).collect();
        assert_eq!(told, [(4, "SL Benfica", false), (7, "SL Benfica B", true), (9, "UD Vilafranquense", false)]);
        assert_eq!(clubs[0].aliases, ["Benfica", "Benfica Lissabon"]);
        assert_eq!((clubs[0].founded, clubs[0].city.as_deref()), (Some(1904), Some("Lisboa")));
        assert_eq!((clubs[1].founded, clubs[1].city.as_deref()), (None, None));
        assert_eq!(clubs[2].city.as_deref(), Some("Vila Franca de Xira"));
    }

    #[test]
    fn what_does_not_fit_is_refused_with_its_line() {
        let cases = [
            ("\n  | Benfica", "clubs.txt:2: other names without a club above them"),
            ("ii) Benfica B", "clubs.txt:1: a second team without a club above it"),
            ("Benfica\n | ", "clubs.txt:2: a name is empty"),
            ("Benfica, 19", "clubs.txt:1: `19` is not the year of a foundation"),
            ("Benfica, 1904, 1905", "clubs.txt:1: `1905` is not the year of a foundation"),
            (", Lisboa", "clubs.txt:1: a name is empty"),
        ];
        for (text, error) in cases {
            assert_eq!(parse("clubs.txt", text.as_bytes()).expect_err(text).to_string(), error);
        }
    }
}
