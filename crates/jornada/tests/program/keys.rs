use std::io::{Read, Write};
use std::net::TcpStream;

use testkit::TestDatabase;

use crate::run::{Server, fail, jornada, jornada_on, succeed};

/// Sends an item of the feed; says the status.
fn put(server: &Server, key: &str, kind: &str, item: &str) -> u16 {
    let mut stream = TcpStream::connect(server.address).unwrap();
    write!(
        stream,
        "PUT /api/v1/feed/{kind} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer {key}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{item}",
        item.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[tokio::test]
async fn a_key_is_shown_once_writes_and_is_revoked_on_both_databases() {
    for database in TestDatabase::both().await {
        let key = succeed(jornada_on(&database).args(["key", "add", "Dados", "--scope", "team", "--scope", "match"]));
        let key = key.trim();
        let server = Server::start(&mut jornada_on(&database));
        let team = r#"{"id": "a", "revision": 1, "name": "Alfa"}"#;
        assert_eq!(put(&server, key, "team", team), 200);
        assert_eq!(put(&server, key, "person", team), 403);
        assert_eq!(put(&server, "jrn_wrong", "team", team), 401);

        let listed = succeed(jornada_on(&database).args(["key", "list"]));
        assert!(listed.contains("Dados") && listed.contains("in use") && listed.contains("team, match"), "{listed}");
        let secret = key.rsplit('_').next().unwrap();
        assert!(!listed.contains(secret) && listed.contains("last used"), "{listed}");

        succeed(jornada_on(&database).args(["key", "revoke", "Dados"]));
        assert_eq!(put(&server, key, "team", team), 401);
        assert!(fail(jornada_on(&database).args(["key", "revoke", "Dados"])).contains("Dados"));
        assert!(fail(jornada_on(&database).args(["key", "add", "Dados", "--scope", "all"])).contains("Dados"));
    }
}

#[test]
fn a_key_needs_a_name_and_known_scopes() {
    let folder = tempfile::tempdir().unwrap();
    assert!(fail(jornada(folder.path()).args(["key", "add", "x"])).contains("--scope"));
    assert!(fail(jornada(folder.path()).args(["key", "add", "x", "--scope", "goals"])).contains("goals"));
    assert!(fail(jornada(folder.path()).args(["key", "add", " ", "--scope", "all"])).contains("name"));
    assert_eq!(succeed(jornada(folder.path()).args(["key", "list"])), "");
}

#[tokio::test]
async fn the_demo_is_the_same_byte_for_byte_on_both_databases() {
    let mut dumps = Vec::new();
    for database in [TestDatabase::sqlite(), TestDatabase::sqlite(), TestDatabase::postgres().await] {
        succeed(jornada_on(&database).args(["demo", "--seasons", "1"]));
        dumps.push(succeed(jornada_on(&database).arg("dump")));
    }
    assert!(dumps[0].lines().count() > 20_000);
    assert!(dumps[0] == dumps[1], "two runs differ");
    assert!(dumps[0] == dumps[2], "the databases differ");
}

#[test]
fn at_speed_a_live_match_runs_to_its_end_and_a_restart_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    succeed(jornada(folder.path()).args(["demo", "--seasons", "1"]));
    let round = "/api/v1/competition/matches?competition=liga-atlantica&season=20262027&round=14";
    let live = |server: &Server| {
        let matches = server.json(round);
        let is_live = |m: &&serde_json::Value| m["status"] == 3;
        matches.as_array().unwrap().iter().filter(is_live).map(|m| m["id"].as_i64().unwrap()).collect::<Vec<_>>()
    };
    let start = || Server::start_with(jornada(folder.path()).env("JORNADA_DEMO__SPEED", "1200"), &["--demo"]);
    let server = start();
    let playing = live(&server);
    assert!(!playing.is_empty());
    // Twenty minutes a second: what is on now is over in ten, stopped and started in between.
    std::thread::sleep(std::time::Duration::from_secs(2));
    assert!(server.terminate());
    let server = start();
    for _ in 0..60 {
        if playing.iter().all(|id| !live(&server).contains(id)) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(500));
    }
    panic!("matches {playing:?} do not end");
}
