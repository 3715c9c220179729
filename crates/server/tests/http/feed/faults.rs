//! What cannot be accepted: every fault, named by its place.

use serde_json::{Value, json};
use testkit::TestDatabase;
use testkit::calls::list;

use super::{Feed, SEASON, course, event, league, player, with};

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
                "a player lent by a team that is not there",
                json!({ "kind": "squad", "revision": 2, "team": "alfa", "season": SEASON, "players": [{ "person": "alfa-1" }, { "person": "alfa-2", "loanFrom": "omega" }] }),
                "unknown_reference",
                "players[1].loanFrom",
            ),
            (
                "a player lent by the team itself",
                json!({ "kind": "squad", "revision": 2, "team": "alfa", "season": SEASON, "players": [{ "person": "alfa-1", "loanFrom": "alfa" }] }),
                "contradiction",
                "players[0].loanFrom",
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
