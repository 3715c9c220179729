//! Reading the sums.

use football::PersonId;
use football::position::Position;
use football::statistic::Statistic;
use sea_orm::{FromQueryResult, Value};

use crate::editions::Edition;
use crate::{Result, Store, boxed, query};

/// What a player has done for a team in an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerTotal {
    pub edition_id: i64,
    pub person_id: PersonId,
    pub team_id: i64,
    pub statistic: Statistic,
    pub value: i64,
}

/// What a team has done in an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamTotal {
    pub edition_id: i64,
    pub team_id: i64,
    pub statistic: Statistic,
    pub value: i64,
}

#[derive(FromQueryResult)]
struct PlayerRow {
    edition_id: i64,
    person_id: i64,
    team_id: i64,
    statistic: i32,
    value: i64,
}

#[derive(FromQueryResult)]
struct TeamRow {
    edition_id: i64,
    team_id: i64,
    statistic: i32,
    value: i64,
}

const PLAYERS: &str = "SELECT edition_id, person_id, team_id, statistic, value FROM player_total";

/// Sums of statistics that this version does not know are left out.
fn players(rows: Vec<PlayerRow>) -> Vec<PlayerTotal> {
    let total = |row: PlayerRow| {
        let PlayerRow { edition_id, person_id, team_id, value, .. } = row;
        Some(PlayerTotal { edition_id, person_id, team_id, statistic: Statistic::from_id(row.statistic)?, value })
    };
    rows.into_iter().filter_map(total).collect()
}

/// `$3, $4, …` for a list after `before` other parameters.
fn places(before: usize, count: usize) -> String {
    (1..=count).map(|i| format!("${}", before + i)).collect::<Vec<_>>().join(", ")
}

fn ids(statistics: &[Statistic]) -> impl Iterator<Item = Value> {
    statistics.iter().map(|statistic| statistic.id().into())
}

impl Store {
    /// What the players of an edition have come to in some statistics, most first.
    #[boxed]
    pub async fn player_totals(&self, edition: i64, statistics: &[Statistic]) -> Result<Vec<PlayerTotal>> {
        if statistics.is_empty() {
            return Ok(Vec::new());
        }
        let among = places(1, statistics.len());
        let sql = format!(
            "{PLAYERS} WHERE edition_id = $1 AND statistic IN ({among}) ORDER BY statistic, value DESC, person_id, team_id"
        );
        let values = std::iter::once(edition.into()).chain(ids(statistics));
        Ok(players(query::all(&self.reader, &sql, values).await?))
    }

    /// What a team's players have come to in some editions, most first.
    #[boxed]
    pub async fn player_totals_of_team(
        &self,
        team: i64,
        editions: &[i64],
        statistics: &[Statistic],
    ) -> Result<Vec<PlayerTotal>> {
        if editions.is_empty() || statistics.is_empty() {
            return Ok(Vec::new());
        }
        let (those, among) = (places(1, editions.len()), places(1 + editions.len(), statistics.len()));
        let sql = format!(
            "{PLAYERS} WHERE team_id = $1 AND edition_id IN ({those}) AND statistic IN ({among}) \
             ORDER BY statistic, value DESC, person_id"
        );
        let editions = editions.iter().map(|&edition| edition.into());
        let values = std::iter::once(team.into()).chain(editions).chain(ids(statistics));
        Ok(players(query::all(&self.reader, &sql, values).await?))
    }

    /// What those who played in an edition in one position have come to, in some statistics, by person. A squad's word on
    /// where somebody plays counts before his own. `also` is somebody who is among them wherever he plays.
    #[boxed]
    pub async fn totals_of_position(
        &self,
        edition: &Edition,
        position: Position,
        also: PersonId,
        statistics: &[Statistic],
    ) -> Result<Vec<PlayerTotal>> {
        if statistics.is_empty() {
            return Ok(Vec::new());
        }
        let sql = format!(
            "SELECT t.edition_id, t.person_id, t.team_id, t.statistic, t.value FROM \
             (SELECT DISTINCT a.person_id FROM player_total a JOIN person p ON p.id = a.person_id \
              LEFT JOIN squad_member s ON s.team_id = a.team_id AND s.season_id = $2 AND s.person_id = a.person_id \
              WHERE a.edition_id = $1 AND a.statistic = $5 \
              AND (COALESCE(s.position, p.position) = $3 OR a.person_id = $4)) AS those \
             JOIN player_total t ON t.edition_id = $1 AND t.person_id = those.person_id \
             WHERE t.statistic IN ({}) ORDER BY t.person_id, t.team_id, t.statistic",
            places(5, statistics.len())
        );
        let first: [Value; 5] = [
            edition.id.into(),
            edition.season.number().into(),
            position.code().into(),
            also.into(),
            Statistic::Appearances.id().into(),
        ];
        let values = first.into_iter().chain(ids(statistics));
        Ok(players(query::all(&self.reader, &sql, values).await?))
    }

    /// All that somebody has come to, in every edition.
    #[boxed]
    pub async fn totals_of_player(&self, person: PersonId) -> Result<Vec<PlayerTotal>> {
        let sql = format!("{PLAYERS} WHERE person_id = $1 ORDER BY edition_id, team_id, statistic");
        Ok(players(query::all(&self.reader, &sql, [person.into()]).await?))
    }

    /// What the teams of some editions have come to.
    #[boxed]
    pub async fn team_totals(&self, editions: &[i64]) -> Result<Vec<TeamTotal>> {
        if editions.is_empty() {
            return Ok(Vec::new());
        }
        let sql = format!(
            "SELECT edition_id, team_id, statistic, value FROM team_total WHERE edition_id IN ({}) \
             ORDER BY edition_id, team_id, statistic",
            places(0, editions.len())
        );
        let rows: Vec<TeamRow> = query::all(&self.reader, &sql, editions.iter().map(|&id| id.into())).await?;
        let total = |row: TeamRow| {
            let TeamRow { edition_id, team_id, value, .. } = row;
            Some(TeamTotal { edition_id, team_id, statistic: Statistic::from_id(row.statistic)?, value })
        };
        Ok(rows.into_iter().filter_map(total).collect())
    }
}
