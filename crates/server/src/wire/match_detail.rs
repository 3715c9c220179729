//! A match, whole: with what is known before, during and after it.

use serde::Serialize;
use utoipa::ToSchema;

use super::line_up::{CoachRef, LineUpPlayer};
use super::match_::{FixtureBody, MatchBody, StandingBody};
use super::picture::KitColours;
use super::referees::RefereesBody;
use super::statistic::{DurationBody, MatchStatistic, StatisticBody, UsefulTimeBody};
use super::timeline::{PlayerEvent, TimelineEvent};

/// A match with everything that is known of it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MatchDetail<'a> {
    #[serde(flatten)]
    pub match_: MatchBody<'a>,
    #[serde(flatten)]
    pub people: MatchPeople<'a>,
    #[serde(flatten)]
    pub course: MatchCourse<'a>,
    #[serde(rename = "player_events")]
    pub player_events: Vec<PlayerEvent>,
}

/// What does not change while a match is played.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MatchStatic<'a> {
    #[serde(flatten)]
    pub fixture: FixtureBody<'a>,
    #[serde(flatten)]
    pub people: MatchPeople<'a>,
}

/// What changes while a match is played.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MatchDynamic<'a> {
    pub id: i64,
    #[serde(flatten)]
    pub standing: StandingBody,
    #[serde(flatten)]
    pub course: MatchCourse<'a>,
}

/// Who takes part.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MatchPeople<'a> {
    pub referees: RefereesBody<'a>,
    pub home_players: Vec<LineUpPlayer<'a>>,
    pub away_players: Vec<LineUpPlayer<'a>>,
    pub home_coaches: Vec<CoachRef<'a>>,
    pub away_coaches: Vec<CoachRef<'a>>,
    /// What the sides wear in this season.
    pub home_kit: KitColours,
    pub away_kit: KitColours,
    /// W, D or L in the competition's last matches before this one, oldest first, five at most.
    pub home_team_form: Vec<&'static str>,
    pub away_team_form: Vec<&'static str>,
}

/// How it goes.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MatchCourse<'a> {
    /// Null once it has started, and while the hour is not known.
    pub minutes_till_match_starts: Option<i64>,
    /// The timeline, oldest first.
    pub events: Vec<TimelineEvent<'a>>,
    /// Which side was on top, for each minute that was played: 100 is the most for the home side, -100 for the away
    /// side. Derived from the events; empty where they tell too little.
    #[schema(example = json!([0, 12, 25, -8]))]
    pub momentum: Vec<i8>,
    pub stats: Vec<MatchStatistic>,
    pub useful_time: Option<UsefulTimeBody>,
    pub duration: Option<DurationBody>,
    /// The address of a video with the best of it.
    pub highlight: Option<&'a str>,
}

/// The weather at a match.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ClimateBody {
    /// sunny, cloudy, rain, windy, fog, clear-night; null where it is not known
    #[schema(example = "cloudy")]
    pub climate: Option<String>,
    pub temperature: Option<i16>,
    pub rain_percentage: Option<i16>,
}

/// The player of a match.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MvpBody<'a> {
    pub id: i64,
    pub external_id: &'a str,
    pub name: &'a str,
    pub photo: Option<String>,
    /// The team's id.
    pub team: i64,
    pub rating: Option<f64>,
    pub stats: Vec<StatisticBody>,
}

/// The matches between two teams.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct HistoryBody<'a> {
    pub summary: HistorySummary,
    /// The latest first.
    pub matches: Vec<MatchBody<'a>>,
}

/// Wins, draws and goals over all matches with a result, from the point of view of the two teams asked for.
#[derive(Debug, Default, Serialize, ToSchema)]
pub(crate) struct HistorySummary {
    /// Won by the home team that was asked for, wherever they met.
    pub home: u32,
    pub draws: u32,
    pub away: u32,
    pub goals: HistoryGoals,
}

#[derive(Debug, Default, Serialize, ToSchema)]
pub(crate) struct HistoryGoals {
    pub home: u32,
    pub away: u32,
}

/// Who is appointed to a match.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct NominationBody<'a> {
    #[serde(rename = "match")]
    pub match_: MatchBody<'a>,
    pub referees: RefereesBody<'a>,
}
