use axum::extract::State;
use axum::response::Response;
use store::tags::Tag;

use super::rounds_of;
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody, Missing};
use crate::handlers::match_list::MatchFrame;
use crate::handlers::team::current_season;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{CompetitionKey, Id, OneOrAll, Params};
use crate::wire::calendar::{UndatedRound, undated};

/// The matches of a season that have no day yet
///
/// By competition and round, with the days that the round covers as far as they are known.
#[utoipa::path(
    get, path = "/api/v1/calendar/matches/undated", tag = "Calendar", operation_id = "list_undated_matches",
    params(
        ("season" = Option<String>, Query, description = "Default: the current season", example = "20262027"),
        ("competition" = Option<String>, Query, description = "`all` (default) or a competition", example = "all"),
        ("team" = Option<String>, Query, description = "`all` (default) or a team's id", example = "all"),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = Vec<UndatedRound>),
        (status = 404, description = "No such competition, season or team", body = ErrorBody),
    ),
)]
pub(crate) async fn list_undated_matches(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let season = params.season()?;
    let competition = params.optional::<OneOrAll<CompetitionKey>>("competition")?.and_then(OneOrAll::one);
    let team = params.optional::<OneOrAll<Id>>("team")?.and_then(OneOrAll::one).map(|Id(team)| team);
    let key = format!("undated {season:?} {competition:?} {team:?} {}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let store = app.store();
            reads.tag(Tag::seasons());
            reads.tag(Tag::teams());
            if let Some(team) = team {
                store.team(team).await?.ok_or(ApiError::NotFound(Missing::Team))?;
            }
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
            let ids: Vec<i64> = editions.iter().map(|edition| edition.id).collect();
            let mut matches = store.undated_matches(&ids, team).await?;
            matches.retain(|m| !m.facts.state.is_settled());
            let rounds = store.rounds_by_id(&rounds_of(&matches)).await?;
            let frame = MatchFrame::within(&app, reads, editions, &matches).await?;
            let body: Vec<UndatedRound<'_>> = undated(&matches, &rounds, &frame.context(&app, locale));
            Answer::json(&body)
        })
        .await
}
