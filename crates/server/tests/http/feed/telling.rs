//! What is told can be read at once, as it was meant.

use serde_json::{Value, json};
use testkit::TestDatabase;
use testkit::calls::list;

use super::{Feed, SEASON, asked, course, event, league, sheet, with};

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
        let corrections = async || {
            let asked = asked(&feed.client).await;
            let body = feed.client.json(&format!("/api/v1/match/corrections?{asked}")).await;
            list(&body["corrections"]).len()
        };
        let gone = |id: &str, revision: i64| json!({ "kind": "event", "revision": revision, "id": id, "match": "m1", "withdrawn": true });
        let again = with(event("e2", "yellowCard", 45, "away", "beta-4"), json!({ "added": 2, "revision": 3 }));
        // A provider that starts anew: all taken back, one told again, another one new.
        let new = event("e9", "goal", 30, "away", "beta-9");
        let message = [gone("e1", 2), gone("e2", 2), again, new];
        assert_eq!(feed.outcomes(&message).await, ["updated", "updated", "created", "created"]);
        // Only the goal was public and is not any more; the card never went away.
        assert_eq!(corrections().await, 1);
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

#[tokio::test]
async fn a_loan_is_told_and_ends_when_it_is_told_no_more() {
    for database in TestDatabase::both().await {
        let feed = Feed::new(database).await;
        feed.outcomes(&league()).await;
        let squad = |revision: i64, player: Value| json!({ "kind": "squad", "revision": revision, "team": "alfa", "season": SEASON, "players": [player] });
        let lender = async || {
            let round = format!("/api/v1/competition/matches?competition=liga-teste&season={SEASON}&round=1");
            let alfa = feed.client.json(&round).await[0]["homeTeam"]["id"].clone();
            let squad = feed.client.json(&format!("/api/v1/team/squad?id={alfa}&season={SEASON}")).await;
            squad["players"][0]["loanFrom"]["name"].clone()
        };
        let lent = json!({ "person": "alfa-9", "number": 9, "loanFrom": "beta" });
        assert_eq!(feed.outcomes(&[squad(2, lent.clone())]).await, ["updated"]);
        assert_eq!(lender().await, "Beta SC");
        assert_eq!(feed.outcomes(&[squad(3, lent)]).await, ["unchanged"]);
        assert_eq!(feed.outcomes(&[squad(4, json!({ "person": "alfa-9", "number": 9 }))]).await, ["updated"]);
        assert_eq!(lender().await, Value::Null);
        assert!(feed.everything().await.contains("\"loan_from\":null"));
    }
}
