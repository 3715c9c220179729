//! The content API: a list, an entry with everything around it, and a filter over a relation, with a newsroom's worth of
//! entries and with a hundred times as many.

use std::path::Path;
use std::time::{Duration, Instant};

use content::model::Model;
use store::{DatabaseUrl, Store, StoreOptions};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::load::{self, Load, Outcome};
use crate::program::Program;
use crate::table::{Row, Table};
use crate::{NOW, run};

const LIST: &str = "/api/news?populate=*&sort=publishedAt:desc&pagination[pageSize]=12&locale=pt-PT";
const ONE: &str = "/api/news/101?populate=*";
const DEEP: &str =
    "/api/news?filters[tags][slug][$eq]=entry-7&sort=publishedAt:desc&pagination[pageSize]=12&locale=pt-PT";
const SITE: &str = "/api/news?filters[platform][$in][0]=web&filters[platform][$in][1]=all&sort=publishedAt:desc&pagination[pageSize]=12&locale=pt-PT";
/// What they may take, in milliseconds.
const LIMITS: [(&str, &str, f64); 4] = [
    ("list with everything populated", LIST, 8.0),
    ("one entry with everything populated", ONE, 4.0),
    ("filtered by the slug of a tag", DEEP, 15.0),
    ("as the site asks for it", SITE, 8.0),
];
const OF_CEILING: f64 = 0.7;
const GROWTH: f64 = 1.5;
/// A map of 50,000 addresses, in seconds.
const MAP: f64 = 1.0;

/// Entries in each of two languages.
const ENTRIES: usize = 10_000;
const FEW: usize = 500;
const MANY: usize = 50_000;

pub(crate) async fn measure() {
    let (folder, loading) = newsroom(ENTRIES).await;
    let mut table = Table::default();
    let (mut server, _) = Program::serve(folder.path(), &[]).await;
    let of_ceiling = cached(&mut table, &server).await;
    server.stop();
    let (mut server, _) = Program::serve(folder.path(), &[("JORNADA_CACHE__MEGABYTES", "0")]).await;
    let mut beyond = Vec::new();
    for (what, path, limit) in LIMITS {
        let load = Load { time: Duration::from_secs(4), path: path.into(), ..Load::default() };
        let outcome = run(&format!("{what}, uncached"), server.address(), &load).await;
        if outcome.percentile(0.5) > limit {
            beyond.push(format!("{what}: {:.2} ms at p50, at most {limit} ms", outcome.percentile(0.5)));
        }
        table.push(Row::apart(format!("{what}, uncached"), &outcome, Some(server.memory())));
    }
    server.stop();
    println!("{table}");
    println!("writing {ENTRIES} entries in two languages: {:.1} s", loading.as_secs_f64());
    if of_ceiling < OF_CEILING {
        beyond.push(format!("cached list: {:.0} % of the ceiling", of_ceiling * 100.0));
    }
    beyond.extend(growth().await);
    println!("\nbeyond what they may take: {}", beyond.len());
    beyond.iter().for_each(|what| println!("- {what}"));
}

async fn cached(table: &mut Table, server: &Program) -> f64 {
    let (size, _) = load::probe(server.address(), LIST).await;
    let mut ceiling = Program::ceiling(size).await;
    let plain = Load { connections: 32, time: Duration::from_secs(6), path: LIST.into(), ..Load::default() };
    let least = Load { path: "/".into(), ..plain.clone() };
    let mut bare = run("bare axum handler", ceiling.address(), &least).await;
    let mut kept = run("content list, cached", server.address(), &plain).await;
    bare.merge(run("bare axum handler again", ceiling.address(), &least).await);
    kept.merge(run("content list, cached, again", server.address(), &plain).await);
    ceiling.stop();
    table.push(Row::new(format!("bare axum handler, {size} B (ceiling)"), &bare, bare.rate(), None));
    table.push(Row::new("content list, cached".to_owned(), &kept, bare.rate(), Some(server.memory())));
    kept.rate() / bare.rate()
}

/// What a hundred times as many documents cost.
async fn growth() -> Vec<String> {
    let (few, many) = (newsroom(FEW).await.0, newsroom(MANY).await.0);
    let uncached = [("JORNADA_CACHE__MEGABYTES", "0")];
    let (small, large) =
        (Program::serve(few.path(), &uncached).await.0, Program::serve(many.path(), &uncached).await.0);
    println!("\n| uncached, p50 ms | {} documents | {} documents | growth |", 2 * FEW, 2 * MANY);
    println!("|---|--:|--:|--:|");
    let mut beyond = Vec::new();
    for (what, path) in
        [("list with everything populated", LIST), ("as the site asks for it", SITE), ("one entry", ONE)]
    {
        let measure = async |server: &Program| {
            let load = Load { time: Duration::from_secs(2), path: path.into(), ..Load::default() };
            load.run(server.address()).await
        };
        eprintln!("==> Measuring growth: {what} …");
        let (mut before, mut after): (Outcome, Outcome) = (measure(&small).await, measure(&large).await);
        before.merge(measure(&small).await);
        after.merge(measure(&large).await);
        let (before, after) = (before.percentile(0.5), after.percentile(0.5));
        println!("| {what} | {before:.2} | {after:.2} | {:.2} |", after / before);
        if after / before > GROWTH {
            beyond.push(format!("{what}: {:.2} × with a hundred times as many documents", after / before));
        }
    }
    beyond.extend(map(&large).await);
    beyond
}

/// A part of the map, whole, as a search engine reads it.
async fn map(server: &Program) -> Option<String> {
    let mut times = Vec::new();
    let mut count = 0;
    for _ in 0..3 {
        let begun = Instant::now();
        let mut connection = TcpStream::connect(server.address()).await.unwrap();
        let request = "GET /sitemaps/news-1.xml HTTP/1.1\r\nHost: bench\r\nConnection: close\r\n\r\n";
        connection.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        connection.read_to_end(&mut answer).await.unwrap();
        times.push(begun.elapsed().as_secs_f64());
        count = String::from_utf8_lossy(&answer).matches("<loc>").count();
    }
    times.sort_by(f64::total_cmp);
    let time = times[times.len() / 2];
    println!("\na map of {count} addresses: {time:.2} s, the program at {:.0} MB", server.memory());
    (time > MAP).then(|| format!("a map of {count} addresses: {time:.2} s, at most {MAP} s"))
}

async fn newsroom(entries: usize) -> (tempfile::TempDir, Duration) {
    let folder = tempfile::tempdir().unwrap();
    eprintln!("==> Loading {entries} entries in two languages …");
    Program::jornada(&["demo", "--seasons", "2"], folder.path(), &[]).wait();
    let begun = Instant::now();
    fill(folder.path(), entries).await;
    (folder, begun.elapsed())
}

async fn fill(data: &Path, entries: usize) {
    let url = DatabaseUrl::new(None, data).unwrap();
    let store = Store::open(&StoreOptions::new(url)).await.unwrap();
    testkit::newsroom::fill(&store, &Model::built_in(), NOW.parse().unwrap(), entries).await;
    store.close().await.unwrap();
}
