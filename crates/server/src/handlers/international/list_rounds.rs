use axum::extract::State;
use axum::response::Response;

use super::asked;
use crate::app::App;
use crate::cache::Wanted;
use crate::error::{ApiError, ErrorBody};
use crate::handlers::competition::list_rounds::rounds;
use crate::locale::Locale;
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
        ("Locale" = Option<String>, Header, description = "`pt-PT` (default) or `en`"),
    ),
    responses(
        (status = 200, body = Vec<RoundBody>),
        (status = 400, description = "A parameter is missing or cannot be read", body = ErrorBody),
        (status = 404, description = "No such competition or season", body = ErrorBody),
        (status = 503, description = "The data is not available right now", body = ErrorBody),
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
