//! Counting views. On an evening with matches they come by the thousand, so those that come while others are being
//! written are written together: whoever is next writes for all that wait.

use std::collections::HashSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, Ordering};

use jiff::Timestamp;
use store::content::View;
use store::{Store, StoreError};
use tokio::sync::{Mutex as Turn, oneshot};

use crate::rate_limit::RateLimit;

/// More than wait at once on the busiest evening; beyond it the database is stuck.
const MOST_WAITING: usize = 10_000;
/// Entries whose number is told to the caches at the next opportunity; the rest are told later.
const MOST_TOLD: usize = 5_000;

pub(crate) struct Views {
    limit: RateLimit,
    waiting: Mutex<Vec<(View, oneshot::Sender<Option<i64>>)>>,
    turn: Turn<()>,
    /// Entries that were seen since the caches were last told.
    seen: Mutex<HashSet<(String, i64)>>,
    /// The minute in which they were.
    told: AtomicI64,
}

/// More than a household looks at in a minute, and a stadium behind one address with its own network.
const MOST_IN_A_MINUTE: u64 = 600;

impl Default for Views {
    fn default() -> Self {
        Self {
            limit: RateLimit::new(MOST_IN_A_MINUTE),
            waiting: Mutex::default(),
            turn: Turn::default(),
            seen: Mutex::default(),
            told: AtomicI64::default(),
        }
    }
}

impl Views {
    /// How often one address may be counted.
    pub(crate) fn limit(&self) -> &RateLimit {
        &self.limit
    }

    /// Those that could not be told are told next time.
    pub(crate) fn put_back(&self, untold: HashSet<(String, i64)>) {
        lock(&self.seen).extend(untold);
    }

    /// Counts a view; gives the entry's number once it is written. `None` where there is no such entry.
    pub(crate) async fn count(&self, store: &Store, view: View, now: Timestamp) -> Result<Option<i64>, StoreError> {
        let (told, number) = oneshot::channel();
        {
            let mut waiting = lock(&self.waiting);
            if waiting.len() >= MOST_WAITING {
                return Err(StoreError::Unavailable("too many views wait to be counted".to_owned()));
            }
            waiting.push((view, told));
        }
        let turn = self.turn.lock().await;
        let (views, told): (Vec<View>, Vec<_>) = std::mem::take(&mut *lock(&self.waiting)).into_iter().unzip();
        if !views.is_empty() {
            let numbers = store.count_views(&views, now).await?;
            let mut seen = lock(&self.seen);
            for ((view, told), number) in views.into_iter().zip(told).zip(numbers) {
                if number.is_some() && seen.len() < MOST_TOLD {
                    seen.insert((view.content_type, view.id));
                }
                // Whoever went away does not want to know.
                let _ = told.send(number);
            }
        }
        drop(turn);
        number.await.map_err(|_| StoreError::Unavailable("the view could not be counted".to_owned()))
    }

    /// The entries that were seen since this was last asked; once a minute, so that lists stay in the cache.
    pub(crate) fn take_seen(&self, now: Timestamp) -> HashSet<(String, i64)> {
        let minute = now.as_second().div_euclid(60);
        match self.told.swap(minute, Ordering::Relaxed) == minute {
            true => HashSet::new(),
            false => std::mem::take(&mut lock(&self.seen)),
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
