//! Going on comes to the same as loading later.

use football::season::SeasonId;
use football::statistic::Statistic;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use store::Store;
use store::editions::Edition;
use store::matches::MatchFacts;
use store::records::MatchRecord;
use store::totals::{PlayerTotal, TeamTotal};
use testkit::TestDatabase;

use super::load::load_around;
use super::{CUP, FIRST_LEAGUE, SECOND_LEAGUE, SEED, Simulator, advance};

/// All but the friendlies, which are only arranged while somebody watches.
const COMPARED: [&str; 6] = [FIRST_LEAGUE, SECOND_LEAGUE, CUP, "1", "2", "3"];

fn lisbon() -> TimeZone {
    TimeZone::get("Europe/Lisbon").unwrap()
}

fn now() -> Timestamp {
    "2026-11-14T21:10:00Z".parse().unwrap()
}

async fn loaded(database: &TestDatabase, at: Timestamp) -> Store {
    let store = database.open().await;
    assert!(load_around(&store, (now(), at), &lisbon(), SEED, 1).await.unwrap());
    store
}

type Told = (Vec<(String, MatchFacts, MatchRecord)>, Vec<PlayerTotal>, Vec<TeamTotal>);

/// All that is told of an edition, apart from the numbers that a database gives.
async fn told(store: &Store, edition: &Edition) -> Told {
    let mut matches = Vec::new();
    let rounds = store.round_numbers(&[edition.id]).await.unwrap();
    for m in store.matches_of_edition(edition.id).await.unwrap() {
        let mut record = store.record(m.id).await.unwrap();
        record.events.iter_mut().for_each(|event| event.id = 0);
        matches.push((format!("{:02}: {}-{}", rounds[&m.round_id], m.home_team_id, m.away_team_id), m.facts, record));
    }
    matches.sort_by(|a, b| a.0.cmp(&b.0));
    let players = store.player_totals(edition.id, &Statistic::ALL).await.unwrap();
    (matches, players, store.team_totals(&[edition.id]).await.unwrap())
}

async fn compare(one: &Store, other: &Store, keys: &[&str]) {
    let season = SeasonId::starting_in(2026).unwrap();
    for key in keys {
        let (left, right) = (one.edition(key, season).await.unwrap(), other.edition(key, season).await.unwrap());
        let (left, right) = (told(one, &left.unwrap()).await, told(other, &right.unwrap()).await);
        assert_eq!(left.0.len(), right.0.len(), "{key}");
        for (mine, theirs) in left.0.iter().zip(&right.0) {
            assert_eq!(mine.1, theirs.1, "{key} {}", mine.0);
            assert_eq!(mine.2.report, theirs.2.report, "{key} {}", mine.0);
            assert_eq!(mine.2.events, theirs.2.events, "{key} {}", mine.0);
            assert_eq!(mine.2, theirs.2, "{key} {}", mine.0);
        }
        assert!(left.1 == right.1, "{key}: the players' sums");
        assert!(left.2 == right.2, "{key}: the teams' sums");
    }
}

#[tokio::test]
async fn minute_by_minute_the_records_come_to_what_loading_later_gives() {
    let (database, later) = (TestDatabase::sqlite(), TestDatabase::sqlite());
    let store = loaded(&database, now()).await;
    let mut at = now();
    let mut simulator = Simulator::new(&store, &lisbon(), SEED);
    for _ in 0..150 {
        at += SignedDuration::from_mins(1);
        simulator.advance(at).await.unwrap();
    }
    compare(&store, &loaded(&later, at).await, &COMPARED).await;
}

#[tokio::test]
async fn after_weeks_a_season_is_played_to_its_end() {
    let (database, later) = (TestDatabase::sqlite(), TestDatabase::sqlite());
    let store = loaded(&database, now()).await;
    let mut at = now();
    for _ in 0..160 {
        at += SignedDuration::from_hours(24);
        advance(&store, at, &lisbon(), SEED).await.unwrap();
    }
    let other = loaded(&later, at).await;
    compare(&store, &other, &COMPARED).await;
    let season = SeasonId::starting_in(2026).unwrap();
    for key in &COMPARED[2..] {
        let edition = store.edition(key, season).await.unwrap().unwrap();
        let last = store.rounds(edition.id).await.unwrap().pop().unwrap();
        let finals = store.matches_of_round(last.id).await.unwrap();
        assert!(finals.len() == 1 && finals[0].facts.state.is_result(), "{key}");
    }
}
