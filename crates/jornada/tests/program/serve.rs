use testkit::TestDatabase;

use crate::run::{Server, jornada, jornada_on, succeed};

/// Says nothing of where the program listens.
const TABLE: &str = "/api/v2/competition/standings?competition=liga-atlantica";

#[test]
fn the_demo_league_is_there_at_the_first_start_and_stays() {
    let folder = tempfile::tempdir().unwrap();
    let before = {
        let server = Server::start_with(&mut jornada(folder.path()), &["--demo"]);
        assert_eq!(server.json("/api/v2/seasons").as_array().unwrap().len(), 3);
        let table = server.json(TABLE);
        assert!(server.terminate());
        table
    };
    assert!(!folder.path().join("data/jornada.sqlite-wal").exists(), "everything is in the database file");
    let server = Server::start_with(&mut jornada(folder.path()), &["--demo"]);
    assert_eq!(server.json(TABLE), before);
}

#[tokio::test]
async fn it_serves_and_ends_well_on_both_databases() {
    for database in TestDatabase::both().await {
        succeed(jornada_on(&database).arg("demo"));
        let server = Server::start(&mut jornada_on(&database));
        assert_eq!(server.get("/readyz"), (200, "ready\n".to_owned()));
        let standings = server.json("/api/v2/competition/standings?competition=liga-atlantica");
        assert_eq!(standings["standings"][0]["standings"].as_array().unwrap().len(), 18);
        assert!(server.terminate());
    }
}

#[test]
fn a_frozen_clock_makes_answers_repeatable() {
    let folder = tempfile::tempdir().unwrap();
    succeed(jornada(folder.path()).arg("demo"));
    let rounds = |now: &str| {
        let server = Server::start(jornada(folder.path()).env("JORNADA_NOW", now).env("JORNADA_NOW_FROZEN", "true"));
        server.json("/api/v1/competition/season/rounds?competition=liga-atlantica")
    };
    let current = |rounds: serde_json::Value| {
        let current = rounds.as_array().unwrap().iter().find(|round| round["is_current_round"] == true).cloned();
        current.map(|round| round["number"].as_i64().unwrap())
    };
    assert_eq!(current(rounds("2026-11-14T21:10:00Z")), Some(14));
    assert_eq!(current(rounds("2026-09-01T12:00:00Z")), Some(4));
    assert_eq!(current(rounds("2027-03-01T12:00:00Z")), Some(29));
}
