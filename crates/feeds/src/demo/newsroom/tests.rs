//! The newsroom as a whole: how much there is of it, that it is true to the league, and that every link leads somewhere.

mod front;
mod language;
mod links;
mod papers;
mod shape;
mod truth;

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::atomic::{AtomicI32, Ordering};

use content::model::ContentType;
use jiff::SignedDuration;
use media::{KeptFile, Upload};
use store::content::{Document, Sights};
use testkit::TestDatabase;

use super::super::load::load_around;
use super::super::{SEED, load};
use super::*;

fn lisbon() -> TimeZone {
    TimeZone::get("Europe/Lisbon").unwrap()
}

fn now() -> Timestamp {
    "2026-11-14T21:10:00Z".parse().unwrap()
}

/// Keeps nothing, and says so much of a file as pages need.
async fn kept(upload: Upload) -> Result<KeptFile, Infallible> {
    let (stem, ext) = upload.name.rsplit_once('.').unwrap();
    Ok(KeptFile {
        name: upload.name.clone(),
        width: None,
        height: None,
        formats: None,
        hash: stem.to_owned(),
        ext: format!(".{ext}"),
        mime: if ext == "pdf" { "application/pdf" } else { "image/svg+xml" }.to_owned(),
        size: upload.bytes.len() as f64 / 1000.0,
        url: format!("/uploads/{stem}.{ext}"),
        preview_url: None,
        provider: "local".to_owned(),
        provider_metadata: None,
        placeholder: None,
        focal_point: upload.focal_point,
    })
}

/// All that was written, by type, in the order of their numbers.
struct Printed {
    model: Model,
    documents: HashMap<String, Vec<Document>>,
    archive: Archive,
    now: Timestamp,
}

impl Printed {
    async fn read(store: &Store, now: Timestamp) -> Self {
        let model = Model::built_in();
        let mut documents = HashMap::new();
        for name in ORDER.into_iter().chain([FILE]) {
            let ids: Vec<i64> = (1..400).collect();
            let mut found = store.documents(model.named(name), &ids, Sights::ALL).await.unwrap();
            found.sort_by_key(|document| document.id);
            documents.insert(name.to_owned(), found);
        }
        let archive = Archive::read(store, now, &lisbon()).await.unwrap().unwrap();
        Self { model, documents, archive, now }
    }

    fn of(&self, name: &str) -> &[Document] {
        &self.documents[name]
    }

    fn all(&self) -> impl Iterator<Item = (&ContentType, &Document)> {
        ORDER.iter().flat_map(|name| self.of(name).iter().map(|document| (self.model.named(name), document)))
    }

    /// Everything that must hold at any moment of a season.
    fn check(&self) {
        shape::check(self);
        let links = links::check(self);
        assert!(links > 1_500, "{links} links");
        language::check(self);
        papers::check(self);
        truth::check(self);
        front::check(self);
    }
}

async fn printed(store: &Store, now: Timestamp) -> Printed {
    let model = Model::built_in();
    assert!(write_newsroom(store, &model, kept, now, &lisbon(), SEED).await.unwrap());
    Printed::read(store, now).await
}

#[tokio::test]
async fn the_newsroom_is_complete_and_the_same_on_both_databases() {
    let mut found = Vec::new();
    for database in TestDatabase::both().await {
        let store = database.open().await;
        assert!(load(&store, now(), &lisbon(), SEED).await.unwrap());
        let printed = printed(&store, now()).await;
        printed.check();
        shape::check_variety(&printed);
        // What is there is not written again.
        let again = write_newsroom(&store, &printed.model, kept, now(), &lisbon(), SEED).await.unwrap();
        assert!(!again);
        found.push(printed);
    }
    let [one, other] = &found[..] else { panic!("two databases") };
    for (name, documents) in &one.documents {
        let told = |documents: &[Document]| {
            documents.iter().map(|d| (d.id, d.locale.clone(), d.data.clone(), d.published, d.views)).collect::<Vec<_>>()
        };
        assert!(told(documents) == told(other.of(name)), "{name}");
    }
}

/// Days from the moment around which the calendar is placed: before the first round, at the beginning, near the end, in summer.
#[tokio::test]
async fn there_is_as_much_to_read_at_any_time_of_the_season() {
    for days in [-100, -85, 30, 130, 175] {
        let at = now() + SignedDuration::from_hours(24 * days);
        let database = TestDatabase::sqlite();
        let store = database.open().await;
        assert!(load_around(&store, (now(), at), &lisbon(), SEED, 3).await.unwrap());
        let printed = printed(&store, at).await;
        printed.check();
    }
}

/// Whoever loads one season alone reads less of the past, and that is all.
#[tokio::test]
async fn one_season_is_enough_to_write_about() {
    for days in [-110, -85, 0, 175] {
        let at = now() + SignedDuration::from_hours(24 * days);
        let database = TestDatabase::sqlite();
        let store = database.open().await;
        assert!(load_around(&store, (now(), at), &lisbon(), SEED, 1).await.unwrap());
        let printed = printed(&store, at).await;
        assert!(links::check(&printed) > 200);
        language::check(&printed);
        assert!(printed.of("opinion").len() == 60 && printed.of("publication").len() == 50);
    }
}

#[tokio::test]
async fn where_there_is_no_league_there_is_nothing_to_write_about() {
    let database = TestDatabase::sqlite();
    let store = database.open().await;
    let written = write_newsroom(&store, &Model::built_in(), kept, now(), &lisbon(), SEED).await.unwrap();
    assert!(!written);
}

#[tokio::test]
async fn what_could_not_be_kept_leaves_nothing_behind() {
    let database = TestDatabase::sqlite();
    let store = database.open().await;
    assert!(load(&store, now(), &lisbon(), SEED).await.unwrap());
    let model = Model::built_in();
    let left = AtomicI32::new(5);
    let fails = async |upload: Upload| {
        if left.fetch_sub(1, Ordering::Relaxed) == 1 {
            Err("the disk is full".to_owned())
        } else {
            kept(upload).await.map_err(|never| match never {})
        }
    };
    let result = write_newsroom(&store, &model, fails, now(), &lisbon(), SEED).await;
    assert!(matches!(result, Err(NewsroomError::NotKept { .. })), "{result:?}");
    for name in ORDER {
        assert!(!store.has_documents(model.named(name)).await.unwrap(), "{name}");
    }
}

#[test]
fn what_is_published_is_dated_to_the_minute() {
    let at = |text: &str| text.parse::<Timestamp>().unwrap();
    assert_eq!(to_the_minute(at("2026-11-14T21:10:59.047Z")), at("2026-11-14T21:10:00Z"));
    assert_eq!(to_the_minute(now()), now());
}

#[test]
fn every_file_of_texts_can_be_read_and_every_gap_be_filled() {
    let files = [
        &pages::FILES[..],
        &opinions::FILES,
        &[authors::FILE, furniture::FILE, videos::FILE, press::FILE, statements::FILE, publications::FILE, shop::FILE],
        &[home::FILE],
        &publications::PAPERS,
    ];
    let count = files.concat().into_iter().chain(news::FILES).map(language::check_gaps).sum::<usize>();
    assert!(count > 700, "{count} gaps");
}
