//! Work that goes on beside the requests, and is done even if the program stops meanwhile.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use store::StoreError;
use store::jobs::Job;
use tokio::sync::Notify;

use crate::app::App;
use crate::letters::{self, Failure};
use crate::metrics;
use crate::notices;

/// What other nodes left, or what is due again, is found within this.
const LOOK_EVERY: Duration = Duration::from_secs(2);
/// How long a job that failed waits, by how often it did; the last for all further tries.
const WAITS: [SignedDuration; 7] = [
    SignedDuration::from_secs(5),
    SignedDuration::from_secs(30),
    SignedDuration::from_mins(2),
    SignedDuration::from_mins(10),
    SignedDuration::from_mins(30),
    SignedDuration::from_hours(1),
    SignedDuration::from_hours(2),
];
/// By then, a day has passed.
const MOST_TRIES: i64 = 17;
/// So much of a reason is kept.
const LONGEST_REASON: usize = 300;

#[derive(Default)]
pub(crate) struct Jobs(Notify);

impl Jobs {
    /// There is something to do.
    pub(crate) fn wake(&self) {
        self.0.notify_one();
    }
}

/// For as long as the program runs.
pub(crate) async fn work(app: &App) {
    loop {
        if let Err(error) = work_off(app).await {
            tracing::warn!(%error, "jobs could not be read");
        }
        let _ = tokio::time::timeout(LOOK_EVERY, app.jobs().0.notified()).await;
    }
}

/// Does all that is due; says how much that was.
pub(crate) async fn work_off(app: &App) -> Result<usize, StoreError> {
    let mut count = 0;
    while let Some(job) = app.store().take_job(app.now()).await? {
        count += 1;
        let done = match job.kind.as_str() {
            letters::KIND => letters::send(app, &job.body).await,
            notices::NEWSLETTER => notices::send_newsletter(app, &job.body).await,
            notices::ACCREDITATION => notices::send_accreditation(app, &job.body).await,
            // Of a newer version, perhaps: a node that knows it may take it.
            kind => Err(Failure::Later(format!("a kind that this version does not know: {kind}"))),
        };
        settle(app, &job, done).await?;
    }
    Ok(count)
}

async fn settle(app: &App, job: &Job, done: Result<(), Failure>) -> Result<(), StoreError> {
    let (id, kind, tries) = (job.id, job.kind.as_str(), job.tries);
    match done {
        Ok(()) => {
            metrics::job("done");
            app.store().finish_job(id).await
        }
        Err(Failure::Later(reason)) if tries < MOST_TRIES => {
            metrics::job("put off");
            tracing::warn!(id, kind, tries, reason, "a job failed, and will be tried again");
            let reason: String = reason.chars().take(LONGEST_REASON).collect();
            app.store().put_off_job(id, due(tries, app.now()), &reason).await
        }
        Err(Failure::Later(reason) | Failure::Never(reason)) => {
            metrics::job("given up");
            tracing::error!(id, kind, tries, reason, "a job is given up");
            app.store().finish_job(id).await
        }
    }
}

fn due(tries: i64, now: Timestamp) -> Timestamp {
    let place = usize::try_from(tries - 1).unwrap_or(0).min(WAITS.len() - 1);
    now.checked_add(WAITS[place]).unwrap_or(Timestamp::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_job_is_tried_for_a_day() {
        let mut now = Timestamp::UNIX_EPOCH;
        for tries in 1..MOST_TRIES {
            now = due(tries, now);
        }
        let hours = now.as_second() / 3600;
        assert!((20..=26).contains(&hours), "{hours}");
    }
}
