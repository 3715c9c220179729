use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::docs_page;
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::ApiError;
use crate::openapi;

pub(crate) async fn show_openapi(State(app): State<App>, wanted: Wanted) -> Result<Response, ApiError> {
    app.cache().answer(&wanted, "openapi".to_owned(), async |_| Answer::json(&openapi::document())).await
}

/// The API's description to read in a browser, from this program alone.
pub(crate) async fn show_docs() -> Result<Response, ApiError> {
    let page = docs_page::html(&openapi::document()).map_err(|error| ApiError::Internal(error.to_string()))?;
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "public, max-age=0"),
        (header::CONTENT_SECURITY_POLICY, docs_page::CONTENT_SECURITY_POLICY),
    ];
    Ok((headers, page).into_response())
}

pub(crate) async fn show_docs_style() -> Response {
    let headers = [(header::CONTENT_TYPE, "text/css; charset=utf-8"), (header::CACHE_CONTROL, "public, max-age=3600")];
    (headers, docs_page::STYLE).into_response()
}
