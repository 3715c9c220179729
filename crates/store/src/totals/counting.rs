//! Keeping the sums up.

use std::collections::{BTreeMap, HashMap};

use football::PersonId;
use football::occurrence::Origin;
use football::side::Side;
use football::state::MatchState;
use football::statistic::Statistic;
use football::totals::{player_totals, team_totals};
use sea_orm::{ConnectionTrait, DatabaseTransaction, EntityTrait, Statement, Value};

use crate::editions::Edition;
use crate::entities::match_;
use crate::records::{self, MatchRecord};
use crate::{Result, StoreError, Write, boxed};

/// How many sums are written by one statement. More would cost: SQLite finds each `$n` by walking the list of them.
const CHUNK: usize = 40;

/// The matches that a write has touched, with what they have added to the sums so far.
#[derive(Default)]
pub(crate) struct Counts(HashMap<i64, Counted>);

struct Counted {
    edition: i64,
    origin: Origin,
    home: i64,
    away: i64,
    /// What the sums held of this match before the write.
    before: Adds,
    /// Where the write leaves the match.
    state: MatchState,
    /// What its record adds now; `None` where it is to be read from the database.
    record: Option<Adds>,
    is_new: bool,
    /// Whether it had a result before the write.
    was_over: bool,
}

/// What one match adds.
#[derive(Default)]
struct Adds {
    players: Vec<(PersonId, Side, Statistic, i64)>,
    teams: Vec<(Side, Statistic, i64)>,
}

impl Adds {
    fn of(record: &MatchRecord, origin: Origin) -> Self {
        if record.report.is_none() {
            return Self::default();
        }
        record.with_sheet(origin, |sheet| Self { players: player_totals(sheet), teams: team_totals(sheet) })
    }
}

/// Edition, statistic, person and team; and edition, team and statistic.
#[derive(Default)]
struct Sums {
    players: BTreeMap<(i64, i32, PersonId, i64), i64>,
    teams: BTreeMap<(i64, i64, i32), i64>,
}

impl Sums {
    fn add(&mut self, counted: &Counted, adds: &Adds, sign: i64) {
        let team = |side: Side| side.pick(counted.home, counted.away);
        for &(person, side, statistic, value) in &adds.players {
            *self.players.entry((counted.edition, statistic.id(), person, team(side))).or_default() += sign * value;
        }
        for &(side, statistic, value) in &adds.teams {
            *self.teams.entry((counted.edition, team(side), statistic.id())).or_default() += sign * value;
        }
    }
}

impl Write {
    pub(crate) fn is_new_match(&self, id: i64) -> bool {
        self.counts.0.get(&id).is_some_and(|counted| counted.is_new)
    }

    /// Whether a match had a result before this write.
    #[boxed]
    pub async fn was_over(&self, id: i64) -> Result<bool> {
        if let Some(counted) = self.counts.0.get(&id) {
            return Ok(counted.was_over);
        }
        let row = match_::Entity::find_by_id(id).one(&self.tx).await?.ok_or(StoreError::NotFound)?;
        Ok(MatchState::from_codes(row.status, row.sub_status).is_ok_and(MatchState::is_result))
    }

    pub(crate) fn count_new_match(&mut self, edition: &Edition, id: i64, (home, away): (i64, i64), state: MatchState) {
        let counted = Counted {
            edition: edition.id,
            origin: edition.origin(),
            home,
            away,
            before: Adds::default(),
            state,
            record: Some(Adds::default()),
            is_new: true,
            was_over: false,
        };
        self.counts.0.insert(id, counted);
    }

    /// To be called before a match is changed.
    pub(crate) async fn count_state(&mut self, edition: &Edition, id: i64, state: MatchState) -> Result<()> {
        if !self.counts.0.contains_key(&id) {
            let counted = self.counted_so_far(edition, id, None).await?;
            self.counts.0.insert(id, counted);
        }
        if let Some(counted) = self.counts.0.get_mut(&id) {
            counted.state = state;
        }
        Ok(())
    }

    /// To be called when a record has been written over another.
    pub(crate) async fn count_record(
        &mut self,
        edition: &Edition,
        id: i64,
        before: &MatchRecord,
        after: &MatchRecord,
    ) -> Result<()> {
        if !self.counts.0.contains_key(&id) {
            let counted = self.counted_so_far(edition, id, Some(before)).await?;
            self.counts.0.insert(id, counted);
        }
        if let Some(counted) = self.counts.0.get_mut(&id) {
            counted.record = Some(Adds::of(after, counted.origin));
        }
        Ok(())
    }

    async fn counted_so_far(&self, edition: &Edition, id: i64, record: Option<&MatchRecord>) -> Result<Counted> {
        let row = match_::Entity::find_by_id(id).one(&self.tx).await?.ok_or(StoreError::NotFound)?;
        let state = MatchState::from_codes(row.status, row.sub_status)
            .map_err(|error| StoreError::Corrupt(format!("match {id}: {error}")))?;
        let origin = edition.origin();
        let before = match (state.is_result(), record) {
            (false, _) => Adds::default(),
            (true, Some(record)) => Adds::of(record, origin),
            (true, None) => Adds::of(&records::read(&self.tx, id).await?, origin),
        };
        Ok(Counted {
            edition: edition.id,
            origin,
            home: row.home_team_id,
            away: row.away_team_id,
            before,
            state,
            record: None,
            is_new: false,
            was_over: state.is_result(),
        })
    }

    /// Brings the sums up to what the matches add now.
    pub(crate) async fn settle_totals(&mut self) -> Result<()> {
        let counts = std::mem::take(&mut self.counts);
        let mut sums = Sums::default();
        for (id, counted) in counts.0 {
            sums.add(&counted, &counted.before, -1);
            if !counted.state.is_result() {
                continue;
            }
            match &counted.record {
                Some(adds) => sums.add(&counted, adds, 1),
                None => sums.add(&counted, &Adds::of(&records::read(&self.tx, id).await?, counted.origin), 1),
            }
        }
        let players = sums.players.into_iter().map(|((edition, statistic, person, team), value)| {
            (vec![edition.into(), statistic.into(), person.into(), team.into()], value)
        });
        add_up(&self.tx, "player_total", "edition_id, statistic, person_id, team_id", players.collect()).await?;
        let teams = sums.teams.into_iter();
        let teams = teams
            .map(|((edition, team, statistic), value)| (vec![edition.into(), team.into(), statistic.into()], value));
        add_up(&self.tx, "team_total", "edition_id, team_id, statistic", teams.collect()).await
    }
}

/// Adds to the sums of a table; a sum that comes to nothing goes away.
async fn add_up(tx: &DatabaseTransaction, table: &str, key: &str, mut changes: Vec<(Vec<Value>, i64)>) -> Result<()> {
    changes.retain(|(_, value)| *value != 0);
    let backend = tx.get_database_backend();
    for chunk in changes.chunks(CHUNK) {
        let width = chunk[0].0.len() + 1;
        let rows: Vec<String> = (0..chunk.len())
            .map(|row| {
                let places: Vec<String> = (1..=width).map(|column| format!("${}", row * width + column)).collect();
                format!("({})", places.join(", "))
            })
            .collect();
        let sql = format!(
            "INSERT INTO {table} ({key}, value) VALUES {} \
             ON CONFLICT ({key}) DO UPDATE SET value = {table}.value + excluded.value",
            rows.join(", ")
        );
        let values = chunk.iter().flat_map(|(key, value)| key.iter().cloned().chain([(*value).into()]));
        tx.execute_raw(Statement::from_sql_and_values(backend, sql, values)).await?;
    }
    // A sum can come to nothing only where something was taken away.
    let first_key = key.split(", ").next().unwrap_or(key);
    let mut editions: Vec<Value> =
        changes.iter().filter(|(_, value)| *value < 0).map(|(key, _)| key[0].clone()).collect();
    editions.dedup();
    for edition in editions {
        let sql = format!("DELETE FROM {table} WHERE {first_key} = $1 AND value = 0");
        tx.execute_raw(Statement::from_sql_and_values(backend, sql, [edition])).await?;
    }
    Ok(())
}
