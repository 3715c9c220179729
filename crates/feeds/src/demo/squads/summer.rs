//! Between two seasons: who leaves, who ends his career, who comes instead.

use std::collections::BTreeMap;

use football::position::Position;
use football::season::SeasonId;

use super::super::chances::Chances;
use super::super::clubs::Club;
use super::super::people::{Newcomer, People};
use super::{Employer, Player, QUOTA, numbers};

/// Nobody is older when a season begins.
const OLDEST: i64 = 36;
/// Reserve teams are for the young.
const OLDEST_RESERVE: i64 = 23;
/// Clubs lend the young, and not many of them.
const OLDEST_LOAN: i64 = 24;
const LOAN_CHANCE: f64 = 0.55;

pub(super) struct Summer {
    seed: u64,
    season: SeasonId,
    clubs: Vec<&'static Club>,
    stayed: BTreeMap<&'static str, Vec<Player>>,
    /// Those who look for a club, with the one they left.
    market: Vec<(&'static str, Player)>,
}

impl Summer {
    pub(super) fn open(
        before: BTreeMap<&'static str, Vec<Player>>,
        people: &People,
        season: SeasonId,
        clubs: &[Employer],
        seed: u64,
    ) -> Self {
        let known = clubs.iter().map(|employer| employer.club).collect();
        let mut summer = Self { seed, season, clubs: known, stayed: BTreeMap::new(), market: Vec::new() };
        for (key, squad) in before {
            let employer = clubs.iter().find(|employer| employer.club.key == key);
            let mut chances = Chances::new(seed, &format!("{season}/summer/{key}"));
            for player in squad.into_iter().filter(|player| player.left.is_none()) {
                let age = people.age(player.person, season);
                let player = Player { order: 1, joined: None, loan_from: None, ..player };
                let ends = age > OLDEST || (age > 34 && chances.happens(0.45));
                let outgrown = employer.is_some_and(|e| e.club.reserve_of.is_some()) && age > OLDEST_RESERVE;
                let moves = chances.happens(0.19);
                if ends {
                    continue;
                }
                if employer.is_none() || outgrown || moves {
                    // Some go where this story does not follow.
                    if chances.happens(0.7) {
                        summer.market.push((key, player));
                    }
                } else {
                    summer.stayed.entry(key).or_default().push(player);
                }
            }
        }
        Chances::new(seed, &format!("{season}/market")).shuffle(&mut summer.market);
        summer
    }

    /// A club's squad: who stayed, and newcomers for the places left.
    pub(super) fn fill(&mut self, people: &mut People, employer: &Employer) -> Vec<Player> {
        let key = employer.club.key;
        let mut chances = Chances::new(self.seed, &format!("{}/signings/{key}", self.season));
        let is_new = !self.stayed.contains_key(key);
        let mut squad = self.stayed.remove(key).unwrap_or_default();
        let mut arrivals = 0;
        for (position, count) in QUOTA {
            let there = squad.iter().filter(|player| player.position == position).count();
            for _ in there..count {
                let signed = if !is_new && chances.happens(0.6) { self.sign(people, employer, position) } else { None };
                let loan_from = signed.and_then(|(from, person)| self.lends(people, from, employer, person));
                let person = signed.map(|(_, person)| person).unwrap_or_else(|| {
                    arrivals += 1;
                    self.discover(people, employer, position, arrivals, is_new, &mut chances)
                });
                let kit = numbers::free(position, &squad);
                squad.push(Player { person, position, kit, order: 1, joined: None, left: None, loan_from });
            }
        }
        squad.sort_by_key(|player| player.kit);
        squad
    }

    /// Somebody of that position who looks for a club, with the one he comes from.
    fn sign(&mut self, people: &People, employer: &Employer, position: Position) -> Option<(&'static str, usize)> {
        let is_reserve = employer.club.reserve_of.is_some();
        let found = self.market.iter().position(|(from, player)| {
            let is_young = people.age(player.person, self.season) < OLDEST_RESERVE;
            *from != employer.club.key && player.position == position && (!is_reserve || is_young)
        })?;
        let (from, player) = self.market.remove(found);
        Some((from, player.person))
    }

    /// The club that somebody comes from, where it only lends him: some of the young, between first teams of the season.
    fn lends(&self, people: &People, from: &'static str, employer: &Employer, person: usize) -> Option<&'static str> {
        let lender = self.clubs.iter().find(|club| club.key == from)?;
        let is_first = |club: &Club| club.reserve_of.is_none();
        let is_young = people.age(person, self.season) <= OLDEST_LOAN;
        // Chances of its own: whom else the clubs sign stays as it is.
        let is_lent = || Chances::new(self.seed, &format!("{}/loan/{person}", self.season)).happens(LOAN_CHANCE);
        (is_first(lender) && is_first(employer.club) && is_young && is_lent()).then_some(from)
    }

    /// Somebody new: a youngster in a club that goes on, anybody in one that is put together.
    fn discover(
        &self,
        people: &mut People,
        employer: &Employer,
        position: Position,
        number: usize,
        is_new: bool,
        chances: &mut Chances,
    ) -> usize {
        let spread = chances.unit() + chances.unit();
        let age = match (employer.club.reserve_of.is_some(), is_new) {
            (true, _) => 18 + chances.below(4) as i64,
            (false, true) => 18 + (spread * 8.8) as i64,
            (false, false) if chances.happens(0.55) => 18 + chances.below(3) as i64,
            (false, false) => 20 + (spread * 4.5) as i64,
        };
        let newcomer = Newcomer {
            external_id: format!("p-{}-{}-{number:02}", employer.club.key, self.season.start_year()),
            home: employer.country,
            at_home: 0.6,
            age,
            season: self.season,
        };
        people.add_player(newcomer, position)
    }
}
