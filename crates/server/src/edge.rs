//! The edge: what every request passes on its way in and every answer on its way out.
//!
//! Here a request gets its id and is refused when it is too large; here an [`ApiError`] becomes a body, its cause is
//! logged (once), and what happened is counted.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::body::Body;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use store::clock::Clock;

use crate::error::{ApiError, Envelope};
use crate::locale::Locale;
use crate::metrics;

const LONGEST_ADDRESS: usize = 8 << 10;
const LARGEST_HEADERS: usize = 16 << 10;
const LARGEST_BODY: u64 = 1 << 20;

/// Request ids: unique in this process by counting, between processes by where the count begins.
pub(crate) struct RequestIds {
    process: u32,
    next: AtomicU64,
}

impl RequestIds {
    pub(crate) fn new(clock_millis: i64) -> Self {
        let process = (clock_millis as u32).wrapping_mul(2_654_435_761) ^ std::process::id();
        Self { process, next: AtomicU64::new(1) }
    }

    /// The caller's own id where it is a sensible one, so that a request can be followed through proxies.
    fn id(&self, headers: &HeaderMap) -> HeaderValue {
        let sensible = |value: &&HeaderValue| {
            let fits = |b: &u8| b.is_ascii_alphanumeric() || b"-_.".contains(b);
            (8..=64).contains(&value.len()) && value.as_bytes().iter().all(fits)
        };
        headers.get("x-request-id").filter(sensible).cloned().unwrap_or_else(|| {
            let id = format!("{:08x}-{:x}", self.process, self.next.fetch_add(1, Ordering::Relaxed));
            HeaderValue::try_from(id).expect("hex digits make a header")
        })
    }
}

pub(crate) async fn edge(State(ids): State<Arc<RequestIds>>, request: Request, next: Next) -> Response {
    let watch = Clock::stopwatch();
    let id = ids.id(request.headers());
    let locale = Locale::of(request.headers());
    let envelope = Envelope::of(request.uri().path());
    let is_api = request.uri().path().starts_with("/api/");
    let method = method_name(request.method());
    let route = request.extensions().get::<MatchedPath>().cloned();

    let mut response = match check(&request) {
        Err(error) => error.into_response(),
        Ok(()) if is_preflight(&request, is_api) => preflight(),
        Ok(()) => run(request, next).await,
    };

    if let Some(error) = response.extensions_mut().remove::<Arc<ApiError>>() {
        log(&error, &id, route.as_ref());
        let body = error.body(envelope, locale, id.to_str().unwrap_or_default());
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        headers.remove(header::CONTENT_LENGTH);
        if matches!(*error, ApiError::Unavailable(_)) {
            headers.insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
        }
        *response.body_mut() = Body::from(body);
    }
    let headers = response.headers_mut();
    headers.insert("x-request-id", id.clone());
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    if is_api {
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
        headers.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static("etag, x-request-id"));
    }
    let took = watch.elapsed();
    let (status, route) = (response.status().as_u16(), route.as_ref().map_or("none", MatchedPath::as_str));
    metrics::request(route, method, status, took);
    tracing::debug!(request_id = id.to_str().unwrap_or_default(), method, route, status, took = ?took, "answered");
    response
}

/// A handler that panics is our fault, and no reason to hang up.
async fn run(request: Request, next: Next) -> Response {
    let answered = AssertUnwindSafe(next.run(request)).catch_unwind().await;
    answered.unwrap_or_else(|_| ApiError::Internal("a handler panicked".to_owned()).into_response())
}

/// Refuses what is too large before anybody reads it.
fn check(request: &Request) -> Result<(), ApiError> {
    let uri = request.uri();
    if uri.path().len() + uri.query().map_or(0, str::len) > LONGEST_ADDRESS {
        return Err(ApiError::AddressTooLong);
    }
    let headers = request.headers();
    if headers.iter().map(|(name, value)| name.as_str().len() + value.len()).sum::<usize>() > LARGEST_HEADERS {
        return Err(ApiError::HeadersTooLarge);
    }
    let length = headers.get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    if length.is_some_and(|length| length > LARGEST_BODY) {
        return Err(ApiError::PayloadTooLarge);
    }
    Ok(())
}

fn log(error: &ApiError, id: &HeaderValue, route: Option<&MatchedPath>) {
    let (id, route) = (id.to_str().unwrap_or_default(), route.map_or("none", MatchedPath::as_str));
    match error {
        ApiError::Internal(cause) => tracing::error!(request_id = id, route, cause, "internal error"),
        ApiError::Unavailable(cause) => tracing::warn!(request_id = id, route, cause, "database unavailable"),
        other => tracing::debug!(request_id = id, route, error = %other, "refused"),
    }
}

/// Browsers of other sites ask first; anonymous reading is open to all of them.
fn is_preflight(request: &Request, is_api: bool) -> bool {
    is_api
        && request.method() == Method::OPTIONS
        && request.headers().contains_key(header::ACCESS_CONTROL_REQUEST_METHOD)
}

fn preflight() -> Response {
    let mut response = StatusCode::NO_CONTENT.into_response();
    let headers = response.headers_mut();
    headers.insert(header::ACCESS_CONTROL_ALLOW_METHODS, HeaderValue::from_static("GET, HEAD"));
    headers.insert(header::ACCESS_CONTROL_ALLOW_HEADERS, HeaderValue::from_static("accept, locale, if-none-match"));
    headers.insert(header::ACCESS_CONTROL_MAX_AGE, HeaderValue::from_static("86400"));
    response
}

/// Methods are counted by name; unknown ones together, or anybody could make up new counters.
fn method_name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        Method::PATCH => "PATCH",
        _ => "other",
    }
}
