//! Who is in which tie: what the draw says, and what the matches tell.

use super::decision::{self, Outcome, Way};
use super::{Drawn, KnockOutMatch, Side, Source, Stage, Tie};
use crate::TeamId;

/// The ties of a stage: those of the draw in its order, then pairs that the draw does not know. `before` are those of the
/// stage from which clubs come.
pub(super) fn ties_of(stage: &Stage, before: &[Tie], matches: &[KnockOutMatch], drawn: &[Drawn]) -> Vec<Tie> {
    let mut of_draw: Vec<&Drawn> = drawn.iter().filter(|tie| tie.round == stage.round).collect();
    of_draw.sort_by_key(|tie| tie.number);
    let mut ties: Vec<Tie> = of_draw.into_iter().map(|tie| Tie::drawn(tie, before)).collect();
    let is_leg = |m: &&KnockOutMatch| m.round == stage.round || Some(m.round) == stage.second;
    let mut legs: Vec<&KnockOutMatch> = matches.iter().filter(is_leg).collect();
    // First legs before second ones; within a round in the order in which they became known: that of the draw.
    legs.sort_by_key(|m| (m.round, m.id));
    for leg in legs {
        meet(&mut ties, before, *leg);
    }
    for tie in &mut ties {
        for side in [&mut tie.home, &mut tie.away] {
            let origin = side.team.and_then(|team| before.iter().find(|tie| tie.has(team)));
            side.from = origin.map(|tie| tie.number).or(side.from);
        }
        tie.outcome = decision::outcome(tie, stage.second.is_some());
    }
    ties
}

/// Those beaten a stage before meet: that decides no place in the next.
pub(super) fn is_consolation(ties: &[Tie], before: &[Tie]) -> bool {
    let is_beaten = |team: TeamId| {
        let tie = before.iter().find(|tie| tie.has(team));
        tie.and_then(Tie::winner).is_some_and(|winner| winner != team)
    };
    let beaten = |tie: &Tie| [tie.home.team, tie.away.team].iter().all(|side| side.is_some_and(is_beaten));
    !ties.is_empty() && ties.iter().all(beaten)
}

/// Puts a match into the tie that it belongs to, or into a new one.
fn meet(ties: &mut Vec<Tie>, before: &[Tie], leg: KnockOutMatch) {
    let fit = |tie: &Tie| Fit::of(tie, before, &leg).map(|fit| (fit.weight, std::cmp::Reverse(tie.number)));
    let best = ties.iter().enumerate().filter_map(|(index, tie)| Some((fit(tie)?, index))).max();
    let Some((_, index)) = best else {
        let number = ties.iter().map(|tie| tie.number).max().unwrap_or(0) + 1;
        ties.push(Tie::of(number, leg));
        return;
    };
    let tie = &mut ties[index];
    if let Some(Fit { home, away, .. }) = Fit::of(tie, before, &leg) {
        (tie.home.team, tie.away.team) = (Some(home), Some(away));
    }
    tie.legs.push(leg);
}

/// How the clubs of a match go into a tie.
struct Fit {
    home: TeamId,
    away: TeamId,
    /// The more of it was known before, the better.
    weight: u8,
}

impl Fit {
    fn of(tie: &Tie, before: &[Tie], leg: &KnockOutMatch) -> Option<Self> {
        if tie.is_bye() {
            return None;
        }
        let weight = |side: &Side, team: TeamId| match (side.team, side.from) {
            (Some(known), _) => (known == team).then_some(2),
            (None, Some(from)) => match before.iter().find(|tie| tie.number == from) {
                Some(tie) => tie.has(team).then_some(1),
                None => Some(0),
            },
            (None, None) => Some(0_u8),
        };
        let way = |home: TeamId, away: TeamId| {
            let weight = weight(&tie.home, home)? + weight(&tie.away, away)?;
            Some(Self { home, away, weight })
        };
        way(leg.home, leg.away).into_iter().chain(way(leg.away, leg.home)).max_by_key(|fit| fit.weight)
    }
}

impl Tie {
    fn of(number: u16, leg: KnockOutMatch) -> Self {
        let side = |team| Side { team: Some(team), from: None };
        let (home, away) = (side(leg.home), side(leg.away));
        Self { number, slot: 0, home, away, legs: vec![leg], outcome: Outcome::ToPlay }
    }

    fn drawn(drawn: &Drawn, before: &[Tie]) -> Self {
        let side = |source: Source| match source {
            Source::Team(team) => Side { team: Some(team), from: None },
            Source::Winner(number) => {
                let tie = before.iter().find(|tie| tie.number == number);
                Side { team: tie.and_then(Tie::winner), from: Some(number) }
            }
            Source::Open | Source::Bye => Side::default(),
        };
        let bye = |side: Source, other: Source| match (side, other) {
            (Source::Bye, Source::Team(winner)) => Some(Outcome::Decided { winner, way: Way::Bye }),
            _ => None,
        };
        let bye = bye(drawn.home, drawn.away).or(bye(drawn.away, drawn.home));
        let (home, away) = (side(drawn.home), side(drawn.away));
        let outcome = bye.unwrap_or(Outcome::Undrawn);
        Self { number: drawn.number, slot: 0, home, away, legs: Vec::new(), outcome }
    }
}
