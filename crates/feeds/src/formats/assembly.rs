//! Putting a season together from the matches of a file, with the checks that hold in every format.

use std::collections::HashSet;

use football::names::fold;
use jiff::civil::{Date, Time};

use super::{FileError, FileMatch, FileResult, RoundName, SeasonFile, rounds, wording};

pub(super) const MOST_MATCHES: usize = 20_000;

/// A match as it was read, its words not yet looked at.
#[derive(Debug)]
pub(super) struct MatchDraft<'a> {
    pub line: u32,
    /// The words over the match.
    pub round: Option<&'a str>,
    pub group: Option<&'a str>,
    pub day: Option<Date>,
    pub time: Option<Time>,
    pub home: &'a str,
    pub away: &'a str,
    pub result: FileResult,
}

pub(super) struct Assembly<'f> {
    file: &'f str,
    /// One for each match: rounds can only be named when all of them are known.
    headings: Vec<Option<String>>,
    matches: Vec<FileMatch>,
}

impl<'f> Assembly<'f> {
    pub fn new(file: &'f str) -> Self {
        Self { file, headings: Vec::new(), matches: Vec::new() }
    }

    /// Takes a match in, or tells why not.
    pub fn add(&mut self, draft: MatchDraft<'_>) -> Result<(), String> {
        if self.matches.len() == MOST_MATCHES {
            return Err(format!("more than {MOST_MATCHES} matches"));
        }
        let (home, away) = (wording::club(draft.home)?, wording::club(draft.away)?);
        if fold(&home) == fold(&away) {
            return Err(format!("{home} plays against itself"));
        }
        let heading = draft.round.filter(|heading| !fold(heading).is_empty());
        let group_heading = heading.and_then(wording::group_in);
        let heading = heading.filter(|_| group_heading.is_none()).map(wording::round).transpose()?;
        heading.as_deref().map_or(Ok(()), rounds::check)?;
        self.headings.push(heading);
        self.matches.push(FileMatch {
            line: draft.line,
            round: RoundName::Unknown,
            group: draft.group.or(group_heading).map(wording::group).transpose()?,
            day: draft.day,
            time: draft.time,
            home,
            away,
            result: draft.result,
        });
        Ok(())
    }

    pub fn finish(mut self, name: Option<String>) -> Result<SeasonFile, FileError> {
        let rounds = rounds::read(self.headings.iter().map(Option::as_deref));
        for (file_match, round) in self.matches.iter_mut().zip(rounds) {
            file_match.round = round;
        }
        self.check_pairs()?;
        Ok(SeasonFile { name, matches: self.matches })
    }

    /// Two clubs meet at one ground once in a round. Where the rounds are unknown the day stands for them, because
    /// some leagues let the same two clubs meet at one ground several times in a season.
    fn check_pairs(&self) -> Result<(), FileError> {
        let mut seen = HashSet::with_capacity(self.matches.len());
        for file_match in &self.matches {
            let day_in_place_of_round = file_match.day.filter(|_| file_match.round == RoundName::Unknown);
            let pair = (fold(&file_match.home), fold(&file_match.away));
            if !seen.insert((&file_match.round, day_in_place_of_round, pair)) {
                let reason = format!("{} v {} stands twice in the same round", file_match.home, file_match.away);
                return Err(FileError::new(self.file, file_match.line, reason));
            }
        }
        Ok(())
    }
}
