//! Tokens that count, and those that do not.

use accounts::password::{SALT_BYTES, hash};
use accounts::role::Role;
use accounts::secret::Secret;
use accounts::signature::Signer;
use accounts::token::{LIFETIME, MARK_BYTES, Tokens};
use axum::body::Body;
use jiff::ToSpan;
use store::accounts::PasswordHash;
use testkit::TestDatabase;

use super::{House, PASSWORD, body, is_error, is_no_token};
use crate::client::{SECRET, now};

#[track_caller]
fn is_no_account(answer: &crate::client::Answer) {
    is_error(answer, 401, "UnauthorizedError", "Invalid credentials");
}

#[tokio::test]
async fn what_is_no_token_of_ours_is_refused_everywhere() {
    let house = House::new().await;
    let id = house.add("ana", Role::Admin).await;
    let good = house.token("Ana").await;
    let (signed, signature) = good.rsplit_once('.').unwrap();
    let claims = signed.split_once('.').unwrap().1;
    let secret = Secret::new(SECRET).unwrap();
    let other = Tokens::new(&Secret::new("another secret of thirty-two letters").unwrap());
    let old = Tokens::new(&secret).issue(id, 0, now() - 721.hours(), [7; MARK_BYTES]);
    let link = Signer::new(secret).sign("preview", &id.to_string(), now() + 1.hour());
    let tokens = [
        String::new(),
        "nonsense".to_owned(),
        "a.b.c".to_owned(),
        signed.to_owned(),
        format!("{signed}."),
        format!("{signed}.{}", signature.to_uppercase()),
        // {"alg":"none","typ":"JWT"}
        format!("eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.{claims}."),
        format!("eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.{claims}.{signature}"),
        other.issue(id, 0, now(), [7; MARK_BYTES]),
        old,
        link,
        "jrn_wrong".to_owned(),
        format!("{good} {good}"),
    ];
    for token in &tokens {
        for path in ["/api/users/me", "/api/auth/local", "/api/nowhere", "/api/nowhere/at/all"] {
            is_no_token(&house.get(path, token).await);
        }
        let headers = [("authorization", &*format!("Bearer {token}")), ("content-type", "application/json")];
        is_no_token(&house.send("POST", "/api/auth/local", &headers, "{}").await);
    }
    let twice = [("authorization", &*format!("Bearer {good}")), ("authorization", &*format!("Bearer {good}"))];
    is_no_token(&house.send("GET", "/api/users/me", &twice, Body::empty()).await);
    // The sports API knows no accounts, and does not look.
    assert_eq!(house.get("/api/v2/seasons", "nonsense").await.status, 200);
    body(&house.me(&good).await, 200);
}

#[tokio::test]
async fn a_token_ends_after_thirty_days() {
    let house = House::new().await;
    house.add("ana", Role::Editor).await;
    let token = house.token("Ana").await;
    house.clock.pass(LIFETIME - 1);
    body(&house.me(&token).await, 200);
    house.clock.pass(1);
    is_no_token(&house.me(&token).await);
}

#[tokio::test]
async fn a_new_password_makes_old_tokens_void_on_both_databases() {
    for database in TestDatabase::both().await {
        let house = House::on(database, |_| {}).await;
        let id = house.add("ana", Role::Editor).await;
        let before = house.token("Ana").await;
        let new = PasswordHash(hash("outro-azulejo", [5; SALT_BYTES]));
        assert!(house.client.app.store().set_account_password(id, new, now()).await.unwrap());
        is_no_token(&house.me(&before).await);
        super::is_wrong(&house.sign_in("Ana", PASSWORD).await);
        // In the very same second, the new one counts.
        let answer = house.sign_in("Ana", "outro-azulejo").await;
        let after = body(&answer, 200)["jwt"].as_str().unwrap().to_owned();
        body(&house.me(&after).await, 200);
        is_no_token(&house.me(&before).await);
    }
}

#[tokio::test]
async fn who_is_blocked_or_gone_is_nobody_and_signs_in_anew_afterwards() {
    let house = House::new().await;
    let id = house.add("ana", Role::Admin).await;
    let store = house.client.app.store();
    let token = house.token("Ana").await;
    store.set_account_blocked(id, true, now()).await.unwrap();
    is_no_account(&house.me(&token).await);
    is_no_account(&house.get("/api/nowhere", &token).await);
    store.set_account_blocked(id, false, now()).await.unwrap();
    is_no_token(&house.me(&token).await);
    body(&house.me(&house.token("Ana").await).await, 200);

    let gone = Tokens::new(&Secret::new(SECRET).unwrap()).issue(4711, 0, now(), [7; MARK_BYTES]);
    is_no_account(&house.me(&gone).await);
}

#[tokio::test]
async fn a_new_role_counts_at_once() {
    let house = House::new().await;
    let id = house.add("ana", Role::Author).await;
    let token = house.token("Ana").await;
    let role = async || body(&house.get("/api/users/me?populate=role", &token).await, 200)["role"]["type"].clone();
    assert_eq!(role().await, "author");
    house.client.app.store().set_account_role(id, "editor", now()).await.unwrap();
    assert_eq!(role().await, "editor");
    // A role that nobody knows is our fault, and not "none".
    house.client.app.store().set_account_role(id, "wizard", now()).await.unwrap();
    assert_eq!(house.me(&token).await.status, 500);
}
