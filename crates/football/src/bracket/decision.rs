//! How a tie stands, and what decided it.

use super::{KnockOutMatch, Tie};
use crate::TeamId;
use crate::score::Score;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Somebody is still to come into it.
    Undrawn,
    ToPlay,
    /// One match is played, another to come.
    Between,
    Live,
    Decided {
        winner: TeamId,
        way: Way,
    },
}

/// What sent the winner through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// More goals in ninety minutes, or over both matches.
    Goals,
    ExtraTime,
    Penalties,
    /// The other side was nobody.
    Bye,
}

/// The goals of both sides over all matches of a tie, those in play included. Shoot-outs do not count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aggregate {
    pub home: u16,
    pub away: u16,
}

impl Tie {
    /// `None` before a ball is kicked.
    pub fn aggregate(&self) -> Option<Aggregate> {
        let home = self.home.team?;
        let mut scores = self.legs.iter().filter_map(|leg| Some(seen_by(home, leg, leg.score?.goals))).peekable();
        scores.peek()?;
        Some(scores.fold(Aggregate::default(), |sum, score| Aggregate {
            home: sum.home + score.home,
            away: sum.away + score.away,
        }))
    }
}

/// A score of a leg with this club's goals first.
fn seen_by(team: TeamId, leg: &KnockOutMatch, score: Score) -> Score {
    if leg.home == team { score } else { score.reversed() }
}

pub(super) fn outcome(tie: &Tie, has_two_legs: bool) -> Outcome {
    if tie.is_bye() {
        return tie.outcome;
    }
    let (Some(home), Some(away)) = (tie.home.team, tie.away.team) else { return Outcome::Undrawn };
    if tie.legs.iter().any(|leg| leg.state.is_live()) {
        return Outcome::Live;
    }
    let played = tie.legs.iter().filter(|leg| leg.state.is_result()).count();
    let is_over = played > 0 && played == tie.legs.len() && (!has_two_legs || played > 1);
    match (is_over, played) {
        (true, _) => decide(tie, home, away).unwrap_or(Outcome::Between),
        (false, 0) => Outcome::ToPlay,
        (false, _) => Outcome::Between,
    }
}

/// Level in goals and without a shoot-out, nobody is through: a replay or a decision is to come.
fn decide(tie: &Tie, home: TeamId, away: TeamId) -> Option<Outcome> {
    let last = tie.legs.last()?;
    let goals = tie.aggregate()?;
    let shoot_out = last.score.and_then(|score| score.penalties).map(|kicks| seen_by(home, last, kicks));
    let (winner, way) = match (goals.home.cmp(&goals.away), shoot_out) {
        (std::cmp::Ordering::Greater, _) => (home, by_goals(last)),
        (std::cmp::Ordering::Less, _) => (away, by_goals(last)),
        (std::cmp::Ordering::Equal, Some(kicks)) if kicks.home > kicks.away => (home, Way::Penalties),
        (std::cmp::Ordering::Equal, Some(kicks)) if kicks.away > kicks.home => (away, Way::Penalties),
        (std::cmp::Ordering::Equal, _) => return None,
    };
    Some(Outcome::Decided { winner, way })
}

fn by_goals(last: &KnockOutMatch) -> Way {
    let has_extra_time = last.score.is_some_and(|score| score.ninety.is_some());
    if has_extra_time { Way::ExtraTime } else { Way::Goals }
}
