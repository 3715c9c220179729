use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::cache::Wanted;
use crate::error::ApiError;
use crate::handlers::pages::show_file::show_file;

/// The worker that takes itself away, for browsers that have one: it forgets all that was kept, and has every open page
/// loaded anew, without a worker.
const FAREWELL: &str = include_str!("farewell.js");

/// `/sw.js`: the web app's worker, always asked about; the farewell where the site has none any more.
pub(crate) async fn show_worker(State(app): State<App>, wanted: Wanted) -> Result<Response, ApiError> {
    let file = app.pages().and_then(|pages| pages.bundle().file("sw.js"));
    let mut response = match file.filter(|_| app.installation().has_worker) {
        Some(file) => show_file(file, &wanted),
        None => ([(header::CONTENT_TYPE, "text/javascript; charset=utf-8")], FAREWELL).into_response(),
    };
    say(response.headers_mut());
    Ok(response)
}

/// Nobody in between keeps it: what is withdrawn is gone at once. It loads nothing but what is ours.
fn say(headers: &mut HeaderMap) {
    let said = [
        (header::CACHE_CONTROL, "no-cache"),
        (HeaderName::from_static("service-worker-allowed"), "/"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; script-src 'self'; connect-src 'self'"),
    ];
    for (name, value) in said {
        headers.insert(name, HeaderValue::from_static(value));
    }
}
