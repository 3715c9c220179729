//! The clock, as a value that is handed around. Everything that needs to know the time takes a [`Clock`] or an instant,
//! so that tests, screenshots and the demo league can be set at any moment.

use std::str::FromStr;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Instant;

use jiff::Timestamp;

#[derive(Clone, Copy, Debug)]
pub struct Clock(Source);

#[derive(Clone, Copy, Debug)]
enum Source {
    System,
    /// Runs on from `start`, which it showed at `since`, so many times as fast as the world's.
    Shifted {
        start: Timestamp,
        since: Instant,
        speed: u32,
    },
    Frozen(Timestamp),
    /// Milliseconds since 1970, moved by whoever holds it.
    ByHand(&'static AtomicI64),
}

impl Clock {
    pub fn system() -> Self {
        Self(Source::System)
    }

    /// A clock that shows `start` now and runs on.
    #[allow(clippy::disallowed_methods, reason = "the one place where clocks are read")]
    pub fn starting_at(start: Timestamp) -> Self {
        Self(Source::Shifted { start, since: Instant::now(), speed: 1 })
    }

    /// The same, `speed` times as fast; starting at `earliest` where this one shows less. A clock that stands still goes
    /// on standing.
    #[allow(clippy::disallowed_methods, reason = "the one place where clocks are read")]
    pub fn faster(self, speed: u32, earliest: Option<Timestamp>) -> Self {
        match self.0 {
            Source::Frozen(_) | Source::ByHand(_) => self,
            _ => {
                let start = earliest.map_or(self.now(), |earliest| earliest.max(self.now()));
                Self(Source::Shifted { start, since: Instant::now(), speed })
            }
        }
    }

    /// A clock that always shows `at`.
    pub fn frozen(at: Timestamp) -> Self {
        Self(Source::Frozen(at))
    }

    /// A clock that moves only when it is told to: for tests of what time brings. Lives as long as the program.
    pub fn by_hand(at: Timestamp) -> Self {
        Self(Source::ByHand(Box::leak(Box::new(AtomicI64::new(at.as_millisecond())))))
    }

    /// Moves a clock that is moved by hand, and no other.
    pub fn pass(&self, seconds: i64) {
        if let Source::ByHand(millis) = self.0 {
            millis.fetch_add(seconds * 1000, Ordering::SeqCst);
        }
    }

    #[allow(clippy::disallowed_methods, reason = "the one place where clocks are read")]
    pub fn now(&self) -> Timestamp {
        match self.0 {
            Source::System => Timestamp::now(),
            Source::Shifted { start, since, speed } => {
                let passed = since.elapsed().saturating_mul(speed);
                start.saturating_add(passed).unwrap_or(Timestamp::MAX)
            }
            Source::Frozen(at) => at,
            Source::ByHand(millis) => {
                Timestamp::from_millisecond(millis.load(Ordering::SeqCst)).unwrap_or(Timestamp::MAX)
            }
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
    fn a_faster_clock_goes_on_where_it_was_left() {
        let (start, left): (Timestamp, Timestamp) =
            ("2026-11-14T21:10:00Z".parse().unwrap(), "2026-11-15T03:00:00Z".parse().unwrap());
        let clock = Clock::starting_at(start).faster(1_000_000, Some(left));
        assert!(clock.now() >= left);
        // A second of the world is eleven days.
        while clock.now() < left + jiff::SignedDuration::from_mins(30) {}
        assert!(Clock::starting_at(left).faster(2, Some(start)).now() >= left);
        assert_eq!(Clock::frozen(start).faster(60, Some(left)).now(), start);
    }

    #[test]
    fn a_frozen_clock_stands_still() {
        let at: Timestamp = "2026-11-14T21:10:00Z".parse().unwrap();
        assert_eq!(Clock::frozen(at).now(), at);
    }
}
