//! Parting clubs level on points, step by step, and remembering which step placed each of them.

use std::cmp::Reverse;

use super::{DecidedBy, Decision, Row, Standings, View, tally};
use crate::TeamId;
use crate::rules::{Condition, Criterion, Step};

/// A step that was tried on clubs level so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    pub by: Criterion,
    /// The clubs it was tried on.
    pub teams: Vec<TeamId>,
    /// The steps have begun anew for these clubs alone.
    pub is_restarted: bool,
    pub verdict: Verdict,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It tells some of them apart. The value of each, best first.
    Parted(Vec<(TeamId, i32)>),
    /// All have the same value.
    Level(Vec<(TeamId, i32)>),
    /// It counts only when the matches left between them are played.
    Waiting { left: usize },
}

/// Orders `level` (rows with the same points) in place, and says what was tried. Rows that nothing parts keep the order
/// they came in.
pub(super) fn part(standings: &Standings<'_>, view: View, level: &mut [Row]) -> Vec<Trial> {
    let among: Vec<TeamId> = level.iter().map(|row| row.team).collect();
    let steps = standings.rules.steps(standings.season_over);
    let mut parting = Parting { standings, view, steps, trials: Vec::new() };
    parting.walk(level, 0, &among);
    parting.trials
}

struct Parting<'a> {
    standings: &'a Standings<'a>,
    view: View,
    steps: &'a [Step],
    trials: Vec<Trial>,
}

/// What a step says of some clubs.
enum Values {
    Of(Vec<(TeamId, i32)>),
    Waiting {
        left: usize,
    },
    /// Nothing in this view of the table.
    None,
}

impl Parting<'_> {
    /// Takes the steps from `first` on. `among` are the clubs whose matches count head to head: all that were level on
    /// points, or – where the rule set restarts – those still level.
    fn walk(&mut self, level: &mut [Row], first: usize, among: &[TeamId]) {
        let steps = self.steps;
        for (index, step) in steps.iter().enumerate().skip(first) {
            let mut values = match self.values(level, *step, among) {
                Values::Of(values) => values,
                Values::Waiting { left } => {
                    self.note(level, step.by, Verdict::Waiting { left });
                    continue;
                }
                Values::None => continue,
            };
            values.sort_by_key(|&(_, value)| Reverse(value));
            if values.iter().all(|&(_, value)| value == values[0].1) {
                self.note(level, step.by, Verdict::Level(values));
                continue;
            }
            self.note(level, step.by, Verdict::Parted(values.clone()));
            self.split(level, index, among, &values, step.by);
            return;
        }
        decide(level, Decision::Level, &[]);
    }

    fn note(&mut self, level: &[Row], by: Criterion, verdict: Verdict) {
        let teams: Vec<TeamId> = level.iter().map(|row| row.team).collect();
        let is_restarted = self.trials.iter().any(|trial| trial.by == by && trial.teams.len() > teams.len());
        self.trials.push(Trial { by, teams, is_restarted, verdict });
    }

    /// A step told some clubs apart: order by it, and go on with each set of clubs that it left level.
    fn split(&mut self, level: &mut [Row], index: usize, among: &[TeamId], values: &[(TeamId, i32)], by: Criterion) {
        let value_of = |team: TeamId| values.iter().find(|(t, _)| *t == team).map_or(0, |&(_, value)| value);
        level.sort_by_key(|row| Reverse(value_of(row.team)));
        decide(level, Decision::By(by), values);
        for rest in level.chunk_by_mut(|a, b| value_of(a.team) == value_of(b.team)) {
            if rest.len() == 1 {
                continue;
            }
            if self.standings.rules.restart {
                let still_level: Vec<TeamId> = rest.iter().map(|row| row.team).collect();
                self.walk(rest, 0, &still_level);
            } else {
                self.walk(rest, index + 1, among);
            }
        }
    }

    fn values(&self, level: &[Row], step: Step, among: &[TeamId]) -> Values {
        let overall = |value: fn(&Row) -> i32| Values::Of(level.iter().map(|row| (row.team, value(row))).collect());
        match step.by {
            Criterion::GoalDifference => overall(|row| row.tally.goal_difference()),
            Criterion::Wins => overall(|row| i32::from(row.tally.wins)),
            Criterion::GoalsScored => overall(|row| row.tally.goals_for),
            Criterion::HeadToHeadPoints | Criterion::HeadToHeadGoalDifference | Criterion::HeadToHeadAwayGoals => {
                self.head_to_head(level, step, among)
            }
        }
    }

    fn head_to_head(&self, level: &[Row], step: Step, among: &[TeamId]) -> Values {
        // Half of a pair's matches says nothing about the pair.
        if self.view != View::Overall {
            return Values::None;
        }
        let left = self.left(among);
        if step.once == Condition::AllPlayed && left > 0 {
            return Values::Waiting { left };
        }
        let tallies = tally::count(among, self.standings.matches, View::Overall);
        let value = |team: TeamId| {
            let tally = among.iter().position(|&t| t == team).map(|i| tallies[i]).unwrap_or_default();
            match step.by {
                Criterion::HeadToHeadPoints => tally.points(self.standings.rules.points_for_win),
                Criterion::HeadToHeadGoalDifference => tally.goal_difference(),
                _ => tally.away_goals,
            }
        };
        Values::Of(level.iter().map(|row| (row.team, value(row.team))).collect())
    }

    /// How many matches between these clubs are to come.
    fn left(&self, among: &[TeamId]) -> usize {
        let between = |home: TeamId, away: TeamId| among.contains(&home) && among.contains(&away);
        let matches = self.standings.matches.iter().filter(|m| between(m.home, m.away));
        matches.filter(|m| m.score.is_none()).count()
    }
}

/// `values` are in order, best first.
fn decide(level: &mut [Row], decision: Decision, values: &[(TeamId, i32)]) {
    let teams: Vec<TeamId> = level.iter().map(|row| row.team).collect();
    for row in level {
        let with = teams.iter().copied().filter(|&team| team != row.team).collect();
        row.decided_by = Some(DecidedBy { decision, with, values: values.to_vec() });
    }
}
