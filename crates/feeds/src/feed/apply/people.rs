//! Persons, and who is in charge of a match.

use jiff::civil::date;
use store::officials::{Appointment, Official};
use store::persons::{Person, PersonFacts};

use super::super::Outcome;
use super::super::items::{AppointmentsItem, OfficialItem, PersonItem};
use super::super::problem::{Fault, Stop};
use super::super::session::Session;
use super::super::words::FeedPosition;
use super::checks;

impl Session<'_> {
    pub(in super::super) async fn apply_person(&mut self, item: &PersonItem) -> Result<Outcome, Stop> {
        check_person(item)?;
        let known = self.persons.get(&item.id).cloned();
        let before = known.as_ref().map(|known| known.facts.clone()).unwrap_or_default();
        let name = item.name.clone().or_else(|| known.as_ref().map(|known| known.facts.name.clone()));
        let facts = PersonFacts {
            external_id: item.id.clone(),
            name: name.ok_or_else(|| Fault::invalid("name", "a new person needs a name"))?,
            full_name: item.full_name.clone().over(before.full_name),
            shirt_name: item.shirt_name.clone().over(before.shirt_name),
            birthday: item.birthday.clone().over(before.birthday),
            country: item.country.clone().over(before.country),
            position: item.position.clone().map(FeedPosition::meaning).over(before.position),
            height: item.height.clone().over(before.height),
            weight: item.weight.clone().over(before.weight),
            portrait: before.portrait,
            profile: before.profile,
        };
        let (id, outcome) = match &known {
            None => (self.write.add_person(facts.clone()).await?, Outcome::Created),
            Some(known) => (known.id, Outcome::updated(self.write.update_person(known, facts.clone()).await?)),
        };
        self.persons.insert(item.id.clone(), Person { id, facts });
        Ok(outcome)
    }

    pub(in super::super) async fn apply_official(&mut self, item: &OfficialItem) -> Result<Outcome, Stop> {
        checks::names([("association", item.association.as_ref()), ("category", item.category.as_ref())])?;
        let official = Official {
            person_id: self.person("person", &item.person)?,
            season: item.season,
            calling: item.calling.meaning(),
            association: item.association.clone(),
            category: item.category.clone(),
        };
        self.check_season(item.season).await?;
        Ok(Outcome::updated(self.write.set_official(&official).await?))
    }

    pub(in super::super) async fn apply_appointments(&mut self, body: &AppointmentsItem) -> Result<Outcome, Stop> {
        let mut appointments = Vec::with_capacity(body.officials.len());
        for (index, appointed) in body.officials.iter().enumerate() {
            let person_id = self.person(&format!("officials[{index}].person"), &appointed.person)?;
            appointments.push(Appointment { duty: appointed.duty.meaning(), person_id });
        }
        if let Some(index) = checks::repeated(appointments.iter().map(|appointed| appointed.duty)) {
            let field = format!("officials[{index}].duty");
            return Err(Fault::contradiction(&field, "somebody else has this duty").into());
        }
        appointments.sort_unstable();
        let match_ = self.match_(&body.match_)?;
        let open = self.record(&match_).await?;
        let is_news = open.record.appointments != appointments;
        open.record.appointments.clone_from(&appointments);
        let season = open.edition.season;
        let people: Vec<_> = appointments.iter().map(|it| (it.person_id, it.duty.calling())).collect();
        self.write.license(season, &people).await?;
        Ok(Outcome::updated(is_news))
    }
}

fn check_person(item: &PersonItem) -> Result<(), Fault> {
    checks::names([
        ("name", item.name.as_ref()),
        ("fullName", item.full_name.value()),
        ("shirtName", item.shirt_name.value()),
    ])?;
    checks::within("height", item.height.value().copied(), (100, 250))?;
    checks::within("weight", item.weight.value().copied(), (30, 200))?;
    if item.birthday.value().is_some_and(|day| !(date(1850, 1, 1)..=date(2100, 1, 1)).contains(day)) {
        return Err(Fault::invalid("birthday", "expected a day from 1850 to 2100"));
    }
    match item.country.value() {
        Some(country) if country.len() != 2 || !country.bytes().all(|b| b.is_ascii_uppercase()) => {
            Err(Fault::invalid("country", "expected two capital letters (ISO 3166)"))
        }
        _ => Ok(()),
    }
}
