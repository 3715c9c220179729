use serde_json::Value;

use crate::client::Client;

#[tokio::test]
async fn seasons_come_newest_first_with_their_competitions_in_order() {
    let client = Client::demo().await;
    let seasons = client.json("/api/v2/seasons").await;
    let ids: Vec<i64> = seasons.as_array().unwrap().iter().map(|s| s["id"].as_i64().unwrap()).collect();
    assert_eq!(ids, [20_262_027, 20_252_026, 20_242_025]);
    let current: Vec<bool> = seasons.as_array().unwrap().iter().map(|s| s["current"] == true).collect();
    assert_eq!(current, [true, false, false]);
    let newest = &seasons[0];
    assert_eq!(newest["label"], "2026/27");
    assert_eq!(newest["internal_id"].as_str().unwrap().len(), 36);
    let competitions = newest["competitions"].as_array().unwrap();
    let keys: Vec<&str> = competitions.iter().map(|c| c["id"].as_str().unwrap()).collect();
    assert_eq!(keys, ["liga-atlantica", "segunda-atlantica", "taca-atlantica"]);
    let liga = &competitions[0];
    assert_eq!((&liga["hasMatches"], &liga["hasMatchesLive"]), (&Value::from(true), &Value::from(true)));
    assert_eq!((&liga["color"], &liga["textColor"]), (&Value::from("#E1FF19"), &Value::from("#001941")));
    assert_eq!(seasons[1]["competitions"][0]["hasMatchesLive"], false);
}

#[tokio::test]
async fn an_empty_league_has_no_seasons() {
    let client = Client::new(testkit::TestDatabase::sqlite()).await;
    assert_eq!(client.json("/api/v2/seasons").await, Value::Array(Vec::new()));
}
