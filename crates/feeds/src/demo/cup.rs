//! The league cup: the first division's best six and the second's best two of the season before; one match each.

use football::score::FullScore;
use football::season::SeasonId;

use super::chances::Chances;
use super::clubs::Club;
use super::script::{Kind, Script};
use super::strength::{expected_goals, strength};
use super::{CUP, SEED};

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
pub(super) fn semi_finals<C: Copy>(winners: &[C]) -> [(C, C); 2] {
    [(winners[0], winners[3]), (winners[1], winners[2])]
}

/// Who went through.
pub(super) fn winner<C>(home: C, away: C, result: FullScore) -> C {
    let decisive = result.penalties.unwrap_or(result.goals);
    if decisive.home > decisive.away { home } else { away }
}

/// The play-off between the divisions: two legs, decided as the present requires.
pub(super) fn playoff(season: SeasonId, first: &Club, second: &Club, second_wins: bool) -> [Script; 2] {
    (0_u32..)
        .map(|luck| {
            let leg = |home: &Club, away: &Club, kind: Kind| {
                let name = format!("{season}/playoff/{}-{}/{luck}", home.key, away.key);
                Script::write(Chances::new(SEED, &name), (1.3, 1.1), kind)
            };
            [leg(second, first, Kind::League), leg(first, second, Kind::League)]
        })
        .find(|legs| {
            let [at_second, at_first] = legs.each_ref().map(|leg| leg.result().goals);
            let of_first = at_second.away + at_first.home;
            let of_second = at_second.home + at_first.away;
            if second_wins { of_second > of_first } else { of_first > of_second }
        })
        .expect("some luck gives every result")
}
