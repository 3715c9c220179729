//! Which side was on top, minute by minute, as far as the events of a match tell.
//!
//! A goal does not fall from the sky: each event speaks for the minutes around it, more for those before than for those
//! after. It is no measurement of possession, and where little is told there is nothing to show.

use crate::event::EventKind;
use crate::moment::Half;
use crate::occurrence::Occurrence;
use crate::side::Side;

/// Minutes before and after an event for which it speaks.
const BEFORE: i32 = 6;
const AFTER: i32 = 3;

/// Fewer events that count would draw a picture of nothing.
const FEWEST: usize = 3;

/// A value for each minute from the first to the `last`: above zero for the home side, below for the away side, 100 at
/// the most. The events are told plainly. Empty where too little is told.
pub fn momentum<P>(events: &[Occurrence<P>], last: u16) -> Vec<i8> {
    let counted: Vec<(i32, f64)> = events.iter().filter_map(weighed).collect();
    if counted.len() < FEWEST || last == 0 {
        return Vec::new();
    }
    let value = |minute: i32| counted.iter().map(|&(at, weight)| weight * share(minute - at)).sum::<f64>();
    let values: Vec<f64> = (1..=i32::from(last)).map(value).collect();
    let most = values.iter().fold(0.0_f64, |most, value| most.max(value.abs()));
    if most == 0.0 {
        return Vec::new();
    }
    // Rounding keeps within ±100.
    values.iter().map(|value| (value / most * 100.0).round() as i8).collect()
}

/// The minute of an event and its weight, positive for the home side. What happens after play tells nothing of play.
fn weighed<P>(event: &Occurrence<P>) -> Option<(i32, f64)> {
    if event.moment.half == Half::AfterPlay {
        return None;
    }
    let weight = match event.kind? {
        EventKind::Goal => 4.0,
        EventKind::PenaltyScored | EventKind::PenaltyMissed => 3.0,
        EventKind::OwnGoal => 2.0,
        // Who is booked was under pressure; who is sent off will be.
        EventKind::YellowCard => -1.0,
        EventKind::SecondYellow | EventKind::RedCard => -2.0,
        EventKind::Moment
        | EventKind::Substitution
        | EventKind::HalfTime
        | EventKind::CurrentTime
        | EventKind::Start
        | EventKind::TemporaryData
        | EventKind::End
        | EventKind::Penalties
        | EventKind::Unknown => return None,
    };
    let sign = match event.side? {
        Side::Home => 1.0,
        Side::Away => -1.0,
    };
    Some((i32::from(event.moment.played()), weight * sign))
}

/// How much an event says of a minute that lies `distance` minutes after it.
fn share(distance: i32) -> f64 {
    let reach = if distance < 0 { BEFORE } else { AFTER };
    (1.0 - f64::from(distance.abs()) / f64::from(reach + 1)).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moment::Moment;

    fn event(kind: EventKind, minute: u16, side: Side) -> Occurrence<()> {
        let half = if minute > 45 { Half::Second } else { Half::First };
        let minute = if minute > 45 { minute - 45 } else { minute };
        let moment = Moment { half, minute, time: None, added: None };
        Occurrence { id: 1, kind: Some(kind), moment, side: Some(side), player: None, related: None, has_embed: false }
    }

    #[test]
    fn events_speak_for_the_minutes_around_them() {
        use EventKind::{Goal, RedCard, YellowCard};
        let events = [event(Goal, 20, Side::Home), event(YellowCard, 50, Side::Home), event(RedCard, 80, Side::Away)];
        let strip = momentum(&events, 90);
        assert_eq!(strip.len(), 90);
        assert_eq!((strip[19], strip[12], strip[13], strip[22], strip[23]), (100, 0, 14, 25, 0));
        assert_eq!((strip[49], strip[79]), (-25, 50));
        assert!(strip.iter().all(|value| (-100..=100).contains(value)));
    }

    #[test]
    fn little_is_nothing() {
        use EventKind::{Goal, Substitution};
        let told = |kinds: &[EventKind]| -> Vec<Occurrence<()>> {
            kinds.iter().map(|kind| event(*kind, 30, Side::Away)).collect()
        };
        assert!(momentum(&told(&[Goal, Goal]), 90).is_empty());
        assert!(momentum(&told(&[Goal, Goal, Substitution]), 90).is_empty());
        assert!(momentum(&told(&[Goal, Goal, Goal]), 0).is_empty());
        assert_eq!(momentum(&told(&[Goal, Goal, Goal]), 10).len(), 0, "nothing is told of the first ten minutes");
        let kick = |side| {
            let moment = Moment { half: Half::AfterPlay, minute: 1, time: None, added: None };
            Occurrence { moment, ..event(EventKind::PenaltyScored, 1, side) }
        };
        assert!(momentum(&[kick(Side::Home), kick(Side::Home), kick(Side::Away)], 120).is_empty());
    }
}
