//! Referees, delegates and observers.

use serde_json::Value;
use testkit::calls::{SEASON, Sample, list};

use crate::client::Client;

#[tokio::test]
async fn officials_have_all_their_fields_and_their_figures_add_up() {
    let client = Client::demo().await;
    let Sample { referee, delegate, observer, .. } = client.sample().await;
    for (calling, id) in [("referee", referee), ("delegate", delegate), ("observer", observer)] {
        let body = client.json(&format!("/api/v1/{calling}/{id}?season={SEASON}")).await;
        for field in [
            "id",
            "name",
            "firstName",
            "lastName",
            "footballAssociation",
            "category",
            "birthday",
            "photo",
            "profilePhoto",
        ] {
            assert!(!body[field].is_null(), "{calling}: {field}");
        }
        let stats = &body["stats"];
        for field in
            ["totalTime", "averageUsefulTime", "averagePercentage", "redCards", "doubleYellowCards", "yellowCards"]
        {
            assert!(!stats[field].is_null(), "{calling}: {field}");
        }
        let matches = client.json(&format!("/api/v1/{calling}/{id}/matches?season={SEASON}")).await;
        let over: Vec<&Value> = list(&matches).iter().filter(|m| m["status"].as_i64() >= Some(4)).collect();
        let main: Vec<&Value> = over.iter().copied().filter(|m| m["duty"] == "main").collect();
        let counted = if main.is_empty() { over } else { main };
        assert_eq!(stats["matches"], counted.len());
        for field in ["redCards", "doubleYellowCards", "yellowCards"] {
            let sum: i64 = counted.iter().map(|m| m[field].as_i64().unwrap()).sum();
            assert_eq!(stats[field], sum, "{calling}: {field}");
        }
        assert_eq!(client.json(&format!("/api/v1/{calling}/{id}")).await, body, "the last season");
    }
}

#[tokio::test]
async fn a_calling_is_not_another() {
    let client = Client::demo().await;
    let Sample { referee, observer, player, .. } = client.sample().await;
    let message = |body: &Value| body["message"].as_str().unwrap().to_owned();
    let wrong = client.get(&format!("/api/v1/delegate/{referee}")).await.is_error(404, "not_found");
    assert_eq!(message(&wrong), "Este delegado não existe.");
    client.get(&format!("/api/v1/referee/{observer}")).await.is_error(404, "not_found");
    client.get(&format!("/api/v1/observer/{player}/matches")).await.is_error(404, "not_found");
    client.get(&format!("/api/v1/referee/{referee}?season=19501951")).await.is_error(404, "not_found");
    client.get("/api/v1/referee/x").await.is_error(400, "invalid_parameter");
    client.get(&format!("/api/v1/referee/{referee}/matches?season=x")).await.is_error(400, "invalid_parameter");
}
