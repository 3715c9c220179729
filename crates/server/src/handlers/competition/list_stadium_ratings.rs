use axum::extract::State;
use axum::response::Response;
use store::figures::Mark;
use store::tags::Tag;

use super::{Asked, grounds};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::openapi::EditionQuery;
use crate::params::Params;
use crate::wire::figures::RatingBody;

/// How the stadiums of a competition were marked
///
/// Best first; the marks are those of the delegates.
#[utoipa::path(
    get, path = "/api/v1/competition/stadiums/rating", tag = "Competition", operation_id = "list_stadium_ratings",
    params(EditionQuery),
    responses(
        (status = 200, body = Vec<RatingBody>),
        (status = 404, description = "No such competition or season", body = ErrorBody),
    ),
)]
pub(crate) async fn list_stadium_ratings(
    State(app): State<App>,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = Asked::by_query(&params)?;
    let key = format!("stadium ratings {}", asked.key());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let edition = asked.find(&app, reads).await?;
            reads.tag(Tag::statistics(&edition.competition.key, edition.season.number()));
            let rows = app.store().ground_ratings(edition.id, Mark::Stadium).await?;
            let places = rows.iter().map(|row| (row.team_id, Some(row.stadium_id)));
            let (teams, stadiums) = grounds(&app, reads, places).await?;
            Answer::json(&RatingBody::list(&rows, &teams, &stadiums))
        })
        .await
}
