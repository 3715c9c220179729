use serde_json::Value;
use testkit::calls::{LEAGUE, SEASON, list};

use crate::client::Client;

const LIGA: &str = "/api/v2/competition/standings?competition=liga-atlantica";

fn table<'a>(standings: &'a Value, key: &str) -> &'a [Value] {
    let tables = standings["standings"].as_array().unwrap();
    let found = tables.iter().find(|table| table["key"] == key).unwrap();
    found["standings"].as_array().unwrap()
}

fn sum(rows: &[Value], field: &str) -> i64 {
    rows.iter().map(|row| row[field].as_i64().unwrap()).sum()
}

#[tokio::test]
async fn a_table_adds_up() {
    let client = Client::demo().await;
    let standings = client.json(LIGA).await;
    let overall = table(&standings, "overall");
    assert_eq!(overall.len(), 18);
    assert_eq!(sum(overall, "goalsScored"), sum(overall, "goalsConceded"));
    assert_eq!(sum(overall, "wins"), sum(overall, "loses"));
    assert_eq!(sum(overall, "goals_difference"), 0);
    for row in overall {
        let [wins, draws, loses] = ["wins", "draws", "loses"].map(|field| row[field].as_i64().unwrap());
        assert_eq!(row["points"].as_i64().unwrap(), wins * 3 + draws);
        assert_eq!(row["matches"].as_i64().unwrap(), wins + draws + loses);
        assert_eq!(row["recent_form"].as_array().unwrap().len(), 5);
        assert_eq!(row["lastFixtures"].as_array().unwrap().len(), 5);
    }
    for field in ["points", "matches", "wins", "goalsScored"] {
        let halves = sum(table(&standings, "home"), field) + sum(table(&standings, "away"), field);
        assert_eq!(sum(overall, field), halves, "{field}");
    }
    assert_eq!(overall[0]["promotion"]["rank"], 1);
    assert_eq!(overall[17]["promotion"]["label"], "Despromoção");
    assert_eq!(overall[9]["promotion"], Value::Null);
    assert_eq!(standings["criteria"][1]["key"], "head-to-head-points");
    assert!(serde_json::to_vec(&standings).unwrap().len() <= 25_000, "a table is small");
}

#[tokio::test]
async fn matches_in_play_count_only_when_asked_for() {
    let client = Client::demo().await;
    let (official, live) = (client.json(LIGA).await, client.json(&format!("{LIGA}&live=true")).await);
    assert_eq!((&official["live"], &live["live"]), (&Value::from(false), &Value::from(true)));
    let played = |standings: &Value| sum(table(standings, "overall"), "matches");
    let matches = client.json("/api/v1/competition/matches?competition=liga-atlantica&round=14").await;
    let in_play = matches.as_array().unwrap().iter().filter(|m| m["status"] == 3).count() as i64;
    assert_eq!(played(&live) - played(&official), 2 * in_play);
    // Positions are compared with the table before the matches in play.
    for row in table(&live, "overall") {
        let before = table(&official, "overall").iter().find(|r| r["team"]["id"] == row["team"]["id"]).unwrap();
        assert_eq!(row["previousPosition"], before["position"]);
    }
}

#[tokio::test]
async fn the_table_after_any_round() {
    let client = Client::demo().await;
    let address = format!("{LIGA}&season=20252026");
    let after = |round: u16| format!("{address}&round={round}");
    let first = client.json(&after(1)).await;
    assert_eq!(first["lastRound"], 1);
    assert_eq!(sum(table(&first, "overall"), "matches"), 18);
    let (final_table, last) = (client.json(&address).await, client.json(&after(34)).await);
    assert_eq!(final_table["standings"], last["standings"]);
    assert_eq!(sum(table(&last, "overall"), "matches"), 34 * 18, "the play-off does not count");
    let before = client.json(&after(33)).await;
    for row in table(&last, "overall") {
        let was = table(&before, "overall").iter().find(|r| r["team"]["id"] == row["team"]["id"]).unwrap();
        assert_eq!(row["previousPosition"], was["position"]);
    }
}

#[tokio::test]
async fn clubs_level_on_points_say_what_parts_them() {
    let client = Client::demo().await;
    let mut explained = 0;
    for round in 2..=34 {
        let standings = client.json(&format!("{LIGA}&season=20252026&round={round}")).await;
        for pair in table(&standings, "overall").windows(2) {
            let level = pair[0]["points"] == pair[1]["points"];
            if level {
                let (above, below) = (&pair[0]["decidedBy"], &pair[1]["decidedBy"]);
                assert!(above["criterion"].is_string() && below["criterion"].is_string(), "round {round}");
                explained += 1;
            }
        }
    }
    assert!(explained > 50);
}

#[tokio::test]
async fn points_taken_away_are_told() {
    let client = Client::demo().await;
    let standings = client.json("/api/v2/competition/standings?competition=segunda-atlantica").await;
    let fined: Vec<&Value> = table(&standings, "overall").iter().filter(|row| !row["penalty"].is_null()).collect();
    assert_eq!(fined.len(), 1);
    let row = fined[0];
    assert_eq!(row["penalty"]["points"], 3);
    let earned = row["wins"].as_i64().unwrap() * 3 + row["draws"].as_i64().unwrap();
    assert_eq!(row["points"].as_i64().unwrap(), earned - 3);
}

#[tokio::test]
async fn reserve_teams_never_go_up() {
    let client = Client::demo().await;
    for season in ["20242025", "20252026", "20262027"] {
        let address = format!("/api/v2/competition/standings?competition=segunda-atlantica&season={season}");
        let standings = client.json(&address).await;
        let rows = table(&standings, "overall");
        let teams =
            client.json(&format!("/api/v1/competition/teams?competition=segunda-atlantica&season={season}")).await;
        let is_reserve = |row: &Value| {
            let teams = teams.as_array().unwrap();
            teams.iter().any(|team| team["id"] == row["team"]["id"] && team["categoryVariant"] == "B")
        };
        let going_up: Vec<&Value> = rows.iter().filter(|row| row["promotion"]["label"] == "Promoção").collect();
        assert_eq!(going_up.len(), 2, "{season}");
        assert!(!going_up.iter().any(|row| is_reserve(row)));
    }
}

#[tokio::test]
async fn a_cup_has_no_table() {
    let client = Client::demo().await;
    let answer = client.get("/api/v2/competition/standings?competition=taca-atlantica").await;
    let body = answer.is_error(404, "not_found");
    assert_eq!(body["message"], "Esta competição não tem classificação.");
}

/// The explanation of a tie says the same as the table.
#[tokio::test]
async fn ties_are_explained_as_the_table_stands() {
    let client = Client::demo().await;
    for query in ["", "&round=9", "&live=true", "&season=20252026", "&season=20242025&round=20"] {
        let table = client.json(&format!("/api/v2/competition/standings?competition={LEAGUE}{query}")).await;
        let ties = client.json(&format!("/api/v2/competition/standings/ties?competition={LEAGUE}{query}")).await;
        assert_eq!((&ties["lastRound"], &ties["live"]), (&table["lastRound"], &table["live"]));
        let rows = list(&table["standings"][0]["standings"]);
        let tied: Vec<&Value> = rows.iter().filter(|row| !row["decidedBy"].is_null()).collect();
        let told: Vec<&Value> = list(&ties["ties"]).iter().flat_map(|tie| list(&tie["teams"])).collect();
        assert_eq!(tied.len(), told.len(), "{query}");
        for (row, told) in tied.iter().zip(told) {
            assert_eq!(
                (&row["team"]["id"], &row["position"], &row["decidedBy"]["criterion"]),
                (&told["team"]["id"], &told["position"], &told["decidedBy"])
            );
        }
        for tie in list(&ties["ties"]) {
            let decided: Vec<&Value> = list(&tie["steps"]).iter().filter(|step| step["verdict"] == "parted").collect();
            let is_level = list(&tie["teams"]).iter().any(|team| team["decidedBy"] == "level");
            assert!(!decided.is_empty() || is_level, "{tie}");
            let among: i64 = list(&tie["standings"]).iter().map(|row| row["matches"].as_i64().unwrap()).sum();
            let played = list(&tie["matches"]).iter().filter(|m| !m["homeGoals"].is_null()).count();
            assert_eq!(among, 2 * played as i64);
        }
    }
    client.get("/api/v2/competition/standings/ties?competition=taca-atlantica").await.is_error(404, "not_found");
    client
        .get(&format!("/api/v2/competition/standings/ties?competition={LEAGUE}&round=99"))
        .await
        .is_error(404, "not_found");
}

#[tokio::test]
async fn positions_are_those_of_the_table_after_each_round() {
    let client = Client::demo().await;
    for season in [SEASON, "20252026"] {
        let edition = format!("competition={LEAGUE}&season={season}");
        let body = client.json(&format!("/api/v2/competition/standings/positions?{edition}")).await;
        let rounds = list(&body["rounds"]);
        assert_eq!(list(&body["teams"]).len(), 18);
        for (index, round) in rounds.iter().enumerate().step_by(5) {
            let number = &round["number"];
            let table = client.json(&format!("/api/v2/competition/standings?{edition}&round={number}")).await;
            for row in list(&table["standings"][0]["standings"]) {
                let team = list(&body["teams"]).iter().find(|team| team["team"]["id"] == row["team"]["id"]).unwrap();
                assert_eq!(team["positions"][index], row["position"], "{season} {number}");
                assert_eq!(list(&team["positions"]).len(), rounds.len());
            }
        }
    }
    let groups = client.json("/api/v2/competition/standings/positions?competition=1").await;
    assert!(
        list(&groups["teams"])
            .iter()
            .all(|team| list(&team["positions"]).iter().all(|place| place.as_i64() <= Some(4)))
    );
}
