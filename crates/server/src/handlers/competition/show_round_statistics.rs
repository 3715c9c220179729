use axum::extract::State;
use axum::response::Response;
use football::event::EventKind;
use store::tags::Tag;

use super::round_figures::round_statistics;
use super::{Asked, find_round};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::openapi::EditionQuery;
use crate::params::{Params, RoundRef, Segment};
use crate::wire::figures::RoundStatistics;

/// A round in figures
///
/// Of its matches with a result.
#[utoipa::path(
    get, path = "/api/v1/competition/matchweek/{round}/statistics", tag = "Competition", operation_id = "show_round_statistics",
    params(
        ("round" = String, Path, description = "The round's number, or `r` and its id", example = "13"),
        EditionQuery,
    ),
    responses(
        (status = 200, body = RoundStatistics),
        (status = 404, description = "No such competition, season or round", body = ErrorBody),
    ),
)]
pub(crate) async fn show_round_statistics(
    State(app): State<App>,
    wanted: Wanted,
    Segment(round): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = Asked::by_query(&params)?;
    let round: RoundRef = round.parse().map_err(|()| ApiError::malformed("round"))?;
    let key = format!("round statistics {} {round:?}", asked.key());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let edition = asked.find(&app, reads).await?;
            reads.tag(Tag::statistics(&edition.competition.key, edition.season.number()));
            reads.tag(Tag::teams());
            let store = app.store();
            let rounds = store.rounds(edition.id).await?;
            let round = find_round(&rounds, round)?;
            let matches = store.matches_of_round(round.id).await?;
            let played = matches.iter().filter(|m| m.facts.state.is_result());
            let played: Vec<i64> = played.map(|m| m.id).collect();
            let cards = [EventKind::YellowCard, EventKind::SecondYellow, EventKind::RedCard];
            let sides: Vec<i64> = matches.iter().flat_map(|m| [m.home_team_id, m.away_team_id]).collect();
            let (reports, events, teams) = tokio::try_join!(
                store.reports(&played),
                store.events_of_matches(&played, &cards),
                store.teams(&sides),
            )?;
            let body: RoundStatistics<'_> = round_statistics(round.number, &matches, &reports, &events, &teams);
            Answer::json(&body)
        })
        .await
}
