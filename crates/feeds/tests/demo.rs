//! The demo league as a whole, on both databases.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

use feeds::demo::{SEED, advance, load, settle_hours};
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

#[tokio::test]
async fn the_same_seed_and_clock_give_the_same_league_on_both_databases() {
    let mut exports = Vec::new();
    for database in TestDatabase::both().await {
        exports.push(all_exports(&demo(&database, now()).await).await);
    }
    assert!(exports[0].len() > 100_000);
    assert!(exports[0] == exports[1], "the exports differ");
    let other = TestDatabase::sqlite();
    let store = other.open().await;
    load(&store, now(), &lisbon(), SEED + 1).await.unwrap();
    assert!(exports[0] != all_exports(&store).await, "another seed gives another league");
}

#[tokio::test]
async fn it_is_loaded_only_into_an_empty_store() {
    let database = TestDatabase::sqlite();
    let store = demo(&database, now()).await;
    assert!(!load(&store, now(), &lisbon(), SEED).await.unwrap());
}

#[tokio::test]
async fn at_any_hour_of_any_day_there_are_past_live_and_coming_matches() {
    for hours in [0, 7, 13, 100, 1_111, 3_000, 5_003, 7_777] {
        let database = TestDatabase::sqlite();
        let at = now() + SignedDuration::from_hours(hours);
        let store = demo(&database, at).await;
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
    let store = demo(&database, now()).await;
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
    let store = demo(&database, now()).await;
    for week in 0..=26 {
        let at = now() + SignedDuration::from_hours(week * 7 * 24);
        settle_hours(&store, at, &lisbon()).await.unwrap();
        advance(&store, at, &lisbon(), SEED).await.unwrap();
    }
    let league = store.edition("liga-atlantica", SeasonId::starting_in(2026).unwrap()).await.unwrap().unwrap();
    let facts = store.table_facts(league.id).await.unwrap();
    let left: Vec<_> = facts.iter().filter(|fact| !fact.state.is_settled()).collect();
    assert_eq!(left.len(), 1, "only the postponed match is left");
    assert_eq!(left[0].state, MatchState::Postponed);
}

#[tokio::test]
async fn what_is_exported_can_be_imported_again() {
    use feeds::formats::{football_txt, openfootball_json, season_csv};
    use feeds::import::{Import, import};
    let source = TestDatabase::sqlite();
    let store = demo(&source, now()).await;
    for (competition, year) in [("liga-atlantica", 2026), ("taca-atlantica", 2025), ("segunda-atlantica", 2024)] {
        let season = SeasonId::starting_in(year).unwrap();
        let json = export(&store, competition, season, &lisbon(), ExportFormat::Json).await.unwrap();
        for format in [ExportFormat::Json, ExportFormat::FootballTxt, ExportFormat::Csv] {
            let text = export(&store, competition, season, &lisbon(), format).await.unwrap();
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

#[tokio::test]
async fn figures_are_those_of_a_real_league() {
    let database = TestDatabase::sqlite();
    let store = demo(&database, now()).await;
    let season = SeasonId::starting_in(2025).unwrap();
    let league = store.edition("liga-atlantica", season).await.unwrap().unwrap();
    let facts = store.table_facts(league.id).await.unwrap();
    let goals: u32 = facts.iter().filter_map(|m| m.score).map(|s| u32::from(s.home + s.away)).sum();
    let home_wins = facts.iter().filter_map(|m| m.score).filter(|s| s.home > s.away).count();
    let away_wins = facts.iter().filter_map(|m| m.score).filter(|s| s.home < s.away).count();
    assert_eq!(facts.len(), 306);
    assert!((2.3..3.1).contains(&(f64::from(goals) / 306.0)), "{goals} goals");
    assert!(home_wins > away_wins, "{home_wins} home wins, {away_wins} away wins");
}

/// Prints how long loading takes: `cargo test -p feeds --test demo -- --ignored --nocapture`.
#[tokio::test]
#[ignore = "a measurement"]
async fn loading_is_quick() {
    use feeds::demo::load_seasons;
    for seasons in [3, 10] {
        for database in TestDatabase::both().await {
            let store = database.open().await;
            #[allow(clippy::disallowed_methods, reason = "a measurement")]
            let start = std::time::Instant::now();
            load_seasons(&store, now(), &lisbon(), SEED, seasons).await.unwrap();
            println!("{seasons} seasons into {}: {:?}", database.url_text(), start.elapsed());
        }
    }
}
