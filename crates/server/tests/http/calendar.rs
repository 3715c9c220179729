//! The calendar.

use serde_json::Value;
use testkit::calls::{LEAGUE, SEASON, list};

use crate::client::Client;

const NOVEMBER: &str = "/api/v1/calendar/matches/month/2026-11";

fn matches(days: &Value) -> Vec<&Value> {
    let competitions = list(days).iter().flat_map(|day| list(&day["competitions"]));
    competitions.flat_map(|competition| list(&competition["matches"])).collect()
}

#[tokio::test]
async fn a_month_is_by_day_competition_and_round() {
    let client = Client::demo().await;
    let days = client.json(NOVEMBER).await;
    let names: Vec<&str> = list(&days).iter().map(|day| day["day"].as_str().unwrap()).collect();
    assert!(names.is_sorted() && names.iter().all(|day| day.starts_with("2026-11-")));
    for day in list(&days) {
        for competition in list(&day["competitions"]) {
            assert!(competition["competition"]["label"].is_string());
            for m in list(&competition["matches"]) {
                assert_eq!(
                    (&m["round"], &m["competition"]),
                    (&competition["round"], &competition["competition"]["id"])
                );
                assert!(m["date"].as_str().unwrap().starts_with(day["day"].as_str().unwrap()));
            }
        }
    }
    let competitions: Vec<&str> = matches(&days).iter().filter_map(|m| m["competition"].as_str()).collect();
    assert!(competitions.contains(&LEAGUE) && competitions.contains(&"1"), "at home and abroad");
}

#[tokio::test]
async fn filters_narrow_it_and_all_means_all() {
    let client = Client::demo().await;
    let whole = client.json(NOVEMBER).await;
    assert_eq!(client.json(&format!("{NOVEMBER}?competition=all&team=all")).await, whole);
    let same = format!("/api/v1/calendar/matches/month/11?season={SEASON}");
    assert_eq!(client.json(&same).await, whole, "a month without a year is one of the season");
    let of_team = client.json(&format!("{NOVEMBER}?team=1")).await;
    let plays = |m: &&Value| m["homeTeam"]["id"] == 1 || m["awayTeam"]["id"] == 1;
    assert!(matches(&of_team).iter().all(plays));
    assert_eq!(matches(&of_team).len(), matches(&whole).iter().filter(|m| plays(m)).count());
    let of_league = client.json(&format!("{NOVEMBER}?competition={LEAGUE}")).await;
    assert!(!matches(&of_league).is_empty() && matches(&of_league).iter().all(|m| m["competition"] == LEAGUE));
    assert!(list(&client.json("/api/v1/calendar/matches/month/1950-01").await).is_empty());
}

#[tokio::test]
async fn teams_for_the_filter() {
    let client = Client::demo().await;
    let address = "/api/v1/calendar/competition/teams";
    let league = client.json(&format!("{address}?competition={LEAGUE}&season={SEASON}")).await;
    assert_eq!(list(&league).len(), 18);
    let all = client.json(address).await;
    assert!(list(&all).len() > 36);
    assert_eq!(client.json(&format!("{address}?competition=all")).await, all);
    client.get(&format!("{address}?competition=liga-lunar")).await.is_error(404, "not_found");
    client.get(&format!("{address}?competition={LEAGUE}&season=19501951")).await.is_error(404, "not_found");
}

#[tokio::test]
async fn what_cannot_be_answered_is_said() {
    let client = Client::demo().await;
    for month in ["0", "13", "11", "2026-13", "2026-1", "november", "2026-11-14"] {
        client.get(&format!("/api/v1/calendar/matches/month/{month}")).await.is_error(400, "invalid_parameter");
    }
    client.get(&format!("{NOVEMBER}?team=x")).await.is_error(400, "invalid_parameter");
    client.get(&format!("{NOVEMBER}?team=999999")).await.is_error(404, "not_found");
    client.get(&format!("{NOVEMBER}?competition=liga-lunar")).await.is_error(404, "not_found");
}
