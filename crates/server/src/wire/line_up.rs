//! Team sheets: players in lines, bench, coaches.

use std::collections::HashMap;

use football::PersonId;
use football::lineup::{lines, tactic};
use football::participant::Participant;
use football::people::head_coach_first;
use football::side::Side;
use serde::Serialize;
use store::persons::Person;
use store::records::{LineUpEntry, Report};
use store::teams::Team;
use utoipa::ToSchema;

use super::person::{PersonRef, position_label, role_label};
use super::picture::{Dress, Formats, portrait};
use crate::locale::Locale;

/// A player on a team sheet.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LineUpPlayer<'a> {
    id: i64,
    #[serde(rename = "external_id")]
    external_id: &'a str,
    /// The team's id.
    team: i64,
    name: &'a str,
    shirt_name: &'a str,
    kit_number: Option<i16>,
    /// 1 starter, 2 bench, 16 and 17 extra bench
    #[schema(example = 1)]
    intervenient_type: i16,
    captain: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    photo: Option<Formats>,
}

/// A player in a formation, with how he has played so far.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FormationPlayer<'a> {
    #[serde(flatten)]
    player: LineUpPlayer<'a>,
    /// Minutes on the pitch.
    minutes: u16,
    /// The minute in which he came on or went off, where he did.
    #[serde(skip_serializing_if = "Option::is_none")]
    minute_on: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    minute_off: Option<u16>,
    /// From 0 to 10; only where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<f64>,
}

/// A coach, doctor or delegate on a team sheet.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CoachRef<'a> {
    #[serde(flatten)]
    person: PersonRef<'a>,
    /// 3 head coach, 13 second coach …
    #[schema(example = 3)]
    intervenient_type: i16,
    #[schema(example = "treinador principal")]
    position: &'static str,
}

/// Both sides of a match.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct FormationsBody<'a> {
    home: FormationBody<'a>,
    away: FormationBody<'a>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct FormationBody<'a> {
    /// The digits of the formation; empty where it is not known.
    #[schema(example = json!([4, 3, 3]))]
    tactic: Vec<u8>,
    #[schema(example = "4-3-3")]
    formation: Option<&'a str>,
    /// From the goalkeeper on; the away side's lines come the other way round.
    lines: Vec<Vec<FormationPlayer<'a>>>,
    bench: Vec<FormationPlayer<'a>>,
    coach: Option<CoachRef<'a>>,
    /// All of the staff, the head coach first.
    staff: Vec<CoachRef<'a>>,
}

/// A team sheet with the people on it.
#[derive(Clone, Copy)]
pub(crate) struct TeamSheet<'a> {
    pub side: Side,
    pub team: &'a Team,
    pub line_up: &'a [LineUpEntry],
    pub people: &'a HashMap<PersonId, Person>,
    pub locale: Locale,
}

impl<'a> TeamSheet<'a> {
    fn entries(self, wanted: impl Fn(Participant) -> bool) -> impl Iterator<Item = &'a LineUpEntry> {
        self.line_up.iter().filter(move |entry| entry.side == self.side && wanted(entry.participant))
    }

    /// Starters first, then the bench.
    pub(crate) fn players(self) -> Vec<LineUpPlayer<'a>> {
        let listed = self.entries(|role| role == Participant::Starter).chain(self.entries(Participant::is_on_bench));
        listed.filter_map(|entry| self.player(entry)).collect()
    }

    /// The head coach first.
    pub(crate) fn staff(self) -> Vec<CoachRef<'a>> {
        let mut entries: Vec<&LineUpEntry> = self.entries(Participant::is_staff).collect();
        head_coach_first(&mut entries, |entry| entry.participant);
        entries.into_iter().filter_map(|entry| self.coach(entry)).collect()
    }

    fn player(self, entry: &LineUpEntry) -> Option<LineUpPlayer<'a>> {
        let person = self.people.get(&entry.person_id)?;
        let facts = &person.facts;
        Some(LineUpPlayer {
            id: person.id,
            external_id: &facts.external_id,
            team: self.team.id,
            name: &facts.name,
            shirt_name: facts.called(),
            kit_number: entry.kit_number,
            intervenient_type: entry.participant.code(),
            captain: entry.captain,
            position: entry.position.map(|position| position_label(position, self.locale)),
            photo: portrait(person, Some(self.team), Dress::Shirt).map(Formats::small),
        })
    }

    fn in_formation(self, entry: &LineUpEntry) -> Option<FormationPlayer<'a>> {
        let played = entry.on_pitch;
        Some(FormationPlayer {
            player: self.player(entry)?,
            minutes: played.minutes,
            minute_on: played.on.filter(|_| entry.participant != Participant::Starter),
            minute_off: played.off,
            rating: entry.rating.map(|tenths| f64::from(tenths) / 10.0),
        })
    }

    fn coach(self, entry: &LineUpEntry) -> Option<CoachRef<'a>> {
        let person = self.people.get(&entry.person_id)?;
        Some(CoachRef {
            person: PersonRef::in_suit(person, Some(self.team)),
            intervenient_type: entry.participant.code(),
            position: role_label(entry.participant, self.locale),
        })
    }

    fn formation(self, report: Option<&'a Report>) -> FormationBody<'a> {
        let described = report.and_then(|r| self.side.pick(r.home_tactic.as_deref(), r.away_tactic.as_deref()));
        let digits = described.map(tactic).unwrap_or_default();
        let starters = self.entries(|role| role == Participant::Starter);
        let starters = starters.filter_map(|entry| self.in_formation(entry)).collect();
        let bench = self.entries(Participant::is_on_bench).filter_map(|entry| self.in_formation(entry)).collect();
        let head = self.entries(|role| role == Participant::HeadCoach).find_map(|entry| self.coach(entry));
        FormationBody {
            lines: lines(&digits, starters, self.side),
            tactic: digits,
            formation: described,
            bench,
            coach: head,
            staff: self.staff(),
        }
    }
}

impl<'a> FormationsBody<'a> {
    pub(crate) fn new(home: TeamSheet<'a>, away: TeamSheet<'a>, report: Option<&'a Report>) -> Self {
        Self { home: home.formation(report), away: away.formation(report) }
    }
}
