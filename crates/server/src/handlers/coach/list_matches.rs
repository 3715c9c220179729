use axum::extract::State;
use axum::response::Response;
use store::matches::Match;

use super::find_coach;
use crate::app::App;
use crate::cache::Wanted;
use crate::error::{ApiError, ErrorBody};
use crate::handlers::match_list::{MatchFrame, answer_in};
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{Id, Params, Segment};
use crate::wire::match_::MatchBody;

const DEFAULT: usize = 20;
const MOST: usize = 100;

/// The last matches of a coach
///
/// Those of a season that have begun, the latest first.
#[utoipa::path(
    get, path = "/api/v1/coach/{id}/matches", tag = "Coach", operation_id = "list_coach_matches",
    params(
        ("id" = i64, Path, description = "The coach's number", example = 955),
        ("season" = Option<String>, Query, description = "Default: his last season", example = "20262027"),
        ("matches" = Option<u16>, Query, description = "How many, up to 100; default 20", example = 20),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = Vec<MatchBody>),
        (status = 404, description = "No such coach", body = ErrorBody),
    ),
)]
pub(crate) async fn list_coach_matches(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    Segment(id): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    let Id(id) = id.parse().map_err(|()| ApiError::malformed("id"))?;
    let (season, count) = (params.season()?, params.count("matches", DEFAULT, MOST)?);
    let key = format!("coach matches {id} {season:?} {count} {}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let (_, career) = find_coach(&app, reads, id).await?;
            let Some(season) = season.or(career.last().map(|member| member.season)) else {
                return answer_in(&app, &MatchFrame::read(&app, reads, &[]).await?, &[], locale);
            };
            let listed = app.store().matches_of_coach(id, season).await?;
            let begun = listed.into_iter().rev().map(|listed| listed.match_).filter(|m| m.facts.state.has_score());
            let matches: Vec<Match> = begun.take(count).collect();
            let frame = MatchFrame::read(&app, reads, &matches).await?;
            answer_in(&app, &frame, &matches, locale)
        })
        .await
}
