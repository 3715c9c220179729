//! The record of a match: the team sheets, what happened, who was in charge, and the report of how it was.
//!
//! It is read in parts, and written as a whole ([`Write::set_record`]): what did not change is not written again.

mod rows;
mod write;

use football::PersonId;
use football::event::EventKind;
use football::moment::Moment;
use football::occurrence::{Occurrence, Origin};
use football::participant::Participant;
use football::position::Position;
use football::side::Side;
use football::statistic::Statistic;
use football::totals::{Sheet, SheetPlayer};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder};

use crate::entities::{appointment, line_up, match_event, match_report};
use crate::officials::{Appointment, duty};
use crate::rounds::Label;
use crate::{Result, Store, Write, boxed};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct MatchRecord {
    /// `None` where nothing but the result is known.
    pub report: Option<Report>,
    pub line_up: Vec<LineUpEntry>,
    /// By number.
    pub events: Vec<Event>,
    pub appointments: Vec<Appointment>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// Minutes that count as played: 90 or 120 at the end, fewer while the match is on.
    pub length: u16,
    pub home_tactic: Option<String>,
    pub away_tactic: Option<String>,
    /// Seconds.
    pub first_half: Option<i32>,
    pub second_half: Option<i32>,
    pub extra_time: Option<i32>,
    /// Seconds in which the ball was in play.
    pub useful: Option<i32>,
    pub climate: Option<String>,
    pub temperature: Option<i16>,
    pub rain_percentage: Option<i16>,
    /// How the organisation and the pitch were marked, in tenths of a point.
    pub stadium_score: Option<i16>,
    pub pitch_score: Option<i16>,
    /// The player of the match.
    pub mvp: Option<PersonId>,
    /// The address of a video with the best of it.
    pub highlight: Option<String>,
    /// Home and away.
    pub statistics: Vec<(Statistic, i64, i64)>,
}

impl Report {
    /// Seconds that were played, as far as they are known.
    pub fn played(&self) -> Option<i32> {
        Some(self.first_half? + self.second_half? + self.extra_time.unwrap_or(0))
    }

    /// Seconds in which the ball was in play, and seconds that were played, where both are known.
    pub fn useful_of_played(&self) -> Option<(i64, i64)> {
        Some((self.useful?.into(), self.played()?.into()))
    }
}

/// Somebody on a team sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct LineUpEntry {
    pub person_id: PersonId,
    pub side: Side,
    pub participant: Participant,
    /// Orders a side: the starters from the goalkeeper on, then the bench, then the staff.
    pub place: i16,
    pub kit_number: Option<i16>,
    pub position: Option<Position>,
    pub captain: bool,
    /// In tenths of a point.
    pub rating: Option<i16>,
    /// What a provider counts; goals, cards and minutes follow from the events.
    pub statistics: Vec<(Statistic, i64)>,
    /// Worked out when the record is written.
    pub on_pitch: OnPitch,
}

/// From when to when somebody played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OnPitch {
    pub on: Option<u16>,
    pub off: Option<u16>,
    pub minutes: u16,
}

/// Something that happened, as its source tells it.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    /// Given by the database.
    pub id: i64,
    /// Orders the events of a match; stays when an event is corrected.
    pub number: i32,
    /// The source's own name for it.
    pub external_id: Option<String>,
    pub kind: Option<EventKind>,
    pub moment: Moment,
    pub side: Option<Side>,
    pub person_id: Option<PersonId>,
    pub related_id: Option<PersonId>,
    pub embed: Option<String>,
    pub image: Option<String>,
    pub description: Option<Label>,
}

impl Event {
    /// The event as the rules of the game see it.
    pub fn occurrence(&self) -> Occurrence<PersonId> {
        Occurrence {
            id: self.id,
            kind: self.kind,
            moment: self.moment,
            side: self.side,
            player: self.person_id,
            related: self.related_id,
            has_embed: self.embed.is_some(),
        }
    }
}

impl MatchRecord {
    /// Who played for a side from the start, or sat on its bench.
    pub(crate) fn players(&self, wanted: impl Fn(Participant) -> bool) -> Vec<PersonId> {
        self.line_up.iter().filter(|entry| wanted(entry.participant)).map(|entry| entry.person_id).collect()
    }

    /// Reads the record as the sheet from which the sums of a season are made.
    pub fn with_sheet<T>(&self, origin: Origin, read: impl FnOnce(&Sheet<'_>) -> T) -> T {
        let players: Vec<SheetPlayer> = self
            .line_up
            .iter()
            .map(|entry| SheetPlayer {
                person: entry.person_id,
                side: entry.side,
                participant: entry.participant,
                position: entry.position,
                statistics: entry.statistics.clone(),
            })
            .collect();
        let occurrences: Vec<Occurrence<PersonId>> =
            self.events.iter().map(|event| event.occurrence().plainly(origin)).collect();
        let report = self.report.as_ref();
        let statistics = report.map_or(&[][..], |report| &report.statistics);
        let length = report.map_or(0, |report| report.length);
        read(&Sheet { players: &players, occurrences: &occurrences, length, statistics })
    }
}

pub(crate) async fn read(database: &impl ConnectionTrait, match_id: i64) -> Result<MatchRecord> {
    let find = appointment::Entity::find()
        .filter(appointment::Column::MatchId.eq(match_id))
        .order_by_asc(appointment::Column::Duty);
    let appointed =
        |row: appointment::Model| Ok(Appointment { duty: duty(row.duty, match_id)?, person_id: row.person_id });
    Ok(MatchRecord {
        report: report(database, match_id).await?,
        line_up: line_up(database, match_id).await?,
        events: events(database, match_id).await?,
        appointments: find.all(database).await?.into_iter().map(appointed).collect::<Result<_>>()?,
    })
}

async fn report(database: &impl ConnectionTrait, match_id: i64) -> Result<Option<Report>> {
    match_report::Entity::find_by_id(match_id).one(database).await?.map(Report::try_from).transpose()
}

async fn line_up(database: &impl ConnectionTrait, match_id: i64) -> Result<Vec<LineUpEntry>> {
    let find = line_up::Entity::find()
        .filter(line_up::Column::MatchId.eq(match_id))
        .order_by_asc(line_up::Column::Side)
        .order_by_asc(line_up::Column::Place)
        .order_by_asc(line_up::Column::PersonId);
    find.all(database).await?.into_iter().map(LineUpEntry::try_from).collect()
}

async fn events(database: &impl ConnectionTrait, match_id: i64) -> Result<Vec<Event>> {
    let find = match_event::Entity::find()
        .filter(match_event::Column::MatchId.eq(match_id))
        .order_by_asc(match_event::Column::Number);
    find.all(database).await?.into_iter().map(Event::try_from).collect()
}

impl Store {
    #[boxed]
    pub async fn record(&self, match_id: i64) -> Result<MatchRecord> {
        read(&self.reader, match_id).await
    }

    #[boxed]
    pub async fn report(&self, match_id: i64) -> Result<Option<Report>> {
        report(&self.reader, match_id).await
    }

    /// A match's team sheets, home side first, in their order.
    #[boxed]
    pub async fn line_up(&self, match_id: i64) -> Result<Vec<LineUpEntry>> {
        line_up(&self.reader, match_id).await
    }

    /// A match's events by number.
    #[boxed]
    pub async fn events(&self, match_id: i64) -> Result<Vec<Event>> {
        events(&self.reader, match_id).await
    }

    /// The events of some matches that are of some kinds, by match and number.
    #[boxed]
    pub async fn events_of_matches(&self, matches: &[i64], kinds: &[EventKind]) -> Result<Vec<(i64, Event)>> {
        let find = match_event::Entity::find()
            .filter(match_event::Column::MatchId.is_in(matches.iter().copied()))
            .filter(match_event::Column::Kind.is_in(kinds.iter().map(|kind| kind.code())))
            .order_by_asc(match_event::Column::MatchId)
            .order_by_asc(match_event::Column::Number);
        find.all(&self.reader).await?.into_iter().map(|row| Ok((row.match_id, Event::try_from(row)?))).collect()
    }

    /// The reports of some matches, by match.
    #[boxed]
    pub async fn reports(&self, matches: &[i64]) -> Result<Vec<(i64, Report)>> {
        let find = match_report::Entity::find().filter(match_report::Column::MatchId.is_in(matches.iter().copied()));
        find.all(&self.reader).await?.into_iter().map(|row| Ok((row.match_id, Report::try_from(row)?))).collect()
    }
}

impl Write {
    #[boxed]
    pub async fn find_record(&self, match_id: i64) -> Result<MatchRecord> {
        read(&self.tx, match_id).await
    }
}
