//! When the two benches change something: five players at most, in three stops and at half time; one more in extra
//! time.

use football::moment::Half;

use super::super::chances::Chances;
use super::super::script::{Script, Time};

/// The times of a side's substitutions, one for each player.
pub(super) fn plan(script: &Script, chances: &mut Chances) -> Vec<Time> {
    let draw = chances.unit();
    let mut left: usize = if draw < 0.55 {
        5
    } else if draw < 0.82 {
        4
    } else {
        2 + chances.below(2)
    };
    let mut times = Vec::new();
    if chances.happens(0.3) {
        let count = 1 + usize::from(chances.happens(0.3));
        times.extend(std::iter::repeat_n(Time { half: Half::Interval, minute: 0 }, count));
        left -= count;
    }
    let mut stops: Vec<Time> = Vec::new();
    if chances.happens(0.07) {
        // Somebody is hurt.
        stops.push(Time { half: Half::First, minute: 8 + chances.below(35) as i64 });
    }
    while stops.len() < left.min(3) {
        let minute = 8 + chances.below(36) as i64;
        if stops.iter().all(|stop| stop.half == Half::First || stop.minute != minute) {
            stops.push(Time { half: Half::Second, minute });
        }
    }
    stops.sort_by_key(|stop| script.passed(*stop));
    let stops_in_use = stops.len();
    times.extend(stops.iter().copied().take(left));
    for _ in stops_in_use..left {
        times.push(stops[1 + chances.below(stops_in_use - 1)]);
    }
    if script.has_extra_time() && chances.happens(0.85) {
        times.push(Time { half: Half::ExtraTime, minute: 1 + chances.below(22) as i64 });
    }
    times.sort_by_key(|time| script.passed(*time));
    times
}
