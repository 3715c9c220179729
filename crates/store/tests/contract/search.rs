//! What is found by searching: that it follows what is written, and is the same on both databases.

mod documents;
mod names;

use std::fmt::Debug;

use store::Store;
use testkit::TestDatabase;

/// Runs a story on both databases and sees to it that both tell the same.
async fn on_both<T: PartialEq + Debug>(story: impl AsyncFn(&Store) -> T) {
    let mut told = Vec::new();
    for database in TestDatabase::both().await {
        told.push(story(&database.open().await).await);
    }
    assert_eq!(told[0], told[1]);
}
