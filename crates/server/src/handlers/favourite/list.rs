use axum::extract::State;
use axum::response::Response;

use super::teams_of;
use crate::app::App;
use crate::caller::Fan;
use crate::error::ApiError;
use crate::handlers::auth::private;
use crate::wire::own::FavouriteBody;

/// The teams that one follows, the main one first
#[utoipa::path(
    get, path = "/api/v1/profile/favourite/teams", tag = "Profile", operation_id = "list_favourites",
    security(("key" = [])),
    responses(
        (status = 200, body = Vec<FavouriteBody>),
        (status = 401, description = "Nobody is signed in", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn list_favourites(State(app): State<App>, Fan(session): Fan) -> Result<Response, ApiError> {
    Ok(private(&FavouriteBody::list(&teams_of(&app, session.account.id).await?)))
}
