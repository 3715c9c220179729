//! What is changed after it was public is on record.

use feeds::formats::{FileResult, RoundName, openfootball_json};
use serde_json::{Value, json};
use testkit::TestDatabase;
use testkit::calls::list;

use super::{Feed, asked, course, event, league, with};

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
