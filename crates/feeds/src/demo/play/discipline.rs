//! Who may not play: sent off in the last match, or booked too often.

use std::collections::{BTreeMap, BTreeSet};

use football::event::EventKind;
use football::side::Side;
use football::{PersonId, TeamId};
use store::records::Event;

/// Every fifth booking of a league season costs a match.
const BOOKINGS: u32 = 5;

/// The discipline of one edition, kept up match by match. Suspensions hold in the competition in which they were
/// earned, for the team's next match.
pub(in super::super) struct Discipline {
    counts_bookings: bool,
    bookings: BTreeMap<PersonId, u32>,
    out: BTreeMap<TeamId, BTreeSet<PersonId>>,
}

impl Discipline {
    /// In knock-out competitions bookings are not added up.
    pub(in super::super) fn new(is_league: bool) -> Self {
        Self { counts_bookings: is_league, bookings: BTreeMap::new(), out: BTreeMap::new() }
    }

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
                if self.counts_bookings && count.is_multiple_of(BOOKINGS) {
                    out.insert(person);
                }
            }
            self.out.insert(side.pick(home, away), out);
        }
    }
}
