//! The body of a request, as JSON.

use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, header};
use serde_json::Value;

use crate::app::App;
use crate::edge::LARGEST_BODY;
use crate::error::ApiError;

pub(crate) struct JsonBody(pub Value);

impl FromRequest<App> for JsonBody {
    type Rejection = ApiError;

    async fn from_request(request: Request, _: &App) -> Result<Self, ApiError> {
        if !is_json(request.headers()) {
            return Err(ApiError::NotJson);
        }
        // The length may not have been said beforehand.
        let body = to_bytes(request.into_body(), LARGEST_BODY as usize).await;
        let body = body.map_err(|_| ApiError::PayloadTooLarge)?;
        Ok(Self(parse(&body)?))
    }
}

/// What a body is declared as.
pub(crate) fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let kind = kind.map(|kind| kind.split(';').next().unwrap_or(kind).trim());
    kind.is_some_and(|kind| kind.eq_ignore_ascii_case("application/json"))
}

pub(crate) fn parse(body: &[u8]) -> Result<Value, ApiError> {
    let malformed = |error: serde_json::Error| ApiError::MalformedJson { line: error.line(), column: error.column() };
    serde_json::from_slice(body).map_err(malformed)
}
