use std::fs;
use std::process::Command;

use crate::run::{Server, fail, jornada, succeed};

#[test]
fn what_is_wrong_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let cases = [
        ("colour = \"blue\"\n", "colour"),
        ("[cache]\nmegabytes = \"many\"\n", "megabytes"),
        ("[cache]\nkilobytes = 5\n", "kilobytes"),
        ("listen = \"everywhere\"\n", "listen"),
        ("time_zone = \"Mars/Olympus\"\n", "time_zone"),
        ("database_url = \"mysql://x\"\n", "database_url"),
        ("[log]\nlevel = \"loud\"\n", "loud"),
        ("[changes]\nkeep_days = 18446744073709551615\n", "keep_days"),
        ("[demo]\nspeed = 0\n", "demo.speed"),
        ("secret = \"short\"\n", "secret"),
        ("[proxy]\nhops = 11\n", "proxy.hops"),
        ("[pages]\nembeds = [\"https://a.example/player\"]\n", "pages.embeds: “https://a.example/player”"),
        ("[pages]\nembeds = 5\n", "embeds"),
        ("[pages]\nstreams = \"https://a.example *\"\n", "pages.streams: “*”"),
        ("listen = \n", "jornada.toml"),
    ];
    for (text, name) in cases {
        fs::write(folder.path().join("jornada.toml"), text).unwrap();
        let said = fail(jornada(folder.path()).arg("serve"));
        assert!(said.contains(name), "{text}: {said}");
    }
}

#[test]
fn the_environment_and_flags_go_over_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let said = fail(jornada(folder.path()).arg("migrate").env("JORNADA_COLOUR", "blue"));
    assert!(said.contains("colour"), "{said}");
    let said = fail(jornada(folder.path()).args(["demo"]).env("JORNADA_NOW", "yesterday"));
    assert!(said.contains("now") && said.contains("yesterday"), "{said}");
    fs::write(folder.path().join("jornada.toml"), "data = \"from-file\"\n").unwrap();
    succeed(jornada(folder.path()).arg("migrate"));
    succeed(jornada(folder.path()).arg("migrate").env("JORNADA_DATA", "from-environment"));
    succeed(jornada(folder.path()).args(["migrate", "--data", "from-flag"]).env("JORNADA_DATA", "not-this"));
    for (name, exists) in [("from-file", true), ("from-environment", true), ("from-flag", true), ("not-this", false)] {
        assert_eq!(folder.path().join(name).join("jornada.sqlite").exists(), exists, "{name}");
    }
    let said = fail(jornada(folder.path()).args(["migrate", "--config", "nowhere.toml"]));
    assert!(said.contains("nowhere.toml"), "{said}");
}

#[test]
fn pages_frame_and_play_what_the_configuration_allows() {
    let folder = tempfile::tempdir().unwrap();
    let policy = |command: &mut Command| Server::start(command).header("/", "content-security-policy").unwrap();
    let usual = policy(&mut jornada(folder.path()));
    assert!(usual.contains("frame-src https://www.youtube-nocookie.com "), "{usual}");
    assert!(usual.contains("connect-src 'self'; media-src 'self' blob: data:;"), "{usual}");
    let set = policy(
        jornada(folder.path())
            .env("JORNADA_PAGES__EMBEDS", "")
            .env("JORNADA_PAGES__STREAMS", "https://a.example, http://localhost:8099"),
    );
    assert!(set.contains("frame-src 'none';"), "{set}");
    let both = "https://a.example http://localhost:8099;";
    assert!(set.contains(&format!("connect-src 'self' {both} media-src 'self' blob: data: {both}")), "{set}");
}

#[test]
fn the_example_is_accepted_with_every_line_switched_on() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../jornada.example.toml");
    let text = fs::read_to_string(example).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let all = text.replace("# database_url = ", "database_url = ").replace("# now = ", "now = ");
    let all = all.replace("postgres://jornada:secret@db.example/jornada", "sqlite:all.sqlite");
    fs::write(folder.path().join("jornada.toml"), all).unwrap();
    succeed(jornada(folder.path()).arg("migrate"));
    assert!(folder.path().join("all.sqlite").exists());
}

#[test]
fn the_openapi_document_is_printed() {
    let folder = tempfile::tempdir().unwrap();
    let document: serde_json::Value = serde_json::from_str(&succeed(jornada(folder.path()).arg("openapi"))).unwrap();
    assert!(document["openapi"].as_str().unwrap().starts_with("3."));
    assert!(fs::read_dir(folder.path()).unwrap().next().is_none(), "nothing is left behind");
}
