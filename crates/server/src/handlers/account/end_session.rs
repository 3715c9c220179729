use axum::extract::State;
use axum::response::Response;
use serde_json::json;

use crate::app::App;
use crate::caller::Fan;
use crate::error::{ApiError, Missing};
use crate::handlers::auth::private;
use crate::params::{Id, Segments};
use crate::wire::account::DoneBody;

/// Sign out one of one's own devices
#[utoipa::path(
    delete, path = "/api/v1/account/sessions/{id}", tag = "Profile", operation_id = "end_session",
    params(("id" = i64, Path, example = 12)),
    security(("key" = [])),
    responses(
        (status = 200, body = DoneBody),
        (status = 401, description = "Nobody is signed in", body = ref("#/components/schemas/ErrorBody")),
        (status = 404, description = "None of one's own", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn end_session(
    State(app): State<App>,
    Fan(session): Fan,
    path: Segments,
) -> Result<Response, ApiError> {
    let Id(id) = path.get("id")?;
    match app.store().end_session(session.account.id, id).await? {
        true => Ok(private(&json!({ "ok": true }))),
        false => Err(ApiError::NotFound(Missing::Session)),
    }
}
