//! Matches and how they go.

use football::season::SeasonId;
use jiff::Timestamp;
use jiff::civil::Date;
use serde::Deserialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

use super::super::given::Given;
use super::super::words::{FeedDuty, FeedEventType, FeedHalf, FeedPosition, FeedRole, FeedSide, FeedState};
use super::{FeedLabel, instant, season_of_option};

/// A match: when, where, how it stands
///
/// A new one needs `competition`, `season`, `round`, `home` and `away`; a match of the same teams in the same round that
/// has no id yet is taken for it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MatchItem {
    pub id: String,
    pub competition: Option<String>,
    #[schema(value_type = Option<String>, example = "20262027")]
    #[serde(default, deserialize_with = "season_of_option")]
    pub season: Option<SeasonId>,
    /// The round's id, or its number
    pub round: Option<String>,
    /// The id of the team at home
    pub home: Option<String>,
    pub away: Option<String>,
    /// The day in the league's time zone; follows from `kickoff` where that is given
    #[serde(default)]
    #[schema(value_type = Option<String>, format = Date)]
    pub day: Given<Date>,
    /// With its offset or in UTC
    #[serde(default, deserialize_with = "instant")]
    #[schema(value_type = Option<String>, format = DateTime, example = "2026-11-14T20:30:00Z")]
    pub kickoff: Given<Timestamp>,
    /// Whether the date is settled; follows from `kickoff` where that is given
    pub date_defined: Option<bool>,
    pub state: Option<FeedState>,
    /// There exactly while the state has one
    pub score: Option<ScoreItem>,
    /// When the phase in play began
    #[serde(default, deserialize_with = "instant")]
    #[schema(value_type = Option<String>, format = DateTime)]
    pub phase_began: Given<Timestamp>,
    /// The ground's id
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub stadium: Given<String>,
    #[serde(default)]
    #[schema(value_type = Option<i32>)]
    pub attendance: Given<i32>,
    /// Who broadcasts it
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub transmission: Given<String>,
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub stream_url: Given<String>,
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub external_url: Given<String>,
    /// Why it was postponed, interrupted or cancelled
    #[serde(default)]
    #[schema(value_type = Option<FeedLabel>)]
    pub state_reason: Given<FeedLabel>,
}

/// Goals when play stopped, extra time included, and what led there
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ScoreItem {
    pub home: u16,
    pub away: u16,
    #[serde(default)]
    #[schema(value_type = Option<GoalsItem>)]
    pub half_time: Given<GoalsItem>,
    /// After ninety minutes, where extra time was played
    #[serde(default)]
    #[schema(value_type = Option<GoalsItem>)]
    pub ninety: Given<GoalsItem>,
    #[serde(default)]
    #[schema(value_type = Option<GoalsItem>)]
    pub penalties: Given<GoalsItem>,
}

#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GoalsItem {
    pub home: u16,
    pub away: u16,
}

/// The team sheets of a match
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LineUpItem {
    /// The match's id
    #[serde(rename = "match")]
    pub match_: String,
    pub home: Option<TeamSheetItem>,
    pub away: Option<TeamSheetItem>,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TeamSheetItem {
    #[schema(example = "4-3-3")]
    pub tactic: Option<String>,
    /// The starters from the goalkeeper on, the bench, the staff
    pub people: Vec<SheetEntryItem>,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SheetEntryItem {
    pub person: String,
    pub role: FeedRole,
    pub number: Option<i16>,
    pub position: Option<FeedPosition>,
    #[serde(default)]
    pub captain: bool,
}

/// Something that happened in a match: all that is known of it
///
/// Told plainly: `side` is who profits, `player` who did it – in an own goal, a player of the other side. `type`, `half` and
/// `minute` are needed, unless the event is withdrawn.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EventItem {
    /// Unique in its match
    pub id: String,
    /// The match's id
    #[serde(rename = "match")]
    pub match_: String,
    #[serde(rename = "type")]
    pub type_: Option<FeedEventType>,
    pub half: Option<FeedHalf>,
    /// The minute of the match: 1–45, 46–90, 91–120; in the shoot-out, the number of the kick
    #[schema(example = 67)]
    pub minute: Option<i32>,
    /// Minutes beyond the end of the half
    pub added: Option<i32>,
    pub side: Option<FeedSide>,
    /// Who did it; in a substitution, who comes on
    pub player: Option<String>,
    /// Who assisted a goal; in a substitution, who goes off
    pub related: Option<String>,
    /// The address of a clip
    pub embed: Option<String>,
    pub image: Option<String>,
    pub description: Option<FeedLabel>,
    /// Takes the event back
    #[serde(default)]
    pub withdrawn: bool,
}

/// What was counted and measured in a match; what is left out stays as it is
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StatisticsItem {
    /// The match's id
    #[serde(rename = "match")]
    pub match_: String,
    /// Minutes that count as played so far; at the end, 90 or 120
    pub length: Option<u16>,
    /// Seconds
    #[serde(default)]
    #[schema(value_type = Option<i32>)]
    pub first_half: Given<i32>,
    #[serde(default)]
    #[schema(value_type = Option<i32>)]
    pub second_half: Given<i32>,
    #[serde(default)]
    #[schema(value_type = Option<i32>)]
    pub extra_time: Given<i32>,
    /// Seconds in which the ball was in play
    #[serde(default)]
    #[schema(value_type = Option<i32>)]
    pub useful: Given<i32>,
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub climate: Given<String>,
    #[serde(default)]
    #[schema(value_type = Option<i16>)]
    pub temperature: Given<i16>,
    #[serde(default)]
    #[schema(value_type = Option<i16>)]
    pub rain_percentage: Given<i16>,
    /// Marks from 0 to 5
    #[serde(default)]
    #[schema(value_type = Option<f64>)]
    pub stadium_score: Given<f64>,
    #[serde(default)]
    #[schema(value_type = Option<f64>)]
    pub pitch_score: Given<f64>,
    /// The player of the match
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub mvp: Given<String>,
    /// The address of a video with the best of it
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub highlight: Given<String>,
    /// By the statistic's key, such as `shotsOnTarget`: home and away. The whole list
    #[schema(example = json!({ "shots": [11, 7], "corners": [5, 2] }))]
    pub teams: Option<BTreeMap<String, (i64, i64)>>,
    pub players: Option<Vec<PlayerStatisticsItem>>,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PlayerStatisticsItem {
    pub person: String,
    /// From 0 to 10
    #[serde(default)]
    #[schema(value_type = Option<f64>)]
    pub rating: Given<f64>,
    /// By the statistic's key. The whole list
    #[schema(example = json!({ "shots": 3 }))]
    pub statistics: Option<BTreeMap<String, i64>>,
}

/// Who is in charge of a match: the whole list
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AppointmentsItem {
    /// The match's id
    #[serde(rename = "match")]
    pub match_: String,
    pub officials: Vec<AppointedItem>,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AppointedItem {
    pub duty: FeedDuty,
    pub person: String,
}
