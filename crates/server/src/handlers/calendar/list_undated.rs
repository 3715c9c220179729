use axum::extract::State;
use axum::response::Response;

use super::{Filter, rounds_of};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::handlers::match_list::MatchFrame;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::Params;
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
    let filter = Filter::read(&params)?;
    let key = format!("undated {filter:?} {}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            filter.check_team(&app, reads).await?;
            let (store, editions) = (app.store(), filter.editions(&app, reads).await?);
            let ids: Vec<i64> = editions.iter().map(|edition| edition.id).collect();
            let mut matches = store.undated_matches(&ids, filter.team).await?;
            matches.retain(|m| !m.facts.state.is_settled());
            let rounds = store.rounds_by_id(&rounds_of(&matches)).await?;
            let frame = MatchFrame::within(&app, reads, editions, &matches).await?;
            let body: Vec<UndatedRound<'_>> = undated(&matches, &rounds, &frame.context(&app, locale));
            Answer::json(&body)
        })
        .await
}
