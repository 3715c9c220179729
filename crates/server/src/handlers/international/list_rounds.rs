use axum::extract::State;
use axum::response::Response;

use super::asked;
use crate::app::App;
use crate::cache::Wanted;
use crate::error::{ApiError, ErrorBody};
use crate::handlers::competition::list_rounds::rounds;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{Params, Segment};
use crate::wire::round::RoundBody;

/// The rounds of a competition abroad
///
/// In playing order.
#[utoipa::path(
    get, path = "/api/v2/international/competition/{id}/rounds", tag = "International", operation_id = "list_international_rounds",
    params(
        ("id" = String, Path, description = "The competition's number", example = "1"),
        ("season" = Option<String>, Query, description = "Default: the current season", example = "20262027"),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = Vec<RoundBody>),
        (status = 404, description = "No such competition or season", body = ErrorBody),
    ),
)]
pub(crate) async fn list_international_rounds(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    Segment(id): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = asked(&id, &params)?;
    let key = format!("rounds {} {}", asked.key(), locale.code());
    app.cache().answer(&wanted, key, async |reads| rounds(&app, reads, &asked, locale).await).await
}
