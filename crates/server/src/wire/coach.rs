//! Coaches.

use serde::Serialize;
use store::careers::CoachedMatch;
use store::persons::Person;
use store::squads::StaffMember;
use store::teams::Team;
use utoipa::ToSchema;

use super::match_::MatchBody;
use super::person::{nationality, role_label};
use super::picture::{Dress, Formats, portrait};
use super::team::TeamRef;
use crate::locale::Locale;

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CoachBody<'a> {
    id: i64,
    #[serde(rename = "external_id")]
    external_id: &'a str,
    name: &'a str,
    full_name: &'a str,
    #[schema(example = "PT")]
    country: Option<&'a str>,
    nationality: Option<&'a str>,
    #[schema(example = "treinador principal")]
    position: &'static str,
    /// The number of the position: 3 head coach, 13 second coach …
    #[schema(example = 3)]
    level: i16,
    birthday: Option<String>,
    age: Option<u16>,
    team: TeamRef<'a>,
    #[schema(example = 20_262_027)]
    season: i64,
    photo: Option<Formats>,
    /// Of the season, with the team.
    stats: CoachStats,
}

/// How the matches went that somebody coached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CoachStats {
    games_played: u32,
    won: u32,
    defeat: u32,
    draw: u32,
}

/// A match with a coach's part in it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CoachMatch<'a> {
    #[serde(flatten)]
    pub match_: MatchBody<'a>,
    /// The team he coached in it.
    #[schema(example = 7)]
    pub team: i64,
    /// How that team lined up; null where it is not known.
    #[schema(example = "4-3-3")]
    pub formation: Option<&'a str>,
}

/// A team that a coach belonged to, with his seasons there.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CoachHistory<'a> {
    pub team: TeamRef<'a>,
    /// Newest first.
    pub seasons: Vec<CoachSeason>,
}

/// A coach's season at a team.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CoachSeason {
    #[schema(example = 20_262_027)]
    pub season: i64,
    #[schema(example = "2026/27")]
    pub label: String,
    pub order: i16,
    #[schema(example = "treinador principal")]
    pub position: &'static str,
    pub matches: u32,
    pub stats: CoachStats,
}

impl CoachStats {
    pub(crate) fn of<'m>(results: impl IntoIterator<Item = &'m CoachedMatch>) -> Self {
        let mut stats = Self::default();
        for result in results {
            stats.games_played += 1;
            match result.goals_for.cmp(&result.goals_against) {
                std::cmp::Ordering::Greater => stats.won += 1,
                std::cmp::Ordering::Less => stats.defeat += 1,
                std::cmp::Ordering::Equal => stats.draw += 1,
            }
        }
        stats
    }

    /// Matches, won, drawn, lost.
    pub(crate) fn in_order(self) -> [u32; 4] {
        [self.games_played, self.won, self.draw, self.defeat]
    }

    pub(crate) fn games_played(self) -> u32 {
        self.games_played
    }
}

impl<'a> CoachBody<'a> {
    pub(crate) fn new(
        person: &'a Person,
        member: &StaffMember,
        team: &'a Team,
        age: Option<u16>,
        stats: CoachStats,
        locale: Locale,
    ) -> Self {
        let facts = &person.facts;
        Self {
            id: person.id,
            external_id: &facts.external_id,
            name: &facts.name,
            full_name: facts.full_name.as_deref().unwrap_or(&facts.name),
            country: facts.country.as_deref(),
            nationality: nationality(person, locale),
            position: role_label(member.role, locale),
            level: member.role.code(),
            birthday: facts.birthday.map(|day| day.to_string()),
            age,
            team: TeamRef::new(team),
            season: member.season.number(),
            photo: portrait(person, Some(team), Dress::Suit).as_deref().map(Formats::all),
            stats,
        }
    }
}
