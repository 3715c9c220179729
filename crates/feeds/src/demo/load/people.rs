//! Writing people down: squads, staff and officials of a season.

use std::collections::{BTreeSet, HashMap};

use football::season::SeasonId;
use store::StoreError;
use store::officials::Official;
use store::persons::PersonFacts;
use store::squads::{SquadMember, StaffMember};

use super::super::cast::{Cast, Span};
use super::super::clubs::Club;
use super::super::officials::association;
use super::super::play::Member;
use super::super::squads::Player;
use super::super::world::{Changes, Circle};
use super::Loader;

/// How many rows are written by one statement: each has few columns.
const ROWS: usize = 400;

impl Loader {
    /// Brings everybody into the season, and says whom each club can send to its matches.
    pub(super) async fn people(
        &mut self,
        season: SeasonId,
        clubs: &[&'static Club],
        changes: Option<&Changes>,
    ) -> Result<(), StoreError> {
        let known = self.world.people.all.len();
        self.world.next_season(season, clubs, changes);
        self.add_people((known..self.world.people.all.len()).collect()).await?;
        // Who was written down in another run of the program is found again.
        let unknown = self.world.taking_part().into_iter().filter(|place| !self.persons.contains_key(place));
        let unknown: BTreeSet<usize> = unknown.collect();
        let keys: Vec<String> = unknown.iter().map(|&place| self.world.people.all[place].external_id.clone()).collect();
        let found = self.write.find_persons_by_external_id(&keys).await?;
        let (written, new): (Vec<usize>, Vec<usize>) =
            unknown.into_iter().partition(|&place| found.contains_key(&self.world.people.all[place].external_id));
        for place in written {
            self.persons.insert(place, found[&self.world.people.all[place].external_id].id);
        }
        self.add_people(new).await?;
        self.squads(season).await?;
        self.officials(season).await
    }

    async fn add_people(&mut self, places: Vec<usize>) -> Result<(), StoreError> {
        let facts: Vec<PersonFacts> = places.iter().map(|&place| self.world.people.all[place].clone()).collect();
        let ids = self.write.add_persons(&facts).await?;
        self.persons.extend(places.into_iter().zip(ids));
        Ok(())
    }

    async fn squads(&mut self, season: SeasonId) -> Result<(), StoreError> {
        let (world, ids) = (&self.world, &self.persons);
        let (mut players, mut staff) = (Vec::new(), Vec::new());
        self.casts = HashMap::new();
        for circle in [&world.home, &world.abroad] {
            for (key, squad) in &circle.squads.0 {
                let team_id = self.teams[key];
                let employees = &circle.staffs.all[key];
                players.extend(squad.iter().map(|player| SquadMember {
                    team_id,
                    season,
                    person_id: ids[&player.person],
                    season_order: player.order,
                    kit_number: Some(player.kit),
                    position: Some(player.position),
                    left: player.left,
                    loan_from: player.loan_from.map(|lender| self.teams[lender]),
                }));
                staff.extend(employees.iter().map(|employee| StaffMember {
                    team_id,
                    season,
                    person_id: ids[&employee.person],
                    season_order: employee.order,
                    role: employee.role,
                    left: employee.left,
                }));
                let member = |player: &Player| {
                    let person = ids[&player.person];
                    let member = Member { person, position: player.position, kit: player.kit };
                    (member, Span { joined: player.joined, left: player.left })
                };
                let working = employees.iter().map(|employee| {
                    let span = Span { joined: employee.joined, left: employee.left };
                    (employee.role, ids[&employee.person], span)
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
        let id = |external_id: &str| self.persons[&world.licensed[external_id]];
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
