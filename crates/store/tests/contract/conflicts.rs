//! What must not be written is refused by name.

use football::round::RoundKind;
use football::score::FullScore;
use football::score::Score;
use football::state::MatchState;
use store::Conflict;
use store::StoreError;
use store::matches::MatchFacts;
use store::stadiums::NewStadium;
use testkit::TestDatabase;

use crate::league::{competition, played, season, stored_league, team};

#[tokio::test]
async fn conflicts_are_named() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let pair = (league.teams[0], league.teams[1]);
        let conflict = |result: Result<(), StoreError>| match result {
            Err(StoreError::Conflict(conflict)) => conflict,
            other => panic!("expected a conflict, got {other:?}"),
        };
        // A failed statement ends a PostgreSQL transaction, so each case has its own.
        let mut write = store.write().await.unwrap();
        let again = write.add_competition(competition("liga")).await.map(drop);
        assert_eq!(conflict(again), Conflict::CompetitionKey);
        drop(write);

        let mut write = store.write().await.unwrap();
        let again = write.add_edition(&league.competition, season(), "liga-portugal", &[]).await.map(drop);
        assert_eq!(conflict(again), Conflict::Edition);
        drop(write);

        let mut write = store.write().await.unwrap();
        let again = write.add_phase(&league.edition, 1, RoundKind::Round, None).await.map(drop);
        assert_eq!(conflict(again), Conflict::Phase);
        drop(write);

        let mut write = store.write().await.unwrap();
        let again = write.add_round(&league.edition, league.phase, 1, None).await.map(drop);
        assert_eq!(conflict(again), Conflict::Round);
        drop(write);

        let mut write = store.write().await.unwrap();
        assert_eq!(conflict(write.add_team(team("Brisa")).await.map(drop)), Conflict::TeamExternalId);
        drop(write);

        let mut write = store.write().await.unwrap();
        write.add_alias("brisa", league.teams[1]).await.unwrap();
        assert_eq!(conflict(write.add_alias("brisa", league.teams[0]).await), Conflict::TeamAlias);
        drop(write);

        let mut write = store.write().await.unwrap();
        write.add_match(&league.edition, league.round, pair, None, played(1, 0)).await.unwrap();
        let again = write.add_match(&league.edition, league.round, pair, None, played(1, 0)).await.map(drop);
        assert_eq!(conflict(again), Conflict::MatchInRound);
        drop(write);

        let mut write = store.write().await.unwrap();
        let swapped = (pair.1, pair.0);
        write.add_match(&league.edition, league.round, pair, Some("m1".into()), played(1, 0)).await.unwrap();
        let again = write.add_match(&league.edition, league.round, swapped, Some("m1".into()), played(1, 0)).await;
        assert_eq!(conflict(again.map(drop)), Conflict::MatchExternalId);
        drop(write);

        let stadium = NewStadium {
            external_id: "s".into(),
            name: "Arena".into(),
            city: None,
            capacity: Some(9000),
            address: None,
        };
        let mut write = store.write().await.unwrap();
        write.add_stadium(stadium.clone()).await.unwrap();
        assert_eq!(conflict(write.add_stadium(stadium).await.map(drop)), Conflict::StadiumExternalId);
    }
}

#[tokio::test]
async fn a_state_and_a_score_that_contradict_each_other_are_not_written() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let pair = (league.teams[0], league.teams[1]);
        let bad = [
            MatchFacts { score: None, ..played(0, 0) },
            MatchFacts { state: MatchState::Postponed, ..played(1, 0) },
            MatchFacts {
                score: Some(FullScore { half_time: Some(Score::new(3, 0)), ..FullScore::plain(Score::new(1, 0)) }),
                ..played(1, 0)
            },
        ];
        for facts in bad {
            let mut write = store.write().await.unwrap();
            let refused = write.add_match(&league.edition, league.round, pair, None, facts).await;
            assert!(matches!(refused, Err(StoreError::Corrupt(_))), "{refused:?}");
        }
    }
}
