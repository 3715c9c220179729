use accounts::code;
use axum::extract::State;
use axum::http::request::Parts;
use axum::response::Response;
use store::codes::CodeKind;

use crate::app::App;
use crate::error::{ApiError, Missing};
use crate::fields::Fields;
use crate::handlers::auth::private;
use crate::handlers::own_limit;
use crate::json_body::JsonBody;
use crate::locale::Locale;
use crate::notices::{name_for, newsletter_on};
use crate::wire::own::{CodeBody, ConfirmedBody, NewsletterName};

/// Confirm newsletters with the code from a letter
#[utoipa::path(
    post, path = "/api/v1/newsletters/confirm", tag = "Profile", operation_id = "confirm_newsletters",
    request_body = CodeBody,
    responses(
        (status = 200, body = ConfirmedBody),
        (status = 404, description = "Used up, too old, or none", body = ref("#/components/schemas/ErrorBody")),
        (status = 429, description = "Too often in a minute", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn confirm_newsletters(
    State(app): State<App>,
    locale: Locale,
    parts: Parts,
    JsonBody(body): JsonBody,
) -> Result<Response, ApiError> {
    own_limit(&app, &parts, "/newsletters/confirm", None)?;
    let shown = Fields::of(&body)?.line("code", 1..=200)?;
    let (store, now) = (app.store(), app.now());
    let unknown = || ApiError::NotFound(Missing::Code);
    let owner = store.take_code(CodeKind::Newsletters, &code::digest(shown), now).await?.ok_or_else(unknown)?;
    let account = store.account(owner).await?.filter(|account| !account.is_blocked).ok_or_else(unknown)?;
    let mut newsletters = Vec::new();
    for subscription in store.confirm_subscriptions(owner, now).await? {
        let Some(newsletter) = app.correspondence().newsletter(&subscription.newsletter) else { continue };
        let name = name_for(&app, newsletter, &account, locale).await?;
        newsletters.push(NewsletterName { id: newsletter.id.clone(), name });
        store.add_job(&newsletter_on(owner, &newsletter.id), now).await?;
    }
    app.jobs().wake();
    Ok(private(&ConfirmedBody { newsletters }))
}
