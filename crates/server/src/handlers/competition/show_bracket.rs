use axum::extract::State;
use axum::response::Response;
use football::bracket::{Bracket, KnockOutMatch, KnockOutRound};
use football::round::RoundKind;
use store::matches::Match;
use store::rounds::Round;

use super::Asked;
use crate::app::App;
use crate::cache::{Answer, Reads, Wanted};
use crate::error::{ApiError, ErrorBody, Missing};
use crate::handlers::match_list::MatchFrame;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::Params;
use crate::wire::bracket::{BracketBody, Drawing};

/// The knock-out rounds of a competition, as a bracket
///
/// Stage by stage: who meets whom over one match or two, who went through and how, and who may still come.
#[utoipa::path(
    get, path = "/api/v2/competition/bracket", tag = "Competition", operation_id = "show_bracket",
    params(
        ("competition" = String, Query, description = "The competition's slug", example = "taca-atlantica"),
        ("season" = Option<String>, Query, description = "Default: the current season", example = "20262027"),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = BracketBody),
        (status = 404, description = "No such competition or season, or no knock-out rounds in it", body = ErrorBody),
    ),
)]
pub(crate) async fn show_bracket(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = Asked::by_query(&params)?;
    let key = format!("bracket {} {}", asked.key(), locale.code());
    app.cache().answer(&wanted, key, async |reads| bracket(&app, reads, &asked, locale).await).await
}

/// The answer, for competitions at home and abroad.
pub(crate) async fn bracket(app: &App, reads: &mut Reads, asked: &Asked, locale: Locale) -> Result<Answer, ApiError> {
    let edition = asked.find(app, reads).await?;
    let store = app.store();
    let mut rounds = store.rounds(edition.id).await?;
    rounds.retain(|round| round.kind == RoundKind::Playoff);
    let ids: Vec<i64> = rounds.iter().map(|round| round.id).collect();
    let (matches, drawn, entrants) = tokio::try_join!(
        store.matches_of_rounds(&ids),
        store.drawn_ties(edition.id, &rounds),
        store.entrants(edition.id),
    )?;
    let bracket = Bracket::new(&knock_out(&rounds), &sides(&matches, &rounds), &drawn);
    // Rounds of matches that decide nothing, such as friendlies, are no bracket.
    if bracket.stages.is_empty() || !bracket.is_sound() {
        return Err(ApiError::NotFound(Missing::Bracket));
    }
    let frame = MatchFrame::within(app, reads, vec![edition], &matches).await?;
    let context = frame.context(app, locale);
    let teams = entrants.iter().map(|entrant| &entrant.team).collect();
    let drawing = Drawing { bracket: &bracket, rounds: &rounds, matches: &matches, teams, context: &context };
    Answer::json(&BracketBody::new(&drawing))
}

fn knock_out(rounds: &[Round]) -> Vec<KnockOutRound> {
    rounds.iter().map(|round| KnockOutRound { number: round.number, leg: round.leg }).collect()
}

fn sides(matches: &[Match], rounds: &[Round]) -> Vec<KnockOutMatch> {
    let side = |m: &Match| {
        let round = rounds.iter().find(|round| round.id == m.round_id)?;
        Some(KnockOutMatch {
            id: m.id,
            round: round.number,
            home: m.home_team_id,
            away: m.away_team_id,
            state: m.facts.state,
            score: m.facts.score,
        })
    };
    matches.iter().filter_map(side).collect()
}
