//! The teams that a fan follows.

use accounts::role::Role;
use serde_json::{Value, json};
use testkit::TestDatabase;

use super::{House, body};
use crate::client::{Answer, Client};

const TEAM: &str = "/api/v1/profile/favourite/team";

/// With the demo league, and Ana.
async fn house() -> (House, String) {
    let house = House::on(Client::demo_database().await, |_| {}).await;
    house.add("ana", Role::Fan).await;
    let token = house.token("Ana").await;
    (house, token)
}

async fn team_ids(house: &House) -> Vec<i64> {
    let teams = house.client.json("/api/v1/teams/profile").await;
    teams["firstLeagueTeams"].as_array().unwrap().iter().map(|team| team["id"].as_i64().unwrap()).collect()
}

/// Team and whether it is the main one.
fn list(answer: &Answer) -> Vec<(i64, bool)> {
    let list = body(answer, 200);
    let pair = |one: &Value| (one["team"]["id"].as_i64().unwrap(), one["is_primary"].as_bool().unwrap());
    list.as_array().unwrap().iter().map(pair).collect()
}

#[tokio::test]
async fn the_teams_to_choose_from_are_those_of_the_season_by_league() {
    let (house, _) = house().await;
    let teams = house.client.json("/api/v1/teams/profile").await;
    let ids = |name: &str| -> Vec<i64> {
        teams[name].as_array().unwrap().iter().map(|team| team["id"].as_i64().unwrap()).collect()
    };
    let (all, first, second) = (ids("teams"), ids("firstLeagueTeams"), ids("secondLeagueTeams"));
    assert!(first.len() == 18 && second.len() == 18, "{} {}", first.len(), second.len());
    assert!(first.iter().chain(&second).all(|id| all.contains(id)));
    assert!(first.iter().all(|id| !second.contains(id)));
    assert!(teams["teams"][0]["logo"]["normal"].is_object());
}

#[tokio::test]
async fn there_is_a_main_team_and_a_second_one_and_no_third() {
    let (house, token) = house().await;
    let ids = team_ids(&house).await;
    let (farol, lagoa, third) = (ids[0], ids[1], ids[2]);
    let add = async |id: i64| house.own("POST", TEAM, &token, &json!({ "team_id": id })).await;
    let set = async |id: i64, is_primary: bool| {
        house.own("PUT", TEAM, &token, &json!({ "team_id": id, "is_primary": is_primary })).await
    };
    let shown = async || list(&house.get("/api/v1/profile/favourite/teams", &token).await);
    assert_eq!(shown().await, []);
    assert_eq!(list(&add(farol).await), [(farol, true)]);
    assert_eq!(list(&add(farol).await), [(farol, true)], "twice changes nothing");
    assert_eq!(list(&add(lagoa).await), [(farol, true), (lagoa, false)]);
    let full = add(third).await.is_error(409, "max_favourite_teams_reached");
    assert!(full["message"].as_str().unwrap().contains("dois clubes"), "{full}");
    set(third, true).await.is_error(409, "max_favourite_teams_reached");
    assert_eq!(list(&set(lagoa, true).await), [(lagoa, true), (farol, false)]);
    assert_eq!(list(&set(lagoa, false).await), [(farol, true), (lagoa, false)]);
    assert_eq!(shown().await, [(farol, true), (lagoa, false)]);

    let profile = house.get("/api/v1/profile", &token).await.json();
    assert_eq!((&profile["mainTeam"]["id"], &profile["secondaryTeam"]["id"]), (&json!(farol), &json!(lagoa)));
    let account = house.get("/api/v1/account", &token).await.json();
    assert_eq!(account["profile"]["mainTeam"]["id"], farol);

    let remove = async |id: i64| house.own("DELETE", &format!("{TEAM}/{id}"), &token, &json!({})).await;
    assert_eq!(list(&remove(farol).await), [(lagoa, true)], "the other is the main one then");
    remove(farol).await.is_error(404, "not_found");
    assert_eq!(list(&set(lagoa, false).await), [(lagoa, true)], "alone it stays the main one");
    assert_eq!(list(&remove(lagoa).await), []);
}

#[tokio::test]
async fn what_is_no_team_is_not_followed() {
    let (house, token) = house().await;
    let cases = [
        (json!({}), 400, "team_id"),
        (json!({ "team_id": null }), 400, "team_id"),
        (json!({ "team_id": "farol" }), 400, "team_id"),
        (json!({ "team_id": 0 }), 400, "team_id"),
        (json!({ "team_id": 1.5 }), 400, "team_id"),
        (json!({ "team_id": [1] }), 400, "team_id"),
        (json!([]), 400, "body"),
    ];
    for (given, status, field) in cases {
        let error = house.own("POST", TEAM, &token, &given).await.is_error(status, "invalid_parameter");
        assert_eq!(error["parameter"], field, "{given}");
    }
    let unknown = json!({ "team_id": 999_999 });
    house.own("POST", TEAM, &token, &unknown).await.is_error(404, "not_found");
    let unknown = json!({ "team_id": 999_999, "is_primary": true });
    house.own("PUT", TEAM, &token, &unknown).await.is_error(404, "not_found");
    let half = json!({ "team_id": 1 });
    assert_eq!(
        house.own("PUT", TEAM, &token, &half).await.is_error(400, "invalid_parameter")["parameter"],
        "is_primary"
    );
    house.own("DELETE", &format!("{TEAM}/x"), &token, &json!({})).await.is_error(400, "invalid_parameter");
    assert_eq!(house.get("/api/v1/profile/favourite/teams", &token).await.json(), json!([]));
}

#[tokio::test]
async fn their_matches_come_together_and_only_to_who_is_signed_in() {
    let (house, token) = house().await;
    let path = "/api/v1/profile/favourite/teams/matches";
    house.client.get(path).await.is_error(401, "unauthorized");
    assert_eq!(house.get(path, &token).await.json(), json!([]), "nobody is followed yet");
    let ids = team_ids(&house).await;
    for id in &ids[..2] {
        house.own("POST", TEAM, &token, &json!({ "team_id": id })).await;
    }
    let answer = house.get(path, &token).await;
    assert_eq!(answer.headers["cache-control"], "private, no-store");
    let all = answer.json();
    let all = all.as_array().unwrap();
    let is_theirs = |m: &Value| {
        [&m["homeTeam"]["id"], &m["awayTeam"]["id"]].into_iter().any(|id| ids[..2].contains(&id.as_i64().unwrap()))
    };
    assert!(all.len() > 60 && all.iter().all(is_theirs), "{}", all.len());
    let mut numbers: Vec<i64> = all.iter().map(|m| m["id"].as_i64().unwrap()).collect();
    numbers.sort_unstable();
    let count = numbers.len();
    numbers.dedup();
    assert_eq!(numbers.len(), count, "a match of both is there once");
    let league = house.get(&format!("{path}?competition=liga-atlantica&season=20262027"), &token).await.json();
    assert_eq!(league.as_array().unwrap().len(), 66, "34 and 34, of which two are of both");
    assert_eq!(house.get(&format!("{path}?competition=none"), &token).await.json(), json!([]));
    assert_eq!(house.get(&format!("{path}?season=19001901"), &token).await.json(), json!([]));
    house.get(&format!("{path}?season=x"), &token).await.is_error(400, "invalid_parameter");
}

#[tokio::test]
async fn changes_of_two_devices_at_once_leave_one_main_team() {
    for database in [Client::demo_database().await, Client::demo_on_postgres().await] {
        let house = House::on(database, |_| {}).await;
        house.add("ana", Role::Fan).await;
        let (one, other) = (house.token("Ana").await, house.token("Ana").await);
        let ids = team_ids(&house).await;
        let set = async |token: &str, id: i64| {
            house.own("PUT", TEAM, token, &json!({ "team_id": id, "is_primary": true })).await.status.as_u16()
        };
        for round in 0..6 {
            let (a, b, c) = tokio::join!(
                set(&one, ids[round % 3]),
                set(&other, ids[(round + 1) % 3]),
                set(&one, ids[(round + 2) % 3])
            );
            assert!([a, b, c].into_iter().all(|status| [200, 409].contains(&status)), "{a} {b} {c}");
            let followed = list(&house.get("/api/v1/profile/favourite/teams", &one).await);
            assert_eq!(followed.len(), 2);
            assert_eq!(followed.iter().filter(|(_, is_primary)| *is_primary).count(), 1, "{followed:?}");
        }
    }
}

#[tokio::test]
async fn without_a_league_there_is_nothing_to_choose() {
    let house = House::on(TestDatabase::sqlite(), |_| {}).await;
    let none = json!({ "teams": [], "firstLeagueTeams": [], "secondLeagueTeams": [] });
    assert_eq!(house.client.json("/api/v1/teams/profile").await, none);
}
