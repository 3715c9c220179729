//! Persons: players, coaches, referees and everybody else with a name. What somebody is follows from what he does: see
//! [`crate::squads`] and [`crate::officials`].

use std::collections::HashMap;

use football::PersonId;
use football::position::Position;
use jiff::civil::Date;
use sea_orm::ActiveValue::{NotSet, Set};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter, QueryOrder};
use serde::{Deserialize, Serialize};

use crate::entities::person;
use crate::profiles::{Award, Social, TagMark};
use crate::tags::Tag;
use crate::{Result, Store, StoreError, Write, boxed, query};

#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    pub id: PersonId,
    pub facts: PersonFacts,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct PersonFacts {
    pub external_id: String,
    /// As people call him.
    pub name: String,
    pub full_name: Option<String>,
    pub shirt_name: Option<String>,
    pub birthday: Option<Date>,
    /// The country's two letters (ISO 3166).
    pub country: Option<String>,
    /// Players have one.
    pub position: Option<Position>,
    /// Centimetres.
    pub height: Option<i16>,
    /// Kilograms.
    pub weight: Option<i16>,
    /// There where a portrait may be drawn of him: what to draw it from.
    pub portrait: Option<serde_json::Value>,
    pub profile: PersonProfile,
}

impl PersonFacts {
    /// The name on the shirt, or the whole name.
    pub fn called(&self) -> &str {
        self.shirt_name.as_deref().unwrap_or(&self.name)
    }
}

/// What somebody says of himself, and what was said of him.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PersonProfile {
    pub socials: Vec<Social>,
    pub awards: Vec<Award>,
    pub tags: Vec<TagMark>,
}

impl TryFrom<person::Model> for Person {
    type Error = StoreError;

    fn try_from(row: person::Model) -> Result<Self> {
        let wrong = |what: &str| StoreError::Corrupt(format!("person {}: {what}", row.id));
        let profile = row.profile.map(serde_json::from_value).transpose().map_err(|_| wrong("the profile"))?;
        let birthday = row.birthday.as_deref().map(str::parse).transpose().map_err(|_| wrong("the birthday"))?;
        Ok(Self {
            id: row.id,
            facts: PersonFacts {
                birthday,
                position: row.position.and_then(Position::from_code),
                external_id: row.external_id,
                name: row.name,
                full_name: row.full_name,
                shirt_name: row.shirt_name,
                country: row.country,
                height: row.height,
                weight: row.weight,
                portrait: row.portrait,
                profile: profile.unwrap_or_default(),
            },
        })
    }
}

impl PersonFacts {
    fn into_row(self) -> Result<person::ActiveModel> {
        let profile = (self.profile != PersonProfile::default()).then(|| serde_json::to_value(&self.profile));
        let profile = profile.transpose().map_err(|error| StoreError::Corrupt(format!("a profile: {error}")))?;
        Ok(person::ActiveModel {
            id: NotSet,
            external_id: Set(self.external_id),
            name: Set(self.name),
            full_name: Set(self.full_name),
            shirt_name: Set(self.shirt_name),
            birthday: Set(self.birthday.map(|day| day.to_string())),
            country: Set(self.country),
            position: Set(self.position.map(Position::code)),
            height: Set(self.height),
            weight: Set(self.weight),
            portrait: Set(self.portrait),
            profile: Set(profile),
        })
    }
}

/// How many rows are written by one statement. More would cost: SQLite finds each `$n` by walking the list of them.
const CHUNK: usize = 50;

impl Store {
    #[boxed]
    pub async fn person(&self, id: PersonId) -> Result<Option<Person>> {
        person::Entity::find_by_id(id).one(&self.reader).await?.map(Person::try_from).transpose()
    }

    #[boxed]
    pub async fn person_by_external_id(&self, external_id: &str) -> Result<Option<Person>> {
        let find = person::Entity::find().filter(person::Column::ExternalId.eq(external_id));
        find.one(&self.reader).await?.map(Person::try_from).transpose()
    }

    /// Some people, by id.
    #[boxed]
    pub async fn persons(&self, ids: &[PersonId]) -> Result<Vec<Person>> {
        let find = person::Entity::find().filter(person::Column::Id.is_in(ids.iter().copied()));
        let find = find.order_by_asc(person::Column::Id);
        find.all(&self.reader).await?.into_iter().map(Person::try_from).collect()
    }
}

impl Write {
    #[boxed]
    pub async fn find_person_by_external_id(&self, external_id: &str) -> Result<Option<Person>> {
        let find = person::Entity::find().filter(person::Column::ExternalId.eq(external_id));
        find.one(&self.tx).await?.map(Person::try_from).transpose()
    }

    /// Some people, by their external ids.
    #[boxed]
    pub async fn find_persons_by_external_id(&self, external_ids: &[String]) -> Result<HashMap<String, Person>> {
        let mut found = HashMap::new();
        for ids in query::chunks(external_ids) {
            let rows = person::Entity::find().filter(person::Column::ExternalId.is_in(ids)).all(&self.tx).await?;
            for row in rows {
                let person = Person::try_from(row)?;
                found.insert(person.facts.external_id.clone(), person);
            }
        }
        Ok(found)
    }

    /// Adds many people, and says their ids in the same order.
    #[boxed]
    pub async fn add_persons(&mut self, facts: &[PersonFacts]) -> Result<Vec<PersonId>> {
        let mut ids = Vec::with_capacity(facts.len());
        for facts in facts.chunks(CHUNK) {
            let rows: Vec<person::ActiveModel> =
                facts.iter().cloned().map(PersonFacts::into_row).collect::<Result<_>>()?;
            let added = person::Entity::insert_many(rows).exec_with_returning(&self.tx).await?;
            // Databases do not promise to give rows back in the order in which they took them.
            let added: HashMap<String, PersonId> = added.into_iter().map(|row| (row.external_id, row.id)).collect();
            for facts in facts {
                let id = added.get(&facts.external_id).copied().ok_or(StoreError::NotFound)?;
                self.touch(Tag::person(id));
                self.rename_person(id);
                ids.push(id);
            }
            self.touch(Tag::persons());
        }
        Ok(ids)
    }

    #[boxed]
    pub async fn add_person(&mut self, facts: PersonFacts) -> Result<PersonId> {
        let id = person::Entity::insert(facts.into_row()?).exec(&self.tx).await?.last_insert_id;
        self.touch(Tag::person(id));
        self.rename_person(id);
        self.touch(Tag::persons());
        Ok(id)
    }

    /// Writes what is known of a person now; writing the same again changes nothing.
    #[boxed]
    pub async fn update_person(&mut self, known: &Person, facts: PersonFacts) -> Result<bool> {
        if known.facts == facts {
            return Ok(false);
        }
        let row = person::ActiveModel { id: Set(known.id), ..facts.into_row()? };
        row.update(&self.tx).await?;
        self.touch(Tag::person(known.id));
        self.touch(Tag::persons());
        self.rename_person(known.id);
        Ok(true)
    }
}
