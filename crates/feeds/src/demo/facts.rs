//! What is known of a match at a moment, apart from its record.

use jiff::{SignedDuration, Timestamp};
use store::matches::MatchFacts;

use super::chances::Chances;
use super::dates::{CURRENT_ROUND, POSTPONED_ROUND};
use super::play::{Course, Incident, Standing};
use super::script::{Script, Time};

/// Matches of a season that is being played to which something happens, so that every state of a match can be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    Played,
    /// Called off before the league was loaded, and made up for months later.
    Postponed,
    /// The lights go out early on.
    Interrupted,
    /// In the 63rd minute; the rest is played on another day.
    Abandoned,
}

impl Fate {
    /// Of the match in this `place` of the round, in a season that is being played; `is_anchor`: since the league was
    /// loaded.
    pub(super) fn of(is_anchor: bool, is_first: bool, round: u16, place: usize) -> Self {
        match (is_first, round, place) {
            (true, POSTPONED_ROUND, 5) if is_anchor => Self::Postponed,
            (false, CURRENT_ROUND, 5) => Self::Interrupted,
            (false, round, 3) if round == CURRENT_ROUND - 1 => Self::Abandoned,
            _ => Self::Played,
        }
    }

    pub(super) fn course(self, script: Script) -> Course {
        let incident = match self {
            Self::Played | Self::Postponed => None,
            Self::Interrupted => Some(Incident::Interrupted { after: 8, minutes: 25 }),
            Self::Abandoned => {
                let time = Time { half: football::moment::Half::Second, minute: 63 - 45 };
                Some(Incident::Abandoned { after: script.passed(time), minutes: UNTIL_RESUMED })
            }
        };
        Course { script, incident }
    }
}

/// From a Saturday to a Wednesday without other matches, in minutes.
const UNTIL_RESUMED: i64 = 18 * 24 * 60;

/// How much a match is wanted on the screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Interest {
    FirstDivision,
    SecondDivision,
    /// Cups, and matches of our clubs abroad.
    Every,
    /// Matches abroad of clubs from elsewhere.
    Foreign,
}

/// Who broadcasts a match.
pub(super) fn transmission(seed: u64, match_id: &str, interest: Interest) -> Option<String> {
    let mut chances = Chances::new(seed, &format!("{match_id}/transmission"));
    let share = match interest {
        Interest::FirstDivision => 0.92,
        Interest::SecondDivision => 0.45,
        Interest::Every => 1.0,
        Interest::Foreign => 0.35,
    };
    let operator = ["Canal Onda 1", "Canal Onda 1", "Canal Onda 2", "Maré TV", "Maré TV"][chances.below(5)];
    chances.happens(share).then(|| operator.to_owned())
}

/// Between a third of the ground and all of it.
pub(super) fn attendance(seed: u64, match_id: &str, capacity: i32) -> i32 {
    let full = 0.34 + 0.64 * Chances::new(seed, &format!("{match_id}/attendance")).unit();
    (f64::from(capacity) * full) as i32
}

/// What was known, brought up to where the match stands.
pub(super) fn brought_up(known: MatchFacts, standing: &Standing, attendance: impl FnOnce() -> i32) -> MatchFacts {
    let began = |kickoff: Timestamp| {
        let minutes = SignedDuration::from_mins(standing.phase_began?);
        kickoff.saturating_add(minutes).ok()
    };
    MatchFacts {
        state: standing.state,
        score: standing.score,
        attendance: known.attendance.or_else(|| standing.score.map(|_| attendance())),
        phase_began: known.kickoff.and_then(began),
        reason: standing.reason(),
        ..known
    }
}
