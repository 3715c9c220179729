//! What a fan tells of himself.

use accounts::role::Role;
use serde_json::{Value, json};

use super::House;

impl House {
    async fn save(&self, token: &str, body: &Value) -> crate::client::Answer {
        let bearer = format!("Bearer {token}");
        let headers = [("content-type", "application/json"), ("authorization", &*bearer)];
        self.send("PUT", "/api/v1/profile", &headers, body.to_string()).await
    }
}

#[tokio::test]
async fn a_profile_is_ones_own() {
    let house = House::new().await;
    let id = house.add("ana", Role::Fan).await;
    let token = house.token("Ana").await;
    let shown = house.get("/api/v1/profile", &token).await;
    assert_eq!(shown.headers["cache-control"], "private, no-store");
    assert_eq!(
        shown.json(),
        json!({
            "id": id, "email": "ana@liga.example", "completed": false, "external_id": format!("fan-{id}"),
            "country": null, "full_name": "ana da Silva", "first_name": null, "last_name": null, "birthday": null,
            "language": "pt-PT", "photo": null, "mainTeam": null, "secondaryTeam": null,
        })
    );
    let saved = house.save(&token, &json!({ "first_name": " Ana ", "last_name": "Silva", "country": "PT" })).await;
    assert_eq!(saved.status, 200, "{}", saved.text());
    assert_eq!((&saved.json()["full_name"], &saved.json()["completed"]), (&json!("Ana Silva"), &json!(true)));
    assert_eq!(super::body(&house.me(&token).await, 200)["completed"], true);
    let saved = house.save(&token, &json!({ "last_name": null, "language": "en" })).await.json();
    assert_eq!((&saved["first_name"], &saved["last_name"]), (&json!("Ana"), &json!(null)));
    assert_eq!((&saved["language"], &saved["completed"]), (&json!("en"), &json!(false)));

    house.send("GET", "/api/v1/profile", &[], "").await.is_error(401, "unauthorized");
    house.get("/api/v1/profile", "x.y.z").await.is_error(401, "unauthorized");
    house.save("", &json!({ "first_name": "X" })).await.is_error(401, "unauthorized");
}

#[tokio::test]
async fn what_is_wrong_with_it_is_named() {
    let house = House::new().await;
    house.add("ana", Role::Fan).await;
    let token = house.token("Ana").await;
    let cases = [
        (json!({ "first_name": "x".repeat(81) }), "first_name"),
        (json!({ "last_name": "a\nb" }), "last_name"),
        (json!({ "first_name": 5 }), "first_name"),
        (json!({ "country": "Portugal" }), "country"),
        (json!({ "country": "pt" }), "country"),
        (json!({ "language": "fr" }), "language"),
        (json!({ "birthday": "2026-11-15" }), "birthday"),
        (json!({ "birthday": "1899-12-31" }), "birthday"),
        (json!({ "birthday": "1994-02-30" }), "birthday"),
        (json!({ "birthday": "1994-5-1" }), "birthday"),
        (json!({ "last_name": "a\u{202e}b" }), "last_name"),
        (json!([]), "body"),
    ];
    for (given, field) in cases {
        let error = house.save(&token, &given).await.is_error(400, "invalid_parameter");
        assert!(error["message"].as_str().unwrap().contains(field), "{error}");
        assert_eq!(error["parameter"], field);
    }
    for name in ["Zé", "李小龍", "الْمَلِك", "O’Hara <b>", &"é".repeat(80)] {
        assert_eq!(house.save(&token, &json!({ "first_name": name })).await.json()["first_name"], name);
    }
}
