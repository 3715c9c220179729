//! A team's matches.

use serde_json::Value;

use crate::client::Client;

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

#[tokio::test]
async fn a_teams_matches_come_by_date_from_all_competitions() {
    let client = Client::demo().await;
    let all = client.json("/api/v1/team/matches?id=1&season=20262027").await;
    let dates: Vec<&str> = list(&all).iter().filter_map(|m| m["date"].as_str()).collect();
    assert!(dates.is_sorted_by_key(|date| date[..10].to_owned()), "{dates:?}");
    let plays = |m: &Value| m["homeTeam"]["id"] == 1 || m["awayTeam"]["id"] == 1;
    assert!(list(&all).len() > 34 && list(&all).iter().all(plays));
    let competitions: Vec<&str> = list(&all).iter().filter_map(|m| m["competition"].as_str()).collect();
    assert!(competitions.contains(&"liga-atlantica") && competitions.contains(&"taca-atlantica"));
    assert_eq!(client.json("/api/v1/team/matches?id=1").await, all, "the current season");
}

#[tokio::test]
async fn previous_matches_are_over_and_the_latest_comes_first() {
    let client = Client::demo().await;
    let previous = client.json("/api/v1/team/matches?id=1&filter=prev&limit=5").await;
    let previous = list(&previous);
    assert_eq!(previous.len(), 5);
    assert!(previous.iter().all(|m| m["status"].as_i64() >= Some(4)));
    assert!(previous.is_sorted_by(|a, b| a["date"].as_str() >= b["date"].as_str()));
}

#[tokio::test]
async fn what_cannot_be_answered_is_said() {
    let client = Client::demo().await;
    client.get("/api/v1/team/matches").await.is_error(400, "invalid_parameter");
    client.get("/api/v1/team/matches?id=x").await.is_error(400, "invalid_parameter");
    client.get("/api/v1/team/matches?id=1&filter=next").await.is_error(400, "invalid_parameter");
    client.get("/api/v1/team/matches?id=1&limit=-1").await.is_error(400, "invalid_parameter");
    client.get("/api/v1/team/matches?id=999999").await.is_error(404, "not_found");
    assert_eq!(client.json("/api/v1/team/matches?id=1&season=19992000").await, Value::Array(Vec::new()));
}
