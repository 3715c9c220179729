//! Rounds: what kind they are, which days they cover, and which one is being played.

use jiff::civil::Date;
use thiserror::Error;

/// The specification's round types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundKind {
    /// A league round: everybody plays once.
    Round,
    GroupStage,
    Playoff,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{0} is no round type")]
pub struct BadRoundKind(pub i16);

impl RoundKind {
    pub fn code(self) -> i16 {
        match self {
            Self::Round => 1,
            Self::GroupStage => 2,
            Self::Playoff => 3,
        }
    }

    pub fn from_code(code: i16) -> Result<Self, BadRoundKind> {
        match code {
            1 => Ok(Self::Round),
            2 => Ok(Self::GroupStage),
            3 => Ok(Self::Playoff),
            other => Err(BadRoundKind(other)),
        }
    }

    /// Whether matches of this kind make a table.
    pub fn has_table(self) -> bool {
        match self {
            Self::Round | Self::GroupStage => true,
            Self::Playoff => false,
        }
    }
}

/// The days a round is played on, first and last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    pub first: Date,
    pub last: Date,
}

/// A match this many days from the middle of its round was moved out of it: it keeps its round's number, but it does
/// not stretch the round over the weeks between.
const MOVED_DAYS: i32 = 5;

/// The window of a round from the days of its matches. Matches moved far away do not count.
pub fn window(days: &[Date]) -> Option<Window> {
    let mut sorted = days.to_vec();
    sorted.sort_unstable();
    let middle = *sorted.get(sorted.len() / 2)?;
    let near = |day: &Date| day.since(middle).is_ok_and(|gap| gap.get_days().abs() <= MOVED_DAYS);
    sorted.retain(near);
    Some(Window { first: *sorted.first()?, last: *sorted.last()? })
}

/// Which of the rounds (in playing order) is the current one on `today`: the first that is not over, else the last.
/// Rounds without dates are passed over while there are dated ones.
pub fn current(windows: &[Option<Window>], today: Date) -> Option<usize> {
    let dated = || windows.iter().enumerate().filter_map(|(i, w)| w.map(|w| (i, w)));
    dated().find(|(_, w)| w.last >= today).or_else(|| dated().next_back()).map(|(i, _)| i)
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn kinds_have_their_numbers() {
        for kind in [RoundKind::Round, RoundKind::GroupStage, RoundKind::Playoff] {
            assert_eq!(RoundKind::from_code(kind.code()), Ok(kind));
        }
        assert_eq!(RoundKind::from_code(0), Err(BadRoundKind(0)));
    }

    #[test]
    fn a_moved_match_does_not_stretch_its_round() {
        let days = [date(2020, 9, 18), date(2020, 9, 19), date(2020, 9, 21), date(2020, 10, 28)];
        assert_eq!(window(&days), Some(Window { first: date(2020, 9, 18), last: date(2020, 9, 21) }));
        assert_eq!(window(&[]), None);
    }

    #[test]
    fn the_current_round_is_the_first_not_over() {
        let week = |day| Some(Window { first: date(2026, 11, day), last: date(2026, 11, day + 2) });
        let rounds = [week(6), week(13), week(20)];
        let cases = [(1, 0), (6, 0), (8, 0), (9, 1), (14, 1), (16, 2), (22, 2), (28, 2)];
        for (day, index) in cases {
            assert_eq!(current(&rounds, date(2026, 11, day)), Some(index), "{day} November");
        }
        assert_eq!(current(&[None, week(13), None], date(2026, 11, 30)), Some(1));
        assert_eq!(current(&[None], date(2026, 11, 30)), None);
    }
}
