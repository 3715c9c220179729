//! A shoot-out, kick by kick.

use football::score::Score;
use football::side::Side;

use super::super::chances::Chances;

/// How many of a hundred kicks are scored.
const SCORED: f64 = 0.76;

/// Five kicks each, the home side first, then one each until somebody is ahead; it ends when it is decided.
pub(super) fn kicks(chances: &mut Chances) -> Vec<(Side, bool)> {
    let mut kicks = Vec::new();
    for round in 1_u16.. {
        let left = 5_u16.saturating_sub(round);
        for side in Side::BOTH {
            kicks.push((side, chances.happens(SCORED)));
            let Score { home, away } = score(kicks.iter().copied());
            let left_away = if side == Side::Home { left + 1 } else { left };
            if home > away + left_away || away > home + left {
                return kicks;
            }
        }
    }
    kicks
}

pub(super) fn score(kicks: impl Iterator<Item = (Side, bool)>) -> Score {
    let mut score = Score::new(0, 0);
    for (side, _) in kicks.filter(|(_, scored)| *scored) {
        match side {
            Side::Home => score.home += 1,
            Side::Away => score.away += 1,
        }
    }
    score
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_ends_when_it_is_decided_and_not_before() {
        for seed in 0..2_000 {
            let kicks = kicks(&mut Chances::new(seed, "shoot-out"));
            let of = |side: Side| kicks.iter().filter(|kick| kick.0 == side).count();
            assert!(of(Side::Home) - of(Side::Away) <= 1 && kicks.len() >= 6);
            let last = score(kicks.iter().copied());
            assert_ne!(last.home, last.away);
            let before = score(kicks[..kicks.len() - 1].iter().copied());
            if kicks.len() > 10 {
                assert!(kicks.len().is_multiple_of(2) && last.home.abs_diff(last.away) == 1);
                assert!(before.home.abs_diff(before.away) <= 1);
            }
        }
    }
}
