use axum::extract::State;
use axum::response::Response;

use super::TeamInSeason;
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody, Missing};
use crate::handlers::competition::standings::{self, Facts};
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{CompetitionKey, Id, OneOrAll, Params};
use crate::wire::standings::StandingsBody;

/// The table in which a team stands
///
/// Of the competition asked for, else of the first one of the season that has a table.
#[utoipa::path(
    get, path = "/api/v1/team/standings", tag = "Team", operation_id = "show_team_standings",
    params(
        ("id" = i64, Query, description = "The team's id", example = 7),
        ("season" = Option<String>, Query, description = "Default: the current season", example = "20262027"),
        ("competition" = Option<String>, Query, description = "Default: the first with a table", example = "liga-atlantica"),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = StandingsBody),
        (status = 404, description = "No such team, or not in that competition, or no table", body = ErrorBody),
    ),
)]
pub(crate) async fn show_team_standings(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let (Id(id), season) = (params.required("id")?, params.season()?);
    let competition = params.optional::<OneOrAll<CompetitionKey>>("competition")?.and_then(OneOrAll::one);
    let key = format!("team standings {id} {season:?} {competition:?} {}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let found = TeamInSeason::find(&app, reads, id, season).await?.only(competition.as_ref())?;
            let store = app.store();
            // A team plays in a handful of competitions at most, and the first is nearly always a league.
            for edition in &found.editions {
                let matches = store.table_facts(edition.id).await?;
                if matches.is_empty() {
                    continue;
                }
                let (entrants, deductions) =
                    tokio::try_join!(store.entrants(edition.id), store.deductions(edition.id))?;
                let facts = Facts { edition, entrants: &entrants, matches: &matches, deductions: &deductions };
                let body: StandingsBody<'_> = standings::body(&facts, false, None, locale)?;
                return Answer::json(&body);
            }
            Err(ApiError::NotFound(Missing::Standings))
        })
        .await
}
