//! Pairing those who went through.

use std::collections::BTreeMap;

use football::round::RoundKind;
use football::state::MatchState;
use jiff::Timestamp;
use serde_json::json;
use store::editions::Edition;
use store::matches::{Match, MatchFacts};
use store::{StoreError, Write};

use super::super::abroad::{self, International, Leg, Pairing, Played, drawn, neutral};
use super::super::clubs::{ABROAD, Club};
use super::super::dates::{ROUNDS, When};
use super::super::facts::{Interest, transmission};
use super::super::load::{PLAYOFF_LEGS, final_order, playoff_label};
use super::super::turnover::Ending;
use super::super::{CUP, FIRST_LEAGUE, SECOND_LEAGUE, cup, external_id};
use super::stage::Stage;

/// A match that has just been drawn.
struct Drawn {
    number: u16,
    home: &'static Club,
    away: &'static Club,
    /// Where it is played.
    ground: Option<i64>,
    when: When,
    interest: Interest,
}

impl Stage {
    /// Draws what can be drawn in the editions in which something ended; says how many matches that makes.
    pub(super) async fn draw(&mut self, now: Timestamp) -> Result<usize, StoreError> {
        let editions = std::mem::take(&mut self.to_draw);
        let mut count = 0;
        for edition in self.editions.clone().iter().filter(|edition| editions.contains(&edition.id)) {
            let drawn = match edition.competition.key.as_str() {
                FIRST_LEAGUE | SECOND_LEAGUE => self.draw_playoff().await?,
                CUP => self.draw_cup(edition).await?,
                key => match abroad::find(key) {
                    Some(international) => self.draw_abroad(edition, international).await?,
                    None => Vec::new(),
                },
            };
            if drawn.is_empty() {
                continue;
            }
            // The play-off after the second division's last round is one of the first.
            let is_league = edition.competition.key == SECOND_LEAGUE;
            let edition = if is_league { self.edition_of(FIRST_LEAGUE) } else { Some(edition) };
            let Some(edition) = edition.cloned() else { continue };
            let mut write = self.store.write().await?;
            if edition.competition.key == FIRST_LEAGUE {
                self.add_playoff_rounds(&mut write, &edition).await?;
            }
            for match_ in &drawn {
                count += self.pair(&mut write, &edition, match_).await?;
            }
            write.settle_round_windows(&edition).await?;
            write.commit(now, "demo", json!({ "drawn": drawn.len() })).await?;
            self.orders.remove(&edition.id);
            self.days.clear();
        }
        Ok(count)
    }

    /// The knock-out rounds of an international competition follow from its groups.
    async fn draw_abroad(&self, edition: &Edition, international: &International) -> Result<Vec<Drawn>, StoreError> {
        let mut matches = self.store.matches_of_edition(edition.id).await?;
        matches.sort_by_key(|m| m.id);
        let played: Vec<Played> = matches
            .iter()
            .filter_map(|m| {
                let pairing = Pairing { number: self.round(m)?, home: m.home_team_id, away: m.away_team_id };
                let result = m.facts.score.filter(|_| m.facts.state == MatchState::Finished);
                Some(Played { pairing, result })
            })
            .collect();
        if played.iter().any(|known| known.result.is_none()) {
            return Ok(Vec::new());
        }
        let mut groups: BTreeMap<String, Vec<i64>> = BTreeMap::new();
        for entrant in self.store.entrants(edition.id).await? {
            groups.entry(entrant.group.unwrap_or_default()).or_default().push(entrant.team.id);
        }
        let groups: Vec<Vec<i64>> = groups.into_values().collect();
        let mut places: BTreeMap<u16, usize> = BTreeMap::new();
        let mut found = Vec::new();
        for Pairing { number, home, away } in drawn(international, self.season, &groups, &played) {
            let (Some(home), Some(away)) = (self.club(home), self.club(away)) else { continue };
            let place = places.entry(number).or_default();
            let when = self.dates.abroad(0, international.place(), number, *place);
            *place += 1;
            let is_final = international.leg(number) == Some(Leg::Final);
            let ground = self.home_ground(if is_final { neutral(home, away) } else { home }).await?;
            let is_foreign = |club: &Club| ABROAD.iter().any(|foreign| foreign.club.key == club.key);
            let is_ours = !is_foreign(home) || !is_foreign(away);
            let interest = if is_ours || is_final { Interest::Every } else { Interest::Foreign };
            found.push(Drawn { number, home, away, ground, when, interest });
        }
        Ok(found)
    }

    /// The next round of the cup, when the last one is over. The final four meet on one ground.
    async fn draw_cup(&self, edition: &Edition) -> Result<Vec<Drawn>, StoreError> {
        let mut matches = self.store.matches_of_edition(edition.id).await?;
        matches.sort_by_key(|m| m.id);
        let Some(last) = matches.iter().filter_map(|m| self.round(m)).max() else { return Ok(Vec::new()) };
        let of_last: Vec<&Match> = matches.iter().filter(|m| self.round(m) == Some(last)).collect();
        let is_over = |m: &&Match| m.facts.state == MatchState::Finished;
        if of_last.len() < 2 || !of_last.iter().all(is_over) {
            return Ok(Vec::new());
        }
        let winners: Vec<&'static Club> = of_last
            .iter()
            .filter_map(|m| Some(cup::winner(self.club(m.home_team_id)?, self.club(m.away_team_id)?, m.facts.score?)))
            .collect();
        let ground = match last {
            1 => self.largest_ground().await?,
            _ => of_last[0].facts.stadium_id,
        };
        let number = last + 1;
        let drawn = |(place, (home, away)): (usize, (&'static Club, &'static Club))| {
            let when = self.dates.cup(0, number, place);
            Drawn { number, home, away, ground, when, interest: Interest::Every }
        };
        Ok(cup::next_pairs(&winners).into_iter().enumerate().map(drawn).collect())
    }

    /// The largest ground of the first division of the season before.
    async fn largest_ground(&self) -> Result<Option<i64>, StoreError> {
        let Ok(before) = self.season.previous() else { return Ok(None) };
        let Some(edition) = self.store.edition(FIRST_LEAGUE, before).await? else { return Ok(None) };
        let clubs = final_order(&self.store, &edition).await?;
        self.home_ground(cup::largest(&clubs)).await
    }

    /// The play-off between the divisions, when both are over.
    async fn draw_playoff(&self) -> Result<Vec<Drawn>, StoreError> {
        let mut orders = Vec::new();
        for (edition, is_first) in self.league_editions() {
            let matches = self.store.matches_of_edition(edition.id).await?;
            let is_drawn = matches.iter().any(|m| self.round(m).is_none_or(|number| number > ROUNDS));
            let is_over = matches.iter().all(|m| m.facts.state == MatchState::Finished);
            if !is_over || (is_first && is_drawn) {
                return Ok(Vec::new());
            }
            orders.push(final_order(&self.store, &edition).await?);
        }
        let (Some(second), Some(first)) = (orders.pop(), orders.pop()) else { return Ok(Vec::new()) };
        let ending = Ending { first, second, playoff: None };
        let Some((upper, lower)) = ending.in_playoff() else { return Ok(Vec::new()) };
        let mut legs = Vec::new();
        for (leg, (home, away)) in [(lower, upper), (upper, lower)].into_iter().enumerate() {
            let (ground, when) = (self.home_ground(home).await?, self.dates.playoff(0, leg));
            legs.push(Drawn { number: ROUNDS + 1 + leg as u16, home, away, ground, when, interest: Interest::Every });
        }
        Ok(legs)
    }

    async fn add_playoff_rounds(&mut self, write: &mut Write, edition: &Edition) -> Result<(), StoreError> {
        let phase = write.add_phase(edition, 2, RoundKind::Playoff, Some(playoff_label())).await?;
        for (number, leg) in (ROUNDS + 1..).zip(PLAYOFF_LEGS) {
            let round = write.add_round(edition, phase, number, Some(playoff_label())).await?;
            write.set_leg(edition, round, leg).await?;
            self.rounds.insert(round, (edition.id, number));
        }
        Ok(())
    }

    /// Writes a match that has just been drawn.
    async fn pair(&self, write: &mut Write, edition: &Edition, drawn: &Drawn) -> Result<usize, StoreError> {
        let Drawn { number, home, away, ground, when, interest } = drawn;
        let round = self.rounds.iter().find(|(_, round)| **round == (edition.id, *number)).map(|(&id, _)| id);
        let (Some(round), Some(teams)) = (round, self.team(home).zip(self.team(away))) else { return Ok(0) };
        let id = external_id(&edition.competition.key, self.season, *number, home, away);
        let facts = MatchFacts {
            day: Some(when.day),
            kickoff: when.kickoff,
            date_defined: true,
            stadium_id: *ground,
            transmission: transmission(self.seed, &id, *interest),
            ..MatchFacts::undated()
        };
        write.add_match(edition, round, teams, Some(id), facts).await?;
        Ok(1)
    }
}
