use axum::extract::State;
use axum::response::Response;

use super::{Asked, find_filtered_round, grounds};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::openapi::EditionQuery;
use crate::params::{OneOrAll, Params, RoundRef};
use crate::wire::figures::SpectatorsBody;

const MOST: usize = 20;

/// How many came to the matches of a competition
///
/// Of the teams' home matches, most first, twenty at most.
#[utoipa::path(
    get, path = "/api/v1/competition/spectators/statistics", tag = "Competition", operation_id = "list_spectators",
    params(
        EditionQuery,
        ("filter" = Option<String>, Query, description = "`all` (default) or the number of a round", example = "all"),
    ),
    responses(
        (status = 200, body = Vec<SpectatorsBody>),
        (status = 404, description = "No such competition, season or round", body = ErrorBody),
    ),
)]
pub(crate) async fn list_spectators(
    State(app): State<App>,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = Asked::by_query(&params)?;
    let filter: OneOrAll<RoundRef> = params.optional("filter")?.unwrap_or(OneOrAll::All);
    let key = format!("spectators {} {filter:?}", asked.key());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let edition = asked.find(&app, reads).await?;
            let round = find_filtered_round(&app, &edition, filter).await?;
            let rows = app.store().spectators(edition.id, round).await?;
            let places = rows.iter().map(|row| (row.team_id, row.stadium_id));
            let (teams, stadiums) = grounds(&app, reads, places).await?;
            Answer::json(&SpectatorsBody::list(&rows, &teams, &stadiums, MOST))
        })
        .await
}
