use axum::extract::State;
use axum::response::Response;

use super::{AskedMatch, Background, MatchSheet};
use crate::app::App;
use crate::cache::{Answer, Reads, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::locale::Locale;
use crate::openapi::{LocaleHeader, MatchQuery};
use crate::params::Params;
use crate::wire::match_detail::MatchStatic;

/// What does not change during a match
#[utoipa::path(
    get, path = "/api/v1/match/info/static", tag = "Match", operation_id = "show_match_static",
    params(MatchQuery, LocaleHeader),
    responses(
        (status = 200, body = MatchStatic),
        (status = 404, description = "No such match", body = ErrorBody),
    ),
)]
pub(crate) async fn show_match_static(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = AskedMatch::by_query(&params)?;
    let key = format!("match static {} {}", asked.key(), locale.code());
    app.cache().answer(&wanted, key, async |reads| fixed(&app, reads, &asked, locale).await).await
}

/// What does not change during a match (version 2)
#[utoipa::path(
    get, path = "/api/v2/match/info/static", tag = "Match", operation_id = "show_match_static_v2",
    params(MatchQuery, LocaleHeader),
    responses(
        (status = 200, body = MatchStatic),
        (status = 404, description = "No such match", body = ErrorBody),
    ),
)]
pub(crate) async fn show_match_static_v2(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    show_match_static(State(app), locale, wanted, params).await
}

/// The answer, for matches at home and abroad.
pub(crate) async fn fixed(
    app: &App,
    reads: &mut Reads,
    asked: &AskedMatch,
    locale: Locale,
) -> Result<Answer, ApiError> {
    let found = asked.find(app, reads).await?;
    let background = Background::read(app, &found).await?;
    let sheet = MatchSheet::read(app, reads, found).await?;
    let context = sheet.frame.context(app, locale);
    let fixture = context.fixture(&sheet.match_);
    let unknown = || ApiError::Internal(format!("match {}: without its team, edition or round", sheet.match_.id));
    let fixture = fixture.ok_or_else(unknown)?;
    Answer::json(&MatchStatic { fixture, people: sheet.people(&background, locale)? })
}
