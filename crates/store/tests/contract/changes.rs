//! One write, one transaction, one change – and everybody hears of it.

use serde_json::json;
use std::sync::Arc;
use std::sync::Mutex;
use testkit::TestDatabase;

use crate::league::{at, league, played, stored_league};

#[tokio::test]
async fn what_is_not_committed_never_was() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let mut write = store.write().await.unwrap();
        league(&mut write).await;
        drop(write);
        assert!(store.seasons().await.unwrap().is_empty());
        assert!(store.competition("liga").await.unwrap().is_none());
        assert_eq!(store.latest_change().await.unwrap(), 0);
    }
}

#[tokio::test]
async fn each_commit_is_one_change_with_what_it_touched() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let heard: Arc<Mutex<Vec<i64>>> = Arc::default();
        let ear = heard.clone();
        store.on_change(move |change| ear.lock().unwrap().push(change.id));
        let league = stored_league(&store).await;
        let mut write = store.write().await.unwrap();
        let pair = (league.teams[0], league.teams[1]);
        let id = write.add_match(&league.edition, league.round, pair, None, played(1, 0)).await.unwrap();
        let change = write.commit(at(), "result", json!({"match": id})).await.unwrap().unwrap();
        let changes = store.changes_after(0).await.unwrap();
        assert_eq!(changes.len(), 2);
        assert_eq!(changes[1], change);
        assert_eq!((changes[1].kind.as_str(), changes[1].at), ("result", at()));
        assert_eq!(
            changes[1].tags,
            ["competition/liga/20262027".to_owned(), format!("match/{id}"), "seasons".to_owned()]
        );
        assert_eq!(*heard.lock().unwrap(), [changes[0].id, change.id]);
        assert!(store.changes_after(change.id).await.unwrap().is_empty());
        assert_eq!(store.latest_change().await.unwrap(), change.id);

        let tomorrow = at() + jiff::SignedDuration::from_hours(24);
        assert_eq!(store.forget_changes(tomorrow).await.unwrap(), 1);
        assert_eq!(store.latest_change().await.unwrap(), change.id, "numbering goes on");
    }
}

#[tokio::test]
async fn another_process_hears_of_a_change() {
    for database in TestDatabase::both().await {
        let (here, there) = (database.open().await, database.open().await);
        let (tell, mut heard) = tokio::sync::mpsc::unbounded_channel();
        there.on_change(move |change| drop(tell.send(change.tags.clone())));
        let follower = tokio::spawn(async move { there.follow_changes(0).await });
        stored_league(&here).await;
        let tags = heard.recv().await.unwrap();
        assert!(tags.contains(&"competition/liga/20262027".to_owned()));
        follower.abort();
    }
}

#[tokio::test]
async fn writers_wait_for_each_other() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let mut tasks = Vec::new();
        for i in 0..8 {
            let (store, edition, phase) = (store.clone(), league.edition.clone(), league.phase);
            tasks.push(tokio::spawn(async move {
                let mut write = store.write().await.unwrap();
                write.add_round(&edition, phase, 10 + i, None).await.unwrap();
                write.commit(at(), "test", json!({})).await.unwrap().unwrap().id
            }));
        }
        let mut ids = Vec::new();
        for task in tasks {
            ids.push(task.await.unwrap());
        }
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), 8);
        assert_eq!(store.rounds(league.edition.id).await.unwrap().len(), 9);
    }
}
