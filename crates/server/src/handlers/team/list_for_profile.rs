use axum::extract::State;
use axum::response::Response;
use store::competitions::Format;
use store::tags::Tag;
use store::teams::Team;

use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::ApiError;
use crate::wire::own::ProfileTeams;
use crate::wire::season;
use crate::wire::team::TeamBody;

/// The teams that a fan can follow
///
/// Those that play at home this season, by name; and apart those of the two leagues that come first in their order.
#[utoipa::path(
    get, path = "/api/v1/teams/profile", tag = "Team", operation_id = "list_profile_teams",
    responses((status = 200, body = ProfileTeams)),
)]
pub(crate) async fn list_profile_teams(State(app): State<App>, wanted: Wanted) -> Result<Response, ApiError> {
    app.cache()
        .answer(&wanted, "profile teams".to_owned(), async |reads| {
            let store = app.store();
            reads.tag(Tag::teams());
            reads.tag(Tag::seasons());
            reads.until(app.midnight());
            let seasons = store.seasons().await?;
            let editions = match season::current(seasons.iter(), app.today()) {
                Some(season) => store.editions_of_season(season.id).await?,
                None => Vec::new(),
            };
            let home: Vec<_> = editions.iter().filter(|edition| !edition.competition.is_international).collect();
            for edition in &home {
                reads.tag(Tag::edition(&edition.competition.key, edition.season.number()));
            }
            let mut leagues =
                home.iter().filter(|edition| edition.competition.format == Format::League.name()).map(|one| one.id);
            let (first, second) = (leagues.next(), leagues.next());
            let ids: Vec<i64> = home.iter().map(|edition| edition.id).collect();
            let teams = store.teams_of_editions(&ids).await?;
            let (first, second) = tokio::try_join!(entrants(&app, first), entrants(&app, second))?;
            Answer::json(&ProfileTeams {
                teams: bodies(&teams),
                first_league_teams: bodies(&first),
                second_league_teams: bodies(&second),
            })
        })
        .await
}

fn bodies(teams: &[Team]) -> Vec<TeamBody<'_>> {
    teams.iter().map(TeamBody::new).collect()
}

async fn entrants(app: &App, edition: Option<i64>) -> Result<Vec<Team>, ApiError> {
    let Some(edition) = edition else { return Ok(Vec::new()) };
    Ok(app.store().entrants(edition).await?.into_iter().map(|entrant| entrant.team).collect())
}
