//! Exporting a season: from the store to the same texts that the importers read.

use crate::boxed;
use std::collections::HashMap;

use football::season::SeasonId;
use football::state::MatchState;
use jiff::tz::TimeZone;
use store::matches::Match;
use store::rounds::Round;
use store::{Store, StoreError};
use thiserror::Error;

use crate::formats::{FileMatch, FileResult, RoundName, SeasonFile, football_txt, openfootball_json, season_csv};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportFormat {
    Json,
    Csv,
    FootballTxt,
}

#[derive(Debug, Error)]
pub enum ExportError {
    #[error("there is no competition “{0}” in the season {1}")]
    NoEdition(String, SeasonId),
    #[error("{0}")]
    Store(#[from] StoreError),
}

/// The season as a text that can be imported again.
#[boxed]
pub async fn export(
    store: &Store,
    competition: &str,
    season: SeasonId,
    zone: &TimeZone,
    format: ExportFormat,
) -> Result<String, ExportError> {
    let edition = store.edition(competition, season).await?;
    let edition = edition.ok_or_else(|| ExportError::NoEdition(competition.to_owned(), season))?;
    let rounds = store.rounds(edition.id).await?;
    let matches = store.matches_of_edition(edition.id).await?;
    let entrants = store.entrants(edition.id).await?;
    let names: HashMap<i64, &str> = entrants.iter().map(|e| (e.team.id, e.team.name.as_str())).collect();
    let groups: HashMap<i64, &str> = entrants.iter().filter_map(|e| Some((e.team.id, e.group.as_deref()?))).collect();
    let mut list = Vec::with_capacity(matches.len());
    for round in &rounds {
        for m in matches.iter().filter(|m| m.round_id == round.id) {
            list.push(file_match(m, round, &names, &groups, zone));
        }
    }
    let name = format!("{} {}", edition.competition.label, season.label());
    let file = SeasonFile { name: Some(name), matches: list };
    Ok(match format {
        ExportFormat::Json => openfootball_json::write(&file),
        ExportFormat::Csv => season_csv::write(&file),
        ExportFormat::FootballTxt => football_txt::write(&file),
    })
}

fn file_match(
    m: &Match,
    round: &Round,
    names: &HashMap<i64, &str>,
    groups: &HashMap<i64, &str>,
    zone: &TimeZone,
) -> FileMatch {
    let name = |id: i64| names.get(&id).copied().unwrap_or_default().to_owned();
    let facts = &m.facts;
    FileMatch {
        line: 0,
        round: match &round.label {
            Some(label) => RoundName::Named(label.en.clone()),
            None => RoundName::Number(round.number),
        },
        group: groups.get(&m.home_team_id).filter(|_| round.kind.has_table()).map(|&group| group.to_owned()),
        day: facts.day,
        time: facts.kickoff.map(|kickoff| kickoff.to_zoned(zone.clone()).time()),
        home: name(m.home_team_id),
        away: name(m.away_team_id),
        result: match (facts.state, facts.score) {
            (MatchState::Finished | MatchState::Ended, Some(score)) => FileResult::Played(score),
            (MatchState::Postponed, _) => FileResult::Postponed,
            (MatchState::Cancelled, _) => FileResult::Cancelled,
            (MatchState::Suspended, score) => FileResult::Abandoned(score.map(|score| score.goals)),
            _ => FileResult::None,
        },
    }
}
