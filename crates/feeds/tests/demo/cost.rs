//! What the demo costs. Measured on demand, in the release build:
//! `cargo test --release -p feeds --test demo -- --ignored --nocapture --test-threads 1 cost`

#![allow(clippy::print_stdout, reason = "a measurement is there to be read")]

use feeds::demo::{SEED, Simulator, load};
use football::state::MatchState;
use jiff::{SignedDuration, Timestamp};
use store::Store;
use store::clock::Clock;
use store::matches::MatchFacts;
use testkit::TestDatabase;

use super::{lisbon, now};

/// Seconds of processor time that this process has used.
fn processor_time() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
    // The 14th and 15th field of the whole line, in hundredths of a second.
    (fields[11].parse::<f64>().unwrap() + fields[12].parse::<f64>().unwrap()) / 100.0
}

#[tokio::test]
#[ignore = "measures"]
async fn cost_of_loading_and_of_a_day_with_nine_matches_at_once() {
    let database = TestDatabase::sqlite();
    let store = database.open().await;
    let watch = Clock::stopwatch();
    load(&store, now(), &lisbon(), SEED).await.unwrap();
    println!("three seasons: {:.1} s", watch.elapsed().as_secs_f64());
    println!("database: {:.1} MB", std::fs::metadata(database.file()).unwrap().len() as f64 / 1e6);
    let kickoff = now() + SignedDuration::from_hours(24 * 6);
    nine_at_once(&store, kickoff).await;
    let mut simulator = Simulator::new(&store, &lisbon(), SEED);
    simulator.advance(kickoff - SignedDuration::from_mins(6)).await.unwrap();
    let before = processor_time();
    let mut live = 0;
    for step in 0..720 {
        let at = kickoff - SignedDuration::from_mins(5) + SignedDuration::from_secs(10 * step);
        simulator.advance(at).await.unwrap();
        if step == 360 {
            let matches = store.unsettled_matches(Timestamp::MIN, at).await.unwrap();
            live = matches.iter().filter(|m| m.facts.state.is_live()).count();
        }
    }
    let used = processor_time() - before;
    assert!(live >= 9, "{live} matches at once");
    println!("two hours with {live} matches at once: {used:.1} s, {:.2} % of a processor", used / 72.0);
    assert!(used / 7_200.0 < 0.05, "more than a twentieth");
}

async fn nine_at_once(store: &Store, kickoff: Timestamp) {
    let (league, _) = store.editions_of("liga-atlantica").await.unwrap().remove(0);
    let round = store.rounds(league.id).await.unwrap().into_iter().find(|round| round.number == 15).unwrap();
    let mut write = store.write().await.unwrap();
    for m in store.matches_of_round(round.id).await.unwrap() {
        assert_eq!(m.facts.state, MatchState::Preview);
        let day = Some(kickoff.to_zoned(lisbon()).date());
        let facts = MatchFacts { day, kickoff: Some(kickoff), ..m.facts.clone() };
        write.update_match(&league, &m, m.round_id, facts).await.unwrap();
    }
    write.commit(now(), "test", serde_json::json!({})).await.unwrap();
}
