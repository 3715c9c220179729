use axum::extract::State;
use axum::response::Response;

use super::AskedMatch;
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody, Missing};
use crate::handlers::competition::knock_out::KnockOut;
use crate::handlers::match_list::MatchFrame;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::Params;
use crate::wire::bracket::MatchTieBody;

/// The tie that a match of a knock-out round belongs to
///
/// With its other leg, the goals of both, and who went through and how.
#[utoipa::path(
    get, path = "/api/v1/match/tie", tag = "Match", operation_id = "show_match_tie",
    params(
        ("competition" = String, Query, description = "The competition's slug", example = "taca-atlantica"),
        ("season" = String, Query, example = "20262027"),
        ("round" = String, Query, description = "The round's number, or `r` and its id", example = "1"),
        ("fixture" = i64, Query, description = "The match's number", example = 2085),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = MatchTieBody),
        (status = 404, description = "No such match, or it is part of no tie", body = ErrorBody),
    ),
)]
pub(crate) async fn show_match_tie(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = AskedMatch::by_query(&params)?;
    let key = format!("match tie {} {}", asked.key(), locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let found = asked.find(&app, reads).await?;
            let missing = || ApiError::NotFound(Missing::Bracket);
            let knock_out = KnockOut::read(&app, found.edition.id).await?.ok_or_else(missing)?;
            let frame = MatchFrame::within(&app, reads, vec![found.edition], &knock_out.matches).await?;
            let context = frame.context(&app, locale);
            let body = MatchTieBody::new(&knock_out.drawing(&context), found.match_.id).ok_or_else(missing)?;
            Answer::json(&body)
        })
        .await
}
