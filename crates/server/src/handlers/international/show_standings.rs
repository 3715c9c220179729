use axum::extract::State;
use axum::response::Response;

use super::asked;
use crate::app::App;
use crate::cache::Wanted;
use crate::error::{ApiError, ErrorBody};
use crate::handlers::competition::show_standings::standings;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{Params, RoundRef, Segment};
use crate::wire::standings::StandingsBody;

/// The tables of a competition abroad
///
/// One table for each group.
#[utoipa::path(
    get, path = "/api/v2/international/competition/{id}/standings", tag = "International", operation_id = "show_international_standings",
    params(
        ("id" = String, Path, description = "The competition's number", example = "1"),
        ("season" = Option<String>, Query, description = "Default: the current season", example = "20262027"),
        ("live" = Option<bool>, Query, description = "Count matches in play; default `false`"),
        ("round" = Option<String>, Query, description = "The round's number, or `r` and its id", example = "3"),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = StandingsBody),
        (status = 404, description = "No such competition, season or round, or no table in it", body = ErrorBody),
    ),
)]
pub(crate) async fn show_international_standings(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    Segment(id): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = asked(&id, &params)?;
    let live = params.flag("live")?;
    let round: Option<RoundRef> = params.optional("round")?;
    let key = format!("standings {} {live} {round:?} {}", asked.key(), locale.code());
    app.cache().answer(&wanted, key, async |reads| standings(&app, reads, &asked, live, round, locale).await).await
}
