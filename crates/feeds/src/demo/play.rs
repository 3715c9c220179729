//! How a match goes: who lines up, what happens, and what is counted, written from its script and the two squads. All
//! of it is settled beforehand; [`Story::record_at`] tells as much as is known by then.

mod course;
mod discipline;
mod figures;
mod formation;
mod happenings;
mod moments;
mod ratings;
mod record;
mod report;
mod sheet;
mod substitutions;
mod weights;

use football::PersonId;
use football::moment::Half;
use football::occurrence::Origin;
use football::participant::Participant;
use football::position::Position;
use football::side::Side;
use jiff::civil::Date;
use store::officials::Appointment;

use super::clubs::Club;
use super::script::{Script, Time};
pub(super) use course::{Course, Incident, Standing};
pub(super) use discipline::Discipline;
pub(super) use record::NOMINATIONS;

/// A player who may be put on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Member {
    pub person: PersonId,
    pub position: Position,
    pub kit: i16,
}

/// Whom a club can send to a match, by kit number.
#[derive(Clone, Debug, Default)]
pub(super) struct Available {
    pub players: Vec<Member>,
    pub staff: Vec<(Participant, PersonId)>,
}

/// What is known of a match before it is played.
pub(super) struct Setting<'a> {
    pub seed: u64,
    /// The match's external id.
    pub id: &'a str,
    pub season: i64,
    pub home: &'static Club,
    pub away: &'static Club,
    pub ground: &'static Club,
    pub day: Date,
    /// Of the kick-off, on the clock of the ground.
    pub hour: i8,
    pub origin: Origin,
    pub script: &'a Script,
    pub appointments: Vec<Appointment>,
}

/// A match from the first name on the sheet to the last statistic.
pub(super) struct Story<'a> {
    setting: Setting<'a>,
    sheets: [sheet::TeamSheet; 2],
    happenings: happenings::Happenings,
    figures: figures::Figures,
}

impl<'a> Story<'a> {
    pub(super) fn write(setting: Setting<'a>, [home, away]: [&Available; 2]) -> Self {
        let sheets = [sheet::choose(&setting, Side::Home, home), sheet::choose(&setting, Side::Away, away)];
        let happenings = happenings::happen(&setting, &sheets);
        let figures = figures::count(&setting, &happenings);
        Self { setting, sheets, happenings, figures }
    }
}

/// From when to when somebody is on the pitch, in minutes since kick-off: who comes on takes part from the next minute
/// on, who leaves until the one in which he does.
#[derive(Clone, Copy, Debug)]
struct Presence {
    member: Member,
    after: i64,
    until: i64,
}

impl Presence {
    fn covers(&self, passed: i64) -> bool {
        self.after < passed && passed <= self.until
    }
}

/// The halves in which a match is played.
fn halves(script: &Script) -> &'static [Half] {
    if script.has_extra_time() { &[Half::First, Half::Second, Half::ExtraTime] } else { &[Half::First, Half::Second] }
}

#[cfg(test)]
mod tests;
