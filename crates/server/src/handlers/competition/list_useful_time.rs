use axum::extract::State;
use axum::response::Response;
use store::tags::Tag;

use super::{Asked, find_filtered_round};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::openapi::EditionQuery;
use crate::params::{OneOrAll, Params, RoundRef};
use crate::wire::figures::TeamUsefulTime;

/// How long the ball was in play
///
/// By team, the longest average first.
#[utoipa::path(
    get, path = "/api/v1/competition/usefultime", tag = "Competition", operation_id = "list_useful_time",
    params(
        EditionQuery,
        ("filter" = Option<String>, Query, description = "`all` (default) or the number of a round", example = "all"),
    ),
    responses(
        (status = 200, body = Vec<TeamUsefulTime>),
        (status = 404, description = "No such competition, season or round", body = ErrorBody),
    ),
)]
pub(crate) async fn list_useful_time(
    State(app): State<App>,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = Asked::by_query(&params)?;
    let filter: OneOrAll<RoundRef> = params.optional("filter")?.unwrap_or(OneOrAll::All);
    let key = format!("useful time {} {filter:?}", asked.key());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let edition = asked.find(&app, reads).await?;
            reads.tag(Tag::statistics(&edition.competition.key, edition.season.number()));
            reads.tag(Tag::teams());
            let round = find_filtered_round(&app, &edition, filter).await?;
            let rows = app.store().useful_time(edition.id, round).await?;
            let ids: Vec<i64> = rows.iter().map(|row| row.team_id).collect();
            Answer::json(&TeamUsefulTime::list(&rows, &app.store().teams(&ids).await?))
        })
        .await
}
