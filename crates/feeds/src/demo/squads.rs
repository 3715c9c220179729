//! Squads over the years: who plays where, from the oldest season on. Most stay, some move, some end their careers, and
//! youngsters come.

mod numbers;
mod staff;
mod summer;
mod winter;

use std::collections::BTreeMap;

use football::position::Position;
use football::season::SeasonId;
use jiff::civil::Date;

use super::clubs::Club;
use super::people::People;
pub(super) use staff::Staffs;
pub(super) use winter::exchange;

/// How many of each position a squad has.
pub(super) const QUOTA: [(Position, usize); 4] =
    [(Position::Goalkeeper, 3), (Position::Defender, 8), (Position::Midfielder, 8), (Position::Forward, 6)];

/// A player in a squad.
#[derive(Clone, Debug)]
pub(super) struct Player {
    /// The place in [`People`].
    pub person: usize,
    pub position: Position,
    pub kit: i16,
    /// His first, second … team of the season.
    pub order: i16,
    /// Where he came, or left, in the middle of the season: he plays for the team from, or until before, that day.
    pub joined: Option<Date>,
    pub left: Option<Date>,
    /// The club that lends him for the season.
    pub loan_from: Option<&'static str>,
}

/// The squads of a group of clubs between which players move, by the clubs' keys.
#[derive(Default)]
pub(super) struct Squads(pub BTreeMap<&'static str, Vec<Player>>);

/// A club as the squads see it.
#[derive(Clone, Copy)]
pub(super) struct Employer {
    pub club: &'static Club,
    /// Where most of its players come from.
    pub country: &'static str,
}

impl Squads {
    /// The squads of the next season, for the clubs that take part in it.
    pub(super) fn next_season(&mut self, people: &mut People, season: SeasonId, clubs: &[Employer], seed: u64) {
        let mut summer = summer::Summer::open(std::mem::take(&mut self.0), people, season, clubs, seed);
        for employer in clubs {
            let squad = summer.fill(people, employer);
            self.0.insert(employer.club.key, squad);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::super::clubs::{FIRST, SECOND};
    use super::*;

    #[test]
    fn squads_are_complete_in_every_season_and_change_by_about_a_fifth() {
        let clubs: Vec<Employer> = FIRST.iter().chain(SECOND).map(|club| Employer { club, country: "PT" }).collect();
        let (mut people, mut squads) = (People::new(7), Squads::default());
        let mut before: Option<BTreeMap<&str, HashSet<usize>>> = None;
        for year in 2018..2026 {
            let season = SeasonId::starting_in(year).unwrap();
            squads.next_season(&mut people, season, &clubs, 7);
            let mut everybody = HashSet::new();
            for (club, squad) in &squads.0 {
                let numbers: HashSet<i16> = squad.iter().map(|player| player.kit).collect();
                assert_eq!((squad.len(), numbers.len()), (25, 25), "{club} in {year}");
                assert!(numbers.iter().all(|number| (1..=99).contains(number)));
                for (position, count) in QUOTA {
                    assert_eq!(squad.iter().filter(|player| player.position == position).count(), count);
                }
                for player in squad {
                    assert!(everybody.insert(player.person), "plays for two clubs");
                    let age = people.age(player.person, season);
                    assert!((17..=37).contains(&age), "{age} years");
                }
            }
            let lent = |player: &Player| player.loan_from;
            for (club, squad) in &squads.0 {
                for lender in squad.iter().filter_map(lent) {
                    assert!(lender != *club && before.is_some(), "{club} in {year}");
                    assert!(clubs.iter().any(|it| it.club.key == lender && it.club.reserve_of.is_none()));
                }
            }
            let loans = squads.0.values().flatten().filter_map(lent).count();
            assert!(before.is_none() || (1..=20).contains(&loans), "{loans} loans in {year}");
            let now: BTreeMap<&str, HashSet<usize>> =
                squads.0.iter().map(|(club, squad)| (*club, squad.iter().map(|p| p.person).collect())).collect();
            if let Some(before) = before {
                let stayed: usize = now.iter().map(|(club, squad)| squad.intersection(&before[club]).count()).sum();
                let share = stayed as f64 / (25.0 * 36.0);
                assert!((0.7..0.86).contains(&share), "{share} stayed");
            }
            before = Some(now);
        }
    }
}
