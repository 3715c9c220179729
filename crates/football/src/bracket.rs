//! Knock-out rounds: who meets whom, over one match or two, who goes through, and where each pair stands in the draw.
//!
//! A *tie* is all matches of one pair in one stage; a *stage* is a round, or two rounds where each pair meets twice. What
//! is played says most of the draw: a club comes from the tie that it was in before. What is drawn ahead ([`Drawn`])
//! says the rest.

mod decision;
mod layout;
mod pairing;

pub use decision::{Aggregate, Outcome, Way};

use crate::score::FullScore;
use crate::state::MatchState;
use crate::{MatchId, TeamId};

/// Which of the matches of a tie a round has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Leg {
    /// One match decides.
    #[default]
    Only,
    First,
    Second,
}

impl Leg {
    /// How it is stored.
    pub fn code(self) -> Option<i16> {
        match self {
            Self::Only => None,
            Self::First => Some(1),
            Self::Second => Some(2),
        }
    }

    pub fn from_code(code: Option<i16>) -> Option<Self> {
        match code {
            None => Some(Self::Only),
            Some(1) => Some(Self::First),
            Some(2) => Some(Self::Second),
            Some(_) => None,
        }
    }
}

/// A round of a knock-out phase. In playing order; a second leg follows its first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnockOutRound {
    /// Its number in the competition.
    pub number: u16,
    pub leg: Leg,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnockOutMatch {
    pub id: MatchId,
    pub round: u16,
    pub home: TeamId,
    pub away: TeamId,
    pub state: MatchState,
    pub score: Option<FullScore>,
}

/// A tie as the draw has it, before or after its matches are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The round of its only or first match.
    pub round: u16,
    /// From 1 on, in the order of the draw.
    pub number: u16,
    pub home: Source,
    pub away: Source,
}

/// Where a side of a tie comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    Team(TeamId),
    /// Whoever wins the tie with this number of the stage before.
    Winner(u16),
    /// Not drawn yet.
    Open,
    /// Nobody: the other side goes through without a match.
    Bye,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bracket {
    pub stages: Vec<Stage>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The round of the only or the first leg.
    pub round: u16,
    /// The round of the second leg.
    pub second: Option<u16>,
    /// Those beaten a stage before meet here: nobody comes from it into the next.
    pub is_consolation: bool,
    /// From the top of the bracket down.
    pub ties: Vec<Tie>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tie {
    /// From 1 on within its stage: names the tie, wherever it stands.
    pub number: u16,
    /// Its place from the top: it is fed by the places `2 × slot` and `2 × slot + 1` of the stage before.
    pub slot: u16,
    /// At home first.
    pub home: Side,
    pub away: Side,
    /// In playing order.
    pub legs: Vec<KnockOutMatch>,
    pub outcome: Outcome,
}

/// One half of a tie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Side {
    pub team: Option<TeamId>,
    /// The tie (its number) of the stage before from which the club comes or will come.
    pub from: Option<u16>,
}

impl Tie {
    pub fn has(&self, team: TeamId) -> bool {
        self.home.team == Some(team) || self.away.team == Some(team)
    }

    pub fn winner(&self) -> Option<TeamId> {
        match self.outcome {
            Outcome::Decided { winner, .. } => Some(winner),
            Outcome::Undrawn | Outcome::ToPlay | Outcome::Between | Outcome::Live => None,
        }
    }

    pub fn is_bye(&self) -> bool {
        matches!(self.outcome, Outcome::Decided { way: Way::Bye, .. })
    }
}

impl Bracket {
    /// All knock-out rounds of an edition, in playing order, with their matches and what else the draw says.
    pub fn new(rounds: &[KnockOutRound], matches: &[KnockOutMatch], drawn: &[Drawn]) -> Self {
        let mut stages: Vec<Stage> = Vec::new();
        for mut stage in stages_of(rounds) {
            let before = stages.iter().rfind(|stage| !stage.is_consolation).map_or(&[][..], |stage| &stage.ties);
            stage.ties = pairing::ties_of(&stage, before, matches, drawn);
            stage.is_consolation = pairing::is_consolation(&stage.ties, before);
            stages.push(stage);
        }
        layout::place(&mut stages);
        Self { stages }
    }

    /// Who has won the last stage.
    pub fn champion(&self) -> Option<TeamId> {
        let last = self.stages.iter().rfind(|stage| !stage.is_consolation)?;
        match last.ties.as_slice() {
            [only] => only.winner(),
            _ => None,
        }
    }

    /// Who can still come from a tie: its winner, else its clubs, else whoever can come into it.
    pub fn candidates(&self, stage: usize, number: u16) -> Vec<TeamId> {
        let Some(tie) = self.stages.get(stage).and_then(|stage| stage.ties.iter().find(|tie| tie.number == number))
        else {
            return Vec::new();
        };
        if let Some(winner) = tie.winner() {
            return vec![winner];
        }
        let before = self.before(stage);
        let of_side = |side: &Side| match (side.team, side.from, before) {
            (Some(team), ..) => vec![team],
            (None, Some(from), Some(before)) => self.candidates(before, from),
            (None, ..) => Vec::new(),
        };
        let mut teams = of_side(&tie.home);
        teams.extend(of_side(&tie.away));
        teams
    }

    /// Whether this is a knock-out at all: nobody is in two ties of a stage, and who is beaten does not come back.
    pub fn is_sound(&self) -> bool {
        let mut beaten: Vec<TeamId> = Vec::new();
        for stage in &self.stages {
            let mut seen: Vec<TeamId> = Vec::new();
            for tie in &stage.ties {
                for team in [tie.home.team, tie.away.team].into_iter().flatten() {
                    if seen.contains(&team) || (beaten.contains(&team) && !stage.is_consolation) {
                        return false;
                    }
                    seen.push(team);
                }
            }
            let lost = |tie: &Tie| {
                let winner = tie.winner()?;
                [tie.home.team, tie.away.team].into_iter().flatten().find(|team| *team != winner)
            };
            beaten.extend(stage.ties.iter().filter_map(lost));
        }
        true
    }

    /// The stage from which clubs come into this one.
    pub fn before(&self, stage: usize) -> Option<usize> {
        (0..stage).rev().find(|&index| !self.stages[index].is_consolation)
    }
}

fn stages_of(rounds: &[KnockOutRound]) -> Vec<Stage> {
    let mut stages: Vec<Stage> = Vec::new();
    let mut is_open = false;
    for round in rounds {
        if let (Leg::Second, true, Some(stage)) = (round.leg, is_open, stages.last_mut()) {
            stage.second = Some(round.number);
            is_open = false;
            continue;
        }
        is_open = round.leg == Leg::First;
        stages.push(Stage { round: round.number, second: None, is_consolation: false, ties: Vec::new() });
    }
    stages
}

#[cfg(test)]
mod tests;
