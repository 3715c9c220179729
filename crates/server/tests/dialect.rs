//! The content API against what a real server of its dialect was seen to answer: the fixture and the cases in
//! `$JORNADA_TEST_DATA/dialect` (every `*.json` beside `fixture.json`), and our own in `tests/dialect/cases`, on both
//! databases.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

#[path = "dialect/case.rs"]
mod case;
#[path = "dialect/fixture.rs"]
mod fixture;
#[path = "dialect/league.rs"]
mod league;

use std::path::{Path, PathBuf};

use case::Case;
use fixture::Fixture;
use testkit::TestDatabase;

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|ext| ext == "json"));
    files.retain(|file| file.file_name().is_some_and(|name| name != "fixture.json"));
    files.sort();
    files
}

/// Runs files of cases, each on a database of its own, and tells all that fail at once.
async fn run(files: Vec<PathBuf>, fixture: Option<&Fixture>) -> usize {
    let mut failures = Vec::new();
    let mut count = 0;
    for file in files {
        let cases: Vec<Case> = serde_json::from_str(&std::fs::read_to_string(&file).unwrap())
            .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        count += cases.len();
        for database in TestDatabase::at_hand().await {
            let kind = if database.url_text().starts_with("sqlite") { "SQLite" } else { "PostgreSQL" };
            let mut site = match fixture {
                Some(fixture) => fixture.site(database).await,
                None => league::site(database).await,
            };
            for case in &cases {
                if let Err(reason) = site.check(case).await {
                    let name = file.file_name().unwrap_or_default().to_string_lossy();
                    failures.push(format!("{name} on {kind}: {}: {reason}", case.name));
                }
            }
        }
    }
    assert!(failures.is_empty(), "{} of {count} cases failed:\n{}", failures.len(), failures.join("\n"));
    count
}

#[tokio::test]
async fn dialect_as_observed() {
    let Some(folder) = testkit::real_results().map(|folder| folder.join("dialect")) else { return };
    let fixture = Fixture::read(&folder.join("fixture.json"));
    assert!(run(files(&folder), Some(&fixture)).await > 100);
}

/// The same fixture, asked what nobody has observed.
#[tokio::test]
async fn dialect_beyond_what_was_observed() {
    let Some(folder) = testkit::real_results().map(|folder| folder.join("dialect")) else { return };
    let fixture = Fixture::read(&folder.join("fixture.json"));
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/dialect/cases/fixture");
    assert!(run(files(&own), Some(&fixture)).await > 0);
}

/// The types that come with the program, with the demo league behind them.
#[tokio::test]
async fn dialect_of_our_own_types() {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/dialect/cases/own");
    assert!(run(files(&own), None).await > 0);
}
