//! What is told around a match: where it belongs, its tie, who misses it, which side was on top.

use std::collections::HashMap;

use serde_json::Value;
use testkit::calls::{CUP, LEAGUE, SEASON, asked, id, list};

use crate::client::Client;

async fn round(client: &Client, competition: &str, season: &str, round: i64) -> Vec<Value> {
    let address = format!("/api/v1/competition/matches?competition={competition}&season={season}&round={round}");
    list(&client.json(&address).await).to_vec()
}

#[tokio::test]
async fn a_number_alone_tells_where_a_match_belongs() {
    let client = Client::demo().await;
    let sample = client.sample().await;
    let place = client.json(&format!("/api/v1/match/{}", sample.over)).await;
    assert_eq!(
        (&place["competition"], &place["season"], &place["round"]),
        (&LEAGUE.into(), &20_262_027.into(), &14.into())
    );
    assert_eq!(place["isInternational"], false);
    let abroad = client.json(&format!("/api/v1/match/{}", sample.abroad.match_id)).await;
    assert_eq!(abroad["competition"], sample.abroad.competition);
    assert_eq!(abroad["isInternational"], true);
    for (address, status) in [("/api/v1/match/999999", 404), ("/api/v1/match/x", 400), ("/api/v1/match/-1", 400)] {
        assert_eq!(client.get(address).await.status, status, "{address}");
    }
}

#[tokio::test]
async fn a_match_of_a_cup_knows_its_tie() {
    let client = Client::demo().await;
    let first = &round(&client, CUP, SEASON, 1).await[0];
    let address = format!("/api/v1/match/tie?competition={CUP}&season={SEASON}&round=1&fixture={}", id(first));
    let answer = client.json(&address).await;
    assert_eq!((&answer["stage"], &answer["leg"]), (&"Quartos de final".into(), &Value::Null));
    assert_eq!(id(&answer["tie"]["matches"][0]), id(first));
    let bracket = client.json(&format!("/api/v2/competition/bracket?competition={CUP}&season={SEASON}")).await;
    let ties = list(&bracket["stages"][0]["ties"]);
    assert!(ties.contains(&answer["tie"]), "the same as in the bracket");

    let second = &round(&client, "1", "20252026", 8).await[0];
    let address = format!("/api/v1/match/tie?competition=1&season=20252026&round=8&fixture={}", id(second));
    let answer = client.json(&address).await;
    assert_eq!(answer["leg"], 2);
    assert_eq!(list(&answer["tie"]["matches"]).len(), 2);

    let league = client.sample().await.over;
    assert_eq!(client.get(&format!("/api/v1/match/tie?{}", asked(league))).await.status, 404, "a league has no ties");
}

/// Who is said to miss a match was sent off in the last one, or saw his fifth yellow card there.
#[tokio::test]
async fn who_is_suspended_has_the_cards_for_it() {
    let client = Client::demo().await;
    let (mut suspended, mut at_risk) = (0, 0);
    for m in round(&client, LEAGUE, SEASON, 15).await {
        let query = format!("competition={LEAGUE}&season={SEASON}&round=15&fixture={}", id(&m));
        let answer = client.json(&format!("/api/v1/match/absences?{query}")).await;
        for (side, team) in [("home", id(&m["homeTeam"])), ("away", id(&m["awayTeam"]))] {
            let cards = cards_of(&client, team).await;
            for absence in list(&answer[side]["suspended"]) {
                suspended += 1;
                let own = &cards[&id(&absence["player"])];
                let last = own.last().unwrap();
                match absence["reason"].as_str().unwrap() {
                    "redCard" => assert!(last.contains(&3), "{absence}: {own:?}"),
                    "secondYellow" => assert!(last.contains(&6), "{absence}: {own:?}"),
                    _ => assert!(last.contains(&2) && yellows(own).is_multiple_of(5), "{absence}: {own:?}"),
                }
            }
            for player in list(&answer[side]["atRisk"]) {
                at_risk += 1;
                assert_eq!(yellows(&cards[&id(player)]) % 5, 4, "{player}");
            }
        }
    }
    assert!(suspended > 0 && at_risk > 0, "{suspended} {at_risk}");
}

/// The cards of a team's players in the league so far, match by match; nothing for a match without.
async fn cards_of(client: &Client, team: i64) -> HashMap<i64, Vec<Vec<i64>>> {
    let mut cards: HashMap<i64, Vec<Vec<i64>>> = HashMap::new();
    let mut played = 0;
    for number in 1..=14 {
        for m in round(client, LEAGUE, SEASON, number).await {
            let is_home = id(&m["homeTeam"]) == team;
            if !(is_home || id(&m["awayTeam"]) == team) || m["status"].as_i64() < Some(4) {
                continue;
            }
            played += 1;
            let query = format!("competition={LEAGUE}&season={SEASON}&round={number}&fixture={}", id(&m));
            let told = client.json(&format!("/api/v1/match/info/dynamic?{query}")).await;
            for event in list(&told["events"]).iter().filter(|event| event["isFromHomeTeam"] == is_home) {
                let kind = event["type"].as_i64().unwrap();
                if let (Some(player), true) = (event["player"]["id"].as_i64(), [2, 3, 6].contains(&kind)) {
                    let own = cards.entry(player).or_default();
                    own.resize(played, Vec::new());
                    own[played - 1].push(kind);
                }
            }
        }
    }
    for own in cards.values_mut() {
        own.resize(played, Vec::new());
    }
    cards
}

fn yellows(matches: &[Vec<i64>]) -> usize {
    matches.iter().filter(|cards| cards.contains(&2) && !cards.contains(&6)).count()
}

#[tokio::test]
async fn the_strip_of_a_match_is_as_long_as_the_match() {
    let client = Client::demo().await;
    let sample = client.sample().await;
    let dynamic = async |id: i64| client.json(&format!("/api/v1/match/info/dynamic?{}", asked(id))).await;
    let over = dynamic(sample.over).await;
    assert_eq!(list(&over["momentum"]).len(), 90);
    let live = dynamic(sample.live).await;
    let minute: usize =
        live["played_time"].as_str().unwrap().trim_end_matches('\'').split('+').next().unwrap().parse().unwrap();
    let strip = list(&live["momentum"]);
    assert!(strip.is_empty() || strip.len() == minute, "{} of {minute}", strip.len());
    assert!(strip.iter().chain(list(&over["momentum"])).all(|value| value.as_i64().unwrap().abs() <= 100));
    let ahead = id(&round(&client, LEAGUE, SEASON, 20).await[0]);
    let query = format!("competition={LEAGUE}&season={SEASON}&round=20&fixture={ahead}");
    let ahead = client.json(&format!("/api/v1/match/info/dynamic?{query}")).await;
    assert_eq!(ahead["momentum"], serde_json::json!([]));
}

#[tokio::test]
async fn both_sides_are_dressed() {
    let client = Client::demo().await;
    let sample = client.sample().await;
    let fixed = client.json(&format!("/api/v1/match/info/static?{}", asked(sample.over))).await;
    for side in ["homeKit", "awayKit"] {
        let kit = &fixed[side];
        assert!(kit["pattern"].as_str().is_some_and(|pattern| !pattern.is_empty()), "{kit}");
        for colour in ["first", "second"] {
            assert!(kit[colour].as_str().is_some_and(|text| text.len() == 7 && text.starts_with('#')), "{kit}");
        }
    }
}
