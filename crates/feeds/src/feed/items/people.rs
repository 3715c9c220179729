//! Persons, what they are licensed for, and the squads they belong to.

use football::season::SeasonId;
use jiff::civil::Date;
use serde::Deserialize;
use utoipa::ToSchema;

use super::super::given::Given;
use super::super::words::{FeedCalling, FeedPosition, FeedRole};
use super::season_of;

/// A player, coach, referee or anybody else with a name
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PersonItem {
    pub id: String,
    /// As people call him; a new person needs it
    pub name: Option<String>,
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub full_name: Given<String>,
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub shirt_name: Given<String>,
    #[serde(default)]
    #[schema(value_type = Option<String>, format = Date)]
    pub birthday: Given<Date>,
    /// Two letters (ISO 3166)
    #[serde(default)]
    #[schema(value_type = Option<String>, example = "PT")]
    pub country: Given<String>,
    #[serde(default)]
    #[schema(value_type = Option<FeedPosition>)]
    pub position: Given<FeedPosition>,
    /// Centimetres
    #[serde(default)]
    #[schema(value_type = Option<i16>)]
    pub height: Given<i16>,
    /// Kilograms
    #[serde(default)]
    #[schema(value_type = Option<i16>)]
    pub weight: Given<i16>,
}

/// What somebody is licensed for in a season
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct OfficialItem {
    pub person: String,
    #[schema(value_type = String, example = "20262027")]
    #[serde(deserialize_with = "season_of")]
    pub season: SeasonId,
    pub calling: FeedCalling,
    pub association: Option<String>,
    pub category: Option<String>,
}

/// The squad and the staff of a team in a season: the whole list
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SquadItem {
    pub team: String,
    #[schema(value_type = String, example = "20262027")]
    #[serde(deserialize_with = "season_of")]
    pub season: SeasonId,
    pub players: Option<Vec<SquadPlayerItem>>,
    pub staff: Option<Vec<SquadStaffItem>>,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SquadPlayerItem {
    pub person: String,
    /// The number on the shirt, 1–99
    pub number: Option<i16>,
    pub position: Option<FeedPosition>,
    /// The how-manyth team of his season it is; default 1
    pub order: Option<i16>,
    /// The day he left, where that was before the season's end
    #[schema(value_type = Option<String>, format = Date)]
    pub left: Option<Date>,
    /// The team that lends him, by its external id
    pub loan_from: Option<String>,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SquadStaffItem {
    pub person: String,
    pub role: FeedRole,
    /// The how-manyth team of his season it is; default 1
    pub order: Option<i16>,
    #[schema(value_type = Option<String>, format = Date)]
    pub left: Option<Date>,
}
