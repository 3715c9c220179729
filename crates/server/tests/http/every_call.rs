//! What holds for every call.

use std::collections::BTreeSet;
use testkit::calls::{LEAGUE, SEASON, asked, every_calendar, every_call, id, list};

use crate::client::Client;

#[tokio::test]
async fn every_documented_path_answers_from_the_demo_league_in_both_languages() {
    let client = Client::demo().await;
    let calls = every_call(&client.sample().await);
    for call in &calls {
        for locale in ["pt-PT", "en"] {
            let answer = client.get_with(&call.address, &[("locale", locale)]).await;
            assert_eq!(answer.status, 200, "{}: {}", call.address, answer.text());
            let body = answer.json();
            assert!(body.is_object() || body.as_array().is_some_and(|list| !list.is_empty()), "{}", call.address);
            for header in ["etag", "cache-tag", "cache-control", "vary"] {
                assert!(answer.headers.contains_key(header), "{}: {header}", call.address);
            }
            let etag = answer.headers["etag"].to_str().unwrap().to_owned();
            let again = client.get_with(&call.address, &[("locale", locale), ("if-none-match", &etag)]).await;
            assert_eq!(again.status, 304, "{}", call.address);
        }
    }
    let description = client.json("/api/openapi.json").await;
    let paths = description["paths"].as_object().unwrap().iter();
    let sports = paths.filter(|(path, _)| path.starts_with("/api/v1/") || path.starts_with("/api/v2/"));
    // What is one person's own, or takes a code that only he has, is another matter.
    let reading = sports.filter(|(path, item)| {
        item["get"].is_object() && item["get"]["security"].is_null() && !path.starts_with("/api/v1/newsletters/")
    });
    let documented: BTreeSet<&str> = reading.map(|(path, _)| path.as_str()).collect();
    let calendars = every_calendar(&client.sample().await);
    let walked: BTreeSet<&str> = calls.iter().chain(&calendars).map(|call| call.path).collect();
    assert_eq!(documented, walked, "every call is walked here");
}

#[tokio::test]
async fn what_is_kept_is_what_would_be_made_anew() {
    let client = Client::demo().await;
    let calls = every_call(&client.sample().await);
    let mut kept = Vec::new();
    for call in &calls {
        kept.push(client.get(&call.address).await.body);
    }
    let client = client.without_cache().await;
    for (call, kept) in calls.iter().zip(kept) {
        assert!(client.get(&call.address).await.body == kept, "{}", call.address);
    }
}

#[tokio::test]
async fn texts_are_in_the_callers_language() {
    let client = Client::demo().await;
    let sample = client.sample().await;
    let differ = [
        format!("/api/v1/match/formations?{}", asked(sample.over)),
        format!("/api/v1/match/info/dynamic?{}", asked(sample.over)),
        format!("/api/v1/team/squad?id={}", sample.team),
        format!("/api/v1/team/statistics?id={}", sample.team),
        format!("/api/v1/player/{}", sample.player),
        format!("/api/v1/coach/{}", sample.coach),
        format!("/api/v2/competition/top/players?competition={LEAGUE}"),
    ];
    for address in &differ {
        let portuguese = client.get(address).await;
        let english = client.get_with(address, &[("locale", "en")]).await;
        assert_ne!(portuguese.body, english.body, "{address}");
        let unknown = client.get_with(address, &[("locale", "tlh")]).await;
        assert_eq!(portuguese.body, unknown.body, "an unknown language is Portuguese: {address}");
    }
    let squad = client.get_with(&differ[2], &[("locale", "en")]).await.json();
    assert_eq!(
        (&squad["technical_team"][0]["position"], &squad["players"][0]["position"]),
        (&"head coach".into(), &"goalkeeper".into())
    );
    let squad = client.json(&differ[2]).await;
    assert_eq!(squad["technical_team"][0]["position"], "treinador principal");
}

#[tokio::test]
async fn answers_are_small() {
    let client = Client::demo().await;
    for round in [1, 14, 17] {
        let address = format!("/api/v1/competition/matches?competition={LEAGUE}&season={SEASON}&round={round}");
        assert!(client.get(&address).await.body.len() <= 15_000, "{address}");
    }
    for season in [SEASON, "20252026", "20242025"] {
        let address = format!("/api/v2/competition/standings?competition={LEAGUE}&season={season}");
        let size = client.get(&address).await.body.len();
        assert!(size <= 25_000, "{address}: {size}");
    }
    let round = format!("/api/v1/competition/matches?competition={LEAGUE}&season={SEASON}&round=14");
    for m in list(&client.json(&round).await) {
        let size = client.get(&format!("/api/v1/match/info/dynamic?{}", asked(id(m)))).await.body.len();
        assert!(size <= 8_000, "{size} bytes: {}", m["id"]);
    }
}
