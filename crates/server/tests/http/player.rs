//! Players: themselves, their matches, their seasons.

use serde_json::Value;
use testkit::calls::{LEAGUE, SEASON, Sample, list};

use crate::client::Client;

fn statistic(stats: &Value, id: i64) -> i64 {
    list(stats).iter().find(|stat| stat["statId"] == id).unwrap()["value"].as_i64().unwrap()
}

#[tokio::test]
async fn a_player_has_all_his_fields() {
    let client = Client::demo().await;
    let Sample { player, team, .. } = client.sample().await;
    let body = client.json(&format!("/api/v1/player/{player}?season={SEASON}&team={team}")).await;
    for field in [
        "id",
        "external_id",
        "name",
        "fullname",
        "birthday",
        "kitNumber",
        "nationality",
        "country",
        "position",
        "photo",
        "height",
        "weight",
        "stats",
        "socials",
        "awards",
        "team",
        "highlightVideos",
        "tags",
        "age",
    ] {
        assert!(body.get(field).is_some(), "{field}");
    }
    assert_eq!(list(&body["stats"]).len(), 6);
    for stat in list(&body["stats"]) {
        let label = stat["label"].as_str().unwrap();
        assert_eq!(label, label.to_uppercase());
        assert!(stat["key"].is_string() && stat["value"].is_number());
    }
    assert_eq!(client.json(&format!("/api/v1/player/{player}")).await["team"]["id"], team, "his last team");
    assert_eq!(client.get(body["photo"]["small"].as_str().unwrap()).await.status, 200);
}

#[tokio::test]
async fn what_he_did_in_each_match_adds_up_to_his_season() {
    let client = Client::demo().await;
    let Sample { player, .. } = client.sample().await;
    let matches = client.json(&format!("/api/v1/player/{player}/matches?season={SEASON}")).await;
    let season = client.json(&format!("/api/v1/player/{player}/season/statistics?season={SEASON}")).await;
    let over: Vec<&Value> = list(&matches).iter().filter(|m| m["status"].as_i64() >= Some(4)).collect();
    let sum = |field: &str| over.iter().map(|m| m["player"][field].as_i64().unwrap()).sum::<i64>();
    for (field, id) in [("minutes", 30), ("goals", 142), ("assists", 3), ("yellowCards", 10_139), ("redCards", 50)] {
        assert_eq!(sum(field), statistic(&season["stats"], id), "{field}");
    }
    let cards = sum("yellowCards") + sum("secondYellowCards") + sum("redCards");
    assert_eq!(cards, statistic(&season["stats"], 999_999));
    let dates: Vec<&str> = list(&matches).iter().filter_map(|m| m["date"].as_str()).collect();
    assert!(dates.is_sorted_by(|a, b| a[..10] >= b[..10]), "latest first");
    let by_competition = list(&season["competitions"]);
    let parts: i64 = by_competition.iter().map(|c| statistic(&c["stats"], 30)).sum();
    assert_eq!(parts, statistic(&season["stats"], 30));
    let league = format!("/api/v1/player/{player}/competition/statistics?season={SEASON}&competition={LEAGUE}");
    let league = client.json(&league).await;
    let part = by_competition.iter().find(|c| c["competition"] == LEAGUE).unwrap();
    assert_eq!(league["stats"], part["stats"]);
}

#[tokio::test]
async fn history_is_by_team_newest_first_and_found_by_either_id() {
    let client = Client::demo().await;
    let Sample { player, player_key, .. } = client.sample().await;
    let by_key = client.json(&format!("/api/v1/player/{player_key}/history")).await;
    assert_eq!(client.json(&format!("/api/v1/player/{player}/history")).await, by_key);
    let mut newest = i64::MAX;
    for team in list(&by_key) {
        let seasons: Vec<i64> = list(&team["seasons"]).iter().map(|s| s["season"].as_i64().unwrap()).collect();
        assert!(seasons.is_sorted_by(|a, b| a >= b) && seasons[0] <= newest);
        newest = seasons[0];
        for field in ["season", "order", "goals", "matches"] {
            assert!(team["seasons"][0][field].is_number(), "{field}");
        }
    }
    let season = client.json(&format!("/api/v1/player/{player}/season/statistics?season={SEASON}")).await;
    assert_eq!(by_key[0]["seasons"][0]["matches"], statistic(&season["stats"], 20_001));
}

#[tokio::test]
async fn videos_come_in_pages() {
    let client = Client::demo().await;
    let top = client.json(&format!("/api/v2/competition/top/players?competition={LEAGUE}&size=20&statId=142")).await;
    let mut seen = 0;
    for leader in list(&top[0]["leaders"]).iter().take(5) {
        let id = leader["playerId"].as_i64().unwrap();
        let whole = client.json(&format!("/api/v1/player/{id}/videos")).await;
        let total = whole["meta"]["pagination"]["total"].as_u64().unwrap();
        assert_eq!(whole["meta"]["pagination"]["pageSize"], 18);
        assert_eq!(list(&whole["data"]).len() as u64, total.min(18));
        if total < 2 {
            continue;
        }
        seen += 1;
        let second = client.json(&format!("/api/v1/player/{id}/videos?page=2&pageSize=1")).await;
        assert_eq!(second["data"][0], whole["data"][1]);
        assert_eq!(second["meta"]["pagination"]["pageCount"], total);
        for field in
            ["duration", "image", "title", "synopsis", "date", "url", "tag", "extraTags", "views", "iframeText"]
        {
            assert!(whole["data"][0]["attributes"].get(field).is_some(), "{field}");
        }
        assert_eq!(client.get(whole["data"][0]["attributes"]["url"].as_str().unwrap()).await.status, 200);
    }
    assert!(seen > 0, "somebody is on film");
}

#[tokio::test]
async fn what_cannot_be_answered_is_said() {
    let client = Client::demo().await;
    let Sample { player, team, opponent, coach, .. } = client.sample().await;
    for call in ["", "/matches", "/season/statistics", "/videos"] {
        client.get(&format!("/api/v1/player/999999{call}")).await.is_error(404, "not_found");
        client.get(&format!("/api/v1/player/x{call}")).await.is_error(400, "invalid_parameter");
        client.get(&format!("/api/v1/player/-1{call}")).await.is_error(400, "invalid_parameter");
        client.get(&format!("/api/v1/player/{coach}{call}")).await.is_error(404, "not_found");
    }
    client.get(&format!("/api/v1/player/{player}?team={opponent}")).await.is_error(404, "not_found");
    client.get(&format!("/api/v1/player/{player}?team={team}&season=19501951")).await.is_error(404, "not_found");
    client.get("/api/v1/player/nobody/history").await.is_error(404, "not_found");
    let of_competition = format!("/api/v1/player/{player}/competition/statistics");
    client.get(&of_competition).await.is_error(400, "invalid_parameter");
    client.get(&format!("{of_competition}?competition=liga-lunar")).await.is_error(404, "not_found");
    for wrong in ["page=0", "page=10001", "pageSize=101", "pageSize=x", "page=1&page=2"] {
        client.get(&format!("/api/v1/player/{player}/videos?{wrong}")).await.is_error(400, "invalid_parameter");
    }
}
