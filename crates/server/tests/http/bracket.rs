//! Knock-out rounds as a bracket.

use std::collections::HashMap;

use serde_json::Value;
use testkit::calls::{CUP, list};

use crate::client::Client;

fn ties(bracket: &Value) -> Vec<&Value> {
    list(&bracket["stages"]).iter().flat_map(|stage| list(&stage["ties"])).collect()
}

/// What must hold of every bracket: paths lead to ties that name each other, winners go on, places are where they belong.
fn check(bracket: &Value) {
    let by_id: HashMap<&str, &Value> =
        ties(bracket).into_iter().map(|tie| (tie["id"].as_str().unwrap(), tie)).collect();
    for tie in ties(bracket) {
        for (half, side) in [&tie["home"], &tie["away"]].into_iter().enumerate() {
            let Some(from) = side["from"].as_str() else { continue };
            let feeder = by_id[from];
            assert_eq!(feeder["next"], tie["id"], "{from}");
            assert_eq!(feeder["slot"].as_u64().unwrap(), tie["slot"].as_u64().unwrap() * 2 + half as u64, "{from}");
            if feeder["winner"].is_number() {
                assert_eq!(side["team"]["id"], feeder["winner"], "who won goes on");
            }
        }
        if tie["state"] == "decided" {
            assert!(tie["winner"] == tie["home"]["team"]["id"] || tie["winner"] == tie["away"]["team"]["id"]);
            let (home, away) = (&tie["aggregate"]["home"], &tie["aggregate"]["away"]);
            let is_level = home == away;
            assert_eq!(tie["decidedBy"] == "penalties", is_level, "{tie}");
        }
    }
}

#[tokio::test]
async fn past_cups_have_a_whole_bracket_and_a_winner() {
    let client = Client::demo().await;
    for season in ["20252026", "20242025"] {
        let address = format!("/api/v2/competition/bracket?competition={CUP}&season={season}");
        let bracket = client.json(&address).await;
        check(&bracket);
        let sizes: Vec<usize> = list(&bracket["stages"]).iter().map(|stage| list(&stage["ties"]).len()).collect();
        assert_eq!(sizes, [4, 2, 1]);
        assert!(ties(&bracket).iter().all(|tie| tie["state"] == "decided" && list(&tie["matches"]).len() == 1));
        assert_eq!(bracket["champion"]["id"], bracket["stages"][2]["ties"][0]["winner"]);
    }
}

#[tokio::test]
async fn two_legs_are_one_tie_and_add_up() {
    let client = Client::demo().await;
    let address = "/api/v2/international/competition/1/bracket?season=20252026";
    let bracket = client.json(address).await;
    assert_eq!(bracket, client.json("/api/v2/competition/bracket?competition=1&season=20252026").await);
    check(&bracket);
    let stages = list(&bracket["stages"]);
    let labels: Vec<&str> = stages.iter().map(|stage| stage["label"].as_str().unwrap()).collect();
    assert_eq!(labels, ["Quartos de final", "Meias-finais", "Final"]);
    assert!(stages[0]["secondRound"].is_number() && stages[2]["secondRound"].is_null());
    for tie in list(&stages[0]["ties"]) {
        let [first, second] = list(&tie["matches"]) else { panic!("two legs: {tie}") };
        assert_eq!(first["homeTeam"]["id"], second["awayTeam"]["id"]);
        let goals = |m: &Value, side: &str| m[side].as_i64().unwrap();
        let home = goals(first, "homeGoals") + goals(second, "awayGoals");
        assert_eq!(
            (&first["homeTeam"]["id"], tie["aggregate"]["home"].as_i64()),
            (&tie["home"]["team"]["id"], Some(home))
        );
    }
    // Each round says which leg it is.
    let rounds = client.json("/api/v2/international/competition/1/rounds?season=20252026").await;
    let labels: Vec<&str> = list(&rounds).iter().skip(6).map(|round| round["label"].as_str().unwrap()).collect();
    assert_eq!(labels[..2], ["Quartos de final, 1.ª mão", "Quartos de final, 2.ª mão"]);
}

#[tokio::test]
async fn what_is_to_come_says_who_may_come() {
    let client = Client::demo().await;
    let bracket = client.json(&format!("/api/v2/competition/bracket?competition={CUP}")).await;
    check(&bracket);
    assert!(bracket["champion"].is_null());
    let last = list(&bracket["stages"]).last().unwrap();
    let tie = &last["ties"][0];
    assert_eq!((&tie["state"], &last["label"]), (&Value::from("open"), &Value::from("Final")));
    assert!(tie["home"]["from"].is_string() && tie["home"]["team"].is_null());
    let abroad = client.json("/api/v2/international/competition/2/bracket").await;
    check(&abroad);
    assert!(ties(&abroad).iter().all(|tie| tie["state"] == "open"), "the groups are not over");
}

#[tokio::test]
async fn what_is_no_knock_out_has_no_bracket() {
    let client = Client::demo().await;
    for (competition, season) in
        [("segunda-atlantica", "20262027"), ("4", "20262027"), (CUP, "19992000"), ("nada", "20262027")]
    {
        let address = format!("/api/v2/competition/bracket?competition={competition}&season={season}");
        client.get(&address).await.is_error(404, "not_found");
    }
    client.get(&format!("/api/v2/international/competition/{CUP}/bracket")).await.is_error(404, "not_found");
    client.get("/api/v2/competition/bracket").await.is_error(400, "invalid_parameter");
}
