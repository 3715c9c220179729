//! Settling the hours of the weeks to come, and the new date of a match that was put off.

use football::state::MatchState;
use jiff::Timestamp;
use serde_json::json;
use store::StoreError;
use store::editions::Edition;
use store::matches::{Match, MatchFacts};

use super::super::dates::{When, day_in, hour, settled_until};
use super::super::facts::{Fate, Interest, transmission};
use super::stage::Stage;

impl Stage {
    /// Gives the league matches of the next weeks their hours, as a league does; says how many.
    pub(super) async fn settle_hours(&mut self, now: Timestamp) -> Result<usize, StoreError> {
        let (today, until) = (day_in(now, &self.zone), settled_until(now, &self.zone));
        let made_up = self.dates.made_up(today);
        let mut settled = Vec::new();
        for (edition, is_first) in self.league_editions() {
            for m in self.store.matches_of_edition(edition.id).await? {
                let Some((fate, place)) = self.fate(&edition, &m) else { continue };
                if m.facts.state == MatchState::Suspended && fate == Fate::Abandoned {
                    self.stopped.insert(m.id, m.clone());
                }
                let is_open = m.facts.state == MatchState::Preview && m.facts.kickoff.is_none();
                let when = match (m.facts.state, m.facts.day) {
                    (MatchState::Postponed, _) if fate == Fate::Postponed => made_up,
                    (_, Some(day)) if is_open && day <= until => self.at_hour(day, hour(place, is_first)),
                    _ => None,
                };
                let interest = if is_first { Interest::FirstDivision } else { Interest::SecondDivision };
                if let Some(when) = when {
                    let facts = self.dated(&edition, &m, when, interest);
                    settled.push((edition.clone(), m, facts));
                }
            }
        }
        if settled.is_empty() {
            return Ok(0);
        }
        let mut write = self.store.write().await?;
        let mut count = 0;
        for (edition, m, facts) in settled {
            count += usize::from(write.update_match(&edition, &m, m.round_id, facts).await?);
        }
        write.commit(now, "demo", json!({ "settled": count })).await?;
        Ok(count)
    }

    fn dated(&self, edition: &Edition, m: &Match, when: When, interest: Interest) -> MatchFacts {
        MatchFacts {
            day: Some(when.day),
            kickoff: when.kickoff,
            date_defined: true,
            state: MatchState::Preview,
            transmission: self.external_id(edition, m).and_then(|id| transmission(self.seed, &id, interest)),
            reason: None,
            ..m.facts.clone()
        }
    }

    fn at_hour(&self, day: jiff::civil::Date, hour: jiff::civil::Time) -> Option<When> {
        let kickoff = day.to_datetime(hour).to_zoned(self.zone.clone()).ok()?;
        Some(When { day, kickoff: Some(kickoff.timestamp()) })
    }
}
