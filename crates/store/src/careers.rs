//! Somebody's matches: those he played, and those he coached.

use football::PersonId;
use football::season::SeasonId;
use football::side::Side;
use sea_orm::{FromQueryResult, QueryResult, Value};

use crate::entities::line_up;
use crate::matches::{self, Match};
use crate::records::LineUpEntry;
use crate::{Result, Store, StoreError, boxed, query};

/// A match with somebody's line of its team sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedMatch {
    pub match_: Match,
    pub entry: LineUpEntry,
}

/// How a match that somebody coached went for his side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoachedMatch {
    pub season: SeasonId,
    pub team_id: i64,
    pub goals_for: i16,
    pub goals_against: i16,
}

#[derive(FromQueryResult)]
struct CoachedRow {
    season_id: i64,
    side: i16,
    home_team_id: i64,
    away_team_id: i64,
    home_goals: i16,
    away_goals: i16,
}

struct ListedRow(line_up::Model);

impl FromQueryResult for ListedRow {
    fn from_query_result(row: &QueryResult, prefix: &str) -> std::result::Result<Self, sea_orm::DbErr> {
        Ok(Self(line_up::Model::from_query_result(row, prefix)?))
    }
}

const LISTED: &str = "SELECT l.* FROM line_up l WHERE l.person_id = $1 AND l.season_id = $2";

impl Store {
    /// The matches of a season on whose team sheet somebody is as a player, by date.
    #[boxed]
    pub async fn matches_of_player(&self, person: PersonId, season: SeasonId) -> Result<Vec<ListedMatch>> {
        self.listed_matches(&format!("{LISTED} AND l.participant IN (1, 2, 16, 17)"), person, season).await
    }

    /// The matches of a season that somebody coached, by date.
    #[boxed]
    pub async fn matches_of_coach(&self, person: PersonId, season: SeasonId) -> Result<Vec<ListedMatch>> {
        self.listed_matches(&format!("{LISTED} AND l.participant IN (3, 13)"), person, season).await
    }

    async fn listed_matches(&self, sql: &str, person: PersonId, season: SeasonId) -> Result<Vec<ListedMatch>> {
        let rows: Vec<ListedRow> = query::all(&self.reader, sql, [person.into(), season.number().into()]).await?;
        let ids: Vec<i64> = rows.iter().map(|row| row.0.match_id).collect();
        let found = self.matches(&ids).await?;
        let mut listed = Vec::with_capacity(rows.len());
        for ListedRow(row) in rows {
            let Some(match_) = found.iter().find(|m| m.id == row.match_id).cloned() else { continue };
            listed.push(ListedMatch { match_, entry: row.try_into()? });
        }
        listed.sort_by_key(|listed| matches::playing_order(&listed.match_));
        Ok(listed)
    }

    /// How the matches went that somebody coached, in one season or in all, as far as they have a result.
    #[boxed]
    pub async fn coached_results(&self, person: PersonId, season: Option<SeasonId>) -> Result<Vec<CoachedMatch>> {
        let (within, values): (&str, Vec<Value>) = match season {
            None => ("", vec![person.into()]),
            Some(season) => ("AND l.season_id = $2", vec![person.into(), season.number().into()]),
        };
        let sql = format!(
            "SELECT l.season_id, l.side, m.home_team_id, m.away_team_id, m.home_goals, m.away_goals \
             FROM line_up l JOIN match m ON m.id = l.match_id \
             WHERE l.person_id = $1 {within} AND l.participant IN (3, 13) \
             AND m.status IN (4, 5) AND m.home_goals IS NOT NULL"
        );
        let rows: Vec<CoachedRow> = query::all(&self.reader, &sql, values).await?;
        let read = |row: CoachedRow| {
            let wrong = |what: &str| StoreError::Corrupt(format!("coach {person}: {what}"));
            let side = Side::from_code(row.side).ok_or_else(|| wrong("a side"))?;
            let (own, other) = (side.pick(row.home_goals, row.away_goals), side.pick(row.away_goals, row.home_goals));
            Ok(CoachedMatch {
                season: row.season_id.try_into().map_err(|_| wrong("a season"))?,
                team_id: side.pick(row.home_team_id, row.away_team_id),
                goals_for: own,
                goals_against: other,
            })
        };
        rows.into_iter().map(read).collect()
    }
}
