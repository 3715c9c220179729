use axum::extract::State;
use axum::response::Response;

use super::TeamInSeason;
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{CompetitionKey, Id, OneOrAll, Params};
use crate::wire::team_statistics::TeamStatistics;

/// A team's season in figures
///
/// In three groups, with a match's average and that of all teams of the same competitions. Only matches with a result
/// count.
#[utoipa::path(
    get, path = "/api/v1/team/statistics", tag = "Team", operation_id = "show_team_statistics",
    params(
        ("id" = i64, Query, description = "The team's id", example = 7),
        ("season" = Option<String>, Query, description = "Default: the current season", example = "20262027"),
        ("competition" = Option<String>, Query, description = "Default: all of the season", example = "liga-atlantica"),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = TeamStatistics),
        (status = 404, description = "No such team, or not in that competition", body = ErrorBody),
    ),
)]
pub(crate) async fn show_team_statistics(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let (Id(id), season) = (params.required("id")?, params.season()?);
    let competition = params.optional::<OneOrAll<CompetitionKey>>("competition")?.and_then(OneOrAll::one);
    let key = format!("team statistics {id} {season:?} {competition:?} {}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let found = TeamInSeason::find(&app, reads, id, season).await?.only(competition.as_ref())?;
            let ids = found.edition_ids();
            let store = app.store();
            let (matches, totals) = tokio::try_join!(store.matches_of_team(id, &ids), store.team_totals(&ids))?;
            Answer::json(&TeamStatistics::new(id, &matches, &totals, locale))
        })
        .await
}
