//! Why clubs with the same points stand in this order: all that was tried, and the table of their own matches.

use super::tie::Trial;
use super::{Row, Standings, TableMatch, Tally, View, tally};
use crate::TeamId;
use crate::rules::Criterion;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The clubs with the same points, as they stand.
    pub rows: Vec<Row>,
    /// Their matches with each other, and what these come to: best first, by points, then goals.
    pub matches: Vec<TableMatch>,
    pub among: Vec<(TeamId, Tally)>,
    /// In the order in which they were tried.
    pub trials: Vec<Trial>,
    /// The steps that nobody needed.
    pub unused: Vec<Criterion>,
}

impl Standings<'_> {
    /// One for each set of clubs level on points, from the top of the table down.
    pub fn explain(&self) -> Vec<Explanation> {
        let (rows, trials) = self.ordered(View::Overall);
        let mut trials = trials.into_iter();
        let mut found = Vec::new();
        for level in rows.chunk_by(|a, b| a.points == b.points) {
            // As many lists of trials as sets of clubs that had to be parted, in the same order.
            if level.iter().all(|row| row.decided_by.is_none()) {
                continue;
            }
            let Some(trials) = trials.next() else { break };
            found.push(self.explanation(level, trials));
        }
        found
    }

    fn explanation(&self, level: &[Row], trials: Vec<Trial>) -> Explanation {
        let teams: Vec<TeamId> = level.iter().map(|row| row.team).collect();
        let is_between = |m: &&TableMatch| teams.contains(&m.home) && teams.contains(&m.away);
        let mut among: Vec<(TeamId, Tally)> =
            teams.iter().copied().zip(tally::count(&teams, self.matches, View::Overall)).collect();
        let for_win = self.rules.points_for_win;
        among.sort_by_key(|(_, tally)| {
            std::cmp::Reverse((tally.points(for_win), tally.goal_difference(), tally.goals_for))
        });
        let steps = self.rules.steps(self.season_over).iter().map(|step| step.by);
        let unused = steps.filter(|by| !trials.iter().any(|trial| trial.by == *by)).collect();
        let matches = self.matches.iter().filter(is_between).copied().collect();
        Explanation { rows: level.to_vec(), matches, among, trials, unused }
    }
}
