//! Where a match stands. On the wire this is two numbers, `status` (1–5) and `subStatus` (1–17), which can contradict
//! each other; here it is one value that cannot.

use thiserror::Error;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchState {
    /// Nothing but the fixture is known.
    Preview,
    /// The teams are announced; the match has not kicked off.
    LineupsOut,
    Live(Phase),
    /// The final whistle has gone; the result is not official yet.
    Ended,
    /// The result is official.
    Finished,
    /// To be played on another day.
    Postponed,
    /// Stopped for the day; what was played stands until it is continued or decided.
    Suspended,
    /// Will not be played.
    Cancelled,
    /// Stopped for the moment, with the teams still at the ground.
    Interrupted,
}

/// The part of a match being played (or rested between).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    FirstHalf,
    HalfTime,
    SecondHalf,
    /// Level after ninety minutes, extra time to come.
    AfterNinety,
    ExtraTimeFirstHalf,
    ExtraTimeBreak,
    ExtraTimeSecondHalf,
    /// Play is over, the referee has not closed the match.
    FullTime,
    Penalties,
}

/// `status` and `subStatus` that cannot both be true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("status {status} and sub-status {sub_status} contradict each other")]
pub struct Contradiction {
    pub status: i16,
    pub sub_status: i16,
}

impl MatchState {
    /// Reads the wire's two numbers.
    pub fn from_codes(status: i16, sub_status: i16) -> Result<Self, Contradiction> {
        let state = match (status, sub_status) {
            (1..=3, 14) => Self::Postponed,
            (1..=4, 13) => Self::Suspended,
            (1..=5, 15) => Self::Cancelled,
            (3, 17) => Self::Interrupted,
            (1, 1 | 16) => Self::Preview,
            (2, 1 | 16) => Self::LineupsOut,
            (3, 2) => Self::Live(Phase::FirstHalf),
            (3, 3) => Self::Live(Phase::HalfTime),
            (3, 4) => Self::Live(Phase::SecondHalf),
            (3, 5) => Self::Live(Phase::AfterNinety),
            (3, 6) => Self::Live(Phase::ExtraTimeFirstHalf),
            (3, 7) => Self::Live(Phase::ExtraTimeBreak),
            (3, 8) => Self::Live(Phase::ExtraTimeSecondHalf),
            (3, 9) => Self::Live(Phase::FullTime),
            (3, 10) => Self::Live(Phase::Penalties),
            (4, 5 | 9 | 10 | 11) => Self::Ended,
            (5, 9 | 11) => Self::Finished,
            _ => return Err(Contradiction { status, sub_status }),
        };
        Ok(state)
    }

    /// The wire's `status`.
    pub fn status(self) -> i16 {
        match self {
            Self::Preview | Self::Postponed | Self::Cancelled => 1,
            Self::LineupsOut => 2,
            Self::Live(_) | Self::Suspended | Self::Interrupted => 3,
            Self::Ended => 4,
            Self::Finished => 5,
        }
    }

    /// The wire's `subStatus`.
    pub fn sub_status(self) -> i16 {
        match self {
            Self::Preview => 1,
            Self::LineupsOut => 16,
            Self::Live(phase) => match phase {
                Phase::FirstHalf => 2,
                Phase::HalfTime => 3,
                Phase::SecondHalf => 4,
                Phase::AfterNinety => 5,
                Phase::ExtraTimeFirstHalf => 6,
                Phase::ExtraTimeBreak => 7,
                Phase::ExtraTimeSecondHalf => 8,
                Phase::FullTime => 9,
                Phase::Penalties => 10,
            },
            Self::Ended => 9,
            Self::Finished => 11,
            Self::Suspended => 13,
            Self::Postponed => 14,
            Self::Cancelled => 15,
            Self::Interrupted => 17,
        }
    }

    /// In play, or stopped with the intention to go on today.
    pub fn is_live(self) -> bool {
        matches!(self, Self::Live(_) | Self::Interrupted)
    }

    /// The score is a result, official or not: it counts in the table.
    pub fn is_result(self) -> bool {
        matches!(self, Self::Ended | Self::Finished)
    }

    /// A score exists, final or running. A match that has not kicked off has none, not even 0–0.
    pub fn has_score(self) -> bool {
        match self {
            Self::Live(_) | Self::Ended | Self::Finished | Self::Suspended | Self::Interrupted => true,
            Self::Preview | Self::LineupsOut | Self::Postponed | Self::Cancelled => false,
        }
    }

    /// Nothing more can come from this match: when all matches are settled, the season is over.
    pub fn is_settled(self) -> bool {
        self.is_result() || self == Self::Cancelled
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every pair of numbers the specification lists, with the state it means.
    const CASES: &[(i16, i16, MatchState)] = &[
        (1, 1, MatchState::Preview),
        (2, 16, MatchState::LineupsOut),
        (3, 2, MatchState::Live(Phase::FirstHalf)),
        (3, 3, MatchState::Live(Phase::HalfTime)),
        (3, 4, MatchState::Live(Phase::SecondHalf)),
        (3, 5, MatchState::Live(Phase::AfterNinety)),
        (3, 6, MatchState::Live(Phase::ExtraTimeFirstHalf)),
        (3, 7, MatchState::Live(Phase::ExtraTimeBreak)),
        (3, 8, MatchState::Live(Phase::ExtraTimeSecondHalf)),
        (3, 9, MatchState::Live(Phase::FullTime)),
        (3, 10, MatchState::Live(Phase::Penalties)),
        (4, 9, MatchState::Ended),
        (5, 11, MatchState::Finished),
        (3, 13, MatchState::Suspended),
        (1, 14, MatchState::Postponed),
        (1, 15, MatchState::Cancelled),
        (3, 17, MatchState::Interrupted),
    ];

    #[test]
    fn codes_and_states_are_the_same_thing() {
        for &(status, sub_status, state) in CASES {
            assert_eq!(MatchState::from_codes(status, sub_status), Ok(state));
            assert_eq!((state.status(), state.sub_status()), (status, sub_status));
        }
    }

    #[test]
    fn synonyms_are_understood() {
        assert_eq!(MatchState::from_codes(1, 16), Ok(MatchState::Preview));
        assert_eq!(MatchState::from_codes(2, 1), Ok(MatchState::LineupsOut));
        assert_eq!(MatchState::from_codes(4, 11), Ok(MatchState::Ended));
    }

    #[test]
    fn contradictions_are_refused() {
        for (status, sub_status) in [(1, 2), (1, 11), (5, 1), (5, 4), (4, 2), (0, 1), (6, 11), (3, 1), (3, 12), (1, 17)]
        {
            let refused = MatchState::from_codes(status, sub_status);
            assert_eq!(refused, Err(Contradiction { status, sub_status }), "{status}/{sub_status}");
        }
    }

    #[test]
    fn only_results_count_and_only_started_matches_have_a_score() {
        for &(_, _, state) in CASES {
            if state.is_result() {
                assert!(state.has_score() && state.is_settled() && !state.is_live(), "{state:?}");
            }
            if state.is_live() {
                assert!(state.has_score() && !state.is_settled(), "{state:?}");
            }
        }
        assert!(!MatchState::Postponed.has_score());
        assert!(MatchState::Cancelled.is_settled());
    }
}
