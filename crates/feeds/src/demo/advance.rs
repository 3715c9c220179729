//! Going on: matches whose time has come are played, minute by minute, by the script they were given.

use std::collections::HashMap;

use football::state::MatchState;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use serde_json::json;
use store::editions::Edition;
use store::matches::{Match, MatchFacts};
use store::{Store, StoreError, Write};

use super::clubs::{Club, FIRST, SECOND, THIRD};
use super::cup;
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
        let all = store.editions(false).await?;
        let newest = all.iter().map(|summary| summary.edition.season).max();
        let is_demo = |key: &str| [FIRST_LEAGUE, SECOND_LEAGUE, CUP].contains(&key);
        let mut stage = Self { seed, editions: HashMap::new(), clubs: HashMap::new(), rounds: HashMap::new() };
        let by_key: HashMap<&str, &'static Club> =
            FIRST.iter().chain(SECOND).chain(THIRD).map(|club| (club.key, club)).collect();
        for edition in all.into_iter().map(|summary| summary.edition) {
            if Some(edition.season) != newest || !is_demo(&edition.competition.key) {
                continue;
            }
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
        write.add_match(edition, round, (*home, *away), None, facts).await?;
        Ok(1)
    }
}
