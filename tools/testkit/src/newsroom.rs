//! Content by the thousand: entries of any type, filled from its declaration.

mod vocabulary;

use async_recursion::async_recursion as boxed;
use content::model::{ContentType, FILE, Field, FieldKind, MediaKind, Model, SportEntity, TextForm};
use content::stored::COMPONENT;
use jiff::{SignedDuration, Timestamp};
use serde_json::{Map, Value, json};
use store::Store;
use store::content::{Author, NewDocument};
use store::persons::PersonFacts;
use store::squads::SquadMember;

use vocabulary::Vocabulary;

/// What the newest entries are dated.
const NEWEST: Timestamp = Timestamp::constant(1_794_688_200, 0);
/// How many tags, authors and pictures the entries share.
const SHARED: i64 = 40;
const WORDS: &str = "A jornada trouxe emoção até ao último minuto, com as duas equipas a procurarem a vitória e o público a \
                     responder nas bancadas. ";
const AT_A_TIME: usize = 500;
/// Clubs of the demo league that take players.
const TEAMS: i64 = 36;

/// What is in the texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Texts {
    /// The same in all of them.
    Alike,
    /// Words as they are used: a few everywhere, most of them seldom.
    Varied,
}

/// Fills the program's own types: tags, authors and files to refer to, and `entries` news in both languages, an hour
/// between one and the next. The demo league must be there, for teams, players and matches to refer to.
#[boxed]
pub async fn fill(store: &Store, model: &Model, newest: Timestamp, entries: usize) {
    fill_with(store, model, newest, entries, Texts::Alike).await;
}

/// The same with texts that differ, for those who search in them.
#[boxed]
pub async fn fill_with_words(store: &Store, model: &Model, newest: Timestamp, entries: usize) {
    fill_with(store, model, newest, entries, Texts::Varied).await;
}

async fn fill_with(store: &Store, model: &Model, newest: Timestamp, entries: usize, texts: Texts) {
    for name in [FILE, "tag", "author"] {
        let content_type = model.named(name);
        let new =
            (1..=SHARED).map(|number| document(model, content_type, (number, texts), newest, "pt-PT", None)).collect();
        add(store, model, content_type, new, newest).await;
    }
    let news = model.named("news");
    for first in (0..entries).step_by(AT_A_TIME) {
        let last = (first + AT_A_TIME).min(entries);
        let both = |number: usize| {
            let at = newest - SignedDuration::from_hours(number as i64);
            let id = 2 * number as i64 + 1;
            let (one, other) = (
                document(model, news, (id, texts), at, "pt-PT", Some(id)),
                document(model, news, (id + 1, texts), at, "en", Some(id)),
            );
            [one, other]
        };
        add(store, model, news, (first..last).flat_map(both).collect(), newest).await;
    }
}

/// Adds so many players with names of their own, as if every club had as many in its last season.
#[boxed]
pub async fn name(store: &Store, at: Timestamp, people: usize) {
    let season = store.seasons().await.expect("the store answers").first().expect("the demo league is there").id;
    let facts: Vec<PersonFacts> = (0..people)
        .map(|number| {
            let (given, surname) = Vocabulary::new(number as i64, "name").name();
            PersonFacts {
                external_id: format!("named/{number}"),
                name: format!("{given} {surname}"),
                shirt_name: Some(surname.to_uppercase()),
                ..PersonFacts::default()
            }
        })
        .collect();
    let mut write = store.write().await.expect("the store takes a write");
    let ids = write.add_persons(&facts).await.expect("people can be added");
    let member = |(place, person_id): (usize, &i64)| SquadMember {
        team_id: place as i64 % TEAMS + 1,
        season,
        person_id: *person_id,
        season_order: 1,
        kit_number: None,
        position: None,
        left: None,
        loan_from: None,
    };
    let members: Vec<SquadMember> = ids.iter().enumerate().map(member).collect();
    for members in members.chunks(AT_A_TIME) {
        write.add_to_squads(members).await.expect("players can be added");
    }
    write.commit(at, "test", json!({})).await.expect("the write commits");
}

async fn add(store: &Store, model: &Model, content_type: &ContentType, new: Vec<NewDocument>, at: Timestamp) {
    let mut write = store.write().await.expect("the store takes a write");
    let added = write.add_documents(model, content_type, new, &Author::default(), at).await;
    added.expect("what is filled in from a declaration can be stored");
    write.commit(at, "test", json!({})).await.expect("the write commits");
}

fn document(
    model: &Model,
    content_type: &ContentType,
    (number, texts): (i64, Texts),
    at: Timestamp,
    locale: &str,
    group: Option<i64>,
) -> NewDocument {
    NewDocument {
        id: Some(number),
        locale: if content_type.is_localized { locale.to_owned() } else { String::new() },
        group,
        data: values(model, &content_type.fields, (number, texts), Some(&content_type.name)),
        published: content_type.has_drafts.then_some(at),
        ..NewDocument::default()
    }
}

fn values(model: &Model, fields: &[Field], number: (i64, Texts), owner: Option<&str>) -> Map<String, Value> {
    let stored = fields.iter().filter(|field| !matches!(field.kind, FieldKind::Inverse { .. } | FieldKind::Views));
    stored.map(|field| (field.name.clone(), value(model, field, number, owner))).collect()
}

fn value(model: &Model, field: &Field, (number, texts): (i64, Texts), owner: Option<&str>) -> Value {
    let shared = |seed: i64| Value::from((number * 7 + seed) % SHARED + 1);
    let several = |is_many: bool, id: &dyn Fn(i64) -> Value| match is_many {
        true => Value::Array((0..3).map(|seed| id(11 * seed)).collect()),
        false => id(0),
    };
    match &field.kind {
        FieldKind::Text { form, max, .. } => {
            let mut words = Vocabulary::new(number, &field.name);
            let text = match form {
                TextForm::Line if texts == Texts::Varied && field.name == "title" => {
                    format!("{} {number}", words.words(7))
                }
                TextForm::Text if texts == Texts::Varied => words.sentence(),
                TextForm::Rich if texts == Texts::Varied => {
                    format!("<p>{}</p>", [(); 8].map(|()| words.sentence()).join(" "))
                }
                TextForm::Line => format!("{} {number}", field.name),
                TextForm::Text => format!("{number}: {WORDS}"),
                TextForm::Rich => format!("<p>{}</p>", WORDS.repeat(6)),
                TextForm::Email => format!("mail{number}@example.org"),
                TextForm::Slug { .. } => format!("entry-{number}"),
                TextForm::Url => format!("/pages/{number}"),
                TextForm::LegacyUrl => format!("/pt/noticias/{number}"),
                TextForm::OldPath => format!("/pt/liga/{number}"),
                TextForm::Destination { .. } => format!("/pages/{number}"),
                TextForm::Colour => "#001941".to_owned(),
            };
            text.chars().take(max.unwrap_or(usize::MAX)).collect::<String>().into()
        }
        FieldKind::Integer { .. } => number.into(),
        FieldKind::BigInteger => number.to_string().into(),
        FieldKind::Decimal { .. } => (number as f64 / 4.0).into(),
        // Search engines list all of it.
        FieldKind::Boolean if field.name == "noIndex" => false.into(),
        FieldKind::Boolean => (number % 2 == 0).into(),
        FieldKind::Date => "2026-11-14".into(),
        FieldKind::DateTime if texts == Texts::Varied => {
            let at = NEWEST - SignedDuration::from_hours(number / 2);
            at.strftime("%Y-%m-%dT%H:%M:%S.000Z").to_string().into()
        }
        FieldKind::DateTime => "2026-11-14T20:30:00.000Z".into(),
        FieldKind::Time => "20:30:00.000".into(),
        FieldKind::Json => json!({ "thumbnail": { "url": format!("/uploads/thumbnail_{number}.jpg") } }),
        FieldKind::Enumeration(all) => all.last().cloned().into(),
        FieldKind::Password | FieldKind::Views | FieldKind::Inverse { .. } => Value::Null,
        FieldKind::Media { is_multiple, allowed } => match allowed.as_slice() {
            [] => several(*is_multiple, &shared),
            kinds if kinds.contains(&MediaKind::Image) => several(*is_multiple, &shared),
            _ => {
                if *is_multiple {
                    json!([])
                } else {
                    Value::Null
                }
            }
        },
        // Only what is filled in before can be referred to; entries refer to older ones of their own type.
        FieldKind::Relation { target, is_many } => match target.as_str() {
            "tag" | "author" => several(*is_many, &shared),
            target if owner == Some(target) && number > 2 => {
                several(*is_many, &|seed| (1 + (number - 2 + seed) % (number - 1)).into())
            }
            _ => {
                if *is_many {
                    json!([])
                } else {
                    Value::Null
                }
            }
        },
        FieldKind::Sport { entity, is_many } => match entity {
            SportEntity::Team => several(*is_many, &|seed| ((number + seed) % 18 + 1).into()),
            SportEntity::Player => several(*is_many, &|seed| ((number + seed) % 400 + 1).into()),
            SportEntity::Competition => several(*is_many, &|seed| ((number + seed) % 3 + 1).into()),
            SportEntity::Match => several(*is_many, &|seed| ((number + seed) % 300 + 1).into()),
        },
        FieldKind::Component { component, is_repeatable, .. } => {
            let part = |seed: i64| {
                Value::Object(values(model, &model.named_component(component).fields, (number + seed, texts), None))
            };
            several(*is_repeatable, &part)
        }
        FieldKind::Zone { components, .. } => {
            let part = |name: &String| {
                let mut part = values(model, &model.named_component(name).fields, (number, texts), None);
                part.insert(COMPONENT.to_owned(), name.as_str().into());
                Value::Object(part)
            };
            components.iter().map(part).collect()
        }
    }
}
