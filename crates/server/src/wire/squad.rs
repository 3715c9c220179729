//! Squads and staff.

use serde::Serialize;
use store::persons::Person;
use store::squads::{SquadMember, StaffMember};
use store::teams::Team;
use utoipa::ToSchema;

use super::person::{nationality, position_label, role_label};
use super::picture::{Dress, Formats, portrait};
use super::team::TeamRef;
use crate::locale::Locale;

/// A team's squad and staff in a season.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SquadBody<'a> {
    /// By position from the goalkeepers on, then by number.
    pub players: Vec<SquadPlayer<'a>>,
    /// The head coach first.
    pub technical_team: Vec<StaffBody<'a>>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SquadPlayer<'a> {
    id: i64,
    #[serde(rename = "external_id")]
    external_id: &'a str,
    name: &'a str,
    shirt_name: &'a str,
    kit_number: Option<i16>,
    /// The same as `kitNumber`.
    number: Option<i16>,
    #[schema(example = "avançado")]
    position: Option<&'static str>,
    /// `goalkeeper`, `defender`, `midfielder` or `forward`
    #[schema(example = "forward")]
    position_key: Option<&'static str>,
    #[schema(example = "Cabo Verde")]
    nationality: Option<&'a str>,
    #[schema(example = "CV")]
    country: Option<&'a str>,
    birthday: Option<String>,
    photo: Option<Formats>,
    /// In the season, over all competitions.
    goals: i64,
    matches: i64,
    minutes: i64,
    team: TeamRef<'a>,
    /// The day on which he left, where he did.
    #[serde(skip_serializing_if = "Option::is_none")]
    left: Option<String>,
    /// The team that lends him.
    loan_from: Option<TeamRef<'a>>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StaffBody<'a> {
    id: i64,
    #[serde(rename = "external_id")]
    external_id: &'a str,
    name: &'a str,
    full_name: &'a str,
    #[schema(example = "PT")]
    country: Option<&'a str>,
    #[schema(example = "treinador principal")]
    position: &'static str,
    photo: Option<Formats>,
    #[serde(skip_serializing_if = "Option::is_none")]
    left: Option<String>,
}

/// What a player has come to in a season.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Figures {
    pub goals: i64,
    pub matches: i64,
    pub minutes: i64,
}

impl<'a> SquadPlayer<'a> {
    pub(crate) fn new(
        member: &SquadMember,
        person: &'a Person,
        (team, lender): (&'a Team, Option<&'a Team>),
        figures: Figures,
        locale: Locale,
    ) -> Self {
        let facts = &person.facts;
        let position = member.position.or(facts.position);
        Self {
            id: person.id,
            external_id: &facts.external_id,
            name: &facts.name,
            shirt_name: facts.called(),
            kit_number: member.kit_number,
            number: member.kit_number,
            position: position.map(|position| position_label(position, locale)),
            position_key: position.map(football::position::Position::key),
            nationality: nationality(person, locale),
            country: facts.country.as_deref(),
            birthday: facts.birthday.map(|day| day.to_string()),
            photo: portrait(person, Some(team), Dress::Shirt).map(Formats::small),
            goals: figures.goals,
            matches: figures.matches,
            minutes: figures.minutes,
            team: TeamRef::new(team),
            left: member.left.map(|day| day.to_string()),
            loan_from: lender.map(TeamRef::new),
        }
    }
}

impl<'a> StaffBody<'a> {
    pub(crate) fn new(member: &StaffMember, person: &'a Person, team: &Team, locale: Locale) -> Self {
        let facts = &person.facts;
        Self {
            id: person.id,
            external_id: &facts.external_id,
            name: &facts.name,
            full_name: facts.full_name.as_deref().unwrap_or(&facts.name),
            country: facts.country.as_deref(),
            position: role_label(member.role, locale),
            photo: portrait(person, Some(team), Dress::Suit).map(Formats::small),
            left: member.left.map(|day| day.to_string()),
        }
    }
}
