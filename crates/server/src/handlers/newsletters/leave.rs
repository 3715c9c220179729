use axum::extract::State;
use axum::http::request::Parts;
use axum::response::Response;
use store::newsletters::Leaver;

use crate::app::App;
use crate::error::{ApiError, Missing};
use crate::handlers::auth::private;
use crate::handlers::own_limit;
use crate::locale::Locale;
use crate::notices::name_for;
use crate::params::Params;
use crate::wire::own::{LeavingBody, NewsletterName};

/// What a link in a newsletter would end
///
/// Nothing changes: programs that look at links in letters end nothing.
#[utoipa::path(
    get, path = "/api/v1/newsletters/leave", tag = "Profile", operation_id = "show_leaving",
    params(("code" = String, Query, description = "From the letter")),
    responses(
        (status = 200, body = LeavingBody),
        (status = 404, description = "No such code", body = ref("#/components/schemas/ErrorBody")),
        (status = 429, description = "Too often in a minute", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn show_leaving(
    State(app): State<App>,
    locale: Locale,
    parts: Parts,
    params: Params,
) -> Result<Response, ApiError> {
    let (leaver, NewsletterName { id, name }) = find(&app, &parts, &params, locale).await?;
    Ok(private(&LeavingBody { id, name, email: hidden(&leaver.email) }))
}

/// Get a newsletter no longer
///
/// With one call, as RFC 8058 has it; whatever is in the body. Twice is no error.
#[utoipa::path(
    post, path = "/api/v1/newsletters/leave", tag = "Profile", operation_id = "leave_newsletter",
    params(("code" = String, Query, description = "From the letter")),
    responses(
        (status = 200, body = NewsletterName),
        (status = 404, description = "No such code", body = ref("#/components/schemas/ErrorBody")),
        (status = 429, description = "Too often in a minute", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn leave_newsletter(
    State(app): State<App>,
    locale: Locale,
    parts: Parts,
    params: Params,
) -> Result<Response, ApiError> {
    let (leaver, name) = find(&app, &parts, &params, locale).await?;
    app.store().change_subscriptions(leaver.account_id, &[], &[&leaver.newsletter], app.now()).await?;
    Ok(private(&name))
}

async fn find(app: &App, parts: &Parts, params: &Params, locale: Locale) -> Result<(Leaver, NewsletterName), ApiError> {
    own_limit(app, parts, "/newsletters/leave", None)?;
    let code: String = params.required("code")?;
    let unknown = || ApiError::NotFound(Missing::Code);
    let leaver = app.store().leaver(&code).await?.ok_or_else(unknown)?;
    // One that is no longer offered can be left all the same.
    let name = match app.correspondence().newsletter(&leaver.newsletter) {
        None => leaver.newsletter.clone(),
        Some(newsletter) => {
            let account = app.store().account(leaver.account_id).await?.ok_or_else(unknown)?;
            name_for(app, newsletter, &account, locale).await?
        }
    };
    let id = leaver.newsletter.clone();
    Ok((leaver, NewsletterName { id, name }))
}

/// Enough for its owner to know it.
fn hidden(email: &str) -> String {
    let (local, domain) = email.split_once('@').unwrap_or((email, ""));
    let first: String = local.chars().take(1).collect();
    format!("{first}•••@{domain}")
}
