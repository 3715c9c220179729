//! The table: who stands where, and what decided it.
//!
//! Points first; clubs level on points go through the steps of the rule set ([`tie`]). A table can be taken of the
//! whole calendar, of home or away matches alone, as it stood after any round, and with the matches in play counted.

mod explanation;
mod tally;
mod tie;

pub use explanation::Explanation;
pub use tally::Tally;
pub use tie::{Trial, Verdict};

use crate::rules::{Criterion, RuleSet};
use crate::score::Score;
use crate::{MatchId, TeamId};

/// A match as the table sees it. `score` is `None` while the match does not count (not played, or after the round
/// asked for): such a match still matters, because some steps wait until all matches between clubs are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableMatch {
    pub id: MatchId,
    pub round: u16,
    pub home: TeamId,
    pub away: TeamId,
    pub score: Option<Score>,
}

/// Points taken from a club by decision, from a round on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deduction {
    pub team: TeamId,
    pub points: i32,
    pub from_round: u16,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Clubs that nothing parts share a position.
    pub position: u16,
    pub team: TeamId,
    pub points: i32,
    pub deducted: i32,
    pub tally: Tally,
    /// What placed this club among those with the same points.
    pub decided_by: Option<DecidedBy>,
}

/// The step that placed a club, the clubs that were level with it until then, and the value of each of them, best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecidedBy {
    pub decision: Decision,
    pub with: Vec<TeamId>,
    pub values: Vec<(TeamId, i32)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    By(Criterion),
    /// No step parts them: the regulations would ask for a match on neutral ground.
    Level,
}

impl Decision {
    /// The name used on the wire.
    pub fn name(self) -> &'static str {
        match self {
            Self::By(criterion) => criterion.name(),
            Self::Level => "level",
        }
    }
}

/// Which matches a table is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    Overall,
    Home,
    Away,
}

/// All that a table is made from. `teams` are in the order in which clubs that cannot be parted are shown.
#[derive(Clone, Copy, Debug)]
pub struct Standings<'a> {
    pub rules: &'a RuleSet,
    pub teams: &'a [TeamId],
    pub matches: &'a [TableMatch],
    pub deductions: &'a [Deduction],
    /// A finished season is ordered by other steps than one in progress.
    pub season_over: bool,
}

/// The calendar as it stood after `round`: later matches do not count yet.
pub fn after_round(matches: &[TableMatch], round: u16) -> Vec<TableMatch> {
    matches.iter().map(|m| TableMatch { score: m.score.filter(|_| m.round <= round), ..*m }).collect()
}

impl Standings<'_> {
    pub fn table(&self, view: View) -> Vec<Row> {
        self.ordered(view).0
    }

    /// The table, and for each set of clubs that had to be parted what was tried.
    fn ordered(&self, view: View) -> (Vec<Row>, Vec<Vec<Trial>>) {
        let tallies = tally::count(self.teams, self.matches, view);
        let latest = self.matches.iter().filter(|m| m.score.is_some()).map(|m| m.round).max().unwrap_or(0);
        let mut rows: Vec<Row> = self
            .teams
            .iter()
            .zip(tallies)
            .map(|(&team, tally)| {
                let deducted = if view == View::Overall { self.deducted(team, latest) } else { 0 };
                let points = tally.points(self.rules.points_for_win) - deducted;
                Row { position: 0, team, points, deducted, tally, decided_by: None }
            })
            .collect();
        rows.sort_by_key(|row| std::cmp::Reverse(row.points));
        let mut trials = Vec::new();
        for level in rows.chunk_by_mut(|a, b| a.points == b.points) {
            if level.len() > 1 && level.iter().any(|row| row.tally.matches > 0) {
                trials.push(tie::part(self, view, level));
            }
        }
        number(&mut rows);
        (rows, trials)
    }

    /// Deductions count from the round in which they were decided, so that older tables stay as they were.
    fn deducted(&self, team: TeamId, latest: u16) -> i32 {
        let in_force = |d: &&Deduction| d.team == team && (self.season_over || d.from_round <= latest);
        self.deductions.iter().filter(in_force).map(|d| d.points).sum()
    }
}

/// Positions: clubs that stayed level share one, the next club's counts all above it.
fn number(rows: &mut [Row]) {
    for i in 0..rows.len() {
        let shared = i > 0
            && rows[i].decided_by.as_ref().is_some_and(|d| d.decision == Decision::Level)
            && rows[i].decided_by.as_ref().is_some_and(|d| d.with.contains(&rows[i - 1].team));
        rows[i].position = if shared { rows[i - 1].position } else { i as u16 + 1 };
    }
}

#[cfg(test)]
mod tests;
