use axum::extract::State;
use axum::response::Response;
use store::favourites::Change;

use super::change;
use crate::app::App;
use crate::caller::Fan;
use crate::error::ApiError;
use crate::fields::Fields;
use crate::json_body::JsonBody;
use crate::wire::own::{FavouriteBody, SetFavouriteBody};

/// Make a team the main one, or the second
///
/// It is followed from then on. As long as any team is followed, one of them is the main one.
#[utoipa::path(
    put, path = "/api/v1/profile/favourite/team", tag = "Profile", operation_id = "set_favourite",
    request_body = SetFavouriteBody,
    security(("key" = [])),
    responses(
        (status = 200, body = Vec<FavouriteBody>),
        (status = 401, description = "Nobody is signed in", body = ref("#/components/schemas/ErrorBody")),
        (status = 404, description = "No such team", body = ref("#/components/schemas/ErrorBody")),
        (status = 409, description = "`max_favourite_teams_reached`: two others are followed", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn set_favourite(
    State(app): State<App>,
    Fan(session): Fan,
    JsonBody(body): JsonBody,
) -> Result<Response, ApiError> {
    let fields = Fields::of(&body)?;
    let wanted = Change::SetMain { team: fields.id("team_id")?, is_main: fields.flag("is_primary")? };
    change(&app, session.account.id, wanted).await
}
