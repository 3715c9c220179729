//! Wrong passwords, and how long one waits after them. Counted where all nodes see it: for a name from one place, and – more
//! patiently, so that nobody can be kept out by others for long – for a name from everywhere.

use accounts::code;
use jiff::{SignedDuration, Timestamp};

use crate::app::App;
use crate::error::ApiError;
use crate::origin::Origin;

/// After a day without a wrong password, all is forgotten.
pub(crate) const MEMORY: SignedDuration = SignedDuration::from_hours(24);

/// From this failure on one waits, each time twice as long as before.
const FREE_FROM_ONE_PLACE: u32 = 5;
const LONGEST_FROM_ONE_PLACE: i64 = 15 * 60;
const FREE_FROM_EVERYWHERE: u32 = 25;
const LONGEST_FROM_EVERYWHERE: i64 = 30;

/// Under what a name is counted from everywhere.
pub(crate) fn key(identifier: &str) -> String {
    code::digest(&format!("guess\n{}", identifier.to_lowercase()))
}

/// Who tries, as whom, from where.
pub(crate) struct Guesser {
    one_place: String,
    everywhere: String,
}

impl Guesser {
    /// Whether there is such an account does not matter: those that are not are counted just the same.
    pub(crate) fn new(identifier: &str, origin: Origin) -> Self {
        let name = identifier.to_lowercase();
        Self { one_place: code::digest(&format!("guess\n{origin:?}\n{name}")), everywhere: key(&name) }
    }

    /// Refuses who has to wait.
    pub(crate) async fn check(&self, app: &App) -> Result<(), ApiError> {
        let (now, since) = (app.now(), since(app.now()));
        let mut until = Timestamp::MIN;
        for key in [&self.one_place, &self.everywhere] {
            until = until.max(app.store().attempts(key, since).await?.until);
        }
        let left = u64::try_from(until.duration_since(now).as_millis()).unwrap_or(0);
        match left.div_ceil(1000) {
            0 => Ok(()),
            seconds => Err(ApiError::HeldBack(seconds)),
        }
    }

    pub(crate) async fn failed(&self, app: &App) -> Result<(), ApiError> {
        let (now, since) = (app.now(), since(app.now()));
        let rules = [
            (&self.one_place, FREE_FROM_ONE_PLACE, LONGEST_FROM_ONE_PLACE),
            (&self.everywhere, FREE_FROM_EVERYWHERE, LONGEST_FROM_EVERYWHERE),
        ];
        for (key, free, longest) in rules {
            let failures = app.store().note_failure(key, since, now).await?;
            let wait = wait(failures, free, longest);
            if wait > 0 {
                let until = now.checked_add(SignedDuration::from_secs(wait)).unwrap_or(Timestamp::MAX);
                app.store().hold_back(key, until).await?;
            }
        }
        Ok(())
    }

    /// The right one came: from this place, nothing is held against him.
    pub(crate) async fn succeeded(&self, app: &App) -> Result<(), ApiError> {
        app.store().forget_failures(&self.one_place).await?;
        Ok(())
    }
}

fn since(now: Timestamp) -> Timestamp {
    now.checked_sub(MEMORY).unwrap_or(Timestamp::MIN)
}

/// In seconds.
fn wait(failures: u32, free: u32, longest: i64) -> i64 {
    match failures.checked_sub(free) {
        None => 0,
        Some(more) => 1_i64.checked_shl(more.min(40)).unwrap_or(longest).min(longest),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_waits_twice_as_long_each_time_but_not_for_ever() {
        let waits: Vec<i64> = (1..=17).map(|failures| wait(failures, 5, 900)).collect();
        assert_eq!(waits, [0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
        assert_eq!(wait(u32::MAX, 5, 900), 900);
    }

    #[test]
    fn places_and_names_are_told_apart() {
        let at = |address: &str| Origin::from(address.parse::<std::net::IpAddr>().unwrap());
        let ana = Guesser::new("Ana@liga.example", at("1.1.1.1"));
        let other = Guesser::new("ana@liga.example", at("1.1.1.2"));
        assert_ne!(ana.one_place, other.one_place);
        assert_eq!(ana.everywhere, other.everywhere);
        assert_ne!(ana.one_place, ana.everywhere);
    }
}
