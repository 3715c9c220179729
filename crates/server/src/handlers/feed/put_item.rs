use axum::extract::State;
use axum::response::Response;
use feeds::feed::Kind;

use super::receive;
use crate::app::App;
use crate::error::{ApiError, ErrorBody, Missing};
use crate::json_body::JsonBody;
use crate::params::Segment;
use crate::sender::FeedSender;
use crate::wire::feed::{FeedItemOfKind, ReceiptBody};

/// Say what is known of one thing
#[utoipa::path(
    put, path = "/api/v1/feed/{kind}", tag = "Feed", operation_id = "put_feed_item",
    params(("kind" = String, Path, description = "The kind of item", example = "match")),
    request_body = FeedItemOfKind,
    security(("key" = [])),
    responses(
        (status = 200, body = ReceiptBody),
        (status = 401, description = "The key is missing, wrong or revoked", body = ErrorBody),
        (status = 403, description = "The key may not write this kind", body = ErrorBody),
        (status = 404, description = "No such kind", body = ErrorBody),
        (status = 409, description = "The revision is older than what is known, or said something else before", body = ErrorBody),
        (status = 429, description = "Too many wrong keys", body = ErrorBody),
        (status = 422, description = "The item cannot be accepted; `items` says why", body = ErrorBody),
    ),
)]
pub(crate) async fn put_feed_item(
    State(app): State<App>,
    FeedSender(sender): FeedSender,
    Segment(kind): Segment,
    JsonBody(item): JsonBody,
) -> Result<Response, ApiError> {
    let kind = Kind::from_name(&kind).ok_or(ApiError::NotFound(Missing::Page))?;
    receive(&app, &sender, vec![item], Some(kind)).await
}
