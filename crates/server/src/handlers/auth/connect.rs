//! To another house, and back. What belongs to the visit is kept here for a few minutes, under what the browser holds: the
//! state in the address, and a cookie that only this browser has. Each is good once.

use accounts::code;
use accounts::provider::{Arriving, Leaving, Provider, ProviderError};
use axum::extract::{Path, RawQuery, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use content::brackets::{self, Node};
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::finish_provider::{ARRIVED, Arrived};
use super::limited;
use crate::app::App;
use crate::caller::Caller;
use crate::edge::LARGEST_BODY;
use crate::error::{ApiError, Dialect};
use crate::metrics;
use crate::visitor::cookie;

/// Under this name clients of the dialect know it.
pub(super) const COOKIE: &str = "koa.sess";
const VISIT: &str = "visit";
/// Signing in elsewhere may take a while.
const AWAY: SignedDuration = SignedDuration::from_mins(15);
/// What comes back is used at once.
const ARRIVED_STANDS: SignedDuration = SignedDuration::from_mins(2);
/// So much of what another house says is passed on.
const LONGEST_ERROR: usize = 200;
const LONGEST_USER: usize = 1000;

/// Somebody is on the way.
#[derive(Deserialize, Serialize)]
struct Visit {
    provider: String,
    nonce: String,
    verifier: String,
    /// The digest of the cookie.
    browser: String,
    /// Where the browser goes in the end.
    callback: String,
}

/// Sign in by another house
///
/// For browsers: they are sent there, and come back to the site.
#[utoipa::path(
    get, path = "/api/connect/{provider}", tag = "Accounts", operation_id = "connect",
    params(
        ("provider" = String, Path, description = "`google`, `facebook` or `apple`"),
        ("callback" = Option<String>, Query, description = "Where to come back to: the site's own address of signing in, perhaps with parameters"),
    ),
    responses(
        (status = 302, description = "To the other house"),
        (status = 429, description = "Too many attempts", body = ref("#/components/schemas/ContentError")),
    ),
)]
pub(crate) async fn connect(
    State(app): State<App>,
    Path(name): Path<String>,
    request: Request,
) -> Result<Response, ApiError> {
    let (parts, _) = request.into_parts();
    Caller::of(&parts, &app).await?;
    let query = parts.uri.query().unwrap_or_default();
    Ok(limited(&app, &parts, "/connect", None, leave(&app, &name, query)).await)
}

async fn leave(app: &App, name: &str, query: &str) -> Result<Response, ApiError> {
    let provider = provider(app, name)?;
    let query = brackets::parse(query)?;
    let ours = format!("{}/auth", app.origin().unwrap_or_default());
    let callback = match query.get("callback") {
        None => ours,
        Some(given) => {
            let given = given.as_text().unwrap_or_default();
            let is_ours = given.split(['?', '#']).next() == Some(&ours) && !given.chars().any(char::is_control);
            match is_ours {
                true => given.to_owned(),
                false => {
                    let error = Dialect::validation("Invalid callback URL provided");
                    return Err(error.with_details(json!({ "callback": given.chars().take(200).collect::<String>() })));
                }
            }
        }
    };
    let sign_in = app.sign_in();
    let (state, browser, nonce, verifier) = (sign_in.pass(), sign_in.pass(), sign_in.pass(), sign_in.pass());
    let leaving = Leaving {
        redirect_uri: &redirect_uri(app, name),
        state: &state,
        nonce: &nonce,
        challenge: &code::challenge(&verifier),
    };
    let departure = match provider.departure(&leaving, app.now()).await {
        Ok(departure) => departure,
        Err(error) => {
            tracing::warn!(provider = name, %error, "a provider cannot be reached");
            return Ok(back(&callback, name, "error", &said(&error)));
        }
    };
    let visit = Visit { provider: name.to_owned(), nonce, verifier, browser: code::digest(&browser), callback };
    keep(app, VISIT, &state, &visit, AWAY).await?;
    let mut response = redirect(&departure);
    let secure = if app.origin().is_some_and(|origin| origin.starts_with("https://")) { "; Secure" } else { "" };
    let set = format!("{COOKIE}={browser}; Path=/api/; Max-Age={}; HttpOnly; SameSite=Lax{secure}", AWAY.as_secs());
    if let Ok(set) = HeaderValue::try_from(set) {
        response.headers_mut().insert(header::SET_COOKIE, set);
    }
    Ok(response)
}

/// Come back from another house
#[utoipa::path(
    get, path = "/api/connect/{provider}/callback", tag = "Accounts", operation_id = "connect_callback",
    params(
        ("provider" = String, Path, description = "`google`, `facebook` or `apple`"),
        ("code" = Option<String>, Query, description = "What the other house gave"),
        ("state" = Option<String>, Query, description = "What it was given"),
        ("error" = Option<String>, Query, description = "Why it gave nothing"),
    ),
    responses((status = 302, description = "To the site, with `access_token` or `error`")),
)]
pub(crate) async fn come_back(
    State(app): State<App>,
    Path(name): Path<String>,
    headers: HeaderMap,
    RawQuery(query): RawQuery,
) -> Result<Response, ApiError> {
    let provider = provider(&app, &name)?;
    let query = brackets::parse(query.as_deref().unwrap_or_default())?;
    let text = |field: &str| query.get(field).and_then(Node::as_text).filter(|text| !text.is_empty());
    let ours = format!("{}/auth", app.origin().unwrap_or_default());
    // The state is used up, whatever comes with it.
    let visit = match text("state") {
        Some(state) => take::<Visit>(&app, VISIT, state).await?,
        None => None,
    };
    let browser = cookie(&headers, COOKIE).map(code::digest);
    let is_same = |visit: &Visit| visit.provider == name && browser.as_ref() == Some(&visit.browser);
    let Some(visit) = visit.filter(is_same) else {
        metrics::sign_in("foreign state");
        return Ok(back(&ours, &name, "error", "Grant: missing session or misconfigured provider"));
    };
    let Some(shown) = text("code") else {
        let error = text("error_description").or(text("error")).unwrap_or("No code was given.");
        return Ok(back(&visit.callback, &name, "error", error));
    };
    let arriving = Arriving {
        code: shown,
        redirect_uri: &redirect_uri(&app, &name),
        nonce: &visit.nonce,
        verifier: &visit.verifier,
        user: text("user").filter(|user| user.len() <= LONGEST_USER),
    };
    match provider.arrival(&arriving, app.now()).await {
        Ok(who) => {
            let arrived = Arrived::new(&name, who, visit.browser);
            let pass = app.sign_in().pass();
            keep(&app, ARRIVED, &pass, &arrived, ARRIVED_STANDS).await?;
            Ok(back(&visit.callback, &name, "access_token", &pass))
        }
        Err(error) => {
            tracing::warn!(provider = name, %error, "nobody came back from a provider");
            metrics::sign_in("provider failed");
            Ok(back(&visit.callback, &name, "error", &said(&error)))
        }
    }
}

/// Come back by a form that the browser was told to send
///
/// It is sent from another site, so no cookie comes with it: the browser is asked to come once more.
#[utoipa::path(
    post, path = "/api/connect/{provider}/callback", tag = "Accounts", operation_id = "connect_callback_form",
    params(("provider" = String, Path, description = "`apple`")),
    responses((status = 303, description = "To the same address with the form's fields as parameters")),
)]
pub(crate) async fn come_back_by_form(
    State(app): State<App>,
    Path(name): Path<String>,
    request: Request,
) -> Result<Response, ApiError> {
    let provider = provider(&app, &name)?;
    let body = axum::body::to_bytes(request.into_body(), LARGEST_BODY as usize).await;
    let body = body.map_err(|_| ApiError::PayloadTooLarge)?;
    let form = brackets::parse(std::str::from_utf8(&body).unwrap_or_default())?;
    let fields = ["state", "code", "error", "user"];
    let given = fields.iter().filter_map(|field| Some((*field, form.get(field)?.as_text()?)));
    let given: Vec<(&str, &str)> = given.filter(|(_, text)| text.len() <= LONGEST_USER * 2).collect();
    let query: Vec<String> = given.iter().map(|(field, text)| format!("{field}={}", escaped(text))).collect();
    let mut response = redirect(&format!("{}?{}", redirect_uri(&app, provider.name()), query.join("&")));
    *response.status_mut() = StatusCode::SEE_OTHER;
    Ok(response)
}

pub(super) fn provider<'a>(app: &'a App, name: &str) -> Result<&'a Provider, ApiError> {
    app.sign_in().provider(name).ok_or_else(|| Dialect::application("This provider is disabled"))
}

/// What a fan is told; the rest is for the log.
pub(super) fn said(error: &ProviderError) -> String {
    match error {
        ProviderError::Refused(reason) => reason.clone(),
        ProviderError::Away(_) => "The provider does not answer.".to_owned(),
        ProviderError::Untrue(_) => "The provider's answer cannot be trusted.".to_owned(),
    }
}

fn redirect_uri(app: &App, name: &str) -> String {
    format!("{}/api/connect/{name}/callback", app.origin().unwrap_or_default())
}

async fn keep(
    app: &App,
    kind: &str,
    pass: &str,
    body: &impl Serialize,
    stands: SignedDuration,
) -> Result<(), ApiError> {
    let body = serde_json::to_string(body).map_err(|error| ApiError::Internal(error.to_string()))?;
    let expires = app.now().checked_add(stands).unwrap_or(Timestamp::MAX);
    Ok(app.store().put_handoff(kind, &code::digest(pass), &body, expires).await?)
}

pub(super) async fn take<T: for<'de> Deserialize<'de>>(
    app: &App,
    kind: &str,
    pass: &str,
) -> Result<Option<T>, ApiError> {
    let body = app.store().take_handoff(kind, &code::digest(pass), app.now()).await?;
    Ok(body.and_then(|body| serde_json::from_str(&body).ok()))
}

/// Back to the site.
fn back(callback: &str, provider: &str, field: &str, value: &str) -> Response {
    let value: String = value.chars().take(LONGEST_ERROR).collect();
    let address = callback.split('#').next().unwrap_or(callback);
    let separator = if address.contains('?') { '&' } else { '?' };
    redirect(&format!("{address}{separator}provider={provider}&{field}={}", escaped(&value)))
}

fn redirect(to: &str) -> Response {
    let mut response = StatusCode::FOUND.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    if let Ok(to) = HeaderValue::try_from(to) {
        headers.insert(header::LOCATION, to);
    }
    response
}

fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' => escaped.push(char::from(byte)),
            _ => escaped.push_str(&format!("%{byte:02X}")),
        }
    }
    escaped
}
