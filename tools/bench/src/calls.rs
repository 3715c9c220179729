//! Every call of the sports API without any cache, with two seasons stored and with ten: what it takes, and what growth
//! costs.

use std::net::SocketAddr;
use std::time::Duration;

use testkit::calls::{Sample, every_call};

use crate::load::{self, Load, Outcome};
use crate::program::Program;

/// What a call may take with ten seasons, in milliseconds, and how much more than with two.
const P50: f64 = 10.0;
const P99: f64 = 40.0;
const GROWTH: f64 = 1.3;
/// Below this, a ratio says more about the machine than about the call.
const TOO_SHORT: f64 = 0.5;

struct Measured {
    address: String,
    size: usize,
    outcome: Outcome,
}

/// Prints a table of all calls, and how many of them are beyond what they may take.
pub(crate) async fn measure() {
    let (few, many) = (of_seasons(2).await, of_seasons(10).await);
    println!("| call, uncached | bytes | p50 ms | p99 ms | p50 with 2 seasons | growth |");
    println!("|---|--:|--:|--:|--:|--:|");
    let mut beyond = Vec::new();
    for (few, many) in few.iter().zip(&many) {
        let (before, p50, p99) =
            (few.outcome.percentile(0.5), many.outcome.percentile(0.5), many.outcome.percentile(0.99));
        let growth = p50 / before;
        let path = many.address.split('?').next().unwrap();
        println!("| {path} | {} | {p50:.2} | {p99:.2} | {before:.2} | {growth:.2} |", many.size);
        if p50 > P50 || p99 > P99 || (growth > GROWTH && p50 > TOO_SHORT) {
            beyond.push(path.to_owned());
        }
    }
    println!("\nbeyond {P50} ms at p50, {P99} ms at p99 or {GROWTH} × growth: {}", beyond.len());
    beyond.iter().for_each(|path| println!("- {path}"));
}

async fn of_seasons(seasons: u8) -> Vec<Measured> {
    let folder = tempfile::tempdir().unwrap();
    eprintln!("==> Loading {seasons} seasons …");
    Program::jornada(&["demo", "--seasons", &seasons.to_string()], folder.path(), &[]).wait();
    let (mut server, _) = Program::serve(folder.path(), &[("JORNADA_CACHE__MEGABYTES", "0")]).await;
    let address = server.address();
    let sample = Sample::find(async |path: String| load::json(address, &path).await).await;
    let mut measured = Vec::new();
    for call in every_call(&sample) {
        measured.push(one(address, call.address).await);
    }
    server.stop();
    measured
}

async fn one(server: SocketAddr, address: String) -> Measured {
    eprintln!("==> Measuring {address} …");
    let load = Load { time: Duration::from_millis(1_000), path: address.clone(), ..Load::default() };
    let (size, _) = load::probe(server, &address).await;
    Measured { size, outcome: load.run(server).await, address }
}
