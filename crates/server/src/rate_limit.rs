//! How often somebody may try. Attempts are counted in fixed windows, each from the first attempt on; all of them count,
//! good and bad.

use axum::http::{HeaderMap, HeaderName, HeaderValue};
use jiff::{SignedDuration, Timestamp};
use moka::policy::EvictionPolicy;
use moka::sync::Cache;
use xxhash_rust::xxh3::xxh3_64;

use crate::origin::Origin;

const WINDOW: SignedDuration = SignedDuration::from_secs(60);
/// So many are counted at a time. Who comes beyond takes the place of the one who has not tried for the longest.
const MOST_COUNTED: u64 = 50_000;

/// Who is counted: by what he does, what he says of himself, and where he comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Who {
    route: &'static str,
    /// Only a digest: a caller may say anything, of any length.
    identifier: u64,
    origin: Origin,
}

impl Who {
    /// `email` is the address in a body, if the call takes one.
    pub(crate) fn new(route: &'static str, email: Option<&str>, origin: Origin) -> Self {
        let identifier = email.map_or("unknownidentifier".to_owned(), str::to_lowercase);
        Self { route, identifier: xxh3_64(identifier.as_bytes()), origin }
    }
}

#[derive(Clone, Copy)]
struct Window {
    begun: Timestamp,
    attempts: u64,
}

pub(crate) struct RateLimit {
    most: u64,
    windows: Cache<Who, Window>,
}

/// How an attempt was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counted {
    pub most: u64,
    /// The first is 1.
    pub attempt: u64,
    pub resets: Timestamp,
}

impl RateLimit {
    pub(crate) fn new(most_in_a_minute: u64) -> Self {
        // The newest always gets a place: else it would pay to keep others busy.
        let windows = Cache::builder().max_capacity(MOST_COUNTED).eviction_policy(EvictionPolicy::lru()).build();
        Self { most: most_in_a_minute, windows }
    }

    /// Counts an attempt.
    pub(crate) fn count(&self, who: Who, now: Timestamp) -> Counted {
        self.count_several(who, 1, now)
    }

    /// Counts what comes as one message but is as much as several.
    pub(crate) fn count_several(&self, who: Who, several: u64, now: Timestamp) -> Counted {
        let counted = self.windows.entry(who).and_upsert_with(|known| {
            let known = known.map(moka::Entry::into_value);
            let open = known.filter(|window| window.begun <= now && now < end(window.begun));
            let Window { begun, attempts } = open.unwrap_or(Window { begun: now, attempts: 0 });
            Window { begun, attempts: attempts.saturating_add(several) }
        });
        let Window { begun, attempts } = counted.into_value();
        Counted { most: self.most, attempt: attempts, resets: end(begun) }
    }
}

fn end(begun: Timestamp) -> Timestamp {
    begun.saturating_add(WINDOW).unwrap_or(Timestamp::MAX)
}

impl Counted {
    pub(crate) fn is_too_many(self) -> bool {
        self.attempt > self.most
    }

    /// Tells the caller how he stands.
    pub(crate) fn tell(self, headers: &mut HeaderMap) {
        let mut tell = |name: &'static str, number: i64| {
            headers.insert(HeaderName::from_static(name), HeaderValue::from(number));
        };
        tell("x-ratelimit-limit", self.most as i64);
        tell("x-ratelimit-remaining", self.most.saturating_sub(self.attempt) as i64);
        // Rounded up: at that second the window is over.
        tell("x-ratelimit-reset", (self.resets.as_millisecond() + 999).div_euclid(1000));
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use jiff::ToSpan;

    use super::*;

    fn now() -> Timestamp {
        "2026-11-14T21:10:00.250Z".parse().unwrap()
    }

    fn who(email: Option<&str>, address: &str) -> Who {
        Who::new("/api/auth/local", email, address.parse::<IpAddr>().unwrap().into())
    }

    #[test]
    fn a_window_takes_so_many_and_then_no_more_until_it_ends() {
        let limit = RateLimit::new(10);
        let ana = who(None, "1.1.1.1");
        for attempt in 1..=12 {
            let counted = limit.count(ana, now() + (attempt as i64).seconds());
            assert_eq!((counted.attempt, counted.is_too_many()), (attempt, attempt > 10));
            assert_eq!(counted.resets, now() + 61.seconds());
        }
        let last = now() + 61.seconds() - 1.millisecond();
        assert!(limit.count(ana, last).is_too_many());
        let first = limit.count(ana, now() + 61.seconds());
        assert_eq!((first.attempt, first.resets), (1, now() + 121.seconds()));
    }

    #[test]
    fn several_at_once_count_as_several() {
        let limit = RateLimit::new(10);
        let ana = who(None, "1.1.1.1");
        assert!(!limit.count_several(ana, 10, now()).is_too_many());
        assert!(limit.count_several(ana, 1, now()).is_too_many());
        assert!(limit.count_several(who(None, "1.1.1.2"), 11, now()).is_too_many());
    }

    #[test]
    fn a_clock_that_was_put_back_shuts_nobody_out() {
        let limit = RateLimit::new(1);
        let ana = who(None, "1.1.1.1");
        limit.count(ana, now());
        assert!(limit.count(ana, now()).is_too_many());
        assert!(!limit.count(ana, now() - 24.hours()).is_too_many());
    }

    #[test]
    fn everybody_is_counted_for_himself() {
        let limit = RateLimit::new(1);
        let all = [
            who(None, "1.1.1.1"),
            who(None, "1.1.1.2"),
            who(Some("ana@liga.example"), "1.1.1.1"),
            who(Some("rui@liga.example"), "1.1.1.1"),
            Who::new("/api/auth/forgot-password", None, "1.1.1.1".parse::<IpAddr>().unwrap().into()),
        ];
        for one in all {
            assert_eq!(limit.count(one, now()).attempt, 1);
        }
        assert_eq!(limit.count(who(Some("ANA@liga.example"), "1.1.1.1"), now()).attempt, 2);
    }

    #[test]
    fn the_headers_say_how_one_stands() {
        let limit = RateLimit::new(2);
        let told = [1, 0, 0].map(|_| {
            let mut headers = HeaderMap::new();
            limit.count(who(None, "1.1.1.1"), now()).tell(&mut headers);
            ["limit", "remaining", "reset"]
                .map(|name| headers[&format!("x-ratelimit-{name}")].to_str().unwrap().to_owned())
        });
        let reset = (now().as_second() + 61).to_string();
        assert_eq!(told, [["2", "1", &reset], ["2", "0", &reset], ["2", "0", &reset]]);
    }

    #[test]
    fn however_many_come_there_is_a_place_for_the_newest_and_no_more_than_so_many() {
        let limit = RateLimit::new(1);
        for number in 0..MOST_COUNTED + 5_000 {
            limit.count(who(Some(&number.to_string()), "1.1.1.1"), now());
        }
        limit.windows.run_pending_tasks();
        assert!(limit.windows.entry_count() <= MOST_COUNTED);
        let newest = who(Some(&(MOST_COUNTED + 4_999).to_string()), "1.1.1.1");
        assert!(limit.count(newest, now()).is_too_many());
    }
}
