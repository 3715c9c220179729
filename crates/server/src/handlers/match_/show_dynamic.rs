use axum::extract::State;
use axum::response::Response;

use super::{AskedMatch, MatchSheet};
use crate::app::App;
use crate::cache::{Answer, Reads, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::locale::Locale;
use crate::openapi::{LocaleHeader, MatchQuery};
use crate::params::Params;
use crate::wire::match_::StandingBody;
use crate::wire::match_detail::MatchDynamic;

/// What changes during a match
///
/// Small, to be asked for often: status, score, minute, timeline, statistics.
#[utoipa::path(
    get, path = "/api/v1/match/info/dynamic", tag = "Match", operation_id = "show_match_dynamic",
    params(MatchQuery, LocaleHeader),
    responses(
        (status = 200, body = MatchDynamic),
        (status = 404, description = "No such match", body = ErrorBody),
    ),
)]
pub(crate) async fn show_match_dynamic(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = AskedMatch::by_query(&params)?;
    let key = format!("match dynamic {} {}", asked.key(), locale.code());
    app.cache().answer(&wanted, key, async |reads| dynamic(&app, reads, &asked, locale).await).await
}

/// What changes during a match (version 2)
///
/// Small, to be asked for often: status, score, minute, timeline, statistics.
#[utoipa::path(
    get, path = "/api/v2/match/info/dynamic", tag = "Match", operation_id = "show_match_dynamic_v2",
    params(MatchQuery, LocaleHeader),
    responses(
        (status = 200, body = MatchDynamic),
        (status = 404, description = "No such match", body = ErrorBody),
    ),
)]
pub(crate) async fn show_match_dynamic_v2(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    show_match_dynamic(State(app), locale, wanted, params).await
}

/// The answer, for matches at home and abroad.
pub(crate) async fn dynamic(
    app: &App,
    reads: &mut Reads,
    asked: &AskedMatch,
    locale: Locale,
) -> Result<Answer, ApiError> {
    let found = asked.find(app, reads).await?;
    let sheet = MatchSheet::read(app, reads, found).await?;
    let context = sheet.frame.context(app, locale);
    Answer::json(&MatchDynamic {
        id: sheet.match_.id,
        standing: StandingBody::new(&sheet.match_, context.now),
        course: sheet.course(&context, reads),
    })
}
