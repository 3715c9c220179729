//! What the items of a message refer to, so that it can be read at once.

use std::collections::BTreeSet;

use super::items::{Body, Item};

#[derive(Default)]
pub(super) struct References {
    pub teams: BTreeSet<String>,
    pub persons: BTreeSet<String>,
    pub stadiums: BTreeSet<String>,
    pub matches: BTreeSet<String>,
}

impl References {
    pub(super) fn of(items: &[Item]) -> Self {
        let mut all = Self::default();
        for item in items {
            all.add(&item.body);
        }
        all
    }

    fn add(&mut self, body: &Body) {
        match body {
            Body::Competition(item) => {
                for entrant in item.teams.iter().flatten() {
                    self.teams.insert(entrant.team.clone());
                    self.stadiums.extend(entrant.stadium.clone());
                }
                self.teams.extend(item.deductions.iter().flatten().map(|deduction| deduction.team.clone()));
            }
            Body::Round(item) => {
                let sides = item.ties.iter().flatten().flat_map(|tie| [&tie.home, &tie.away]);
                self.teams.extend(sides.filter_map(|side| side.team.clone()));
            }
            Body::Stadium(item) => {
                self.stadiums.insert(item.id.clone());
            }
            Body::Team(item) => {
                self.teams.insert(item.id.clone());
                self.teams.extend(item.reserve_of.value().cloned());
            }
            Body::Person(item) => {
                self.persons.insert(item.id.clone());
            }
            Body::Official(item) => {
                self.persons.insert(item.person.clone());
            }
            Body::Squad(item) => {
                self.teams.extend(item.players.iter().flatten().filter_map(|player| player.loan_from.clone()));
                self.teams.insert(item.team.clone());
                self.persons.extend(item.players.iter().flatten().map(|player| player.person.clone()));
                self.persons.extend(item.staff.iter().flatten().map(|member| member.person.clone()));
            }
            Body::Match(item) => {
                self.matches.insert(item.id.clone());
                self.teams.extend(item.home.clone());
                self.teams.extend(item.away.clone());
                self.stadiums.extend(item.stadium.value().cloned());
            }
            Body::LineUp(item) => {
                self.matches.insert(item.match_.clone());
                let sheets = item.home.iter().chain(&item.away);
                self.persons.extend(sheets.flat_map(|sheet| &sheet.people).map(|entry| entry.person.clone()));
            }
            Body::Event(item) => {
                self.matches.insert(item.match_.clone());
                self.persons.extend(item.player.iter().chain(&item.related).cloned());
            }
            Body::Statistics(item) => {
                self.matches.insert(item.match_.clone());
                self.persons.extend(item.mvp.value().cloned());
                self.persons.extend(item.players.iter().flatten().map(|player| player.person.clone()));
            }
            Body::Appointments(item) => {
                self.matches.insert(item.match_.clone());
                self.persons.extend(item.officials.iter().map(|appointed| appointed.person.clone()));
            }
        }
    }
}
