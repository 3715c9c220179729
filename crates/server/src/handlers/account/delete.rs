use axum::extract::State;
use axum::response::Response;
use serde_json::json;

use crate::app::App;
use crate::caller::Fan;
use crate::error::ApiError;
use crate::fields::Fields;
use crate::guesses;
use crate::handlers::auth::private;
use crate::json_body::JsonBody;
use crate::letters::{self, About};
use crate::metrics;
use crate::wire::account::DoneBody;
use crate::wire::own::DeleteAccountBody;

/// Delete one's own account
///
/// At once and for good: all that is only one's own goes, what one wrote for the league stays without one's name, and every
/// token is void.
#[utoipa::path(
    delete, path = "/api/v1/account", tag = "Profile", operation_id = "delete_account",
    request_body = DeleteAccountBody,
    security(("key" = [])),
    responses(
        (status = 200, body = DoneBody),
        (status = 400, description = "Not confirmed by one's own address", body = ref("#/components/schemas/ErrorBody")),
        (status = 401, description = "Nobody is signed in", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn delete_account(
    State(app): State<App>,
    Fan(session): Fan,
    JsonBody(body): JsonBody,
) -> Result<Response, ApiError> {
    let account = &session.account;
    let confirmation = Fields::of(&body)?.line("confirmation", 1..=320)?;
    if confirmation.to_lowercase() != account.email {
        return Err(ApiError::malformed("confirmation"));
    }
    let goodbye = letters::job(About::Deleted, &account.email, &account.profile.language);
    let traces = [letters::asked_key(&account.email), guesses::key(&account.email), guesses::key(&account.username)];
    if !app.store().delete_account(account.id, &traces, &goodbye, app.now()).await? {
        // Another device was faster.
        return Err(ApiError::SignInNeeded);
    }
    app.jobs().wake();
    metrics::sign_in("deleted");
    tracing::info!(account = account.id, "an account was deleted by its owner");
    Ok(private(&json!({ "ok": true })))
}
