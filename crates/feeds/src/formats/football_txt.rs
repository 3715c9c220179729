//! football.txt, the hand-written form of openfootball: headings, days and lines of the kind `A v B  2-1 (1-0)`.
//!
//! A round's heading starts afresh: what stood before it – day, time, group – no longer holds. A day's line clears the
//! time. Everything else is carried on from line to line.

mod calendar;
mod line;
mod result_text;
mod write;

use std::collections::HashMap;

use football::names::fold;
use jiff::civil::{Date, Time};

use super::assembly::{Assembly, MatchDraft};
use super::{FileError, SeasonFile, days, source, wording};
use calendar::SeasonCalendar;
use line::Line;
pub use write::write;

/// Reads a season. `default_start_year` is the year in which it starts, for files that never name one.
pub fn parse(file: &str, bytes: &[u8], default_start_year: i64) -> Result<SeasonFile, FileError> {
    let lines = source::lines(file, bytes)?;
    let mut reader = Reader::new(file, SeasonCalendar::new(default_start_year));
    for &(number, line) in &lines {
        reader.read(number, line).map_err(|reason| FileError::new(file, number, reason))?;
    }
    reader.finish()
}

struct Reader<'a> {
    file: &'a str,
    calendar: SeasonCalendar,
    assembly: Assembly<'a>,
    name: Option<String>,
    round: Option<&'a str>,
    group: Option<&'a str>,
    /// From `Group A | …` lines: which club, by its folded name, plays in which group.
    group_of_club: HashMap<String, &'a str>,
    day: Option<Date>,
    time: Option<Time>,
    below_a_match: bool,
    goals: Option<OpenGoals>,
}

/// A list of scorers that has not been closed yet; it may run over several lines.
struct OpenGoals {
    line: u32,
    depth: usize,
}

impl<'a> Reader<'a> {
    fn new(file: &'a str, calendar: SeasonCalendar) -> Self {
        Self {
            file,
            calendar,
            assembly: Assembly::new(file),
            name: None,
            round: None,
            group: None,
            group_of_club: HashMap::new(),
            day: None,
            time: None,
            below_a_match: false,
            goals: None,
        }
    }

    fn read(&mut self, number: u32, line: &'a str) -> Result<(), String> {
        let text = source::without_comment(line).trim();
        if text.is_empty() {
            return Ok(());
        }
        if self.goals.is_some() {
            return self.read_goals(number, text);
        }
        match Line::read(text)? {
            Line::Ornament => {}
            Line::Title(title) => self.take_title(title)?,
            Line::Round(heading) => {
                self.round = Some(heading);
                (self.group, self.day, self.time) = (None, None, None);
            }
            Line::Group(group) => self.group = Some(group),
            Line::GroupClubs { group, clubs } => {
                self.group_of_club.extend(line::columns(clubs).map(|club| (fold(club), group)));
            }
            Line::Day(words) => {
                self.day = Some(self.calendar.resolve(words)?);
                self.time = None;
            }
            Line::Goals if self.below_a_match => return self.read_goals(number, text),
            Line::Goals => return Err("scorers without a match above them".to_owned()),
            Line::Match(found) => {
                self.below_a_match = true;
                self.time = found.time.map(days::read_time).transpose()?.or(self.time);
                let draft = MatchDraft {
                    line: number,
                    round: self.round,
                    group: self.group.or_else(|| self.defined_group(found.home, found.away)),
                    day: self.day,
                    time: self.time,
                    home: found.home,
                    away: found.away,
                    result: result_text::read(found.result)?,
                };
                return self.assembly.add(draft);
            }
        }
        self.below_a_match = false;
        Ok(())
    }

    fn take_title(&mut self, title: &str) -> Result<(), String> {
        if self.name.is_some() {
            return Err("a second title: one file holds one season".to_owned());
        }
        self.name = Some(wording::title(title)?);
        Ok(())
    }

    /// Two clubs of the same group may meet again in the final: a named round belongs to no group.
    fn defined_group(&self, home: &str, away: &str) -> Option<&'a str> {
        let in_group_stage = self.round.is_none_or(super::rounds::is_numbered);
        if !in_group_stage || self.group_of_club.is_empty() {
            return None;
        }
        let home = self.group_of_club.get(&fold(home))?;
        self.group_of_club.get(&fold(away)).filter(|away| *away == home).copied()
    }

    fn read_goals(&mut self, number: u32, text: &str) -> Result<(), String> {
        let mut goals = self.goals.take().unwrap_or(OpenGoals { line: number, depth: 0 });
        for (at, sign) in text.char_indices() {
            match sign {
                '(' | '[' => goals.depth += 1,
                ')' | ']' if goals.depth == 1 && at + 1 < text.len() => {
                    return Err("text after the list of scorers".to_owned());
                }
                ')' | ']' => goals.depth = goals.depth.saturating_sub(1),
                _ => {}
            }
        }
        self.goals = Some(goals).filter(|goals| goals.depth > 0);
        Ok(())
    }

    fn finish(self) -> Result<SeasonFile, FileError> {
        match self.goals {
            Some(goals) => Err(FileError::new(self.file, goals.line, "the list of scorers is not closed")),
            None => self.assembly.finish(self.name),
        }
    }
}

#[cfg(test)]
mod tests;
