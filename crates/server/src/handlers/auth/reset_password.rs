use accounts::{code, password};
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::response::Response;
use serde_json::Value;
use store::accounts::PasswordHash;
use store::codes::CodeKind;

use super::given::Given;
use super::{limited, welcome};
use crate::app::App;
use crate::caller::Caller;
use crate::error::{ApiError, Dialect};
use crate::handlers::content::read_body;
use crate::letters::{self, About};
use crate::metrics;
use crate::wire::account::{ResetBody, SignedInBody};

/// Replace a forgotten password with the code from a letter
///
/// The code is good once. All sessions from before end.
#[utoipa::path(
    post, path = "/api/auth/reset-password", tag = "Accounts", operation_id = "reset_password",
    request_body = ResetBody,
    responses(
        (status = 200, body = SignedInBody),
        (status = 429, description = "Too many attempts", body = ref("#/components/schemas/ContentError")),
    ),
)]
pub(crate) async fn reset_password(State(app): State<App>, request: Request) -> Result<Response, ApiError> {
    let (parts, body) = request.into_parts();
    let body = read_body(&parts, body).await?;
    Caller::of(&parts, &app).await?;
    Ok(limited(&app, &parts, "/auth/reset-password", None, answer(&app, &parts, &body)).await)
}

async fn answer(app: &App, parts: &Parts, body: &Value) -> Result<Response, ApiError> {
    let mut given = Given::new(body)?;
    given.only(&["code", "password", "passwordConfirmation"]);
    let (shown, password) = (given.text("code"), given.text("password"));
    let repeated = given.text("passwordConfirmation");
    given.done()?;
    if password != repeated {
        return Err(Dialect::validation("Passwords do not match"));
    }
    let (store, now, hash) = (app.store(), app.now(), code::digest(shown));
    let incorrect = || Dialect::validation("Incorrect code provided");
    let owner = store.code_owner(CodeKind::Reset, &hash, now).await?.ok_or_else(incorrect)?;
    let account = store.account(owner).await?.filter(|account| !account.is_blocked).ok_or_else(incorrect)?;
    // What is wrong with the password is said before the code is gone.
    let mut given = Given::new(body)?;
    if let Err(problem) = password::check(password, &[&account.email, &account.username]) {
        given.wrong("password", problem.to_string());
    }
    given.done()?;
    let (password, salt) = (password.to_owned(), app.sign_in().salt());
    let kept = PasswordHash(app.passwords().run(move || password::hash(&password, salt)).await?);
    store.take_code(CodeKind::Reset, &hash, now).await?.filter(|taken| *taken == owner).ok_or_else(incorrect)?;
    store.set_account_password(owner, kept, now).await?;
    // Who reads the address's mail has shown that it is his.
    store.confirm_account(owner, now).await?;
    store.drop_unproven_identities(owner).await?;
    metrics::sign_in("reset");
    letters::send_soon(app, About::Changed, &account.email, &account.profile.language).await?;
    let account = store.account(owner).await?.ok_or_else(incorrect)?;
    welcome(app, &account, parts).await
}
