use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use testkit::TestDatabase;

use crate::run::{Server, fail, jornada, jornada_on, succeed};

/// A season in which everybody meets everybody, as football.txt.
fn season(clubs: usize) -> String {
    let mut text = String::from("= Liga de Teste 2024/25\n");
    for round in 0..(clubs - 1) * 2 {
        writeln!(text, "\n▪ Matchday {}\n  Sat Aug 10 2024", round + 1).unwrap();
        let circle = clubs - 1;
        for i in 0..clubs / 2 {
            let a = if i == 0 { circle } else { (round + i) % circle };
            let b = (round + circle - i) % circle;
            let (home, away) = if round < circle { (a, b) } else { (b, a) };
            writeln!(text, "    20:30  Clube {home} v Clube {away}  {}-{} (0-0)", (home + round) % 4, away % 3)
                .unwrap();
        }
    }
    text
}

fn arguments(file: &str) -> [&str; 7] {
    ["import", "openfootball", file, "--competition", "liga", "--season", "20242025"]
}

/// How many matches the database holds.
fn count(database: &TestDatabase) -> usize {
    let mut export = jornada_on(database);
    let output =
        export.args(["export", "--competition", "liga", "--season", "20242025", "--format", "csv"]).output().unwrap();
    String::from_utf8(output.stdout).unwrap().lines().count().saturating_sub(1)
}

#[tokio::test]
async fn a_killed_import_leaves_all_or_nothing() {
    for database in TestDatabase::both().await {
        let text = season(40);
        fs::write(database.folder.path().join("liga.txt"), &text).unwrap();
        succeed(jornada_on(&database).arg("migrate"));
        let whole = 40 * 39;
        let mut delay = Duration::from_millis(1);
        let mut cut_short = 0;
        // Killed later and later, until it is through.
        loop {
            let mut import = jornada_on(&database);
            let mut child =
                import.args(arguments("liga.txt")).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
            let deadline = tokio::time::sleep(delay);
            deadline.await;
            child.kill().unwrap();
            let finished = child.wait().unwrap().success();
            let found = count(&database);
            assert!(found == 0 || found == whole, "{found} of {whole} matches after {delay:?}");
            if found == whole || finished {
                break;
            }
            cut_short += 1;
            delay = delay * 3 / 2;
        }
        assert!(cut_short > 3, "the import was cut short only {cut_short} times");
        succeed(jornada_on(&database).args(arguments("liga.txt")));
        assert_eq!(count(&database), whole);
    }
}

#[test]
fn a_bad_file_is_refused_with_its_place_and_nothing_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let good = season(4);
    let line = |text: &str| text.lines().count();
    let cut = format!("{good}    20:30  Clube 0 v Clube 1  2-");
    let cases: Vec<(&str, Vec<u8>, String)> = vec![
        ("cut.txt", cut.clone().into_bytes(), format!("cut.txt:{}:", line(&cut))),
        ("bytes.txt", [good.as_bytes(), b"\xff\xfe"].concat(), format!("bytes.txt:{}:", line(&good) + 1)),
        (
            "cut.json",
            b"{\"name\": \"x\",\n \"matches\": [\n  {\"round\": \"Matchday 1\"".to_vec(),
            "cut.json:3:".to_owned(),
        ),
        ("empty.json", Vec::new(), "empty.json:1:".to_owned()),
    ];
    for (name, bytes, place) in cases {
        fs::write(folder.path().join(name), bytes).unwrap();
        let said = fail(jornada(folder.path()).args(arguments(name)));
        assert!(said.contains(&place), "{name}: {said}");
        assert!(!folder.path().join("data").exists(), "{name}: nothing was even opened");
    }
    assert!(fail(jornada(folder.path()).args(arguments("missing.txt"))).contains("missing.txt"));
    fs::write(folder.path().join("good.txt"), &good).unwrap();
    let mut with_bad_season = arguments("good.txt");
    with_bad_season[6] = "2024";
    assert!(fail(jornada(folder.path()).args(with_bad_season)).contains("--season"));
}

#[tokio::test]
async fn real_seasons_in_all_three_formats_come_in_by_the_command_line() {
    let Some(folder) = testkit::real_results() else { return };
    let clubs = folder.join("openfootball/pt.clubs.txt");
    for database in TestDatabase::both().await {
        let import = |format: &str, file: &str, competition: &str, season: &str| {
            let mut command = jornada_on(&database);
            command.args(["import", format]).arg(folder.join("openfootball").join(file));
            command.args(["--competition", competition, "--season", season, "--clubs"]).arg(&clubs);
            succeed(&mut command)
        };
        let first = import("openfootball", "2023-24.pt.1.json", "primeira", "20232024");
        assert!(first.starts_with("306 matches added, 0 updated, 0 unchanged"), "{first}");
        let again = import("openfootball", "2023-24.pt.1.json", "primeira", "20232024");
        assert_eq!(again, "0 matches added, 0 updated, 306 unchanged\n");
        import("openfootball", "2022-23_pt1.txt", "primeira", "20222023");
        import("openfootball", "2022-23_pt2.txt", "segunda", "20222023");
        import("csv", "2018-19.csv", "primeira", "20182019");
        let server = Server::start(&mut jornada_on(&database));
        for (competition, season, golden) in [
            ("primeira", "20232024", "2023-24_pt1"),
            ("primeira", "20222023", "2022-23_pt1"),
            ("segunda", "20222023", "2022-23_pt2"),
            ("primeira", "20182019", "2018-19_pt1"),
        ] {
            let address = format!("/api/v2/competition/standings?competition={competition}&season={season}");
            let standings = server.json(&address);
            let points = |rows: &serde_json::Value, field: &str| {
                rows.as_array().unwrap().iter().map(|row| row[field].as_i64().unwrap()).collect::<Vec<_>>()
            };
            let golden = read_json(&folder.join("golden").join(format!("{golden}.json")));
            let ours = &standings["standings"][0]["standings"];
            assert_eq!(points(ours, "points"), points(&golden["table"], "pts"), "{season}");
            assert_eq!(points(ours, "goalsScored"), points(&golden["table"], "gf"), "{season}");
        }
    }
}

fn read_json(path: &Path) -> serde_json::Value {
    serde_json::from_slice(&fs::read(path).unwrap()).unwrap()
}
