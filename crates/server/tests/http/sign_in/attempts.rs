//! Who is let in, who is not, and how often one may try.

use std::io::Write;
use std::sync::{Arc, Mutex};

use accounts::api_key::NewKey;
use accounts::role::Role;
use serde_json::json;
use store::accounts::NewAccount;
use store::api_keys::NewApiKey;
use testkit::TestDatabase;

use super::{House, PASSWORD, body, is_error, is_wrong};
use crate::client::now;

const JSON: (&str, &str) = ("content-type", "application/json");

#[tokio::test]
async fn who_has_an_account_signs_in_on_both_databases() {
    for database in TestDatabase::both().await {
        let house = House::on(database, |_| {}).await;
        let id = house.add("ana", Role::Editor).await;
        let user = json!({
            "id": id, "username": "Ana", "email": "ana@liga.example", "provider": "local", "confirmed": true,
            "blocked": false, "name": "ana da Silva", "language": "pt-PT", "completed": false, "photo": null,
            "createdAt": "2026-11-14T21:10:00.000Z", "updatedAt": "2026-11-14T21:10:00.000Z",
        });
        for identifier in ["ana@liga.example", "ANA@Liga.Example", "Ana"] {
            let answer = house.sign_in(identifier, PASSWORD).await;
            let body = body(&answer, 200);
            assert_eq!(body.as_object().unwrap().keys().collect::<Vec<_>>(), ["jwt", "user"]);
            assert_eq!(body["user"], user);
            assert_eq!(answer.headers["cache-control"], "private, no-store");
            let token = body["jwt"].as_str().unwrap();
            assert_eq!(super::body(&house.me(token).await, 200), user);
        }
        // Who has signed in may do so again.
        let bearer = format!("Bearer {}", house.token("Ana").await);
        let given = json!({ "identifier": "Ana", "password": PASSWORD }).to_string();
        let again = house.send("POST", "/api/auth/local/", &[JSON, ("authorization", &bearer)], given).await;
        body(&again, 200);
    }
}

#[tokio::test]
async fn nobody_can_tell_who_has_an_account() {
    let house = House::new().await;
    house.add("ana", Role::Editor).await;
    house.add_like("rui", Role::Author, |rui| rui.password = None).await;
    let by_google = |eva: &mut NewAccount| {
        eva.provider = "google".to_owned();
        eva.password = None;
    };
    house.add_like("eva", Role::Author, by_google).await;
    house.add_like("ivo", Role::Author, |ivo| ivo.is_confirmed = false).await;
    let wrong = house.sign_in("ana@liga.example", "azulejo").await;
    is_wrong(&wrong);
    let cases = [
        ("nobody@liga.example", PASSWORD),
        ("ana", PASSWORD),
        ("Ana ", PASSWORD),
        ("rui@liga.example", PASSWORD),
        ("rui@liga.example", "x"),
        ("eva@liga.example", PASSWORD),
        ("ivo@liga.example", "azulejo"),
        ("' OR 1=1 --", PASSWORD),
    ];
    for (identifier, password) in cases {
        let answer = house.sign_in(identifier, password).await;
        assert_eq!((answer.status, &answer.body), (wrong.status, &wrong.body), "{identifier}");
        let names = |answer: &crate::client::Answer| answer.headers.keys().cloned().collect::<Vec<_>>();
        assert_eq!(names(&answer), names(&wrong), "{identifier}");
    }
}

#[tokio::test]
async fn who_is_blocked_or_unconfirmed_learns_it_with_the_right_password_alone() {
    let house = House::new().await;
    let ana = house.add("ana", Role::Admin).await;
    house.add_like("rui", Role::Fan, |rui| rui.is_confirmed = false).await;
    house.client.app.store().set_account_blocked(ana, true, now()).await.unwrap();
    let blocked = "Your account has been blocked by an administrator";
    is_error(&house.sign_in("Ana", PASSWORD).await, 400, "ApplicationError", blocked);
    let unconfirmed = "Your account email is not confirmed";
    is_error(&house.sign_in("Rui", PASSWORD).await, 400, "ApplicationError", unconfirmed);
    is_wrong(&house.sign_in("Ana", "azulejo").await);
    is_wrong(&house.sign_in("Rui", "azulejo").await);
    house.client.app.store().set_account_blocked(ana, false, now()).await.unwrap();
    body(&house.sign_in("Ana", PASSWORD).await, 200);
}

#[tokio::test]
async fn what_is_wrong_with_a_body_is_said() {
    let house = House::new().await;
    let both = body(&house.post(&json!({})).await, 400);
    let error = |field: &str| {
        let message = format!("{field} is a required field");
        json!({ "path": [field], "message": message, "name": "ValidationError" })
    };
    let errors = json!([error("identifier"), error("password")]);
    assert_eq!(
        both["error"],
        json!({ "status": 400, "name": "ValidationError", "message": "2 errors occurred", "details": { "errors": errors } })
    );
    let one = body(&house.post(&json!({ "identifier": 5, "password": "x" })).await, 400);
    let message = "identifier must be a `string` type, but the final value was: `5`.";
    assert_eq!(
        (&one["error"]["message"], &one["error"]["details"]["errors"][0]["message"]),
        (&json!(message), &json!(message))
    );
    assert_eq!(one["error"]["details"]["errors"].as_array().unwrap().len(), 1);

    // What is no JSON says nothing.
    let send =
        async |kind: &str, text: Vec<u8>| house.send("POST", "/api/auth/local", &[("content-type", kind)], text).await;
    for answer in [
        send("application/x-www-form-urlencoded", b"identifier=a&password=b".to_vec()).await,
        send("application/json", Vec::new()).await,
        house.send("POST", "/api/auth/local", &[], "").await,
    ] {
        assert_eq!(body(&answer, 400)["error"]["message"], "2 errors occurred");
    }
    let malformed = body(&send("application/json", b"{\"identifier\":".to_vec()).await, 400);
    assert_eq!(malformed["error"]["name"], "SyntaxError");
    assert!(malformed["error"].get("details").is_none());
    let large = body(&send("application/json", vec![b' '; (1 << 20) + 1]).await, 413);
    let message = "request entity too large";
    assert_eq!(large["error"], json!({ "status": 413, "name": "PayloadTooLargeError", "message": message }));
}

#[tokio::test]
async fn the_eleventh_attempt_in_a_minute_is_too_much() {
    let house = House::new().await;
    house.add("ana", Role::Editor).await;
    let reset = (now().as_second() + 60).to_string();
    for attempt in 1..=12 {
        // Good, wrong and unreadable ones count alike, and an address in the body makes no difference.
        let answer = match attempt % 3 {
            0 => house.sign_in("Ana", PASSWORD).await,
            1 => house.sign_in("Ana", "azulejo").await,
            _ => house.post(&json!({ "email": format!("{attempt}@liga.example") })).await,
        };
        let remaining = 10_i32.saturating_sub(attempt).max(0).to_string();
        for (name, value) in [("limit", "10"), ("remaining", &remaining), ("reset", &reset)] {
            assert_eq!(answer.headers[&format!("x-ratelimit-{name}")], value, "{attempt}");
        }
        assert!(!answer.headers.contains_key("retry-after"));
        match attempt <= 10 {
            true => assert_ne!(answer.status, 429),
            false => is_error(&answer, 429, "RateLimitError", "Too many requests, please try again later."),
        }
    }
    house.clock.pass(59);
    assert_eq!(house.sign_in("Ana", PASSWORD).await.status, 429);
    house.clock.pass(1);
    let answer = house.sign_in("Ana", PASSWORD).await;
    assert_eq!((answer.status.as_u16(), &answer.headers["x-ratelimit-remaining"]), (200, &"9".parse().unwrap()));
}

#[tokio::test]
async fn what_is_refused_before_it_is_looked_at_does_not_count() {
    let house = House::new().await;
    house.add("ana", Role::Editor).await;
    for _ in 0..12 {
        let malformed = house.send("POST", "/api/auth/local", &[JSON], "{").await;
        assert!(!malformed.headers.contains_key("x-ratelimit-limit"));
        let headers = [JSON, ("authorization", "Bearer nonsense")];
        let no_token = house.send("POST", "/api/auth/local", &headers, "{}").await;
        super::is_no_token(&no_token);
        assert!(!no_token.headers.contains_key("x-ratelimit-limit"));
    }
    body(&house.sign_in("Ana", PASSWORD).await, 200);
}

#[tokio::test]
async fn behind_a_proxy_everybody_is_counted_for_himself() {
    let attempt = async |house: &House, forwarded: &str| {
        house.send("POST", "/api/auth/local", &[JSON, ("x-forwarded-for", forwarded)], "{}").await.status.as_u16()
    };
    let behind = House::on(TestDatabase::sqlite(), |options| options.proxy_hops = 1).await;
    for number in 0..10 {
        assert_eq!(attempt(&behind, &format!("9.9.9.{number}, 1.1.1.1")).await, 400);
    }
    assert_eq!(attempt(&behind, "1.1.1.1").await, 429);
    assert_eq!(attempt(&behind, "1.1.1.1, 1.1.1.2").await, 400);
    let open = House::new().await;
    for number in 0..10 {
        assert_eq!(attempt(&open, &format!("9.9.9.{number}")).await, 400);
    }
    assert_eq!(attempt(&open, "9.9.9.99").await, 429, "what a caller says of himself is not believed");
}

#[tokio::test]
async fn many_wrong_keys_are_told_to_stop_and_the_right_one_is_not() {
    let house = House::new().await;
    let key = NewKey::from_random([4; accounts::api_key::RANDOM_BYTES]);
    let new = NewApiKey { name: "Dados".into(), prefix: key.prefix, hash: key.hash, scopes: vec!["team".into()] };
    house.client.app.store().add_api_key(new, now()).await.unwrap();
    let put = async |key: &str| {
        let bearer = format!("Bearer {key}");
        let team = json!({ "id": "a", "revision": 1, "name": "Alfa" }).to_string();
        house.send("PUT", "/api/v1/feed/team", &[JSON, ("authorization", &bearer)], team).await
    };
    let other = NewKey::from_random([5; accounts::api_key::RANDOM_BYTES]).text;
    for attempt in 1..=60 {
        let status = if attempt % 2 == 0 { put(&other).await.status } else { house.me("jrn_wrong").await.status };
        assert_eq!(status, 401, "{attempt}");
    }
    put(&other).await.is_error(429, "too_many_requests");
    is_error(&house.me(&other).await, 429, "RateLimitError", "Too many requests, please try again later.");
    assert_eq!(put(&key.text).await.status, 200);
    house.rest();
    put(&other).await.is_error(401, "unauthorized");
}

#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, text: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend(text);
        Ok(text.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn attempts_are_logged_and_counted_without_a_word_of_what_was_typed() {
    let lines = Lines::default();
    let writer = lines.clone();
    let log = tracing_subscriber::fmt().with_ansi(false).with_max_level(tracing::Level::TRACE);
    let log = log.with_writer(move || writer.clone());
    let guard = tracing::subscriber::set_default(log.finish());
    let house = House::new().await;
    let id = house.add("ana", Role::Editor).await;
    let token = house.token("ana@liga.example").await;
    is_wrong(&house.sign_in("ana@liga.example", "segredo-errado").await);
    is_wrong(&house.sign_in("segredo-no-sitio-errado", "azulejo").await);
    house.post(&json!({ "identifier": "ana@liga.example", "password": 9_876_543 })).await;
    house.me(&token).await;
    house.me("segredo.que.nao").await;
    drop(guard);

    let log = String::from_utf8(lines.0.lock().unwrap().clone()).unwrap();
    assert!(log.contains(&format!("account=\"{id}\" result=\"good\"")), "{log}");
    assert!(log.contains(&format!("account=\"{id}\" result=\"wrong\"")), "{log}");
    assert!(log.contains("account=\"unknown\" result=\"wrong\""), "{log}");
    for typed in ["segredo", "azulejo", "cortiça", "9876543", "ana@liga", "argon2id", &token] {
        assert!(!log.contains(typed), "{typed}: {log}");
    }
    let metrics = house.client.get("/metrics").await;
    for result in ["good", "wrong"] {
        assert!(metrics.text().contains(&format!("jornada_sign_ins_total{{result=\"{result}\"}}")));
    }
}

#[tokio::test]
async fn nothing_of_accounts_is_dumped_or_described() {
    let house = House::new().await;
    house.add("ana", Role::Editor).await;
    let mut dump = String::new();
    let mut line = |line: &str| {
        dump += line;
        Ok(())
    };
    house.client.app.store().dump(&mut line).await.unwrap();
    let description = house.client.get("/api/openapi.json").await;
    for secret in ["argon2", "ana@liga.example\",\"is", "password_hash", "sessions_from", crate::client::SECRET] {
        assert!(!dump.contains(secret) && !description.text().contains(secret), "{secret}");
    }
    assert!(!dump.contains("ana@liga.example"));
}
