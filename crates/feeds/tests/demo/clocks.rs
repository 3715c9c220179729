//! Restarts, and clocks that are set back or forward: what was told stays told.

use std::collections::BTreeMap;

use feeds::demo::{SEED, Simulator, advance, load};
use football::score::{FullScore, Score};
use football::state::{MatchState, Phase};
use jiff::{SignedDuration, Timestamp};
use store::Store;
use store::matches::{Match, MatchFacts};
use store::records::Event;
use testkit::TestDatabase;

use super::{current_season, lisbon, now};

type Told = BTreeMap<i64, (Match, Vec<Event>)>;

/// What the store tells of every match that has begun, or is about to.
async fn told(store: &Store) -> Told {
    let mut told = Told::new();
    for international in [false, true] {
        for summary in store.editions(international).await.unwrap() {
            for m in store.matches_of_edition(summary.edition.id).await.unwrap() {
                let is_told = m.facts.state != MatchState::Preview;
                let events = if is_told { store.events(m.id).await.unwrap() } else { Vec::new() };
                told.insert(m.id, (m, events));
            }
        }
    }
    told
}

/// How far a match has come.
fn progress(state: MatchState) -> u8 {
    match state {
        MatchState::Postponed | MatchState::Cancelled | MatchState::Preview => 0,
        MatchState::LineupsOut => 1,
        MatchState::Live(Phase::FirstHalf) => 2,
        MatchState::Live(Phase::HalfTime) => 3,
        MatchState::Suspended | MatchState::Interrupted => 2,
        MatchState::Live(_) => 4,
        MatchState::Ended => 5,
        MatchState::Finished => 6,
    }
}

/// Nothing has vanished, and nothing has gone back.
fn check_kept(before: &Told, after: &Told) {
    for (id, (m, events)) in before {
        let (later, later_events) = &after[id];
        assert!(progress(later.facts.state) >= progress(m.facts.state), "{:?} after {:?}", later.facts, m.facts);
        let goals = |m: &Match| m.facts.score.map_or(Score::new(0, 0), |score| score.goals);
        assert!(goals(later).home >= goals(m).home && goals(later).away >= goals(m).away, "match {id}");
        assert!(later_events.starts_with(events), "match {id}: an event has vanished or changed");
        assert_eq!((later.facts.day, later.facts.kickoff), (m.facts.day, m.facts.kickoff), "match {id}");
    }
}

/// Whatever the simulator writes, it writes no corrections. (The one that the league is loaded with is signed.)
pub async fn check_uncorrected(store: &Store) {
    for id in told(store).await.keys() {
        let corrections = store.corrections(*id).await.unwrap();
        assert!(corrections.iter().all(|correction| correction.author.is_some()), "match {id}: {corrections:?}");
    }
}

#[tokio::test]
async fn a_clock_that_is_set_back_takes_nothing_back() {
    let database = TestDatabase::sqlite();
    let store = database.open().await;
    load(&store, now(), &lisbon(), SEED).await.unwrap();
    let at = now() + SignedDuration::from_mins(47);
    let mut simulator = Simulator::new(&store, &lisbon(), SEED);
    simulator.advance(now() + SignedDuration::from_mins(20)).await.unwrap();
    simulator.advance(at).await.unwrap();
    let mut before = told(&store).await;
    assert!(before.values().any(|(m, events)| m.facts.state.is_live() && !events.is_empty()));
    for hours in [1, 24, 24 * 30, 24 * 365] {
        let back = at - SignedDuration::from_hours(hours);
        for minutes in [0, 3, 12] {
            let moment = back + SignedDuration::from_mins(minutes);
            // The program that runs on, and one that is started then.
            simulator.advance(moment).await.unwrap();
            advance(&store, moment, &lisbon(), SEED).await.unwrap();
        }
        let after = told(&store).await;
        for (id, (m, events)) in &before {
            assert_eq!((&after[id].0, &after[id].1), (m, events), "{hours} hours back");
        }
        let summaries = [store.editions(false).await.unwrap(), store.editions(true).await.unwrap()].concat();
        assert!(summaries.iter().any(|summary| summary.live > 0));
        before.extend(after);
    }
    // When the clock is right again, everything goes on.
    let mut last = before;
    for minutes in [48, 60, 200] {
        simulator.advance(now() + SignedDuration::from_mins(minutes)).await.unwrap();
        let next = told(&store).await;
        check_kept(&last, &next);
        last = next;
    }
    let league = last.values().filter(|(m, _)| m.facts.state.is_live() && m.facts.kickoff.unwrap() < now());
    assert_eq!(league.count(), 0, "what was live has ended");
    check_uncorrected(&store).await;
}

#[tokio::test]
async fn restarts_change_nothing() {
    let (steady, restarted) = (TestDatabase::sqlite(), TestDatabase::sqlite());
    let (one, other) = (current_season(&steady, now()).await, current_season(&restarted, now()).await);
    let mut simulator = Simulator::new(&one, &lisbon(), SEED);
    let mut last = told(&other).await;
    for step in 1..=24 {
        let at = now() + SignedDuration::from_secs(431 * step);
        simulator.advance(at).await.unwrap();
        advance(&other, at, &lisbon(), SEED).await.unwrap();
        let next = told(&other).await;
        check_kept(&last, &next);
        last = next;
    }
    let told = told(&one).await;
    assert!(told == last, "a program that runs on comes to the same as one that is started again and again");
}

#[tokio::test]
async fn a_clock_that_is_set_forward_plays_all_that_was_missed() {
    let database = TestDatabase::sqlite();
    let store = current_season(&database, now()).await;
    let mut simulator = Simulator::new(&store, &lisbon(), SEED);
    simulator.advance(now()).await.unwrap();
    let before = told(&store).await;
    for days in [1, 12, 60] {
        let at = now() + SignedDuration::from_hours(24 * days);
        simulator.advance(at).await.unwrap();
        let missed = store.unsettled_matches(Timestamp::MIN, at - SignedDuration::from_hours(4)).await.unwrap();
        assert!(missed.is_empty(), "{days} days on");
    }
    let after = told(&store).await;
    for (id, (m, events)) in before.iter().filter(|(_, (m, _))| m.facts.state != MatchState::Preview) {
        let later = &after[id];
        assert!(later.1.starts_with(events) && progress(later.0.facts.state) >= progress(m.facts.state));
    }
}

#[tokio::test]
async fn a_match_is_live_through_a_level_shoot_out() {
    let database = TestDatabase::sqlite();
    let store = current_season(&database, now()).await;
    let (edition, _) = store.editions_of("taca-atlantica").await.unwrap().remove(0);
    let matches = store.matches_of_edition(edition.id).await.unwrap();
    let m = matches.iter().find(|m| m.facts.state == MatchState::Preview).unwrap();
    let mut write = store.write().await.unwrap();
    let score = FullScore {
        ninety: Some(Score::new(1, 1)),
        penalties: Some(Score::new(2, 2)),
        ..FullScore::plain(Score::new(1, 1))
    };
    let facts = MatchFacts { state: MatchState::Live(Phase::Penalties), score: Some(score), ..m.facts.clone() };
    assert!(write.update_match(&edition, m, m.round_id, facts.clone()).await.unwrap());
    let over = MatchFacts { state: MatchState::Ended, ..facts };
    assert!(write.update_match(&edition, m, m.round_id, over).await.is_err(), "a result has a winner");
}
