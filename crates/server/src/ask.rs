//! Asking the API from inside the process: no socket, the same router, the same cache.

use axum::Router;
use axum::body::Body;
use axum::extract::{MatchedPath, Request};
use axum::http::HeaderValue;
use axum::response::Response;
use http_body_util::BodyExt;
use std::sync::Arc;
use tower::ServiceExt;

use crate::app::App;
use crate::cache::{Address, Cache, Part, Reads};
use crate::error::{ApiError, Envelope};
use crate::handlers::pages::address::loggable;
use crate::locale::Locale;

#[derive(Clone)]
pub(crate) struct Api {
    app: App,
    router: Router,
}

/// What the API said.
pub(crate) struct Told {
    pub status: u16,
    pub body: String,
    /// What the answer depends on; `None` for answers that must not be built upon for long.
    pub reads: Option<Reads>,
}

impl Api {
    pub(crate) fn new(app: App, router: Router) -> Self {
        Self { app, router }
    }

    pub(crate) async fn ask(&self, address: &str, locale: Locale) -> Told {
        let request = Request::get(address).header("locale", HeaderValue::from_static(locale.code()));
        let refused = |error: ApiError| told_error(&error, address, locale);
        let Ok(request) = request.body(Body::empty()) else {
            return refused(ApiError::malformed("?"));
        };
        if !address.starts_with("/api/") {
            return refused(ApiError::NotFound(crate::error::Missing::Page));
        }
        let (parts, body) = request.into_parts();
        let shortcut = Address::of(&parts, "");
        if let Some(part) = shortcut.and_then(|shortcut| self.app.cache().part(shortcut)) {
            return told(part);
        }
        let answered = self.router.clone().oneshot(Request::from_parts(parts, body)).await;
        let mut response: Response = answered.unwrap_or_else(|never| match never {});
        if let Some(error) = response.extensions().get::<Arc<ApiError>>() {
            if matches!(**error, ApiError::Internal(_)) {
                tracing::error!(address = loggable(address), %error, "a page could not be told");
            }
            return refused((**error).clone());
        }
        let part = Cache::part_of(&response);
        if let Some((shortcut, route)) = shortcut.zip(response.extensions_mut().remove::<MatchedPath>()) {
            self.app.cache().learn(shortcut, &mut response, &route);
        }
        if let Some(part) = part {
            return told(part);
        }
        let status = response.status().as_u16();
        match response.into_body().collect().await {
            Ok(body) => Told { status, body: text(&body.to_bytes()), reads: None },
            Err(error) => refused(ApiError::Internal(error.to_string())),
        }
    }
}

fn told(part: Part) -> Told {
    Told { status: 200, body: text(&part.body), reads: Some(part.reads) }
}

fn told_error(error: &ApiError, address: &str, locale: Locale) -> Told {
    let body = error.body(Envelope::of(address), locale, "");
    Told { status: error.status().as_u16(), body: text(&body), reads: None }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
