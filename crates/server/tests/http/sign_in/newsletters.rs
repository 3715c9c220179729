//! Newsletters: asked for, confirmed by mail, left with one call.

use accounts::role::Role;
use axum::body::Body;
use serde_json::{Value, json};

use super::{House, body};

const OWN: &str = "/api/v1/profile/newsletters";

async fn choose(house: &House, token: &str, choices: &[(&str, bool)]) -> Value {
    let choices: Vec<Value> =
        choices.iter().map(|(id, subscribed)| json!({ "id": id, "subscribed": subscribed })).collect();
    body(&house.own("PUT", OWN, token, &json!({ "newsletters": choices })).await, 200)
}

fn states(list: &Value) -> Vec<(&str, &str)> {
    let list = list.as_array().unwrap().iter();
    list.map(|one| (one["id"].as_str().unwrap(), one["state"].as_str().unwrap())).collect()
}

async fn confirm(house: &House, code: &str) -> crate::client::Answer {
    let headers = [("content-type", "application/json")];
    house.send("POST", "/api/v1/newsletters/confirm", &headers, json!({ "code": code }).to_string()).await
}

#[tokio::test]
async fn a_newsletter_comes_when_it_was_confirmed_and_goes_with_one_call() {
    let house = House::new().await;
    house.add("ana", Role::Fan).await;
    let token = house.token("Ana").await;
    let before = body(&house.get(OWN, &token).await, 200);
    assert_eq!(states(&before), [("round", "off"), ("club", "off"), ("numbers", "off"), ("offers", "off")]);
    let asked = choose(&house, &token, &[("round", true), ("numbers", true)]).await;
    assert_eq!(states(&asked)[..3], [("round", "pending"), ("club", "off"), ("numbers", "pending")]);
    house.post_letters().await;
    let letters = house.outbox.to("ana@liga.example");
    assert_eq!(letters.len(), 1, "one letter for both");
    assert!(letters[0].text.contains("Jornada, Números") && letters[0].unsubscribe.is_none(), "{}", letters[0].text);
    assert!(letters[0].text.contains("/newsletters/confirm?code="), "{}", letters[0].text);
    let code = house.outbox.code("ana@liga.example");
    assert_eq!(
        body(&confirm(&house, &code).await, 200),
        json!({ "newsletters": [{ "id": "numbers", "name": "Números" }, { "id": "round", "name": "Jornada" }] })
    );
    confirm(&house, &code).await.is_error(404, "not_found");
    assert_eq!(states(&body(&house.get(OWN, &token).await, 200))[0], ("round", "on"));

    // Each says how to leave, to people and to programs.
    house.post_letters().await;
    let letters = house.outbox.to("ana@liga.example");
    let letter = letters.iter().find(|letter| letter.text.contains("newsletter Jornada")).unwrap();
    let one_click = letter.unsubscribe.clone().unwrap();
    assert!(one_click.contains("/api/v1/newsletters/leave?code=") && letter.text.contains("/newsletters/leave?code="));
    let looked = house.send("GET", &one_click, &[], Body::empty()).await;
    assert_eq!(body(&looked, 200), json!({ "id": "round", "name": "Jornada", "email": "a•••@liga.example" }));
    assert_eq!(states(&body(&house.get(OWN, &token).await, 200))[0], ("round", "on"), "looking ends nothing");
    for _ in 0..2 {
        let headers = [("content-type", "application/x-www-form-urlencoded")];
        let left = house.send("POST", &one_click, &headers, "List-Unsubscribe=One-Click").await;
        assert_eq!(body(&left, 200), json!({ "id": "round", "name": "Jornada" }));
    }
    assert_eq!(
        states(&body(&house.get(OWN, &token).await, 200))[..3],
        [("round", "off"), ("club", "off"), ("numbers", "on")]
    );
}

#[tokio::test]
async fn what_is_taken_back_before_it_was_confirmed_does_not_come() {
    let house = House::new().await;
    house.add("ana", Role::Fan).await;
    let token = house.token("Ana").await;
    choose(&house, &token, &[("round", true)]).await;
    choose(&house, &token, &[("round", false)]).await;
    house.post_letters().await;
    assert_eq!(house.outbox.to("ana@liga.example").len(), 0, "nothing is left to confirm");
    choose(&house, &token, &[("round", true), ("offers", true)]).await;
    house.post_letters().await;
    choose(&house, &token, &[("round", false)]).await;
    let confirmed = body(&confirm(&house, &house.outbox.code("ana@liga.example")).await, 200);
    assert_eq!(confirmed["newsletters"].as_array().unwrap().len(), 1);
    assert_eq!(confirmed["newsletters"][0]["id"], "offers");
}

#[tokio::test]
async fn a_link_that_is_too_old_confirms_nothing() {
    let house = House::new().await;
    house.add("ana", Role::Fan).await;
    let token = house.token("Ana").await;
    choose(&house, &token, &[("round", true)]).await;
    house.post_letters().await;
    house.clock.pass(8 * 24 * 3600);
    confirm(&house, &house.outbox.code("ana@liga.example")).await.is_error(404, "not_found");
}

#[tokio::test]
async fn what_was_ticked_at_sign_up_comes_when_the_address_is_confirmed() {
    let house = House::new().await;
    let fan = json!({ "username": "bia", "email": "bia@fans.example", "password": "quatro redes e um apito", "newsletter": true });
    body(&house.call("local/register", &fan).await, 200);
    house.post_letters().await;
    let code = house.outbox.code("bia@fans.example");
    let signed_in = body(&house.call("email-confirmation", &json!({ "confirmation": code })).await, 200);
    let token = signed_in["jwt"].as_str().unwrap();
    assert_eq!(states(&body(&house.get(OWN, token).await, 200))[0], ("round", "on"));
    house.post_letters().await;
    let letters = house.outbox.to("bia@fans.example");
    assert!(letters.last().unwrap().unsubscribe.is_some());
}

#[tokio::test]
async fn what_is_wrong_is_said_and_nothing_changes() {
    let house = House::new().await;
    house.add("ana", Role::Fan).await;
    let token = house.token("Ana").await;
    let cases = [
        (json!({}), "newsletters"),
        (json!({ "newsletters": "round" }), "newsletters"),
        (json!({ "newsletters": [1] }), "newsletters"),
        (json!({ "newsletters": vec![json!({ "id": "round", "subscribed": true }); 51] }), "newsletters"),
        (json!({ "newsletters": [{ "id": "round" }] }), "subscribed"),
        (json!({ "newsletters": [{ "id": "round", "subscribed": true }, { "id": "none", "subscribed": true }] }), "id"),
        (json!({ "newsletters": [{ "id": 7, "subscribed": true }] }), "id"),
    ];
    for (given, field) in cases {
        let error = house.own("PUT", OWN, &token, &given).await.is_error(400, "invalid_parameter");
        assert_eq!(error["parameter"], field, "{given}");
    }
    assert!(states(&body(&house.get(OWN, &token).await, 200)).iter().all(|(_, state)| *state == "off"));
    confirm(&house, "x").await.is_error(404, "not_found");
    confirm(&house, &"x".repeat(300)).await.is_error(400, "invalid_parameter");
    for (method, path, status, code) in [
        ("GET", "/api/v1/newsletters/leave", 400, "invalid_parameter"),
        ("GET", "/api/v1/newsletters/leave?code=x", 404, "not_found"),
        ("POST", "/api/v1/newsletters/leave?code=x", 404, "not_found"),
    ] {
        house.send(method, path, &[], Body::empty()).await.is_error(status, code);
    }
}

#[tokio::test]
async fn nobody_can_try_codes_for_long() {
    let house = House::new().await;
    for _ in 0..10 {
        confirm(&house, "x").await.is_error(404, "not_found");
    }
    let held = confirm(&house, "x").await;
    held.is_error(429, "too_many_requests");
    assert!(held.headers.contains_key("retry-after"));
    house.rest();
    confirm(&house, "x").await.is_error(404, "not_found");
}
