//! Team sheets.

use football::participant::Participant;
use football::side::Side;
use store::records::{LineUpEntry, OnPitch, Report};

use super::super::Outcome;
use super::super::items::{LineUpItem, TeamSheetItem};
use super::super::problem::{Fault, Stop};
use super::super::session::Session;
use super::super::words::FeedPosition;
use super::checks;

const MOST_PEOPLE: usize = 60;

impl Session<'_> {
    pub(in super::super) async fn apply_line_up(&mut self, index: usize, body: &LineUpItem) -> Result<Outcome, Stop> {
        let mut sheets = Vec::with_capacity(2);
        for (side, name, sheet) in [(Side::Home, "home", &body.home), (Side::Away, "away", &body.away)] {
            if let Some(sheet) = sheet {
                sheets.push((side, sheet.tactic.clone(), self.sheet(side, name, sheet)?));
            }
        }
        let match_ = self.match_(&body.match_)?;
        let open = self.record(&match_).await?;
        let before = (open.record.line_up.clone(), open.record.report.clone());
        for (side, tactic, mut entries) in sheets {
            for entry in &mut entries {
                let known = open.record.line_up.iter().find(|old| old.person_id == entry.person_id);
                if let Some(known) = known {
                    (entry.rating, entry.statistics) = (known.rating, known.statistics.clone());
                    entry.on_pitch = known.on_pitch;
                }
            }
            open.record.line_up.retain(|old| old.side != side);
            open.record.line_up.extend(entries);
            let report = open.record.report.get_or_insert_with(Report::default);
            match side {
                Side::Home => report.home_tactic = tactic,
                Side::Away => report.away_tactic = tactic,
            }
        }
        let line_up = &mut open.record.line_up;
        line_up.sort_by_key(|entry| (entry.side, entry.place));
        if checks::repeated(line_up.iter().map(|entry| entry.person_id)).is_some() {
            return Err(Fault::contradiction("away", "somebody is on both team sheets").into());
        }
        open.sheets = Some(index);
        Ok(Outcome::updated(before != (open.record.line_up.clone(), open.record.report.clone())))
    }

    fn sheet(&self, side: Side, name: &str, sheet: &TeamSheetItem) -> Result<Vec<LineUpEntry>, Stop> {
        if sheet.people.len() > MOST_PEOPLE {
            return Err(Fault::invalid(&format!("{name}.people"), "more than 60").into());
        }
        check_tactic(&format!("{name}.tactic"), sheet.tactic.as_deref())?;
        let mut entries = Vec::with_capacity(sheet.people.len());
        for (place, (index, entry)) in (1_i16..).zip(sheet.people.iter().enumerate()) {
            let field = |part: &str| format!("{name}.people[{index}].{part}");
            checks::shirt(&field("number"), entry.number)?;
            let participant = entry.role.meaning();
            if entry.captain && !participant.is_player() {
                return Err(Fault::contradiction(&field("captain"), "only players lead a team").into());
            }
            entries.push(LineUpEntry {
                person_id: self.person(&field("person"), &entry.person)?,
                side,
                participant,
                place,
                kit_number: entry.number,
                position: entry.position.map(FeedPosition::meaning),
                captain: entry.captain,
                rating: None,
                statistics: Vec::new(),
                on_pitch: OnPitch::default(),
            });
        }
        if let Some(index) = checks::repeated(entries.iter().map(|entry| entry.person_id)) {
            let field = format!("{name}.people[{index}].person");
            return Err(Fault::contradiction(&field, "he is on this sheet already").into());
        }
        let count = |wanted: fn(&LineUpEntry) -> bool| entries.iter().filter(|entry| wanted(entry)).count();
        if count(|entry| entry.participant == Participant::Starter) > 11 {
            return Err(Fault::contradiction(&format!("{name}.people"), "more than eleven starters").into());
        }
        if count(|entry| entry.captain) > 1 {
            return Err(Fault::contradiction(&format!("{name}.people"), "more than one captain").into());
        }
        Ok(entries)
    }
}

/// `4-3-3`: rows of players whose sum is ten.
fn check_tactic(field: &str, tactic: Option<&str>) -> Result<(), Fault> {
    let Some(tactic) = tactic else { return Ok(()) };
    let rows: Option<Vec<u32>> =
        tactic.split('-').map(|row| row.parse().ok().filter(|row| (1..=9).contains(row))).collect();
    match rows {
        Some(rows) if rows.iter().sum::<u32>() == 10 => Ok(()),
        _ => Err(Fault::invalid(field, "expected rows of ten players, such as 4-3-3")),
    }
}
