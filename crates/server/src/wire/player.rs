//! Players: themselves, their matches, their seasons.

use football::season::SeasonId;
use serde::Serialize;
use store::persons::Person;
use store::squads::SquadMember;
use store::teams::Team;
use utoipa::ToSchema;

use super::match_::MatchBody;
use super::person::{AwardBody, SocialBody, TagBody, nationality, position_label};
use super::picture::{Dress, Formats, portrait};
use super::statistic::{PositionStatisticBody, StatisticBody};
use super::team::TeamRef;
use super::video::VideoBody;
use crate::locale::Locale;

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlayerBody<'a> {
    id: i64,
    #[serde(rename = "external_id")]
    external_id: &'a str,
    #[schema(example = "Duarte Pimentel")]
    name: &'a str,
    fullname: &'a str,
    shirt_name: &'a str,
    birthday: Option<String>,
    /// Years, today.
    age: Option<u16>,
    kit_number: Option<i16>,
    /// The country's name.
    nationality: Option<&'a str>,
    #[schema(example = "PT")]
    country: Option<&'a str>,
    #[schema(example = "avançado")]
    position: Option<&'static str>,
    /// `goalkeeper`, `defender`, `midfielder` or `forward`
    position_key: Option<&'static str>,
    photo: Option<Formats>,
    /// Centimetres and kilograms.
    height: Option<i16>,
    weight: Option<i16>,
    /// What counts in his position, in the season asked for, for the team asked for.
    stats: Vec<PositionStatisticBody>,
    socials: Vec<SocialBody<'a>>,
    awards: Vec<AwardBody<'a>>,
    tags: Vec<TagBody<'a>>,
    team: TeamRef<'a>,
    /// The team that lends him.
    loan_from: Option<TeamRef<'a>>,
    #[schema(example = 20_262_027)]
    season: i64,
    highlight_videos: Vec<VideoBody<'a>>,
}

/// A match with what a player did in it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlayerMatch<'a> {
    #[serde(flatten)]
    pub match_: MatchBody<'a>,
    pub player: PlayerPart,
}

/// A player's part in a match.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlayerPart {
    /// The team he played for.
    pub team: i64,
    /// 1 starter, 2 bench, 16 and 17 extra bench
    pub intervenient_type: i16,
    pub minutes: u16,
    pub goals: i64,
    pub own_goals: i64,
    pub assists: i64,
    pub yellow_cards: i64,
    pub second_yellow_cards: i64,
    pub red_cards: i64,
    pub rating: Option<f64>,
}

/// A player's season, or his part in one competition.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlayerStatistics<'a> {
    #[schema(example = 20_262_027)]
    pub season: i64,
    /// What counts in his position.
    pub main: Vec<PositionStatisticBody>,
    pub stats: Vec<StatisticBody>,
    /// The same by competition.
    pub competitions: Vec<CompetitionStatistics<'a>>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CompetitionStatistics<'a> {
    #[schema(example = "liga-atlantica")]
    pub competition: &'a str,
    pub label: &'a str,
    pub stats: Vec<StatisticBody>,
}

/// A team that a player belonged to, with his seasons there.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlayerHistory<'a> {
    pub team: TeamRef<'a>,
    /// Newest first.
    pub seasons: Vec<PlayerSeason<'a>>,
}

/// A player's season at a team.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlayerSeason<'a> {
    #[schema(example = 20_262_027)]
    pub season: i64,
    #[schema(example = "2026/27")]
    pub label: String,
    /// Counts his teams of the season from 1.
    pub order: i16,
    pub goals: i64,
    pub matches: i64,
    /// The team that lent him.
    pub loan_from: Option<TeamRef<'a>>,
}

/// What a player's own page is made from.
pub(crate) struct PlayerParts<'a> {
    pub person: &'a Person,
    pub member: &'a SquadMember,
    pub team: &'a Team,
    pub lender: Option<&'a Team>,
    pub age: Option<u16>,
    pub stats: Vec<PositionStatisticBody>,
    pub videos: Vec<VideoBody<'a>>,
}

impl<'a> PlayerBody<'a> {
    pub(crate) fn new(parts: PlayerParts<'a>, locale: Locale) -> Self {
        let PlayerParts { person, member, team, lender, age, stats, videos } = parts;
        let facts = &person.facts;
        let position = member.position.or(facts.position);
        Self {
            id: person.id,
            external_id: &facts.external_id,
            name: &facts.name,
            fullname: facts.full_name.as_deref().unwrap_or(&facts.name),
            shirt_name: facts.called(),
            birthday: facts.birthday.map(|day| day.to_string()),
            age,
            kit_number: member.kit_number,
            nationality: nationality(person, locale),
            country: facts.country.as_deref(),
            position: position.map(|position| position_label(position, locale)),
            position_key: position.map(football::position::Position::key),
            photo: portrait(person, Some(team), Dress::Shirt).as_deref().map(Formats::all),
            height: facts.height,
            weight: facts.weight,
            stats,
            socials: facts.profile.socials.iter().map(SocialBody::from).collect(),
            awards: facts.profile.awards.iter().map(AwardBody::from).collect(),
            tags: facts.profile.tags.iter().map(TagBody::from).collect(),
            team: TeamRef::new(team),
            loan_from: lender.map(TeamRef::new),
            season: member.season.number(),
            highlight_videos: videos,
        }
    }
}

/// Gathers seasons under their teams. `entries` come newest first; teams stay in the order of their newest season.
pub(crate) fn by_team<S>(entries: impl IntoIterator<Item = (i64, S)>, teams: &[Team]) -> Vec<(TeamRef<'_>, Vec<S>)> {
    let mut list: Vec<(i64, Vec<S>)> = Vec::new();
    for (team, season) in entries {
        match list.iter_mut().find(|(known, _)| *known == team) {
            Some((_, seasons)) => seasons.push(season),
            None => list.push((team, vec![season])),
        }
    }
    let named = |(id, seasons): (i64, Vec<S>)| {
        let team = teams.iter().find(|team| team.id == id)?;
        Some((TeamRef::new(team), seasons))
    };
    list.into_iter().filter_map(named).collect()
}

/// The season's number and name.
pub(crate) fn season_names(season: SeasonId) -> (i64, String) {
    (season.number(), season.label())
}
