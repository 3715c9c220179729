//! Competitions abroad.

use serde_json::Value;
use testkit::calls::{Abroad, id, list};

use crate::client::Client;

#[tokio::test]
async fn three_competitions_have_fixed_colours_and_others_the_default() {
    let client = Client::demo().await;
    let seasons = client.json("/api/v2/international/seasons").await;
    let competitions = list(&seasons[0]["competitions"]);
    let colours: Vec<&str> = competitions.iter().map(|c| c["color"].as_str().unwrap()).collect();
    assert_eq!(colours, ["#103BFD", "#FF6900", "#00BE14", "#001941"]);
    for competition in competitions {
        assert_eq!((&competition["isInternational"], &competition["textColor"]), (&true.into(), &"#FFFFFF".into()));
        assert!(competition["id"].as_str().unwrap().bytes().all(|b| b.is_ascii_digit()));
    }
    let home = client.json("/api/v2/seasons").await;
    assert!(list(&home[0]["competitions"]).iter().all(|c| c["isInternational"] == false));
}

#[tokio::test]
async fn groups_have_tables_and_the_knock_out_has_none() {
    let client = Client::demo().await;
    let standings = client.json("/api/v2/international/competition/1/standings").await;
    let keys: Vec<&str> = list(&standings["standings"]).iter().map(|t| t["key"].as_str().unwrap()).collect();
    assert_eq!(keys, ["group-a", "group-b", "group-c", "group-d"]);
    assert!(list(&standings["standings"]).iter().all(|table| list(&table["standings"]).len() == 4));
    assert_eq!(client.json("/api/v2/competition/standings?competition=1").await, standings, "the same by query");
    let rounds = client.json("/api/v2/international/competition/1/rounds?season=20252026").await;
    let kinds: Vec<i64> = list(&rounds).iter().map(|r| r["matchweekTypeId"].as_i64().unwrap()).collect();
    assert!(kinds.contains(&2) && kinds.contains(&3), "{kinds:?}");
}

#[tokio::test]
async fn matches_of_a_stage_can_be_only_those_of_our_clubs() {
    let client = Client::demo().await;
    let Abroad { competition, stage, round, .. } = client.sample().await.abroad;
    let address = format!("/api/v2/international/competition/{competition}/stages/{stage}/rounds/{round}/matches");
    let all = client.json(&address).await;
    let ours = client.json(&format!("{address}?domestic=true")).await;
    assert_eq!(list(&all).len(), 8);
    assert!((1..8).contains(&list(&ours).len()));
    let home: Vec<i64> = {
        let teams = client.json("/api/v1/competition/teams?competition=liga-atlantica").await;
        list(&teams).iter().map(id).collect()
    };
    let is_ours = |m: &Value| home.contains(&id(&m["homeTeam"])) || home.contains(&id(&m["awayTeam"]));
    assert!(list(&ours).iter().all(is_ours));
    let wrong = format!("/api/v2/international/competition/{competition}/stages/999999/rounds/1/matches");
    assert_eq!(client.get(&wrong).await.is_error(404, "not_found")["message"], "Esta fase não existe.");
    let wrong = format!("/api/v2/international/competition/{competition}/stages/{stage}/rounds/99/matches");
    client.get(&wrong).await.is_error(404, "not_found");
    let wrong = format!("/api/v2/international/competition/{competition}/stages/x/rounds/1/matches");
    client.get(&wrong).await.is_error(400, "invalid_parameter");
}

#[tokio::test]
async fn a_match_abroad_is_found_by_its_number_and_told_plainly() {
    let client = Client::demo().await;
    let sample = client.sample().await;
    let number = sample.abroad.match_id;
    let m = client.json(&format!("/api/v1/international/match/{number}/detail")).await;
    assert_eq!((&m["isInternational"], id(&m)), (&true.into(), number));
    // Whoever comes on was on the bench, whoever goes off had started or come on: the names are not swapped.
    let starters: Vec<i64> = ["homePlayers", "awayPlayers"]
        .iter()
        .flat_map(|side| list(&m[*side]))
        .filter(|player| player["intervenientType"] == 1)
        .map(id)
        .collect();
    let substitutions: Vec<&Value> = list(&m["events"]).iter().filter(|event| event["type"] == 1).collect();
    assert!(!substitutions.is_empty());
    for event in substitutions {
        assert!(!starters.contains(&id(&event["player"])), "{event}");
    }
    for call in ["dynamic", "formations", "teams/history"] {
        assert_eq!(client.get(&format!("/api/v1/international/match/{number}/{call}")).await.status, 200);
    }
    for call in ["detail", "dynamic", "formations", "teams/history"] {
        let home = format!("/api/v1/international/match/{}/{call}", sample.over);
        client.get(&home).await.is_error(404, "not_found");
        client.get(&format!("/api/v1/international/match/x/{call}")).await.is_error(400, "invalid_parameter");
    }
}

#[tokio::test]
async fn a_slug_is_no_number() {
    let client = Client::demo().await;
    for call in ["rounds", "standings"] {
        let home = format!("/api/v2/international/competition/liga-atlantica/{call}");
        client.get(&home).await.is_error(404, "not_found");
        let unknown = format!("/api/v2/international/competition/99/{call}");
        client.get(&unknown).await.is_error(404, "not_found");
    }
    let bad = "/api/v2/international/competition/1/standings";
    client.get(&format!("{bad}?live=maybe")).await.is_error(400, "invalid_parameter");
    client.get(&format!("{bad}?round=0")).await.is_error(400, "invalid_parameter");
}
