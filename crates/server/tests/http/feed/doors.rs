//! Who may write, in which order, and what is no message at all.

use accounts::api_key::NewKey;
use serde_json::{Value, json};
use testkit::TestDatabase;

use super::{Feed, add_key, with};
use crate::client::now;

#[tokio::test]
async fn revisions_never_go_back() {
    let feed = Feed::new(TestDatabase::sqlite()).await;
    let team = |revision: i64, name: &str| json!({ "kind": "team", "revision": revision, "id": "alfa", "name": name });
    assert_eq!(
        feed.outcomes(&[team(5, "Alfa"), team(6, "Alfa FC"), team(7, "Alfa FC")]).await,
        ["created", "updated", "unchanged"]
    );
    let stale = feed.batch(&[team(7, "Alfa FC"), team(6, "Alfa FC")]).await.is_error(409, "outdated");
    assert_eq!((&stale["items"][0]["index"], &stale["items"][0]["code"]), (&json!(1), &json!("stale_revision")));
    let reused = feed.batch(&[team(7, "Alfa")]).await.is_error(409, "outdated");
    assert_eq!(reused["items"][0]["code"], "revision_reused");
    // An older message never comes through, whatever else it brings.
    let beta = json!({ "kind": "team", "revision": 1, "id": "beta", "name": "Beta" });
    feed.batch(&[beta.clone(), team(1, "Alfa")]).await.is_error(409, "outdated");
    assert_eq!(feed.outcomes(&[beta]).await, ["created"]);
    assert!(feed.everything().await.contains("Alfa FC"));
}

/// Two messages at once: the newer one wins, whoever comes first.
#[tokio::test]
async fn messages_take_turns() {
    for database in TestDatabase::both().await {
        let feed = Feed::new(database).await;
        let team = |revision: i64| json!({ "revision": revision, "id": "a", "name": format!("Alfa {revision}") });
        let items: Vec<Value> = (1..=8).map(team).collect();
        let mut answers = Vec::new();
        let sent = items.iter().map(|item| feed.put("team", item));
        answers.extend(futures_util::future::join_all(sent).await);
        assert!(answers.iter().all(|answer| [200, 409].contains(&answer.status.as_u16())));
        assert!(feed.everything().await.contains("\"name\":\"Alfa 8\""));
    }
}

#[tokio::test]
async fn only_a_key_in_use_may_write_and_only_its_kinds() {
    let feed = Feed::new(TestDatabase::sqlite()).await;
    let team = json!({ "revision": 1, "id": "alfa", "name": "Alfa" });
    let path = "/api/v1/feed/team";
    let json_type = ("content-type", "application/json");
    let missing = feed.send("PUT", path, &[json_type], team.to_string()).await;
    missing.is_error(401, "unauthorized");
    assert_eq!(missing.headers["www-authenticate"], "Bearer realm=\"feed\"");
    let other = NewKey::from_random([9; accounts::api_key::RANDOM_BYTES]).text;
    let mut wrong = feed.key.clone();
    wrong.replace_range(wrong.len() - 1.., if wrong.ends_with('0') { "1" } else { "0" });
    for key in ["", "x", &other, &wrong, &feed.key.to_uppercase(), &format!("{} {}", feed.key, feed.key)] {
        feed.call("PUT", path, key, &team).await.is_error(401, "unauthorized");
    }
    let basic = format!("Basic {}", feed.key);
    feed.send("PUT", path, &[json_type, ("authorization", &basic)], team.to_string())
        .await
        .is_error(401, "unauthorized");

    let narrow = add_key(&feed.client, "Só jogos", &["match", "event"], 2).await;
    let body = feed.call("PUT", path, &narrow, &team).await.is_error(403, "forbidden");
    assert_eq!((&body["items"][0]["code"], &body["items"][0]["id"]), (&json!("scope"), &json!("alfa")));
    let batch = json!({ "items": [with(team.clone(), json!({ "kind": "team" }))] });
    feed.call("POST", "/api/v1/feed", &narrow, &batch).await.is_error(403, "forbidden");

    assert_eq!(feed.put("team", &team).await.status, 200);
    assert!(feed.client.app.store().revoke_api_key("Dados", now()).await.unwrap());
    feed.put("team", &with(team, json!({ "revision": 2 }))).await.is_error(401, "unauthorized");
    assert!(!feed.client.app.store().revoke_api_key("Dados", now()).await.unwrap());
}

#[tokio::test]
async fn bodies_that_are_no_message_are_refused() {
    let feed = Feed::new(TestDatabase::sqlite()).await;
    let key = format!("Bearer {}", feed.key);
    let send = async |body: Vec<u8>, kind: &str| {
        feed.send("POST", "/api/v1/feed", &[("authorization", &key), ("content-type", kind)], body).await
    };
    let json_type = "application/json";
    send(b"{\"items\": [".to_vec(), json_type).await.is_error(400, "malformed_json");
    send(Vec::new(), json_type).await.is_error(400, "malformed_json");
    send(vec![0xff, 0xfe], json_type).await.is_error(400, "malformed_json");
    send("[".repeat(100_000).into_bytes(), json_type).await.is_error(400, "malformed_json");
    send(b"{}".to_vec(), json_type).await.is_error(400, "invalid_parameter");
    send(b"[]".to_vec(), json_type).await.is_error(400, "invalid_parameter");
    send(b"{\"items\": {}}".to_vec(), json_type).await.is_error(400, "invalid_parameter");
    send(b"{\"items\": [], \"all\": true}".to_vec(), json_type).await.is_error(400, "invalid_parameter");
    send(b"{\"items\": []}".to_vec(), "text/plain").await.is_error(415, "unsupported_media_type");
    send(vec![b' '; 10 << 20], json_type).await.is_error(413, "payload_too_large");
    let many = format!("{{\"items\": [{}]}}", vec!["1"; 2_001].join(","));
    send(many.into_bytes(), json_type).await.is_error(413, "too_many_items");
    assert_eq!(send(b"{\"items\": []}".to_vec(), "application/json; charset=utf-8").await.status, 200);
    feed.put("player", &json!({})).await.is_error(404, "not_found");
    feed.put("team", &json!([])).await.is_error(422, "invalid_items");
    feed.call("GET", "/api/v1/feed", &feed.key, &json!({})).await.is_error(405, "method_not_allowed");
}
