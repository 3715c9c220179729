//! Pictures for whoever shares a page.

use football::score::{FullScore, Score};
use football::state::MatchState;
use serde_json::json;
use store::clock::Clock;
use store::matches::MatchFacts;
use testkit::TestDatabase;
use testkit::calls::Sample;

use crate::client::{Client, now};

/// A PNG begins so, and says its size.
fn size(png: &[u8]) -> (u32, u32) {
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[tokio::test]
async fn tables_rounds_and_matches_have_a_picture() {
    let client = Client::demo().await;
    let mut seen = Vec::new();
    for address in [
        "/share/table/liga-atlantica/20262027.png",
        "/share/table/liga-atlantica/20262027.png?lang=en",
        "/share/table/liga-atlantica/20252026.png",
        "/share/table/1/20262027.png",
        "/share/round/liga-atlantica/20262027/14.png",
        "/share/round/taca-atlantica/20252026/3.png",
        "/share/round/1/20262027/2.png",
        "/share/match/2085.png",
        "/share/match/2085.png?lang=en",
        "/share/match/2089.png",
        "/share/day.png",
        "/share/day.png?lang=en",
    ] {
        let answer = client.get(address).await;
        assert_eq!((answer.status.as_u16(), &answer.headers["content-type"]), (200, &"image/png".parse().unwrap()));
        assert_eq!(size(&answer.body), (1200, 630), "{address}");
        assert!(answer.headers.contains_key("etag") && answer.headers.contains_key("cache-tag"));
        assert!(answer.body.len() < 300_000, "{address}: {}", answer.body.len());
        assert!(!seen.contains(&answer.body), "{address} is a picture of its own");
        seen.push(answer.body);
    }
}

/// Every kind, in both languages: all of them pictures of their own.
#[tokio::test]
async fn clubs_people_and_comparisons_have_a_picture() {
    let client = Client::demo().await;
    let Sample { team, opponent, player, coach, referee, delegate, observer, .. } = client.sample().await;
    let other = client.json(&format!("/api/v1/team/squad?id={opponent}")).await["players"][0]["id"].clone();
    let in_cup = "/api/v1/competition/teams?competition=taca-atlantica&season=20262027";
    let in_cup = client.json(in_cup).await[0]["id"].clone();
    let mut seen = Vec::new();
    for address in [
        format!("/share/team/{team}.png"),
        format!("/share/team/{team}.png?season=20252026"),
        format!("/share/team/{team}.png?lang=en&competition=liga-atlantica"),
        format!("/share/team/{in_cup}.png?season=20262027&competition=taca-atlantica"),
        format!("/share/player/{player}.png?season=20262027&team={team}"),
        format!("/share/player/{player}.png?lang=en"),
        format!("/share/coach/{coach}.png?season=20262027&team={team}"),
        format!("/share/referee/{referee}.png?season=20262027"),
        format!("/share/referee/{referee}.png?season=20252026"),
        format!("/share/delegate/{delegate}.png"),
        format!("/share/observer/{observer}.png?lang=en"),
        format!("/share/compare/player.png?a={player}&b={other}&season=20262027"),
        format!("/share/compare/player.png?a={other}&b={player}&season=20262027"),
        format!("/share/compare/team.png?a={team}&b={opponent}&season=20262027&competition=liga-atlantica"),
        format!("/share/compare/team.png?a={team}&b={opponent}&lang=en"),
        // A club without a season then: its crest and name.
        format!("/share/team/{team}.png?season=19501951"),
    ] {
        let answer = client.get(&address).await;
        assert_eq!(answer.status, 200, "{address}: {}", String::from_utf8_lossy(&answer.body));
        assert_eq!(size(&answer.body), (1200, 630), "{address}");
        assert!(answer.headers.contains_key("etag") && answer.headers.contains_key("cache-tag"));
        assert!(answer.body.len() < 300_000, "{address}: {}", answer.body.len());
        assert!(!seen.contains(&answer.body), "{address} is a picture of its own");
        seen.push(answer.body);
    }
    for address in [
        "/share/team/999999.png".to_owned(),
        format!("/share/team/{team}.png?competition=liga-lunar"),
        format!("/share/team/{team}.jpg"),
        "/share/player/999999.png".to_owned(),
        format!("/share/player/{coach}.png"),
        format!("/share/player/{player}.png?team={opponent}"),
        format!("/share/coach/{player}.png"),
        format!("/share/referee/{player}.png"),
        format!("/share/delegate/{referee}.png"),
        "/share/observer/x.png".to_owned(),
        format!("/share/compare/player.png?a={player}&b=999999"),
        format!("/share/compare/team.png?a=999999&b={team}"),
        format!("/share/compare/coach.png?a={coach}&b={coach}"),
    ] {
        assert_eq!(client.get(&address).await.status, 404, "{address}");
    }
    for address in ["/share/compare/player.png?a=1", "/share/compare/team.png?a=x&b=2", "/share/team/1.png?season=x"] {
        client.get(address).await.is_error(400, "invalid_parameter");
    }
}

#[tokio::test]
async fn what_is_not_there_has_none() {
    let client = Client::demo().await;
    for address in [
        "/share/table/nada/20262027.png",
        "/share/table/liga-atlantica/19992000.png",
        "/share/table/taca-atlantica/20262027.png",
        "/share/table/liga-atlantica/20262027.jpg",
        "/share/table/liga-atlantica/x.png",
        "/share/round/liga-atlantica/20262027/99.png",
        "/share/round/liga-atlantica/20262027/x.png",
        "/share/match/999999.png",
        "/share/match/x.png",
        "/share/match/2085.jpg",
        "/share/day.jpg",
        "/share/other",
    ] {
        assert_eq!(client.get(address).await.status, 404, "{address}");
    }
}

/// Today's matches as they stand; where there are none, the next ones, and at the end of all seasons the last.
#[tokio::test]
async fn the_picture_of_the_day_follows_the_day_and_its_matches() {
    let picture = async |client: &Client| {
        let answer = client.get("/share/day.png").await;
        assert_eq!((answer.status.as_u16(), size(&answer.body)), (200, (1200, 630)));
        answer.body
    };
    let client = Client::demo().await;
    let before = picture(&client).await;
    assert_eq!(picture(&client).await, before);
    let store = client.app.store();
    let live = store.match_(client.sample().await.live).await.unwrap().unwrap();
    let edition = store.editions_by_id(&[live.edition_id]).await.unwrap().remove(0);
    let score = Some(FullScore::plain(Score::new(9, 8)));
    let mut write = store.write().await.unwrap();
    let facts = MatchFacts { state: MatchState::Finished, score, ..live.facts.clone() };
    write.update_match(&edition, &live, live.round_id, facts).await.unwrap();
    write.commit(now(), "result", json!({})).await.unwrap().unwrap();
    let after = picture(&client).await;
    assert_ne!(after, before, "a result changes it");
    let mut seen = vec![before, after];
    // Half a week later, in midsummer before the season, and after everything.
    for day in ["2026-11-18T12:00:00Z", "2023-06-20T12:00:00Z", "2040-01-01T12:00:00Z"] {
        let clock = Clock::frozen(day.parse().unwrap());
        let client = Client::with(Client::demo_database().await, |options| options.clock = clock).await;
        let of_day = picture(&client).await;
        assert!(!seen.contains(&of_day), "{day}");
        seen.push(of_day);
    }
    let empty = Client::new(TestDatabase::sqlite()).await;
    assert!(!seen.contains(&picture(&empty).await));
    empty.get("/share/day.png?lang=xx").await.is_error(400, "invalid_parameter");
}
