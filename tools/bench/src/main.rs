//! `make bench`: one table from one run on one machine, over loopback.
//!
//! Claims are ratios to a ceiling measured in the same run: a bare axum handler that answers a body of the same size.
//! Each row has a fixed number of connections and a fixed time, so the whole run is bounded.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::unwrap_used,
    clippy::disallowed_methods,
    reason = "a measuring tool for the terminal"
)]

mod accounts;
mod calls;
mod ceiling;
mod content;
mod feed;
mod load;
mod media;
mod pages;
mod program;
mod search;
mod table;

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use load::Load;
use program::Program;
use table::{Row, Table};

const SEASONS: u8 = 10;
const STANDINGS: &str = "/api/v2/competition/standings?competition=liga-atlantica&season=20252026";
/// A page of a season that is over: with matches in play, a page is another one every minute.
const PAGE: &str = "/competition/liga-atlantica/round/20252026";
const NOW: &str = "2026-11-14T21:10:00Z";

fn main() {
    let mut arguments = std::env::args().skip(1);
    match (arguments.next().as_deref(), arguments.next()) {
        (Some("ceiling"), Some(size)) => ceiling::serve(size.parse().unwrap()),
        (Some("calls"), None) => tokio::runtime::Runtime::new().unwrap().block_on(calls::measure()),
        (None, _) => tokio::runtime::Runtime::new().unwrap().block_on(async {
            measure().await;
            calls::measure().await;
            pages::measure().await;
            feed::measure().await;
            content::measure().await;
            search::measure().await;
            media::measure().await;
            accounts::measure().await;
        }),
        (Some("accounts"), None) => tokio::runtime::Runtime::new().unwrap().block_on(accounts::measure()),
        (Some("content"), None) => tokio::runtime::Runtime::new().unwrap().block_on(content::measure()),
        (Some("search"), None) => tokio::runtime::Runtime::new().unwrap().block_on(search::measure()),
        (Some("feed"), None) => tokio::runtime::Runtime::new().unwrap().block_on(feed::measure()),
        (Some("pages"), None) => tokio::runtime::Runtime::new().unwrap().block_on(pages::measure()),
        (Some("media"), None) => tokio::runtime::Runtime::new().unwrap().block_on(media::measure()),
        _ => eprintln!("usage: bench [accounts|calls|content|feed|media|pages|search]"),
    }
}

async fn measure() {
    let folder = tempfile::tempdir().unwrap();
    eprintln!("==> Loading {SEASONS} seasons …");
    let begun = Instant::now();
    Program::jornada(&["demo", "--seasons", &SEASONS.to_string()], folder.path(), &[]).wait();
    let loading = begun.elapsed();

    let mut table = Table::default();
    let (mut server, ready) = Program::serve(folder.path(), &[]).await;
    cached(&mut table, "standings", STANDINGS, &server).await;
    cached(&mut table, "competition page", PAGE, &server).await;
    server.stop();
    let (mut server, _) = Program::serve(folder.path(), &[("JORNADA_CACHE__MEGABYTES", "0")]).await;
    uncached(&mut table, "standings", STANDINGS, &server).await;
    uncached(&mut table, "competition page", PAGE, &server).await;
    server.stop();

    println!("{table}");
    println!("loading {SEASONS} seasons: {:.1} s", loading.as_secs_f64());
    println!("start to ready with {SEASONS} seasons: {} ms", ready.as_millis());
}

/// What is asked for while it is in the cache, held against the least that a server can do for its size.
async fn cached(table: &mut Table, what: &str, path: &str, server: &Program) {
    let (size, etag) = load::probe(server.address(), path).await;
    let mut ceiling = Program::ceiling(size).await;
    let plain = Load { connections: 32, time: Duration::from_secs(6), path: path.into(), ..Load::default() };
    let least = Load { path: "/".into(), ..plain.clone() };
    // The ceiling and what is held against it take turns, so that a busy moment does not favour one.
    let mut bare = run("bare axum handler", ceiling.address(), &least).await;
    let mut kept = run(&format!("{what}, cached"), server.address(), &plain).await;
    bare.merge(run("bare axum handler again", ceiling.address(), &least).await);
    kept.merge(run(&format!("{what}, cached, again"), server.address(), &plain).await);
    let not_modified = Load { headers: format!("If-None-Match: {etag}\r\n"), expect: 304, ..plain.clone() };
    let not_modified = run(&format!("{what}, 304"), server.address(), &not_modified).await;
    let brotli = Load { headers: "Accept-Encoding: br\r\n".into(), ..plain };
    let brotli = run(&format!("{what}, cached, br"), server.address(), &brotli).await;
    ceiling.stop();

    let (most, memory) = (bare.rate(), Some(server.memory()));
    table.push(Row::new(format!("bare axum handler, {size} B (ceiling)"), &bare, most, None));
    table.push(Row::new(format!("{what}, cached"), &kept, most, memory));
    table.push(Row::new(format!("{what}, cached, br"), &brotli, most, memory));
    table.push(Row::new(format!("{what}, 304"), &not_modified, most, memory));
}

/// The same without any cache: every answer is made anew, and with it all that it is made from.
async fn uncached(table: &mut Table, what: &str, path: &str, server: &Program) {
    for (connections, callers) in [(1, "1 caller"), (8, "8 callers")] {
        let load = Load { connections, time: Duration::from_secs(4), path: path.into(), ..Load::default() };
        let name = format!("{what}, uncached, {callers}");
        let outcome = run(&name, server.address(), &load).await;
        table.push(Row::apart(name, &outcome, Some(server.memory())));
    }
}

async fn run(what: &str, address: SocketAddr, load: &Load) -> load::Outcome {
    eprintln!("==> Measuring {what} …");
    load.run(address).await
}
