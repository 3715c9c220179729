//! Real seasons, imported from each format, give the published tables through the API on both databases.

use std::path::Path;

use feeds::formats::{SeasonFile, clubs, fold, football_txt, openfootball_json, season_csv};
use feeds::import::{Import, import};
use serde_json::Value;
use testkit::TestDatabase;

use crate::client::{Client, lisbon, now};

fn read(folder: &Path, file: &str) -> Vec<u8> {
    std::fs::read(folder.join("openfootball").join(file)).unwrap()
}

fn parse(folder: &Path, file: &str, year: i64) -> SeasonFile {
    let bytes = read(folder, file);
    match file.rsplit('.').next() {
        Some("json") => openfootball_json::parse(file, &bytes).unwrap(),
        Some("csv") => season_csv::parse(file, &bytes).unwrap(),
        _ => football_txt::parse(file, &bytes, year).unwrap(),
    }
}

fn request(folder: &Path, file: &str, competition: &str, year: i64) -> Import {
    Import {
        competition: competition.to_owned(),
        season: football::season::SeasonId::starting_in(year).unwrap(),
        name: None,
        rules: None,
        clubs: clubs::parse("pt.clubs.txt", &read(folder, "pt.clubs.txt")).unwrap(),
        zone: lisbon(),
        files: vec![(file.to_owned(), parse(folder, file, year))],
    }
}

/// File, competition, starting year, golden table.
const SEASONS: [(&str, &str, i64, Option<&str>); 11] = [
    ("2018-19.pt.1.json", "primeira", 2018, Some("2018-19_pt1")),
    ("2020-21.pt.1.json", "primeira", 2020, Some("2020-21_pt1")),
    ("2022-23.pt.1.json", "primeira", 2022, Some("2022-23_pt1")),
    ("2023-24.pt.1.json", "primeira", 2023, Some("2023-24_pt1")),
    ("2020-21_pt1.txt", "primeira-txt", 2020, Some("2020-21_pt1")),
    ("2022-23_pt1.txt", "primeira-txt", 2022, Some("2022-23_pt1")),
    ("2022-23_pt2.txt", "segunda", 2022, Some("2022-23_pt2")),
    ("2018-19.csv", "primeira-csv", 2018, Some("2018-19_pt1")),
    ("2010-11.csv", "primeira-csv", 2010, None),
    ("1994-95.csv", "primeira-csv", 1994, None),
    ("2026-27_pt1.txt", "primeira", 2026, None),
];

#[tokio::test]
async fn every_format_gives_the_published_tables_on_both_databases() {
    let Some(folder) = testkit::real_results() else { return };
    let names = clubs::parse("pt.clubs.txt", &read(&folder, "pt.clubs.txt")).unwrap();
    // The clubs file lists every way in which a club is written.
    let club = |name: &str| {
        let folded = fold(name);
        let same = |candidate: &&clubs::ClubNames| {
            std::iter::once(&candidate.name).chain(&candidate.aliases).any(|alias| fold(alias) == folded)
        };
        names.iter().find(same).map_or(folded.clone(), |club| fold(&club.name))
    };
    for database in TestDatabase::both().await {
        let client = Client::new(database).await;
        for (file, competition, year, golden) in SEASONS {
            let report = import(client.app.store(), now(), &request(&folder, file, competition, year)).await.unwrap();
            assert!(report.added >= 240, "{file}: {report:?}");
            let season = format!("{year}{}", year + 1);
            let address = format!("/api/v2/competition/standings?competition={competition}&season={season}");
            let standings = client.json(&address).await;
            let rows = standings["standings"][0]["standings"].as_array().unwrap();
            let Some(golden) = golden else { continue };
            let golden = std::fs::read(folder.join("golden").join(format!("{golden}.json"))).unwrap();
            let golden: Value = serde_json::from_slice(&golden).unwrap();
            assert_eq!(rows.len(), golden["table"].as_array().unwrap().len(), "{file}");
            for (row, want) in rows.iter().zip(golden["table"].as_array().unwrap()) {
                let name = |value: &Value| club(value.as_str().unwrap());
                assert_eq!(name(&row["team"]["name"]), name(&want["team"]), "{file}: {want}");
                let fields = [
                    ("position", "pos"),
                    ("points", "pts"),
                    ("wins", "w"),
                    ("draws", "d"),
                    ("loses", "l"),
                    ("goalsScored", "gf"),
                    ("goalsConceded", "ga"),
                ];
                for (ours, theirs) in fields {
                    assert_eq!(row[ours], want[theirs], "{file}: {ours} of {want}");
                }
            }
        }
        older_seasons(&client).await;
        criteria_in_force(&client).await;
        form_meetings_and_matches(&client).await;
    }
}

/// Two points for a win in 1994/95, sixteen clubs in 2010/11; thirty-four and thirty rounds, worked out from the dates.
async fn older_seasons(client: &Client) {
    for (season, clubs, rounds, win) in [("19941995", 18, 34, 2), ("20102011", 16, 30, 3)] {
        let parameters = format!("competition=primeira-csv&season={season}");
        let standings = client.json(&format!("/api/v2/competition/standings?{parameters}")).await;
        let rows = standings["standings"][0]["standings"].as_array().unwrap();
        assert_eq!(rows.len(), clubs);
        for row in rows {
            let number = |field: &str| row[field].as_i64().unwrap();
            assert_eq!(number("points"), number("wins") * win + number("draws"), "{season}: {row}");
            assert_eq!(number("matches"), rounds);
        }
        let list = client.json(&format!("/api/v1/competition/season/rounds?{parameters}")).await;
        assert!(list.as_array().unwrap().len() as i64 >= rounds, "{season}");
    }
    let fixtures = client.json("/api/v2/competition/standings?competition=primeira&season=20262027").await;
    assert_eq!(fixtures["lastRound"], 0);
    let first = &fixtures["standings"][0]["standings"][0];
    assert_eq!((&first["matches"], &first["promotion"], &first["decidedBy"]), (&0.into(), &Value::Null, &Value::Null));
}

/// Form, head-to-head and team matches are told from the same results as the table.
async fn form_meetings_and_matches(client: &Client) {
    let standings = client.json("/api/v2/competition/standings?competition=primeira&season=20222023").await;
    let rows = standings["standings"][0]["standings"].as_array().unwrap();
    let teams: Vec<i64> = rows.iter().map(|row| row["team"]["id"].as_i64().unwrap()).collect();
    for (row, team) in rows.iter().zip(&teams) {
        let matches = client.json(&format!("/api/v1/team/matches?id={team}&season=20222023&filter=prev")).await;
        // The same season was imported in two formats, as two competitions.
        let of_league = |m: &&Value| m["competition"] == "primeira";
        let matches: Vec<&Value> = matches.as_array().unwrap().iter().filter(of_league).collect();
        assert_eq!(matches.len(), 34);
        let goals = |m: &Value| {
            let (home, away) = (m["homeGoals"].as_i64().unwrap(), m["awayGoals"].as_i64().unwrap());
            if m["homeTeam"]["id"] == *team { (home, away) } else { (away, home) }
        };
        let scored: i64 = matches.iter().map(|m| goals(m).0).sum();
        assert_eq!(row["goalsScored"], scored);
        let letter = |m: &&Value| match goals(m) {
            (own, other) if own > other => "W",
            (own, other) if own == other => "D",
            _ => "L",
        };
        let mut form: Vec<&str> = matches.iter().take(5).map(letter).collect();
        form.reverse();
        assert_eq!(row["recent_form"], Value::from(form), "{}", row["team"]["name"]);
    }
    let history = client.json(&format!("/api/v1/match/teams/history?home={}&away={}", teams[0], teams[1])).await;
    let meetings = history["matches"].as_array().unwrap().iter();
    let meetings: Vec<&Value> =
        meetings.filter(|m| m["competition"] == "primeira" && m["season"] == 20_222_023).collect();
    assert_eq!(meetings.len(), 2, "each has been at the other's");
    assert_ne!(meetings[0]["homeTeam"]["id"], meetings[1]["homeTeam"]["id"]);
}

/// A table says by which rules it is ordered: those of its season, and of the end of it or the way there.
async fn criteria_in_force(client: &Client) {
    let keys = async |parameters: &str| {
        let standings = client.json(&format!("/api/v2/competition/standings?competition=primeira&{parameters}")).await;
        let criteria = standings["criteria"].as_array().unwrap().clone();
        criteria.iter().map(|c| c["key"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let since_2021 =
        ["points", "head-to-head-points", "head-to-head-goal-difference", "goal-difference", "wins", "goals-scored"];
    assert_eq!(keys("season=20232024&round=20").await, since_2021);
    assert_eq!(keys("season=20182019&round=20").await, ["points", "goal-difference", "wins", "goals-scored"]);
    assert!(keys("season=20182019").await.contains(&"head-to-head-away-goals".to_owned()));
}

#[tokio::test]
async fn a_cup_with_extra_time_and_penalties_comes_through() {
    let Some(folder) = testkit::real_results() else { return };
    let client = Client::new(TestDatabase::sqlite()).await;
    let cup = request(&folder, "2024-25_ptcup.txt", "taca", 2024);
    let report = import(client.app.store(), now(), &cup).await.unwrap();
    assert_eq!(report.added, 111);
    let rounds = client.json("/api/v1/competition/season/rounds?competition=taca&season=20242025").await;
    let labels: Vec<&str> = rounds.as_array().unwrap().iter().map(|r| r["label"].as_str().unwrap()).collect();
    let expected = [
        "2.ª eliminatória",
        "3.ª eliminatória",
        "4.ª eliminatória",
        "Oitavos de final",
        "Quartos de final",
        "Meias-finais",
        "Final",
    ];
    assert_eq!(labels, expected);
    let matches = client.json("/api/v1/competition/matches?competition=taca&season=20242025&round=3").await;
    let alverca = matches.as_array().unwrap().iter().find(|m| m["homeTeam"]["name"] == "FC Alverca").unwrap();
    let shown = ["homeGoals", "awayGoals", "homePenaltyGoals", "awayPenaltyGoals"].map(|field| alverca[field].as_i64());
    assert_eq!(shown, [Some(2), Some(2), Some(2), Some(4)]);
    assert_eq!(alverca["extraTime"], true);
    let last = client.json("/api/v1/competition/matches?competition=taca&season=20242025&round=7").await;
    assert_eq!((&last[0]["status"], &last[0]["homeGoals"]), (&1.into(), &Value::Null));
    client.get("/api/v2/competition/standings?competition=taca&season=20242025").await.is_error(404, "not_found");
    let season: Value = client.json("/api/v2/seasons").await;
    assert_eq!(season[0]["competitions"][0]["format"], "tournament");
}

#[tokio::test]
async fn importing_again_changes_nothing_whatever_the_format() {
    let Some(folder) = testkit::real_results() else { return };
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let json = request(&folder, "2018-19.pt.1.json", "primeira", 2018);
        import(&store, now(), &json).await.unwrap();
        let change = store.latest_change().await.unwrap();
        let again = import(&store, now(), &json).await.unwrap();
        assert_eq!((again.added, again.updated, again.unchanged), (0, 0, 306));
        assert_eq!(store.latest_change().await.unwrap(), change, "nothing was written");
        // The same season from another source: other names, no hours, no rounds – and still the same matches.
        let csv = import(&store, now(), &request(&folder, "2018-19.csv", "primeira", 2018)).await.unwrap();
        assert_eq!((csv.added, csv.new_teams.len()), (0, 0), "{csv:?}");
        let edition = store.edition("primeira", json.season).await.unwrap().unwrap();
        assert_eq!(store.matches_of_edition(edition.id).await.unwrap().len(), 306);
        assert_eq!(store.rounds(edition.id).await.unwrap().len(), 34);
    }
}
