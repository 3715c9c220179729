//! Teams: themselves, squads, matches, figures.

use serde_json::Value;
use testkit::calls::{LEAGUE, SEASON, id, list};

use crate::client::Client;

#[tokio::test]
async fn a_teams_matches_come_by_date_from_all_competitions() {
    let client = Client::demo().await;
    let all = client.json("/api/v1/team/matches?id=1&season=20262027").await;
    let dates: Vec<&str> = list(&all).iter().filter_map(|m| m["date"].as_str()).collect();
    assert!(dates.is_sorted_by_key(|date| date[..10].to_owned()), "{dates:?}");
    let plays = |m: &Value| m["homeTeam"]["id"] == 1 || m["awayTeam"]["id"] == 1;
    assert!(list(&all).len() > 34 && list(&all).iter().all(plays));
    let competitions: Vec<&str> = list(&all).iter().filter_map(|m| m["competition"].as_str()).collect();
    assert!(competitions.contains(&"liga-atlantica") && competitions.contains(&"taca-atlantica"));
    assert_eq!(client.json("/api/v1/team/matches?id=1").await, all, "the current season");
}

#[tokio::test]
async fn previous_matches_are_over_and_the_latest_comes_first() {
    let client = Client::demo().await;
    let previous = client.json("/api/v1/team/matches?id=1&filter=prev&limit=5").await;
    let previous = list(&previous);
    assert_eq!(previous.len(), 5);
    assert!(previous.iter().all(|m| m["status"].as_i64() >= Some(4)));
    assert!(previous.is_sorted_by(|a, b| a["date"].as_str() >= b["date"].as_str()));
}

#[tokio::test]
async fn a_team_has_all_its_fields() {
    let client = Client::demo().await;
    let team = client.json("/api/v1/team/info?id=1&season=20262027").await;
    for field in [
        "id",
        "external_id",
        "teamPhoto",
        "name",
        "abbreviation",
        "fullname",
        "categoryVariant",
        "color",
        "textColor",
        "secondaryColor",
        "logo",
        "kits",
        "kitBrand",
        "tags",
        "awards",
        "socials",
        "board",
        "founded",
        "tickets_store_url",
        "competitions",
        "main_stats",
        "stadium",
        "highlightVideos",
    ] {
        assert!(team.get(field).is_some(), "{field}");
    }
    for variant in ["normal", "alternative", "negative"] {
        for size in ["xLarge", "large", "medium", "thumbnail", "small", "xSmall"] {
            assert!(team["logo"][variant][size].is_string(), "{variant} {size}");
        }
    }
    for field in ["id", "name", "capacity", "mediaFormats", "attendance", "score", "mapUrl", "attendanceAverage"] {
        assert!(!team["stadium"][field].is_null(), "{field}");
    }
    assert!(list(&team["board"]).iter().any(|seat| seat["elements"].as_str().unwrap().contains(';')));
    let kinds: Vec<&str> = list(&team["kits"]).iter().map(|kit| kit["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["home", "away", "goalkeeper"]);
    for kit in list(&team["kits"]) {
        assert_eq!(client.get(kit["image"].as_str().unwrap()).await.status, 200);
    }
    for share in ["winsPercentage", "scoredGoalsInFixturesPercentage", "sufferedGoalsInFixturesPercentage"] {
        assert!((0.0..=100.0).contains(&team["main_stats"][share].as_f64().unwrap()), "{share}");
    }
    assert!(list(&team["highlightVideos"]).len() <= 4);
    assert_eq!(client.json("/api/v1/team/info?id=1").await, team, "the current season");
}

#[tokio::test]
async fn a_stadium_counts_who_came_in_the_competition_asked_for() {
    let client = Client::demo().await;
    let all = client.json("/api/v1/team/1/stadium?season=20262027").await;
    let league = client.json("/api/v1/team/1/stadium?season=20262027&competition=liga-atlantica").await;
    assert_eq!(client.json("/api/v1/team/1/stadium?season=20262027&competition=all").await, all);
    assert!(league["attendance"].as_i64() <= all["attendance"].as_i64());
    assert!(league["attendanceAverage"].as_i64() <= league["capacity"].as_i64());
    client.get("/api/v1/team/1/stadium?competition=segunda-atlantica").await.is_error(404, "not_found");
    client.get("/api/v1/team/x/stadium").await.is_error(400, "invalid_parameter");
}

#[tokio::test]
async fn a_squad_is_by_position_and_the_head_coach_comes_first() {
    let client = Client::demo().await;
    let squad = client.json("/api/v1/team/squad?id=1&season=20262027").await;
    let players = list(&squad["players"]);
    assert!(players.len() >= 25);
    let order = ["goalkeeper", "defender", "midfielder", "forward"];
    let place = |player: &Value| order.iter().position(|key| player["positionKey"] == **key).unwrap();
    assert!(players.is_sorted_by_key(place));
    for field in [
        "goals",
        "kitNumber",
        "number",
        "id",
        "external_id",
        "name",
        "shirtName",
        "position",
        "nationality",
        "photo",
        "team",
    ] {
        assert!(!players[0][field].is_null(), "{field}");
    }
    let staff = list(&squad["technical_team"]);
    assert_eq!(staff[0]["position"], "treinador principal");
    for field in ["id", "name", "fullName", "country", "position", "photo"] {
        assert!(!staff[0][field].is_null(), "{field}");
    }
}

#[tokio::test]
async fn figures_of_a_team_agree_with_the_table_and_with_its_players() {
    let client = Client::demo().await;
    let standings = client.json("/api/v1/team/standings?id=1&season=20262027").await;
    let rows = list(&standings["standings"][0]["standings"]);
    let row = rows.iter().find(|row| row["team"]["id"] == 1).unwrap();
    let figures = client.json("/api/v1/team/statistics?id=1&season=20262027&competition=liga-atlantica").await;
    let figure = |group: &str, key: &str| {
        let found = list(&figures[group]).iter().find(|stat| stat["key"] == key);
        found.map_or(0, |stat| stat["total"].as_f64().unwrap() as i64)
    };
    assert_eq!(figure("attack", "goals"), row["goalsScored"].as_i64().unwrap());
    assert_eq!(figure("defense", "goalsSuffered"), row["goalsConceded"].as_i64().unwrap());
    assert_eq!(figures["matches"], row["matches"]);
    let wins = row["wins"].as_f64().unwrap() * 100.0 / row["matches"].as_f64().unwrap();
    assert!((figures["main_stats"]["winsPercentage"].as_f64().unwrap() - wins).abs() < 0.1);
    let leaders = "/api/v2/team/leaders?id=1&season=20262027&competition=liga-atlantica";
    let lists = client.json(&format!("{leaders}&statId=142&statId=3&statId[]=999999&perPage=100")).await;
    let ids: Vec<i64> = list(&lists).iter().map(|l| l["statId"].as_i64().unwrap()).collect();
    assert_eq!(ids, [142, 3, 999_999], "in the order asked for");
    let total = |of: &Value| list(&of["leaders"]).iter().map(|l| l["total"].as_i64().unwrap()).sum::<i64>();
    assert!(total(&lists[0]) <= figure("attack", "goals"), "the rest were own goals of opponents");
    assert_eq!(total(&lists[2]), figure("general", "totalCards"));
    let leader = &lists[0]["leaders"][0];
    for field in ["id", "name", "country", "birthday", "position", "photo"] {
        assert!(!leader["player"][field].is_null(), "{field}");
    }
    assert_eq!(id(&leader["team"]), 1);
    let few = client.json(leaders).await;
    assert!(list(&few).len() == 1 && few[0]["statId"] == 142 && list(&few[0]["leaders"]).len() <= 5);
}

#[tokio::test]
async fn what_cannot_be_answered_is_said() {
    let client = Client::demo().await;
    client.get("/api/v1/team/matches").await.is_error(400, "invalid_parameter");
    client.get("/api/v1/team/matches?id=x").await.is_error(400, "invalid_parameter");
    client.get("/api/v1/team/matches?id=1&filter=next").await.is_error(400, "invalid_parameter");
    client.get("/api/v1/team/matches?id=1&limit=-1").await.is_error(400, "invalid_parameter");
    client.get("/api/v1/team/matches?id=1&limit=101").await.is_error(400, "invalid_parameter");
    client.get("/api/v1/team/matches?id=999999").await.is_error(404, "not_found");
    assert_eq!(client.json("/api/v1/team/matches?id=1&season=19992000").await, Value::Array(Vec::new()));
    for call in ["team/info", "team/squad", "team/statistics", "team/standings"] {
        client.get(&format!("/api/v1/{call}")).await.is_error(400, "invalid_parameter");
        client.get(&format!("/api/v1/{call}?id=999999")).await.is_error(404, "not_found");
        client.get(&format!("/api/v1/{call}?id=1&season=2026")).await.is_error(400, "invalid_parameter");
    }
    let elsewhere = format!("id=1&season={SEASON}&competition=segunda-atlantica");
    client.get(&format!("/api/v1/team/statistics?{elsewhere}")).await.is_error(404, "not_found");
    client.get(&format!("/api/v1/team/standings?{elsewhere}")).await.is_error(404, "not_found");
    client.get(&format!("/api/v2/team/leaders?{elsewhere}")).await.is_error(404, "not_found");
    let leaders = format!("/api/v2/team/leaders?id=1&competition={LEAGUE}");
    for wrong in ["statId=goals", "statId=1", "statId=20016", "perPage=0", "perPage=101"] {
        client.get(&format!("{leaders}&{wrong}")).await.is_error(400, "invalid_parameter");
    }
}
