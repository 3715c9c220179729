use accounts::code;
use axum::extract::{RawQuery, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use content::brackets;
use serde_json::Value;
use store::accounts::Account;
use store::codes::CodeKind;

use super::given::Given;
use super::{limited, welcome};
use crate::app::App;
use crate::caller::Caller;
use crate::error::{ApiError, Dialect};
use crate::handlers::content::read_body;
use crate::metrics;
use crate::notices;
use crate::wire::account::{ConfirmationBody, SignedInBody};

/// Confirm an address with the code from a letter, and be signed in
///
/// The code is good once. Programs that look at every link in a mail do not use it up: they do not post.
#[utoipa::path(
    post, path = "/api/auth/email-confirmation", tag = "Accounts", operation_id = "confirm_email",
    request_body = ConfirmationBody,
    responses(
        (status = 200, body = SignedInBody),
        (status = 429, description = "Too many attempts", body = ref("#/components/schemas/ContentError")),
    ),
)]
pub(crate) async fn confirm_email(State(app): State<App>, request: Request) -> Result<Response, ApiError> {
    let (parts, body) = request.into_parts();
    let body = read_body(&parts, body).await?;
    Caller::of(&parts, &app).await?;
    Ok(limited(&app, &parts, "/auth/email-confirmation", None, answer(&app, &parts, &body)).await)
}

async fn answer(app: &App, parts: &Parts, body: &Value) -> Result<Response, ApiError> {
    let mut given = Given::new(body)?;
    let shown = given.text("confirmation");
    given.done()?;
    let account = confirm(app, shown).await?;
    welcome(app, &account, parts).await
}

/// Confirm an address by following a link
#[utoipa::path(
    get, path = "/api/auth/email-confirmation", tag = "Accounts", operation_id = "follow_email_confirmation",
    params(("confirmation" = String, Query, description = "The code from the letter")),
    responses((status = 302, description = "To the site")),
)]
pub(crate) async fn follow_confirmation(
    State(app): State<App>,
    _: Caller,
    RawQuery(query): RawQuery,
) -> Result<Response, ApiError> {
    let query = brackets::parse(query.as_deref().unwrap_or_default())?;
    let shown = query.get("confirmation").and_then(brackets::Node::as_text).filter(|text| !text.is_empty());
    let shown = shown.ok_or_else(|| Dialect::validation("confirmation is a required field"))?;
    confirm(&app, shown).await?;
    let to = format!("{}/auth/confirm?confirmed=1", app.origin().unwrap_or_default());
    let mut response = StatusCode::FOUND.into_response();
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if let Ok(to) = HeaderValue::try_from(to) {
        response.headers_mut().insert(header::LOCATION, to);
    }
    Ok(response)
}

async fn confirm(app: &App, shown: &str) -> Result<Account, ApiError> {
    let (store, now) = (app.store(), app.now());
    let invalid = || Dialect::validation("Invalid token");
    let owner = store.take_code(CodeKind::Confirm, &code::digest(shown), now).await?.ok_or_else(invalid)?;
    store.confirm_account(owner, now).await?;
    metrics::sign_in("confirmed");
    let account = store.account(owner).await?.filter(|account| !account.is_blocked).ok_or_else(invalid)?;
    notices::subscribe_at_sign_up(app, &account, true).await?;
    Ok(account)
}
