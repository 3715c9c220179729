//! The course of a season: who stood where.

use serde::Serialize;
use utoipa::ToSchema;

use super::team::TeamRef;

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PositionsBody<'a> {
    /// Whether matches in play are counted.
    pub live: bool,
    /// The rounds that have been played, or are being played, in order.
    pub rounds: Vec<RoundName>,
    pub teams: Vec<TeamPositions<'a>>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RoundName {
    #[schema(example = 14)]
    pub number: u16,
    #[schema(example = "Jornada 14")]
    pub label: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TeamPositions<'a> {
    pub team: TeamRef<'a>,
    /// One for each of the rounds.
    pub positions: Vec<u16>,
}
