//! How strong a club is in a season: mostly how large it is, a little luck of the year.

use super::chances::Chances;
use super::clubs::Club;

/// Around 0 for a middling first-division club; the difference of two clubs makes the odds. A few large clubs stand out
/// from the rest more than the rest differ among themselves.
pub(super) fn strength(seed: u64, season: i64, club: &Club) -> f64 {
    let size = (f64::from(club.capacity) / 12_000.0).ln();
    let size = if size < 0.0 { 0.45 * size } else { 0.6 * size + 0.9 * size * size };
    let parent = if club.reserve_of.is_some() { 0.25 } else { 0.0 };
    let year = Chances::new(seed, &format!("{season}/form/{}", club.key)).unit() - 0.5;
    (size + parent).clamp(-0.9, 1.25) + year * 0.6
}

/// Expected goals of the home and the away side. Equal clubs score about 2.4 goals together, with the home side ahead
/// by the usual third of a goal; the more they differ, the more is scored.
pub(super) fn expected_goals(home: f64, away: f64) -> (f64, f64) {
    let edge = 0.66 * (home - away);
    ((1.4 * edge.exp()).min(4.5), (1.02 * (-edge).exp()).min(4.0))
}
