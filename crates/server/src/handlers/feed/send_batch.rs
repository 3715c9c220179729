use axum::extract::State;
use axum::response::Response;
use serde_json::Value;

use super::receive;
use crate::app::App;
use crate::error::{ApiError, ErrorBody};
use crate::json_body::JsonBody;
use crate::sender::FeedSender;
use crate::wire::feed::{BatchBody, ReceiptBody};

/// Say what is known of many things, all or nothing
///
/// Items are applied in their order, so that one can build on another.
#[utoipa::path(
    post, path = "/api/v1/feed", tag = "Feed", operation_id = "send_feed_batch",
    request_body = BatchBody,
    security(("key" = [])),
    responses(
        (status = 200, body = ReceiptBody),
        (status = 401, description = "The key is missing, wrong or revoked", body = ErrorBody),
        (status = 403, description = "The key may not write one of these kinds", body = ErrorBody),
        (status = 409, description = "A revision is older than what is known, or said something else before", body = ErrorBody),
        (status = 429, description = "Too many wrong keys", body = ErrorBody),
        (status = 422, description = "Some items cannot be accepted; `items` says which and why", body = ErrorBody),
    ),
)]
pub(crate) async fn send_feed_batch(
    State(app): State<App>,
    FeedSender(sender): FeedSender,
    JsonBody(body): JsonBody,
) -> Result<Response, ApiError> {
    let Value::Object(mut body) = body else { return Err(ApiError::malformed("items")) };
    let Some(Value::Array(items)) = body.remove("items") else { return Err(ApiError::malformed("items")) };
    if let Some((name, _)) = body.into_iter().next() {
        return Err(ApiError::malformed(name.chars().take(40).collect::<String>()));
    }
    receive(&app, &sender, items, None).await
}
