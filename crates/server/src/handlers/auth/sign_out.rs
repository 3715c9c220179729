use axum::extract::{Request, State};
use axum::response::Response;
use serde_json::{Value, json};

use super::private;
use crate::app::App;
use crate::caller::Caller;
use crate::error::{ApiError, Dialect};
use crate::handlers::content::read_body;
use crate::sessions;
use crate::wire::account::{DoneBody, SignOutBody};

/// Sign out, here or everywhere
///
/// The token that is shown counts no longer; with `everywhere`, none does.
#[utoipa::path(
    post, path = "/api/auth/logout", tag = "Accounts", operation_id = "sign_out",
    request_body = SignOutBody,
    security(("key" = [])),
    responses(
        (status = 200, body = DoneBody),
        (status = 401, description = "The token does not count", body = ref("#/components/schemas/ContentError")),
        (status = 403, description = "Nobody is signed in", body = ref("#/components/schemas/ContentError")),
    ),
)]
pub(crate) async fn sign_out(State(app): State<App>, request: Request) -> Result<Response, ApiError> {
    let (parts, body) = request.into_parts();
    let body = read_body(&parts, body).await?;
    let Caller::Account(session) = Caller::of(&parts, &app).await? else { return Err(Dialect::forbidden()) };
    if body.get("everywhere") == Some(&Value::Bool(true)) {
        app.store().end_account_sessions(session.account.id, app.now()).await?;
    }
    sessions::revoke(&app, &session).await?;
    Ok(private(&json!({ "ok": true })))
}
