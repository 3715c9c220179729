//! Every call of the sports API without any cache, with two seasons stored and with ten: what it takes, and what growth
//! costs.

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

/// A server with some seasons, and what there is to ask it.
struct Stored {
    server: Program,
    calls: Vec<String>,
    _folder: tempfile::TempDir,
}

/// Prints a table of all calls, and which of them are beyond what they may take.
pub(crate) async fn measure() {
    let (few, many) = (Stored::new(2).await, Stored::new(10).await);
    println!("| call, uncached | bytes | p50 ms | p99 ms | bytes, 2 seasons | p50 ms, 2 seasons | growth |");
    println!("|---|--:|--:|--:|--:|--:|--:|");
    let mut beyond = Vec::new();
    for (small, large) in few.calls.iter().zip(&many.calls) {
        let path = large.split('?').next().unwrap();
        eprintln!("==> Measuring {path} …");
        let ((small_size, _), (large_size, _)) =
            (load::probe(few.server.address(), small).await, load::probe(many.server.address(), large).await);
        // They take turns, so that a busy moment does not favour one.
        let mut before = run(&few, small).await;
        let mut after = run(&many, large).await;
        before.merge(run(&few, small).await);
        after.merge(run(&many, large).await);
        let (p50, p99, before) = (after.percentile(0.5), after.percentile(0.99), before.percentile(0.5));
        let growth = p50 / before;
        println!("| {path} | {large_size} | {p50:.2} | {p99:.2} | {small_size} | {before:.2} | {growth:.2} |");
        // A list of all seasons takes longer because it says more.
        let said = (large_size as f64 / small_size as f64).max(1.0);
        if p50 > P50 || p99 > P99 || (growth / said > GROWTH && p50 > TOO_SHORT) {
            beyond.push(path.to_owned());
        }
    }
    println!(
        "\nbeyond {P50} ms at p50, {P99} ms at p99, or {GROWTH} × growth for an answer of the same size: {}",
        beyond.len()
    );
    beyond.iter().for_each(|path| println!("- {path}"));
}

impl Stored {
    async fn new(seasons: u8) -> Self {
        let folder = tempfile::tempdir().unwrap();
        eprintln!("==> Loading {seasons} seasons …");
        Program::jornada(&["demo", "--seasons", &seasons.to_string()], folder.path(), &[]).wait();
        let (server, _) = Program::serve(folder.path(), &[("JORNADA_CACHE__MEGABYTES", "0")]).await;
        let address = server.address();
        let sample = Sample::find(async |path: String| load::json(address, &path).await).await;
        let calls = every_call(&sample).into_iter().map(|call| call.address).collect();
        Self { server, calls, _folder: folder }
    }
}

async fn run(stored: &Stored, path: &str) -> Outcome {
    let load = Load { time: Duration::from_millis(500), path: path.to_owned(), ..Load::default() };
    load.run(stored.server.address()).await
}
