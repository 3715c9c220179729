//! A competition in figures: best players, rounds, grounds, spectators, useful time, nominations.

use serde_json::Value;
use testkit::calls::{LEAGUE, SEASON, list};

use crate::client::Client;

fn edition() -> String {
    format!("competition={LEAGUE}&season={SEASON}")
}

#[tokio::test]
async fn the_best_players_come_in_the_order_asked_for() {
    let client = Client::demo().await;
    let base = format!("/api/v2/competition/top/players?{}", edition());
    let lists = client.json(&format!("{base}&statId=3&statId[]=142&statId[2]=30&size=7")).await;
    let ids: Vec<i64> = list(&lists).iter().map(|l| l["statId"].as_i64().unwrap()).collect();
    assert_eq!(ids, [3, 142, 30]);
    for ranking in list(&lists) {
        let leaders = list(&ranking["leaders"]);
        assert_eq!(leaders.len(), 7);
        assert!(leaders.is_sorted_by(|a, b| a["total"].as_i64() >= b["total"].as_i64()));
        assert!(leaders.is_sorted_by_key(|leader| leader["rankingPosition"].as_i64()));
        for field in ["rankingPosition", "total", "playerId", "playerName", "teamId", "teamName", "player", "team"] {
            assert!(!leaders[0][field].is_null(), "{field}");
        }
    }
    let standard = client.json(&base).await;
    assert_eq!(
        (list(&standard).len(), &standard[0]["statId"], list(&standard[0]["leaders"]).len()),
        (1, &142.into(), 20)
    );
    for wrong in ["statId=x", "statId=7", "statId=20016", "size=0", "size=101", "size=x"] {
        client.get(&format!("{base}&{wrong}")).await.is_error(400, "invalid_parameter");
    }
    client.get(&format!("{base}&{}", "statId=3&".repeat(41))).await.is_error(400, "invalid_parameter");
}

#[tokio::test]
async fn a_round_in_figures_agrees_with_its_matches() {
    let client = Client::demo().await;
    for round in [1, 13, 14] {
        let matches = client.json(&format!("/api/v1/competition/matches?{}&round={round}", edition())).await;
        let results: Vec<&Value> = list(&matches).iter().filter(|m| m["status"].as_i64() >= Some(4)).collect();
        let sum = |field: &str| results.iter().map(|m| m[field].as_i64().unwrap()).sum::<i64>();
        let body = client.json(&format!("/api/v1/competition/matchweek/{round}/statistics?{}", edition())).await;
        assert_eq!((&body["played"], &body["matches"]), (&results.len().into(), &list(&matches).len().into()));
        assert_eq!(body["goals"], sum("homeGoals") + sum("awayGoals"));
        assert_eq!(body["attendance"], sum("attendance"));
        assert_eq!(body["redCards"], sum("homeRedCards") + sum("awayRedCards"));
        assert_eq!(body["secondYellowCards"], sum("homeSecondYellowCards") + sum("awaySecondYellowCards"));
        let share = |field: &str| body[field]["percentage"].as_f64().unwrap();
        assert!((share("homeWins") + share("draws") + share("awayWins") - 100.0).abs() < 0.3);
        let most = results.iter().flat_map(|m| [m["homeGoals"].as_i64(), m["awayGoals"].as_i64()]).flatten().max();
        assert_eq!(body["bestAttack"][0]["goals"].as_i64(), most);
        assert!(body["usefulTime"].as_str().unwrap().contains(':'));
        let by_id = list(&client.json(&format!("/api/v1/competition/season/rounds?{}", edition())).await)
            .iter()
            .find(|r| r["number"] == round)
            .map(|r| r["id"].clone());
        let same = format!("/api/v1/competition/matchweek/r{}/statistics?{}", by_id.unwrap(), edition());
        assert_eq!(client.json(&same).await, body);
    }
    let bad = format!("/api/v1/competition/matchweek/x/statistics?{}", edition());
    client.get(&bad).await.is_error(400, "invalid_parameter");
    let missing = format!("/api/v1/competition/matchweek/99/statistics?{}", edition());
    client.get(&missing).await.is_error(404, "not_found");
}

#[tokio::test]
async fn grounds_are_ranked_best_first() {
    let client = Client::demo().await;
    for call in ["stadiums/rating", "pitch/ratings"] {
        let ranked = client.json(&format!("/api/v1/competition/{call}?{}", edition())).await;
        assert_eq!(list(&ranked).len(), 18);
        assert!(list(&ranked).is_sorted_by(|a, b| a["score"].as_f64() >= b["score"].as_f64()));
        for (index, ground) in list(&ranked).iter().enumerate() {
            assert_eq!(ground["position"], index + 1);
            assert!((0.0..=5.0).contains(&ground["score"].as_f64().unwrap()));
            assert!(ground["ratings"].as_i64() > Some(0) && ground["stadium"]["name"].is_string());
        }
    }
}

#[tokio::test]
async fn spectators_are_twenty_at_most_and_fit_the_ground() {
    let client = Client::demo().await;
    let base = format!("/api/v1/competition/spectators/statistics?{}", edition());
    let all = client.json(&base).await;
    assert_eq!(client.json(&format!("{base}&filter=all")).await, all);
    assert!((10..=20).contains(&list(&all).len()));
    assert!(list(&all).is_sorted_by(|a, b| a["total"].as_i64() >= b["total"].as_i64()));
    for row in list(&all) {
        assert!(row["occupancy"].as_f64().unwrap() <= 100.0, "{row}");
        let average = row["total"].as_f64().unwrap() / row["matches"].as_f64().unwrap();
        assert!((row["average"].as_f64().unwrap() - average).abs() <= 0.5, "{row}");
    }
    let detail = client.json(&format!("/api/v1/competition/{LEAGUE}?season={SEASON}")).await;
    let total: i64 = list(&all).iter().map(|row| row["total"].as_i64().unwrap()).sum();
    assert_eq!(detail["main_stats"]["attendance"], total);
    let round = client.json(&format!("{base}&filter=13")).await;
    assert_eq!(list(&round).len(), 9);
    client.get(&format!("{base}&filter=x")).await.is_error(400, "invalid_parameter");
    client.get(&format!("{base}&filter=99")).await.is_error(404, "not_found");
}

#[tokio::test]
async fn useful_time_is_part_of_the_time_played() {
    let client = Client::demo().await;
    let base = format!("/api/v1/competition/usefultime?{}", edition());
    let all = client.json(&base).await;
    assert_eq!(list(&all).len(), 18);
    assert!(list(&all).is_sorted_by(|a, b| a["averageSeconds"].as_i64() >= b["averageSeconds"].as_i64()));
    for row in list(&all) {
        assert!((40.0..75.0).contains(&row["percentage"].as_f64().unwrap()), "{row}");
        assert!(row["average"].as_str().unwrap().len() == 5 && row["total"].is_string());
    }
    assert_eq!(list(&client.json(&format!("{base}&filter=13")).await).len(), 18);
    client.get(&format!("{base}&filter=-1")).await.is_error(400, "invalid_parameter");
}

#[tokio::test]
async fn nominations_name_the_officials_of_each_match() {
    let client = Client::demo().await;
    let named = client.json(&format!("/api/v1/competition/round/13/nominations?{}", edition())).await;
    assert_eq!(list(&named).len(), 9);
    for nomination in list(&named) {
        assert!(nomination["referees"]["main"]["name"].is_string() && nomination["match"]["id"].is_number());
    }
    let referees: std::collections::BTreeSet<i64> =
        list(&named).iter().map(|n| n["referees"]["main"]["id"].as_i64().unwrap()).collect();
    assert!(referees.len() >= 5, "not always the same");
    client
        .get(&format!("/api/v1/competition/round/0/nominations?{}", edition()))
        .await
        .is_error(400, "invalid_parameter");
    client.get(&format!("/api/v1/competition/round/35/nominations?{}", edition())).await.is_error(404, "not_found");
}

#[tokio::test]
async fn a_competition_has_its_ball_its_tags_and_its_season_in_figures() {
    let client = Client::demo().await;
    let body = client.json(&format!("/api/v1/competition/{LEAGUE}?season={SEASON}")).await;
    for field in [
        "id",
        "competition",
        "calendarWeb",
        "calendarIos",
        "externalId",
        "label",
        "format",
        "color",
        "textColor",
        "logo",
        "logoSecondary",
        "logoMVP",
        "logoSmall",
        "officialBall",
        "rounds",
        "tags",
        "order",
        "highlight",
        "promotions",
        "penalties",
        "isInternational",
        "isEuropean",
        "hasMatches",
        "hasMatchesLive",
        "seasonId",
        "main_stats",
    ] {
        assert!(body.get(field).is_some(), "{field}");
    }
    assert!(body["officialBall"]["name"].is_string());
    assert_eq!(client.get(body["officialBall"]["image"].as_str().unwrap()).await.status, 200);
    let standings = client.json(&format!("/api/v2/competition/standings?{}", edition())).await;
    let rows = list(&standings["standings"][0]["standings"]);
    let goals: i64 = rows.iter().map(|row| row["goalsScored"].as_i64().unwrap()).sum();
    let matches: i64 = rows.iter().map(|row| row["matches"].as_i64().unwrap()).sum();
    assert_eq!((&body["main_stats"]["goals"], &body["main_stats"]["matches"]), (&goals.into(), &(matches / 2).into()));
}

#[tokio::test]
async fn all_rounds_in_figures_are_each_round_in_figures() {
    let client = Client::demo().await;
    for season in [SEASON, "20252026"] {
        let edition = format!("competition={LEAGUE}&season={season}");
        let rounds = client.json(&format!("/api/v1/competition/rounds/statistics?{edition}")).await;
        let rounds: Vec<&Value> = list(&rounds).iter().filter(|round| round["round"].as_i64() <= Some(34)).collect();
        assert_eq!(rounds.len(), 34);
        for round in rounds.iter().step_by(4) {
            let number = &round["round"];
            let one = client.json(&format!("/api/v1/competition/matchweek/{number}/statistics?{edition}")).await;
            for name in [
                "matches",
                "played",
                "goals",
                "averageGoals",
                "yellowCards",
                "secondYellowCards",
                "redCards",
                "averageAttendance",
                "usefulTime",
                "usefulTimePercentage",
            ] {
                assert_eq!(round[name], one[name], "{season} {number} {name}");
            }
            let occupancy = round["occupancy"].as_f64();
            assert!(occupancy.is_none_or(|percent| (0.0..=100.0).contains(&percent)), "{round}");
        }
    }
}
