//! Writing a record: only what differs, and with it what follows from it – who was on the pitch for how long, the
//! dismissals that lists show, and the sums of the season.

use football::PersonId;
use football::appearance::appearances;
use football::occurrence::{Occurrence, Origin};
use football::participant::Participant;
use football::side::Side;
use football::statistic::Statistic;
use football::totals::team_totals;
use sea_orm::ActiveValue::Set;
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter};

use super::{Event, LineUpEntry, MatchRecord, OnPitch};
use crate::corrections::Reasons;
use crate::editions::Edition;
use crate::entities::{appointment, line_up, match_, match_event};
use crate::matches::Dismissals;
use crate::tags::Tag;
use crate::{Result, Write, boxed};

impl Write {
    /// Writes all that is known of how a match went; writing the same again changes nothing.
    #[boxed]
    pub async fn set_record(&mut self, edition: &Edition, match_id: i64, record: MatchRecord) -> Result<bool> {
        let known =
            if self.is_new_match(match_id) { MatchRecord::default() } else { self.find_record(match_id).await? };
        self.set_record_over(edition, match_id, known, record, &Reasons::new()).await
    }

    /// The same over a record that this write has read, with the reasons behind single events.
    #[boxed]
    pub async fn set_record_over(
        &mut self,
        edition: &Edition,
        match_id: i64,
        known: MatchRecord,
        mut record: MatchRecord,
        reasons: &Reasons,
    ) -> Result<bool> {
        let origin = edition.origin();
        work_out_minutes(&mut record, origin);
        self.correct_events(match_id, origin, (&known.events, &record.events), reasons).await?;
        let changed = [
            self.write_line_up(edition, match_id, &known.line_up, &record.line_up).await?,
            self.write_events(match_id, &known.events, &record.events).await?,
            self.write_appointments(edition, match_id, &known, &record).await?,
            self.write_report(match_id, &known, &record).await?,
        ];
        if !changed.contains(&true) {
            return Ok(false);
        }
        let before = dismissals(&known, origin);
        let after = dismissals(&record, origin);
        if before != after {
            match_::ActiveModel { id: Set(match_id), ..after.into_row() }.update(&self.tx).await?;
        }
        self.count_record(edition, match_id, &known, &record).await?;
        self.touch(Tag::match_(match_id));
        self.touch(Tag::statistics(&edition.competition.key, edition.season.number()));
        if before != after {
            // Lists of matches show dismissals.
            self.touch(Tag::edition(&edition.competition.key, edition.season.number()));
        }
        for person in people(&known, &record) {
            self.touch(Tag::person(person));
        }
        Ok(true)
    }

    async fn write_line_up(
        &mut self,
        edition: &Edition,
        match_id: i64,
        known: &[LineUpEntry],
        new: &[LineUpEntry],
    ) -> Result<bool> {
        let same = |entry: &&LineUpEntry| known.iter().any(|old| old == *entry);
        let fresh: Vec<&LineUpEntry> = new.iter().filter(|entry| !same(entry)).collect();
        let gone = known.iter().filter(|old| !new.contains(old)).map(|old| old.person_id);
        let gone: Vec<PersonId> = gone.collect();
        if !gone.is_empty() {
            let delete = line_up::Entity::delete_many()
                .filter(line_up::Column::MatchId.eq(match_id))
                .filter(line_up::Column::PersonId.is_in(gone.iter().copied()));
            delete.exec(&self.tx).await?;
        }
        if !fresh.is_empty() {
            let rows = fresh.iter().map(|entry| entry.to_row(match_id, edition.season));
            line_up::Entity::insert_many(rows).exec_without_returning(&self.tx).await?;
        }
        Ok(!fresh.is_empty() || !gone.is_empty())
    }

    /// Events are told apart by their number, and keep their id when they are corrected.
    async fn write_events(&mut self, match_id: i64, known: &[Event], new: &[Event]) -> Result<bool> {
        let gone = known.iter().filter(|old| new.iter().all(|event| event.number != old.number)).map(|old| old.id);
        let gone: Vec<i64> = gone.collect();
        if !gone.is_empty() {
            let delete = match_event::Entity::delete_many().filter(match_event::Column::Id.is_in(gone.iter().copied()));
            delete.exec(&self.tx).await?;
        }
        let mut fresh = Vec::new();
        let mut changed = !gone.is_empty();
        for event in new {
            match known.iter().find(|old| old.number == event.number) {
                None => fresh.push(event.to_row(match_id)),
                Some(old) if Event { id: old.id, ..event.clone() } == *old => {}
                Some(old) => {
                    match_event::ActiveModel { id: Set(old.id), ..event.to_row(match_id) }.update(&self.tx).await?;
                    changed = true;
                }
            }
        }
        changed |= !fresh.is_empty();
        if !fresh.is_empty() {
            match_event::Entity::insert_many(fresh).exec_without_returning(&self.tx).await?;
        }
        Ok(changed)
    }

    async fn write_appointments(
        &mut self,
        edition: &Edition,
        match_id: i64,
        known: &MatchRecord,
        new: &MatchRecord,
    ) -> Result<bool> {
        let (mut before, mut after) = (known.appointments.clone(), new.appointments.clone());
        before.sort_unstable();
        after.sort_unstable();
        if before == after {
            return Ok(false);
        }
        if !before.is_empty() {
            let delete = appointment::Entity::delete_many().filter(appointment::Column::MatchId.eq(match_id));
            delete.exec(&self.tx).await?;
        }
        if !after.is_empty() {
            let rows = after.iter().map(|appointed| appointment::ActiveModel {
                match_id: Set(match_id),
                duty: Set(appointed.duty.code()),
                person_id: Set(appointed.person_id),
                season_id: Set(edition.season.number()),
            });
            appointment::Entity::insert_many(rows).exec_without_returning(&self.tx).await?;
        }
        Ok(true)
    }

    async fn write_report(&mut self, match_id: i64, known: &MatchRecord, new: &MatchRecord) -> Result<bool> {
        use crate::entities::match_report::Entity;
        match (&known.report, &new.report) {
            (before, after) if before == after => return Ok(false),
            (None, Some(report)) => {
                Entity::insert(report.to_row(match_id)).exec_without_returning(&self.tx).await?;
            }
            (Some(_), Some(report)) => {
                report.to_row(match_id).update(&self.tx).await?;
            }
            (_, None) => {
                Entity::delete_by_id(match_id).exec(&self.tx).await?;
            }
        }
        Ok(true)
    }
}

/// Who played from when to when follows from the team sheets and the events.
fn work_out_minutes(record: &mut MatchRecord, origin: Origin) {
    let occurrences: Vec<Occurrence<PersonId>> =
        record.events.iter().map(|event| event.occurrence().plainly(origin)).collect();
    let starters = record.players(|participant| participant == Participant::Starter);
    let bench = record.players(Participant::is_on_bench);
    let length = record.report.as_ref().map_or(0, |report| report.length);
    let played = appearances(&starters, &bench, &occurrences, length);
    for entry in &mut record.line_up {
        let found = played.iter().find(|appearance| appearance.person == entry.person_id);
        entry.on_pitch =
            found.map(|found| OnPitch { on: found.on, off: found.off, minutes: found.minutes }).unwrap_or_default();
    }
}

/// Players sent off, by the same rules as the sums: what the staff are shown does not count.
fn dismissals(record: &MatchRecord, origin: Origin) -> Dismissals {
    let totals = record.with_sheet(origin, team_totals);
    let count = |side: Side, statistic: Statistic| {
        let found = totals.iter().find(|(of, known, _)| *of == side && *known == statistic);
        found.and_then(|(.., value)| u16::try_from(*value).ok()).unwrap_or(0)
    };
    Dismissals {
        home_reds: count(Side::Home, Statistic::RedCards),
        away_reds: count(Side::Away, Statistic::RedCards),
        home_second_yellows: count(Side::Home, Statistic::SecondYellows),
        away_second_yellows: count(Side::Away, Statistic::SecondYellows),
    }
}

/// Everybody in either record.
fn people(known: &MatchRecord, new: &MatchRecord) -> Vec<PersonId> {
    let in_record = |record: &MatchRecord| {
        let listed = record.line_up.iter().map(|entry| entry.person_id);
        let appointed = record.appointments.iter().map(|appointed| appointed.person_id);
        let told = record.events.iter().flat_map(|event| [event.person_id, event.related_id]).flatten();
        listed.chain(appointed).chain(told).collect::<Vec<_>>()
    };
    let mut all = in_record(known);
    all.extend(in_record(new));
    all.sort_unstable();
    all.dedup();
    all
}
