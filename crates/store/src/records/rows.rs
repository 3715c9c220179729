//! Between rows and records.

use football::event::EventKind;
use football::moment::{Half, Moment};
use football::participant::Participant;
use football::position::Position;
use football::season::SeasonId;
use football::side::Side;
use football::statistic::Statistic;
use sea_orm::ActiveValue::{NotSet, Set};
use serde_json::{Value, json};

use super::{Event, LineUpEntry, OnPitch, Report};
use crate::entities::{line_up, match_event, match_report};
use crate::rounds::Label;
use crate::{Result, StoreError};

/// A minute or a length as the database keeps it.
fn small(number: u16) -> i16 {
    i16::try_from(number).unwrap_or(i16::MAX)
}

fn minutes(number: i16) -> u16 {
    u16::try_from(number).unwrap_or(0)
}

/// Statistics that this version does not know are left out: a newer one may have written them.
fn known(id: &Value) -> Option<Statistic> {
    Statistic::from_id(i32::try_from(id.as_i64()?).ok()?)
}

impl TryFrom<match_report::Model> for Report {
    type Error = StoreError;

    fn try_from(row: match_report::Model) -> Result<Self> {
        let wrong = || StoreError::Corrupt(format!("match {}: its statistics", row.match_id));
        let triples: Vec<(Value, i64, i64)> = serde_json::from_value(row.statistics.clone()).map_err(|_| wrong())?;
        Ok(Self {
            length: minutes(row.length),
            home_tactic: row.home_tactic,
            away_tactic: row.away_tactic,
            first_half: row.first_half,
            second_half: row.second_half,
            extra_time: row.extra_time,
            useful: row.useful,
            climate: row.climate,
            temperature: row.temperature,
            rain_percentage: row.rain_percentage,
            stadium_score: row.stadium_score,
            pitch_score: row.pitch_score,
            mvp: row.mvp_id,
            highlight: row.highlight,
            statistics: triples.iter().filter_map(|(id, home, away)| Some((known(id)?, *home, *away))).collect(),
        })
    }
}

impl Report {
    pub(super) fn to_row(&self, match_id: i64) -> match_report::ActiveModel {
        let triples: Vec<Value> = self.statistics.iter().map(|(s, home, away)| json!([s.id(), home, away])).collect();
        match_report::ActiveModel {
            match_id: Set(match_id),
            length: Set(small(self.length)),
            home_tactic: Set(self.home_tactic.clone()),
            away_tactic: Set(self.away_tactic.clone()),
            first_half: Set(self.first_half),
            second_half: Set(self.second_half),
            extra_time: Set(self.extra_time),
            useful: Set(self.useful),
            climate: Set(self.climate.clone()),
            temperature: Set(self.temperature),
            rain_percentage: Set(self.rain_percentage),
            stadium_score: Set(self.stadium_score),
            pitch_score: Set(self.pitch_score),
            mvp_id: Set(self.mvp),
            highlight: Set(self.highlight.clone()),
            statistics: Set(Value::Array(triples)),
        }
    }
}

impl TryFrom<line_up::Model> for LineUpEntry {
    type Error = StoreError;

    fn try_from(row: line_up::Model) -> Result<Self> {
        let wrong =
            |what: &str| StoreError::Corrupt(format!("match {}, person {}: {what}", row.match_id, row.person_id));
        let pairs: Vec<(Value, i64)> =
            serde_json::from_value(row.statistics.clone()).map_err(|_| wrong("the statistics"))?;
        Ok(Self {
            person_id: row.person_id,
            side: Side::from_code(row.side).ok_or_else(|| wrong("the side"))?,
            participant: Participant::from_code(row.participant),
            place: row.place,
            kit_number: row.kit_number,
            position: row.position.and_then(Position::from_code),
            captain: row.captain,
            rating: row.rating,
            statistics: pairs.iter().filter_map(|(id, value)| Some((known(id)?, *value))).collect(),
            on_pitch: OnPitch {
                on: row.minute_on.map(minutes),
                off: row.minute_off.map(minutes),
                minutes: minutes(row.minutes),
            },
        })
    }
}

impl LineUpEntry {
    pub(super) fn to_row(&self, match_id: i64, season: SeasonId) -> line_up::ActiveModel {
        let pairs: Vec<Value> = self.statistics.iter().map(|(s, value)| json!([s.id(), value])).collect();
        line_up::ActiveModel {
            match_id: Set(match_id),
            person_id: Set(self.person_id),
            season_id: Set(season.number()),
            side: Set(self.side.code()),
            participant: Set(self.participant.code()),
            place: Set(self.place),
            kit_number: Set(self.kit_number),
            position: Set(self.position.map(Position::code)),
            captain: Set(self.captain),
            rating: Set(self.rating),
            minute_on: Set(self.on_pitch.on.map(small)),
            minute_off: Set(self.on_pitch.off.map(small)),
            minutes: Set(small(self.on_pitch.minutes)),
            statistics: Set(Value::Array(pairs)),
        }
    }
}

impl TryFrom<match_event::Model> for Event {
    type Error = StoreError;

    fn try_from(row: match_event::Model) -> Result<Self> {
        let wrong = |what: &str| StoreError::Corrupt(format!("event {}: {what}", row.id));
        Ok(Self {
            id: row.id,
            number: row.number,
            external_id: row.external_id,
            kind: row.kind.map(EventKind::from_code),
            moment: Moment {
                half: Half::from_code(row.half).ok_or_else(|| wrong("its half"))?,
                minute: minutes(row.minute),
                time: row.time.map(minutes),
                added: row.added.map(minutes),
            },
            side: row.side.map(|code| Side::from_code(code).ok_or_else(|| wrong("its side"))).transpose()?,
            person_id: row.person_id,
            related_id: row.related_id,
            embed: row.embed,
            image: row.image,
            description: row.description_pt.zip(row.description_en).map(|(pt, en)| Label { pt, en }),
        })
    }
}

impl Event {
    pub(super) fn to_row(&self, match_id: i64) -> match_event::ActiveModel {
        let (pt, en) = self.description.clone().map(|label| (label.pt, label.en)).unzip();
        match_event::ActiveModel {
            id: NotSet,
            match_id: Set(match_id),
            number: Set(self.number),
            external_id: Set(self.external_id.clone()),
            kind: Set(self.kind.map(EventKind::code)),
            half: Set(self.moment.half.code()),
            minute: Set(small(self.moment.minute)),
            time: Set(self.moment.time.map(small)),
            added: Set(self.moment.added.map(small)),
            side: Set(self.side.map(Side::code)),
            person_id: Set(self.person_id),
            related_id: Set(self.related_id),
            embed: Set(self.embed.clone()),
            image: Set(self.image.clone()),
            description_pt: Set(pt),
            description_en: Set(en),
        }
    }
}
