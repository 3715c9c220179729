//! The winter window of a past season: a few players change clubs half-way.

use football::position::Position;
use jiff::civil::Date;

use super::super::chances::Chances;
use super::{Player, Squads, numbers};

/// How many clubs pass players on to one another, and how often that happens in a winter.
const RING: usize = 3;
const RINGS: usize = 3;
/// In how many of them players are only lent.
const LOANS: usize = 1;

/// Moves players of some clubs in rings, so that every club gets as many as it gives: from `day` on they play for
/// their new team.
pub(in super::super) fn exchange(squads: &mut Squads, seed: u64, season: i64, day: Date) {
    let mut chances = Chances::new(seed, &format!("{season}/winter"));
    let mut clubs: Vec<&'static str> = squads.0.keys().copied().collect();
    chances.shuffle(&mut clubs);
    for (number, ring) in clubs.chunks_exact(RING).take(RINGS).enumerate() {
        let position = [Position::Defender, Position::Midfielder, Position::Forward][chances.below(3)];
        let mut leaving: Vec<usize> = Vec::new();
        for club in ring {
            let Some(squad) = squads.0.get_mut(club) else { continue };
            let mut able: Vec<&mut Player> = squad.iter_mut().filter(|player| player.position == position).collect();
            let chosen = chances.below(able.len());
            if let Some(player) = able.get_mut(chosen) {
                player.left = Some(day);
                leaving.push(player.person);
            }
        }
        for (i, person) in leaving.iter().enumerate() {
            let Some(squad) = squads.0.get_mut(ring[(i + 1) % ring.len()]) else { continue };
            let kit = numbers::free(position, squad);
            let loan_from = (number < LOANS && leaving.len() == ring.len()).then(|| ring[i]);
            squad.push(Player { person: *person, position, kit, order: 2, joined: Some(day), left: None, loan_from });
            squad.sort_by_key(|player| player.kit);
        }
    }
}
