//! Coaches, doctors and directors of the clubs. Head coaches have careers: they are dismissed, wait, and take over
//! elsewhere.

use std::collections::BTreeMap;

use football::participant::Participant;
use football::season::SeasonId;
use jiff::civil::Date;

use super::super::chances::Chances;
use super::super::people::{Newcomer, People};
use super::Employer;

/// Who works for a club, head coach first.
const ROLES: [Participant; 9] = [
    Participant::HeadCoach,
    Participant::SecondCoach,
    Participant::Physical,
    Participant::Doctor,
    Participant::Masseur,
    Participant::FieldDirector,
    Participant::FirstDelegate,
    Participant::PressDirector,
    Participant::SecurityDirector,
];

/// Somebody who works for a club in a season.
#[derive(Clone, Debug)]
pub(in super::super) struct Employee {
    pub person: usize,
    pub role: Participant,
    pub order: i16,
    pub joined: Option<Date>,
    pub left: Option<Date>,
}

/// The staff of a group of clubs, by the clubs' keys, and the head coaches without a club.
#[derive(Default)]
pub(in super::super) struct Staffs {
    pub all: BTreeMap<&'static str, Vec<Employee>>,
    free: Vec<usize>,
}

impl Staffs {
    pub(in super::super) fn next_season(
        &mut self,
        people: &mut People,
        season: SeasonId,
        clubs: &[Employer],
        seed: u64,
    ) {
        let before = std::mem::take(&mut self.all);
        for employer in clubs {
            let key = employer.club.key;
            let mut chances = Chances::new(seed, &format!("{season}/staff/{key}"));
            let known: Vec<&Employee> = before.get(key).into_iter().flatten().filter(|e| e.left.is_none()).collect();
            let mut staff = Vec::with_capacity(ROLES.len());
            for role in ROLES {
                let leaves = chances.happens(if role == Participant::HeadCoach { 0.28 } else { 0.1 });
                let here = known.iter().find(|employee| employee.role == role).map(|employee| employee.person);
                let is_young_enough = |&person: &usize| people.age(person, season) < 66;
                let person = match here.filter(is_young_enough).filter(|_| !leaves) {
                    Some(person) => person,
                    None if role == Participant::HeadCoach => {
                        let hired = self.hire(people, season, employer);
                        self.free.extend(here);
                        hired
                    }
                    None => newcomer(people, season, employer, role),
                };
                staff.push(Employee { person, role, order: 1, joined: None, left: None });
            }
            self.all.insert(key, staff);
        }
    }

    /// In a past season some head coaches are dismissed, and another takes over the same day. The last of these jobs
    /// goes to the coach who lost his first.
    pub(in super::super) fn dismiss(
        &mut self,
        people: &mut People,
        season: SeasonId,
        clubs: &[Employer],
        days: &[Date],
        seed: u64,
    ) {
        let mut order: Vec<&Employer> = clubs.iter().collect();
        Chances::new(seed, &format!("{season}/dismissals")).shuffle(&mut order);
        let mut first_dismissed = None;
        for (i, (employer, &day)) in order.iter().zip(days).enumerate() {
            let returning = first_dismissed.filter(|_| i + 1 == days.len());
            let (person, order) = match returning {
                Some(person) => (person, 2),
                None => (self.hire(people, season, employer), 1),
            };
            let Some(staff) = self.all.get_mut(employer.club.key) else { continue };
            let Some(coach) = staff.iter_mut().find(|employee| employee.role == Participant::HeadCoach) else {
                continue;
            };
            coach.left = Some(day);
            if first_dismissed.is_none() {
                first_dismissed = Some(coach.person);
            } else {
                self.free.push(coach.person);
            }
            staff.push(Employee { person, role: Participant::HeadCoach, order, joined: Some(day), left: None });
        }
    }

    /// A head coach without a club, or a new one.
    fn hire(&mut self, people: &mut People, season: SeasonId, employer: &Employer) -> usize {
        if self.free.len() > 2 {
            let person = self.free.remove(0);
            if people.age(person, season) < 64 {
                return person;
            }
        }
        newcomer(people, season, employer, Participant::HeadCoach)
    }
}

fn newcomer(people: &mut People, season: SeasonId, employer: &Employer, role: Participant) -> usize {
    let (key, year) = (employer.club.key, season.start_year());
    let number = people.all.len();
    let mut chances = Chances::new(number as u64, &format!("{year}/{key}/{}", role.code()));
    let newcomer = Newcomer {
        external_id: format!("c-{key}-{year}-{number}"),
        home: employer.country,
        at_home: if role == Participant::HeadCoach { 0.82 } else { 0.96 },
        age: 34 + chances.below(24) as i64,
        season,
    };
    let women = matches!(role, Participant::Doctor | Participant::PressDirector | Participant::FirstDelegate);
    people.add_official(newcomer, women)
}
