//! The league feed: where a data provider's messages come in.

pub(crate) mod put_item;
pub(crate) mod send_batch;

use axum::Json;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use feeds::feed::{self, FeedError, Kind, Sender};
use serde_json::Value;

use crate::app::App;
use crate::error::{ApiError, KeyProblem};
use crate::wire::feed::{FeedProblem, ReceiptBody};

/// Applies a message, and says what became of its items.
async fn receive(app: &App, sender: &Sender, values: Vec<Value>, kind: Option<Kind>) -> Result<Response, ApiError> {
    if values.len() > feed::MOST_ITEMS {
        return Err(ApiError::TooManyItems(feed::MOST_ITEMS));
    }
    let refused = |error: FeedError| match error {
        FeedError::Refused(problems) => ApiError::Refused(problems.into_iter().map(FeedProblem::from).collect()),
        FeedError::Revoked => ApiError::Unauthorized(KeyProblem::Revoked),
        FeedError::Store(error) => error.into(),
    };
    let items = feed::read(values, kind, sender).map_err(refused)?;
    let received = feed::apply(app.store(), app.now(), app.zone(), sender, items).await.map_err(refused)?;
    let mut response = Json(ReceiptBody::new(received)).into_response();
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
    Ok(response)
}
