//! Which number a player wears. Those from 1 to 11 are the regulars', by position; a player keeps his while he stays.

use football::position::Position;

use super::Player;

/// The numbers that a position likes best, first choice first. Behind them come all the others.
fn preferred(position: Position) -> &'static [i16] {
    match position {
        Position::Goalkeeper => &[1, 12, 24, 31, 41, 99],
        Position::Defender => &[2, 3, 4, 5, 13, 14, 15, 22, 33, 34],
        Position::Midfielder => &[6, 8, 10, 16, 18, 20, 21, 23, 28, 30],
        Position::Forward => &[7, 9, 11, 17, 19, 27, 29, 77, 70, 90],
    }
}

/// A number that nobody in the squad wears.
pub(super) fn free(position: Position, squad: &[Player]) -> i16 {
    let is_free = |number: &i16| squad.iter().all(|player| player.kit != *number);
    let liked = preferred(position).iter().copied().find(is_free);
    liked.or_else(|| (25..=99).find(is_free)).unwrap_or(98)
}
