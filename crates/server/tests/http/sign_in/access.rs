//! Every personal and every staff call, tried by those whose business it is not.

use accounts::role::Role;
use serde_json::{Value, json};

use super::House;
use super::photo::studio;

/// Method, address, a body that would be right.
fn personal() -> Vec<(&'static str, &'static str, Value)> {
    vec![
        ("GET", "/api/v1/account", Value::Null),
        ("DELETE", "/api/v1/account", json!({ "confirmation": "ana@liga.example" })),
        ("GET", "/api/v1/account/export", Value::Null),
        ("GET", "/api/v1/account/sessions", Value::Null),
        ("DELETE", "/api/v1/account/sessions/1", Value::Null),
        ("GET", "/api/v1/profile", Value::Null),
        ("PUT", "/api/v1/profile", json!({ "first_name": "Intruder" })),
        ("PUT", "/api/v1/profile/photo", Value::Null),
        ("DELETE", "/api/v1/profile/photo", Value::Null),
        ("GET", "/api/v1/profile/favourite/teams", Value::Null),
        ("POST", "/api/v1/profile/favourite/team", json!({ "team_id": 1 })),
        ("PUT", "/api/v1/profile/favourite/team", json!({ "team_id": 1, "is_primary": true })),
        ("DELETE", "/api/v1/profile/favourite/team/1", Value::Null),
        ("GET", "/api/v1/profile/favourite/teams/matches", Value::Null),
        ("GET", "/api/v1/profile/newsletters", Value::Null),
        ("PUT", "/api/v1/profile/newsletters", json!({ "newsletters": [] })),
    ]
}

fn staff() -> Vec<(&'static str, &'static str, Value)> {
    vec![
        ("GET", "/api/v1/accreditation/requests", Value::Null),
        ("GET", "/api/v1/accreditation/requests/AC-2026-0001", Value::Null),
        ("GET", "/api/v1/accreditation/requests/AC-2026-0001/file", Value::Null),
        ("POST", "/api/v1/accreditation/requests/AC-2026-0001/decision", json!({ "decision": "accepted" })),
    ]
}

/// Those that are said to need a token are the ones that are tried here: one that is forgotten fails.
#[tokio::test]
async fn every_call_that_needs_a_token_is_tried() {
    let house = House::new().await;
    let document = house.client.json("/api/openapi.json").await;
    let mut tried: Vec<(String, String)> = personal()
        .into_iter()
        .chain(staff())
        .map(|(method, path, _)| {
            let path = path.replace("/sessions/1", "/sessions/{id}").replace("/team/1", "/team/{id}");
            (method.to_owned(), path.replace("AC-2026-0001", "{reference}"))
        })
        .collect();
    let mut declared = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, call) in methods.as_object().unwrap() {
            if path.starts_with("/api/v1/") && call["security"].is_array() && !path.starts_with("/api/v1/feed") {
                declared.push((method.to_uppercase(), path.clone()));
            }
        }
    }
    tried.sort();
    declared.sort();
    assert_eq!(tried, declared);
}

#[tokio::test]
async fn nobody_sees_or_changes_what_is_ones_own() {
    let house = studio().await;
    house.add("ana", Role::Fan).await;
    for (method, path, given) in personal().into_iter().chain(staff()) {
        let headers = [("content-type", "application/json")];
        house.send(method, path, &headers, given.to_string()).await.is_error(401, "unauthorized");
        house.own(method, path, "x.y.z", &given).await.is_error(401, "unauthorized");
    }
    let token = house.token("Ana").await;
    assert_eq!(house.get("/api/v1/profile", &token).await.json()["first_name"], Value::Null);
}

#[tokio::test]
async fn others_work_on_what_is_theirs_alone() {
    let house = studio().await;
    house.add("ana", Role::Fan).await;
    // Another fan is among them.
    for role in Role::ALL {
        house.rest();
        house.add(role.name(), role).await;
        let token = house.token(&format!("{}@liga.example", role.name())).await;
        for (method, path, given) in personal() {
            let answer = house.own(method, path, &token, &given).await;
            assert!(!answer.text().contains("ana@liga.example"), "{role:?} {method} {path}: {}", answer.text());
        }
    }
    house.rest();
    let ana = house.token("Ana").await;
    let account = house.get("/api/v1/account", &ana).await.json();
    assert_eq!((&account["email"], &account["profile"]["first_name"]), (&json!("ana@liga.example"), &Value::Null));
    let sessions = house.get("/api/v1/account/sessions", &ana).await.json();
    assert_eq!(sessions["sessions"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn only_the_press_and_admins_see_requests() {
    let house = studio().await;
    for role in Role::ALL {
        house.rest();
        house.add(role.name(), role).await;
        let token = house.token(&format!("{}@liga.example", role.name())).await;
        for (method, path, given) in staff() {
            let answer = house.own(method, path, &token, &given).await;
            match role {
                // There is none yet.
                Role::Press | Role::Admin if path.ends_with("requests") => assert_eq!(answer.status, 200),
                Role::Press | Role::Admin => {
                    answer.is_error(404, "not_found");
                }
                Role::Fan | Role::Author | Role::Operator | Role::Editor => {
                    answer.is_error(403, "forbidden");
                }
            }
        }
    }
}

#[tokio::test]
async fn a_key_of_a_program_is_nobody_here() {
    let house = House::new().await;
    let key = accounts::api_key::NewKey::from_random([5; accounts::api_key::RANDOM_BYTES]);
    for (method, path, given) in personal().into_iter().chain(staff()) {
        house.own(method, path, &key.text, &given).await.is_error(401, "unauthorized");
    }
}
