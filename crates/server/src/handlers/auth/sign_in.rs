use accounts::password;
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::response::Response;
use serde_json::Value;
use store::accounts::Account;

use super::given::Credentials;
use super::{limited, welcome};
use crate::app::App;
use crate::caller::Caller;
use crate::error::{ApiError, Dialect};
use crate::guesses::Guesser;
use crate::handlers::content::read_body;
use crate::metrics;
use crate::origin::Origin;
use crate::wire::account::{SignInBody, SignedInBody};

/// Sign in with a password
///
/// At most ten attempts in a minute from one address; `X-RateLimit-*` headers say how many are left. After some wrong
/// passwords one waits longer and longer; `Retry-After` says how long.
#[utoipa::path(
    post, path = "/api/auth/local", tag = "Accounts", operation_id = "sign_in",
    request_body = SignInBody,
    responses(
        (status = 200, body = SignedInBody),
        (status = 401, description = "A bearer token was shown that does not count", body = ref("#/components/schemas/ContentError")),
        (status = 429, description = "Too many attempts, or too soon after a wrong password", body = ref("#/components/schemas/ContentError")),
    ),
)]
pub(crate) async fn sign_in(State(app): State<App>, request: Request) -> Result<Response, ApiError> {
    let (parts, body) = request.into_parts();
    let body = read_body(&parts, body).await?;
    // Everybody may sign in, also who has; only a token that is none is refused.
    Caller::of(&parts, &app).await?;
    // By the address alone. The dialect also looks at an `email` in the body, which this call does not take: whoever made
    // one up for each attempt would never be stopped.
    Ok(limited(&app, &parts, "/auth/local", None, answer(&app, &parts, &body)).await)
}

/// There is nothing to read here.
pub(crate) async fn show_nothing(_: Caller) -> ApiError {
    Dialect::not_found()
}

async fn answer(app: &App, parts: &Parts, body: &Value) -> Result<Response, ApiError> {
    let credentials = Credentials::read(body)?;
    let guesser = Guesser::new(credentials.identifier, Origin::of(parts, app.proxy_hops()));
    guesser.check(app).await?;
    let account = app.store().account_by_identifier(credentials.identifier).await?;
    let id = account.as_ref().map(|account| account.id);
    let outcome = check(app, account, credentials.password.to_owned()).await?;
    match outcome {
        Outcome::Wrong => guesser.failed(app).await?,
        _ => guesser.succeeded(app).await?,
    }
    let result = match outcome {
        Outcome::Good(_) => "good",
        Outcome::Wrong => "wrong",
        Outcome::Unconfirmed => "unconfirmed",
        Outcome::Blocked => "blocked",
    };
    metrics::sign_in(result);
    // Nothing of what was typed: a password may stand where the name should.
    tracing::info!(account = id.map_or("unknown".to_owned(), |id| id.to_string()), result, "sign-in");
    match outcome {
        Outcome::Good(account) => welcome(app, &account, parts).await,
        Outcome::Wrong => Err(Dialect::validation("Invalid identifier or password")),
        Outcome::Unconfirmed => Err(Dialect::application("Your account email is not confirmed")),
        Outcome::Blocked => Err(Dialect::application("Your account has been blocked by an administrator")),
    }
}

enum Outcome {
    Good(Box<Account>),
    Wrong,
    Unconfirmed,
    Blocked,
}

/// The password first: what is wrong with an account is only its owner's business. An account that is not there, or has no
/// password, takes as long as a wrong password does.
async fn check(app: &App, account: Option<Account>, password: String) -> Result<Outcome, ApiError> {
    let kept = account.as_ref().and_then(|account| account.password.clone());
    let verify = move || match kept {
        Some(kept) => password::verify(&password, &kept.0),
        None => password::verify_nobody(&password),
    };
    let is_right = app.passwords().run(verify).await?;
    Ok(match account.filter(|_| is_right) {
        None => Outcome::Wrong,
        Some(account) if !account.is_confirmed => Outcome::Unconfirmed,
        Some(account) if account.is_blocked => Outcome::Blocked,
        Some(account) => Outcome::Good(Box::new(account)),
    })
}
