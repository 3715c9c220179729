//! The league feed: what comes in by it can be read, what is wrong with it is named, and nothing is half-written.

mod corrections;
mod doors;
mod draws;
mod faults;
mod telling;

use accounts::api_key::NewKey;
use axum::body::Body;
use axum::http::Request;
use feeds::feed::Kind;
use serde_json::{Value, json};
use store::api_keys::NewApiKey;
use testkit::TestDatabase;
use testkit::calls::list;

use crate::client::{Answer, Client, now};

const SEASON: &str = "20262027";

/// A client with a key.
struct Feed {
    client: Client,
    key: String,
}

impl Feed {
    async fn new(database: TestDatabase) -> Self {
        let client = Client::new(database).await;
        let key = add_key(&client, "Dados", &Kind::ALL.map(Kind::name), 1).await;
        Self { client, key }
    }

    async fn send(&self, method: &str, path: &str, headers: &[(&str, &str)], body: impl Into<Body>) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.client.send(request.body(body.into()).unwrap()).await
    }

    async fn call(&self, method: &str, path: &str, key: &str, body: &Value) -> Answer {
        let key = format!("Bearer {key}");
        let headers = [("authorization", key.as_str()), ("content-type", "application/json"), ("locale", "en")];
        self.send(method, path, &headers, body.to_string()).await
    }

    async fn batch(&self, items: &[Value]) -> Answer {
        self.call("POST", "/api/v1/feed", &self.key, &json!({ "items": items })).await
    }

    async fn put(&self, kind: &str, item: &Value) -> Answer {
        self.call("PUT", &format!("/api/v1/feed/{kind}"), &self.key, item).await
    }

    /// What became of the items.
    async fn outcomes(&self, items: &[Value]) -> Vec<String> {
        let answer = self.batch(items).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let body = answer.json();
        list(&body["items"]).iter().map(|item| item["outcome"].as_str().unwrap().to_owned()).collect()
    }

    async fn everything(&self) -> String {
        let mut text = String::new();
        let mut add = |line: &str| {
            text.push_str(line);
            Ok(())
        };
        self.client.app.store().dump(&mut add).await.unwrap();
        text
    }
}

async fn add_key(client: &Client, name: &str, scopes: &[&str], number: u8) -> String {
    let key = NewKey::from_random([number; accounts::api_key::RANDOM_BYTES]);
    let new = NewApiKey {
        name: name.to_owned(),
        prefix: key.prefix,
        hash: key.hash,
        scopes: scopes.iter().map(|&scope| scope.to_owned()).collect(),
    };
    client.app.store().add_api_key(new, now()).await.unwrap();
    key.text
}

#[allow(clippy::needless_pass_by_value, reason = "so that a case is one line")]
fn with(mut item: Value, changes: Value) -> Value {
    for (name, value) in changes.as_object().unwrap() {
        item[name] = value.clone();
    }
    item
}

fn player(team: &str, number: usize) -> String {
    format!("{team}-{number}")
}

/// Sixteen players and a coach.
fn people(team: &str) -> Vec<Value> {
    let person = |number: usize| {
        let position = if number == 1 { "goalkeeper" } else { "midfielder" };
        json!({ "kind": "person", "revision": 1, "id": player(team, number), "name": format!("{team} {number}"),
                "birthday": "2000-02-29", "country": "PT", "position": position, "height": 180 })
    };
    (1..=16)
        .map(person)
        .chain([json!({ "kind": "person", "revision": 1, "id": player(team, 99), "name": "Mister" })])
        .collect()
}

fn sheet(team: &str) -> Value {
    let entry = |number: usize| {
        json!({ "person": player(team, number), "role": if number <= 11 { "starter" } else { "bench" },
                "number": number, "captain": number == 2 })
    };
    let coach = json!({ "person": player(team, 99), "role": "headCoach" });
    json!({ "tactic": "4-4-2", "people": (1..=16).map(entry).chain([coach]).collect::<Vec<_>>() })
}

fn event(id: &str, type_: &str, minute: i64, side: &str, player: &str) -> Value {
    let half = if minute <= 45 { "first" } else { "second" };
    json!({ "kind": "event", "revision": 1, "id": id, "match": "m1", "type": type_, "half": half, "minute": minute,
            "side": side, "player": player })
}

/// A league of two clubs, with a match whose team sheets are known.
fn league() -> Vec<Value> {
    let mut items = vec![
        json!({ "kind": "stadium", "revision": 1, "id": "s1", "name": "Campo da Barra", "capacity": 5000 }),
        json!({ "kind": "team", "revision": 1, "id": "alfa", "name": "Alfa FC", "color": "#0b3d91", "aliases": ["Alfa"] }),
        json!({ "kind": "team", "revision": 1, "id": "beta", "name": "Beta SC", "abbreviation": "BET" }),
        json!({ "kind": "competition", "revision": 1, "id": "liga-teste", "season": SEASON, "name": "Liga Teste",
                "teams": [{ "team": "alfa", "stadium": "s1" }, { "team": "beta" }],
                "promotions": [{ "rank": 1, "color": "#118833", "label": { "pt": "Campeão", "en": "Champion" } }],
                "deductions": [{ "team": "beta", "points": 2, "fromRound": 1, "label": { "pt": "Atraso", "en": "Delay" } }] }),
        json!({ "kind": "round", "revision": 1, "id": "r1", "competition": "liga-teste", "season": SEASON, "number": 1 }),
        json!({ "kind": "person", "revision": 1, "id": "ref", "name": "Árbitra" }),
        json!({ "kind": "official", "revision": 1, "person": "ref", "season": SEASON, "calling": "referee",
                "association": "AF Lisboa", "category": "C1" }),
    ];
    items.extend(people("alfa"));
    items.extend(people("beta"));
    items.extend([
        json!({ "kind": "squad", "revision": 1, "team": "alfa", "season": SEASON,
                "players": [{ "person": "alfa-1", "number": 1, "position": "goalkeeper" }, { "person": "alfa-9", "number": 9 }],
                "staff": [{ "person": "alfa-99", "role": "headCoach" }] }),
        json!({ "kind": "match", "revision": 1, "id": "m1", "competition": "liga-teste", "season": SEASON, "round": "r1",
                "home": "alfa", "away": "beta", "kickoff": "2026-11-14T20:30:00Z", "stadium": "s1" }),
        json!({ "kind": "lineUp", "revision": 1, "match": "m1", "home": sheet("alfa"), "away": sheet("beta") }),
        json!({ "kind": "appointments", "revision": 1, "match": "m1", "officials": [{ "duty": "main", "person": "ref" }] }),
    ]);
    items
}

/// The match from kick-off to the end: 2–1.
fn course() -> Vec<Value> {
    vec![
        with(event("e1", "goal", 12, "home", "alfa-9"), json!({ "related": "alfa-7" })),
        with(event("e2", "yellowCard", 45, "away", "beta-4"), json!({ "added": 2 })),
        event("e3", "ownGoal", 50, "away", "alfa-3"),
        with(event("e4", "substitution", 60, "home", "alfa-12"), json!({ "related": "alfa-9" })),
        event("e5", "penaltyScored", 70, "home", "alfa-12"),
        event("e6", "secondYellow", 80, "away", "beta-4"),
        json!({ "kind": "statistics", "revision": 1, "match": "m1", "useful": 3200, "firstHalf": 2820, "secondHalf": 2900,
                "temperature": 14, "stadiumScore": 4.5, "mvp": "alfa-12",
                "teams": { "shots": [11, 7], "possession": [55, 45] },
                "players": [{ "person": "alfa-9", "rating": 7.3, "statistics": { "shots": 3 } }] }),
        json!({ "kind": "match", "revision": 2, "id": "m1", "state": "finished", "attendance": 4321,
                "score": { "home": 2, "away": 1, "halfTime": { "home": 1, "away": 0 } } }),
    ]
}

/// How the only match is asked for.
async fn asked(client: &Client) -> String {
    let place = format!("competition=liga-teste&season={SEASON}&round=1");
    let matches = client.json(&format!("/api/v1/competition/matches?{place}")).await;
    format!("{place}&fixture={}", matches[0]["id"])
}
