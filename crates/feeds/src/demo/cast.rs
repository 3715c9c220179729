//! Whom a club can send to a match on a day.

use football::PersonId;
use football::participant::Participant;
use football::position::Position;
use jiff::civil::Date;
use store::squads::{SquadMember, StaffMember};

use super::play::{Available, Member};

/// Who of the staff sits on the bench, in the order of the sheet.
const ON_THE_BENCH: [Participant; 7] = [
    Participant::HeadCoach,
    Participant::SecondCoach,
    Participant::Physical,
    Participant::Doctor,
    Participant::Masseur,
    Participant::FieldDirector,
    Participant::FirstDelegate,
];

/// A squad and its staff for a season, with those who came and left on the way.
#[derive(Default)]
pub(super) struct Cast {
    players: Vec<(Member, Span)>,
    staff: Vec<(Participant, PersonId, Span)>,
}

/// From the day somebody came until before the day he left.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Span {
    pub joined: Option<Date>,
    pub left: Option<Date>,
}

impl Span {
    fn covers(self, day: Date) -> bool {
        self.joined.is_none_or(|joined| joined <= day) && self.left.is_none_or(|left| day < left)
    }
}

impl Cast {
    pub(super) fn new(mut players: Vec<(Member, Span)>, mut staff: Vec<(Participant, PersonId, Span)>) -> Self {
        players.sort_by_key(|(member, _)| (member.kit, member.person));
        staff.retain(|(role, ..)| ON_THE_BENCH.contains(role));
        let place = |role: Participant| ON_THE_BENCH.iter().position(|known| *known == role);
        staff.sort_by_key(|&(role, person, _)| (place(role), person));
        Self { players, staff }
    }

    /// The cast of a season in which nobody comes after its beginning, from what is stored.
    pub(super) fn stored(players: &[SquadMember], staff: &[StaffMember]) -> Self {
        let member = |stored: &SquadMember| Member {
            person: stored.person_id,
            position: stored.position.unwrap_or(Position::Midfielder),
            kit: stored.kit_number.unwrap_or(0),
        };
        let span = |left: Option<Date>| Span { joined: None, left };
        Self::new(
            players.iter().map(|stored| (member(stored), span(stored.left))).collect(),
            staff.iter().map(|stored| (stored.role, stored.person_id, span(stored.left))).collect(),
        )
    }

    pub(super) fn available(&self, day: Date, may_play: impl Fn(PersonId) -> bool) -> Available {
        let players = self.players.iter().filter(|(member, span)| span.covers(day) && may_play(member.person));
        let staff = self.staff.iter().filter(|(.., span)| span.covers(day));
        Available {
            players: players.map(|(member, _)| *member).collect(),
            staff: staff.map(|&(role, person, _)| (role, person)).collect(),
        }
    }
}
