//! Careers over the seasons, and how somebody stands among his like: on both databases.

use serde_json::{Value, json};
use testkit::calls::{CUP, LEAGUE, SEASON, Sample, list};

use crate::client::Client;

const BEFORE: &str = "20252026";

async fn both() -> [Client; 2] {
    [Client::demo().await, Client::new(Client::demo_on_postgres().await).await]
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_else(|| panic!("no number: {value}"))
}

#[tokio::test]
async fn a_player_stands_among_those_of_his_position() {
    for client in both().await {
        let Sample { player, .. } = client.sample().await;
        let found = client.json(&format!("/api/v1/player/{player}/percentiles?season={SEASON}")).await;
        let league = format!("/api/v1/player/{player}/percentiles?season={SEASON}&competition={LEAGUE}");
        assert_eq!(client.json(&league).await, found, "the league, unless asked otherwise");
        assert_eq!((&found["season"], &found["competition"]), (&json!(20_262_027), &json!(LEAGUE)));
        let himself = client.json(&format!("/api/v1/player/{player}?season={SEASON}")).await;
        assert_eq!(found["positionKey"], himself["positionKey"]);
        assert!(found["players"].as_u64() >= Some(8) && found["minimumMinutes"].as_u64() >= Some(300));
        let season = format!("/api/v1/player/{player}/competition/statistics?season={SEASON}&competition={LEAGUE}");
        let season = client.json(&season).await;
        assert!(list(&found["stats"]).len() > 5);
        for stat in list(&found["stats"]) {
            let own = list(&season["stats"]).iter().find(|it| it["statId"] == stat["statId"]).unwrap();
            assert_eq!((&own["value"], &own["label"]), (&stat["value"], &stat["label"]));
            assert!(number(&stat["percentile"]) <= 100 && stat["isLowerBetter"].is_boolean());
            assert_eq!(stat["per90"].is_null(), stat["key"] == "playedMinutes");
        }
    }
}

#[tokio::test]
async fn the_best_scorer_of_a_position_is_ahead_of_nearly_everybody() {
    let client = Client::demo().await;
    let top = format!("/api/v2/competition/top/players?competition={LEAGUE}&season={BEFORE}&size=1&statId=142");
    let best = number(&client.json(&top).await[0]["leaders"][0]["playerId"]);
    let found = client.json(&format!("/api/v1/player/{best}/percentiles?season={BEFORE}")).await;
    let goals = list(&found["stats"]).iter().find(|stat| stat["key"] == "goals").unwrap();
    assert!(number(&goals["percentile"]) >= 90, "{goals}");
}

#[tokio::test]
async fn who_has_hardly_played_is_not_compared() {
    let client = Client::demo().await;
    let Sample { team, player, coach, .. } = client.sample().await;
    let squad = client.json(&format!("/api/v1/team/squad?id={team}&season={SEASON}")).await;
    let idle = list(&squad["players"]).iter().min_by_key(|player| player["minutes"].as_i64()).unwrap();
    let idle = number(&idle["id"]);
    assert_eq!(client.json(&format!("/api/v1/player/{idle}/percentiles")).await, Value::Null);
    // A cup has few rounds, and he may not have played in any.
    let cup = client.get(&format!("/api/v1/player/{idle}/percentiles?competition={CUP}&season={SEASON}")).await;
    assert_eq!(cup.status, 200);
    for (path, status, error) in [
        ("999999/percentiles".to_owned(), 404, "not_found"),
        (format!("{coach}/percentiles"), 404, "not_found"),
        ("x/percentiles".to_owned(), 400, "invalid_parameter"),
        (format!("{player}/percentiles?season=19501951"), 404, "not_found"),
        (format!("{player}/percentiles?season=x"), 400, "invalid_parameter"),
        (format!("{player}/percentiles?competition=liga-lunar"), 404, "not_found"),
        (format!("{player}/percentiles?competition=Não!"), 400, "invalid_parameter"),
    ] {
        client.get(&format!("/api/v1/player/{path}")).await.is_error(status, error);
    }
}

#[tokio::test]
async fn an_official_has_his_seasons_newest_first() {
    for client in both().await {
        let Sample { referee, delegate, observer, player, .. } = client.sample().await;
        for (calling, id) in [("referee", referee), ("delegate", delegate), ("observer", observer)] {
            let seasons = client.json(&format!("/api/v1/{calling}/{id}/history")).await;
            let numbers: Vec<i64> = list(&seasons).iter().map(|season| number(&season["season"])).collect();
            assert!(numbers.len() > 1 && numbers.is_sorted_by(|one, next| one > next), "{numbers:?}");
            for season in list(&seasons) {
                let of_season = client.json(&format!("/api/v1/{calling}/{id}?season={}", season["season"])).await;
                assert_eq!(season["stats"], of_season["stats"], "{calling}");
                for field in ["category", "footballAssociation"] {
                    assert_eq!(season[field], of_season[field]);
                }
                let stats = &season["stats"];
                let cards = ["redCards", "doubleYellowCards", "yellowCards"].map(|kind| number(&stats[kind]));
                let per_match = cards.iter().sum::<i64>() as f64 / number(&stats["matches"]) as f64;
                assert!((stats["cardsPerMatch"].as_f64().unwrap() - per_match).abs() < 0.006);
            }
            client.get(&format!("/api/v1/{calling}/{player}/history")).await.is_error(404, "not_found");
            client.get(&format!("/api/v1/{calling}/x/history")).await.is_error(400, "invalid_parameter");
        }
    }
}

#[tokio::test]
async fn a_referee_is_held_against_all_matches_of_his_competitions() {
    for client in both().await {
        let Sample { referee, delegate, .. } = client.sample().await;
        let stats = client.json(&format!("/api/v1/referee/{referee}?season={BEFORE}")).await["stats"].clone();
        let matches = client.json(&format!("/api/v1/referee/{referee}/matches?season={BEFORE}")).await;
        let his = list(&matches).iter().filter(|m| m["duty"] == "main");
        let mut competitions: Vec<&str> = his.map(|m| m["competition"].as_str().unwrap()).collect();
        competitions.sort_unstable();
        competitions.dedup();
        let (mut count, mut cards) = (0, 0);
        for competition in competitions {
            let rounds = format!("/api/v1/competition/rounds/statistics?competition={competition}&season={BEFORE}");
            for round in list(&client.json(&rounds).await) {
                count += number(&round["played"]);
                cards +=
                    ["yellowCards", "secondYellowCards", "redCards"].map(|k| number(&round[k])).iter().sum::<i64>();
            }
        }
        let league = &stats["league"];
        let expected = cards as f64 / count as f64;
        assert!((league["cardsPerMatch"].as_f64().unwrap() - expected).abs() < 0.2, "{league} and {expected}");
        assert!((40.0..80.0).contains(&league["averagePercentage"].as_f64().unwrap()));
        for m in list(&matches) {
            let useful = &m["usefulTime"];
            assert!(useful["time"].is_string() && useful["percentage"].is_number(), "{useful}");
        }
        let delegate = client.json(&format!("/api/v1/delegate/{delegate}?season={SEASON}")).await;
        assert!(delegate["stats"]["league"].is_null(), "he referees nothing");
    }
}

#[tokio::test]
async fn a_coach_says_whom_he_coached_and_how_they_lined_up() {
    for client in both().await {
        let Sample { coach, team, .. } = client.sample().await;
        let matches = client.json(&format!("/api/v1/coach/{coach}/matches?season={SEASON}")).await;
        for m in list(&matches) {
            assert_eq!(m["team"], team);
            assert!(m["homeTeam"]["id"] == team || m["awayTeam"]["id"] == team);
            assert!(m["formation"].as_str().unwrap().contains('-'), "{m}");
        }
    }
}

#[tokio::test]
async fn a_team_names_every_season_in_which_it_plays() {
    for client in both().await {
        let Sample { team, .. } = client.sample().await;
        let info = client.json(&format!("/api/v1/team/info?id={team}&season={BEFORE}")).await;
        let seasons: Vec<i64> = list(&info["seasons"]).iter().map(|season| number(&season["season"])).collect();
        assert!(seasons.is_sorted_by(|one, next| one > next) && seasons.contains(&20_252_026), "{seasons:?}");
        let now = list(&info["seasons"]).iter().find(|season| season["season"] == 20_252_026).unwrap();
        assert_eq!(now["label"], "2025/26");
        let named = |list: &[Value]| -> Vec<Value> {
            list.iter().map(|it| json!([it["id"], it["label"], it["format"]])).collect()
        };
        assert_eq!(named(list(&now["competitions"])), named(list(&info["competitions"])));
        let early = client.json(&format!("/api/v1/team/info?id={team}&season=19501951")).await;
        assert_eq!((&early["seasons"], list(&early["competitions"]).len()), (&info["seasons"], 0));
    }
}

/// Everybody who is lent in a season, with the team that he plays for.
async fn lent(client: &Client, season: &str) -> Vec<(Value, Value)> {
    let mut found = Vec::new();
    for league in [LEAGUE, "segunda-atlantica"] {
        let teams = client.get(&format!("/api/v1/competition/teams?competition={league}&season={season}")).await;
        if teams.status != 200 {
            continue;
        }
        for team in list(&teams.json()) {
            let squad = client.json(&format!("/api/v1/team/squad?id={}&season={season}", team["id"])).await;
            let lent = list(&squad["players"]).iter().filter(|player| !player["loanFrom"].is_null());
            found.extend(lent.map(|player| (player.clone(), team.clone())));
        }
    }
    found
}

#[tokio::test]
async fn who_is_lent_says_by_whom_wherever_he_is_named() {
    for client in both().await {
        for season in [SEASON, BEFORE] {
            let lent = lent(&client, season).await;
            assert!((1..=20).contains(&lent.len()), "a handful in {season}: {}", lent.len());
            for (player, team) in &lent {
                let (id, lender) = (number(&player["id"]), &player["loanFrom"]);
                assert_ne!(lender["id"], team["id"]);
                let himself = client.json(&format!("/api/v1/player/{id}?season={season}&team={}", team["id"])).await;
                assert_eq!(himself["loanFrom"], *lender);
                let history = client.json(&format!("/api/v1/player/{id}/history")).await;
                let here = list(&history).iter().find(|it| it["team"]["id"] == team["id"]).unwrap();
                let now =
                    list(&here["seasons"]).iter().find(|it| it["season"] == season.parse::<i64>().unwrap()).unwrap();
                assert_eq!(now["loanFrom"], *lender);
                let lenders = client.json(&format!("/api/v1/team/squad?id={}&season={season}", lender["id"])).await;
                let there = list(&lenders["players"]).iter().find(|it| it["id"] == id);
                assert!(there.is_none_or(|it| it["left"].is_string()), "only who was there before he was lent");
                assert!(list(&history).iter().any(|it| it["team"]["id"] == lender["id"]), "his club is in his history");
            }
        }
    }
}
