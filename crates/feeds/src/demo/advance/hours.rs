//! Settling the hours of the weeks to come.

use std::collections::HashMap;

use football::state::MatchState;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use serde_json::json;
use store::matches::MatchFacts;
use store::{Store, StoreError};

use super::super::dates::{HOURS_SETTLED_AHEAD, hour};
use super::super::facts::{Interest, transmission};
use super::super::{FIRST_LEAGUE, SECOND_LEAGUE, SEED};
use super::stage::Stage;

/// Gives the league matches of the next weeks their hours, as a league does; says how many.
pub async fn settle_hours(store: &Store, now: Timestamp, zone: &TimeZone) -> Result<usize, StoreError> {
    let weeks = i64::from(HOURS_SETTLED_AHEAD);
    let until = now.to_zoned(zone.clone()).date().saturating_add((weeks * 7).days());
    let stage = Stage::new(store, zone, SEED).await?;
    let mut write = store.write().await?;
    let mut settled = 0;
    for edition in &stage.editions {
        let is_first = edition.competition.key == FIRST_LEAGUE;
        if !is_first && edition.competition.key != SECOND_LEAGUE {
            continue;
        }
        let matches = write.find_matches(edition.id).await?;
        let mut places: HashMap<i64, usize> = HashMap::new();
        for m in &matches {
            // Matches were written down in the order of their places.
            let place = places.entry(m.round_id).or_default();
            let hour = hour(*place, is_first);
            *place += 1;
            let is_due = m.facts.state == MatchState::Preview && m.facts.kickoff.is_none();
            let Some(day) = m.facts.day.filter(|day| is_due && *day <= until) else { continue };
            let Ok(kickoff) = day.to_datetime(hour).to_zoned(zone.clone()) else { continue };
            let interest = if is_first { Interest::FirstDivision } else { Interest::SecondDivision };
            let facts = MatchFacts {
                kickoff: Some(kickoff.timestamp()),
                date_defined: true,
                transmission: stage.external_id(edition, m).and_then(|id| transmission(SEED, &id, interest)),
                ..m.facts.clone()
            };
            settled += usize::from(write.update_match(edition, m, m.round_id, facts).await?);
        }
    }
    write.commit(now, "demo", json!({ "settled": settled })).await?;
    Ok(settled)
}
