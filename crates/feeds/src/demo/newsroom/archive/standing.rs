//! How things stood at a moment: tables, scorers, those who are suspended.

use std::collections::HashMap;

use football::PersonId;
use football::rules;
use football::season::SeasonId;
use football::table::{Row, Standings, TableMatch, View};
use jiff::Timestamp;

use super::{Archive, Game, GoalKind};

/// Who has scored how often, and for whom last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Scorer {
    pub person: PersonId,
    pub team: i64,
    pub goals: i64,
}

impl Archive {
    /// Matches of an edition's regular rounds that were over by then.
    fn counted<'a>(&'a self, competition: &'a str, season: SeasonId) -> impl Iterator<Item = &'a Game> {
        self.games
            .iter()
            .filter(move |game| game.competition == competition && game.season == season && game.is_league())
    }

    /// A league's table as it stood at a moment; empty where there is no such league.
    pub fn table(&self, competition: &str, season: SeasonId, at: Timestamp) -> Vec<Row> {
        let Some(edition) = self.edition_of(competition, season) else { return Vec::new() };
        let Ok(rules) = rules::in_force(&edition.rules, season) else { return Vec::new() };
        let is_over = |game: &Game| game.ended().is_some_and(|ended| ended <= at);
        let matches: Vec<TableMatch> = self
            .counted(competition, season)
            .map(|game| TableMatch {
                id: game.id,
                round: game.round,
                home: game.home,
                away: game.away,
                score: game.result().filter(|_| is_over(game)),
            })
            .collect();
        let season_over = self.counted(competition, season).all(is_over);
        let deductions = &self.deductions[&edition.id];
        let teams = &self.entrants[&edition.id];
        Standings { rules, teams, matches: &matches, deductions, season_over }.table(View::Overall)
    }

    /// The scorers of a competition until a moment, best first.
    pub fn scorers(&self, competition: &str, season: SeasonId, at: Timestamp) -> Vec<Scorer> {
        self.scorers_between(competition, season, Timestamp::MIN, at)
    }

    pub fn scorers_between(&self, competition: &str, season: SeasonId, from: Timestamp, to: Timestamp) -> Vec<Scorer> {
        let mut scorers: HashMap<PersonId, Scorer> = HashMap::new();
        let is_within = |game: &&Game| {
            game.competition == competition
                && game.season == season
                && game.ended().is_some_and(|ended| ended > from && ended <= to)
        };
        for game in self.games.iter().filter(is_within) {
            for goal in game.goals.iter().filter(|goal| goal.kind != GoalKind::Own) {
                let (Some(person), team) = (goal.scorer, game.team(goal.side)) else { continue };
                let scorer = scorers.entry(person).or_insert(Scorer { person, team, goals: 0 });
                scorer.goals += 1;
                scorer.team = team;
            }
        }
        let mut scorers: Vec<Scorer> = scorers.into_values().collect();
        scorers.sort_by_key(|scorer| (std::cmp::Reverse(scorer.goals), scorer.person));
        scorers
    }

    /// The rounds of a league that were played to their end before a moment, newest first, with the moment at which the last
    /// of their matches ended. A match that was put off does not hold its round back.
    pub fn rounds_over(&self, competition: &str, at: Timestamp) -> Vec<(SeasonId, u16, Timestamp)> {
        let mut ends: HashMap<(SeasonId, u16), (Timestamp, usize)> = HashMap::new();
        for game in self.games.iter().filter(|game| game.competition == competition && game.is_league()) {
            let (last, count) = ends.entry((game.season, game.round)).or_insert((Timestamp::MIN, 0));
            match game.ended() {
                Some(ended) if ended <= at => {
                    // Made-up matches come weeks later; the round was over before.
                    if *count == 0 || (ended.as_second() - last.as_second()).abs() < 6 * 24 * 3600 {
                        *last = ended.max(*last);
                    }
                    *count += 1;
                }
                _ => {}
            }
        }
        let complete = ends.into_iter().filter(|(_, (_, count))| *count >= 8);
        let mut rounds: Vec<_> = complete.map(|((season, round), (last, _))| (season, round, last)).collect();
        rounds.sort_by_key(|&(season, round, _)| std::cmp::Reverse((season, round)));
        rounds
    }
}
