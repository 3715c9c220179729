use axum::extract::State;
use axum::response::Response;

use crate::app::App;
use crate::caller::Fan;
use crate::error::ApiError;
use crate::handlers::auth::private;
use crate::sessions::ORGANISATION;
use crate::wire::own::{SessionBody, SessionsBody};

/// Where one is signed in
#[utoipa::path(
    get, path = "/api/v1/account/sessions", tag = "Profile", operation_id = "list_sessions",
    security(("key" = [])),
    responses(
        (status = 200, body = SessionsBody),
        (status = 401, description = "Nobody is signed in", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn list_sessions(State(app): State<App>, Fan(session): Fan) -> Result<Response, ApiError> {
    let sessions = app.store().sessions(session.account.id, app.now()).await?;
    let elsewhere = !sessions.iter().any(|one| one.hash == session.token) && session.account.provider == ORGANISATION;
    let sessions = sessions.into_iter().map(|one| SessionBody::new(one, &session.token, app.zone())).collect();
    Ok(private(&SessionsBody { sessions, elsewhere }))
}
