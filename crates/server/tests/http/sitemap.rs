//! What search engines are told, read by a parser that is not ours.

use std::collections::HashSet;
use std::io::Read;

use sitemap::reader::{SiteMapEntity, SiteMapReader};
use testkit::{TestDatabase, newsroom};

use crate::client::{Client, now};
use crate::pages::{limits, pages};

const SITE: &str = "https://liga.example";

/// The demo league, and news beyond what one reading takes.
async fn site(database: TestDatabase) -> Client {
    let client = Client::with_pages(database, Some(pages(limits()))).await;
    newsroom::fill(client.app.store(), &content::model::Model::built_in(), now(), 1_100).await;
    client
}

/// The addresses of a map, or of the maps in an index.
fn addresses(text: &str) -> Vec<String> {
    let entity = |entity| match entity {
        SiteMapEntity::Url(url) => url.loc.get_url().map(|url| url.to_string()),
        SiteMapEntity::SiteMap(map) => map.loc.get_url().map(|url| url.to_string()),
        SiteMapEntity::Err(error) => panic!("{error}"),
    };
    SiteMapReader::new(text.as_bytes()).map(|one| entity(one).expect("an address")).collect()
}

fn from_root(address: &str) -> &str {
    address.strip_prefix(SITE).expect("an address of the site")
}

async fn map(client: &Client, path: &str) -> String {
    let answer = client.get(path).await;
    assert_eq!(answer.status, 200, "{path}: {}", String::from_utf8_lossy(&answer.body));
    assert_eq!(answer.headers["content-type"], "application/xml; charset=utf-8");
    answer.text().to_owned()
}

#[tokio::test]
async fn every_page_is_in_the_map_once_on_both_databases() {
    for database in [Client::demo_database().await, Client::demo_on_postgres().await] {
        let client = site(database).await;
        let parts = addresses(&map(&client, "/sitemap.xml").await);
        let names: Vec<&str> = parts.iter().map(|part| from_root(part)).collect();
        for name in ["pages", "latest-news", "news-1", "teams", "matches-1", "players", "coaches", "officials"] {
            assert!(names.contains(&format!("/sitemaps/{name}.xml").as_str()), "{name}: {names:?}");
        }
        assert!(!names.contains(&"/sitemaps/opinions-1.xml"), "nothing is in it");
        let mut seen = HashSet::new();
        let mut count = 0;
        for part in names.iter().filter(|part| !part.contains("latest")) {
            let listed = addresses(&map(&client, part).await);
            assert!(!listed.is_empty(), "{part}");
            count += listed.len();
            seen.extend(listed);
        }
        assert_eq!(seen.len(), count, "no address is listed twice");
        let has = |path: &str| seen.contains(&format!("{SITE}{path}"));
        for path in
            ["/", "/?lang=en", "/news", "/competition/liga-atlantica", "/competition/liga-atlantica/classification"]
        {
            assert!(has(path), "{path}");
        }
        let news = seen.iter().filter(|address| address.starts_with(&format!("{SITE}/news/"))).count();
        assert_eq!(news, 2_200, "both languages of each");
        let sample = client.sample().await;
        let player = format!("{SITE}/player/{}/", sample.player);
        assert!(seen.iter().any(|address| address.starts_with(&player)), "{player}");
    }
}

#[tokio::test]
async fn an_entry_names_its_languages_and_its_picture() {
    let client = site(Client::demo_database().await).await;
    let text = map(&client, "/sitemaps/news-1.xml").await;
    let (portuguese, english) = ("/news/1/entry-1", "/news/2/entry-2?lang=en");
    for own in [portuguese, english] {
        let start = text.find(&format!("<url><loc>{SITE}{own}</loc>")).expect(own);
        let entry = &text[start..][..text[start..].find("</url>").unwrap()];
        assert!(entry.contains("<lastmod>2026-11-14T21:10:00Z</lastmod>"), "{entry}");
        for (language, address) in [("pt-PT", portuguese), ("en", english), ("x-default", portuguese)] {
            let link = format!("<xhtml:link rel=\"alternate\" hreflang=\"{language}\" href=\"{SITE}{address}\"/>");
            assert!(entry.contains(&link), "{link} in {entry}");
        }
        assert!(entry.contains("<image:image><image:loc>"), "{entry}");
    }
}

#[tokio::test]
async fn collectors_of_news_get_two_days() {
    let client = site(Client::demo_database().await).await;
    let text = map(&client, "/sitemaps/latest-news.xml").await;
    let listed = addresses(&text);
    assert_eq!(listed.len(), 2 * 49, "one an hour for two days, in both languages");
    let first = &text[..text.find("</url>").unwrap()];
    for part in [
        "<news:name>Jornada</news:name>",
        "<news:language>pt</news:language>",
        "<news:publication_date>2026-11-14T21:10:00Z</news:publication_date>",
        "<news:title>title 1</news:title>",
    ] {
        assert!(first.contains(part), "{part} in {first}");
    }
}

#[tokio::test]
async fn a_map_is_compressed_as_it_is_written() {
    let client = site(Client::demo_database().await).await;
    let plain = map(&client, "/sitemaps/news-1.xml").await;
    let packed = client.get_with("/sitemaps/news-1.xml", &[("accept-encoding", "gzip")]).await;
    assert_eq!(packed.headers["content-encoding"], "gzip");
    let mut text = String::new();
    flate2::read::GzDecoder::new(packed.body.as_slice()).read_to_string(&mut text).unwrap();
    assert_eq!(text, plain);
    assert!(packed.body.len() * 5 < plain.len());
}

#[tokio::test]
async fn robots_are_shown_the_way() {
    let client = Client::with_pages(TestDatabase::sqlite(), Some(pages(limits()))).await;
    let answer = client.get("/robots.txt").await;
    assert_eq!(answer.headers["content-type"], "text/plain; charset=utf-8");
    let text = answer.text();
    assert!(text.contains("Sitemap: https://liga.example/sitemap.xml\n"), "{text}");
    assert!(text.contains("User-agent: *\n") && text.contains("Disallow: /profile\n"), "{text}");
    // An empty site has a map, too.
    assert_eq!(addresses(&map(&client, "/sitemap.xml").await).len(), 6);
    assert_eq!(addresses(&map(&client, "/sitemaps/players.xml").await).len(), 0);
    for path in
        ["/sitemaps/news-1.xml", "/sitemaps/news-9.xml", "/sitemaps/x.xml", "/sitemaps/pages", "/sitemaps/..%2f.xml"]
    {
        let answer = client.get(path).await;
        assert!([200, 404].contains(&answer.status.as_u16()), "{path}");
        assert_eq!(answer.status == 200, path == "/sitemaps/news-1.xml", "{path}: {}", answer.status);
    }
}

/// What the page at an address reads first: without it there is no page.
fn read_by(address: &str) -> Option<String> {
    let path = address.split('?').next().unwrap_or_default();
    let parts: Vec<&str> = path.trim_start_matches('/').split('/').collect();
    let read = match parts.as_slice() {
        ["news", id, _] => format!("/api/news/{id}"),
        ["opinion", id, _] => format!("/api/opinions/{id}"),
        ["press-releases", id, _] => format!("/api/pressreleases/{id}"),
        ["publications", id] => format!("/api/publications/{id}"),
        ["video", id, _] => format!("/api/videos/{id}"),
        ["author", id, _] => format!("/api/authors/{id}"),
        ["competition", key] | ["competition", key, "classification"] => format!("/api/v1/competition/{key}"),
        ["team", id, _, _, season] => format!("/api/v1/team/info?id={id}&season={season}"),
        ["player", id, _, season, team] => format!("/api/v1/player/{id}?season={season}&team={team}"),
        ["coach", id, team, season] => format!("/api/v1/coach/{id}?season={season}&team={team}"),
        [kind @ ("referee" | "delegate" | "observer"), season, id] => format!("/api/v1/{kind}/{id}?season={season}"),
        ["match", _, _, _, id] => format!("/api/v1/match/{id}"),
        _ => return None,
    };
    Some(read)
}

#[tokio::test]
async fn every_address_is_of_something_that_is_there() {
    let desk = crate::old_addresses::Desk::on(Client::demo_database().await).await;
    let add = async |address: &str, data: serde_json::Value| desk.add(address, &data).await;
    let writer = add("authors", serde_json::json!({ "name": "Inês Sá" })).await;
    add("authors", serde_json::json!({ "name": "Ninguém" })).await;
    let reader = add("authors", serde_json::json!({ "name": "Rascunho" })).await;
    add("opinions", serde_json::json!({ "title": "Um", "author": writer })).await;
    add("opinions", serde_json::json!({ "title": "Dois", "author": reader, "publishedAt": null })).await;
    for address in ["news", "videos", "pressreleases", "publications", "static-pages"] {
        add(address, serde_json::json!({ "title": "Visível" })).await;
        add(address, serde_json::json!({ "title": "Escondido", "seo": { "noIndex": true } })).await;
        add(address, serde_json::json!({ "title": "Só na app", "platform": "app" })).await;
        add(address, serde_json::json!({ "title": "Rascunho", "publishedAt": null })).await;
    }
    add("comunicados", serde_json::json!({ "title": "Um" })).await;
    let client = &desk.client;
    let (mut listed, mut read) = (Vec::new(), 0);
    for part in addresses(&map(client, "/sitemap.xml").await) {
        listed.extend(addresses(&map(client, from_root(&part)).await));
    }
    let listed: HashSet<&str> = listed.iter().map(|address| from_root(address)).collect();
    for address in &listed {
        for word in ["escondido", "so-na-app", "rascunho", "#", "ninguem", "/search", "/offline"] {
            assert!(!address.contains(word), "{address}");
        }
    }
    let author = format!("/author/{writer}/ines-sa");
    for address in ["/giveaways", "/partners", "/statements", "/pages/visivel", author.as_str()] {
        assert!(listed.contains(address), "{address}");
    }
    // People and matches are many: some of each.
    let mut seen: std::collections::HashMap<String, usize> = std::collections::HashMap::new();
    for address in &listed {
        let Some(path) = read_by(address) else { continue };
        let count = seen.entry(address.split('/').nth(1).unwrap_or_default().to_owned()).or_default();
        *count += 1;
        if *count <= 40 {
            assert_eq!(client.get(&path).await.status, 200, "{address}: {path}");
            read += 1;
        }
    }
    assert!(read > 100, "{read}");
}
