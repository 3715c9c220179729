use axum::extract::State;
use axum::response::Response;

use super::{AskedMatch, MatchSheet};
use crate::app::App;
use crate::cache::{Answer, Reads, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::locale::Locale;
use crate::openapi::{LocaleHeader, MatchQuery};
use crate::params::Params;
use crate::wire::line_up::FormationsBody;

/// The line-ups of a match
///
/// Players by line from the goalkeeper on; the away side comes the other way round.
#[utoipa::path(
    get, path = "/api/v1/match/formations", tag = "Match", operation_id = "show_match_formations",
    params(MatchQuery, LocaleHeader),
    responses(
        (status = 200, body = FormationsBody),
        (status = 404, description = "No such match", body = ErrorBody),
    ),
)]
pub(crate) async fn show_match_formations(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = AskedMatch::by_query(&params)?;
    let key = format!("match formations {} {}", asked.key(), locale.code());
    app.cache().answer(&wanted, key, async |reads| formations(&app, reads, &asked, locale).await).await
}

/// The answer, for matches at home and abroad.
pub(crate) async fn formations(
    app: &App,
    reads: &mut Reads,
    asked: &AskedMatch,
    locale: Locale,
) -> Result<Answer, ApiError> {
    let found = asked.find(app, reads).await?;
    Answer::json(&MatchSheet::read(app, reads, found).await?.formations(locale)?)
}
