//! Seasons as footballcsv writes them: `Date,Team 1,FT,HT,Team 2` and more columns where they are needed.

mod columns;
mod write;

use csv::StringRecord;

use super::assembly::{Assembly, MatchDraft};
use super::result_parts::{ResultParts, Status, read_score};
use super::{FileError, SeasonFile, days, source};
use columns::{Column, Columns};
pub use write::write;

/// Reads a season. The first line names the columns, in any order.
pub fn parse(file: &str, bytes: &[u8]) -> Result<SeasonFile, FileError> {
    source::lines(file, bytes)?;
    let text = source::text(file, bytes)?;
    let mut lines = LineCounter::new(text);
    let mut reader = csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(text.as_bytes());
    let mut assembly = Assembly::new(file);
    let mut columns: Option<Columns> = None;
    for record in reader.records() {
        let record = record.map_err(|error| FileError::new(file, lines.number(), error.to_string()))?;
        let line = record.position().map_or(1, |position| lines.line_at(position.byte()));
        let read = match &columns {
            Some(columns) => draft(line, columns, &record).and_then(|draft| assembly.add(draft)),
            None => Columns::read(&record).map(|found| columns = Some(found)),
        };
        read.map_err(|reason| FileError::new(file, line, reason))?;
    }
    match columns {
        Some(_) => assembly.finish(None),
        None => Err(FileError::new(file, 1, "the line that names the columns is missing")),
    }
}

fn draft<'a>(line: u32, columns: &Columns, record: &'a StringRecord) -> Result<MatchDraft<'a>, String> {
    if record.len() != columns.count {
        return Err(format!("{} columns instead of {}", record.len(), columns.count));
    }
    let field = |column| columns.place_of(column).and_then(|place| record.get(place)).map_or("", str::trim);
    let known = |column| Some(field(column)).filter(|text| !matches!(*text, "" | "?" | "-"));
    let score = |column| known(column).map(read_score).transpose();
    let parts = ResultParts {
        half_time: score(Column::HalfTime)?,
        full_time: score(Column::FullTime)?,
        extra_time: score(Column::ExtraTime)?,
        penalties: score(Column::Penalties)?,
        status: known(Column::Status).map(Status::read).transpose()?,
    };
    Ok(MatchDraft {
        line,
        round: known(Column::Round),
        group: known(Column::Group),
        day: known(Column::Date).map(days::read_day).transpose()?,
        time: known(Column::Time).map(days::read_time).transpose()?,
        home: field(Column::Home),
        away: field(Column::Away),
        result: parts.into_result()?,
    })
}

/// Counts lines up to the start of a record; the CSV reader starts a record before the empty lines that precede it.
struct LineCounter<'a> {
    text: &'a [u8],
    at: usize,
    line: u32,
}

impl<'a> LineCounter<'a> {
    fn new(text: &'a str) -> Self {
        let text = text.as_bytes();
        Self { text, at: 0, line: 1 }
    }

    fn number(&self) -> u32 {
        self.line
    }

    fn line_at(&mut self, byte: u64) -> u32 {
        let start = usize::try_from(byte).unwrap_or(usize::MAX);
        while let Some(sign) = self.text.get(self.at)
            && (self.at < start || matches!(sign, b'\n' | b'\r'))
        {
            self.line += u32::from(*sign == b'\n');
            self.at += 1;
        }
        self.line
    }
}

#[cfg(test)]
mod tests;
