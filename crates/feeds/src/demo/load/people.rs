//! Writing people down: squads, staff and officials of a season.

use std::collections::HashMap;

use football::PersonId;
use football::season::SeasonId;
use store::StoreError;
use store::officials::Official;
use store::squads::{SquadMember, StaffMember};

use super::super::cast::{Cast, Span};
use super::super::officials::{Roster, association};
use super::super::people::People;
use super::super::play::Member;
use super::super::squads::{Employer, Player, Squads, Staffs, exchange};
use super::Loader;

/// Everybody in the demo, season after season.
pub(super) struct World {
    pub people: People,
    /// The persons' ids, as far as they are written down.
    ids: Vec<PersonId>,
    /// Where in the list officials are.
    licensed: HashMap<String, usize>,
    home: Circle,
    abroad: Circle,
}

/// Clubs between which people move, and who referees their matches.
struct Circle {
    squads: Squads,
    staffs: Staffs,
    roster: Roster,
}

impl Circle {
    fn new(abroad: bool) -> Self {
        Self { squads: Squads::default(), staffs: Staffs::default(), roster: Roster::new(abroad) }
    }
}

/// How many rows are written by one statement: each has few columns.
const ROWS: usize = 400;

impl World {
    pub(super) fn new(seed: u64) -> Self {
        Self {
            people: People::new(seed),
            ids: Vec::new(),
            licensed: HashMap::new(),
            home: Circle::new(false),
            abroad: Circle::new(true),
        }
    }
}

impl Loader {
    /// Brings everybody into the season, and says whom each club can send to its matches.
    pub(super) async fn people(
        &mut self,
        season: SeasonId,
        years: usize,
        clubs: &[Employer],
        foreign: &[Employer],
    ) -> Result<(), StoreError> {
        let (seed, world) = (self.seed, &mut self.world);
        for (circle, employers) in [(&mut world.home, clubs), (&mut world.abroad, foreign)] {
            circle.squads.next_season(&mut world.people, season, employers, seed);
            circle.staffs.next_season(&mut world.people, season, employers, seed);
            circle.roster.next_season(season.start_year(), seed);
            for (.., licensee) in circle.roster.all() {
                let add = || world.people.add_official(licensee.newcomer(season, circle.roster.abroad), true);
                world.licensed.entry(licensee.external_id.clone()).or_insert_with(add);
            }
        }
        if years > 0 {
            exchange(&mut world.home.squads, seed, season.start_year(), self.dates.winter(years as i64));
            let days = self.dates.dismissals(years as i64);
            world.home.staffs.dismiss(&mut world.people, season, clubs, &days, seed);
        }
        for place in world.ids.len()..world.people.all.len() {
            world.ids.push(self.write.add_person(world.people.all[place].clone()).await?);
        }
        self.squads(season).await?;
        self.officials(season).await
    }

    async fn squads(&mut self, season: SeasonId) -> Result<(), StoreError> {
        let world = &self.world;
        let (mut players, mut staff) = (Vec::new(), Vec::new());
        self.casts = HashMap::new();
        for circle in [&world.home, &world.abroad] {
            for (key, squad) in &circle.squads.0 {
                let team_id = self.teams[key];
                let employees = &circle.staffs.all[key];
                players.extend(squad.iter().map(|player| SquadMember {
                    team_id,
                    season,
                    person_id: world.ids[player.person],
                    season_order: player.order,
                    kit_number: Some(player.kit),
                    position: Some(player.position),
                    left: player.left,
                }));
                staff.extend(employees.iter().map(|employee| StaffMember {
                    team_id,
                    season,
                    person_id: world.ids[employee.person],
                    season_order: employee.order,
                    role: employee.role,
                    left: employee.left,
                }));
                let member = |player: &Player| {
                    let person = world.ids[player.person];
                    let member = Member { person, position: player.position, kit: player.kit };
                    (member, Span { joined: player.joined, left: player.left })
                };
                let working = employees.iter().map(|employee| {
                    let span = Span { joined: employee.joined, left: employee.left };
                    (employee.role, world.ids[employee.person], span)
                });
                let cast = Cast::new(squad.iter().map(member).collect(), working.collect());
                self.casts.insert(*key, cast);
            }
        }
        for rows in players.chunks(ROWS) {
            self.write.add_to_squads(rows).await?;
        }
        for rows in staff.chunks(ROWS) {
            self.write.add_to_staff(rows).await?;
        }
        Ok(())
    }

    async fn officials(&mut self, season: SeasonId) -> Result<(), StoreError> {
        let world = &self.world;
        let id = |external_id: &str| world.ids[world.licensed[external_id]];
        let mut licences = Vec::new();
        let mut known = Vec::new();
        for Circle { roster, .. } in [&world.home, &world.abroad] {
            licences.extend(roster.all().map(|(trade, place, licensee)| Official {
                person_id: id(&licensee.external_id),
                season,
                calling: trade.calling(),
                association: Some(association(self.seed, &licensee.external_id, roster.abroad).to_owned()),
                category: Some(trade.category(place, roster.abroad).to_owned()),
            }));
            known.push(roster.map(|licensee| id(&licensee.external_id)));
        }
        self.officials = known;
        for rows in licences.chunks(ROWS) {
            self.write.add_officials(rows).await?;
        }
        Ok(())
    }
}
