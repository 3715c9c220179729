//! Filling the hours in which nothing would be on with friendlies.

use football::round::{RoundKind, Window};
use football::season::SeasonId;
use football::state::MatchState;
use jiff::civil::Date;
use jiff::{SignedDuration, Timestamp, ToSpan};
use serde_json::json;
use store::editions::Edition;
use store::matches::{Dismissals, Match, MatchFacts, Moves};
use store::rounds::Round;
use store::{StoreError, Write};

use super::super::clubs::Club;
use super::super::dates::day_in;
use super::super::facts::{Interest, transmission};
use super::super::friendlies::{self, FRIENDLIES, Slot, in_question, is_covered, month_label};
use super::super::{COMPETITIONS, RULES};
use super::Simulator;
use super::stage::Stage;

/// Friendlies are arranged this long before they kick off.
const NOTICE: SignedDuration = SignedDuration::from_hours(3);
/// Seconds between two looks for gaps.
const LOOK: i64 = 300;
/// Every match lasts at least as long.
const SHORTEST: SignedDuration = SignedDuration::from_mins(109);
/// A club does not play two matches that begin so close to each other.
const APART: SignedDuration = SignedDuration::from_hours(4);

impl Simulator {
    /// Arranges friendlies wherever nothing would be on between now and a little later; says how many.
    pub(super) async fn fill_gaps(&mut self, now: Timestamp) -> Result<usize, StoreError> {
        let look = now.as_second().div_euclid(LOOK);
        if self.looked == Some(look) {
            return Ok(0);
        }
        let until = now.saturating_add(NOTICE).unwrap_or(now);
        let mut around = self.matches_around(now, until).await?;
        let mut slot = Slot::of(now);
        let mut count = 0;
        while slot.kickoff() <= until {
            let (from, to) = (slot.kickoff().max(now), slot.next().kickoff());
            let mut spans: Vec<_> = around.iter().filter_map(|m| self.span(m)).collect();
            let day = day_in(slot.kickoff(), &self.zone);
            // The day after a season belongs to the next one, which is written when the last match is over.
            let season = self.seasons.iter().find(|season| season.final_date >= day).map(|season| season.id);
            if let Some(season) = season.filter(|_| !is_covered(&mut spans, from, to))
                && let Some(arranged) = self.arrange(slot, day, season, &around, now).await?
            {
                around.push(arranged);
                count += 1;
            }
            slot = slot.next();
        }
        self.looked = Some(look);
        Ok(count)
    }

    /// The matches of the days around some hours, of all competitions of the demo.
    async fn matches_around(&self, from: Timestamp, to: Timestamp) -> Result<Vec<Match>, StoreError> {
        let first = day_in(from, &self.zone).saturating_sub(1.day());
        let last = day_in(to, &self.zone).saturating_add(1.day());
        let mut editions: Vec<i64> = self
            .store
            .editions_of_days(first, last)
            .await?
            .iter()
            .filter(|edition| COMPETITIONS.contains(&edition.competition.key.as_str()))
            .map(|edition| edition.id)
            .collect();
        editions.extend(self.stages.values().flat_map(|stage| &stage.editions).map(|edition| edition.id));
        editions.sort_unstable();
        editions.dedup();
        self.store.matches_of_days(&editions, (first, last), None).await
    }

    /// From when to when a match that is not over is on.
    fn span(&self, m: &Match) -> Option<(Timestamp, Timestamp)> {
        let kickoff = m.facts.kickoff?;
        match m.facts.state {
            MatchState::Preview | MatchState::LineupsOut | MatchState::Live(_) | MatchState::Interrupted => {}
            _ => return None,
        }
        let stage = self.stages.values().find(|stage| stage.edition(m.edition_id).is_some());
        let course = stage.and_then(|stage| stage.course(stage.edition(m.edition_id)?, m));
        // A match that will be abandoned is not on for all of its time.
        let whole = course.filter(|course| course.length() < 24 * 60);
        let length = whole.map_or(SHORTEST, |course| SignedDuration::from_mins(course.length()));
        Some((kickoff, kickoff.saturating_add(length).ok()?))
    }

    async fn arrange(
        &mut self,
        slot: Slot,
        day: Date,
        season: SeasonId,
        around: &[Match],
        now: Timestamp,
    ) -> Result<Option<Match>, StoreError> {
        if self.stage(season, now).await?.is_none() {
            return Ok(None);
        }
        let is_before = self.seasons.iter().any(|known| known.id == season && day < known.initial_date);
        let mut write = self.store.write().await?;
        if is_before {
            write.cover_season(season, day, day).await?;
        }
        let Some(stage) = self.stages.get_mut(&season) else { return Ok(None) };
        let edition = stage.friendlies(&mut write).await?;
        self.editions.insert(edition.id, Some(season));
        let round = stage.month(&mut write, &edition, day).await?;
        let taken = self.store.matches_of_round(round.id).await?;
        let is_taken = |home: i64, away: i64| {
            let mut known = taken.iter().chain(around.iter().filter(|m| m.round_id == round.id));
            known.any(|m| (m.home_team_id, m.away_team_id) == (home, away))
        };
        let kickoff = slot.kickoff();
        let clubs = in_question(stage.seed, slot, |club| {
            stage.team(club).map_or(u32::MAX, |team| busy(team, day, kickoff, around))
        });
        let Some((home, away)) = stage.pair_of(&clubs, is_taken) else { return Ok(None) };
        let found = stage.agree(&mut write, &edition, &round, (day, kickoff), (home, away)).await?;
        if let Some(m) = &found {
            stage.play(&mut write, vec![m.clone()], now).await?;
        }
        write.commit(now, "demo", json!({ "friendly": kickoff.to_string() })).await?;
        if let Some(known) = self.seasons.iter_mut().find(|known| known.id == season) {
            known.initial_date = known.initial_date.min(day);
        }
        Ok(found)
    }
}

impl Stage {
    /// The season's edition of the friendlies. Leagues that were loaded before there were any get one.
    async fn friendlies(&mut self, write: &mut Write) -> Result<Edition, StoreError> {
        if let Some(known) = self.edition_of(FRIENDLIES) {
            return Ok(known.clone());
        }
        let competition = match write.find_competition(FRIENDLIES).await? {
            Some(known) => known,
            None => write.add_competition(friendlies::competition()).await?,
        };
        let edition = write.add_edition(&competition, self.season, RULES, &[]).await?;
        self.editions.push(edition.clone());
        Ok(edition)
    }

    /// The round of a month.
    async fn month(&mut self, write: &mut Write, edition: &Edition, day: Date) -> Result<Round, StoreError> {
        let label = month_label(day);
        let rounds = write.find_rounds(edition.id).await?;
        if let Some(known) = rounds.iter().find(|round| round.label.as_ref() == Some(&label)) {
            return Ok(known.clone());
        }
        let phase_id = match rounds.first() {
            Some(round) => round.phase_id,
            None => write.add_phase(edition, 1, RoundKind::Playoff, None).await?,
        };
        let number = rounds.last().map_or(1, |round| round.number + 1);
        let id = write.add_round(edition, phase_id, number, Some(label)).await?;
        self.rounds.insert(id, (edition.id, number));
        let rounds = write.find_rounds(edition.id).await?;
        rounds.into_iter().find(|round| round.id == id).ok_or(StoreError::NotFound)
    }

    /// The first two of some clubs who have not met there in the round.
    fn pair_of(
        &self,
        clubs: &[&'static Club],
        is_taken: impl Fn(i64, i64) -> bool,
    ) -> Option<(&'static Club, &'static Club)> {
        let pairs = (1..clubs.len()).flat_map(|last| (0..last).flat_map(move |other| [(other, last), (last, other)]));
        let is_free = |&(home, away): &(usize, usize)| {
            let teams = self.team(clubs[home]).zip(self.team(clubs[away]));
            teams.is_some_and(|(home, away)| !is_taken(home, away))
        };
        pairs.into_iter().find(is_free).map(|(home, away)| (clubs[home], clubs[away]))
    }

    async fn agree(
        &mut self,
        write: &mut Write,
        edition: &Edition,
        round: &Round,
        (day, kickoff): (Date, Timestamp),
        (home, away): (&'static Club, &'static Club),
    ) -> Result<Option<Match>, StoreError> {
        let (Some(home_team_id), Some(away_team_id)) = (self.team(home), self.team(away)) else { return Ok(None) };
        for team in [home_team_id, away_team_id] {
            write.enter_team(edition, team, None).await?;
        }
        let external_id = friendlies::external_id(self.season, kickoff, home, away);
        let facts = MatchFacts {
            day: Some(day),
            kickoff: Some(kickoff),
            date_defined: true,
            stadium_id: self.home_ground(home).await?,
            transmission: transmission(self.seed, &external_id, Interest::Foreign),
            ..MatchFacts::undated()
        };
        let teams = (home_team_id, away_team_id);
        let id = write.add_match(edition, round.id, teams, Some(external_id), facts.clone()).await?;
        let known = round.window.unwrap_or(Window { first: day, last: day });
        let window = Window { first: known.first.min(day), last: known.last.max(day) };
        write.set_round_window(edition, round, Some(window)).await?;
        let dismissals = Dismissals::default();
        Ok(Some(Match {
            id,
            edition_id: edition.id,
            round_id: round.id,
            home_team_id,
            away_team_id,
            facts,
            dismissals,
            moves: Moves::default(),
        }))
    }
}

/// How much a team does around a day, and most of all around an hour.
fn busy(team: i64, day: Date, kickoff: Timestamp, around: &[Match]) -> u32 {
    let plays = |m: &&Match| m.home_team_id == team || m.away_team_id == team;
    let weight = |m: &Match| match (m.facts.kickoff, m.facts.day) {
        (Some(other), _) if other.duration_since(kickoff).abs() < APART => 10_000,
        (_, Some(other)) if other == day => 100,
        (_, Some(_)) => 10,
        (_, None) => 0,
    };
    around.iter().filter(plays).map(weight).sum()
}
