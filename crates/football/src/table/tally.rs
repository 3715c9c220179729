//! Counting matches into wins, draws, losses and goals.

use std::collections::HashMap;

use super::{TableMatch, View};
use crate::TeamId;
use crate::score::Outcome;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub matches: u16,
    pub wins: u16,
    pub draws: u16,
    pub losses: u16,
    pub goals_for: i32,
    pub goals_against: i32,
    /// Goals scored as the visiting side: only some head-to-head steps ask for them.
    pub away_goals: i32,
}

impl Tally {
    pub fn points(&self, for_win: i32) -> i32 {
        i32::from(self.wins) * for_win + i32::from(self.draws)
    }

    pub fn goal_difference(&self) -> i32 {
        self.goals_for - self.goals_against
    }

    fn add(&mut self, outcome: Outcome, scored: u16, conceded: u16) {
        self.matches += 1;
        match outcome {
            Outcome::Win => self.wins += 1,
            Outcome::Draw => self.draws += 1,
            Outcome::Loss => self.losses += 1,
        }
        self.goals_for += i32::from(scored);
        self.goals_against += i32::from(conceded);
    }
}

/// One tally per team, in the order of `teams`, over the matches in which both sides are among them.
pub(super) fn count(teams: &[TeamId], matches: &[TableMatch], view: View) -> Vec<Tally> {
    let place: HashMap<TeamId, usize> = teams.iter().enumerate().map(|(i, &team)| (team, i)).collect();
    let mut tallies = vec![Tally::default(); teams.len()];
    for m in matches {
        let (Some(&home), Some(&away), Some(score)) = (place.get(&m.home), place.get(&m.away), m.score) else {
            continue;
        };
        if view != View::Away {
            tallies[home].add(score.outcome_for_home(), score.home, score.away);
        }
        if view != View::Home {
            tallies[away].add(score.reversed().outcome_for_home(), score.away, score.home);
            tallies[away].away_goals += i32::from(score.away);
        }
    }
    tallies
}
