//! football.json, the form of openfootball made for machines.
//!
//! `ft` is the score after ninety minutes; `et` and `p` follow where a match went on.

mod match_lines;
mod shape;

use super::assembly::{Assembly, MatchDraft};
use super::result_parts::{ResultParts, Status};
use super::{FileError, FileMatch, SeasonFile, days, rounds, source, wording};
use shape::{MatchShape, SeasonShape, WrittenMatch, WrittenScore, WrittenSeason};

/// Reads a season.
pub fn parse(file: &str, bytes: &[u8]) -> Result<SeasonFile, FileError> {
    let text = source::text(file, bytes)?;
    let lines = match_lines::find(text).map_err(|(line, reason)| FileError::new(file, line, reason))?;
    let season: SeasonShape = serde_json::from_str(text).map_err(|error| syntax_error(file, &error))?;
    let whole_file = |reason: String| FileError::new(file, 1, reason);
    let name = season.name.as_deref().map(wording::title).transpose().map_err(whole_file)?;

    let mut assembly = Assembly::new(file);
    let matches = season.into_matches().map_err(whole_file)?;
    if matches.len() != lines.len() {
        // serde takes arrays for objects, and escapes in keys; no writer of football.json does such things.
        return Err(whole_file("matches must be objects under a plainly written `matches`".to_owned()));
    }
    for (line, (round, shape)) in lines.into_iter().zip(&matches) {
        let added = draft(line, round.as_deref(), shape).and_then(|draft| assembly.add(draft));
        added.map_err(|reason| FileError::new(file, line, reason))?;
    }
    assembly.finish(name)
}

fn draft<'a>(line: u32, round: Option<&'a str>, shape: &'a MatchShape) -> Result<MatchDraft<'a>, String> {
    Ok(MatchDraft {
        line,
        round,
        group: shape.group.as_deref(),
        day: shape.date.as_deref().map(days::read_day).transpose()?,
        time: shape.time.as_deref().map(days::read_time).transpose()?,
        home: &shape.team1.0,
        away: &shape.team2.0,
        result: shape.result_parts()?.into_result()?,
    })
}

fn syntax_error(file: &str, error: &serde_json::Error) -> FileError {
    let line = u32::try_from(error.line()).unwrap_or(u32::MAX).max(1);
    let message = error.to_string();
    let reason = match error.is_eof() {
        true => "the file ends in the middle",
        false => message.split(" at line ").next().unwrap_or(&message),
    };
    FileError::new(file, line, reason)
}

/// Writes a season.
pub fn write(season: &SeasonFile) -> String {
    let season =
        WrittenSeason { name: season.name.as_deref(), matches: season.matches.iter().map(written_match).collect() };
    let mut text = serde_json::to_string_pretty(&season).expect("strings and numbers always make JSON");
    text.push('\n');
    text
}

fn written_match(file_match: &FileMatch) -> WrittenMatch<'_> {
    let parts = ResultParts::from_result(&file_match.result);
    WrittenMatch {
        round: rounds::heading(&file_match.round),
        group: file_match.group.as_deref().map(|group| format!("Group {group}")),
        date: file_match.day.map(|day| day.to_string()),
        time: file_match.time.map(days::written_time),
        team1: &file_match.home,
        team2: &file_match.away,
        score: parts.full_time.map(|_| WrittenScore::new(&parts)),
        status: parts.status.map(Status::word),
    }
}

#[cfg(test)]
mod tests;
