//! A team with all that is known of it in a season.

use media::art::{KitVariant, Scene};
use serde::Serialize;
use store::editions::Edition;
use store::matches::Match;
use store::profiles::{KitBrand, TeamProfile, TeamSeason};
use store::teams::Team;
use utoipa::ToSchema;

use super::competition::{CompetitionBody, HasMatches};
use super::person::{AwardBody, SocialBody, TagBody};
use super::picture;
use super::player::season_names;
use super::stadium::StadiumBody;
use super::statistic::percentage;
use super::team::TeamBody;
use super::video::VideoBody;

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TeamInfo<'a> {
    #[serde(flatten)]
    team: TeamBody<'a>,
    #[serde(rename = "teamPhoto")]
    team_photo: picture::Formats,
    kits: Vec<KitBody>,
    #[serde(rename = "kitBrand")]
    kit_brand: Vec<KitBrandBody<'a>>,
    tags: Vec<TagBody<'a>>,
    awards: Vec<AwardBody<'a>>,
    socials: Vec<SocialBody<'a>>,
    board: Vec<BoardBody<'a>>,
    tickets_store_url: Option<&'a str>,
    /// The competitions of the season.
    competitions: Vec<CompetitionBody<'a>>,
    /// Every season in which the team plays, newest first.
    seasons: Vec<TeamSeasonBody<'a>>,
    main_stats: TeamMainStats,
    stadium: Option<StadiumBody<'a>>,
    #[serde(rename = "highlightVideos")]
    highlight_videos: Vec<VideoBody<'a>>,
}

/// A season in which a team plays.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TeamSeasonBody<'a> {
    #[schema(example = 20_262_027)]
    season: i64,
    #[schema(example = "2026/27")]
    label: String,
    /// Those at home first, in their order.
    competitions: Vec<CompetitionName<'a>>,
}

/// A competition that a team has entered.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CompetitionName<'a> {
    #[schema(example = "liga-atlantica")]
    id: &'a str,
    #[schema(example = "Liga Atlântica")]
    label: &'a str,
    /// `league` or `tournament`
    #[schema(example = "league")]
    format: &'a str,
    is_international: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct KitBody {
    /// `home`, `away` or `goalkeeper`
    #[schema(example = "home")]
    kind: String,
    image: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct KitBrandBody<'a> {
    id: i64,
    name: &'a str,
    image: Option<String>,
    link: Option<&'a str>,
}

/// A position on the board.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct BoardBody<'a> {
    position: &'a str,
    /// Several names are separated by `;`.
    elements: &'a str,
}

/// Shares of a season's matches with a result.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TeamMainStats {
    wins_percentage: f64,
    /// Matches in which the team scored, and in which it conceded.
    scored_goals_in_fixtures_percentage: f64,
    suffered_goals_in_fixtures_percentage: f64,
}

/// What a team's own page is made from.
pub(crate) struct TeamParts<'a> {
    pub team: &'a Team,
    pub season: Option<&'a TeamSeason>,
    pub profile: &'a TeamProfile,
    pub editions: &'a [Edition],
    /// Those of all seasons, newest first.
    pub career: &'a [Edition],
    /// The team's matches of the season.
    pub matches: &'a [Match],
    pub stadium: Option<StadiumBody<'a>>,
    pub videos: Vec<VideoBody<'a>>,
    /// Where the site is found, if it has pages.
    pub origin: Option<&'a str>,
}

impl<'a> TeamInfo<'a> {
    pub(crate) fn new(parts: TeamParts<'a>) -> Self {
        let TeamParts { team, season, profile, editions, career, matches, stadium, videos, origin } = parts;
        let competition = |edition: &'a Edition| {
            let of_edition = || matches.iter().filter(|m| m.edition_id == edition.id);
            let live = of_edition().filter(|m| m.facts.state.is_live()).count();
            CompetitionBody::new(edition, HasMatches::new(of_edition().next().is_some(), live as i64), origin)
        };
        let worn = picture::worn(team, season);
        let kit = |variant: KitVariant| KitBody { kind: variant.to_string(), image: picture::shirt(worn, variant) };
        let brands = season.map_or(&[][..], |season| &season.wardrobe.brands);
        Self {
            team: TeamBody::new(team),
            team_photo: picture::Formats::all(&picture::scene(Scene::Tunnel, team.id, team)),
            kits: KitVariant::ALL.map(kit).into(),
            kit_brand: brands.iter().map(KitBrandBody::new).collect(),
            tags: profile.tags.iter().map(TagBody::from).collect(),
            awards: profile.awards.iter().map(AwardBody::from).collect(),
            socials: profile.socials.iter().map(SocialBody::from).collect(),
            board: profile
                .board
                .iter()
                .map(|seat| BoardBody { position: &seat.position, elements: &seat.elements })
                .collect(),
            tickets_store_url: profile.tickets_store_url.as_deref(),
            competitions: editions.iter().map(competition).collect(),
            seasons: TeamSeasonBody::list(career),
            main_stats: TeamMainStats::new(team.id, matches),
            stadium,
            highlight_videos: videos,
        }
    }
}

impl<'a> TeamSeasonBody<'a> {
    fn list(editions: &'a [Edition]) -> Vec<Self> {
        let name = |edition: &'a Edition| CompetitionName {
            id: &edition.competition.key,
            label: &edition.competition.label,
            format: &edition.competition.format,
            is_international: edition.competition.is_international,
        };
        let seasons = editions.chunk_by(|one, next| one.season == next.season);
        let body = |of_season: &'a [Edition]| {
            let (season, label) = season_names(of_season[0].season);
            Self { season, label, competitions: of_season.iter().map(name).collect() }
        };
        seasons.map(body).collect()
    }
}

impl<'a> KitBrandBody<'a> {
    fn new(brand: &'a KitBrand) -> Self {
        Self { id: brand.id, name: &brand.name, image: None, link: brand.link.as_deref() }
    }
}

impl TeamMainStats {
    pub(crate) fn new(team: i64, matches: &[Match]) -> Self {
        let results = matches.iter().filter(|m| m.facts.state.is_result());
        let scores = results.filter_map(|m| {
            let score = m.facts.score?.goals;
            Some(if m.home_team_id == team { score } else { score.reversed() })
        });
        let (mut played, mut won, mut scored, mut suffered) = (0, 0, 0, 0);
        for score in scores {
            played += 1;
            won += i64::from(score.home > score.away);
            scored += i64::from(score.home > 0);
            suffered += i64::from(score.away > 0);
        }
        let share = |part: i64| percentage(part, played).unwrap_or_default();
        Self {
            wins_percentage: share(won),
            scored_goals_in_fixtures_percentage: share(scored),
            suffered_goals_in_fixtures_percentage: share(suffered),
        }
    }
}
