//! Recent form: how a team's last matches went.

use crate::TeamId;
use crate::score::{Outcome, Score};

/// How many matches count as "recent".
pub const RECENT: usize = 5;

/// One side's view of a match: did `team` play in it, and how did it go?
pub fn outcome_for(team: TeamId, home: TeamId, away: TeamId, score: Score) -> Option<Outcome> {
    if team == home {
        Some(score.outcome_for_home())
    } else if team == away {
        Some(score.reversed().outcome_for_home())
    } else {
        None
    }
}

/// The newest [`RECENT`] items of a list in playing order, oldest first, as a form guide is read.
pub fn recent<T>(played: &[T]) -> &[T] {
    &played[played.len().saturating_sub(RECENT)..]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_has_its_own_outcome() {
        let score = Score::new(1, 3);
        assert_eq!(outcome_for(1, 1, 2, score), Some(Outcome::Loss));
        assert_eq!(outcome_for(2, 1, 2, score), Some(Outcome::Win));
        assert_eq!(outcome_for(3, 1, 2, score), None);
    }

    #[test]
    fn recent_keeps_the_last_five_in_order() {
        assert_eq!(recent(&[1, 2, 3, 4, 5, 6, 7]), [3, 4, 5, 6, 7]);
        assert_eq!(recent(&[1, 2]), [1, 2]);
    }
}
