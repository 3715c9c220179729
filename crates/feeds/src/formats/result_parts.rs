//! A result in the pieces in which the formats write it.

use football::score::{FullScore, Score};

use super::FileResult;

/// The highest score on record is 149-0.
const MOST_GOALS: u16 = 199;

/// What went wrong with a match, in the words of the files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Status {
    Postponed,
    Cancelled,
    Abandoned,
    Awarded,
}

impl Status {
    const WORDS: [(&str, Self); 5] = [
        ("postponed", Self::Postponed),
        ("cancelled", Self::Cancelled),
        ("canceled", Self::Cancelled),
        ("abandoned", Self::Abandoned),
        ("awarded", Self::Awarded),
    ];

    pub fn read(text: &str) -> Result<Self, String> {
        let known = Self::WORDS.iter().find(|(word, _)| text.eq_ignore_ascii_case(word));
        known.map(|(_, status)| *status).ok_or_else(|| format!("`{text}` is no known status of a match"))
    }

    pub fn word(self) -> &'static str {
        match self {
            Self::Postponed => "postponed",
            Self::Cancelled => "cancelled",
            Self::Abandoned => "abandoned",
            Self::Awarded => "awarded",
        }
    }
}

/// The scores by the clock: half time, ninety minutes, extra time, shoot-out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ResultParts {
    pub half_time: Option<Score>,
    pub full_time: Option<Score>,
    pub extra_time: Option<Score>,
    pub penalties: Option<Score>,
    pub status: Option<Status>,
}

impl ResultParts {
    pub fn from_result(result: &FileResult) -> Self {
        match result {
            FileResult::None => Self::default(),
            FileResult::Played(score) => Self::from_score(*score),
            FileResult::Postponed => Self::with_status(Status::Postponed),
            FileResult::Cancelled => Self::with_status(Status::Cancelled),
            FileResult::Abandoned(score) => Self { full_time: *score, ..Self::with_status(Status::Abandoned) },
            FileResult::Awarded(score) => Self { status: Some(Status::Awarded), ..Self::from_score(*score) },
        }
    }

    fn from_score(score: FullScore) -> Self {
        Self {
            half_time: score.half_time,
            full_time: Some(score.ninety.unwrap_or(score.goals)),
            extra_time: score.ninety.map(|_| score.goals),
            penalties: score.penalties,
            status: None,
        }
    }

    fn with_status(status: Status) -> Self {
        Self { status: Some(status), ..Self::default() }
    }

    pub fn into_result(self) -> Result<FileResult, String> {
        let score = self.score()?;
        match (self.status, score) {
            (None, None) => Ok(FileResult::None),
            (None, Some(score)) => Ok(FileResult::Played(score)),
            (Some(Status::Postponed), None) => Ok(FileResult::Postponed),
            (Some(Status::Cancelled), None) => Ok(FileResult::Cancelled),
            (Some(status @ (Status::Postponed | Status::Cancelled)), Some(_)) => {
                Err(format!("a {} match has no score", status.word()))
            }
            (Some(Status::Abandoned), score) if self.penalties.is_none() => {
                Ok(FileResult::Abandoned(score.map(|score| score.goals)))
            }
            (Some(Status::Abandoned), _) => Err("an abandoned match has no shoot-out".to_owned()),
            (Some(Status::Awarded), Some(score)) => Ok(FileResult::Awarded(score)),
            (Some(Status::Awarded), None) => Err("an awarded match needs its score".to_owned()),
        }
    }

    fn score(self) -> Result<Option<FullScore>, String> {
        let Some(full_time) = self.full_time else {
            let parts = [self.half_time, self.extra_time, self.penalties];
            return match parts.iter().any(Option::is_some) {
                true => Err("parts of a score without the score after ninety minutes".to_owned()),
                false => Ok(None),
            };
        };
        let score = FullScore {
            goals: self.extra_time.unwrap_or(full_time),
            half_time: self.half_time,
            ninety: self.extra_time.map(|_| full_time),
            penalties: self.penalties,
        };
        checked(score).map(Some)
    }
}

/// The score, if football allows it.
pub(super) fn checked(score: FullScore) -> Result<FullScore, String> {
    let all = [Some(score.goals), score.half_time, score.ninety, score.penalties];
    if all.iter().flatten().any(|part| part.home.max(part.away) > MOST_GOALS) {
        return Err(format!("more than {MOST_GOALS} goals"));
    }
    score.check().map_err(str::to_owned)
}

/// "2-1"
pub(super) fn read_score(text: &str) -> Result<Score, String> {
    let unreadable = || format!("`{text}` is not a score");
    let goals = |digits: &str| match digits.bytes().all(|byte| byte.is_ascii_digit()) {
        true => digits.parse().map_err(|_| unreadable()),
        false => Err(unreadable()),
    };
    let (home, away) = text.split_once(['-', '–']).ok_or_else(unreadable)?;
    Ok(Score::new(goals(home)?, goals(away)?))
}

pub(super) fn written_score(score: Score) -> String {
    format!("{}-{}", score.home, score.away)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores() {
        assert_eq!(read_score("2-1"), Ok(Score::new(2, 1)));
        assert_eq!(read_score("10–0"), Ok(Score::new(10, 0)));
        for text in ["2-", "-1", "2", "+2-1", "2-1-0", "2 - 1", "99999999-0", ""] {
            assert!(read_score(text).is_err(), "{text}");
        }
    }

    #[test]
    fn parts_that_contradict_each_other_are_refused() {
        let score = |home, away| Some(Score::new(home, away));
        let played = ResultParts { full_time: score(1, 1), ..ResultParts::default() };
        let cases = [
            ResultParts { half_time: score(2, 0), ..played },
            ResultParts { extra_time: score(0, 1), ..played },
            ResultParts { penalties: score(4, 4), ..played },
            ResultParts { full_time: None, half_time: score(1, 0), ..played },
            ResultParts { full_time: score(200, 0), ..played },
            ResultParts { status: Some(Status::Postponed), ..played },
            ResultParts { status: Some(Status::Cancelled), ..played },
            ResultParts { status: Some(Status::Abandoned), penalties: score(4, 3), ..played },
            ResultParts::with_status(Status::Awarded),
        ];
        for parts in cases {
            assert!(parts.into_result().is_err(), "{parts:?}");
        }
    }
}
