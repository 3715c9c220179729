//! The knock-out rounds of an edition, read and put together.

use football::bracket::{Bracket, KnockOutMatch, KnockOutRound};
use football::round::RoundKind;
use store::matches::Match;
use store::rounds::Round;
use store::teams::Entrant;

use crate::app::App;
use crate::error::ApiError;
use crate::wire::bracket::Drawing;
use crate::wire::match_::MatchContext;

pub(crate) struct KnockOut {
    pub bracket: Bracket,
    pub rounds: Vec<Round>,
    pub matches: Vec<Match>,
    entrants: Vec<Entrant>,
}

impl KnockOut {
    /// `None` where there are no such rounds. Rounds of matches that decide nothing, such as friendlies, are no bracket.
    pub(crate) async fn read(app: &App, edition: i64) -> Result<Option<Self>, ApiError> {
        let store = app.store();
        let mut rounds = store.rounds(edition).await?;
        rounds.retain(|round| round.kind == RoundKind::Playoff);
        let ids: Vec<i64> = rounds.iter().map(|round| round.id).collect();
        let (matches, drawn, entrants) = tokio::try_join!(
            store.matches_of_rounds(&ids),
            store.drawn_ties(edition, &rounds),
            store.entrants(edition),
        )?;
        let bracket = Bracket::new(&numbered(&rounds), &sides(&matches, &rounds), &drawn);
        let is_one = !bracket.stages.is_empty() && bracket.is_sound();
        Ok(is_one.then_some(Self { bracket, rounds, matches, entrants }))
    }

    pub(crate) fn drawing<'a>(&'a self, context: &'a MatchContext<'a>) -> Drawing<'a> {
        let Self { bracket, rounds, matches, entrants } = self;
        Drawing { bracket, rounds, matches, teams: entrants.iter().map(|entrant| &entrant.team).collect(), context }
    }
}

fn numbered(rounds: &[Round]) -> Vec<KnockOutRound> {
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
