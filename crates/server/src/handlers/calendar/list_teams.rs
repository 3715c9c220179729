use axum::extract::State;
use axum::response::Response;
use store::tags::Tag;

use super::Filter;
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::params::Params;
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
    let filter = Filter { team: None, ..Filter::read(&params)? };
    let key = format!("calendar teams {filter:?}");
    app.cache()
        .answer(&wanted, key, async |reads| {
            reads.tag(Tag::teams());
            let editions = filter.editions(&app, reads).await?;
            for edition in &editions {
                reads.tag(Tag::edition(&edition.competition.key, edition.season.number()));
            }
            let ids: Vec<i64> = editions.iter().map(|edition| edition.id).collect();
            let teams = app.store().teams_of_editions(&ids).await?;
            Answer::json(&teams.iter().map(TeamRef::new).collect::<Vec<_>>())
        })
        .await
}
