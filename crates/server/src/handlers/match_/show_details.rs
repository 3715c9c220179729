use axum::extract::State;
use axum::response::Response;

use super::{AskedMatch, Background, MatchSheet};
use crate::app::App;
use crate::cache::{Answer, Reads, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::locale::Locale;
use crate::openapi::{LocaleHeader, MatchQuery};
use crate::params::Params;
use crate::wire::match_detail::MatchDetail;
use crate::wire::timeline::player_events;

/// A match, whole
#[utoipa::path(
    get, path = "/api/v1/match/details", tag = "Match", operation_id = "show_match_details",
    params(MatchQuery, LocaleHeader),
    responses(
        (status = 200, body = MatchDetail),
        (status = 404, description = "No such match", body = ErrorBody),
    ),
)]
pub(crate) async fn show_match_details(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = AskedMatch::by_query(&params)?;
    let key = format!("match details {} {}", asked.key(), locale.code());
    app.cache().answer(&wanted, key, async |reads| details(&app, reads, &asked, locale).await).await
}

/// The answer, for matches at home and abroad.
pub(crate) async fn details(
    app: &App,
    reads: &mut Reads,
    asked: &AskedMatch,
    locale: Locale,
) -> Result<Answer, ApiError> {
    let found = asked.find(app, reads).await?;
    let background = Background::read(app, &found).await?;
    let sheet = MatchSheet::read(app, reads, found).await?;
    let context = sheet.frame.context(app, locale);
    Answer::json(&MatchDetail {
        match_: context.expect(&sheet.match_)?,
        people: sheet.people(&background, locale)?,
        player_events: player_events(&sheet.entries(&context)),
        course: sheet.course(&context, reads),
    })
}
