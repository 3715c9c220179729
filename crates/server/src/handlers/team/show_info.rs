use axum::extract::State;
use axum::response::Response;

use super::{HomeGround, TeamInSeason};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::handlers::match_::read_people;
use crate::handlers::match_list::MatchFrame;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{Id, Params};
use crate::wire::team_info::{TeamInfo, TeamParts};
use crate::wire::video::{Screening, VideoBody};

/// How many videos a team's own page shows.
const VIDEOS: u64 = 4;

/// A team in a season
#[utoipa::path(
    get, path = "/api/v1/team/info", tag = "Team", operation_id = "show_team",
    params(
        ("id" = i64, Query, description = "The team's id", example = 7),
        ("season" = Option<String>, Query, description = "Default: the current season", example = "20262027"),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = TeamInfo),
        (status = 404, description = "No such team", body = ErrorBody),
    ),
)]
pub(crate) async fn show_team(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let (Id(id), season) = (params.required("id")?, params.season()?);
    let key = format!("team {id} {season:?} {}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let found = TeamInSeason::find(&app, reads, id, season).await?;
            let store = app.store();
            let ids = found.edition_ids();
            let (profile, in_season, career, matches, moments) = tokio::try_join!(
                store.team_profile(id),
                store.team_season(id, found.season),
                store.all_editions_of_team(id),
                store.matches_of_team(id, &ids),
                store.moments_of_team(id, &ids, VIDEOS),
            )?;
            let ground = HomeGround::find(&app, &found, in_season.as_ref()).await?;
            let stadium = ground.as_ref().map(|ground| ground.body(&found.team));
            let seen: Vec<_> =
                matches.iter().filter(|m| moments.iter().any(|moment| moment.match_id == m.id)).cloned().collect();
            let frame = MatchFrame::read(&app, reads, &seen).await?;
            let cast = moments.iter().flat_map(|m| [m.event.person_id, m.event.related_id]).flatten().collect();
            let people = read_people(&app, reads, cast).await?;
            let context = frame.context(&app, locale);
            let videos = VideoBody::list(&moments, &Screening { matches: &seen, people: &people, context: &context });
            let parts = TeamParts {
                team: &found.team,
                season: in_season.as_ref(),
                profile: &profile,
                editions: &found.editions,
                career: &career,
                matches: &matches,
                stadium,
                videos,
                origin: app.origin(),
            };
            Answer::json(&TeamInfo::new(parts))
        })
        .await
}
