//! The edge: what every request passes on its way in and every answer on its way out.
//!
//! Here a request gets its id and is refused when it is too large; here an [`ApiError`] becomes a body, its cause is
//! logged (once), and what happened is counted.

use crate::boxed;
use std::future::ready;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{MatchedPath, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{BoxError, Router};
use futures_util::FutureExt;
use futures_util::future::Either;
use store::clock::Clock;
use tower::ServiceExt;

use crate::app::App;
use crate::cache::Address;
use crate::error::{ApiError, Envelope};
use crate::locale::Locale;
use crate::metrics;

const X_REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// What scripts of other sites may read of an answer's headers.
const EXPOSED: &str = "etag, retry-after, x-request-id, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset";
const LONGEST_ADDRESS: usize = 8 << 10;
/// Whatever somebody pastes into the search is searched for, as far as it is looked at.
const LONGEST_SEARCH: usize = 64 << 10;
const LARGEST_HEADERS: usize = 16 << 10;
pub(crate) const LARGEST_BODY: u64 = 1 << 20;
/// With files in it.
pub(crate) const LARGEST_UPLOAD: u64 = 252 << 20;
/// A file of ten megabytes, as text in a body.
pub(crate) const LARGEST_REQUEST: u64 = 14 << 20;
pub(crate) const LARGEST_PHOTO: u64 = 10 << 20;

/// Request ids: unique in this process by counting, between processes by where the count begins.
struct RequestIds {
    process: u32,
    next: AtomicU64,
}

impl RequestIds {
    fn new(clock_millis: i64) -> Self {
        let process = (clock_millis as u32).wrapping_mul(2_654_435_761) ^ std::process::id();
        Self { process, next: AtomicU64::new(1) }
    }

    /// The caller's own id where it is a sensible one, so that a request can be followed through proxies.
    fn id(&self, headers: &HeaderMap) -> HeaderValue {
        let sensible = |value: &&HeaderValue| {
            let fits = |b: &u8| b.is_ascii_alphanumeric() || b"-_.".contains(b);
            (8..=64).contains(&value.len()) && value.as_bytes().iter().all(fits)
        };
        headers.get(X_REQUEST_ID).filter(sensible).cloned().unwrap_or_else(|| {
            let id = format!("{:08x}-{:x}", self.process, self.next.fetch_add(1, Ordering::Relaxed));
            HeaderValue::try_from(id).expect("hex digits make a header")
        })
    }
}

/// The whole service: every request enters here.
#[derive(Clone)]
pub struct Edge(Arc<Inner>);

struct Inner {
    app: App,
    router: Router,
    ids: RequestIds,
}

/// What the way out needs to know of the way in.
struct Visit {
    watch: Instant,
    id: HeaderValue,
    locale: Locale,
    envelope: Envelope,
    is_api: bool,
    /// From which site a browser asks.
    origin: Option<HeaderValue>,
    method: &'static str,
}

impl Edge {
    pub(crate) fn new(app: App, router: Router) -> Self {
        let ids = RequestIds::new(app.now().as_millisecond());
        Self(Arc::new(Inner { app, router, ids }))
    }

    /// Answers a request: at once where the answer is at hand, else by the handler of its route.
    pub fn handle<B>(&self, request: Request<B>) -> impl Future<Output = Response> + Send + use<B>
    where
        B: HttpBody<Data = Bytes, Error: Into<BoxError>> + Send + 'static,
    {
        let (parts, body) = request.into_parts();
        let visit = Visit::new(&parts, &self.0.ids);
        let address = Address::of(&parts, &self.0.app.installation().native_agent);
        let quick = match check(&parts) {
            Err(error) => Some((error.into_response(), None)),
            Ok(()) if is_preflight(&parts, visit.is_api) => Some((preflight(visit.envelope), None)),
            Ok(()) => {
                let found = address.and_then(|address| self.0.app.cache().shortcut(address, &parts.headers));
                found.map(|(response, route)| (response, Some(route)))
            }
        };
        match quick {
            Some((response, route)) => Either::Left(ready(visit.finish(response, route.as_ref()))),
            None => Either::Right(self.clone().route(Request::from_parts(parts, Body::new(body)), visit, address)),
        }
    }

    #[boxed]

    async fn route(self, request: Request<Body>, visit: Visit, address: Option<Address>) -> Response {
        // A handler that panics is our fault, and no reason to hang up.
        let answered = AssertUnwindSafe(self.0.router.clone().oneshot(request)).catch_unwind().await;
        let panicked = || ApiError::Internal("a handler panicked".to_owned()).into_response();
        let mut response = match answered {
            Ok(Ok(response)) => response,
            Err(_) => panicked(),
        };
        let route = response.extensions_mut().remove::<MatchedPath>();
        if let Some((address, route)) = address.zip(route.as_ref()) {
            self.0.app.cache().learn(address, &mut response, route);
        }
        visit.finish(response, route.as_ref())
    }
}

/// Leaves the route with the response, for the figures.
pub(crate) async fn name_route(route: Option<MatchedPath>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    if let Some(route) = route {
        response.extensions_mut().insert(route);
    }
    response
}

impl Visit {
    fn new(parts: &Parts, ids: &RequestIds) -> Self {
        Self {
            watch: Clock::stopwatch(),
            id: ids.id(&parts.headers),
            locale: Locale::of(&parts.headers),
            envelope: Envelope::of(parts.uri.path()),
            is_api: parts.uri.path().starts_with("/api/"),
            origin: parts.headers.get(header::ORIGIN).cloned(),
            method: method_name(&parts.method),
        }
    }

    /// Gives an answer its last touch, and counts it.
    fn finish(self, mut response: Response, route: Option<&MatchedPath>) -> Response {
        let route = route.map_or("none", MatchedPath::as_str);
        if let Some(error) = response.extensions_mut().remove::<Arc<ApiError>>() {
            self.explain(&mut response, &error, route);
        }
        let headers = response.headers_mut();
        headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
        if self.is_api {
            // Nobody is known by a cookie here, so other sites may ask with theirs: it changes nothing.
            match self.origin.filter(|_| self.envelope == Envelope::Content) {
                Some(origin) => {
                    headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin);
                    headers.insert(header::ACCESS_CONTROL_ALLOW_CREDENTIALS, HeaderValue::from_static("true"));
                }
                None => {
                    headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
                }
            }
            if self.envelope == Envelope::Content {
                headers.append(header::VARY, HeaderValue::from_static("origin"));
            }
            headers.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static(EXPOSED));
        }
        let (took, status, method) = (self.watch.elapsed(), response.status().as_u16(), self.method);
        metrics::request(route, method, status, took);
        let request_id = self.id.to_str().unwrap_or_default();
        tracing::debug!(request_id, method, route, status, took = ?took, "answered");
        response.headers_mut().insert(X_REQUEST_ID, self.id);
        response
    }

    /// Turns an error into its body, and logs its cause.
    fn explain(&self, response: &mut Response, error: &ApiError, route: &str) {
        let id = self.id.to_str().unwrap_or_default();
        match error {
            ApiError::Internal(cause) => tracing::error!(request_id = id, route, cause, "internal error"),
            ApiError::Unavailable(cause) => tracing::warn!(request_id = id, route, cause, "unavailable"),
            other => tracing::debug!(request_id = id, route, error = %other, "refused"),
        }
        let headers = response.headers_mut();
        let content_type = match (self.envelope, error) {
            (Envelope::Sports, _) => "application/json",
            (Envelope::Content, ApiError::MethodNotAllowed) => "text/plain; charset=utf-8",
            (Envelope::Content, _) => "application/json; charset=utf-8",
        };
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        headers.remove(header::CONTENT_LENGTH);
        match error {
            ApiError::Unavailable(_) => {
                headers.insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
            }
            ApiError::HeldBack(seconds) => {
                headers.insert(header::RETRY_AFTER, HeaderValue::from(*seconds));
            }
            ApiError::SignInNeeded => {
                headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer realm=\"site\""));
            }
            ApiError::Unauthorized(_) => {
                headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer realm=\"feed\""));
            }
            _ => {}
        }
        *response.body_mut() = Body::from(error.body(self.envelope, self.locale, id));
    }
}

/// Refuses what is too large before anybody reads it.
fn check(parts: &Parts) -> Result<(), ApiError> {
    let uri = &parts.uri;
    let longest = if uri.path().starts_with("/api/v1/search") { LONGEST_SEARCH } else { LONGEST_ADDRESS };
    if uri.path().len() + uri.query().map_or(0, str::len) > longest {
        return Err(ApiError::AddressTooLong);
    }
    let headers = &parts.headers;
    if headers.iter().map(|(name, value)| name.as_str().len() + value.len()).sum::<usize>() > LARGEST_HEADERS {
        return Err(ApiError::HeadersTooLarge);
    }
    let length = headers.get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    let most = match uri.path() {
        "/api/upload" | "/api/upload/" => LARGEST_UPLOAD,
        "/api/v1/accreditation" => LARGEST_REQUEST,
        "/api/v1/profile/photo" => LARGEST_PHOTO,
        _ => LARGEST_BODY,
    };
    if length.is_some_and(|length| length > most) {
        return Err(ApiError::PayloadTooLarge);
    }
    Ok(())
}

/// Browsers of other sites ask first; anonymous reading is open to all of them.
fn is_preflight(parts: &Parts, is_api: bool) -> bool {
    is_api && parts.method == Method::OPTIONS && parts.headers.contains_key(header::ACCESS_CONTROL_REQUEST_METHOD)
}

fn preflight(envelope: Envelope) -> Response {
    let (methods, allowed, age) = match envelope {
        Envelope::Sports => ("GET, HEAD", "accept, locale, if-none-match", "86400"),
        Envelope::Content => (
            "GET,POST,PUT,PATCH,DELETE,HEAD,OPTIONS",
            "Content-Type,Authorization,Origin,Accept,Locale,If-Match,If-None-Match",
            "31536000",
        ),
    };
    let mut response = StatusCode::NO_CONTENT.into_response();
    let headers = response.headers_mut();
    headers.insert(header::ACCESS_CONTROL_ALLOW_METHODS, HeaderValue::from_static(methods));
    headers.insert(header::ACCESS_CONTROL_ALLOW_HEADERS, HeaderValue::from_static(allowed));
    headers.insert(header::ACCESS_CONTROL_MAX_AGE, HeaderValue::from_static(age));
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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use axum::routing::get;
    use http_body_util::BodyExt;
    use jiff::tz::TimeZone;

    use super::*;
    use crate::app::AppOptions;

    #[tokio::test]
    async fn a_handler_that_panics_gives_an_error_and_the_next_request_is_answered() {
        let options = AppOptions {
            clock: Clock::system(),
            zone: TimeZone::UTC,
            cache_bytes: 1 << 20,
            keep_changes: Duration::from_secs(1),
            pages: None,
            model: content::model::Model::built_in(),
            secret: accounts::secret::Secret::new(&"s".repeat(32)).unwrap(),
            proxy_hops: 0,
            library: None,
            sign_in: crate::sign_in::SignIn::by_password(
                Arc::new(testkit::outbox::Outbox::default()),
                testkit::outbox::chance,
            ),
            correspondence: crate::correspondence::Correspondence::default(),
            installation: crate::installation::Installation::default(),
        };
        let app = App::start(testkit::TestDatabase::sqlite().open().await, options).await.unwrap();
        let broken = async || -> Response { panic!("secret") };
        let router = Router::new().route("/api/v1/broken", get(broken)).route("/fine", get(async || "fine"));
        let edge = Edge::new(app, router);
        let ask = async |path: &str| {
            let response = edge.handle(Request::get(path).body(Body::empty()).unwrap()).await;
            let status = response.status().as_u16();
            (status, String::from_utf8(response.into_body().collect().await.unwrap().to_bytes().to_vec()).unwrap())
        };
        let (status, body) = ask("/api/v1/broken").await;
        assert_eq!(status, 500);
        assert!(body.contains("\"internal\"") && body.contains("requestId") && !body.contains("secret"), "{body}");
        assert_eq!(ask("/fine").await, (200, "fine".to_owned()));
    }
}
