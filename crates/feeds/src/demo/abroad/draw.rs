//! Who meets whom, as far as what has been played decides it.

use football::TeamId;
use football::rules;
use football::score::{FullScore, Score};
use football::season::SeasonId;
use football::table::{Standings, TableMatch, View};

use super::super::cup::{winner, winner_of_two};
use super::super::pairing::double_round_robin;
use super::{GROUP_ROUNDS, GROUP_RULES, International, Leg};

/// A match that has been drawn; `result` once it is over.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Played {
    pub pairing: Pairing,
    pub result: Option<FullScore>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Pairing {
    pub number: u16,
    pub home: TeamId,
    pub away: TeamId,
}

/// The matches that can be drawn now and have not been: the group stage, then a round when the one before is over. The
/// two legs of a round are drawn together.
pub(in super::super) fn drawn(
    competition: &International,
    season: SeasonId,
    groups: &[Vec<TeamId>],
    played: &[Played],
) -> Vec<Pairing> {
    let last = played.iter().map(|known| known.pairing.number).max().unwrap_or(0);
    if last == 0 {
        return group_stage(groups);
    }
    if played.iter().any(|known| known.result.is_none()) {
        return Vec::new();
    }
    let number = last + 1;
    let pairs = match competition.leg(number) {
        None => return Vec::new(),
        Some(_) if last == GROUP_ROUNDS => after_groups(&qualified(season, groups, played), competition.leg(number)),
        Some(_) => meet(&winners(competition, played, last)),
    };
    let pairing = |number: u16, (home, away): (TeamId, TeamId)| Pairing { number, home, away };
    let mut drawn: Vec<Pairing> = pairs.iter().map(|&pair| pairing(number, pair)).collect();
    if competition.leg(number) == Some(Leg::First) {
        drawn.extend(pairs.iter().map(|&(home, away)| pairing(number + 1, (away, home))));
    }
    drawn
}

/// Round by round, so that what happens in one can matter in the next.
fn group_stage(groups: &[Vec<TeamId>]) -> Vec<Pairing> {
    let mut drawn = Vec::new();
    for round in 0..usize::from(GROUP_ROUNDS) {
        for group in groups {
            for &(home, away) in &double_round_robin(group.len())[round] {
                drawn.push(Pairing { number: round as u16 + 1, home: group[home], away: group[away] });
            }
        }
    }
    drawn
}

/// The first two of each group.
fn qualified(season: SeasonId, groups: &[Vec<TeamId>], played: &[Played]) -> Vec<[TeamId; 2]> {
    let rules = rules::in_force(GROUP_RULES, season).expect("the rule holds in every season");
    let of_group = |group: &Vec<TeamId>| {
        let is_in = |known: &&Played| group.contains(&known.pairing.home) && known.pairing.number <= GROUP_ROUNDS;
        let matches: Vec<TableMatch> = (0..)
            .zip(played.iter().filter(is_in))
            .map(|(id, Played { pairing, result })| TableMatch {
                id,
                round: pairing.number,
                home: pairing.home,
                away: pairing.away,
                score: result.map(|result| result.goals),
            })
            .collect();
        let mut teams = group.clone();
        teams.sort_unstable();
        let standings = Standings { rules, teams: &teams, matches: &matches, deductions: &[], season_over: true };
        let rows = standings.table(View::Overall);
        [rows[0].team, rows[1].team]
    };
    groups.iter().map(of_group).collect()
}

/// Winners meet runners-up of the next group. The winner is at home last, or, where one match decides, in that.
fn after_groups(qualified: &[[TeamId; 2]], leg: Option<Leg>) -> Vec<(TeamId, TeamId)> {
    let mut pairs = Vec::new();
    for neighbours in qualified.chunks_exact(2) {
        for (winner, runner_up) in [(neighbours[0][0], neighbours[1][1]), (neighbours[1][0], neighbours[0][1])] {
            let is_first_leg = leg == Some(Leg::First);
            pairs.push(if is_first_leg { (runner_up, winner) } else { (winner, runner_up) });
        }
    }
    pairs
}

/// Those who went through from the last round, in the order of its matches.
fn winners(competition: &International, played: &[Played], last: u16) -> Vec<TeamId> {
    let of_round = |number: u16| played.iter().filter(move |known| known.pairing.number == number);
    let goals = |known: &Played| known.result.map_or(Score::new(0, 0), |result| result.goals);
    let through = |second: &Played| {
        let Pairing { home, away, .. } = second.pairing;
        let Some(result) = second.result else { return home };
        if competition.leg(last) == Some(Leg::Second) {
            let first = of_round(last - 1).find(|first| first.pairing.home == away);
            winner_of_two(home, away, first.map_or(Score::new(0, 0), goals), result)
        } else {
            winner(home, away, result)
        }
    };
    of_round(last).map(through).collect()
}

/// The winners meet: of the first half of the draw with those of the second.
fn meet(winners: &[TeamId]) -> Vec<(TeamId, TeamId)> {
    let half = winners.len() / 2;
    (0..half).map(|i| (winners[i], winners[i + half])).collect()
}
