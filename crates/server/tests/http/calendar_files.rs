//! Calendars to subscribe to, unfolded and read line by line. The browser tests hold them against a parser of others.

use std::collections::{BTreeMap, BTreeSet};

use football::state::MatchState;
use jiff::Timestamp;
use serde_json::json;
use store::matches::MatchFacts;
use testkit::TestDatabase;
use testkit::calls::{LEAGUE, SEASON, list};

use crate::client::{Client, now};
use crate::pages::{limits, pages};

async fn client() -> Client {
    let database: TestDatabase = Client::demo_database().await;
    Client::with_pages(database, Some(pages(limits()))).await
}

/// The entries, each by the names of its lines; parameters are left out of the names.
async fn entries(client: &Client, address: &str) -> Vec<BTreeMap<String, String>> {
    let answer = client.get(address).await;
    assert_eq!(answer.status, 200, "{address}: {}", answer.text());
    assert_eq!(answer.headers["content-type"], "text/calendar; charset=utf-8");
    let text = answer.text();
    assert!(text.ends_with("END:VCALENDAR\r\n") && text.split("\r\n").all(|line| line.len() <= 75));
    assert!(!text.replace("\r\n", "").contains(['\n', '\r']), "lines end as the format asks");
    let unfolded = text.replace("\r\n ", "");
    let part = |entry: &str| {
        let lines = entry.lines().filter_map(|line| line.split_once(':'));
        lines.map(|(name, value)| (name.split(';').next().unwrap().to_owned(), value.to_owned())).collect()
    };
    unfolded.split("BEGIN:VEVENT\r\n").skip(1).map(part).collect()
}

fn stamp(iso: &str) -> String {
    iso.parse::<Timestamp>().unwrap().strftime("%Y%m%dT%H%M%SZ").to_string()
}

#[tokio::test]
async fn a_competition_has_all_its_matches() {
    let client = client().await;
    let address = format!("/api/v1/calendar/competition/{LEAGUE}.ics");
    let entries = entries(&client, &address).await;
    assert_eq!(entries.len(), 306);
    let uids: BTreeSet<&String> = entries.iter().map(|entry| &entry["UID"]).collect();
    assert_eq!(uids.len(), 306);
    let round =
        client.json(&format!("/api/v1/competition/matches?competition={LEAGUE}&season={SEASON}&round=14")).await;
    for m in list(&round) {
        let uid = format!("match-{}@liga.example", m["id"]);
        let entry = entries.iter().find(|entry| entry["UID"] == uid).unwrap();
        let names =
            format!("{} – {}", m["homeTeam"]["name"].as_str().unwrap(), m["awayTeam"]["name"].as_str().unwrap());
        assert!(entry["SUMMARY"].ends_with(&names), "{entry:?}");
        if m["date"].as_str().is_some_and(|date| date.contains('T')) && m["subStatus"] != 14 {
            assert_eq!(entry["DTSTART"], stamp(m["date"].as_str().unwrap()), "the instant, whatever the zone");
        }
        if let Some(channel) = m["transmission"].as_str() {
            assert!(entry["DESCRIPTION"].contains(channel), "{entry:?}");
        }
        assert!(entry["URL"].starts_with("https://liga.example/match/20262027/liga-atlantica/14/"));
        assert!(entry["LOCATION"].contains(m["stadium"]["name"].as_str().unwrap()));
    }
    let competition = client.json(&format!("/api/v1/competition/{LEAGUE}")).await;
    assert_eq!(competition["calendarWeb"], format!("https://liga.example{address}"));
    assert_eq!(competition["calendarIos"], format!("webcal://liga.example{address}"));
}

#[tokio::test]
async fn teams_have_theirs_in_all_competitions_and_each_match_once() {
    let client = client().await;
    let of = async |address: &str| -> BTreeSet<String> {
        entries(&client, address).await.into_iter().map(|entry| entry["UID"].clone()).collect()
    };
    let (one, two) = (of("/api/v1/calendar/team/1.ics").await, of("/api/v1/calendar/team/2.ics").await);
    let both = of("/api/v1/calendar/teams.ics?team=1&team=2&team=1").await;
    assert_eq!(both, one.union(&two).cloned().collect());
    assert!(one.len() >= 34 && !one.is_disjoint(&two), "they meet each other");
    let english = client.get("/api/v1/calendar/team/1.ics?lang=en").await;
    assert!(english.text().contains("Round 14") && !english.text().contains("Jornada 14"));
}

#[tokio::test]
async fn an_entry_follows_its_match() {
    let client = client().await;
    let store = client.app.store();
    let edition = store.edition(LEAGUE, SEASON.parse().unwrap()).await.unwrap().unwrap();
    let matches = store.matches_of_edition(edition.id).await.unwrap();
    let known = matches.iter().find(|m| m.facts.state == MatchState::Preview && m.facts.kickoff.is_some()).unwrap();
    let address = format!("/api/v1/calendar/match/{}.ics", known.id);
    let entry = async || entries(&client, &address).await.remove(0);
    let change = async |facts: MatchFacts| {
        let mut write = client.app.store().write().await.unwrap();
        let known = client.app.store().match_(known.id).await.unwrap().unwrap();
        write.update_match(&edition, &known, known.round_id, facts).await.unwrap();
        write.commit(now(), "test", json!({})).await.unwrap();
    };
    let first = entry().await;
    assert_eq!((first["SEQUENCE"].as_str(), first["STATUS"].as_str()), ("0", "CONFIRMED"));

    let kickoff: Timestamp = "2027-03-28T19:15:00Z".parse().unwrap();
    let moved = MatchFacts { kickoff: Some(kickoff), day: Some("2027-03-28".parse().unwrap()), ..known.facts.clone() };
    change(moved.clone()).await;
    let second = entry().await;
    assert_eq!(second["UID"], first["UID"]);
    assert_eq!((second["SEQUENCE"].as_str(), second["DTSTART"].as_str()), ("1", "20270328T191500Z"));
    assert_ne!(second["LAST-MODIFIED"], first["LAST-MODIFIED"]);

    change(MatchFacts { state: MatchState::Postponed, ..moved.clone() }).await;
    let off = entry().await;
    assert_eq!((off["SEQUENCE"].as_str(), off["STATUS"].as_str()), ("2", "CANCELLED"));
    assert!(off["SUMMARY"].starts_with("Adiado: "));

    change(MatchFacts { kickoff: None, day: Some("2027-04-04".parse().unwrap()), date_defined: false, ..moved }).await;
    let unsure = entry().await;
    assert_eq!((unsure["SEQUENCE"].as_str(), unsure["STATUS"].as_str()), ("3", "TENTATIVE"));
    assert_eq!((unsure["DTSTART"].as_str(), unsure["DTEND"].as_str()), ("20270404", "20270405"), "the day alone");
}

#[tokio::test]
async fn what_is_not_there_is_not_there() {
    let client = client().await;
    for address in [
        "/api/v1/calendar/team/999999.ics",
        "/api/v1/calendar/competition/nada.ics",
        "/api/v1/calendar/match/999999.ics",
    ] {
        client.get(address).await.is_error(404, "not_found");
    }
    client.get("/api/v1/calendar/teams.ics?team=1&team=999999").await.is_error(404, "not_found");
    client.get("/api/v1/calendar/team/1.txt").await.is_error(404, "not_found");
    for address in ["/api/v1/calendar/teams.ics", "/api/v1/calendar/team/x.ics", "/api/v1/calendar/team/1.ics?lang=xx"]
    {
        client.get(address).await.is_error(400, "invalid_parameter");
    }
    let many: String = (1..=41).map(|team| format!("team={team}&")).collect();
    client.get(&format!("/api/v1/calendar/teams.ics?{many}")).await.is_error(400, "invalid_parameter");
}

#[tokio::test]
async fn matches_without_a_day_are_told_apart() {
    let client = Client::demo().await;
    let store = client.app.store();
    let edition = store.edition(LEAGUE, SEASON.parse().unwrap()).await.unwrap().unwrap();
    let known = store.matches_of_edition(edition.id).await.unwrap();
    let known = known.iter().find(|m| m.facts.state == MatchState::Preview).unwrap().clone();
    let address = "/api/v1/calendar/matches/undated";
    let ids = async |address: &str| -> Vec<i64> {
        let rounds = client.json(address).await;
        let matches = list(&rounds).iter().flat_map(|round| list(&round["matches"]));
        matches.map(|m| m["id"].as_i64().unwrap()).collect()
    };
    assert!(!ids(address).await.contains(&known.id));
    let mut write = store.write().await.unwrap();
    let open = MatchFacts { day: None, kickoff: None, date_defined: false, ..known.facts.clone() };
    write.update_match(&edition, &known, known.round_id, open).await.unwrap();
    write.commit(now(), "test", json!({})).await.unwrap();
    assert!(ids(address).await.contains(&known.id));
    assert!(ids(&format!("{address}?competition={LEAGUE}&team={}", known.home_team_id)).await.contains(&known.id));
    assert!(!ids(&format!("{address}?competition=taca-atlantica")).await.contains(&known.id));
    let rounds = client.json(address).await;
    assert!(
        list(&rounds).iter().all(|round| round["roundLabel"].is_string() && round["competition"]["label"].is_string())
    );
    client.get(&format!("{address}?competition=nada")).await.is_error(404, "not_found");
    client.get(&format!("{address}?team=999999")).await.is_error(404, "not_found");
}
