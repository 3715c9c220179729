use axum::extract::State;
use axum::response::Response;
use store::favourites::Change;

use super::change;
use crate::app::App;
use crate::caller::Fan;
use crate::error::ApiError;
use crate::params::{Id, Segments};
use crate::wire::own::FavouriteBody;

/// Follow a team no longer
#[utoipa::path(
    delete, path = "/api/v1/profile/favourite/team/{id}", tag = "Profile", operation_id = "remove_favourite",
    params(("id" = i64, Path, description = "The team", example = 7)),
    security(("key" = [])),
    responses(
        (status = 200, body = Vec<FavouriteBody>),
        (status = 401, description = "Nobody is signed in", body = ref("#/components/schemas/ErrorBody")),
        (status = 404, description = "Not followed", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn remove_favourite(
    State(app): State<App>,
    Fan(session): Fan,
    path: Segments,
) -> Result<Response, ApiError> {
    let Id(id) = path.get("id")?;
    change(&app, session.account.id, Change::Remove(id)).await
}
