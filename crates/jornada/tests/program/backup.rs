use std::fs;

use crate::run::{Server, fail, jornada, succeed};

#[test]
fn a_backup_of_a_running_league_can_be_restored() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    succeed(jornada(folder.path()).arg("demo"));
    let server = Server::start(&mut jornada(folder.path()));
    succeed(jornada(folder.path()).args(["backup", "copy.sqlite"]));
    assert!(fail(jornada(folder.path()).args(["backup", "copy.sqlite"])).contains("exists"));
    let before = server.json("/api/v2/competition/standings?competition=liga-atlantica");
    assert!(server.terminate());

    assert!(fail(jornada(folder.path()).args(["restore", "copy.sqlite"])).contains("jornada.sqlite exists"));
    fs::remove_file(path("data/jornada.sqlite")).unwrap();
    fs::write(path("data/jornada.sqlite-wal"), "left over").unwrap();
    assert!(fail(jornada(folder.path()).args(["restore", "copy.sqlite"])).contains("jornada.sqlite-wal exists"));
    fs::remove_file(path("data/jornada.sqlite-wal")).unwrap();
    fs::write(path("no-database"), "this is no database, whatever its name").unwrap();
    fail(jornada(folder.path()).args(["restore", "no-database"]));
    fs::write(path("empty"), "").unwrap();
    assert!(fail(jornada(folder.path()).args(["restore", "empty"])).contains("is no backup"));
    fail(jornada(folder.path()).args(["restore", "missing.sqlite"]));
    let mut left: Vec<_> = fs::read_dir(path("data")).unwrap().map(|file| file.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["media", "secret"], "nothing is left of a failed restore");

    succeed(jornada(folder.path()).args(["restore", "copy.sqlite"]));
    let server = Server::start(&mut jornada(folder.path()));
    assert_eq!(server.json("/api/v2/competition/standings?competition=liga-atlantica"), before);
}
