//! Importing a season: from files to the store, all or nothing, as often as one likes.

mod calendar;
pub(crate) mod rounds;
mod teams;

use crate::boxed;
use std::collections::BTreeSet;

use football::names;
use football::rules::{self, RulesError};
use football::season::SeasonId;
use jiff::Timestamp;
use jiff::civil::{Date, date};
use jiff::tz::TimeZone;
use serde_json::json;
use store::competitions::{Competition, Format, NewCompetition};
use store::editions::Edition;
use store::{Store, StoreError, Write};
use thiserror::Error;

use crate::formats::clubs::ClubNames;
use crate::formats::{FileError, RoundName, SeasonFile};

/// The rules under which a new edition is played if nobody says otherwise.
pub const DEFAULT_RULES: &str = "liga-portugal";

/// A season to be imported into one edition of one competition.
pub struct Import {
    /// The competition's slug.
    pub competition: String,
    pub season: SeasonId,
    /// The competition's name, where it is new.
    pub name: Option<String>,
    pub rules: Option<String>,
    /// Club names with their aliases.
    pub clubs: Vec<ClubNames>,
    /// The league's time zone: files give local times.
    pub zone: TimeZone,
    /// The files with their names, in order.
    pub files: Vec<(String, SeasonFile)>,
}

/// What an import did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    pub new_teams: Vec<String>,
    pub added: usize,
    pub updated: usize,
    pub unchanged: usize,
}

#[derive(Debug, Error)]
pub enum ImportError {
    #[error("{0}")]
    File(#[from] FileError),
    #[error("“{0}” is no slug: use a–z, 0–9 and hyphens, at most 64")]
    Slug(String),
    #[error("{0}")]
    Rules(#[from] RulesError),
    #[error("this edition is played under the rules “{known}”, not “{asked}”")]
    OtherRules { known: String, asked: String },
    #[error("there is no match in these files")]
    Empty,
    #[error("{0}")]
    Store(#[from] StoreError),
}

/// Imports everything or nothing. Importing the same again changes nothing.
#[boxed]
pub async fn import(store: &Store, at: Timestamp, import: &Import) -> Result<Report, ImportError> {
    check(import)?;
    let mut write = store.write().await?;
    let edition = edition(&mut write, import).await?;
    let mut report = Report::default();
    let teams = teams::resolve(&mut write, import, &mut report).await?;
    calendar::save(&mut write, import, &edition, &teams, &mut report).await?;
    let body = json!({
        "competition": import.competition, "season": import.season.number(),
        "added": report.added, "updated": report.updated,
    });
    write.commit(at, "import", body).await?;
    Ok(report)
}

fn check(import: &Import) -> Result<(), ImportError> {
    if !names::is_slug(&import.competition) {
        return Err(ImportError::Slug(import.competition.clone()));
    }
    rules::in_force(import.rules.as_deref().unwrap_or(DEFAULT_RULES), import.season)?;
    if import.files.iter().all(|(_, file)| file.matches.is_empty()) {
        return Err(ImportError::Empty);
    }
    check_matches(import)
}

/// Every day must lie in the season, with some room at both ends; rounds are counted in hundreds at the most.
fn check_matches(import: &Import) -> Result<(), ImportError> {
    for (name, file) in &import.files {
        for m in &file.matches {
            if matches!(m.round, RoundName::Number(number) if number > rounds::MOST_ROUNDS) {
                let reason = format!("there are no more than {} rounds", rounds::MOST_ROUNDS);
                return Err(FileError { file: name.clone(), line: m.line, reason }.into());
            }
            if let Some(day) = m.day.filter(|day| !import.season.has_room_for(*day)) {
                let reason = format!("{day} is not in the season {}", import.season.label());
                return Err(FileError { file: name.clone(), line: m.line, reason }.into());
            }
        }
    }
    Ok(())
}

/// Finds the edition to import into, or makes it, with its competition and season.
async fn edition(write: &mut Write, import: &Import) -> Result<Edition, ImportError> {
    let (first, last) = days(import);
    write.cover_season(import.season, first, last).await?;
    if let Some(edition) = write.find_edition(&import.competition, import.season).await? {
        return match &import.rules {
            Some(asked) if *asked != edition.rules => {
                Err(ImportError::OtherRules { known: edition.rules, asked: asked.clone() })
            }
            _ => Ok(edition),
        };
    }
    let competition = match write.find_competition(&import.competition).await? {
        Some(competition) => competition,
        None => add_competition(write, import).await?,
    };
    let rules = import.rules.as_deref().unwrap_or(DEFAULT_RULES);
    Ok(write.add_edition(&competition, import.season, rules, &[]).await?)
}

async fn add_competition(write: &mut Write, import: &Import) -> Result<Competition, ImportError> {
    let in_file = import.files.iter().find_map(|(_, file)| file.name.as_deref());
    let label =
        import.name.clone().or_else(|| in_file.map(without_season)).unwrap_or_else(|| import.competition.clone());
    let is_league =
        import.files.iter().flat_map(|(_, file)| &file.matches).any(|m| !matches!(m.round, RoundName::Named(_)));
    let new = NewCompetition {
        key: import.competition.clone(),
        label,
        format: if is_league { Format::League } else { Format::Tournament },
        is_international: false,
        is_european: false,
        position: write.next_competition_position().await?,
        color: None,
        text_color: None,
        highlight: false,
        tags: Vec::new(),
    };
    Ok(write.add_competition(new).await?)
}

/// “Portuguese Primeira Liga 2023/24” without its season.
fn without_season(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    let is_season = |word: &&str| word.bytes().all(|b| b.is_ascii_digit() || b == b'/' || b == b'-') && word.len() >= 4;
    match words.split_last() {
        Some((last, rest)) if is_season(last) && !rest.is_empty() => rest.join(" "),
        _ => words.join(" "),
    }
}

/// The first and last day of the matches; a whole season where no match has a day.
fn days(import: &Import) -> (Date, Date) {
    let days: BTreeSet<Date> = import.files.iter().flat_map(|(_, file)| &file.matches).filter_map(|m| m.day).collect();
    let year = import.season.start_year() as i16;
    let whole = (date(year, 7, 1), date(year + 1, 6, 30));
    days.first().copied().zip(days.last().copied()).unwrap_or(whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_competitions_name_does_not_carry_its_season() {
        assert_eq!(without_season("Portuguese Primeira Liga 2023/24"), "Portuguese Primeira Liga");
        assert_eq!(without_season("Taça de Portugal 2024-25"), "Taça de Portugal");
        assert_eq!(without_season("Liga 3"), "Liga 3");
        assert_eq!(without_season("2024"), "2024");
    }
}
