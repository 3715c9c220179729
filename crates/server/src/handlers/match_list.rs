//! Lists of matches: what they have in common, wherever the matches come from.

use std::collections::HashMap;

use store::editions::Edition;
use store::matches::Match;

use crate::app::App;
use crate::cache::Answer;
use crate::error::ApiError;
use crate::wire::match_::{MatchBody, MatchContext};

/// The matches in list form. `editions` and `rounds` (number by id) are those that the matches belong to.
pub(crate) async fn answer(
    app: &App,
    editions: &[Edition],
    rounds: &HashMap<i64, u16>,
    matches: &[Match],
) -> Result<Answer, ApiError> {
    let grounds: Vec<i64> = matches.iter().filter_map(|m| m.facts.stadium_id).collect();
    let sides: Vec<i64> = matches.iter().flat_map(|m| [m.home_team_id, m.away_team_id]).collect();
    let (teams, stadiums) = tokio::try_join!(app.store().teams(&sides), app.store().stadiums(&grounds))?;
    let context = MatchContext { editions, rounds, teams: &teams, stadiums: &stadiums, zone: app.zone() };
    let body = |m: &Match| {
        let unknown = || ApiError::Internal(format!("match {}: without its team, edition or round", m.id));
        context.body(m).ok_or_else(unknown)
    };
    let bodies: Vec<MatchBody<'_>> = matches.iter().map(body).collect::<Result<_, _>>()?;
    Answer::json(&bodies)
}
