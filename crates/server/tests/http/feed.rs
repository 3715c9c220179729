//! The league feed: what comes in by it can be read, what is wrong with it is named, and nothing is half-written.

use accounts::api_key::NewKey;
use axum::body::Body;
use axum::http::Request;
use feeds::feed::Kind;
use feeds::formats::{FileResult, RoundName, openfootball_json};
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
        let add = |line: &str| {
            text.push_str(line);
            Ok(())
        };
        self.client.app.store().dump(add).await.unwrap();
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

#[tokio::test]
async fn a_league_is_told_from_nothing_and_can_be_read_at_once() {
    for database in TestDatabase::both().await {
        let feed = Feed::new(database).await;
        let (league, course) = (league(), course());
        let outcomes = feed.outcomes(&league).await;
        assert_eq!(outcomes.iter().filter(|outcome| *outcome == "created").count(), league.len() - 4, "{outcomes:?}");
        let client = &feed.client;
        let asked = asked(client).await;
        let before = client.json(&format!("/api/v1/match/details?{asked}")).await;
        assert_eq!((&before["status"], list(&before["homePlayers"]).len()), (&json!(1), 16));

        feed.outcomes(&course).await;
        let details = client.json(&format!("/api/v1/match/details?{asked}")).await;
        assert_eq!(
            (&details["status"], &details["homeGoals"], &details["awayGoals"]),
            (&json!(5), &json!(2), &json!(1))
        );
        assert_eq!(details["referees"]["main"]["name"], "Árbitra");
        assert_eq!(details["attendance"], 4321);
        let told: Vec<(&Value, &Value)> = list(&details["events"])
            .iter()
            .filter(|e| e["type"].as_i64() < Some(9))
            .map(|e| (&e["type"], &e["minute"]))
            .collect();
        let want = [(4, "12'"), (2, "45+2'"), (5, "50'"), (1, "60'"), (7, "70'"), (6, "80'")];
        let want: Vec<(Value, Value)> = want.map(|(kind, minute)| (json!(kind), json!(minute))).into();
        assert_eq!(told, want.iter().map(|(kind, minute)| (kind, minute)).collect::<Vec<_>>());
        // The own goal is told of the side that profits, and names who scored it.
        let own = list(&details["events"]).iter().find(|e| e["type"] == 5).unwrap();
        assert_eq!(
            (&own["isFromHomeTeam"], &own["player"]["name"], &own["score"]),
            (&json!(false), &json!("alfa 3"), &json!("1-1"))
        );

        let table = client.json(&format!("/api/v2/competition/standings?competition=liga-teste&season={SEASON}")).await;
        let rows = list(&table["standings"][0]["standings"]);
        let points: Vec<(&str, i64)> =
            rows.iter().map(|row| (row["team"]["name"].as_str().unwrap(), row["points"].as_i64().unwrap())).collect();
        assert_eq!(points, [("Alfa FC", 3), ("Beta SC", -2)]);
        let top = format!(
            "/api/v2/competition/top/players?competition=liga-teste&season={SEASON}&statId=142&statId=30&size=30"
        );
        let top = client.json(&top).await.to_string();
        assert!(top.contains("alfa 12") && top.contains("alfa 9"), "{top}");

        // The same once more changes nothing at all.
        let known = feed.everything().await;
        let again: Vec<Value> =
            league.iter().chain(&course).filter(|item| item["id"] != "m1" || item["revision"] == 2).cloned().collect();
        assert!(feed.outcomes(&again).await.iter().all(|outcome| outcome == "unchanged"));
        assert_eq!(feed.everything().await, known);
        let corrections = client.json(&format!("/api/v1/match/corrections?{asked}")).await;
        assert_eq!(corrections, json!({ "corrections": [] }));
    }
}

#[tokio::test]
async fn what_was_public_and_is_changed_is_kept_with_before_after_who_and_why() {
    for database in TestDatabase::both().await {
        let feed = Feed::new(database).await;
        feed.outcomes(&league()).await;
        feed.outcomes(&course()).await;
        let changes = [
            with(event("e1", "goal", 12, "home", "alfa-8"), json!({ "revision": 2, "why": "Ball was touched by 8" })),
            with(event("e2", "yellowCard", 45, "away", "beta-4"), json!({ "revision": 2, "withdrawn": true })),
            with(event("e6", "redCard", 80, "away", "beta-4"), json!({ "revision": 2 })),
            json!({ "kind": "match", "revision": 3, "id": "m1", "score": { "home": 3, "away": 0 }, "why": "Decided at the table" }),
            json!({ "kind": "match", "revision": 4, "id": "m1", "kickoff": "2026-11-14T20:45:00Z" }),
        ];
        assert!(feed.outcomes(&changes).await.iter().all(|outcome| outcome == "updated"));
        let asked = asked(&feed.client).await;
        let body = feed.client.json(&format!("/api/v1/match/corrections?{asked}")).await;
        let all = list(&body["corrections"]);
        let find = |subject: &str, place: usize| all.iter().filter(|c| c["subject"] == subject).nth(place).unwrap();
        assert_eq!(all.len(), 5, "{body}");
        for correction in all {
            assert_eq!((&correction["source"], &correction["by"]), (&json!("feed"), &json!("Dados")));
            assert!(correction["at"].as_str().unwrap().starts_with("2026-11-14T21:10:00"));
        }
        let goal = find("goal", 0);
        assert_eq!(goal["before"]["player"]["name"], "alfa 9");
        assert_eq!(
            (&goal["before"]["relatedPlayer"]["name"], &goal["after"]["player"]["name"]),
            (&json!("alfa 7"), &json!("alfa 8"))
        );
        assert_eq!(goal["why"], "Ball was touched by 8");
        assert!((0..2).all(|place| find("card", place)["why"].is_null()));
        let card = find("card", 0);
        assert_eq!((&card["before"]["minute"], &card["after"]), (&json!("45+2'"), &Value::Null));
        assert_eq!((&find("card", 1)["before"]["type"], &find("card", 1)["after"]["type"]), (&json!(6), &json!(3)));
        let result = find("result", 0);
        assert_eq!(
            (&result["before"]["score"], &result["after"]["score"], &result["why"]),
            (&json!("2-1"), &json!("3-0"), &json!("Decided at the table"))
        );
        let date = find("date", 0);
        assert_eq!(date["before"]["date"], "2026-11-14T20:30:00+00:00");
        assert_eq!((&date["after"]["date"], &date["why"]), (&json!("2026-11-14T20:45:00+00:00"), &Value::Null));
    }
}

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

#[tokio::test]
async fn every_fault_is_named_with_its_place_and_nothing_is_written() {
    for database in TestDatabase::both().await {
        let feed = Feed::new(database).await;
        feed.outcomes(&league()).await;
        feed.outcomes(&course()).await;
        let known = feed.everything().await;
        let goal = || event("x1", "goal", 30, "home", "alfa-9");
        let match_ = || json!({ "kind": "match", "revision": 9, "id": "m1" });
        let team = || json!({ "kind": "team", "revision": 9, "id": "gama", "name": "Gama" });
        let cases: Vec<(&str, Value, &str, &str)> = vec![
            ("no object", json!([1]), "malformed", ""),
            ("no kind", json!({ "revision": 1 }), "malformed", "kind"),
            ("another kind", json!({ "kind": "player", "revision": 1 }), "malformed", "kind"),
            ("no revision", json!({ "kind": "team", "id": "x" }), "malformed", "revision"),
            ("a negative revision", with(team(), json!({ "revision": -1 })), "malformed", "revision"),
            ("a revision that is no number", with(team(), json!({ "revision": "7" })), "malformed", "revision"),
            ("an unknown field", with(team(), json!({ "nome": "x" })), "malformed", "nome"),
            ("a name that is no text", with(team(), json!({ "name": 7 })), "malformed", "name"),
            ("an empty name", with(team(), json!({ "name": " " })), "invalid", "name"),
            ("an empty id", with(team(), json!({ "id": "" })), "malformed", "id"),
            ("a long id", with(team(), json!({ "id": "x".repeat(201) })), "malformed", "id"),
            ("a long text", with(team(), json!({ "fullName": "x".repeat(2001) })), "malformed", "fullName"),
            ("a control character", with(team(), json!({ "city": "a\u{0}b" })), "malformed", "city"),
            ("no colour", with(team(), json!({ "color": "red" })), "invalid", "color"),
            ("the name of another", with(team(), json!({ "name": "ALFA" })), "contradiction", "name"),
            ("its own reserve", with(team(), json!({ "reserveOf": "gama" })), "contradiction", "reserveOf"),
            ("the reserve of nobody", with(team(), json!({ "reserveOf": "delta" })), "unknown_reference", "reserveOf"),
            ("a person without a name", json!({ "kind": "person", "revision": 1, "id": "n" }), "invalid", "name"),
            (
                "no birthday",
                json!({ "kind": "person", "revision": 2, "id": "ref", "birthday": "2001-02-30" }),
                "malformed",
                "birthday",
            ),
            (
                "no country",
                json!({ "kind": "person", "revision": 2, "id": "ref", "country": "Portugal" }),
                "invalid",
                "country",
            ),
            (
                "a competition without a name",
                json!({ "kind": "competition", "revision": 1, "id": "nova", "season": SEASON }),
                "invalid",
                "name",
            ),
            (
                "no slug",
                json!({ "kind": "competition", "revision": 1, "id": "Nova Liga", "season": SEASON, "name": "x" }),
                "invalid",
                "id",
            ),
            (
                "no season",
                json!({ "kind": "competition", "revision": 1, "id": "nova", "season": "2026", "name": "x" }),
                "malformed",
                "season",
            ),
            (
                "no rules",
                json!({ "kind": "competition", "revision": 2, "id": "liga-teste", "season": SEASON, "rules": "chess" }),
                "invalid",
                "rules",
            ),
            (
                "a team with matches left out",
                json!({ "kind": "competition", "revision": 2, "id": "liga-teste", "season": SEASON, "teams": [{ "team": "alfa" }] }),
                "contradiction",
                "teams",
            ),
            (
                "a round of no competition",
                json!({ "kind": "round", "revision": 1, "id": "r9", "competition": "liga-x", "season": SEASON, "number": 2 }),
                "unknown_reference",
                "competition",
            ),
            (
                "a number that is taken",
                json!({ "kind": "round", "revision": 1, "id": "r9", "competition": "liga-teste", "season": SEASON, "number": 1 }),
                "contradiction",
                "number",
            ),
            (
                "another type of round",
                json!({ "kind": "round", "revision": 2, "id": "r1", "competition": "liga-teste", "season": SEASON, "number": 1, "type": "playoff" }),
                "contradiction",
                "type",
            ),
            (
                "a squad of a season that is not there",
                json!({ "kind": "squad", "revision": 1, "team": "alfa", "season": "20302031", "players": [{ "person": "alfa-1" }] }),
                "unknown_reference",
                "season",
            ),
            (
                "a first day in another year",
                json!({ "kind": "competition", "revision": 2, "id": "liga-teste", "season": SEASON, "firstDay": "2006-08-01" }),
                "contradiction",
                "firstDay",
            ),
            (
                "a last day before the first",
                json!({ "kind": "competition", "revision": 2, "id": "liga-teste", "season": SEASON, "firstDay": "2026-09-01", "lastDay": "2026-08-01" }),
                "invalid",
                "lastDay",
            ),
            ("a name of many lines", with(team(), json!({ "name": "Ga\nma" })), "invalid", "name"),
            ("a long name", with(team(), json!({ "name": "ж".repeat(201) })), "invalid", "name"),
            ("a name without a letter", with(team(), json!({ "name": "***" })), "invalid", "name"),
            ("a revision that few can count", with(team(), json!({ "revision": i64::MAX })), "malformed", "revision"),
            ("an event without an id", with(goal(), json!({ "id": "" })), "malformed", "id"),
            ("an event without a minute", with(goal(), json!({ "minute": null })), "invalid", "minute"),
            (
                "taking back the change after which somebody scored",
                json!({ "kind": "event", "revision": 2, "id": "e4", "match": "m1", "withdrawn": true }),
                "contradiction",
                "",
            ),
            (
                "taking back the first of two yellow cards",
                json!({ "kind": "event", "revision": 2, "id": "e2", "match": "m1", "withdrawn": true }),
                "contradiction",
                "",
            ),
            (
                "an end without a score",
                json!({ "kind": "match", "revision": 1, "id": "m3", "competition": "liga-teste", "season": SEASON, "round": "1", "home": "beta", "away": "alfa", "state": "finished" }),
                "invalid",
                "score",
            ),
            (
                "more than the whole ball",
                json!({ "kind": "statistics", "revision": 2, "match": "m1", "teams": { "possession": [101, 0] } }),
                "invalid",
                "teams.possession",
            ),
            (
                "round zero",
                json!({ "kind": "round", "revision": 1, "id": "r9", "competition": "liga-teste", "season": SEASON, "number": 0 }),
                "invalid",
                "number",
            ),
            (
                "an unknown player in a squad",
                json!({ "kind": "squad", "revision": 2, "team": "alfa", "season": SEASON, "players": [{ "person": "nobody" }] }),
                "unknown_reference",
                "players[0].person",
            ),
            (
                "one number twice",
                json!({ "kind": "squad", "revision": 2, "team": "alfa", "season": SEASON, "players": [{ "person": "alfa-1", "number": 1 }, { "person": "alfa-2", "number": 1 }] }),
                "contradiction",
                "players[1].number",
            ),
            (
                "one player twice",
                json!({ "kind": "squad", "revision": 2, "team": "alfa", "season": SEASON, "players": [{ "person": "alfa-1" }, { "person": "alfa-1" }] }),
                "contradiction",
                "players[1].person",
            ),
            (
                "a new match without a round",
                json!({ "kind": "match", "revision": 1, "id": "m2", "competition": "liga-teste", "season": SEASON, "home": "alfa", "away": "beta" }),
                "invalid",
                "round",
            ),
            (
                "against itself",
                json!({ "kind": "match", "revision": 1, "id": "m2", "competition": "liga-teste", "season": SEASON, "round": "1", "home": "alfa", "away": "alfa" }),
                "contradiction",
                "away",
            ),
            (
                "a pairing that is there",
                json!({ "kind": "match", "revision": 1, "id": "m2", "competition": "liga-teste", "season": SEASON, "round": "1", "home": "alfa", "away": "beta" }),
                "contradiction",
                "round",
            ),
            ("other teams", with(match_(), json!({ "home": "beta" })), "contradiction", "home"),
            (
                "a score without a result",
                with(match_(), json!({ "state": "preview", "score": { "home": 1, "away": 0 } })),
                "contradiction",
                "score",
            ),
            (
                "an impossible score",
                with(match_(), json!({ "score": { "home": 1, "away": 0, "halfTime": { "home": 2, "away": 0 } } })),
                "contradiction",
                "score",
            ),
            (
                "an end without a winner of the shoot-out",
                with(match_(), json!({ "score": { "home": 1, "away": 1, "penalties": { "home": 4, "away": 4 } } })),
                "contradiction",
                "score",
            ),
            (
                "a live match without its teams",
                json!({ "kind": "match", "revision": 1, "id": "m0", "state": "firstHalf" }),
                "invalid",
                "competition",
            ),
            (
                "negative goals",
                with(match_(), json!({ "score": { "home": -1, "away": 0 } })),
                "malformed",
                "score.home",
            ),
            ("too many goals", with(match_(), json!({ "score": { "home": 100, "away": 0 } })), "invalid", "score"),
            ("another day than the hour's", with(match_(), json!({ "day": "2026-11-13" })), "contradiction", "day"),
            (
                "a day outside the season",
                with(match_(), json!({ "kickoff": "2031-01-01T12:00:00Z" })),
                "contradiction",
                "day",
            ),
            ("no instant", with(match_(), json!({ "kickoff": "tomorrow" })), "malformed", "kickoff"),
            (
                "a script for an address",
                with(match_(), json!({ "streamUrl": "javascript:alert(1)" })),
                "invalid",
                "streamUrl",
            ),
            ("another state", with(match_(), json!({ "state": "playing" })), "malformed", "state"),
            ("an event of no match", with(goal(), json!({ "match": "m9" })), "unknown_reference", "match"),
            ("an event of nobody", with(goal(), json!({ "player": "nobody" })), "unknown_reference", "player"),
            ("a negative minute", with(goal(), json!({ "minute": -1 })), "invalid", "minute"),
            ("a minute of another half", with(goal(), json!({ "minute": 60 })), "invalid", "minute"),
            ("added time in the middle", with(goal(), json!({ "added": 2 })), "contradiction", "added"),
            ("no side", with(goal(), json!({ "side": null })), "invalid", "side"),
            ("a goal by a substituted player", event("x1", "goal", 75, "home", "alfa-9"), "contradiction", ""),
            ("a goal from the bench", event("x1", "goal", 30, "away", "beta-14"), "contradiction", ""),
            ("a second second yellow", event("x1", "secondYellow", 85, "away", "beta-4"), "contradiction", ""),
            ("a second yellow without a first", event("x1", "secondYellow", 85, "away", "beta-5"), "contradiction", ""),
            (
                "a change that takes a scorer off before he scores",
                with(event("x1", "substitution", 5, "home", "alfa-13"), json!({ "related": "alfa-9" })),
                "contradiction",
                "",
            ),
            (
                "twelve starters",
                json!({ "kind": "lineUp", "revision": 2, "match": "m1", "home": { "people": (1..=12).map(|n| json!({ "person": player("alfa", n), "role": "starter" })).collect::<Vec<_>>() } }),
                "contradiction",
                "home.people",
            ),
            (
                "a scorer who was not there",
                json!({ "kind": "lineUp", "revision": 2, "match": "m1", "home": { "people": [{ "person": "alfa-1", "role": "starter" }] } }),
                "contradiction",
                "",
            ),
            (
                "no tactic",
                json!({ "kind": "lineUp", "revision": 2, "match": "m1", "home": { "tactic": "4-4-4", "people": [] } }),
                "invalid",
                "home.tactic",
            ),
            (
                "no statistic",
                json!({ "kind": "statistics", "revision": 2, "match": "m1", "teams": { "luck": [1, 2] } }),
                "invalid",
                "teams.luck",
            ),
            (
                "goals follow from events",
                json!({ "kind": "statistics", "revision": 2, "match": "m1", "players": [{ "person": "alfa-9", "statistics": { "goals": 2 } }] }),
                "invalid",
                "players[0].statistics.goals",
            ),
            (
                "a rating of eleven",
                json!({ "kind": "statistics", "revision": 2, "match": "m1", "players": [{ "person": "alfa-9", "rating": 11 }] }),
                "invalid",
                "players[0].rating",
            ),
            (
                "one duty twice",
                json!({ "kind": "appointments", "revision": 2, "match": "m1", "officials": [{ "duty": "main", "person": "ref" }, { "duty": "main", "person": "ref" }] }),
                "contradiction",
                "officials[1].duty",
            ),
        ];
        for (what, item, code, field) in cases {
            // A good item in front, which must not stay.
            let good = json!({ "kind": "team", "revision": 1, "id": "delta-novo", "name": "Delta Novo" });
            let body = feed.batch(&[good, item]).await.is_error(422, "invalid_items");
            let problems = list(&body["items"]);
            let named = problems.iter().any(|problem| {
                problem["index"] == 1
                    && problem["code"] == code
                    && problem["field"].as_str().unwrap_or("") == field
                    && !problem["message"].as_str().unwrap().is_empty()
            });
            assert!(named, "{what}: {body}");
            assert!(problems.iter().all(|problem| problem["index"] == 1), "{what}: {body}");
        }
        assert_eq!(feed.everything().await, known);
    }
}

/// The story is told in the order of play, whatever the order in which it came.
#[tokio::test]
async fn events_that_come_late_have_their_place_all_the_same() {
    let mut stories = Vec::new();
    for is_late in [false, true] {
        let feed = Feed::new(TestDatabase::sqlite()).await;
        feed.outcomes(&league()).await;
        let mut events: Vec<Value> = course().into_iter().filter(|item| item["kind"] == "event").collect();
        if is_late {
            events.reverse();
        }
        feed.outcomes(&events).await;
        feed.outcomes(&course()[6..]).await;
        let asked = asked(&feed.client).await;
        let mut body = feed.client.json(&format!("/api/v1/match/info/dynamic?{asked}")).await;
        body["events"].as_array_mut().unwrap().iter_mut().for_each(|event| event["id"] = Value::Null);
        stories.push(body["events"].clone());
    }
    assert_eq!(stories[0], stories[1]);
}

#[tokio::test]
async fn an_event_taken_back_and_told_again_is_the_same_event() {
    for database in TestDatabase::both().await {
        let feed = Feed::new(database).await;
        feed.outcomes(&league()).await;
        feed.outcomes(&course()[..2]).await;
        let ids = async || {
            let asked = asked(&feed.client).await;
            feed.outcomes(&[]).await;
            let corrections = feed.client.json(&format!("/api/v1/match/corrections?{asked}")).await;
            list(&corrections["corrections"]).len()
        };
        let gone = |id: &str, revision: i64| json!({ "kind": "event", "revision": revision, "id": id, "match": "m1", "withdrawn": true });
        let again = with(event("e2", "yellowCard", 45, "away", "beta-4"), json!({ "added": 2, "revision": 3 }));
        // A provider that starts anew: all taken back, one told again, another one new.
        let new = event("e9", "goal", 30, "away", "beta-9");
        let message = [gone("e1", 2), gone("e2", 2), again, new];
        assert_eq!(feed.outcomes(&message).await, ["updated", "updated", "created", "created"]);
        // Only the goal was public and is not any more; the card never went away.
        assert_eq!(ids().await, 1);
        let story = feed.everything().await;
        let events: Vec<&str> = story.lines().filter(|line| line.starts_with("{\"match_event\"")).collect();
        assert_eq!(events.len(), 2, "{events:?}");
        assert!(events[0].contains("\"number\":2") && events[1].contains("\"number\":3"), "{events:?}");
    }
}

#[tokio::test]
async fn what_a_message_leaves_out_stays() {
    for database in TestDatabase::both().await {
        let feed = Feed::new(database).await;
        feed.outcomes(&league()).await;
        feed.outcomes(&course()).await;
        let report = async || {
            let story = feed.everything().await;
            let line = story.lines().find(|line| line.starts_with("{\"match_report\"")).unwrap().to_owned();
            serde_json::from_str::<Value>(&line).unwrap()["match_report"].clone()
        };
        // A score without its half-time, a length that is not the usual one, and a sheet that comes again.
        let items = [
            json!({ "kind": "match", "revision": 3, "id": "m1", "score": { "home": 2, "away": 1 } }),
            json!({ "kind": "statistics", "revision": 2, "match": "m1", "length": 88, "mvp": null }),
        ];
        assert_eq!(feed.outcomes(&items).await, ["unchanged", "updated"]);
        let line_up = json!({ "kind": "lineUp", "revision": 2, "match": "m1", "home": sheet("alfa") });
        assert_eq!(feed.outcomes(&[line_up]).await, ["unchanged"]);
        let report = report().await;
        assert_eq!(
            (&report["length"], &report["mvp_id"], &report["temperature"]),
            (&json!(88), &Value::Null, &json!(14))
        );
        let asked = asked(&feed.client).await;
        let details = feed.client.json(&format!("/api/v1/match/details?{asked}")).await;
        assert_eq!(details["homeHalfTimeGoals"], 1);
        // Times finer than they are kept are the same times.
        let began = |revision: i64| json!({ "kind": "match", "revision": revision, "id": "m1", "phaseBegan": "2026-11-14T20:30:02.123456Z" });
        assert_eq!(feed.outcomes(&[began(4)]).await, ["updated"]);
        assert_eq!(feed.outcomes(&[began(5)]).await, ["unchanged"]);
        // One item, by either door.
        let alone = json!({ "revision": 7, "id": "gama", "name": "Gama" });
        assert_eq!(feed.put("team", &alone).await.status, 200);
        assert_eq!(feed.outcomes(&[with(alone, json!({ "kind": "team" }))]).await, ["unchanged"]);
        let corrections = feed.client.json(&format!("/api/v1/match/corrections?{asked}")).await;
        assert_eq!(corrections, json!({ "corrections": [] }));
    }
}

#[tokio::test]
async fn a_cup_is_entered_by_whoever_plays_in_it() {
    let feed = Feed::new(TestDatabase::sqlite()).await;
    let items = [
        json!({ "kind": "team", "revision": 1, "id": "a", "name": "Alfa" }),
        json!({ "kind": "team", "revision": 1, "id": "b", "name": "Beta" }),
        json!({ "kind": "competition", "revision": 1, "id": "taca", "season": SEASON, "name": "Taça", "format": "tournament" }),
        json!({ "kind": "round", "revision": 1, "id": "final", "competition": "taca", "season": SEASON, "number": 1,
                "type": "playoff", "label": { "pt": "Final", "en": "Final" } }),
        json!({ "kind": "match", "revision": 1, "id": "f", "competition": "taca", "season": SEASON, "round": "final",
                "home": "a", "away": "b", "day": "2026-12-05", "state": "penalties",
                "score": { "home": 1, "away": 1, "ninety": { "home": 1, "away": 1 }, "penalties": { "home": 3, "away": 3 } } }),
    ];
    feed.outcomes(&items).await;
    let teams = feed.client.json(&format!("/api/v1/competition/teams?competition=taca&season={SEASON}")).await;
    assert_eq!(list(&teams).len(), 2);
    let rounds = feed.client.json(&format!("/api/v1/competition/season/rounds?competition=taca&season={SEASON}")).await;
    assert_eq!(rounds[0]["initial_date"].as_str().map(|day| &day[..10]), Some("2026-12-05"), "{rounds}");
    let level = json!({ "revision": 2, "id": "f", "state": "ended" });
    feed.put("match", &level).await.is_error(422, "invalid_items");
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
async fn all_faults_of_a_message_are_listed_and_those_that_follow_are_not() {
    let feed = Feed::new(TestDatabase::sqlite()).await;
    let mut items = league();
    items[2]["color"] = json!("blue"); // a team that the competition, the round and the match build on
    items[0]["capacity"] = json!(-1); // a ground, too
    items.push(json!({ "kind": "team", "revision": 1, "id": "gama" }));
    let body = feed.batch(&items).await.is_error(422, "invalid_items");
    let named: Vec<&Value> = list(&body["items"]).iter().map(|problem| &problem["index"]).collect();
    assert_eq!(named, [&json!(0), &json!(2), &json!(items.len() - 1)], "{body}");
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

#[tokio::test]
async fn a_thousand_events_come_in_one_message() {
    for database in TestDatabase::both().await {
        let feed = Feed::new(database).await;
        feed.outcomes(&league()).await;
        let clip = |number: i64| {
            with(event(&format!("c{number}"), "moment", 1 + number % 45, "home", "alfa-9"), json!({ "embed": "/clip" }))
        };
        let events: Vec<Value> = (0..1_000).map(clip).collect();
        assert!(feed.outcomes(&events).await.iter().all(|outcome| outcome == "created"));
        let one_more = feed.batch(&[clip(1_000)]).await.is_error(422, "invalid_items");
        assert_eq!(one_more["items"][0]["field"], "match");
    }
}

/// A real season, fed match by match as it went, gives the published table; what is changed afterwards is on record.
#[tokio::test]
async fn a_real_season_fed_match_by_match_gives_the_golden_table() {
    let Some(folder) = testkit::real_results() else { return };
    let file = std::fs::read(folder.join("openfootball/2022-23.pt.1.json")).unwrap();
    let season = openfootball_json::parse("2022-23.pt.1.json", &file).unwrap();
    let golden = std::fs::read(folder.join("golden/2022-23_pt1.json")).unwrap();
    let golden: Value = serde_json::from_slice(&golden).unwrap();
    for database in TestDatabase::both().await {
        let feed = Feed::new(database).await;
        let mut clubs: Vec<&str> = season.matches.iter().map(|m| m.home.as_str()).collect();
        clubs.sort_unstable();
        clubs.dedup();
        let mut items: Vec<Value> =
            clubs.iter().map(|club| json!({ "kind": "team", "revision": 1, "id": club, "name": club })).collect();
        items.push(
            json!({ "kind": "competition", "revision": 1, "id": "primeira", "season": "20222023", "name": "Primeira" }),
        );
        items.extend((1..=34).map(|number| {
            json!({ "kind": "round", "revision": 1, "id": format!("j{number}"), "competition": "primeira",
                    "season": "20222023", "number": number })
        }));
        feed.outcomes(&items).await;
        for (place, m) in season.matches.iter().enumerate() {
            let RoundName::Number(round) = m.round else { panic!("a round without a number") };
            let fixture = json!({ "revision": 1, "id": format!("m{place}"), "competition": "primeira", "season": "20222023",
                "round": format!("j{round}"), "home": m.home, "away": m.away, "day": m.day.unwrap().to_string(), "dateDefined": true });
            assert_eq!(feed.put("match", &fixture).await.status, 200);
            let FileResult::Played(score) = &m.result else { panic!("a match that was not played") };
            let live = json!({ "revision": 2, "id": format!("m{place}"), "state": "secondHalf", "score": { "home": 0, "away": 0 } });
            assert_eq!(feed.put("match", &live).await.status, 200);
            let over = json!({ "revision": 3, "id": format!("m{place}"), "state": "finished",
                "score": { "home": score.goals.home, "away": score.goals.away } });
            assert_eq!(feed.put("match", &over).await.status, 200);
        }
        let address = "/api/v2/competition/standings?competition=primeira&season=20222023";
        let table = async || {
            let body = feed.client.json(address).await;
            let rows = list(&body["standings"][0]["standings"]).to_vec();
            rows.iter()
                .map(|row| {
                    (
                        row["points"].clone(),
                        row["wins"].clone(),
                        row["goalsScored"].clone(),
                        row["goalsConceded"].clone(),
                    )
                })
                .collect::<Vec<_>>()
        };
        let want: Vec<_> = list(&golden["table"])
            .iter()
            .map(|row| (row["pts"].clone(), row["w"].clone(), row["gf"].clone(), row["ga"].clone()))
            .collect();
        assert_eq!(table().await, want);

        // The results of the first round are changed and put right again: all changes are on record.
        for place in 0..9 {
            let id = format!("m{place}");
            let FileResult::Played(score) = &season.matches[place].result else { continue };
            let (home, away) = (score.goals.home, score.goals.away);
            let wrong =
                json!({ "revision": 4, "id": id, "score": { "home": home + 1, "away": away }, "why": "protest" });
            let right = json!({ "revision": 5, "id": id, "score": { "home": home, "away": away }, "why": "appeal" });
            assert_eq!(feed.put("match", &wrong).await.status, 200);
            assert_ne!(table().await, want);
            assert_eq!(feed.put("match", &right).await.status, 200);
        }
        assert_eq!(table().await, want);
        let rounds = "/api/v1/competition/matches?competition=primeira&season=20222023&round=1";
        let matches = feed.client.json(rounds).await;
        let mut count = 0;
        for m in list(&matches) {
            let asked = format!("competition=primeira&season=20222023&round=1&fixture={}", m["id"]);
            let body = feed.client.json(&format!("/api/v1/match/corrections?{asked}")).await;
            let whys: Vec<&Value> = list(&body["corrections"]).iter().map(|c| &c["why"]).collect();
            assert_eq!(whys, [&json!("protest"), &json!("appeal")]);
            count += whys.len();
        }
        assert_eq!(count, 18);
    }
}
