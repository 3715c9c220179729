//! A shoot-out, kick by kick.

use football::score::Score;
use football::side::Side;

use super::super::chances::Chances;

/// Kicks that come to this score, home side first, ending when it is decided. They are drawn until they fit: any score
/// of a shoot-out does after some tries.
pub(super) fn kicks(score: Score, chances: &mut Chances) -> Vec<(Side, bool)> {
    loop {
        let (kicks, result) = draw(score, chances);
        if result == score {
            return kicks;
        }
    }
}

fn draw(limit: Score, chances: &mut Chances) -> (Vec<(Side, bool)>, Score) {
    let mut kicks = Vec::new();
    let mut score = Score::new(0, 0);
    // Nobody can be ahead of the score wanted, so a long shoot-out is soon told right.
    for round in 1_u16.. {
        for side in Side::BOTH {
            let scored = chances.happens(0.76);
            kicks.push((side, scored));
            match side {
                Side::Home => score.home += u16::from(scored),
                Side::Away => score.away += u16::from(scored),
            }
            let left = 5_u16.saturating_sub(round);
            let left_home = left;
            let left_away = if side == Side::Home { left + 1 } else { left };
            let is_decided = score.home > score.away + left_away || score.away > score.home + left_home;
            if is_decided || score.home > limit.home || score.away > limit.away {
                return (kicks, score);
            }
        }
    }
    (kicks, score)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_score_is_told_kick_by_kick() {
        for (home, away) in [(3, 0), (0, 3), (4, 3), (5, 4), (4, 5), (3, 2), (2, 4), (7, 6), (9, 10)] {
            let score = Score::new(home, away);
            let kicks = kicks(score, &mut Chances::new(1, &format!("{home}-{away}")));
            let of = |side: Side| kicks.iter().filter(|kick| **kick == (side, true)).count() as u16;
            assert_eq!((of(Side::Home), of(Side::Away)), (home, away));
            let taken = |side: Side| kicks.iter().filter(|kick| kick.0 == side).count();
            assert!(taken(Side::Home) - taken(Side::Away) <= 1);
            assert!(kicks.len() >= 6);
        }
    }
}
