use accounts::password;
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::response::Response;
use serde_json::Value;
use store::accounts::{Account, PasswordHash};

use super::given::Given;
use super::{limited, welcome};
use crate::app::App;
use crate::caller::Caller;
use crate::error::{ApiError, Dialect};
use crate::guesses::Guesser;
use crate::handlers::content::read_body;
use crate::letters::{self, About};
use crate::metrics;
use crate::origin::Origin;
use crate::wire::account::{ChangePasswordBody, SignedInBody};

/// Change one's password
///
/// All sessions end; the answer has the token of a new one.
#[utoipa::path(
    post, path = "/api/auth/change-password", tag = "Accounts", operation_id = "change_password",
    request_body = ChangePasswordBody,
    security(("key" = [])),
    responses(
        (status = 200, body = SignedInBody),
        (status = 401, description = "The token does not count", body = ref("#/components/schemas/ContentError")),
        (status = 403, description = "Nobody is signed in", body = ref("#/components/schemas/ContentError")),
        (status = 429, description = "Too many attempts", body = ref("#/components/schemas/ContentError")),
    ),
)]
pub(crate) async fn change_password(State(app): State<App>, request: Request) -> Result<Response, ApiError> {
    let (parts, body) = request.into_parts();
    let body = read_body(&parts, body).await?;
    let Caller::Account(session) = Caller::of(&parts, &app).await? else { return Err(Dialect::forbidden()) };
    let answer = answer(&app, &parts, &session.account, &body);
    Ok(limited(&app, &parts, "/auth/change-password", None, answer).await)
}

async fn answer(app: &App, parts: &Parts, account: &Account, body: &Value) -> Result<Response, ApiError> {
    let mut given = Given::new(body)?;
    given.only(&["currentPassword", "password", "passwordConfirmation"]);
    let (current, password) = (given.text("currentPassword"), given.text("password"));
    let repeated = given.text("passwordConfirmation");
    if !password.is_empty()
        && let Err(problem) = password::check(password, &[&account.email, &account.username])
    {
        given.wrong("password", problem.to_string());
    }
    if !password.is_empty() && !repeated.is_empty() && password != repeated {
        given.wrong("passwordConfirmation", "Passwords do not match");
    }
    given.done()?;
    // Whoever holds a token of another's does not learn the password by guessing.
    let guesser = Guesser::new(&account.email, Origin::of(parts, app.proxy_hops()));
    guesser.check(app).await?;
    let (shown, kept) = (current.to_owned(), account.password.clone());
    let verify = move || match kept {
        Some(kept) => password::verify(&shown, &kept.0),
        None => password::verify_nobody(&shown),
    };
    if !app.passwords().run(verify).await? {
        guesser.failed(app).await?;
        return Err(Dialect::validation("The provided current password is invalid"));
    }
    if current == password {
        return Err(Dialect::validation("Your new password must be different than your current password"));
    }
    let (password, salt) = (password.to_owned(), app.sign_in().salt());
    let hash = PasswordHash(app.passwords().run(move || password::hash(&password, salt)).await?);
    app.store().set_account_password(account.id, hash, app.now()).await?;
    metrics::sign_in("changed");
    letters::send_soon(app, About::Changed, &account.email, &account.profile.language).await?;
    let account = app.store().account(account.id).await?.ok_or_else(Dialect::invalid_credentials)?;
    welcome(app, &account, parts).await
}
