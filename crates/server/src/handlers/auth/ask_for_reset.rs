use axum::extract::{Request, State};
use axum::response::Response;
use serde_json::{Value, json};

use super::given::Given;
use super::{limited, private};
use crate::app::App;
use crate::caller::Caller;
use crate::error::ApiError;
use crate::handlers::content::read_body;
use crate::letters::{self, About};
use crate::locale::Locale;
use crate::wire::account::{DoneBody, EmailBody};

/// Ask for a letter with which a forgotten password can be replaced
///
/// The answer is the same whether there is such an account or not.
#[utoipa::path(
    post, path = "/api/auth/forgot-password", tag = "Accounts", operation_id = "forgot_password",
    request_body = EmailBody,
    responses(
        (status = 200, body = DoneBody),
        (status = 429, description = "Too many attempts", body = ref("#/components/schemas/ContentError")),
    ),
)]
pub(crate) async fn ask_for_reset(State(app): State<App>, request: Request) -> Result<Response, ApiError> {
    let (parts, body) = request.into_parts();
    let body = read_body(&parts, body).await?;
    Caller::of(&parts, &app).await?;
    let email = body.get("email").and_then(Value::as_str).unwrap_or_default();
    let language = Locale::of(&parts.headers);
    Ok(limited(&app, &parts, "/auth/forgot-password", Some(email), answer(&app, &body, language)).await)
}

async fn answer(app: &App, body: &Value, language: Locale) -> Result<Response, ApiError> {
    let mut given = Given::new(body)?;
    given.only(&["email"]);
    let email = given.email();
    given.done()?;
    letters::ask_for(app, About::Reset, &email, language.code()).await?;
    Ok(private(&json!({ "ok": true })))
}
