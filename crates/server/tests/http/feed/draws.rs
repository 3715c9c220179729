//! Knock-out rounds: legs and draws.

use serde_json::{Value, json};
use testkit::TestDatabase;
use testkit::calls::list;

use super::{Feed, SEASON, with};

const BRACKET: &str = "/api/v2/competition/bracket?competition=taca-teste&season=20262027";

fn round(number: u16, label: &str, more: Value) -> Value {
    let item = json!({ "kind": "round", "revision": 1, "id": format!("t{number}"), "competition": "taca-teste",
        "season": SEASON, "number": number, "type": "playoff", "label": { "pt": label, "en": label } });
    with(item, more)
}

fn match_(id: &str, round: u16, home: &str, away: &str) -> Value {
    json!({ "kind": "match", "revision": 1, "id": id, "competition": "taca-teste", "season": SEASON,
        "round": format!("t{round}"), "home": home, "away": away, "kickoff": "2026-11-14T20:30:00Z" })
}

fn result(id: &str, home: u16, away: u16) -> Value {
    json!({ "kind": "match", "revision": 2, "id": id, "state": "finished", "score": { "home": home, "away": away } })
}

/// Three clubs: one has a bye, two meet twice.
fn cup() -> Vec<Value> {
    let team = |id: &str| json!({ "kind": "team", "revision": 1, "id": id, "name": id.to_uppercase() });
    let side = |name: &str, value: Value| json!({ name: value });
    vec![
        team("alfa"),
        team("beta"),
        team("gama"),
        json!({ "kind": "competition", "revision": 1, "id": "taca-teste", "season": SEASON, "name": "Taça Teste",
            "format": "tournament", "teams": [{ "team": "alfa" }, { "team": "beta" }, { "team": "gama" }] }),
        round(
            1,
            "Meias-finais",
            json!({ "leg": "first", "ties": [
            { "home": side("team", "alfa".into()), "away": side("bye", true.into()) },
            { "home": side("team", "beta".into()), "away": side("team", "gama".into()) },
        ] }),
        ),
        round(2, "Meias-finais", json!({ "leg": "second" })),
        round(
            3,
            "Final",
            json!({ "ties": [
            { "home": side("winnerOf", 1.into()), "away": side("winnerOf", 2.into()) },
        ] }),
        ),
    ]
}

#[tokio::test]
async fn a_cup_is_told_from_its_draw_to_its_winner() {
    for database in TestDatabase::both().await {
        let feed = Feed::new(database).await;
        feed.outcomes(&cup()).await;
        let drawn = feed.client.json(BRACKET).await;
        let tie = |bracket: &Value, stage: usize, place: usize| bracket["stages"][stage]["ties"][place].clone();
        assert_eq!((&drawn["stages"][0]["secondRound"], list(&drawn["stages"]).len()), (&json!(2), 2));
        assert_eq!(
            (tie(&drawn, 0, 0)["decidedBy"].clone(), tie(&drawn, 1, 0)["state"].clone()),
            (json!("bye"), json!("open"))
        );
        let last = tie(&drawn, 1, 0);
        assert_eq!((&last["home"]["team"]["name"], list(&last["away"]["candidates"]).len()), (&json!("ALFA"), 2));

        feed.outcomes(&[match_("m1", 1, "beta", "gama"), match_("m2", 2, "gama", "beta")]).await;
        feed.outcomes(&[result("m1", 2, 0)]).await;
        assert_eq!(tie(&feed.client.json(BRACKET).await, 0, 1)["state"], "between");
        feed.outcomes(&[result("m2", 1, 0)]).await;
        let decided = tie(&feed.client.json(BRACKET).await, 0, 1);
        assert_eq!((&decided["aggregate"], &decided["decidedBy"]), (&json!({ "home": 2, "away": 1 }), &json!("goals")));

        feed.outcomes(&[match_("m3", 3, "beta", "alfa"), with(result("m3", 0, 1), json!({ "revision": 2 }))]).await;
        let bracket = feed.client.json(BRACKET).await;
        assert_eq!(bracket["champion"]["name"], "ALFA");
        // The same once more changes nothing.
        let known = feed.everything().await;
        assert!(feed.outcomes(&cup()).await.iter().all(|outcome| outcome == "unchanged"));
        assert_eq!(feed.everything().await, known);
    }
}

#[tokio::test]
async fn draws_that_cannot_be_are_refused_and_named() {
    let feed = Feed::new(TestDatabase::sqlite()).await;
    feed.outcomes(&cup()).await;
    let known = feed.everything().await;
    let ties = |ties: Value| with(round(3, "Final", json!({ "ties": ties })), json!({ "revision": 2 }));
    let cases = [
        (ties(json!([{ "home": { "team": "nada" }, "away": {} }])), "ties[0].home.team"),
        (ties(json!([{ "home": { "team": "alfa", "bye": true }, "away": {} }])), "ties[0].home"),
        (ties(json!([{ "home": { "bye": true }, "away": {} }])), "ties[0]"),
        (ties(json!([{ "home": { "winnerOf": 0 }, "away": {} }])), "ties[0].home.winnerOf"),
        (ties(json!([{ "home": { "team": "alfa" }, "away": { "team": "alfa" } }])), "ties[0].away"),
        (with(round(9, "Jornada", json!({ "type": "round", "leg": "first" })), json!({ "id": "t9" })), "leg"),
    ];
    for (item, place) in cases {
        let answer = feed.batch(&[item]).await;
        assert_eq!(answer.status, 422, "{place}: {}", answer.text());
        assert!(answer.text().contains(&format!("\"{place}\"")), "{place}: {}", answer.text());
    }
    assert_eq!(feed.everything().await, known, "nothing is half-written");
}
