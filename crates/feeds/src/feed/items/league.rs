//! Competitions, rounds, stadiums and teams.

use football::season::SeasonId;
use jiff::civil::Date;
use serde::Deserialize;
use utoipa::ToSchema;

use super::super::given::Given;
use super::super::words::{FeedFormat, FeedLeg, FeedRoundKind};
use super::{FeedLabel, season_of};

/// A competition in one season
///
/// Known by `id` and `season`. A new one needs `name`; a number as `id` makes it an international one.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CompetitionItem {
    /// The competition's slug at home, its number abroad
    #[schema(example = "liga-atlantica")]
    pub id: String,
    #[schema(value_type = String, example = "20262027")]
    #[serde(deserialize_with = "season_of")]
    pub season: SeasonId,
    pub name: Option<String>,
    pub format: Option<FeedFormat>,
    pub european: Option<bool>,
    pub highlight: Option<bool>,
    /// Orders competitions in menus
    pub position: Option<i32>,
    #[serde(default)]
    #[schema(value_type = Option<String>, example = "#0b3d91")]
    pub color: Given<String>,
    #[serde(default)]
    #[schema(value_type = Option<String>, example = "#ffffff")]
    pub text_color: Given<String>,
    /// The rule set that orders the table
    #[schema(example = "liga-portugal")]
    pub rules: Option<String>,
    /// The season's first and last day, as far as they are known
    #[schema(value_type = Option<String>, format = Date)]
    pub first_day: Option<Date>,
    #[schema(value_type = Option<String>, format = Date)]
    pub last_day: Option<Date>,
    /// Everybody who takes part; who is left out is withdrawn
    pub teams: Option<Vec<EntrantItem>>,
    /// What places in the final table lead to
    pub promotions: Option<Vec<PromotionItem>>,
    /// All points that were taken away
    pub deductions: Option<Vec<DeductionItem>>,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EntrantItem {
    /// The team's id
    pub team: String,
    pub group: Option<String>,
    /// The id of the ground at which it is at home this season
    pub stadium: Option<String>,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PromotionItem {
    /// The position from 1 on
    pub rank: u16,
    pub color: String,
    pub label: FeedLabel,
    /// Whether reserve teams cannot take this place
    #[serde(default)]
    pub skips_reserves: bool,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DeductionItem {
    pub team: String,
    pub points: i32,
    /// The round from which on it counts
    pub from_round: i32,
    pub label: FeedLabel,
}

/// A round of a competition
///
/// Known by its `id` in its competition and season; a round that is there already is found by `number`.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RoundItem {
    pub id: String,
    pub competition: String,
    #[schema(value_type = String, example = "20262027")]
    #[serde(deserialize_with = "season_of")]
    pub season: SeasonId,
    /// From 1, across all phases
    pub number: u16,
    /// Default: `round`
    #[serde(rename = "type")]
    pub type_: Option<FeedRoundKind>,
    /// A name of its own, such as “Meias-finais”
    #[serde(default)]
    #[schema(value_type = Option<FeedLabel>)]
    pub label: Given<FeedLabel>,
    /// Where each pair meets twice; default: `only`. The second leg has the next number after the first
    pub leg: Option<FeedLeg>,
    /// The draw of a knock-out round (of its first leg), whole: also before it is known who meets
    pub ties: Option<Vec<TieItem>>,
}

/// A tie of a knock-out round
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TieItem {
    pub home: TieSide,
    pub away: TieSide,
}

/// One half of a tie: a team, or the winner of a tie of the stage before, or nobody (`bye`); empty where it is open
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TieSide {
    /// The team's id
    pub team: Option<String>,
    /// From 1 on, in the order in which the ties of the stage before were drawn
    #[schema(example = 1)]
    pub winner_of: Option<u16>,
    #[serde(default)]
    pub bye: bool,
}

/// A ground
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StadiumItem {
    pub id: String,
    /// A new one needs it
    pub name: Option<String>,
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub city: Given<String>,
    #[serde(default)]
    #[schema(value_type = Option<i32>)]
    pub capacity: Given<i32>,
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub address: Given<String>,
}

/// A team
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TeamItem {
    pub id: String,
    /// A new one needs it
    pub name: Option<String>,
    #[serde(default)]
    #[schema(value_type = Option<String>, example = "SPO")]
    pub abbreviation: Given<String>,
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub full_name: Given<String>,
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub city: Given<String>,
    /// The year
    #[serde(default)]
    #[schema(value_type = Option<i32>)]
    pub founded: Given<i32>,
    #[serde(default)]
    #[schema(value_type = Option<String>, example = "#0b3d91")]
    pub color: Given<String>,
    #[serde(default)]
    #[schema(value_type = Option<String>, example = "#ffffff")]
    pub text_color: Given<String>,
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub secondary_color: Given<String>,
    /// The id of the team whose reserves these are
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub reserve_of: Given<String>,
    /// Other names by which importers find it
    pub aliases: Option<Vec<String>>,
}
