//! Going on: matches whose time has come are played, minute by minute, by the script they were given.

use std::collections::HashMap;

use football::round::window;
use football::state::MatchState;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, ToSpan};
use serde_json::json;
use store::editions::Edition;
use store::matches::{Match, MatchFacts};
use store::{Store, StoreError, Write};

use super::clubs::{Club, FIRST, SECOND, THIRD};
use super::cup;
use super::dates::{HOURS_SETTLED_AHEAD, hour};
use super::history::LeagueSeason;
use super::load::{attendance, external_id};
use super::script::Script;
use super::{CUP, FIRST_LEAGUE, SECOND_LEAGUE};

/// Line-ups come an hour before kick-off, so matches this far ahead are looked at.
const AHEAD: SignedDuration = SignedDuration::from_mins(65);
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
    let stage = Stage::new(store, seed).await?;
    let mut write = store.write().await?;
    let mut changed = 0;
    for m in &due {
        let Some(edition) = stage.editions.get(&m.edition_id) else {
            continue;
        };
        let Some(facts) = stage.facts(edition, m, now) else {
            continue;
        };
        if write.update_match(edition, m, m.round_id, facts).await? {
            changed += 1;
        }
    }
    for edition in stage.editions.values().filter(|edition| edition.competition.key == CUP) {
        changed += stage.draw_final(&mut write, edition, zone).await?;
    }
    write.commit(now, "demo", json!({ "matches": changed })).await?;
    Ok(changed)
}

/// Gives the league matches of the next weeks their hours, as a league does; says how many.
pub async fn settle_hours(store: &Store, now: Timestamp, zone: &TimeZone) -> Result<usize, StoreError> {
    let weeks = i64::from(HOURS_SETTLED_AHEAD);
    let until = now.to_zoned(zone.clone()).date().saturating_add((weeks * 7).days());
    let stage = Stage::new(store, 0).await?;
    let mut write = store.write().await?;
    let mut settled = 0;
    for edition in stage.editions.values().filter(|edition| edition.competition.key != CUP) {
        let matches = write.find_matches(edition.id).await?;
        let mut places: HashMap<i64, usize> = HashMap::new();
        for m in &matches {
            // Matches were written down in the order of their places.
            let place = places.entry(m.round_id).or_default();
            let hour = hour(*place, edition.competition.key == FIRST_LEAGUE);
            *place += 1;
            let is_due = m.facts.state == MatchState::Preview && m.facts.kickoff.is_none();
            let Some(day) = m.facts.day.filter(|day| is_due && *day <= until) else { continue };
            let Ok(kickoff) = day.to_datetime(hour).to_zoned(zone.clone()) else { continue };
            let facts = MatchFacts { kickoff: Some(kickoff.timestamp()), date_defined: true, ..m.facts.clone() };
            settled += usize::from(write.update_match(edition, m, m.round_id, facts).await?);
        }
    }
    write.commit(now, "demo", json!({ "settled": settled })).await?;
    Ok(settled)
}

/// What it takes to find the script of a stored match.
struct Stage {
    seed: u64,
    editions: HashMap<i64, Edition>,
    clubs: HashMap<i64, &'static Club>,
    /// By id: the edition and the number.
    rounds: HashMap<i64, (i64, u16)>,
}

impl Stage {
    /// Only the newest season has matches to be played.
    async fn new(store: &Store, seed: u64) -> Result<Self, StoreError> {
        let mut all: Vec<Edition> = store.editions(false).await?.into_iter().map(|summary| summary.edition).collect();
        all.retain(|edition| [FIRST_LEAGUE, SECOND_LEAGUE, CUP].contains(&edition.competition.key.as_str()));
        let newest = all.iter().map(|edition| edition.season).max();
        let mut stage = Self { seed, editions: HashMap::new(), clubs: HashMap::new(), rounds: HashMap::new() };
        let by_key: HashMap<&str, &'static Club> =
            FIRST.iter().chain(SECOND).chain(THIRD).map(|club| (club.key, club)).collect();
        for edition in all.into_iter().filter(|edition| Some(edition.season) == newest) {
            for entrant in store.entrants(edition.id).await? {
                if let Some(&club) = by_key.get(entrant.team.external_id.as_str()) {
                    stage.clubs.insert(entrant.team.id, club);
                }
            }
            let rounds = store.rounds(edition.id).await?;
            stage.rounds.extend(rounds.iter().map(|round| (round.id, (edition.id, round.number))));
            stage.editions.insert(edition.id, edition);
        }
        Ok(stage)
    }

    fn script(&self, edition: &Edition, round: u16, home: &'static Club, away: &'static Club) -> Script {
        let league = |competition: &'static str, is_first: bool| {
            LeagueSeason::new(self.seed, competition, edition.season, 0, is_first).script(home, away)
        };
        match edition.competition.key.as_str() {
            FIRST_LEAGUE => league(FIRST_LEAGUE, true),
            SECOND_LEAGUE => league(SECOND_LEAGUE, false),
            _ => cup::script(self.seed, edition.season, round, home, away),
        }
    }

    /// A match as it stands at `now`.
    fn facts(&self, edition: &Edition, m: &Match, now: Timestamp) -> Option<MatchFacts> {
        let (home, away) = (*self.clubs.get(&m.home_team_id)?, *self.clubs.get(&m.away_team_id)?);
        let (_, round) = *self.rounds.get(&m.round_id)?;
        let minutes = now.duration_since(m.facts.kickoff?).as_mins();
        let (state, score) = self.script(edition, round, home, away).at(minutes);
        let id = external_id(&edition.competition, edition.season, round, home, away);
        let seen = || attendance(self.seed, &id, home.capacity);
        let attendance = m.facts.attendance.or_else(|| score.map(|_| seen()));
        Some(MatchFacts { state, score, attendance, ..m.facts.clone() })
    }

    /// When both semi-finals are over, the finalists are known: they meet on the same ground four days later.
    async fn draw_final(&self, write: &mut Write, edition: &Edition, zone: &TimeZone) -> Result<usize, StoreError> {
        let matches = write.find_matches(edition.id).await?;
        let of_round = |number: u16| {
            let is_in = move |m: &&Match| self.rounds.get(&m.round_id).is_some_and(|&(_, known)| known == number);
            matches.iter().filter(is_in).collect::<Vec<&Match>>()
        };
        let semi_finals = of_round(2);
        let is_over = |m: &&Match| m.facts.state == MatchState::Finished;
        if semi_finals.len() != 2 || !semi_finals.iter().all(is_over) || !of_round(3).is_empty() {
            return Ok(0);
        }
        let finalists: Vec<i64> = semi_finals
            .iter()
            .filter_map(|m| Some(cup::winner(m.home_team_id, m.away_team_id, m.facts.score?)))
            .collect();
        let round = self.rounds.iter().find(|(_, round)| **round == (edition.id, 3)).map(|(&id, _)| id);
        let kickoff = semi_finals.iter().filter_map(|m| m.facts.kickoff).max();
        let kickoff = kickoff.and_then(|last| last.checked_add(SignedDuration::from_hours(4 * 24)).ok());
        let ([home, away], Some(round), Some(kickoff)) = (&finalists[..], round, kickoff) else {
            return Ok(0);
        };
        let facts = MatchFacts {
            day: Some(kickoff.to_zoned(zone.clone()).date()),
            kickoff: Some(kickoff),
            date_defined: true,
            stadium_id: semi_finals[0].facts.stadium_id,
            ..MatchFacts::undated()
        };
        let day = facts.day;
        write.add_match(edition, round, (*home, *away), None, facts).await?;
        let rounds = write.find_rounds(edition.id).await?;
        if let Some(round) = rounds.iter().find(|known| known.id == round) {
            write.set_round_window(edition, round, window(day.as_slice())).await?;
        }
        Ok(1)
    }
}
