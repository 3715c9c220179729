//! The demo league as a whole, on both databases.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

#[path = "demo/clocks.rs"]
mod clocks;
#[path = "demo/cost.rs"]
mod cost;
#[path = "demo/league.rs"]
mod league;
#[path = "demo/life.rs"]
mod life;
#[path = "demo/walk.rs"]
mod walk;

use feeds::demo::{SEED, advance, load, load_seasons, settle_hours};
use feeds::export::{ExportFormat, export};
use football::season::SeasonId;
use football::state::MatchState;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use store::Store;
use testkit::TestDatabase;

fn lisbon() -> TimeZone {
    TimeZone::get("Europe/Lisbon").unwrap()
}

fn now() -> Timestamp {
    "2026-11-14T21:10:00Z".parse().unwrap()
}

async fn demo(database: &TestDatabase, at: Timestamp) -> Store {
    let store = database.open().await;
    assert!(load(&store, at, &lisbon(), SEED).await.unwrap());
    store
}

/// Enough where the past does not matter.
async fn current_season(database: &TestDatabase, at: Timestamp) -> Store {
    let store = database.open().await;
    assert!(load_seasons(&store, at, &lisbon(), SEED, 1).await.unwrap());
    store
}

async fn all_exports(store: &Store) -> String {
    let mut text = String::new();
    for competition in ["liga-atlantica", "segunda-atlantica", "taca-atlantica"] {
        for year in 2024..=2026 {
            let season = SeasonId::starting_in(year).unwrap();
            text += &export(store, competition, season, &lisbon(), ExportFormat::Json).await.unwrap();
        }
    }
    text
}

/// Loads the whole league once into each database, and looks at it from all sides.
#[tokio::test]
async fn the_whole_league_is_consistent_and_the_same_on_both_databases() {
    let mut databases = Vec::new();
    for database in TestDatabase::both().await {
        let store = demo(&database, now()).await;
        let walked = walk::walk(&store).await;
        for edition in &walked {
            league::check_totals(&store, edition).await;
        }
        databases.push((database, store, walked));
    }
    let [(_, store, walked), (_, other_store, other)] = &databases[..] else { panic!("two databases") };
    for edition in walked {
        for (m, record) in edition.results() {
            walk::check_match(m, record, edition.origin());
        }
        league::check_suspensions(edition);
    }
    league::check_squads(store, walked).await;
    league::check_officials(walked);
    league::check_tie_breaks(store, walked).await;
    println!("{}", league::check_rates(walked));

    for (one, two) in walked.iter().zip(other) {
        assert_eq!(one.matches.len(), two.matches.len());
        let same = one.matches.iter().zip(&two.matches).find(|(one, two)| one != two);
        assert!(same.is_none(), "{same:?}");
    }
    assert!(everybody(store).await == everybody(other_store).await, "the people differ");
    let exports = all_exports(store).await;
    assert!(exports.len() > 100_000);
    assert!(exports == all_exports(other_store).await, "the exports differ");
    assert!(walked.iter().any(|w| w.matches.iter().any(|(m, _)| m.facts.state == MatchState::Suspended)));
    assert!(walked.iter().any(|w| w.matches.iter().any(|(m, _)| m.facts.state == MatchState::Interrupted)));
    what_is_exported_can_be_imported_again(store).await;
}

async fn everybody(store: &Store) -> Vec<store::persons::Person> {
    let mut people = Vec::new();
    for ids in (1..=6_000).collect::<Vec<i64>>().chunks(500) {
        people.extend(store.persons(ids).await.unwrap());
    }
    assert!(people.len() > 2_000);
    people.sort_by_key(|person| person.id);
    people
}

#[tokio::test]
async fn another_seed_gives_another_league() {
    let mut exports = Vec::new();
    for seed in [SEED, SEED + 1] {
        let database = TestDatabase::sqlite();
        let store = database.open().await;
        load_seasons(&store, now(), &lisbon(), seed, 1).await.unwrap();
        let season = SeasonId::starting_in(2026).unwrap();
        exports.push(export(&store, "liga-atlantica", season, &lisbon(), ExportFormat::Json).await.unwrap());
    }
    assert!(exports[0] != exports[1]);
}

#[tokio::test]
async fn it_is_loaded_only_into_an_empty_store() {
    let database = TestDatabase::sqlite();
    let store = current_season(&database, now()).await;
    assert!(!load(&store, now(), &lisbon(), SEED).await.unwrap());
}

#[tokio::test]
async fn at_any_hour_of_any_day_there_are_past_live_and_coming_matches() {
    for hours in [0, 7, 13, 100, 1_111, 3_000, 5_003, 7_777] {
        let database = TestDatabase::sqlite();
        let at = now() + SignedDuration::from_hours(hours);
        let store = current_season(&database, at).await;
        let summaries = store.editions(false).await.unwrap();
        let league = summaries.iter().find(|s| s.edition.competition.key == "liga-atlantica").unwrap();
        let matches = store.matches_of_edition(league.edition.id).await.unwrap();
        let count = |state: fn(MatchState) -> bool| matches.iter().filter(|m| state(m.facts.state)).count();
        assert!(count(MatchState::is_live) >= 2, "{at}");
        assert!(count(MatchState::is_result) > 100);
        assert!(count(|state| state == MatchState::Preview) > 150);
        assert_eq!(count(|state| state == MatchState::Postponed), 1);
    }
}

#[tokio::test]
async fn going_on_minute_by_minute_ends_where_loading_later_begins() {
    let database = TestDatabase::sqlite();
    let store = current_season(&database, now()).await;
    let league = store.edition("liga-atlantica", SeasonId::starting_in(2026).unwrap()).await.unwrap().unwrap();
    let mut before = store.matches_of_edition(league.id).await.unwrap();
    before.retain(|m| m.facts.state.is_live());
    assert!(!before.is_empty());
    let mut moved = 0;
    for minute in 1..=200 {
        let at = now() + SignedDuration::from_mins(minute);
        moved += advance(&store, at, &lisbon(), SEED).await.unwrap();
        assert_eq!(advance(&store, at, &lisbon(), SEED).await.unwrap(), 0, "the same minute twice changes nothing");
    }
    assert!(moved > before.len() * 3);
    for m in store.matches_of_edition(before[0].edition_id).await.unwrap() {
        if before.iter().any(|known| known.id == m.id) {
            assert_eq!(m.facts.state, MatchState::Finished, "a live match runs to its end");
        }
    }

    // A restart after a long pause plays all that was missed, the cup's final included.
    let later = now() + SignedDuration::from_hours(24 * 120);
    for hours in [0, 200, 400] {
        advance(&store, later + SignedDuration::from_hours(hours), &lisbon(), SEED).await.unwrap();
    }
    let cup = store.edition("taca-atlantica", SeasonId::starting_in(2026).unwrap()).await.unwrap().unwrap();
    let last = store.rounds(cup.id).await.unwrap().pop().unwrap();
    let finals = store.matches_of_round(last.id).await.unwrap();
    assert_eq!((finals.len(), finals[0].facts.state), (1, MatchState::Finished));
}

#[tokio::test]
async fn hours_are_settled_as_their_weeks_come_so_the_season_is_played_to_its_end() {
    let database = TestDatabase::sqlite();
    let store = current_season(&database, now()).await;
    for week in 0..=26 {
        let at = now() + SignedDuration::from_hours(week * 7 * 24);
        settle_hours(&store, at, &lisbon(), SEED).await.unwrap();
        advance(&store, at, &lisbon(), SEED).await.unwrap();
    }
    let league = store.edition("liga-atlantica", SeasonId::starting_in(2026).unwrap()).await.unwrap().unwrap();
    let facts = store.table_facts(league.id).await.unwrap();
    let left: Vec<_> = facts.iter().filter(|fact| !fact.state.is_settled()).collect();
    assert!(left.is_empty(), "{left:?}");
}

async fn what_is_exported_can_be_imported_again(store: &Store) {
    use feeds::formats::{football_txt, openfootball_json, season_csv};
    use feeds::import::{Import, import};
    for (competition, year) in [("liga-atlantica", 2026), ("taca-atlantica", 2025), ("segunda-atlantica", 2024)] {
        let season = SeasonId::starting_in(year).unwrap();
        let json = export(store, competition, season, &lisbon(), ExportFormat::Json).await.unwrap();
        for format in [ExportFormat::Json, ExportFormat::FootballTxt, ExportFormat::Csv] {
            let text = export(store, competition, season, &lisbon(), format).await.unwrap();
            let file = match format {
                ExportFormat::Json => openfootball_json::parse("x.json", text.as_bytes()),
                ExportFormat::FootballTxt => football_txt::parse("x.txt", text.as_bytes(), year),
                ExportFormat::Csv => season_csv::parse("x.csv", text.as_bytes()),
            };
            let copy = TestDatabase::sqlite();
            let copied = copy.open().await;
            let request = Import {
                competition: competition.to_owned(),
                season,
                name: Some("Liga".to_owned()),
                rules: None,
                clubs: Vec::new(),
                zone: lisbon(),
                files: vec![("x".to_owned(), file.unwrap())],
            };
            import(&copied, now(), &request).await.unwrap();
            let again = export(&copied, competition, season, &lisbon(), ExportFormat::Json).await.unwrap();
            let without_name = |text: &str| text.lines().filter(|l| !l.contains("\"name\"")).collect::<String>();
            assert_eq!(without_name(&again), without_name(&json), "{competition} by {format:?}");
        }
    }
}
