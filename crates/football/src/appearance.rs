//! Who was on the pitch, from when to when.

use std::cmp::Ordering;

use crate::PersonId;
use crate::event::EventKind;
use crate::moment::{Half, Moment};
use crate::occurrence::Occurrence;

/// A player's part in a match. The minutes are those of play, without added time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Appearance {
    pub person: PersonId,
    /// 0 for a starter, `None` for somebody who stayed on the bench.
    pub on: Option<u16>,
    /// `None` for somebody who stayed on until the end.
    pub off: Option<u16>,
    pub minutes: u16,
}

/// The appearances of starters and bench, in that order. `length` is 90 or 120, or the running minute of a match in
/// play. Occurrences are told plainly, in any order; what comes after play changes nothing.
pub fn appearances(
    starters: &[PersonId],
    bench: &[PersonId],
    occurrences: &[Occurrence<PersonId>],
    length: u16,
) -> Vec<Appearance> {
    let starting = starters.iter().map(|&person| Spell::starter(person, occurrences).appearance(person, length));
    let waiting = bench.iter().map(|&person| match Spell::substitute(person, occurrences) {
        Some(spell) => spell.appearance(person, length),
        None => Appearance { person, on: None, off: None, minutes: 0 },
    });
    starting.chain(waiting).collect()
}

/// The time somebody was on the pitch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spell {
    /// `None` from the start.
    on: Option<Moment>,
    off: Option<Leaving>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Leaving {
    at: Moment,
    replaced: bool,
}

impl Spell {
    pub(crate) fn starter(person: PersonId, occurrences: &[Occurrence<PersonId>]) -> Spell {
        Spell { on: None, off: leaving(person, None, occurrences) }
    }

    /// `None` for somebody who did not come on.
    pub(crate) fn substitute(person: PersonId, occurrences: &[Occurrence<PersonId>]) -> Option<Spell> {
        let coming = |it: &&Occurrence<PersonId>| it.kind == Some(EventKind::Substitution) && it.player == Some(person);
        let on = in_play(occurrences).filter(coming).map(|it| it.moment).min_by(|a, b| a.compare(*b))?;
        Some(Spell { on: Some(on), off: leaving(person, Some(on), occurrences) })
    }

    /// Whether it lasted from the start to the end.
    pub(crate) fn is_whole_match(self) -> bool {
        self.on.is_none() && self.off.is_none()
    }

    /// Whether it covers a moment of play. In the minute of a change, the player who leaves is still the one there.
    pub(crate) fn covers(self, moment: Moment) -> bool {
        self.on.is_none_or(|on| on.compare(moment) == Ordering::Less)
            && self.off.is_none_or(|off| off.at.compare(moment) != Ordering::Less)
    }

    /// A change in the last minute or later gives that minute to whoever comes on, so that a side never plays more
    /// than its eleven times the length of the match.
    fn appearance(self, person: PersonId, length: u16) -> Appearance {
        let latest_change = length.saturating_sub(1);
        let from = self.on.map_or(0, |on| on.played().min(latest_change));
        let until = match self.off {
            Some(Leaving { at, replaced: true }) => at.played().min(latest_change),
            Some(Leaving { at, replaced: false }) => at.played().min(length),
            None => length,
        };
        Appearance {
            person,
            on: Some(self.on.map_or(0, |on| on.played().min(length))),
            off: self.off.map(|off| off.at.played().min(length)),
            minutes: until.saturating_sub(from),
        }
    }
}

/// The first time somebody who came on at `on` leaves: replaced, or sent off. Told as both in the same minute, it is
/// the replacement that was possible.
fn leaving(person: PersonId, on: Option<Moment>, occurrences: &[Occurrence<PersonId>]) -> Option<Leaving> {
    let leaves = |it: &Occurrence<PersonId>| {
        let kind = it.kind?;
        let replaced = kind == EventKind::Substitution && it.related == Some(person);
        let sent_off = kind.sends_off() && it.player == Some(person);
        (replaced || sent_off).then_some(Leaving { at: it.moment, replaced })
    };
    in_play(occurrences)
        .filter_map(leaves)
        .filter(|leaving| on.is_none_or(|on| on.compare(leaving.at) != Ordering::Greater))
        .min_by(|a, b| a.at.compare(b.at).then(b.replaced.cmp(&a.replaced)))
}

fn in_play(occurrences: &[Occurrence<PersonId>]) -> impl Iterator<Item = &Occurrence<PersonId>> {
    occurrences.iter().filter(|it| it.moment.half != Half::AfterPlay)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(half: Half, minute: u16, added: Option<u16>) -> Moment {
        Moment { half, minute, time: None, added }
    }

    fn occurrence(
        kind: EventKind,
        moment: Moment,
        player: PersonId,
        related: Option<PersonId>,
    ) -> Occurrence<PersonId> {
        Occurrence { id: 0, kind: Some(kind), moment, side: None, player: Some(player), related, has_embed: false }
    }

    fn change(moment: Moment, on: PersonId, off: PersonId) -> Occurrence<PersonId> {
        occurrence(EventKind::Substitution, moment, on, Some(off))
    }

    /// Player 1 starts, players 2 and 3 sit on the bench: `on-off minutes` of each.
    fn read(occurrences: &[Occurrence<PersonId>], length: u16) -> String {
        let show = |minute: Option<u16>| minute.map_or(String::new(), |minute| minute.to_string());
        let line = |it: &Appearance| format!("{}-{} {}", show(it.on), show(it.off), it.minutes);
        appearances(&[1], &[2, 3], occurrences, length).iter().map(line).collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn appearances_and_their_minutes() {
        use EventKind::{RedCard, SecondYellow, YellowCard};
        use Half::{AfterPlay, ExtraTime, First, Interval, Second};
        let cases = [
            ("nobody changed", vec![], 90, "0- 90, - 0, - 0"),
            ("extra time", vec![], 120, "0- 120, - 0, - 0"),
            ("a change", vec![change(moment(Second, 22, None), 2, 1)], 90, "0-67 67, 67- 23, - 0"),
            ("in the interval", vec![change(moment(Interval, 0, None), 2, 1)], 90, "0-45 45, 45- 45, - 0"),
            ("in added time", vec![change(moment(First, 45, Some(3)), 2, 1)], 90, "0-45 45, 45- 45, - 0"),
            ("in the last minute", vec![change(moment(Second, 45, Some(4)), 2, 1)], 90, "0-90 89, 90- 1, - 0"),
            (
                "the same before extra time",
                vec![change(moment(Second, 45, Some(4)), 2, 1)],
                120,
                "0-90 90, 90- 30, - 0",
            ),
            ("in extra time", vec![change(moment(ExtraTime, 14, None), 2, 1)], 120, "0-104 104, 104- 16, - 0"),
            (
                "changed and changed again, told newest first",
                vec![change(moment(Second, 35, None), 3, 2), change(moment(Second, 15, None), 2, 1)],
                90,
                "0-60 60, 60-80 20, 80- 10",
            ),
            ("sent off", vec![occurrence(RedCard, moment(First, 30, None), 1, None)], 90, "0-30 30, - 0, - 0"),
            ("two yellows", vec![occurrence(SecondYellow, moment(Second, 45, None), 1, None)], 90, "0-90 90, - 0, - 0"),
            ("one yellow", vec![occurrence(YellowCard, moment(First, 30, None), 1, None)], 90, "0- 90, - 0, - 0"),
            (
                "on and sent off",
                vec![change(moment(Second, 15, None), 2, 1), occurrence(RedCard, moment(Second, 25, None), 2, None)],
                90,
                "0-60 60, 60-70 10, - 0",
            ),
            (
                "sent off from the bench",
                vec![occurrence(RedCard, moment(First, 9, None), 2, None)],
                90,
                "0- 90, - 0, - 0",
            ),
            (
                "after play",
                vec![
                    occurrence(RedCard, moment(AfterPlay, 0, None), 1, None),
                    change(moment(AfterPlay, 0, None), 2, 1),
                ],
                120,
                "0- 120, - 0, - 0",
            ),
            ("a match in play", vec![change(moment(Second, 15, None), 2, 1)], 60, "0-60 59, 60- 1, - 0"),
            ("a match that has just begun", vec![], 0, "0- 0, - 0, - 0"),
        ];
        for (rule, occurrences, length, expected) in cases {
            assert_eq!(read(&occurrences, length), expected, "{rule}");
        }
    }

    #[test]
    fn who_was_there_when() {
        let occurrences = [change(moment(Half::Second, 45, Some(2)), 2, 1)];
        let (first, second) = (Spell::starter(1, &occurrences), Spell::substitute(2, &occurrences).unwrap());
        let cases = [
            (moment(Half::First, 1, None), true),
            (moment(Half::Second, 45, Some(1)), true),
            (moment(Half::Second, 45, Some(2)), true),
            (moment(Half::Second, 45, Some(3)), false),
            (moment(Half::ExtraTime, 1, None), false),
        ];
        for (moment, still_the_first) in cases {
            assert_eq!((first.covers(moment), second.covers(moment)), (still_the_first, !still_the_first));
        }
        assert!(Spell::starter(3, &occurrences).is_whole_match());
        assert!(!first.is_whole_match() && !second.is_whole_match());
    }
}
