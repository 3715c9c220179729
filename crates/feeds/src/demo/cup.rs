//! The league cup: the first division's best six and the second's best two of the season before; one match each.

use football::bracket::{Drawn, Source};
use football::score::{FullScore, Score};
use football::season::SeasonId;

use super::CUP;
use super::chances::Chances;
use super::clubs::{Club, FIRST};
use super::script::{Kind, Script};
use super::strength::{expected_goals, strength};

/// One match of the cup. At home means less where both play on neutral ground.
pub(super) fn script(seed: u64, season: SeasonId, round: u16, home: &Club, away: &Club) -> Script {
    let name = format!("{season}/{CUP}/{round}/{}-{}", home.key, away.key);
    let year = season.start_year();
    let goals = expected_goals(strength(seed, year, home), strength(seed, year, away));
    Script::write(Chances::new(seed, &name), goals, Kind::KnockOut)
}

/// Quarter-finals: 1st against the second division's 2nd, 2nd against its 1st, 3rd against 6th, 4th against 5th; the
/// better placed club is at home.
pub(super) fn quarter_finals<C: Copy>(first: &[C], second: &[C]) -> [(C, C); 4] {
    [(first[0], second[1]), (first[1], second[0]), (first[2], first[5]), (first[3], first[4])]
}

/// The winners meet: first with last, the middle ones with each other.
pub(super) fn next_pairs<C: Copy>(winners: &[C]) -> Vec<(C, C)> {
    let half = winners.len() / 2;
    winners.iter().copied().zip(winners.iter().rev().copied()).take(half).collect()
}

/// The same as a draw: the semi-finals are the second round, the final the third.
pub(super) fn draws() -> Vec<Drawn> {
    let tie = |round, number, (home, away)| {
        let (home, away) = (Source::Winner(home), Source::Winner(away));
        Drawn { round, number, home, away }
    };
    let semi_finals = (1..).zip(next_pairs(&[1, 2, 3, 4])).map(|(number, pair)| tie(2, number, pair));
    semi_finals.chain([tie(3, 1, (1, 2))]).collect()
}

/// The ground on which the final four meet: the largest of the first division of the season before.
pub(super) fn largest(clubs: &[&'static Club]) -> &'static Club {
    // The first of equals.
    clubs.iter().rev().copied().max_by_key(|club| club.capacity).unwrap_or(&FIRST[0])
}

/// Who went through.
pub(super) fn winner<C>(home: C, away: C, result: FullScore) -> C {
    let decisive = result.penalties.unwrap_or(result.goals);
    if decisive.home > decisive.away { home } else { away }
}

/// Who went through after two legs, the second at home to the first-named.
pub(super) fn winner_of_two<C>(home: C, away: C, first_leg: Score, result: FullScore) -> C {
    let together = Score::new(first_leg.away + result.goals.home, first_leg.home + result.goals.away);
    winner(home, away, FullScore { goals: together, ..result })
}

/// The play-off between the divisions: two legs, the second at the upper club's ground.
pub(super) fn playoff(seed: u64, season: SeasonId, upper: &Club, lower: &Club) -> [Script; 2] {
    playoff_legs(seed, season, upper, lower, 0)
}

/// The same in the past: after 180 minutes it was decided as the present requires.
pub(super) fn past_playoff(seed: u64, season: SeasonId, upper: &Club, lower: &Club, lower_wins: bool) -> [Script; 2] {
    (0_u32..)
        .map(|luck| playoff_legs(seed, season, upper, lower, luck))
        .find(|[first, second]| {
            let won = winner_of_two(false, true, first.result().goals, second.result());
            !second.has_extra_time() && won == lower_wins
        })
        .expect("some luck gives every result")
}

fn playoff_legs(seed: u64, season: SeasonId, upper: &Club, lower: &Club, luck: u32) -> [Script; 2] {
    let leg = |home: &Club, away: &Club, kind: Kind| {
        let name = format!("{season}/playoff/{}-{}/{luck}", home.key, away.key);
        Script::write(Chances::new(seed, &name), (1.3, 1.1), kind)
    };
    let first = leg(lower, upper, Kind::League);
    let before = first.result().goals.reversed();
    [first, leg(upper, lower, Kind::SecondLeg { before })]
}
