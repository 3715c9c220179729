//! Documents: what is written with them, and what must never be half-written.

use content::model::{ContentType, Language, Model};
use content::query::{Condition, Locales, Page, PageForm, Query, Shown, State};
use jiff::Timestamp;
use serde_json::{Map, Value, json};
use store::content::{Author, Document, NewDocument, Refusal, Saved, Sights, VersionEvent, View};
use store::{Store, StoreError};
use testkit::TestDatabase;

const ARTICLE: &str = r#"
name = "article"
plural = "articles"
area = "editorial"
localized = true
drafts = true
label = { pt = "Artigo", en = "Article" }
[[field]]
name = "title"
type = "string"
required = true
[[field]]
name = "slug"
type = "string"
unique = true
indexed = true
[[field]]
name = "platform"
type = "enumeration"
values = ["web", "app", "all"]
[[field]]
name = "views"
type = "views"
[[field]]
name = "tags"
type = "relation"
target = "tag"
many = true
[[field]]
name = "main"
type = "relation"
target = "tag"
[[field]]
name = "teams"
type = "sport"
entity = "team"
many = true
[[field]]
name = "links"
type = "component"
component = "shared.link"
repeatable = true
"#;

const TAG: &str = r#"
name = "tag"
plural = "tags"
area = "editorial"
label = { pt = "Etiqueta", en = "Tag" }
[[field]]
name = "name"
type = "string"
[[field]]
name = "articles"
type = "inverse"
source = "article"
of = "tags"
many = true
"#;

const HOME: &str = r#"
name = "homepage"
kind = "single"
area = "site"
localized = true
drafts = true
label = { pt = "Início", en = "Home" }
[[field]]
name = "title"
type = "string"
"#;

const LINK: &str = r#"
component = "shared.link"
label = { pt = "Ligação", en = "Link" }
[[field]]
name = "label"
type = "string"
[[field]]
name = "tag"
type = "relation"
target = "tag"
"#;

fn model() -> Model {
    let language = |code: &str| Language { code: code.to_owned(), name: code.to_owned() };
    let files = [("article.toml", ARTICLE), ("tag.toml", TAG), ("homepage.toml", HOME), ("link.toml", LINK)];
    Model::read(&files, vec![language("pt-PT"), language("en")]).unwrap()
}

fn at(text: &str) -> Timestamp {
    text.parse().unwrap()
}

fn now() -> Timestamp {
    at("2026-11-14T21:10:00Z")
}

fn data(value: Value) -> Map<String, Value> {
    let Value::Object(data) = value else { panic!("{value} is no object") };
    data
}

fn new(value: Value) -> NewDocument {
    NewDocument { locale: "pt-PT".to_owned(), data: data(value), published: Some(now()), ..NewDocument::default() }
}

fn tag(name: &str) -> NewDocument {
    NewDocument { data: data(json!({ "name": name })), ..NewDocument::default() }
}

async fn add(store: &Store, model: &Model, name: &str, new: Vec<NewDocument>) -> store::Result<Vec<Document>> {
    let mut write = store.write().await?;
    let added = write.add_documents(model, model.named(name), new, &Author::default(), now()).await?;
    write.commit(now(), "test", json!({})).await?;
    Ok(added)
}

async fn save(store: &Store, model: &Model, id: i64, saved: Saved) -> store::Result<Document> {
    let mut write = store.write().await?;
    let author = Author { account: Some(7), name: Some("Marta".to_owned()) };
    let saved =
        write.save_document(model, model.named("article"), id, saved, VersionEvent::Updated, &author, now()).await?;
    write.commit(now(), "test", json!({})).await?;
    Ok(saved)
}

fn everything(content_type: &ContentType) -> Query<'_> {
    Query {
        content_type,
        condition: Condition::default(),
        sort: Vec::new(),
        page: Page { form: PageForm::Page { page: 1, size: 2 }, is_counted: true },
        shown: Shown::default(),
        locales: Locales::Some(vec!["pt-PT".to_owned()]),
        state: State::Live,
    }
}

#[tokio::test]
async fn what_refers_to_a_document_follows_it_from_either_end() {
    for database in TestDatabase::both().await {
        let (store, model) = (database.open().await, model());
        let article = model.named("article");
        add(&store, &model, "tag", vec![tag("a"), tag("b"), tag("c")]).await.unwrap();
        let link = json!({ "label": "x", "tag": 2 });
        let given = json!({ "title": "t", "tags": [3, 1], "main": 1, "links": [link, { "label": "y", "tag": null }] });
        let added = add(&store, &model, "article", vec![new(given)]).await.unwrap();
        assert_eq!(added[0].data["links"][0]["id"], 1);
        assert_eq!(added[0].data["links"][1]["id"], 2);

        let tags = model.named("tag");
        let field = tags.field("articles").unwrap();
        let sides = store.other_side(tags, field, article, &[1, 2, 3], Sights::LIVE).await.unwrap();
        assert_eq!((sides.get(&1), sides.get(&2), sides.get(&3)), (Some(&vec![1]), None, Some(&vec![1])));

        // A tag that goes is taken out everywhere: of lists, of single relations, of components.
        for id in [1, 2] {
            let mut write = store.write().await.unwrap();
            write.delete_document(&model, tags, id, None, &Author::default(), now()).await.unwrap();
            write.commit(now(), "test", json!({})).await.unwrap();
        }
        let left = store.document(article, 1).await.unwrap().unwrap();
        assert_eq!((&left.data["tags"], &left.data["main"]), (&json!([3]), &Value::Null));
        assert_eq!(left.data["links"][0]["tag"], Value::Null);
        assert_eq!(left.version, 1, "its writer did nothing");
    }
}

#[tokio::test]
async fn documents_are_found_by_a_text_by_what_they_refer_to_and_one_after_the_other() {
    for database in TestDatabase::both().await {
        let (store, model) = (database.open().await, model());
        let (article, tags) = (model.named("article"), model.named("tag"));
        add(&store, &model, "tag", vec![tag("a"), tag("b")]).await.unwrap();
        let entry = |title: &str, slug: &str| new(json!({ "title": title, "slug": slug, "tags": [1] }));
        let draft = NewDocument { published: None, ..new(json!({ "title": "u", "slug": "three", "main": 2 })) };
        add(&store, &model, "article", vec![entry("t", "one"), entry("t", "two"), draft]).await.unwrap();

        let write = store.write().await.unwrap();
        let ids = |found: Vec<Document>| found.iter().map(|document| document.id).collect::<Vec<_>>();
        let by = async |field: &str, text: &str| {
            ids(write.documents_with(article, article.field(field).unwrap(), text).await.unwrap())
        };
        assert_eq!((by("title", "t").await, by("slug", "three").await), (vec![1, 2], vec![3]));
        assert_eq!(by("slug", "' OR 1 = 1 --").await, [0; 0]);
        let referring = async |id: i64| {
            let found = write.referring(&model, tags, id).await.unwrap();
            let mut names: Vec<_> = found.iter().map(|(source, one)| (source.name.clone(), one.id)).collect();
            names.sort();
            names
        };
        assert_eq!(referring(1).await, [("article".to_owned(), 1), ("article".to_owned(), 2)]);
        assert_eq!(referring(2).await, [("article".to_owned(), 3)]);
        assert_eq!(ids(write.documents_after(article, 0, 2).await.unwrap()), [1, 2]);
        assert_eq!(ids(write.documents(article, &[3, 9]).await.unwrap()), [3]);
        drop(write);
        assert_eq!(ids(store.documents_after(article, 2, 9).await.unwrap()), [3]);
        assert_eq!(ids(store.documents_after(article, 3, 9).await.unwrap()), [0; 0]);
    }
}

#[tokio::test]
async fn a_document_that_refers_to_nothing_is_not_written() {
    for database in TestDatabase::both().await {
        let (store, model) = (database.open().await, model());
        for given in [
            json!({ "title": "t", "tags": [1] }),
            json!({ "title": "t", "teams": [9] }),
            json!({ "title": "t", "links": [{ "tag": 4 }] }),
        ] {
            let refused = add(&store, &model, "article", vec![new(given.clone())]).await;
            assert!(
                matches!(refused, Err(StoreError::Refused(Refusal::NoTarget { count: 1, .. }))),
                "{given}: {refused:?}"
            );
        }
        let found = store.find_documents(&everything(model.named("article")), Sights::ALL).await.unwrap();
        assert_eq!((found.documents.len(), found.total), (0, Some(0)));
        // Not even a number was used up.
        let added = add(&store, &model, "article", vec![new(json!({ "title": "t" }))]).await.unwrap();
        assert_eq!(added[0].id, 1);
    }
}

#[tokio::test]
async fn a_stale_save_changes_nothing() {
    for database in TestDatabase::both().await {
        let (store, model) = (database.open().await, model());
        add(&store, &model, "article", vec![new(json!({ "title": "first" }))]).await.unwrap();
        let second = Saved { known: Some(1), data: Some(data(json!({ "title": "second" }))), ..Saved::default() };
        assert_eq!(save(&store, &model, 1, second).await.unwrap().version, 2);
        let third = Saved { known: Some(1), data: Some(data(json!({ "title": "third" }))), ..Saved::default() };
        let refused = save(&store, &model, 1, third).await;
        assert!(matches!(refused, Err(StoreError::Refused(Refusal::Stale { version: 2 }))), "{refused:?}");
        let article = model.named("article");
        assert_eq!(store.document(article, 1).await.unwrap().unwrap().data["title"], "second");
        let (versions, count) = store.versions(article, 1, 0, 10).await.unwrap();
        assert_eq!(count, 2);
        assert_eq!(versions[0].author.name.as_deref(), Some("Marta"));
        assert_eq!(versions[1].data["title"], "first");
    }
}

#[tokio::test]
async fn counts_are_those_of_the_documents() {
    for database in TestDatabase::both().await {
        let (store, model) = (database.open().await, model());
        let article = model.named("article");
        let mut list: Vec<NewDocument> = (0..7)
            .map(|n| new(json!({ "title": n.to_string(), "platform": (["web", "app", "all"][n % 3]) })))
            .collect();
        list[6].published = None;
        list.push(NewDocument { locale: "en".to_owned(), ..list[0].clone() });
        add(&store, &model, "article", list).await.unwrap();
        let total = async |state, locales| {
            let query = Query { state, locales, ..everything(article) };
            store.find_documents(&query, Sights::ALL).await.unwrap().total
        };
        let portuguese = || Locales::Some(vec!["pt-PT".to_owned()]);
        assert_eq!(total(State::Live, portuguese()).await, Some(6));
        assert_eq!(total(State::Preview, portuguese()).await, Some(7));
        assert_eq!(total(State::Live, Locales::All).await, Some(7));
        let withdrawn = Saved { published: Some(None), ..Saved::default() };
        save(&store, &model, 1, withdrawn).await.unwrap();
        let moved = Saved { data: Some(data(json!({ "title": "x", "platform": "web" }))), ..Saved::default() };
        save(&store, &model, 2, moved).await.unwrap();
        assert_eq!(total(State::Live, portuguese()).await, Some(5));
        let mut write = store.write().await.unwrap();
        write.delete_document(&model, article, 3, None, &Author::default(), now()).await.unwrap();
        write.commit(now(), "test", json!({})).await.unwrap();
        assert_eq!(total(State::Live, portuguese()).await, Some(4));
    }
}

#[tokio::test]
async fn a_value_that_must_be_unique_is_so_in_each_language() {
    for database in TestDatabase::both().await {
        let (store, model) = (database.open().await, model());
        add(&store, &model, "article", vec![new(json!({ "title": "t", "slug": "s" }))]).await.unwrap();
        let again = add(&store, &model, "article", vec![new(json!({ "title": "u", "slug": "s" }))]).await;
        assert!(matches!(again, Err(StoreError::Refused(Refusal::NotUnique { .. }))), "{again:?}");
        let english =
            NewDocument { locale: "en".to_owned(), group: Some(1), ..new(json!({ "title": "u", "slug": "s" })) };
        let added = add(&store, &model, "article", vec![english.clone()]).await.unwrap();
        assert_eq!(added[0].group, 1);
        let twice =
            add(&store, &model, "article", vec![NewDocument { data: data(json!({ "title": "v" })), ..english }]).await;
        assert!(matches!(twice, Err(StoreError::Refused(Refusal::LocaleTaken))), "{twice:?}");
        let languages = store.languages(model.named("article"), &[1], Sights::LIVE).await.unwrap();
        assert_eq!(languages.iter().map(|one| one.locale.as_str()).collect::<Vec<_>>(), ["pt-PT", "en"]);
    }
}

#[tokio::test]
async fn a_single_is_one_for_each_language() {
    for database in TestDatabase::both().await {
        let (store, model) = (database.open().await, model());
        let home = model.named("homepage");
        add(&store, &model, "homepage", vec![new(json!({ "title": "t" }))]).await.unwrap();
        let again = add(&store, &model, "homepage", vec![new(json!({ "title": "t" }))]).await;
        assert!(matches!(again, Err(StoreError::Refused(Refusal::SingleTaken))), "{again:?}");
        assert_eq!(store.single(home, "pt-PT").await.unwrap().unwrap().id, 1);
        assert!(store.single(home, "en").await.unwrap().is_none());
    }
}

#[tokio::test]
async fn what_is_due_is_published_once_by_whoever_comes_first() {
    for database in TestDatabase::both().await {
        let (store, model) = (database.open().await, model());
        let article = model.named("article");
        let later = at("2026-11-14T21:15:00Z");
        let draft = NewDocument { published: None, publish_at: Some(later), ..new(json!({ "title": "t" })) };
        add(&store, &model, "article", vec![draft]).await.unwrap();
        let ends = Saved { unpublish_at: Some(Some(at("2026-11-14T22:00:00Z"))), ..Saved::default() };
        save(&store, &model, 1, ends).await.unwrap();
        assert!(!store.has_due_documents(&model, at("2026-11-14T21:14:59Z")).await.unwrap());
        assert!(store.has_due_documents(&model, later).await.unwrap());
        // Two nodes at the same moment.
        let node = async |store: &Store, now: Timestamp| {
            let mut write = store.write().await.unwrap();
            let count = write.keep_schedule(&model, now).await.unwrap();
            write.commit(now, "test", json!({})).await.unwrap();
            count
        };
        let (one, two) = (database.open().await, database.open().await);
        let (first, second) = tokio::join!(node(&one, later), node(&two, later));
        assert_eq!(first + second, 1);
        let shown = store.document(article, 1).await.unwrap().unwrap();
        assert_eq!((shown.published, shown.publish_at), (Some(later), None));
        assert_eq!(node(&store, at("2026-11-14T22:00:00Z")).await, 1);
        let hidden = store.document(article, 1).await.unwrap().unwrap();
        assert_eq!((hidden.published, hidden.unpublish_at), (None, None));
        let (versions, _) = store.versions(article, 1, 0, 2).await.unwrap();
        assert_eq!(versions[0].event, VersionEvent::Unpublished);
        // A node that slept through both leaves it withdrawn.
        let both = Saved {
            publish_at: Some(Some(later)),
            unpublish_at: Some(Some(at("2026-11-14T22:00:00Z"))),
            ..Saved::default()
        };
        save(&store, &model, 1, both).await.unwrap();
        node(&store, at("2026-11-15T00:00:00Z")).await;
        assert_eq!(store.document(article, 1).await.unwrap().unwrap().published, None);
    }
}

#[tokio::test]
async fn a_device_counts_once_an_hour() {
    for database in TestDatabase::both().await {
        let (store, model) = (database.open().await, model());
        let article = model.named("article");
        let draft = NewDocument { published: None, ..new(json!({ "title": "draft" })) };
        add(&store, &model, "article", vec![new(json!({ "title": "t" })), draft]).await.unwrap();
        let view = |id, device: &str| View { content_type: "article".to_owned(), id, device: device.to_owned() };
        let views = [view(1, "a"), view(1, "b"), view(1, "a"), view(2, "a"), view(3, "a")];
        let numbers = store.count_views(&views, now()).await.unwrap();
        assert_eq!(numbers, [Some(2), Some(2), Some(2), None, None]);
        assert_eq!(store.count_views(&[view(1, "a")], at("2026-11-14T21:59:00Z")).await.unwrap(), [Some(2)]);
        assert_eq!(store.count_views(&[view(1, "a")], at("2026-11-14T22:00:00Z")).await.unwrap(), [Some(3)]);
        assert_eq!(store.document(article, 1).await.unwrap().unwrap().views, 3);
        assert_eq!(store.forget_views(at("2026-11-14T22:10:00Z")).await.unwrap(), 2);
        assert_eq!(store.count_views(&[view(1, "a")], at("2026-11-14T22:20:00Z")).await.unwrap(), [Some(3)]);
    }
}

#[tokio::test]
async fn numbers_are_never_given_twice() {
    for database in TestDatabase::both().await {
        let (store, model) = (database.open().await, model());
        let tags = model.named("tag");
        add(&store, &model, "tag", vec![NewDocument { id: Some(40), ..tag("a") }, tag("b")]).await.unwrap();
        let mut write = store.write().await.unwrap();
        write.delete_document(&model, tags, 41, None, &Author::default(), now()).await.unwrap();
        write.commit(now(), "test", json!({})).await.unwrap();
        assert_eq!(add(&store, &model, "tag", vec![tag("c")]).await.unwrap()[0].id, 42);
    }
}
