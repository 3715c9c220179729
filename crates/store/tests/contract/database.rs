//! The database itself: its schema, its absence, its copies.

use store::Store;
use store::StoreError;
use testkit::TestDatabase;

use crate::league::stored_league;

#[tokio::test]
async fn a_backup_is_a_whole_database() {
    let database = TestDatabase::sqlite();
    let store = database.open().await;
    stored_league(&store).await;
    let file = database.folder.path().join("backup.sqlite");
    store.backup(&file).await.unwrap();
    let copy = Store::open(&store::StoreOptions::new(store::DatabaseUrl::Sqlite(file))).await.unwrap();
    assert_eq!(copy.seasons().await.unwrap(), store.seasons().await.unwrap());
}

#[tokio::test]
async fn migrating_twice_changes_nothing_and_an_unmigrated_database_is_not_ready() {
    for database in TestDatabase::both().await {
        let options = store::StoreOptions::new(database.url.clone());
        let store = Store::open(&options).await.unwrap();
        assert!(store.check().await.is_err());
        assert!(!store.has_schema().await);
        assert_eq!(
            store.migrate().await.unwrap(),
            [
                "0001_sports",
                "0002_game",
                "0003_feed",
                "0004_accounts",
                "0005_content",
                "0006_search",
                "0007_map",
                "0008_season",
                "0009_careers",
                "0010_old_addresses",
                "0011_sign_in",
                "0012_own",
                "0013_events",
            ]
        );
        assert!(store.migrate().await.unwrap().is_empty());
        assert!(store.has_schema().await);
        store.check().await.unwrap();
        store.close().await.unwrap();
        assert!(matches!(store.check().await, Err(StoreError::Unavailable(_))));
    }
}

#[tokio::test]
async fn a_database_that_goes_away_is_unavailable_and_comes_back() {
    let database = TestDatabase::postgres().await;
    let store = database.open().await;
    stored_league(&store).await;
    database.allow_connections(false).await;
    for _ in 0..2 {
        assert!(matches!(store.seasons().await, Err(StoreError::Unavailable(_))));
    }
    database.allow_connections(true).await;
    // Each connection that broke is found out once, and replaced.
    let mut answer = store.seasons().await;
    for _ in 0..store::StoreOptions::new(database.url.clone()).max_connections {
        if answer.is_err() {
            answer = store.seasons().await;
        }
    }
    assert_eq!(answer.unwrap().len(), 1);
}
