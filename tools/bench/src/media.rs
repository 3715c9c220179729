//! Uploads: what a picture of 40 megapixels takes of the memory, and what ten of them at once take from those who read.

mod pictures;

use std::time::{Duration, Instant};

use crate::load::{self, Load, Outcome};
use crate::program::Program;
use crate::{STANDINGS, run};

/// In megabytes above what the server takes when nothing happens.
const MOST_MEMORY: f64 = 400.0;
/// What cached reads must keep of their rate while ten uploads are worked on.
const LEAST_RATE: f64 = 0.8;
const UPLOADS: usize = 10;

pub(crate) async fn measure() {
    let folder = tempfile::tempdir().unwrap();
    eprintln!("==> Loading two seasons …");
    Program::jornada(&["demo", "--seasons", "2"], folder.path(), &[]).wait();
    let key = Program::output(&["key", "add", "bench", "--scope", "editor"], folder.path());
    let mut beyond = memory(folder.path(), key.trim()).await;
    beyond.extend(reading(folder.path(), key.trim()).await);
    println!("\nbeyond what they may take: {}", beyond.len());
    beyond.iter().for_each(|what| println!("- {what}"));
}

/// Each picture by a server of its own, so that none profits from what another left behind.
async fn memory(data: &std::path::Path, key: &str) -> Vec<String> {
    println!("| one upload of 40 megapixels | MB sent | s | memory above idle, MB |");
    println!("|---|--:|--:|--:|");
    let mut beyond = Vec::new();
    for (what, make) in pictures::LARGE {
        eprintln!("==> Uploading: {what} …");
        let bytes = make();
        let (mut server, _) = Program::serve(data, &[]).await;
        load::probe(server.address(), STANDINGS).await;
        let idle = server.memory();
        server.forget_peak();
        let begun = Instant::now();
        load::upload(server.address(), key, &format!("{}.jpg", what.replace(' ', "-")), &bytes).await;
        let (took, above) = (begun.elapsed(), server.peak_memory() - idle);
        server.stop();
        println!("| {what} | {:.1} | {:.1} | {above:.0} |", bytes.len() as f64 / 1e6, took.as_secs_f64());
        if above > MOST_MEMORY {
            beyond.push(format!("{what}: {above:.0} MB above idle, at most {MOST_MEMORY}"));
        }
    }
    beyond
}

/// Cached reads alone and beside ten uploads, in turns, so that a busy moment does not favour one.
async fn reading(data: &std::path::Path, key: &str) -> Option<String> {
    let (mut server, _) = Program::serve(data, &[]).await;
    load::probe(server.address(), STANDINGS).await;
    let load = Load { connections: 32, time: Duration::from_secs(6), path: STANDINGS.into(), ..Load::default() };
    let (mut alone, mut beside): (Option<Outcome>, Option<Outcome>) = (None, None);
    for turn in 0..2 {
        load::merge(&mut alone, run("cached reads", server.address(), &load).await);
        let pictures: Vec<Vec<u8>> = (0..UPLOADS).map(|number| pictures::photograph(turn * UPLOADS + number)).collect();
        let (address, key) = (server.address(), key.to_owned());
        let sending: Vec<_> = pictures
            .into_iter()
            .enumerate()
            .map(|(number, bytes)| {
                let (key, name) = (key.clone(), format!("{turn}-{number}.jpg"));
                tokio::spawn(async move { load::upload(address, &key, &name, &bytes).await })
            })
            .collect();
        load::merge(&mut beside, run("cached reads beside ten uploads", address, &load).await);
        for sent in sending {
            sent.await.unwrap();
        }
    }
    let memory = server.memory();
    server.stop();
    let (alone, beside) = (alone?, beside?);
    println!("\n| {UPLOADS} uploads of 12 megapixels at once | requests/s | p50 ms | p99 ms |");
    println!("|---|--:|--:|--:|");
    for (what, outcome) in [("standings, cached, alone", &alone), ("the same beside the uploads", &beside)] {
        let (middle, late) = (outcome.percentile(0.5), outcome.percentile(0.99));
        println!("| {what} | {:.0} | {middle:.2} | {late:.2} |", outcome.rate());
    }
    let kept = beside.rate() / alone.rate();
    println!("\ncached reads keep {:.0} % of their rate; the program at {memory:.0} MB afterwards", kept * 100.0);
    (kept < LEAST_RATE).then(|| format!("cached reads beside uploads: {:.0} % of their rate", kept * 100.0))
}
