use axum::extract::State;
use axum::response::Response;

use super::AskedMatch;
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody, Missing};
use crate::params::{Id, Segment};
use crate::wire::match_::PlaceBody;

/// Where a match belongs
///
/// Its competition, season and round, for whoever knows only its number.
#[utoipa::path(
    get, path = "/api/v1/match/{id}", tag = "Match", operation_id = "show_match_place",
    params(("id" = i64, Path, description = "The match's number", example = 1591)),
    responses(
        (status = 200, body = PlaceBody),
        (status = 404, description = "No such match", body = ErrorBody),
    ),
)]
pub(crate) async fn show_match_place(
    State(app): State<App>,
    wanted: Wanted,
    Segment(id): Segment,
) -> Result<Response, ApiError> {
    let Id(id) = id.parse().map_err(|_| ApiError::malformed("id"))?;
    let key = format!("match place {id}");
    app.cache()
        .answer(&wanted, key, async |reads| {
            let found = AskedMatch::Numbered { id }.find(&app, reads).await?;
            let rounds = app.store().round_numbers(&[found.edition.id]).await?;
            let round = rounds.get(&found.match_.round_id).ok_or(ApiError::NotFound(Missing::Match))?;
            Answer::json(&PlaceBody::new(id, &found.edition, *round))
        })
        .await
}
