use axum::extract::State;
use axum::response::Response;

use super::all_for;
use crate::app::App;
use crate::caller::Fan;
use crate::error::ApiError;
use crate::handlers::auth::private;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::wire::own::NewsletterBody;

/// The newsletters, and which of them one gets
#[utoipa::path(
    get, path = "/api/v1/profile/newsletters", tag = "Profile", operation_id = "list_newsletters",
    params(LocaleHeader),
    security(("key" = [])),
    responses(
        (status = 200, body = Vec<NewsletterBody>),
        (status = 401, description = "Nobody is signed in", body = ref("#/components/schemas/ErrorBody")),
    ),
)]
pub(crate) async fn list_newsletters(
    State(app): State<App>,
    Fan(session): Fan,
    locale: Locale,
) -> Result<Response, ApiError> {
    Ok(private(&all_for(&app, &session.account, locale).await?))
}
