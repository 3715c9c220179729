//! Bodies that are larger than those of other calls. Few are read at a time, and not for long.

use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::http::request::Parts;

use crate::app::App;
use crate::error::ApiError;

const PATIENCE: Duration = Duration::from_secs(90);

/// A file, or what holds one, of at most so many bytes.
pub(crate) async fn read(app: &App, parts: &Parts, body: Body, most: usize) -> Result<Bytes, ApiError> {
    let length = parts.headers.get("content-length").and_then(|value| value.to_str().ok()?.parse::<usize>().ok());
    if length.is_some_and(|length| length > most) {
        return Err(ApiError::PayloadTooLarge);
    }
    let busy = |_| ApiError::Unavailable("too many large bodies at once".to_owned());
    let _place = app.large_bodies().try_acquire().map_err(busy)?;
    let slow = |_| ApiError::Unavailable("a large body did not come in time".to_owned());
    let read = tokio::time::timeout(PATIENCE, to_bytes(body, most)).await.map_err(slow)?;
    read.map_err(|_| ApiError::PayloadTooLarge)
}
