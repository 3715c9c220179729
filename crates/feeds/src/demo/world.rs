//! Everybody in the demo, season after season.

use std::collections::HashMap;

use football::season::SeasonId;
use jiff::civil::Date;

use super::clubs::{ABROAD, Club, Foreign};
use super::officials::Roster;
use super::people::People;
use super::squads::{Employer, Squads, Staffs, exchange};

pub(super) struct World {
    seed: u64,
    pub people: People,
    /// Where in the list officials are.
    pub licensed: HashMap<String, usize>,
    pub home: Circle,
    pub abroad: Circle,
}

/// Clubs between which people move, and who referees their matches.
pub(super) struct Circle {
    pub squads: Squads,
    pub staffs: Staffs,
    pub roster: Roster,
}

/// The days on which something changes in the middle of a season that was over before the league was loaded.
pub(super) struct Changes {
    pub winter: Date,
    pub dismissals: [Date; 4],
}

impl Circle {
    fn new(abroad: bool) -> Self {
        Self { squads: Squads::default(), staffs: Staffs::default(), roster: Roster::new(abroad) }
    }
}

impl World {
    pub(super) fn new(seed: u64) -> Self {
        let (home, abroad) = (Circle::new(false), Circle::new(true));
        Self { seed, people: People::new(seed), licensed: HashMap::new(), home, abroad }
    }

    /// Brings everybody into the next season, in which these clubs play at home.
    pub(super) fn next_season(&mut self, season: SeasonId, clubs: &[&'static Club], changes: Option<&Changes>) {
        let seed = self.seed;
        let clubs: Vec<Employer> = clubs.iter().map(|club| Employer { club, country: "PT" }).collect();
        let foreign: Vec<Employer> =
            ABROAD.iter().map(|Foreign { club, country }| Employer { club, country }).collect();
        for (circle, employers) in [(&mut self.home, &clubs), (&mut self.abroad, &foreign)] {
            circle.squads.next_season(&mut self.people, season, employers, seed);
            circle.staffs.next_season(&mut self.people, season, employers, seed);
            circle.roster.next_season(season.start_year(), seed);
            for (.., licensee) in circle.roster.all() {
                let add = || self.people.add_official(licensee.newcomer(season, circle.roster.abroad), true);
                self.licensed.entry(licensee.external_id.clone()).or_insert_with(add);
            }
        }
        if let Some(Changes { winter, dismissals }) = changes {
            exchange(&mut self.home.squads, seed, season.start_year(), *winter);
            self.home.staffs.dismiss(&mut self.people, season, &clubs, dismissals, seed);
        }
    }

    /// The places of those who take part in the season, in the list of all.
    pub(super) fn taking_part(&self) -> Vec<usize> {
        let mut places = Vec::new();
        for circle in [&self.home, &self.abroad] {
            places.extend(circle.squads.0.values().flatten().map(|player| player.person));
            places.extend(circle.staffs.all.values().flatten().map(|employee| employee.person));
            places.extend(circle.roster.all().map(|(.., licensee)| self.licensed[&licensee.external_id]));
        }
        places
    }
}
