//! Knock-out rounds, their draws, and matches that are moved.

use football::bracket::{Drawn, Leg, Source};
use football::round::RoundKind;
use football::state::MatchState;
use jiff::civil::date;
use jiff::{SignedDuration, Timestamp};
use serde_json::json;
use store::Store;
use store::matches::{MatchFacts, Moves};
use testkit::TestDatabase;

use crate::league::{League, at, played, stored_league};

#[tokio::test]
async fn rounds_have_legs_and_a_draw() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let edition = &league.edition;
        let mut write = store.write().await.unwrap();
        let phase = write.add_phase(edition, 2, RoundKind::Playoff, None).await.unwrap();
        let mut rounds = Vec::new();
        for number in 2..=4 {
            rounds.push(write.add_round(edition, phase, number, None).await.unwrap());
        }
        assert!(write.set_leg(edition, rounds[0], Leg::First).await.unwrap());
        assert!(write.set_leg(edition, rounds[1], Leg::Second).await.unwrap());
        assert!(!write.set_leg(edition, rounds[1], Leg::Second).await.unwrap(), "the same again is no news");
        let known = write.find_rounds(edition.id).await.unwrap();
        let draw = [
            Drawn { round: 2, number: 1, home: Source::Team(league.teams[0]), away: Source::Bye },
            Drawn { round: 2, number: 2, home: Source::Team(league.teams[1]), away: Source::Open },
        ];
        let last = [Drawn { round: 4, number: 1, home: Source::Winner(1), away: Source::Winner(2) }];
        assert!(write.set_draw(edition, &known[1], &draw).await.unwrap());
        assert!(write.set_draw(edition, &known[3], &last).await.unwrap());
        assert!(!write.set_draw(edition, &known[1], &draw).await.unwrap());
        write.commit(at(), "test", json!({})).await.unwrap().unwrap();

        let rounds = store.rounds(edition.id).await.unwrap();
        let legs: Vec<Leg> = rounds.iter().map(|round| round.leg).collect();
        assert_eq!(legs, [Leg::Only, Leg::First, Leg::Second, Leg::Only]);
        let ties = store.drawn_ties(edition.id, &rounds).await.unwrap();
        assert_eq!(ties, [draw[0], draw[1], last[0]]);
        let ids: Vec<i64> = rounds.iter().map(|round| round.id).collect();
        assert_eq!(store.rounds_by_id(&ids[1..3]).await.unwrap(), rounds[1..3]);
        assert!(store.rounds_by_id(&[]).await.unwrap().is_empty());

        let mut write = store.write().await.unwrap();
        assert!(write.set_draw(edition, &rounds[1], &[]).await.unwrap(), "a draw can be taken back");
        write.commit(at(), "test", json!({})).await.unwrap().unwrap();
        assert_eq!(store.drawn_ties(edition.id, &rounds).await.unwrap(), last);
    }
}

async fn update(store: &Store, league: &League, facts: MatchFacts, at: Timestamp) -> Moves {
    let mut write = store.write().await.unwrap();
    let known = write.find_matches(league.edition.id).await.unwrap().remove(0);
    write.update_match(&league.edition, &known, known.round_id, facts).await.unwrap();
    write.commit(at, "test", json!({})).await.unwrap();
    store.match_(known.id).await.unwrap().unwrap().moves
}

#[tokio::test]
async fn a_match_that_is_moved_counts_it() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let fixture = MatchFacts {
            day: Some(date(2026, 11, 14)),
            kickoff: Some("2026-11-14T20:30:00Z".parse().unwrap()),
            date_defined: true,
            ..MatchFacts::undated()
        };
        let mut write = store.write().await.unwrap();
        let pair = (league.teams[0], league.teams[1]);
        let id = write.add_match(&league.edition, league.round, pair, None, fixture.clone()).await.unwrap();
        write.commit(at(), "test", json!({})).await.unwrap();
        assert_eq!(store.match_(id).await.unwrap().unwrap().moves, Moves::default());

        let later = |hours| at() + SignedDuration::from_hours(hours);
        let moved = MatchFacts { kickoff: Some("2026-11-15T18:00:00Z".parse().unwrap()), ..fixture.clone() };
        let moved = MatchFacts { day: Some(date(2026, 11, 15)), ..moved };
        let once = Moves { count: 1, last: Some(later(1)) };
        assert_eq!(update(&store, &league, moved.clone(), later(1)).await, once);
        assert_eq!(update(&store, &league, moved.clone(), later(2)).await, once, "the same again is no move");
        let on_tv = MatchFacts { transmission: Some("Canal Onda".into()), ..moved.clone() };
        assert_eq!(update(&store, &league, on_tv.clone(), later(3)).await, once, "nobody goes elsewhere for that");
        let off = MatchFacts { state: MatchState::Postponed, ..on_tv.clone() };
        assert_eq!(update(&store, &league, off, later(4)).await, Moves { count: 2, last: Some(later(4)) });
        assert_eq!(update(&store, &league, on_tv, later(5)).await, Moves { count: 3, last: Some(later(5)) });
        let over = MatchFacts { day: moved.day, kickoff: moved.kickoff, ..played(2, 1) };
        assert_eq!(update(&store, &league, over, later(6)).await.count, 3, "a result moves nothing");
    }
}

#[tokio::test]
async fn matches_are_found_by_rounds_teams_and_for_want_of_a_day() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let [a, b, c] = league.teams[..] else { panic!("three teams") };
        let edition = [league.edition.id];
        let mut write = store.write().await.unwrap();
        let open = write.add_match(&league.edition, league.round, (c, a), None, MatchFacts::undated()).await.unwrap();
        let over = write.add_match(&league.edition, league.round, (a, b), None, played(1, 0)).await.unwrap();
        write.commit(at(), "test", json!({})).await.unwrap();
        let ids = |matches: Vec<store::matches::Match>| matches.iter().map(|m| m.id).collect::<Vec<_>>();
        assert_eq!(ids(store.matches_of_rounds(&[league.round]).await.unwrap()), [over, open]);
        assert_eq!(ids(store.matches_of_teams(&[b, c], &edition).await.unwrap()), [over, open]);
        assert_eq!(ids(store.matches_of_teams(&[b], &edition).await.unwrap()), [over]);
        assert_eq!(ids(store.undated_matches(&edition, None).await.unwrap()), [open]);
        assert!(store.undated_matches(&edition, Some(b)).await.unwrap().is_empty());
        assert!(store.undated_matches(&[], None).await.unwrap().is_empty());
        assert!(store.matches_of_rounds(&[]).await.unwrap().is_empty());
    }
}
