use axum::extract::State;
use axum::response::Response;

use super::{HomeGround, TeamInSeason};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::params::{CompetitionKey, Id, OneOrAll, Params, Segment};
use crate::wire::stadium::StadiumBody;

/// A team's stadium
///
/// With who came in the season, in one competition or in all; null where no ground is known.
#[utoipa::path(
    get, path = "/api/v1/team/{id}/stadium", tag = "Team", operation_id = "show_team_stadium",
    params(
        ("id" = i64, Path, description = "The team's id", example = 7),
        ("season" = Option<String>, Query, description = "Default: the current season", example = "20262027"),
        ("competition" = Option<String>, Query, description = "Default: all of the season", example = "liga-atlantica"),
    ),
    responses(
        (status = 200, body = Option<StadiumBody>),
        (status = 404, description = "No such team, or not in that competition", body = ErrorBody),
    ),
)]
pub(crate) async fn show_team_stadium(
    State(app): State<App>,
    wanted: Wanted,
    Segment(id): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    let Id(id) = id.parse().map_err(|()| ApiError::malformed("id"))?;
    let season = params.season()?;
    let competition = params.optional::<OneOrAll<CompetitionKey>>("competition")?.and_then(OneOrAll::one);
    let key = format!("team stadium {id} {season:?} {competition:?}");
    app.cache()
        .answer(&wanted, key, async |reads| {
            let found = TeamInSeason::find(&app, reads, id, season).await?.only(competition.as_ref())?;
            let season = app.store().team_season(id, found.season).await?;
            let ground = HomeGround::find(&app, &found, season.as_ref()).await?;
            Answer::json(&ground.as_ref().map(|ground| ground.body(&found.team)))
        })
        .await
}
