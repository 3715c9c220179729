//! Deadlines. They are measured by the machine's own clock, whatever time the league's clock shows.

use std::time::{Duration, Instant};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Deadline(Instant);

impl Deadline {
    pub(crate) fn after(time: Duration) -> Self {
        Self(now() + time)
    }

    pub(crate) fn has_passed(self) -> bool {
        now() >= self.0
    }

    pub(crate) fn left(self) -> Duration {
        self.0.saturating_duration_since(now())
    }
}

#[allow(clippy::disallowed_methods, reason = "measures how long something takes, never tells the time")]
fn now() -> Instant {
    Instant::now()
}
