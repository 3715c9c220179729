//! Seasons.

use jiff::civil::Date;
use serde::Serialize;
use store::editions::EditionSummary;
use store::seasons::Season;
use utoipa::ToSchema;

use super::competition::{CompetitionBody, HasMatches};

/// A season with its competitions, in their order.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeasonBody<'a> {
    #[schema(example = 20_262_027)]
    id: i64,
    internal_id: &'a str,
    #[schema(example = "2026/27")]
    label: String,
    current: bool,
    #[schema(example = "2026-08-08")]
    initial_date: String,
    #[schema(example = "2027-05-16")]
    final_date: String,
    competitions: Vec<CompetitionBody<'a>>,
}

impl<'a> SeasonBody<'a> {
    pub(crate) fn list(seasons: &'a [Season], editions: &'a [EditionSummary], today: Date) -> Vec<Self> {
        let current = current(seasons, today);
        let body = |season: &'a Season| Self {
            id: season.id.number(),
            internal_id: &season.internal_id,
            label: season.id.label(),
            current: current == Some(season),
            initial_date: season.initial_date.to_string(),
            final_date: season.final_date.to_string(),
            competitions: editions.iter().filter(|e| e.edition.season == season.id).map(competition).collect(),
        };
        seasons.iter().map(body).filter(|season| !season.competitions.is_empty()).collect()
    }
}

fn competition(summary: &EditionSummary) -> CompetitionBody<'_> {
    let matches = HasMatches { has_matches: summary.has_matches, has_matches_live: summary.has_matches_live };
    CompetitionBody::new(&summary.edition, matches)
}

/// The current season: the newest that has begun, else the first to come. `seasons` are newest first.
pub(crate) fn current(seasons: &[Season], today: Date) -> Option<&Season> {
    seasons.iter().find(|season| season.initial_date <= today).or(seasons.last())
}
