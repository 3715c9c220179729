//! Data that comes in: messages of a thousand events, and what the demo league's own matches cost while they are played.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::load;
use crate::program::Program;

const SEASON: &str = "20262027";
const MATCHES: usize = 20;
const EVENTS: usize = 1_000;
/// How long the demo league is watched.
const WATCHED: Duration = Duration::from_secs(120);

pub(crate) async fn measure() {
    messages().await;
    demo().await;
}

/// The same thousand events: new, told otherwise, and once more.
async fn messages() {
    let folder = tempfile::tempdir().unwrap();
    let key = Program::output(&["key", "add", "bench", "--scope", "all"], folder.path());
    let (server, _) = Program::serve(folder.path(), &[]).await;
    let send = async |items: &[Value]| {
        let body = json!({ "items": items }).to_string();
        let begun = Instant::now();
        load::post(server.address(), "/api/v1/feed", key.trim(), &body).await;
        (begun.elapsed(), body.len())
    };
    send(&league()).await;
    println!("| a message of {EVENTS} events of {MATCHES} matches | kB | ms |");
    println!("|---|--:|--:|");
    for (what, revision, minute) in [("new", 1, 10), ("every one corrected", 2, 20), ("the same again", 2, 20)] {
        let (took, size) = send(&events(revision, minute)).await;
        println!("| {what} | {} | {} |", size / 1000, took.as_millis());
    }
}

fn league() -> Vec<Value> {
    let mut items: Vec<Value> = (0..2 * MATCHES)
        .map(|i| json!({ "kind": "team", "revision": 1, "id": format!("t{i}"), "name": format!("Club {i}") }))
        .collect();
    items.push(json!({ "kind": "competition", "revision": 1, "id": "liga", "season": SEASON, "name": "Liga" }));
    items.push(
        json!({ "kind": "round", "revision": 1, "id": "r1", "competition": "liga", "season": SEASON, "number": 1 }),
    );
    items.extend((0..MATCHES).map(|i| {
        json!({ "kind": "match", "revision": 1, "id": format!("m{i}"), "competition": "liga", "season": SEASON, "round": "r1",
                "home": format!("t{}", 2 * i), "away": format!("t{}", 2 * i + 1), "kickoff": "2026-11-14T20:30:00Z",
                "state": "finished", "score": { "home": 0, "away": 0 } })
    }));
    items.extend(
        (0..EVENTS)
            .map(|i| json!({ "kind": "person", "revision": 1, "id": format!("p{i}"), "name": format!("Player {i}") })),
    );
    items
}

fn events(revision: i64, minute: i64) -> Vec<Value> {
    (0..EVENTS)
        .map(|i| {
            json!({ "kind": "event", "revision": revision, "id": format!("e{i}"), "match": format!("m{}", i % MATCHES),
                    "type": "goal", "half": "first", "minute": minute, "side": "home", "player": format!("p{i}") })
        })
        .collect()
}

/// The processor time of a server whose matches are being played, and nobody asks for anything.
async fn demo() {
    let folder = tempfile::tempdir().unwrap();
    let begun = Instant::now();
    Program::jornada(&["demo"], folder.path(), &[]).wait();
    let loading = begun.elapsed();
    let size = std::fs::metadata(folder.path().join("jornada.sqlite")).map_or(0, |file| file.len());
    let (server, _) = Program::serve_demo(folder.path(), &[]).await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    let before = server.processor_time();
    eprintln!("==> Watching the demo league for {} s …", WATCHED.as_secs());
    tokio::time::sleep(WATCHED).await;
    let used = server.processor_time() - before;
    println!("\nloading the demo league: {:.1} s, {} MB", loading.as_secs_f64(), size / 1_000_000);
    let share = 100.0 * used.as_secs_f64() / WATCHED.as_secs_f64();
    println!("playing it, unwatched: {share:.2} % of a core");
}
