use axum::extract::State;
use axum::response::Response;
use store::newsletters::Asked;

use super::all_for;
use crate::app::App;
use crate::caller::Fan;
use crate::error::ApiError;
use crate::fields::Fields;
use crate::handlers::auth::private;
use crate::json_body::JsonBody;
use crate::letters::{self, About};
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::wire::own::{NewsletterBody, SaveNewslettersBody};

/// In one body.
const MOST: usize = 50;

/// Choose newsletters
///
/// What is asked for waits until a link in a letter is followed; what is no longer wanted ends at once.
#[utoipa::path(
    put, path = "/api/v1/profile/newsletters", tag = "Profile", operation_id = "save_newsletters",
    params(LocaleHeader),
    request_body = SaveNewslettersBody,
    security(("key" = [])),
    responses(
        (status = 200, body = Vec<NewsletterBody>),
        (status = 400, description = "No such newsletter", body = ref("#/components/schemas/ErrorBody")),
        (status = 401, description = "Nobody is signed in", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn save_newsletters(
    State(app): State<App>,
    Fan(session): Fan,
    locale: Locale,
    JsonBody(body): JsonBody,
) -> Result<Response, ApiError> {
    let account = &session.account;
    let (mut asked, mut left) = (Vec::new(), Vec::new());
    for choice in Fields::of(&body)?.list("newsletters", MOST)? {
        let choice = Fields::of(choice).map_err(|_| ApiError::malformed("newsletters"))?;
        let id = choice.text("id")?;
        let newsletter = app.correspondence().newsletter(id).ok_or_else(|| ApiError::malformed("id"))?;
        match choice.flag("subscribed")? {
            true => asked.push(Asked { newsletter: &newsletter.id, code: app.sign_in().pass() }),
            false => left.push(newsletter.id.as_str()),
        }
    }
    if app.store().change_subscriptions(account.id, &asked, &left, app.now()).await? {
        letters::ask_for(&app, About::Newsletters, &account.email, locale.code()).await?;
    }
    Ok(private(&all_for(&app, account, locale).await?))
}
