use axum::extract::State;
use axum::response::Response;

use crate::app::App;
use crate::caller::Fan;
use crate::error::ApiError;
use crate::handlers::auth::private;
use crate::handlers::favourite::teams_of;
use crate::wire::profile::ProfileBody;

/// One's own profile
#[utoipa::path(
    get, path = "/api/v1/profile", tag = "Profile", operation_id = "show_profile",
    security(("key" = [])),
    responses(
        (status = 200, body = ProfileBody),
        (status = 401, description = "Nobody is signed in", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn show_profile(State(app): State<App>, Fan(session): Fan) -> Result<Response, ApiError> {
    let teams = teams_of(&app, session.account.id).await?;
    Ok(private(&ProfileBody::new(&session.account, &teams)))
}
