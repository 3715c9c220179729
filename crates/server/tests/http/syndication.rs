//! Feeds, read by a parser that is not ours.

use content::model::Model;
use feed_rs::model::Feed;
use feed_rs::parser;
use serde_json::{Value, json};
use store::content::{Author, NewDocument};
use testkit::{TestDatabase, newsroom};

use crate::client::{Client, now};
use crate::pages::{limits, pages};

const SITE: &str = "https://liga.example";
const SECTIONS: [&str; 6] = ["news", "opinions", "press-releases", "statements", "publications", "videos"];

async fn site(database: TestDatabase) -> Client {
    let client = Client::with_pages(database, Some(pages(limits()))).await;
    newsroom::fill(client.app.store(), &Model::built_in(), now(), 60).await;
    client
}

async fn feed(client: &Client, path: &str) -> Feed {
    let answer = client.get(path).await;
    assert_eq!(answer.status, 200, "{path}: {}", String::from_utf8_lossy(&answer.body));
    let kind = if path.contains(".json") { "application/feed+json" } else { "application/rss+xml" };
    assert_eq!(answer.headers["content-type"], format!("{kind}; charset=utf-8"));
    assert!(answer.headers.contains_key("etag"));
    parser::parse(answer.body.as_slice()).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[tokio::test]
async fn both_forms_tell_the_same_on_both_databases() {
    for database in [Client::demo_database().await, Client::demo_on_postgres().await] {
        let client = site(database).await;
        for lang in ["", "?lang=en"] {
            let rss = feed(&client, &format!("/feeds/news.xml{lang}")).await;
            let json = feed(&client, &format!("/feeds/news.json{lang}")).await;
            assert_eq!(rss.entries.len(), 40);
            let told = |feed: &Feed| {
                let entry = |entry: &feed_rs::model::Entry| {
                    let body = entry.content.as_ref().and_then(|content| content.body.clone());
                    let title = entry.title.as_ref().unwrap().content.clone();
                    let tags: Vec<String> = entry.categories.iter().map(|category| category.term.clone()).collect();
                    (entry.links[0].href.clone(), title, entry.published, body, tags)
                };
                feed.entries.iter().map(entry).collect::<Vec<_>>()
            };
            assert_eq!(told(&rss), told(&json));
            assert_eq!(
                rss.title.unwrap().content,
                if lang.is_empty() { "Jornada – Notícias" } else { "Jornada – News" }
            );
            let first = &rss.entries[0];
            let own = if lang.is_empty() { "/news/" } else { "?lang=en" };
            assert!(first.links[0].href.contains(own) && first.links[0].href.starts_with(SITE), "{:?}", first.links);
            assert!(first.published.is_some() && !first.authors.is_empty() && !first.categories.is_empty());
            let body = first.content.as_ref().unwrap().body.as_ref().unwrap();
            assert!(body.contains("<p>A jornada trouxe emoção") && !body.contains("=\"/"), "{body}");
        }
    }
}

#[tokio::test]
async fn every_section_has_a_feed_even_when_it_is_empty() {
    let client = site(Client::demo_database().await).await;
    for section in SECTIONS {
        for form in ["xml", "json"] {
            let feed = feed(&client, &format!("/feeds/{section}.{form}")).await;
            assert_eq!(feed.entries.is_empty(), section != "news", "{section}");
        }
    }
}

#[tokio::test]
async fn a_feed_can_be_of_one_tag_or_one_team() {
    let client = site(Client::demo_database().await).await;
    let model = Model::built_in();
    let mut write = client.app.store().write().await.unwrap();
    let mut add = async |name: &str, data: Value| {
        let Value::Object(data) = data else { panic!("no object") };
        let locale = if model.named(name).is_localized { "pt-PT" } else { "" };
        let new = NewDocument { data, locale: locale.to_owned(), published: Some(now()), ..NewDocument::default() };
        write.add_document(&model, model.named(name), new, &Author::default(), now()).await.unwrap().id
    };
    let tag = add("tag", json!({ "name": "Taça", "name_en": "Cup", "slug": "taca" })).await;
    let date = "2026-11-14T20:00:00.000Z";
    let entry = |title: &str, tags: Value, teams: Value| json!({ "title": title, "slug": "s", "date": date, "platform": "all", "tags": tags, "teams": teams });
    add("news", entry("com a etiqueta", json!([tag]), json!([]))).await;
    add("news", entry("da equipa", json!([]), json!([30]))).await;
    add("news", entry("<script>&\u{7}", json!([tag]), json!([30]))).await;
    add("comunicado", json!({ "title": "C", "date": date, "platform": "all", "tag": tag, "teams": [30] })).await;
    write.commit(now(), "test", json!({})).await.unwrap();

    let titles = async |path: &str| {
        let feed = feed(&client, path).await;
        let mut titles: Vec<String> =
            feed.entries.iter().map(|one| one.title.as_ref().unwrap().content.clone()).collect();
        titles.sort();
        titles
    };
    assert_eq!(titles("/feeds/news.json?tag=taca").await, ["<script>&\u{7}", "com a etiqueta"]);
    assert_eq!(titles("/feeds/news.xml?tag=taca&team=30").await, ["<script>&"], "XML knows no control characters");
    assert_eq!(titles("/feeds/statements.xml?tag=taca").await, ["C"]);
    assert_eq!(titles("/feeds/statements.xml?team=30").await, ["C"]);
    let named = async |path: &str| feed(&client, path).await.title.unwrap().content;
    assert!(named("/feeds/news.json?tag=taca").await.ends_with("Taça"));
    assert!(named("/feeds/news.json?tag=taca&lang=en").await.ends_with("Cup"));
    let answer = client.get("/feeds/statements.xml").await;
    assert!(answer.text().contains("https://liga.example/statements#"), "{}", answer.text());

    client.get("/feeds/news.xml?tag=nada").await.is_error(404, "not_found");
    client.get("/feeds/news.xml?team=999999").await.is_error(404, "not_found");
    client.get("/feeds/publications.xml?team=30").await.is_error(404, "not_found");
    for wrong in ["tag=A%20b", "tag=a'--", "team=x", "team=0", "lang=fr", "tag=a&tag=b"] {
        client.get(&format!("/feeds/news.xml?{wrong}")).await.is_error(400, "invalid_parameter");
    }
    for missing in ["/feeds/news", "/feeds/news.html", "/feeds/x.xml", "/feeds/.xml"] {
        assert_eq!(client.get(missing).await.status, 404, "{missing}");
    }
}

#[tokio::test]
async fn a_feed_that_did_not_change_is_not_sent_again() {
    let client = site(Client::demo_database().await).await;
    let first = client.get("/feeds/news.xml").await;
    let etag = first.headers["etag"].to_str().unwrap();
    assert_eq!(client.get_with("/feeds/news.xml", &[("if-none-match", etag)]).await.status, 304);
}
