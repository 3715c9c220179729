//! Which clubs play in which division, and how the past seasons went.
//!
//! When the league is loaded, the present is given: its divisions are fixed. So the past has to lead there: the clubs that
//! came up must have finished where one comes up, and those that went down where one goes down. Past seasons are played
//! again with other luck until they fit; clubs that rose or fell get good and bad years, so that this happens soon. From
//! there on, seasons follow from one another ([`super::turnover`]).

use std::collections::HashMap;

use football::MatchId;
use football::rules::{self, RuleSet};
use football::season::SeasonId;
use football::table::{Deduction, Standings, TableMatch, View};

use super::RULES;
use super::chances::Chances;
use super::clubs::{Club, FIRST, SECOND, THIRD};
use super::pairing::double_round_robin;
use super::script::{Kind, Script};
use super::strength::{expected_goals, strength};

/// What happened between one season and the next.
struct Turn {
    /// First to second division, last of all first; the third lost the play-off, where there are three.
    down: &'static [&'static str],
    /// Second to first division.
    up: &'static [&'static str],
    /// Second division to below.
    out: &'static [&'static str],
    /// From below to the second division.
    in_: &'static [&'static str],
}

/// By how many seasons ago the turn followed: the one after last season, the one after the season before.
const TURNS: [Turn; 2] = [
    Turn { down: &["vsl", "mov"], up: &["dun", "amb"], out: &["zef", "ilr"], in_: &["xis", "vid"] },
    Turn { down: &["fon", "rma", "cai"], up: &["olg", "tbe", "lab"], out: &["urz", "qlu"], in_: &["toj", "cor"] },
];

/// A league season: who takes part, and with which luck it is played.
pub(super) struct LeagueSeason {
    pub id: SeasonId,
    pub clubs: Vec<&'static Club>,
    seed: u64,
    competition: &'static str,
    luck: u32,
    /// Good and bad years.
    form: HashMap<&'static str, f64>,
}

/// One match of a league season.
pub(super) struct Pairing {
    pub round: u16,
    /// 0–8 in its round.
    pub place: usize,
    pub home: &'static Club,
    pub away: &'static Club,
}

impl LeagueSeason {
    /// `years` 0 is the season in which the league is loaded.
    pub(super) fn new(seed: u64, competition: &'static str, id: SeasonId, years: usize, is_first: bool) -> Self {
        let (first, second) = divisions(years);
        let clubs = if is_first { first } else { second };
        let mut season = Self { id, clubs, seed, competition, luck: 0, form: HashMap::new() };
        if let Some(turn) = years.checked_sub(1).and_then(|i| TURNS.get(i)) {
            let (good, bad) = if is_first { (&[][..], turn.down) } else { (turn.up, turn.out) };
            season.form.extend(good.iter().map(|key| (*key, 0.75)));
            // The club that fell in the play-off must not fall behind those below it.
            season.form.extend(bad.iter().enumerate().map(|(i, key)| (*key, if i < 2 { -0.8 } else { -0.45 })));
            while !season.fits(turn, is_first) {
                season.luck += 1;
            }
        }
        season
    }

    /// A season that followed from the one before it.
    pub(super) fn following(seed: u64, competition: &'static str, id: SeasonId, clubs: Vec<&'static Club>) -> Self {
        Self { id, clubs, seed, competition, luck: 0, form: HashMap::new() }
    }

    pub(super) fn pairings(&self) -> Vec<Pairing> {
        let name = format!("{}/{}/calendar", self.id, self.competition);
        let mut chances = Chances::new(self.seed, &name);
        let mut order: Vec<&'static Club> = self.clubs.clone();
        chances.shuffle(&mut order);
        let mut list = Vec::with_capacity(306);
        for (index, mut pairs) in double_round_robin(order.len()).into_iter().enumerate() {
            chances.shuffle(&mut pairs);
            for (place, (home, away)) in pairs.into_iter().enumerate() {
                list.push(Pairing { round: index as u16 + 1, place, home: order[home], away: order[away] });
            }
        }
        list
    }

    pub(super) fn script(&self, home: &Club, away: &Club) -> Script {
        let name = format!("{}/{}/{}-{}/{}", self.id, self.competition, home.key, away.key, self.luck);
        let goals = expected_goals(self.strength(home), self.strength(away));
        Script::write(Chances::new(self.seed, &name), goals, Kind::League)
    }

    fn strength(&self, club: &Club) -> f64 {
        let form = self.form.get(club.key).copied().unwrap_or(0.0);
        strength(self.seed, self.id.start_year(), club) + form
    }

    /// The clubs in the order of the final table.
    pub(super) fn final_order(&self) -> Vec<&'static Club> {
        self.ordered(&[])
    }

    /// The same where a club has lost points.
    pub(super) fn final_order_less(&self, fined: &str, points: i32) -> Vec<&'static Club> {
        let team = self.clubs.iter().position(|club| club.key == fined).map(|place| place as i64);
        let deduction = team.map(|team| Deduction { team, points, from_round: 1 });
        self.ordered(deduction.as_slice())
    }

    fn ordered(&self, deductions: &[Deduction]) -> Vec<&'static Club> {
        let place = |club: &Club| self.clubs.iter().position(|c| c.key == club.key).unwrap_or_default() as i64;
        let matches: Vec<TableMatch> = self
            .pairings()
            .iter()
            .enumerate()
            .map(|(i, p)| TableMatch {
                id: i as MatchId,
                round: p.round,
                home: place(p.home),
                away: place(p.away),
                score: Some(self.script(p.home, p.away).result().goals),
            })
            .collect();
        let teams: Vec<i64> = (0..self.clubs.len() as i64).collect();
        let standings =
            Standings { rules: in_force(self.id), teams: &teams, matches: &matches, deductions, season_over: true };
        standings.table(View::Overall).iter().map(|row| self.clubs[row.team as usize]).collect()
    }

    /// Whether the season ended as what came after it requires.
    fn fits(&self, turn: &Turn, is_first: bool) -> bool {
        let order = self.final_order();
        let keys = |clubs: &[&Club]| clubs.iter().map(|club| club.key).collect::<Vec<_>>();
        let same = |mut a: Vec<&str>, b: &[&str]| {
            let mut b = b.to_vec();
            a.sort_unstable();
            b.sort_unstable();
            a == b
        };
        if is_first {
            let fell_in_playoff = turn.down.get(2).is_none_or(|key| order[15].key == *key);
            same(keys(&order[16..]), &turn.down[..2]) && fell_in_playoff
        } else {
            let eligible: Vec<&Club> = order.iter().copied().filter(|club| club.reserve_of.is_none()).collect();
            let rose_in_playoff = turn.up.get(2).is_none_or(|key| eligible[2].key == *key);
            same(keys(&eligible[..2]), &turn.up[..2]) && rose_in_playoff && same(keys(&order[16..]), turn.out)
        }
    }
}

/// Who won the play-off of the season `years` ago: the club of the second division?
pub(super) fn second_won_playoff(years: usize) -> bool {
    years.checked_sub(1).and_then(|i| TURNS.get(i)).is_some_and(|turn| turn.down.len() > 2)
}

pub(super) fn in_force(season: SeasonId) -> &'static RuleSet {
    rules::in_force(RULES, season).expect("the demo's rules hold in every season")
}

/// The two divisions, `years` seasons before the one in which the league is loaded.
pub(super) fn divisions(years: usize) -> (Vec<&'static Club>, Vec<&'static Club>) {
    let mut first: Vec<&Club> = FIRST.iter().collect();
    let mut second: Vec<&Club> = SECOND.iter().collect();
    for turn in TURNS.iter().take(years) {
        let below: Vec<&Club> = THIRD.iter().filter(|club| turn.out.contains(&club.key)).collect();
        let moved_up = drain(&mut first, turn.up);
        let moved_down = drain(&mut second, turn.down);
        drain(&mut second, turn.in_);
        first.extend(moved_down);
        second.extend(moved_up);
        second.extend(below);
    }
    (first, second)
}

fn drain(clubs: &mut Vec<&'static Club>, keys: &[&str]) -> Vec<&'static Club> {
    let taken = clubs.iter().copied().filter(|club| keys.contains(&club.key)).collect();
    clubs.retain(|club| !keys.contains(&club.key));
    taken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn divisions_have_eighteen_clubs_each_in_every_season() {
        for years in 0..=TURNS.len() {
            let (first, second) = divisions(years);
            assert_eq!((first.len(), second.len()), (18, 18), "{years} seasons ago");
            for reserve in first.iter().chain(&second).filter(|club| club.reserve_of.is_some()) {
                assert!(second.iter().any(|club| club.key == reserve.key));
                assert!(first.iter().any(|club| Some(club.key) == reserve.reserve_of));
            }
        }
    }

    #[test]
    fn the_past_leads_to_the_present() {
        for year in [2026, 2031] {
            for years in 1..=TURNS.len() {
                let id = SeasonId::starting_in(year - years as i64).unwrap();
                for is_first in [true, false] {
                    let season = LeagueSeason::new(super::super::SEED, "test", id, years, is_first);
                    assert!(season.fits(&TURNS[years - 1], is_first));
                    assert!(season.luck < 3_000, "{} tries", season.luck);
                }
            }
        }
    }
}
