use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::error::{ApiError, Missing};

/// Only its script runs, and only our own pages frame it.
const POLICY: &str =
    "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/// Where the organisation's sign-in ends in a popup or a frame: an empty page that tells the app what it was given. It is not
/// kept apart from who opened it, as other pages are: it has to find the app again.
pub(crate) async fn show_bridge(State(app): State<App>) -> Result<Response, ApiError> {
    let script = app.pages().and_then(|pages| pages.bundle().bridge());
    let script = script.filter(|_| app.sign_in().organisation.is_some()).ok_or(ApiError::NotFound(Missing::Page))?;
    let page = format!(
        "<!doctype html>\n<html lang=\"pt-PT\"><head><meta charset=\"utf-8\"><title>Jornada</title>\
         <meta name=\"robots\" content=\"noindex\"><script type=\"module\" src=\"/{script}\"></script></head><body></body></html>\n"
    );
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "no-store"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::REFERRER_POLICY, "no-referrer"),
    ];
    Ok((headers.map(|(name, value)| (name, HeaderValue::from_static(value))), page).into_response())
}
