//! Who may not play: sent off in the last match, or booked too often.

use std::collections::{BTreeMap, BTreeSet};

use football::event::EventKind;
use football::side::Side;
use football::suspension::YELLOWS;
use football::{PersonId, TeamId};
use store::records::Event;

/// The discipline of one edition, kept up match by match by the rules of [`football::suspension`]. Suspensions hold in
/// the competition in which they were earned, for the team's next match.
#[derive(Default)]
pub(in super::super) struct Discipline {
    bookings: BTreeMap<PersonId, usize>,
    out: BTreeMap<TeamId, BTreeSet<PersonId>>,
}

impl Discipline {
    pub(in super::super) fn may_play(&self, team: TeamId, person: PersonId) -> bool {
        self.out.get(&team).is_none_or(|out| !out.contains(&person))
    }

    /// Takes note of a match: who was out has served it, and others may be out of the next one.
    pub(in super::super) fn note(&mut self, home: TeamId, away: TeamId, events: &[Event]) {
        for side in Side::BOTH {
            let of = |kinds: &[EventKind]| -> BTreeSet<PersonId> {
                let counts =
                    |event: &&Event| event.side == Some(side) && event.kind.is_some_and(|kind| kinds.contains(&kind));
                events.iter().filter(counts).filter_map(|event| event.person_id).collect()
            };
            let mut out = of(&[EventKind::RedCard, EventKind::SecondYellow]);
            // Two yellow cards in one match are a red one, and nothing else.
            let dismissed = of(&[EventKind::SecondYellow]);
            for &person in of(&[EventKind::YellowCard]).difference(&dismissed) {
                let count = self.bookings.entry(person).or_default();
                *count += 1;
                if count.is_multiple_of(YELLOWS) {
                    out.insert(person);
                }
            }
            self.out.insert(side.pick(home, away), out);
        }
    }
}
