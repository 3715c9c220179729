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
    /// The day that it is in the league, with the current season alone: nobody has to ask his own clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "2026-11-14")]
    today: Option<String>,
    competitions: Vec<CompetitionBody<'a>>,
}

impl<'a> SeasonBody<'a> {
    /// Seasons in which nothing of this list is played are left out.
    pub(crate) fn list(
        seasons: &'a [Season],
        editions: &'a [EditionSummary],
        today: Date,
        origin: Option<&str>,
    ) -> Vec<Self> {
        let is_played = |season: &&Season| editions.iter().any(|summary| summary.edition.season == season.id);
        let played: Vec<&Season> = seasons.iter().filter(is_played).collect();
        let current = current(played.iter().copied(), today).map(|season| season.id);
        let body = |season: &&'a Season| Self {
            id: season.id.number(),
            internal_id: &season.internal_id,
            label: season.id.label(),
            current: current == Some(season.id),
            initial_date: season.initial_date.to_string(),
            final_date: season.final_date.to_string(),
            today: (current == Some(season.id)).then(|| today.to_string()),
            competitions: editions
                .iter()
                .filter(|e| e.edition.season == season.id)
                .map(|e| CompetitionBody::new(&e.edition, HasMatches::new(e.has_matches, e.live), origin))
                .collect(),
        };
        played.iter().map(body).collect()
    }
}

/// The current season: the newest that has begun, else the first to come. `seasons` are newest first.
pub(crate) fn current<'s>(seasons: impl Iterator<Item = &'s Season>, today: Date) -> Option<&'s Season> {
    let mut last = None;
    for season in seasons {
        if season.initial_date <= today {
            return Some(season);
        }
        last = Some(season);
    }
    last
}
