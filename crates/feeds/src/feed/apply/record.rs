//! The record of a match while a message tells of it, and what must hold when it is written.

use std::collections::HashMap;

use football::contradiction::{Listed, contradictions};
use football::occurrence::Occurrence;
use store::StoreError;
use store::editions::Edition;
use store::matches::{Match, MatchFacts};
use store::records::{MatchRecord, Report};

use super::super::items::Item;
use super::super::problem::{Fault, Stop};
use super::super::session::Session;

pub(in super::super) struct OpenRecord {
    pub edition: Edition,
    pub facts: MatchFacts,
    pub record: MatchRecord,
    /// Which item told of an event, by its number.
    pub told: HashMap<i32, usize>,
    /// Which item gave the team sheets.
    pub sheets: Option<usize>,
    /// Whether a message says itself how long was played.
    pub has_length: bool,
    why: Option<String>,
}

impl Session<'_> {
    /// The record of a match, as far as the message has come.
    pub(super) async fn record(&mut self, match_: &Match, item: &Item) -> Result<&mut OpenRecord, Stop> {
        if !self.records.contains_key(&match_.id) {
            let edition = self.edition_by_id(match_.edition_id).await?;
            let record = match self.made.contains(&match_.id) {
                true => MatchRecord::default(),
                false => self.write.find_record(match_.id).await?,
            };
            let open = OpenRecord {
                edition,
                facts: match_.facts.clone(),
                record,
                told: HashMap::new(),
                sheets: None,
                has_length: false,
                why: None,
            };
            self.records.insert(match_.id, open);
        }
        let open = self.records.get_mut(&match_.id).ok_or(StoreError::NotFound)?;
        if item.why.is_some() {
            open.why.clone_from(&item.why);
        }
        Ok(open)
    }

    /// Writes the records, and says which items cannot be true.
    pub(in super::super) async fn settle(&mut self) -> Result<Vec<(usize, Fault)>, StoreError> {
        let mut faults = Vec::new();
        for (match_id, mut open) in std::mem::take(&mut self.records) {
            faults.extend(open.faults());
            if !faults.is_empty() {
                continue;
            }
            open.measure();
            self.write.because(open.why.as_deref());
            self.write.set_record(&open.edition, match_id, open.record).await?;
        }
        if faults.is_empty() {
            self.settle_windows().await?;
        }
        Ok(faults)
    }
}

impl OpenRecord {
    /// Contradictions in which this message has a part, at the items that are to blame.
    fn faults(&self) -> Vec<(usize, Fault)> {
        if self.told.is_empty() && self.sheets.is_none() {
            return Vec::new();
        }
        let sheet: Vec<Listed> =
            self.record.line_up.iter().map(|entry| (entry.person_id, entry.side, entry.participant)).collect();
        let origin = self.edition.origin();
        let occurrences: Vec<Occurrence<i64>> = (self.record.events.iter())
            .map(|event| Occurrence { id: event.number.into(), ..event.occurrence().plainly(origin) })
            .collect();
        let item_of = |number: i64| i32::try_from(number).ok().and_then(|number| self.told.get(&number)).copied();
        let blamed = |wrong: football::contradiction::Contradiction| {
            let index = item_of(wrong.id).or_else(|| wrong.against.and_then(item_of)).or(self.sheets)?;
            Some((index, Fault::contradiction("", wrong.why.text())))
        };
        let mut faults: Vec<(usize, Fault)> =
            contradictions(&sheet, &occurrences).into_iter().filter_map(blamed).collect();
        faults.dedup();
        faults
    }

    /// How many minutes count as played: all of them when the match is over.
    fn measure(&mut self) {
        let record = &mut self.record;
        if record.report.is_none() && record.line_up.is_empty() && record.events.is_empty() {
            return;
        }
        let report = record.report.get_or_insert_with(Report::default);
        if self.has_length {
            return;
        }
        if self.facts.state.is_result() {
            let has_extra_time = self.facts.score.is_some_and(|score| score.ninety.is_some());
            report.length = if has_extra_time { 120 } else { 90 };
        } else {
            let last = record.events.iter().map(|event| event.moment.played()).max().unwrap_or(0);
            report.length = report.length.max(last);
        }
    }
}
