//! Competitions.

use football::colours;
use media::art::{EmblemDesign, EmblemVariant, emblem};
use media::colour::Colour;
use serde::{Deserialize, Serialize};
use store::competitions::Competition;
use store::editions::{Deduction, Edition, Promotion};
use store::teams::Entrant;
use utoipa::ToSchema;

use super::figures::CompetitionFigures;
use super::picture;
use super::round::RoundBody;
use crate::locale::Locale;
use crate::site;

/// A competition in one season.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CompetitionBody<'a> {
    /// How addresses name it: a slug at home, a number abroad.
    #[schema(example = "liga-atlantica")]
    id: &'a str,
    /// The same as `id`.
    competition: &'a str,
    external_id: i64,
    #[schema(example = "Liga Atlântica")]
    label: &'a str,
    /// `league` or `tournament`
    #[schema(example = "league")]
    format: &'a str,
    color: &'a str,
    text_color: &'a str,
    /// The emblem in the competition's colour, for dark grounds.
    #[schema(example = "/art/emblem/wave-E1FF19.svg")]
    logo: String,
    /// The emblem on a ground in the competition's colour.
    logo_secondary: String,
    /// For menus and lists.
    logo_small: String,
    /// For the player of the match.
    #[serde(rename = "logoMVP")]
    logo_mvp: String,
    /// The calendar to subscribe to; null where the site has no pages.
    #[schema(example = "https://liga.example/api/v1/calendar/competition/liga-atlantica.ics")]
    calendar_web: Option<String>,
    /// The same, for programs that subscribe when such an address is opened.
    #[schema(example = "webcal://liga.example/api/v1/calendar/competition/liga-atlantica.ics")]
    calendar_ios: Option<String>,
    official_ball: Option<OfficialBall<'a>>,
    tags: Vec<CompetitionTag>,
    /// Whether it is put forward in menus.
    highlight: bool,
    order: i32,
    is_international: bool,
    is_european: bool,
    #[schema(example = 20_262_027)]
    season_id: i64,
    #[serde(flatten)]
    matches: HasMatches,
}

/// A label under which things are found together.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct CompetitionTag {
    slug: String,
    name: String,
    background_colour: String,
    text_colour: String,
}

/// The ball that is played with.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OfficialBall<'a> {
    image: String,
    #[schema(example = "Maré 26")]
    name: &'a str,
    link: Option<&'a str>,
}

#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HasMatches {
    has_matches: bool,
    has_matches_live: bool,
    /// How many are in play.
    live_matches: i64,
}

impl HasMatches {
    pub(crate) fn new(has_matches: bool, live_matches: i64) -> Self {
        Self { has_matches, has_matches_live: live_matches > 0, live_matches }
    }
}

/// A competition with what its own page needs.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CompetitionDetail<'a> {
    #[serde(flatten)]
    competition: CompetitionBody<'a>,
    promotions: Vec<PromotionBody<'a>>,
    penalties: Vec<PenaltyBody<'a>>,
    rounds: Vec<RoundBody>,
    /// The season in figures, over matches with a result.
    main_stats: CompetitionFigures,
}

/// What a place in the table leads to.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub(crate) struct PromotionBody<'a> {
    rank: u16,
    color: &'a str,
    label: &'a str,
}

/// Points taken from a team.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PenaltyBody<'a> {
    team_id: i64,
    team_external_id: &'a str,
    points: i32,
    message: &'a str,
}

/// A competition, small.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CompetitionRef<'a> {
    #[schema(example = "liga-atlantica")]
    id: &'a str,
    #[schema(example = "Liga Atlântica")]
    label: &'a str,
    color: &'a str,
    text_color: &'a str,
    logo: String,
    is_international: bool,
}

impl<'a> CompetitionRef<'a> {
    pub(crate) fn new(competition: &'a Competition) -> Self {
        let (background, text) = ground(competition);
        Self {
            id: &competition.key,
            label: &competition.label,
            color: background,
            text_color: competition.text_color.as_deref().unwrap_or(text),
            logo: Emblem::new(competition, background).address(EmblemVariant::Normal),
            is_international: competition.is_international,
        }
    }
}

/// The colour of a competition, as drawings take it.
pub(crate) fn accent(competition: &Competition) -> Option<Colour> {
    ground(competition).0.parse().ok()
}

/// The emblem itself, for dark grounds.
pub(crate) fn draw_emblem(competition: &Competition) -> String {
    let design = Emblem::new(competition, ground(competition).0).design;
    emblem(design, accent(competition).unwrap_or(Colour::PAPER), EmblemVariant::Normal)
}

/// The colour of a competition, and that of text on it.
fn ground(competition: &Competition) -> (&str, &str) {
    match (competition.color.as_deref(), competition.is_international) {
        (Some(color), _) => (color, colours::DEFAULT_COMPETITION_TEXT),
        (None, true) => colours::international_pair(competition.key.parse().unwrap_or(0)),
        (None, false) => colours::competition_pair(competition.position),
    }
}

impl<'a> CompetitionBody<'a> {
    /// `origin` is where the site is found, if it has pages.
    pub(crate) fn new(edition: &'a Edition, matches: HasMatches, origin: Option<&str>) -> Self {
        let competition = &edition.competition;
        let (background, text) = ground(competition);
        let tags = competition.tags.clone().and_then(|tags| serde_json::from_value(tags).ok()).unwrap_or_default();
        let ball = edition.ball.as_ref();
        let emblem = Emblem::new(competition, background);
        let calendar = origin.map(|origin| format!("{origin}{}", site::competition_calendar(&competition.key)));
        Self {
            id: &competition.key,
            competition: &competition.key,
            external_id: competition.id,
            label: &competition.label,
            format: &competition.format,
            color: background,
            text_color: competition.text_color.as_deref().unwrap_or(text),
            logo: emblem.address(EmblemVariant::Normal),
            logo_secondary: emblem.address(EmblemVariant::OnAccent),
            logo_small: emblem.address(EmblemVariant::Normal),
            logo_mvp: emblem.address(EmblemVariant::OnAccent),
            calendar_web: calendar.clone(),
            calendar_ios: calendar.as_deref().map(subscription),
            official_ball: ball.map(|ball| OfficialBall {
                image: picture::ball(background),
                name: &ball.name,
                link: ball.link.as_deref(),
            }),
            tags,
            highlight: competition.highlight,
            order: competition.position,
            is_international: competition.is_international,
            is_european: competition.is_european,
            season_id: edition.season.number(),
            matches,
        }
    }
}

/// The address that phones take for a subscription.
fn subscription(calendar: &str) -> String {
    let rest = calendar.split_once("://").map_or(calendar, |(_, rest)| rest);
    format!("webcal://{rest}")
}

/// The drawn emblem of a competition: leagues and cups each have their own designs, in the order of the competitions.
struct Emblem<'a> {
    design: EmblemDesign,
    color: &'a str,
}

impl<'a> Emblem<'a> {
    const LEAGUES: [EmblemDesign; 4] =
        [EmblemDesign::Wave, EmblemDesign::Steps, EmblemDesign::Rosette, EmblemDesign::Sprout];
    const CUPS: [EmblemDesign; 2] = [EmblemDesign::Cup, EmblemDesign::Salver];
    const ABROAD: [EmblemDesign; 2] = [EmblemDesign::Globe, EmblemDesign::Horizon];

    fn new(competition: &Competition, color: &'a str) -> Self {
        let designs: &[EmblemDesign] = match (competition.is_international, competition.format.as_str()) {
            (true, _) => &Self::ABROAD,
            (false, "tournament") => &Self::CUPS,
            (false, _) => &Self::LEAGUES,
        };
        let place = usize::try_from(competition.position.saturating_sub(1)).unwrap_or(0);
        Self { design: designs[place % designs.len()], color }
    }

    fn address(&self, variant: EmblemVariant) -> String {
        let color = self.color.trim_start_matches('#').to_uppercase();
        match variant {
            EmblemVariant::Normal => format!("/art/emblem/{}-{color}.svg", self.design),
            other => format!("/art/emblem/{}-{color}-{other}.svg", self.design),
        }
    }
}

impl<'a> CompetitionDetail<'a> {
    pub(crate) fn new(
        competition: CompetitionBody<'a>,
        edition: &'a Edition,
        deductions: &'a [Deduction],
        entrants: &'a [Entrant],
        rounds: Vec<RoundBody>,
        main_stats: CompetitionFigures,
        locale: Locale,
    ) -> Self {
        let penalty = |deduction: &'a Deduction| {
            let team = entrants.iter().map(|entrant| &entrant.team).find(|team| team.id == deduction.team_id);
            PenaltyBody {
                team_id: deduction.team_id,
                team_external_id: team.map_or("", |team| &team.external_id),
                points: deduction.points,
                message: locale.pick(&deduction.message_pt, &deduction.message_en),
            }
        };
        Self {
            competition,
            promotions: edition.promotions.iter().map(|promotion| PromotionBody::new(promotion, locale)).collect(),
            penalties: deductions.iter().map(penalty).collect(),
            rounds,
            main_stats,
        }
    }
}

impl<'a> PromotionBody<'a> {
    pub(crate) fn new(promotion: &'a Promotion, locale: Locale) -> Self {
        let label = locale.pick(&promotion.label_pt, &promotion.label_en);
        Self { rank: promotion.rank, color: &promotion.color, label }
    }
}
