//! Pages of the demo league: kept, held against the least that a server can do for their size, and made anew.

use std::time::Duration;

use crate::load::{self, Load};
use crate::program::Program;
use crate::table::{Row, Table};

/// What a page may take where nothing is kept, in milliseconds, and what it must reach of the ceiling where it is.
const P50: f64 = 90.0;
const OF_CEILING: f64 = 0.6;

/// Of a season that is over: with matches in play, a page is another one every minute.
const KEPT: &[(&str, &str)] = &[
    ("competition", "/competition/liga-atlantica?season=20252026"),
    ("table", "/competition/liga-atlantica/classification?season=20252026"),
    ("statistics", "/competition/liga-atlantica?tab=statistics&season=20252026"),
    ("cup", "/competition/taca-atlantica?season=20252026"),
    ("bracket", "/competition/taca-atlantica?tab=bracket&season=20252026"),
    ("calendar", "/calendar/20252026/2026-02"),
];

/// Also of the season that is on, with two matches in play.
const ANEW: &[(&str, &str)] = &[
    ("competition, live", "/competition/liga-atlantica"),
    ("table, live", "/competition/liga-atlantica/classification"),
    ("round, live", "/competition/liga-atlantica/liga-atlantica/round/14"),
    ("abroad", "/international"),
    ("calendar, live", "/calendar"),
];

/// Prints a table of the pages, and which of them are beyond what they may take.
pub(crate) async fn measure() {
    let folder = tempfile::tempdir().unwrap();
    eprintln!("==> Loading the demo league …");
    Program::jornada(&["demo"], folder.path(), &[]).wait();
    let (mut table, mut beyond) = (Table::default(), Vec::new());
    let (mut server, _) = Program::serve(folder.path(), &[]).await;
    for (what, path) in KEPT {
        eprintln!("==> Measuring {what}, kept …");
        let (size, _) = load::probe(server.address(), path).await;
        let mut ceiling = Program::ceiling(size).await;
        let kept = Load { connections: 32, time: Duration::from_secs(3), path: (*path).into(), ..Load::default() };
        let least = Load { path: "/".into(), ..kept.clone() };
        // They take turns, so that a busy moment does not favour one.
        let mut bare = least.run(ceiling.address()).await;
        let mut found = kept.run(server.address()).await;
        bare.merge(least.run(ceiling.address()).await);
        found.merge(kept.run(server.address()).await);
        ceiling.stop();
        if found.rate() / bare.rate() < OF_CEILING {
            beyond.push(format!("{what}, cached"));
        }
        let memory = Some(server.memory());
        table.push(Row::new(format!("{what}, cached, {size} B"), &found, bare.rate(), memory));
    }
    server.stop();
    let (mut server, _) = Program::serve(folder.path(), &[("JORNADA_CACHE__MEGABYTES", "0")]).await;
    for (what, path) in KEPT.iter().chain(ANEW) {
        eprintln!("==> Measuring {what}, made anew …");
        let anew = Load { connections: 1, time: Duration::from_secs(4), path: (*path).into(), ..Load::default() };
        let made = anew.run(server.address()).await;
        if made.percentile(0.5) > P50 {
            beyond.push(format!("{what}, uncached"));
        }
        table.push(Row::apart(format!("{what}, uncached, 1 caller"), &made, Some(server.memory())));
    }
    server.stop();
    println!("{table}");
    println!("beyond {P50} ms uncached at p50, or below {OF_CEILING} of the ceiling cached: {}", beyond.len());
    beyond.iter().for_each(|page| println!("- {page}"));
}
