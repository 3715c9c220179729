use axum::extract::State;
use axum::response::Response;
use store::careers::ListedMatch;
use store::matches::Match;

use super::find_coach;
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::handlers::match_list::MatchFrame;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{Id, Params, Segment};
use crate::wire::coach::CoachMatch;

const DEFAULT: usize = 20;
const MOST: usize = 100;

/// The last matches of a coach
///
/// Those of a season that have begun, the latest first, with the team he coached in each and how it lined up.
#[utoipa::path(
    get, path = "/api/v1/coach/{id}/matches", tag = "Coach", operation_id = "list_coach_matches",
    params(
        ("id" = i64, Path, description = "The coach's number", example = 955),
        ("season" = Option<String>, Query, description = "Default: his last season", example = "20262027"),
        ("matches" = Option<u16>, Query, description = "How many, up to 100; default 20", example = 20),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = Vec<CoachMatch>),
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
                return Answer::json(&Vec::<CoachMatch<'_>>::new());
            };
            let listed = app.store().matches_of_coach(id, season).await?;
            let begun = listed.into_iter().rev().filter(|listed| listed.match_.facts.state.has_score());
            let listed: Vec<ListedMatch> = begun.take(count).collect();
            let matches: Vec<Match> = listed.iter().map(|listed| listed.match_.clone()).collect();
            let ids: Vec<i64> = matches.iter().map(|m| m.id).collect();
            let reports = app.store().reports(&ids).await?;
            let frame = MatchFrame::read(&app, reads, &matches).await?;
            let context = frame.context(&app, locale);
            let mut list = Vec::with_capacity(listed.len());
            for listed in &listed {
                let (m, side) = (&listed.match_, listed.entry.side);
                let report = reports.iter().find(|(id, _)| *id == m.id).map(|(_, report)| report);
                let formation = report.and_then(|r| side.pick(r.home_tactic.as_deref(), r.away_tactic.as_deref()));
                let team = side.pick(m.home_team_id, m.away_team_id);
                list.push(CoachMatch { match_: context.expect(m)?, team, formation });
            }
            Answer::json(&list)
        })
        .await
}
