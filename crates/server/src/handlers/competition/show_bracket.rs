use axum::extract::State;
use axum::response::Response;

use super::Asked;
use super::knock_out::KnockOut;
use crate::app::App;
use crate::cache::{Answer, Reads, Wanted};
use crate::error::{ApiError, ErrorBody, Missing};
use crate::handlers::match_list::MatchFrame;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::Params;
use crate::wire::bracket::BracketBody;

/// The knock-out rounds of a competition, as a bracket
///
/// Stage by stage: who meets whom over one match or two, who went through and how, and who may still come.
#[utoipa::path(
    get, path = "/api/v2/competition/bracket", tag = "Competition", operation_id = "show_bracket",
    params(
        ("competition" = String, Query, description = "The competition's slug", example = "taca-atlantica"),
        ("season" = Option<String>, Query, description = "Default: the current season", example = "20262027"),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = BracketBody),
        (status = 404, description = "No such competition or season, or no knock-out rounds in it", body = ErrorBody),
    ),
)]
pub(crate) async fn show_bracket(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = Asked::by_query(&params)?;
    let key = format!("bracket {} {}", asked.key(), locale.code());
    app.cache().answer(&wanted, key, async |reads| bracket(&app, reads, &asked, locale).await).await
}

/// The answer, for competitions at home and abroad.
pub(crate) async fn bracket(app: &App, reads: &mut Reads, asked: &Asked, locale: Locale) -> Result<Answer, ApiError> {
    let edition = asked.find(app, reads).await?;
    let found = KnockOut::read(app, edition.id).await?.ok_or(ApiError::NotFound(Missing::Bracket))?;
    let frame = MatchFrame::within(app, reads, vec![edition], &found.matches).await?;
    let context = frame.context(app, locale);
    Answer::json(&BracketBody::new(&found.drawing(&context)))
}
