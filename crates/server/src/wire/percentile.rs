//! How a player stands among those of his position.

use football::percentile::{Comparison, Standing};
use football::position::Position;
use serde::Serialize;
use store::editions::Edition;
use utoipa::ToSchema;

use super::person::position_label;
use super::statistic::{hundredths, label};
use crate::locale::Locale;

/// A player among those of his position in one competition and season. Compared are those who were on the pitch for at
/// least a third of the time that their team has played there, ninety minutes for each match with a result.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlayerPercentiles<'a> {
    #[schema(example = 20_262_027)]
    season: i64,
    #[schema(example = "liga-atlantica")]
    competition: &'a str,
    #[schema(example = "Liga Atlântica")]
    label: &'a str,
    #[schema(example = "avançado")]
    position: &'static str,
    /// `goalkeeper`, `defender`, `midfielder` or `forward`
    #[schema(example = "forward")]
    position_key: &'static str,
    /// How many are compared, he among them.
    #[schema(example = 48)]
    players: usize,
    /// What he needed to be compared: a third of the time that his team has played.
    #[schema(example = 390)]
    minimum_minutes: i64,
    /// What counts in his position; what nobody has anything of is left out.
    stats: Vec<PercentileBody>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PercentileBody {
    #[schema(example = 142)]
    stat_id: i32,
    #[schema(example = "goals")]
    key: &'static str,
    #[schema(example = "Golos")]
    label: &'static str,
    value: i64,
    /// Per ninety minutes on the pitch; null for the minutes themselves.
    #[schema(example = 0.54)]
    per90: Option<f64>,
    /// The share of the others that he is ahead of, from 0 to 100; equals count half.
    #[schema(example = 93)]
    percentile: u8,
    /// Whether ahead is who has less.
    is_lower_better: bool,
}

impl<'a> PlayerPercentiles<'a> {
    pub(crate) fn new(edition: &'a Edition, position: Position, found: &Comparison, locale: Locale) -> Self {
        Self {
            season: edition.season.number(),
            competition: &edition.competition.key,
            label: &edition.competition.label,
            position: position_label(position, locale),
            position_key: position.key(),
            players: found.players,
            minimum_minutes: found.minimum_minutes,
            stats: found.standings.iter().map(|standing| PercentileBody::new(standing, locale)).collect(),
        }
    }
}

impl PercentileBody {
    fn new(standing: &Standing, locale: Locale) -> Self {
        let statistic = standing.statistic;
        Self {
            stat_id: statistic.id(),
            key: statistic.key(),
            label: label(statistic, locale),
            value: standing.value,
            per90: standing.per_ninety.map(hundredths),
            percentile: standing.percentile,
            is_lower_better: statistic.is_lower_better(),
        }
    }
}
