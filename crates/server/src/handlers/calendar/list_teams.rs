use axum::extract::State;
use axum::response::Response;
use store::tags::Tag;

use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody, Missing};
use crate::handlers::team::current_season;
use crate::params::{CompetitionKey, OneOrAll, Params};
use crate::wire::team::TeamRef;

/// The teams of a competition, for the calendar's filter
///
/// Without a competition, those of all competitions of the season.
#[utoipa::path(
    get, path = "/api/v1/calendar/competition/teams", tag = "Calendar", operation_id = "list_calendar_teams",
    params(
        ("competition" = Option<String>, Query, description = "`all` (default) or a competition", example = "liga-atlantica"),
        ("season" = Option<String>, Query, description = "Default: the current season", example = "20262027"),
    ),
    responses(
        (status = 200, body = Vec<TeamRef>),
        (status = 404, description = "No such competition or season", body = ErrorBody),
    ),
)]
pub(crate) async fn list_calendar_teams(
    State(app): State<App>,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let season = params.season()?;
    let competition = params.optional::<OneOrAll<CompetitionKey>>("competition")?.and_then(OneOrAll::one);
    let key = format!("calendar teams {season:?} {competition:?}");
    app.cache()
        .answer(&wanted, key, async |reads| {
            let store = app.store();
            reads.tag(Tag::seasons());
            reads.tag(Tag::teams());
            let season = match season {
                Some(season) => Some(season),
                None => current_season(&app, reads).await?,
            };
            let mut editions = match season {
                Some(season) => store.editions_of_season(season).await?,
                None => Vec::new(),
            };
            if let Some(competition) = &competition {
                editions.retain(|edition| edition.competition.key == competition.as_str());
                if editions.is_empty() {
                    let known = store.competition(competition.as_str()).await?.is_some();
                    return Err(ApiError::NotFound(if known { Missing::Season } else { Missing::Competition }));
                }
            }
            for edition in &editions {
                reads.tag(Tag::edition(&edition.competition.key, edition.season.number()));
            }
            let ids: Vec<i64> = editions.iter().map(|edition| edition.id).collect();
            let teams = store.teams_of_editions(&ids).await?;
            Answer::json(&teams.iter().map(TeamRef::new).collect::<Vec<_>>())
        })
        .await
}
