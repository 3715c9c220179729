use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::error::ApiError;
use crate::metrics;

/// The process answers.
pub(crate) async fn healthz() -> Response {
    ([(header::CACHE_CONTROL, "no-store")], "ok\n").into_response()
}

/// The process can do its work: the database answers and has the right schema, and pages can be painted.
pub(crate) async fn readyz(State(app): State<App>) -> Result<Response, ApiError> {
    app.store().check().await?;
    if app.pages().is_some_and(|pages| !pages.renderer().is_ready()) {
        return Err(ApiError::Unavailable("no engine paints pages".to_owned()));
    }
    Ok(([(header::CACHE_CONTROL, "no-store")], "ready\n").into_response())
}

pub(crate) async fn show_metrics() -> Response {
    let headers = [(header::CONTENT_TYPE, "text/plain; version=0.0.4"), (header::CACHE_CONTROL, "no-store")];
    (headers, metrics::report()).into_response()
}
