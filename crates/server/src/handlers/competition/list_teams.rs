use axum::extract::State;
use axum::response::Response;
use store::tags::Tag;

use super::Asked;
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::openapi::EditionQuery;
use crate::params::Params;
use crate::wire::team::TeamBody;

/// The teams of a competition in a season, by name
#[utoipa::path(
    get, path = "/api/v1/competition/teams", tag = "Competition", operation_id = "list_teams",
    params(EditionQuery),
    responses(
        (status = 200, body = Vec<TeamBody>),
        (status = 404, description = "No such competition, or not in that season", body = ErrorBody),
    ),
)]
pub(crate) async fn list_teams(State(app): State<App>, wanted: Wanted, params: Params) -> Result<Response, ApiError> {
    let asked = Asked::by_query(&params)?;
    let key = format!("teams {}", asked.key());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let edition = asked.find(&app, reads).await?;
            reads.tag(Tag::teams());
            let entrants = app.store().entrants(edition.id).await?;
            Answer::json(&entrants.iter().map(|entrant| TeamBody::new(&entrant.team)).collect::<Vec<_>>())
        })
        .await
}
