//! Signing in, and what a token is good for.

mod access;
mod account;
mod accreditation;
mod arrivals;
mod attempts;
mod fans;
mod favourites;
mod guesses;
mod houses;
mod me;
mod newsletters;
mod photo;
mod profile;
mod tokens;

use std::sync::Arc;

use accounts::password::{SALT_BYTES, hash};
use accounts::role::Role;
use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};
use server::AppOptions;
use store::accounts::{LOCAL, NewAccount, PasswordHash};
use store::clock::Clock;
use testkit::TestDatabase;
use testkit::outbox::Outbox;

use crate::client::{Answer, Client, now};

const PASSWORD: &str = "azulejo-e-cortiça";

/// A server with a clock that is moved by hand, and some who may sign in.
struct House {
    client: Client,
    clock: Clock,
    outbox: Arc<Outbox>,
}

impl House {
    async fn new() -> Self {
        Self::on(TestDatabase::sqlite(), |_| {}).await
    }

    async fn on(database: TestDatabase, change: impl FnOnce(&mut AppOptions)) -> Self {
        let (clock, outbox) = (Clock::by_hand(now()), Arc::new(Outbox::default()));
        let client = Client::with(database, |options| {
            options.clock = clock;
            options.sign_in.post = outbox.clone();
            change(options);
        });
        Self { client: client.await, clock, outbox }
    }

    /// Adds somebody: `ana` is `ana@liga.example`, and her username is `Ana`.
    async fn add(&self, name: &str, role: Role) -> i64 {
        self.add_like(name, role, |_| {}).await
    }

    async fn add_like(&self, name: &str, role: Role, change: impl FnOnce(&mut NewAccount)) -> i64 {
        let mut new = NewAccount {
            email: format!("{name}@liga.example"),
            username: format!("{}{}", name[..1].to_uppercase(), &name[1..]),
            name: Some(format!("{name} da Silva")),
            password: Some(PasswordHash(hash(PASSWORD, [3; SALT_BYTES]))),
            role: role.name().to_owned(),
            provider: LOCAL.to_owned(),
            is_confirmed: true,
            ..NewAccount::default()
        };
        change(&mut new);
        self.client.app.store().add_account(new, now()).await.unwrap()
    }

    async fn send(&self, method: &str, path: &str, headers: &[(&str, &str)], body: impl Into<Body>) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.client.send(request.body(body.into()).unwrap()).await
    }

    async fn post(&self, body: &Value) -> Answer {
        self.call("local", body).await
    }

    /// One of the calls about accounts.
    async fn call(&self, name: &str, body: &Value) -> Answer {
        let path = format!("/api/auth/{name}");
        self.send("POST", &path, &[("content-type", "application/json")], body.to_string()).await
    }

    /// The same by somebody.
    async fn call_as(&self, token: &str, name: &str, body: &Value) -> Answer {
        let (path, bearer) = (format!("/api/auth/{name}"), format!("Bearer {token}"));
        let headers = [("content-type", "application/json"), ("authorization", &bearer)];
        self.send("POST", &path, &headers, body.to_string()).await
    }

    /// All letters that wait are sent.
    async fn post_letters(&self) {
        self.client.app.work_off_jobs().await.unwrap();
    }

    async fn sign_in(&self, identifier: &str, password: &str) -> Answer {
        self.post(&json!({ "identifier": identifier, "password": password })).await
    }

    /// The token of somebody who must be let in.
    async fn token(&self, identifier: &str) -> String {
        let answer = self.sign_in(identifier, PASSWORD).await;
        body(&answer, 200)["jwt"].as_str().unwrap().to_owned()
    }

    /// A call of our own, by somebody.
    async fn own(&self, method: &str, path: &str, token: &str, body: &Value) -> Answer {
        let bearer = format!("Bearer {token}");
        let headers = [("content-type", "application/json"), ("authorization", &*bearer)];
        self.send(method, path, &headers, body.to_string()).await
    }

    async fn get(&self, path: &str, token: &str) -> Answer {
        self.send("GET", path, &[("authorization", &format!("Bearer {token}"))], Body::empty()).await
    }

    async fn me(&self, token: &str) -> Answer {
        self.get("/api/users/me", token).await
    }

    /// Long enough to have ten attempts again.
    fn rest(&self) {
        self.clock.pass(60);
    }
}

#[track_caller]
fn body(answer: &Answer, status: u16) -> Value {
    assert_eq!(answer.status, status, "{}", answer.text());
    assert_eq!(answer.headers["content-type"], "application/json; charset=utf-8");
    serde_json::from_slice(&answer.body).unwrap()
}

/// Checks the content API's error body.
#[track_caller]
fn is_error(answer: &Answer, status: u16, name: &str, message: &str) {
    let expected = json!({
        "data": null,
        "error": { "status": status, "name": name, "message": message, "details": {} },
    });
    assert_eq!(body(answer, status), expected);
}

#[track_caller]
fn is_wrong(answer: &Answer) {
    is_error(answer, 400, "ValidationError", "Invalid identifier or password");
}

#[track_caller]
fn is_no_token(answer: &Answer) {
    is_error(answer, 401, "UnauthorizedError", "Missing or invalid credentials");
}
