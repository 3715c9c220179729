use axum::extract::State;
use axum::response::Response;
use store::favourites::Change;

use super::change;
use crate::app::App;
use crate::caller::Fan;
use crate::error::ApiError;
use crate::fields::Fields;
use crate::json_body::JsonBody;
use crate::wire::own::{AddFavouriteBody, FavouriteBody};

/// Follow a team
///
/// The first one is the main team. One that is followed already changes nothing.
#[utoipa::path(
    post, path = "/api/v1/profile/favourite/team", tag = "Profile", operation_id = "add_favourite",
    request_body = AddFavouriteBody,
    security(("key" = [])),
    responses(
        (status = 200, body = Vec<FavouriteBody>),
        (status = 401, description = "Nobody is signed in", body = ref("#/components/schemas/ErrorBody")),
        (status = 404, description = "No such team", body = ref("#/components/schemas/ErrorBody")),
        (status = 409, description = "`max_favourite_teams_reached`: two are followed", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn add_favourite(
    State(app): State<App>,
    Fan(session): Fan,
    JsonBody(body): JsonBody,
) -> Result<Response, ApiError> {
    change(&app, session.account.id, Change::Add(Fields::of(&body)?.id("team_id")?)).await
}
