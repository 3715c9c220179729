//! Going on: matches whose time has come are played, minute by minute, by the script they were given.

mod draws;
mod hours;
mod rounds;
mod stage;

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use serde_json::json;
use store::{Store, StoreError};

use super::play::NOMINATIONS;
pub use hours::settle_hours;
use stage::Stage;

/// Officials are named two days before a match, so matches this far ahead are looked at.
const AHEAD: SignedDuration = SignedDuration::from_mins(NOMINATIONS + 5);
/// After a long pause everything that was missed is played at once.
const BEHIND: SignedDuration = SignedDuration::from_hours(24 * 400);

/// Brings the demo league up to `now`; says how many matches changed.
pub async fn advance(store: &Store, now: Timestamp, zone: &TimeZone, seed: u64) -> Result<usize, StoreError> {
    let from = now.saturating_sub(BEHIND).unwrap_or(Timestamp::MIN);
    let to = now.saturating_add(AHEAD).unwrap_or(Timestamp::MAX);
    let due = store.unsettled_matches(from, to).await?;
    if due.is_empty() {
        return Ok(0);
    }
    let mut stage = Stage::new(store, zone, seed).await?;
    let mut write = store.write().await?;
    let mut changed = 0;
    for edition in stage.editions.clone() {
        changed += stage.play(&mut write, &edition, &due, now).await?;
        changed += stage.draw(&mut write, &edition).await?;
    }
    write.commit(now, "demo", json!({ "matches": changed })).await?;
    Ok(changed)
}
