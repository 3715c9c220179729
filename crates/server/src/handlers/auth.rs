//! Signing in, and out.

pub(crate) mod ask_for_confirmation;
pub(crate) mod ask_for_reset;
pub(crate) mod change_password;
pub(crate) mod confirm_email;
pub(crate) mod connect;
pub(crate) mod finish_provider;
mod given;
pub(crate) mod register;
pub(crate) mod reset_password;
pub(crate) mod show_options;
pub(crate) mod sign_in;
pub(crate) mod sign_out;

use std::sync::Once;

use axum::Json;
use axum::http::request::Parts;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use store::accounts::Account;

use crate::app::App;
use crate::error::ApiError;
use crate::metrics;
use crate::origin::Origin;
use crate::rate_limit::{Counted, Who};
use crate::sessions;
use crate::wire::account::{SignedInBody, UserBody};

/// An answer that is for one person alone.
pub(super) fn private(body: &impl Serialize) -> Response {
    let mut response = Json(body).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json; charset=utf-8"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
    response
}

/// Answers, unless the same was tried too often within a minute; says how many tries are left. `email` is what the call
/// is about, where it is about one.
pub(super) async fn limited(
    app: &App,
    parts: &Parts,
    route: &'static str,
    email: Option<&str>,
    answer: impl Future<Output = Result<Response, ApiError>>,
) -> Response {
    let origin = Origin::of(parts, app.proxy_hops());
    let counted = app.sign_ins().count(Who::new(route, email, origin), app.now());
    // Whoever makes up an address for each try is stopped, too.
    let from_here = email.map(|_| app.tries_from_one_place().count(Who::new(route, None, origin), app.now()));
    let answer = match counted.is_too_many() || from_here.is_some_and(Counted::is_too_many) {
        true => {
            metrics::sign_in("limited");
            hint_at_proxy(app, parts);
            Err(ApiError::TooManyRequests)
        }
        false => answer.await,
    };
    let mut response = answer.into_response();
    counted.tell(response.headers_mut());
    response
}

fn hint_at_proxy(app: &App, parts: &Parts) {
    static ONCE: Once = Once::new();
    if app.proxy_hops() == 0 && parts.headers.contains_key("x-forwarded-for") {
        let hint = "sign-ins through a proxy are counted as one address's: if it is yours, set proxy.hops";
        ONCE.call_once(|| tracing::warn!("{hint}"));
    }
}

/// The answer to somebody who is in.
pub(super) async fn welcome(app: &App, account: &Account, parts: &Parts) -> Result<Response, ApiError> {
    let jwt = sessions::issue(app, account, &parts.headers).await?;
    Ok(private(&SignedInBody { jwt, user: UserBody::new(account, None) }))
}
