//! The record of a match while a message tells of it, and what must hold when it is written.

use std::collections::{HashMap, HashSet};

use football::contradiction::{Contradiction, Listed, contradictions};
use football::moment::Half;
use football::occurrence::{Occurrence, Origin};
use store::StoreError;
use store::corrections::Reasons;
use store::editions::Edition;
use store::matches::{Match, MatchFacts};
use store::records::{Event, MatchRecord, Report};

use super::super::problem::{Fault, Stop};
use super::super::session::Session;

/// Minutes.
const FULL_TIME: u16 = 90;
const EXTRA_TIME: u16 = 120;

pub(in super::super) struct OpenRecord {
    pub edition: Edition,
    pub facts: MatchFacts,
    /// As it was when the message came.
    before: MatchRecord,
    /// Whether the match was over when the message came, and so its length known.
    was_measured: bool,
    pub record: MatchRecord,
    /// Which item told of an event, by its number.
    pub told: HashMap<i32, usize>,
    /// Which item gave the team sheets, and which was the last to take an event back.
    pub sheets: Option<usize>,
    pub withdrawn: Option<usize>,
    /// Why events are told otherwise, by their number.
    pub reasons: Reasons,
    /// Whether a message says itself how long was played.
    pub has_length: bool,
    /// The number of the next new event.
    next: i32,
}

impl Session<'_> {
    /// The record of a match, as far as the message has come.
    pub(super) async fn record(&mut self, match_: &Match) -> Result<&mut OpenRecord, Stop> {
        if !self.records.contains_key(&match_.id) {
            let edition = self.edition_by_id(match_.edition_id).await?;
            let record = match self.made.contains(&match_.id) {
                true => MatchRecord::default(),
                false => self.write.find_record(match_.id).await?,
            };
            let open = OpenRecord {
                edition,
                facts: match_.facts.clone(),
                next: record.events.iter().map(|event| event.number).max().unwrap_or(0) + 1,
                was_measured: self.write.was_over(match_.id).await?,
                before: record.clone(),
                record,
                told: HashMap::new(),
                sheets: None,
                withdrawn: None,
                reasons: Reasons::new(),
                has_length: false,
            };
            self.records.insert(match_.id, open);
        }
        Ok(self.records.get_mut(&match_.id).ok_or(StoreError::NotFound)?)
    }

    /// Writes the records, and says which items cannot be true.
    pub(in super::super) async fn settle(&mut self) -> Result<Vec<(usize, Fault)>, StoreError> {
        let mut faults = Vec::new();
        self.write.because(None);
        for (match_id, mut open) in std::mem::take(&mut self.records) {
            faults.extend(open.faults());
            if !faults.is_empty() {
                continue;
            }
            open.measure();
            let OpenRecord { edition, before, record, reasons, .. } = open;
            self.write.set_record_over(&edition, match_id, before, record, &reasons).await?;
        }
        if faults.is_empty() {
            self.settle_windows().await?;
        }
        Ok(faults)
    }
}

impl OpenRecord {
    /// The number of an event: its own where it was known, also if the message took it back before; else a new one.
    pub(super) fn number(&mut self, external_id: &str) -> i32 {
        let is_it = |event: &&Event| event.external_id.as_deref() == Some(external_id);
        if let Some(known) = self.record.events.iter().chain(&self.before.events).find(is_it) {
            return known.number;
        }
        self.next += 1;
        self.next - 1
    }

    /// Contradictions that this message brings, at the items that are to blame.
    fn faults(&self) -> Vec<(usize, Fault)> {
        if self.told.is_empty() && self.sheets.is_none() && self.withdrawn.is_none() {
            return Vec::new();
        }
        let origin = self.edition.origin();
        let known: HashSet<(i64, &str)> =
            contradictions_in(&self.before, origin).iter().map(|wrong| (wrong.id, wrong.why.text())).collect();
        let item_of = |number: i64| i32::try_from(number).ok().and_then(|number| self.told.get(&number)).copied();
        let mut faults = Vec::new();
        for wrong in contradictions_in(&self.record, origin) {
            let told = item_of(wrong.id).or_else(|| wrong.against.and_then(item_of));
            if told.is_none() && known.contains(&(wrong.id, wrong.why.text())) {
                continue;
            }
            if let Some(index) = told.or(self.sheets).or(self.withdrawn) {
                faults.push((index, Fault::contradiction("", wrong.why.text())));
            }
        }
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
        let is_over = self.facts.state.is_result();
        let has_ninety = self.facts.score.is_some_and(|score| score.ninety.is_some());
        let has_extra_time = has_ninety || record.events.iter().any(|event| event.moment.half == Half::ExtraTime);
        let last = record.events.iter().map(|event| event.moment.played()).max().unwrap_or(0);
        report.length = match (is_over, has_extra_time) {
            (true, true) => EXTRA_TIME,
            // What was measured before stands.
            (true, false) if self.was_measured && report.length > 0 => report.length,
            (true, false) => FULL_TIME,
            (false, _) => report.length.max(last),
        };
    }
}

fn contradictions_in(record: &MatchRecord, origin: Origin) -> Vec<Contradiction> {
    let sheet: Vec<Listed> =
        record.line_up.iter().map(|entry| (entry.person_id, entry.side, entry.participant)).collect();
    let occurrence = |event: &Event| Occurrence { id: event.number.into(), ..event.occurrence().plainly(origin) };
    contradictions(&sheet, &record.events.iter().map(occurrence).collect::<Vec<_>>())
}
