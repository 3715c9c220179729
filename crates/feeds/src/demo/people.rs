//! The people of the demo league. All of them are invented.

mod names;
mod naming;

use std::collections::HashSet;

use football::position::Position;
use football::season::SeasonId;
use jiff::civil::{Date, date};
use serde_json::json;
use store::persons::{PersonFacts, PersonProfile};
use store::profiles::{Award, Social};

use super::chances::Chances;
use naming::Name;

/// How often a name is drawn again because it is taken.
const TRIES: usize = 40;

/// Everybody there is, in the order in which they appeared. A person is known by the place in this list until the
/// database gives an id.
pub(super) struct People {
    seed: u64,
    pub all: Vec<PersonFacts>,
    taken: HashSet<String>,
}

/// What somebody came into football as.
pub(super) struct Newcomer<'a> {
    pub external_id: String,
    /// Where he comes from, unless chance says from elsewhere.
    pub home: &'a str,
    /// How likely he is from there.
    pub at_home: f64,
    /// In the year in which the season begins.
    pub age: i64,
    pub season: SeasonId,
}

impl People {
    pub(super) fn new(seed: u64) -> Self {
        Self { seed, all: Vec::new(), taken: HashSet::new() }
    }

    pub(super) fn birthday(&self, person: usize) -> Date {
        self.all[person].birthday.unwrap_or(date(1990, 1, 1))
    }

    /// How old somebody is in the year in which a season begins.
    pub(super) fn age(&self, person: usize, season: SeasonId) -> i64 {
        season.start_year() - i64::from(self.birthday(person).year())
    }

    pub(super) fn add_player(&mut self, newcomer: Newcomer<'_>, position: Position) -> usize {
        let mut chances = Chances::new(self.seed, &format!("person/{}", newcomer.external_id));
        let country = country(&newcomer, &mut chances);
        let name = self.name(country, &mut chances, Name::of_player);
        let (height, weight) = build(position, &mut chances);
        let handle = handle(&name.known);
        let mut socials = Vec::new();
        if chances.happens(0.33) {
            socials.push(Social { social: "instagram".to_owned(), url: format!("https://instantes.example/{handle}") });
            if chances.happens(0.4) {
                socials.push(Social { social: "x".to_owned(), url: format!("https://pio.example/{handle}") });
            }
        }
        let facts = PersonFacts {
            name: name.known,
            full_name: Some(name.full),
            shirt_name: Some(name.shirt),
            birthday: Some(birthday(&newcomer, &mut chances)),
            country: Some(country.to_owned()),
            position: Some(position),
            height: Some(height),
            weight: Some(weight),
            portrait: Some(json!({ "seed": newcomer.external_id, "attire": "shirt" })),
            profile: PersonProfile { socials, awards: awards(&newcomer, &mut chances), tags: Vec::new() },
            external_id: newcomer.external_id,
        };
        self.all.push(facts);
        self.all.len() - 1
    }

    /// A coach, doctor, director, referee or delegate. Of some callings a third are women.
    pub(super) fn add_official(&mut self, newcomer: Newcomer<'_>, women: bool) -> usize {
        let mut chances = Chances::new(self.seed, &format!("person/{}", newcomer.external_id));
        let country = country(&newcomer, &mut chances);
        let is_woman = women && country == "PT" && chances.happens(0.33);
        let name = self.name(country, &mut chances, if is_woman { Name::of_woman } else { Name::of_official });
        let portrait = json!({ "seed": newcomer.external_id, "attire": "suit", "long_hair": is_woman });
        let facts = PersonFacts {
            name: name.known,
            full_name: Some(name.full),
            birthday: Some(birthday(&newcomer, &mut chances)),
            country: Some(country.to_owned()),
            portrait: Some(portrait),
            external_id: newcomer.external_id,
            ..PersonFacts::default()
        };
        self.all.push(facts);
        self.all.len() - 1
    }

    /// A name that nobody has yet. Who would have the same goes by all of his names.
    fn name(
        &mut self,
        country: &str,
        chances: &mut Chances,
        draw: fn(&'static names::Names, &mut Chances) -> Name,
    ) -> Name {
        let names = names::of(country);
        for _ in 0..TRIES {
            let name = draw(names, chances);
            if self.taken.insert(name.known.clone()) {
                return name;
            }
        }
        let name = draw(names, chances);
        self.taken.insert(name.full.clone());
        Name { known: name.full.clone(), ..name }
    }
}

fn country(newcomer: &Newcomer<'_>, chances: &mut Chances) -> &'static str {
    let is_from_here = chances.happens(newcomer.at_home);
    if is_from_here { names::of(newcomer.home).country } else { names::elsewhere(chances) }
}

fn birthday(newcomer: &Newcomer<'_>, chances: &mut Chances) -> Date {
    let year = i16::try_from(newcomer.season.start_year() - newcomer.age).unwrap_or(1990);
    date(year, 1 + chances.below(12) as i8, 1 + chances.below(28) as i8)
}

/// Centimetres and kilograms: goalkeepers and centre-backs are tall, midfielders need not be.
fn build(position: Position, chances: &mut Chances) -> (i16, i16) {
    let (least, range) = match position {
        Position::Goalkeeper => (185, 13),
        Position::Defender => (175, 19),
        Position::Midfielder => (168, 18),
        Position::Forward => (170, 21),
    };
    let height = least + (chances.below(range) + chances.below(range)) as i16 / 2;
    let metres = f64::from(height) / 100.0;
    let weight = metres * metres * (22.0 + 2.5 * chances.unit());
    (height, weight.round() as i16)
}

/// A few have won something before.
fn awards(newcomer: &Newcomer<'_>, chances: &mut Chances) -> Vec<Award> {
    if newcomer.age < 23 || !chances.happens(0.06) {
        return Vec::new();
    }
    let award = ["Melhor Jogador do Mês", "Golo do Mês", "Prémio Revelação", "Troféu Fair Play"][chances.below(4)];
    let year = newcomer.season.start_year() - 1 - chances.below(3) as i64;
    vec![Award { award: award.to_owned(), result: year.to_string(), icon: Some("trophy".to_owned()) }]
}

fn handle(name: &str) -> String {
    crate::formats::fold(name).replace(' ', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_shares_a_name_and_most_are_from_here() {
        let season = SeasonId::starting_in(2026).unwrap();
        let mut people = People::new(1);
        for i in 0..2_000 {
            let external_id = format!("p-far-2026-{i}");
            let newcomer = Newcomer { external_id, home: "PT", at_home: 0.6, age: 18 + i % 17, season };
            people.add_player(newcomer, Position::ALL[i as usize % 4]);
        }
        let names: HashSet<&str> = people.all.iter().map(|person| person.name.as_str()).collect();
        assert_eq!(names.len(), 2_000);
        let portuguese = people.all.iter().filter(|person| person.country.as_deref() == Some("PT")).count();
        assert!((1_100..1_350).contains(&portuguese), "{portuguese}");
        for person in &people.all {
            let (height, weight) = (person.height.unwrap(), person.weight.unwrap());
            assert!((165..=200).contains(&height) && (58..=100).contains(&weight), "{height} cm, {weight} kg");
            assert!(person.full_name.as_ref().unwrap().len() > person.name.len());
            assert!(!person.shirt_name.as_ref().unwrap().chars().any(char::is_lowercase));
        }
        assert!(people.all.iter().any(|person| !person.name.contains(' ')));
    }
}
