//! Work with passwords. It is slow and large on purpose, so little of it is done at a time, away from the threads that
//! answer everybody else.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;

use crate::error::ApiError;

/// Each takes 19 MiB and a core for a moment.
const AT_A_TIME: usize = 2;
/// So many may wait their turn; whoever comes then is asked to come again.
const MOST_WAITING: usize = 32;
const PATIENCE: Duration = Duration::from_secs(5);

pub(crate) struct PasswordWork {
    places: Arc<Semaphore>,
    queue: Semaphore,
}

impl PasswordWork {
    pub(crate) fn new() -> Self {
        Self { places: Arc::new(Semaphore::new(AT_A_TIME)), queue: Semaphore::new(AT_A_TIME + MOST_WAITING) }
    }

    /// Does the work when its turn comes. It keeps its place until it is done, even if nobody waits for it any longer.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let busy = || ApiError::Unavailable("too many passwords to be checked at once".to_owned());
        let _queued = self.queue.try_acquire().map_err(|_| busy())?;
        let place = tokio::time::timeout(PATIENCE, self.places.clone().acquire_owned()).await.map_err(|_| busy())?;
        let place = place.expect("places are never closed");
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        done.await.map_err(|error| ApiError::Internal(format!("work with a password failed: {error}")))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    use futures_util::FutureExt;
    use futures_util::future::join_all;

    use super::*;

    #[tokio::test]
    async fn little_is_done_at_a_time_and_few_may_wait() {
        let work = PasswordWork::new();
        let (running, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let (go_on, held) = mpsc::channel::<()>();
        let held = Arc::new(std::sync::Mutex::new(held));
        let one = || {
            let (running, most, held) = (running.clone(), most.clone(), held.clone());
            work.run(move || {
                most.fetch_max(running.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                held.lock().unwrap().recv().unwrap();
                running.fetch_sub(1, Ordering::SeqCst);
            })
        };
        let mut all: Vec<_> = (0..AT_A_TIME + MOST_WAITING).map(|_| Box::pin(one())).collect();
        for waiting in &mut all {
            assert!(waiting.now_or_never().is_none());
        }
        assert!(matches!(one().await, Err(ApiError::Unavailable(_))), "one too many");
        for _ in 0..all.len() {
            go_on.send(()).unwrap();
        }
        assert!(join_all(all).await.iter().all(Result::is_ok));
        assert!(most.load(Ordering::SeqCst) <= AT_A_TIME);
    }

    #[tokio::test]
    async fn a_failure_is_ours_and_leaves_the_place() {
        let work = PasswordWork::new();
        for _ in 0..AT_A_TIME + 1 {
            assert!(matches!(work.run(|| panic!("no")).await, Err(ApiError::Internal(_))));
        }
        assert_eq!(work.run(|| 7).await.unwrap(), 7);
    }
}
