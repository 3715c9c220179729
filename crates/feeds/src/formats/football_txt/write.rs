//! Writing football.txt so that it reads back the same.

use std::fmt::Write;

use jiff::civil::{Date, Time};

use super::calendar::SeasonCalendar;
use super::result_text;
use crate::formats::days::{self, DayWords};
use crate::formats::{FileMatch, RoundName, SeasonFile, rounds};

/// The width of openfootball's own columns; longer names push the rest of their line aside.
const NAME_COLUMN: usize = 23;

/// Writes a season.
pub fn write(season: &SeasonFile) -> String {
    let mut writer = Writer::new();
    if let Some(name) = &season.name {
        writer.text = format!("= {name}\n");
    }
    for file_match in &season.matches {
        writer.take(file_match);
    }
    writer.text
}

/// Remembers what a reader knows at this point of the file.
struct Writer<'a> {
    text: String,
    calendar: SeasonCalendar,
    round: &'a RoundName,
    group: Option<&'a str>,
    day: Option<Date>,
    last_written_day: Option<Date>,
    time: Option<Time>,
}

impl<'a> Writer<'a> {
    fn new() -> Self {
        Self {
            text: String::new(),
            calendar: SeasonCalendar::new(0),
            round: &RoundName::Unknown,
            group: None,
            day: None,
            last_written_day: None,
            time: None,
        }
    }

    fn take(&mut self, file_match: &'a FileMatch) {
        let group = file_match.group.as_deref();
        if self.needs_heading(file_match) {
            let heading = rounds::heading(&file_match.round).unwrap_or_else(|| "?".to_owned());
            self.line(format_args!("\n\n▪ {heading}"));
            self.round = &file_match.round;
            (self.group, self.day, self.time) = (None, None, None);
        }
        if group != self.group {
            self.line(format_args!("Group {}:", group.unwrap_or_default()));
            self.group = group;
        }
        if let Some(day) = file_match.day
            && (self.day != Some(day) || self.time_must_go(file_match))
        {
            self.write_day(day);
        }
        self.write_match(file_match);
    }

    /// A heading clears what it finds, which is the only way to take back a day or a group.
    fn needs_heading(&self, file_match: &FileMatch) -> bool {
        file_match.round != *self.round
            || (file_match.group.is_none() && self.group.is_some())
            || (file_match.day.is_none() && (self.day.is_some() || self.time_must_go(file_match)))
    }

    fn time_must_go(&self, file_match: &FileMatch) -> bool {
        file_match.time.is_none() && self.time.is_some()
    }

    /// The year is written where it changes and where a reader would guess it wrong.
    fn write_day(&mut self, day: Date) {
        let with_year =
            DayWords { weekday: Some(day.weekday()), month: day.month(), day: day.day(), year: Some(day.year()) };
        let without_year = DayWords { year: None, ..with_year };
        let same_year = self.last_written_day.is_some_and(|last| last.year() == day.year());
        let mut guess = self.calendar.clone();
        if same_year && guess.resolve(without_year) == Ok(day) {
            self.calendar = guess;
            self.line(format_args!("  {}", days::written_without_year(day)));
        } else {
            // A day beyond what files may hold is written all the same; only reading refuses it.
            let _ = self.calendar.resolve(with_year);
            self.line(format_args!("  {}", days::written(day)));
        }
        (self.day, self.last_written_day, self.time) = (Some(day), Some(day), None);
    }

    fn write_match(&mut self, file_match: &FileMatch) {
        let time = file_match.time.filter(|time| self.time != Some(*time)).map(days::written_time).unwrap_or_default();
        self.time = file_match.time;
        let (home, away) = (&file_match.home, &file_match.away);
        let result = result_text::written(&file_match.result);
        let row = format!("    {time:5}  {home:NAME_COLUMN$} v {away:NAME_COLUMN$}  {result}");
        self.line(format_args!("{}", row.trim_end()));
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        writeln!(self.text, "{line}").expect("writing to a string cannot fail");
    }
}
