use axum::extract::State;
use axum::response::Response;

use super::asked;
use crate::app::App;
use crate::cache::Wanted;
use crate::error::{ApiError, ErrorBody};
use crate::handlers::competition::show_bracket::bracket;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{Params, Segment};
use crate::wire::bracket::BracketBody;

/// The knock-out rounds of a competition abroad, as a bracket
#[utoipa::path(
    get, path = "/api/v2/international/competition/{id}/bracket", tag = "International", operation_id = "show_international_bracket",
    params(
        ("id" = String, Path, description = "The competition's number", example = "1"),
        ("season" = Option<String>, Query, description = "Default: the current season", example = "20262027"),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = BracketBody),
        (status = 404, description = "No such competition or season, or no knock-out rounds in it", body = ErrorBody),
    ),
)]
pub(crate) async fn show_international_bracket(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    Segment(id): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = asked(&id, &params)?;
    let key = format!("bracket {} {}", asked.key(), locale.code());
    app.cache().answer(&wanted, key, async |reads| bracket(&app, reads, &asked, locale).await).await
}
