//! The clock, as a value that is handed around. Everything that needs to know the time takes a [`Clock`] or an instant,
//! so that tests, screenshots and the demo league can be set at any moment.

use std::str::FromStr;
use std::time::Instant;

use jiff::Timestamp;

#[derive(Clone, Copy, Debug)]
pub struct Clock(Source);

#[derive(Clone, Copy, Debug)]
enum Source {
    System,
    /// Runs on from `start`, which it showed at `since`.
    Shifted {
        start: Timestamp,
        since: Instant,
    },
    Frozen(Timestamp),
}

impl Clock {
    pub fn system() -> Self {
        Self(Source::System)
    }

    /// A clock that shows `start` now and runs on.
    #[allow(clippy::disallowed_methods, reason = "the one place where clocks are read")]
    pub fn starting_at(start: Timestamp) -> Self {
        Self(Source::Shifted { start, since: Instant::now() })
    }

    /// A clock that always shows `at`.
    pub fn frozen(at: Timestamp) -> Self {
        Self(Source::Frozen(at))
    }

    #[allow(clippy::disallowed_methods, reason = "the one place where clocks are read")]
    pub fn now(&self) -> Timestamp {
        match self.0 {
            Source::System => Timestamp::now(),
            Source::Shifted { start, since } => start.saturating_add(since.elapsed()).unwrap_or(Timestamp::MAX),
            Source::Frozen(at) => at,
        }
    }

    /// For measuring how long something takes; never for telling the time.
    #[allow(clippy::disallowed_methods, reason = "the one place where clocks are read")]
    pub fn stopwatch() -> Instant {
        Instant::now()
    }
}

impl FromStr for Clock {
    type Err = jiff::Error;

    /// `2026-11-14T21:10:00Z` starts there and runs on.
    fn from_str(text: &str) -> Result<Self, jiff::Error> {
        Ok(Self::starting_at(text.parse()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shifted_clock_starts_where_it_is_told_and_runs() {
        let clock: Clock = "2026-11-14T21:10:00Z".parse().unwrap();
        let first = clock.now();
        assert_eq!(first.to_string()[..16], *"2026-11-14T21:10");
        assert!(clock.now() >= first);
        assert!("yesterday".parse::<Clock>().is_err());
    }

    #[test]
    fn a_frozen_clock_stands_still() {
        let at: Timestamp = "2026-11-14T21:10:00Z".parse().unwrap();
        assert_eq!(Clock::frozen(at).now(), at);
    }
}
