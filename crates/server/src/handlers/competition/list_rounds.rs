use axum::extract::State;
use axum::response::Response;

use super::{Asked, today_if_current};
use crate::app::App;
use crate::cache::{Answer, Reads, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::locale::Locale;
use crate::openapi::{EditionQuery, LocaleHeader};
use crate::params::Params;
use crate::wire::round::RoundBody;

/// The rounds of a competition in a season
///
/// In playing order. While the season is on, exactly one is the current round.
#[utoipa::path(
    get, path = "/api/v1/competition/season/rounds", tag = "Competition", operation_id = "list_rounds",
    params(EditionQuery, LocaleHeader),
    responses(
        (status = 200, body = Vec<RoundBody>),
        (status = 404, description = "No such competition, or not in that season", body = ErrorBody),
    ),
)]
pub(crate) async fn list_rounds(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = Asked::by_query(&params)?;
    let key = format!("rounds {} {}", asked.key(), locale.code());
    app.cache().answer(&wanted, key, async |reads| rounds(&app, reads, &asked, locale).await).await
}

/// The answer, for competitions at home and abroad.
pub(crate) async fn rounds(app: &App, reads: &mut Reads, asked: &Asked, locale: Locale) -> Result<Answer, ApiError> {
    let edition = asked.find(app, reads).await?;
    let today = today_if_current(app, &edition, reads).await?;
    let (rounds, started) = tokio::try_join!(app.store().rounds(edition.id), app.store().started_rounds(edition.id))?;
    Answer::json(&RoundBody::list(&rounds, &started, today, locale))
}
