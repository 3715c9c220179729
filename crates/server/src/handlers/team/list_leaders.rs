use axum::extract::State;
use axum::response::Response;

use super::TeamInSeason;
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::handlers::match_::read_people;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{CompetitionKey, Id, OneOrAll, Params};
use crate::wire::leaders::{LeadersBody, Ranked, rank};

const DEFAULT: usize = 5;
const MOST: usize = 100;

/// The best players of a team
///
/// One list for each `statId`, in the order asked for; without any, goals.
#[utoipa::path(
    get, path = "/api/v2/team/leaders", tag = "Team", operation_id = "list_team_leaders",
    params(
        ("id" = i64, Query, description = "The team's id", example = 7),
        ("season" = Option<String>, Query, description = "Default: the current season", example = "20262027"),
        ("competition" = Option<String>, Query, description = "Default: all of the season", example = "liga-atlantica"),
        ("statId" = Option<Vec<i32>>, Query, description = "142 goals, 3 assists …; may be repeated", example = json!([142, 3])),
        ("perPage" = Option<u16>, Query, description = "How many of each, up to 100; default 5", example = 5),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = Vec<LeadersBody>),
        (status = 404, description = "No such team, or not in that competition", body = ErrorBody),
    ),
)]
pub(crate) async fn list_team_leaders(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let (Id(id), season) = (params.required("id")?, params.season()?);
    let competition = params.optional::<OneOrAll<CompetitionKey>>("competition")?.and_then(OneOrAll::one);
    let statistics = params.player_statistics()?;
    let size = params.count("perPage", DEFAULT, MOST)?;
    let asked: Vec<i32> = statistics.iter().map(|statistic| statistic.id()).collect();
    let key = format!("team leaders {id} {season:?} {competition:?} {asked:?} {size} {}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let found = TeamInSeason::find(&app, reads, id, season).await?.only(competition.as_ref())?;
            let totals = app.store().player_totals_of_team(id, &found.edition_ids(), &statistics).await?;
            let best: Vec<Vec<Ranked>> =
                statistics.iter().map(|&s| rank(&totals, s).into_iter().take(size).collect()).collect();
            let people = best.iter().flatten().map(|ranked| ranked.person).collect();
            let people = read_people(&app, reads, people).await?;
            let teams = std::slice::from_ref(&found.team);
            let lists: Vec<LeadersBody<'_>> = statistics
                .iter()
                .zip(&best)
                .map(|(&statistic, best)| LeadersBody::new(statistic, best, &people, teams, locale))
                .collect();
            Answer::json(&lists)
        })
        .await
}
