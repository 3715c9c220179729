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
