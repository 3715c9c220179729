use axum::extract::State;
use axum::response::Response;
use football::form::outcome_for;
use football::score::Outcome;
use store::tags::Tag;

use crate::app::App;
use crate::cache::{Answer, Reads, Wanted};
use crate::error::{ApiError, ErrorBody, Missing};
use crate::handlers::match_list::MatchFrame;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{Id, Params};
use crate::wire::match_detail::{HistoryBody, HistorySummary};

/// The matches between two teams
///
/// All that are stored, the latest first, with a summary of those that have a result.
#[utoipa::path(
    get, path = "/api/v1/match/teams/history", tag = "Match", operation_id = "show_teams_history",
    params(
        ("home" = i64, Query, description = "A team's id", example = 7),
        ("away" = i64, Query, description = "The other team's id", example = 8),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = HistoryBody),
        (status = 404, description = "No such team", body = ErrorBody),
    ),
)]
pub(crate) async fn show_teams_history(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let (Id(home), Id(away)) = (params.required("home")?, params.required("away")?);
    if home == away {
        return Err(ApiError::malformed("away"));
    }
    let key = format!("history {home} {away} {}", locale.code());
    app.cache().answer(&wanted, key, async |reads| history(&app, reads, (home, away), locale).await).await
}

/// The answer, for matches at home and abroad.
pub(crate) async fn history(
    app: &App,
    reads: &mut Reads,
    (home, away): (i64, i64),
    locale: Locale,
) -> Result<Answer, ApiError> {
    let teams = app.store().teams(&[home, away]).await?;
    if teams.len() != 2 {
        return Err(ApiError::NotFound(Missing::Team));
    }
    // A match between them may be added to an edition in which they have not met.
    reads.tag(Tag::seasons());
    let mut matches = app.store().matches_between(home, away).await?;
    matches.reverse();
    let mut summary = HistorySummary::default();
    for m in matches.iter().filter(|m| m.facts.state.is_result()) {
        let Some(score) = m.facts.score.map(|score| score.goals) else { continue };
        match outcome_for(home, m.home_team_id, m.away_team_id, score) {
            Some(Outcome::Win) => summary.home += 1,
            Some(Outcome::Draw) => summary.draws += 1,
            Some(Outcome::Loss) => summary.away += 1,
            None => {}
        }
        let own = if m.home_team_id == home { score } else { score.reversed() };
        summary.goals.home += u32::from(own.home);
        summary.goals.away += u32::from(own.away);
    }
    let frame = MatchFrame::read(app, reads, &matches).await?;
    let context = frame.context(app, locale);
    let matches = matches.iter().map(|m| context.expect(m)).collect::<Result<_, _>>()?;
    Answer::json(&HistoryBody { summary, matches })
}
