//! The threads that work on files. They are few, so that at most as many large pictures are in memory at a time, and they
//! step back for everything else that the program does.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use tokio::sync::oneshot;

use crate::error::MediaError;

/// Decoders of nested things recurse.
const STACK: usize = 32 << 20;

type Job = Box<dyn FnOnce() + Send>;

/// Ends its threads when dropped.
pub(crate) struct Workers {
    queue: SyncSender<Job>,
}

impl Workers {
    pub(crate) fn start(count: usize, waiting: usize) -> Result<Self, MediaError> {
        let (queue, jobs) = sync_channel(waiting);
        let jobs = Arc::new(Mutex::new(jobs));
        for number in 0..count.max(1) {
            let jobs = jobs.clone();
            thread::Builder::new()
                .name(format!("media-{number}"))
                .stack_size(STACK)
                .spawn(move || work(&jobs))
                .map_err(|error| MediaError::Place(error.to_string()))?;
        }
        Ok(Self { queue })
    }

    /// Does some work when its turn comes. What nobody waits for any more is not begun.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, MediaError> + Send + 'static,
    ) -> Result<T, MediaError> {
        let (done, result) = oneshot::channel();
        let job = move || {
            if done.is_closed() {
                return;
            }
            let failed = |_| Err(MediaError::Failed("a decoder panicked".to_owned()));
            let _ = done.send(catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(failed));
        };
        match self.queue.try_send(Box::new(job)) {
            Ok(()) => {}
            Err(TrySendError::Full(_)) => return Err(MediaError::Busy),
            Err(TrySendError::Disconnected(_)) => return Err(MediaError::Failed("no worker is left".to_owned())),
        }
        result.await.unwrap_or_else(|_| Err(MediaError::Failed("the worker ended".to_owned())))
    }
}

fn work(jobs: &Mutex<Receiver<Job>>) {
    step_back();
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match job {
            Ok(job) => job(),
            Err(_) => return,
        }
    }
}

/// Lets everybody else go first: on Linux this is for the calling thread alone. Where it cannot be done, nothing is lost.
pub(crate) fn step_back() {
    const LAST: i32 = 19;
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, LAST) {
        tracing::debug!("the media threads keep their priority: {error}");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn a_panic_is_an_error_for_one_and_the_next_is_served() {
        let workers = Workers::start(1, 4).unwrap();
        let failed = workers.run::<()>(|| panic!("as a decoder might")).await;
        assert!(matches!(failed, Err(MediaError::Failed(_))), "{failed:?}");
        assert_eq!(workers.run(|| Ok(7)).await.unwrap(), 7);
    }

    #[tokio::test]
    async fn a_full_queue_is_said_at_once_and_what_nobody_waits_for_is_not_begun() {
        let workers = Arc::new(Workers::start(1, 1).unwrap());
        let (begun, has_begun) = mpsc::channel();
        let (go_on, wait) = mpsc::channel::<()>();
        let first = tokio::spawn({
            let workers = workers.clone();
            async move {
                let first = move || {
                    begun.send(()).unwrap();
                    wait.recv().unwrap();
                    Ok(())
                };
                workers.run(first).await
            }
        });
        tokio::task::spawn_blocking(move || has_begun.recv()).await.unwrap().unwrap();
        let (told, was_told) = mpsc::channel();
        let mut second = Box::pin(workers.run(move || {
            told.send(()).unwrap();
            Ok(())
        }));
        // Polled once: it waits in the queue, which is full now.
        assert!(futures_util::poll!(&mut second).is_pending());
        assert!(matches!(workers.run(|| Ok(())).await, Err(MediaError::Busy)));
        drop(second);
        go_on.send(()).unwrap();
        first.await.unwrap().unwrap();
        // The queue is worked off in order.
        while matches!(workers.run(|| Ok(())).await, Err(MediaError::Busy)) {
            tokio::task::yield_now().await;
        }
        assert!(was_told.recv().is_err());
    }
}
