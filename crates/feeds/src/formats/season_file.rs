//! What a file tells, whatever its format.

use football::score::{FullScore, Score};
use jiff::civil::{Date, Time};
use thiserror::Error;

use super::wording;

const MOST_LETTERS_IN_A_REASON: usize = 200;

/// A season (or a cup) as a file tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonFile {
    /// CSV has no place for it.
    pub name: Option<String>,
    /// In the order of the file.
    pub matches: Vec<FileMatch>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileMatch {
    /// Where it stands, counted from 1; in JSON the line of its opening brace.
    pub line: u32,
    pub round: RoundName,
    /// "A", never "Group A".
    pub group: Option<String>,
    pub day: Option<Date>,
    /// As the clocks at the ground showed it; files do not name a time zone.
    pub time: Option<Time>,
    pub home: String,
    pub away: String,
    pub result: FileResult,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RoundName {
    /// A matchday of a league, from 1.
    Number(u16),
    /// A round of a cup ("Round of 16", "Final"); such rounds follow each other in the order of the file.
    Named(String),
    /// The file does not say.
    Unknown,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileResult {
    /// Not played yet.
    None,
    Played(FullScore),
    Postponed,
    Cancelled,
    /// With the score when play stopped, where it is told.
    Abandoned(Option<Score>),
    /// Decided at the green table.
    Awarded(FullScore),
}

/// Why a file was refused, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}:{line}: {reason}")]
pub struct FileError {
    pub file: String,
    pub line: u32,
    pub reason: String,
}

impl FileError {
    /// Reasons quote the file, which may hold anything: they are cut to a readable length, and signs that could turn a
    /// terminal or the text around them upside down are blotted out.
    pub(super) fn new(file: &str, line: u32, reason: impl AsRef<str>) -> Self {
        let visible = |letter| {
            if wording::is_invisible(letter) { '\u{fffd}' } else { letter }
        };
        let mut letters = reason.as_ref().chars().map(visible);
        let mut reason: String = letters.by_ref().take(MOST_LETTERS_IN_A_REASON).collect();
        if letters.next().is_some() {
            reason.push('…');
        }
        Self { file: file.to_owned(), line, reason }
    }
}
