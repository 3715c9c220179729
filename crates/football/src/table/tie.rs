//! Parting clubs level on points, step by step, and remembering which step placed each of them.

use std::cmp::Reverse;

use super::{DecidedBy, Decision, Row, Standings, View, tally};
use crate::TeamId;
use crate::rules::{Condition, Criterion, Step};

/// Orders `level` (rows with the same points) in place. Rows that nothing parts keep the order they came in.
pub(super) fn part(standings: &Standings<'_>, view: View, level: &mut [Row]) {
    let among: Vec<TeamId> = level.iter().map(|row| row.team).collect();
    let parting = Parting { standings, view, steps: standings.rules.steps(standings.season_over) };
    parting.walk(level, 0, &among);
}

struct Parting<'a> {
    standings: &'a Standings<'a>,
    view: View,
    steps: &'a [Step],
}

impl Parting<'_> {
    /// Takes the steps from `first` on. `among` are the clubs whose matches count head to head: all that were level on
    /// points, or – where the rule set restarts – those still level.
    fn walk(&self, level: &mut [Row], first: usize, among: &[TeamId]) {
        for (index, step) in self.steps.iter().enumerate().skip(first) {
            let Some(values) = self.values(level, *step, among) else {
                continue;
            };
            if values.iter().all(|&(_, value)| value == values[0].1) {
                continue;
            }
            self.split(level, index, among, &values, step.by);
            return;
        }
        decide(level, Decision::Level, &[]);
    }

    /// A step told some clubs apart: order by it, and go on with each set of clubs that it left level.
    fn split(&self, level: &mut [Row], index: usize, among: &[TeamId], values: &[(TeamId, i32)], by: Criterion) {
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

    /// The value of each club at this step, or `None` where the step may not be used (yet).
    fn values(&self, level: &[Row], step: Step, among: &[TeamId]) -> Option<Vec<(TeamId, i32)>> {
        let overall = |value: fn(&Row) -> i32| Some(level.iter().map(|row| (row.team, value(row))).collect());
        match step.by {
            Criterion::GoalDifference => overall(|row| row.tally.goal_difference()),
            Criterion::Wins => overall(|row| i32::from(row.tally.wins)),
            Criterion::GoalsScored => overall(|row| row.tally.goals_for),
            Criterion::HeadToHeadPoints | Criterion::HeadToHeadGoalDifference | Criterion::HeadToHeadAwayGoals => {
                self.head_to_head(level, step, among)
            }
        }
    }

    fn head_to_head(&self, level: &[Row], step: Step, among: &[TeamId]) -> Option<Vec<(TeamId, i32)>> {
        // Half of a pair's matches says nothing about the pair.
        if self.view != View::Overall {
            return None;
        }
        if step.once == Condition::AllPlayed && !self.all_played(among) {
            return None;
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
        Some(level.iter().map(|row| (row.team, value(row.team))).collect())
    }

    fn all_played(&self, among: &[TeamId]) -> bool {
        let between = |home: TeamId, away: TeamId| among.contains(&home) && among.contains(&away);
        self.standings.matches.iter().filter(|m| between(m.home, m.away)).all(|m| m.score.is_some())
    }
}

fn decide(level: &mut [Row], decision: Decision, values: &[(TeamId, i32)]) {
    let teams: Vec<TeamId> = level.iter().map(|row| row.team).collect();
    let mut values = values.to_vec();
    values.sort_by_key(|&(_, value)| Reverse(value));
    for row in level {
        let with = teams.iter().copied().filter(|&team| team != row.team).collect();
        row.decided_by = Some(DecidedBy { decision, with, values: values.clone() });
    }
}
