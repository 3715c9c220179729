//! The record of a match, as far as it is known at a moment.

use std::collections::BTreeMap;

use football::PersonId;
use football::event::EventKind;
use football::moment::Half;
use football::occurrence::{Occurrence, Origin};
use football::participant::Participant;
use football::position::Position;
use football::side::Side;
use football::statistic::Statistic;
use store::records::{Event, LineUpEntry, MatchRecord, OnPitch};

use super::super::script::LINE_UPS;
use super::Story;
use super::happenings::Happening;
use super::ratings::Ratings;
use super::sheet::TeamSheet;

/// Officials are named two days before a match; minutes.
pub(in super::super) const NOMINATIONS: i64 = 2 * 24 * 60;

impl Story<'_> {
    /// The record `passed` minutes after kick-off, interruptions left out.
    pub(in super::super) fn record_at(&self, passed: i64) -> MatchRecord {
        let mut record = MatchRecord::default();
        if passed < -NOMINATIONS {
            return record;
        }
        record.appointments = self.setting.appointments.clone();
        if passed < -LINE_UPS {
            return record;
        }
        let script = self.setting.script;
        let played = script.played(passed);
        let counted = if passed >= 0 { self.figures.of_players(passed, played) } else { BTreeMap::new() };
        let is_over = passed >= script.length();
        let ratings = is_over.then(|| self.ratings(&counted));
        record.events = self.events(passed);
        let mut report = self.report(passed, self.statistics(passed, played));
        report.mvp = ratings.as_ref().and_then(|ratings| ratings.best);
        record.report = Some(report);
        for side in Side::BOTH {
            let sheet = &self.sheets[side as usize];
            for mut entry in line_up(sheet, side) {
                let person = entry.person_id;
                entry.rating = ratings.as_ref().and_then(|Ratings { all, .. }| all.get(&person).copied());
                entry.statistics = counted.get(&person).into_iter().flatten().map(|(s, value)| (*s, *value)).collect();
                record.line_up.push(entry);
            }
        }
        record
    }

    fn events(&self, passed: i64) -> Vec<Event> {
        let known = self.happenings.all.iter().filter(|happening| happening.passed <= passed);
        (1_i32..).zip(known).map(|(number, happening)| self.event(number, happening)).collect()
    }

    /// The event as the competition's source tells it.
    fn event(&self, number: i32, happening: &Happening) -> Event {
        let origin = self.setting.origin;
        let told = as_told(happening, origin);
        // Every goal can be seen again, the kicks of a shoot-out cannot.
        let is_filmed = happening.has_embed || (happening.kind.is_goal() && told.moment.half != Half::AfterPlay);
        let embed = is_filmed.then(|| format!("/art/moment/{}-{number}.svg", self.setting.id.replace('/', "-")));
        Event {
            id: 0,
            number,
            external_id: None,
            kind: told.kind,
            moment: told.moment,
            side: told.side,
            person_id: told.player,
            related_id: told.related,
            embed,
            image: None,
            description: happening.description.clone(),
        }
    }

    /// What the two sides have come to, cards included.
    fn statistics(&self, passed: i64, played: i64) -> Vec<(Statistic, i64, i64)> {
        let cards = |kind: EventKind, side: Side| {
            let is_one = |it: &&Happening| it.kind == kind && it.side == side && it.passed <= passed;
            self.happenings.all.iter().filter(is_one).count() as i64
        };
        let mut statistics = self.figures.of_sides(passed, played);
        for (statistic, home, away) in &mut statistics {
            let kind = match statistic {
                Statistic::YellowCards => EventKind::YellowCard,
                Statistic::SecondYellows => EventKind::SecondYellow,
                Statistic::RedCards => EventKind::RedCard,
                _ => continue,
            };
            (*home, *away) = (cards(kind, Side::Home), cards(kind, Side::Away));
        }
        statistics
    }
}

/// Telling plainly is its own opposite, so the same turns what happened into what a source says.
fn as_told(happening: &Happening, origin: Origin) -> Occurrence<PersonId> {
    let plain = Occurrence {
        id: 0,
        kind: Some(happening.kind),
        moment: happening.time.moment(origin == Origin::International),
        side: Some(happening.side),
        player: happening.player,
        related: happening.related,
        has_embed: happening.has_embed,
    };
    plain.plainly(origin)
}

fn line_up(sheet: &TeamSheet, side: Side) -> Vec<LineUpEntry> {
    let entry =
        |participant: Participant, person_id: PersonId, kit: Option<i16>, position: Option<Position>| LineUpEntry {
            person_id,
            side,
            participant,
            place: 0,
            kit_number: kit,
            position,
            captain: sheet.captain == Some(person_id),
            rating: None,
            statistics: Vec::new(),
            on_pitch: OnPitch::default(),
        };
    let starters = sheet.starters.iter().map(|member| (Participant::Starter, *member));
    let players = starters.chain(sheet.bench.iter().copied());
    let players =
        players.map(|(participant, member)| entry(participant, member.person, Some(member.kit), Some(member.position)));
    let staff = sheet.staff.iter().map(|&(participant, person)| entry(participant, person, None, None));
    let mut all: Vec<LineUpEntry> = players.chain(staff).collect();
    for (place, entry) in (1_i16..).zip(&mut all) {
        entry.place = place;
    }
    all
}
