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

mod ceiling;
mod load;
mod program;
mod table;

use std::net::SocketAddr;
use std::time::Duration;

use load::Load;
use program::Program;
use table::{Row, Table};

const SEASONS: u8 = 10;
const STANDINGS: &str = "/api/v2/competition/standings?competition=liga-atlantica&season=20252026";
const NOW: &str = "2026-11-14T21:10:00Z";

fn main() {
    let mut arguments = std::env::args().skip(1);
    match (arguments.next().as_deref(), arguments.next()) {
        (Some("ceiling"), Some(size)) => ceiling::serve(size.parse().unwrap()),
        (None, _) => tokio::runtime::Runtime::new().unwrap().block_on(measure()),
        _ => eprintln!("usage: bench"),
    }
}

async fn measure() {
    let folder = tempfile::tempdir().unwrap();
    eprintln!("==> Loading {SEASONS} seasons …");
    Program::jornada(&["demo", "--seasons", &SEASONS.to_string()], folder.path(), &[]).wait();

    let mut table = Table::default();
    let (mut server, ready) = Program::serve(folder.path(), &[]).await;
    let (size, etag) = load::probe(server.address(), STANDINGS).await;
    let mut ceiling = Program::ceiling(size).await;
    let plain = Load { connections: 32, time: Duration::from_secs(6), ..Load::default() };

    // The ceiling and what is held against it take turns, so that a busy moment does not favour one.
    let mut bare = run("bare axum handler", ceiling.address(), &Load { path: "/".into(), ..plain.clone() }).await;
    let mut cached = run("cached", server.address(), &Load { path: STANDINGS.into(), ..plain.clone() }).await;
    bare.merge(run("bare again", ceiling.address(), &Load { path: "/".into(), ..plain.clone() }).await);
    cached.merge(run("cached again", server.address(), &Load { path: STANDINGS.into(), ..plain.clone() }).await);
    let headers = format!("If-None-Match: {etag}\r\n");
    let not_modified = Load { path: STANDINGS.into(), headers, expect: 304, ..plain.clone() };
    let not_modified = run("304", server.address(), &not_modified).await;
    let brotli = Load { path: STANDINGS.into(), headers: "Accept-Encoding: br\r\n".into(), ..plain.clone() };
    let brotli = run("cached, br", server.address(), &brotli).await;
    let memory = server.memory();
    server.stop();
    ceiling.stop();

    let (mut uncached_server, _) = Program::serve(folder.path(), &[("JORNADA_CACHE__MEGABYTES", "0")]).await;
    let one = Load { connections: 1, time: Duration::from_secs(4), path: STANDINGS.into(), ..Load::default() };
    let alone = run("uncached, one caller", uncached_server.address(), &one).await;
    let many = Load { connections: 8, ..one };
    let busy = run("uncached, eight callers", uncached_server.address(), &many).await;
    let uncached_memory = uncached_server.memory();
    uncached_server.stop();

    let ceiling_rate = bare.rate();
    table.push(Row::new(format!("bare axum handler, {size} B (ceiling)"), &bare, ceiling_rate, None));
    table.push(Row::new("standings, cached".into(), &cached, ceiling_rate, Some(memory)));
    table.push(Row::new("standings, cached, br".into(), &brotli, ceiling_rate, Some(memory)));
    table.push(Row::new("standings, 304".into(), &not_modified, ceiling_rate, Some(memory)));
    table.push(Row::new("standings, uncached, 1 caller".into(), &alone, ceiling_rate, Some(uncached_memory)));
    table.push(Row::new("standings, uncached, 8 callers".into(), &busy, ceiling_rate, Some(uncached_memory)));
    println!("{table}");
    println!("start to ready with {SEASONS} seasons: {} ms", ready.as_millis());
}

async fn run(what: &str, address: SocketAddr, load: &Load) -> load::Outcome {
    eprintln!("==> Measuring {what} …");
    load.run(address).await
}
