//! Pairing those who went through.

use std::collections::BTreeMap;

use football::round::window;
use football::state::MatchState;
use jiff::ToSpan;
use jiff::civil::Date;
use store::editions::Edition;
use store::matches::{Match, MatchFacts};
use store::{StoreError, Write};

use super::super::abroad::{self, GROUP_ROUNDS, International, Leg, Pairing, Played, drawn, neutral};
use super::super::clubs::{ABROAD, Club};
use super::super::dates::from_last_group_round;
use super::super::facts::{Interest, transmission};
use super::super::{CUP, cup, external_id};
use super::stage::Stage;

impl Stage<'_> {
    /// Draws the next round of an edition if the one before is over; says how many matches that makes.
    pub(super) async fn draw(&self, write: &mut Write, edition: &Edition) -> Result<usize, StoreError> {
        if edition.competition.key == CUP {
            return self.draw_final(write, edition).await;
        }
        match abroad::find(&edition.competition.key) {
            Some(international) => self.draw_abroad(write, edition, international).await,
            None => Ok(0),
        }
    }

    /// The knock-out rounds of an international competition follow from its groups.
    async fn draw_abroad(
        &self,
        write: &mut Write,
        edition: &Edition,
        international: &International,
    ) -> Result<usize, StoreError> {
        let matches = write.find_matches(edition.id).await?;
        let played: Vec<Played> = matches
            .iter()
            .filter_map(|m| {
                let pairing = Pairing { number: self.round(m)?, home: m.home_team_id, away: m.away_team_id };
                let result = m.facts.score.filter(|_| m.facts.state == MatchState::Finished);
                Some(Played { pairing, result })
            })
            .collect();
        if played.iter().any(|known| known.result.is_none()) {
            return Ok(0);
        }
        let mut groups: BTreeMap<String, Vec<i64>> = BTreeMap::new();
        for entrant in self.store.entrants(edition.id).await? {
            groups.entry(entrant.group.unwrap_or_default()).or_default().push(entrant.team.id);
        }
        let groups: Vec<Vec<i64>> = groups.into_values().collect();
        let last_group_round = matches.iter().filter(|m| self.round(m) == Some(GROUP_ROUNDS));
        let Some(first_day) = last_group_round.filter_map(|m| m.facts.day).min() else { return Ok(0) };
        let mut count = 0;
        let mut places: BTreeMap<u16, usize> = BTreeMap::new();
        for Pairing { number, home, away } in drawn(international, edition.season, &groups, &played) {
            let (Some(host), Some(guest)) = (self.club(home), self.club(away)) else { continue };
            let place = places.entry(number).or_default();
            let (day, hour) = from_last_group_round(first_day, international.place(), number, *place);
            *place += 1;
            let is_final = international.leg(number) == Some(Leg::Final);
            let ground = if is_final { neutral(host, guest) } else { host };
            let kickoff = day.to_datetime(hour).to_zoned(self.zone.clone()).ok();
            let facts = MatchFacts {
                day: Some(day),
                kickoff: kickoff.map(|kickoff| kickoff.timestamp()),
                date_defined: true,
                stadium_id: self.home_ground(ground, edition.season).await?,
                ..MatchFacts::undated()
            };
            let is_foreign = |club: &Club| ABROAD.iter().any(|foreign| foreign.club.key == club.key);
            let is_ours = !is_foreign(host) || !is_foreign(guest);
            let interest = if is_ours || is_final { Interest::Every } else { Interest::Foreign };
            count += self.pair(write, edition, number, ((home, away), facts), interest).await?;
        }
        self.windows(write, edition).await?;
        Ok(count)
    }

    /// When both semi-finals are over, the finalists are known: they meet on the same ground, four days after the
    /// first of them.
    async fn draw_final(&self, write: &mut Write, edition: &Edition) -> Result<usize, StoreError> {
        let matches = write.find_matches(edition.id).await?;
        let of_round = |number: u16| matches.iter().filter(|m| self.round(m) == Some(number)).collect::<Vec<&Match>>();
        let semi_finals = of_round(2);
        let is_over = |m: &&Match| m.facts.state == MatchState::Finished;
        if semi_finals.len() != 2 || !semi_finals.iter().all(is_over) || !of_round(3).is_empty() {
            return Ok(0);
        }
        let finalists: Vec<i64> = semi_finals
            .iter()
            .filter_map(|m| Some(cup::winner(m.home_team_id, m.away_team_id, m.facts.score?)))
            .collect();
        let first = semi_finals.iter().filter_map(|m| m.facts.kickoff).min();
        let kickoff = first.and_then(|first| first.to_zoned(self.zone.clone()).checked_add(4.days()).ok());
        let ([home, away], Some(kickoff)) = (&finalists[..], kickoff) else { return Ok(0) };
        let facts = MatchFacts {
            day: Some(kickoff.date()),
            kickoff: Some(kickoff.timestamp()),
            date_defined: true,
            stadium_id: semi_finals[0].facts.stadium_id,
            ..MatchFacts::undated()
        };
        let count = self.pair(write, edition, 3, ((*home, *away), facts), Interest::Every).await?;
        self.windows(write, edition).await?;
        Ok(count)
    }

    /// Writes a match that has just been drawn.
    async fn pair(
        &self,
        write: &mut Write,
        edition: &Edition,
        number: u16,
        ((home, away), facts): ((i64, i64), MatchFacts),
        interest: Interest,
    ) -> Result<usize, StoreError> {
        let round = self.rounds.iter().find(|(_, round)| **round == (edition.id, number)).map(|(&id, _)| id);
        let (Some(round), Some(clubs)) = (round, self.club(home).zip(self.club(away))) else { return Ok(0) };
        let id = external_id(&edition.competition, edition.season, number, clubs.0, clubs.1);
        let facts = MatchFacts { transmission: transmission(self.seed, &id, interest), ..facts };
        write.add_match(edition, round, (home, away), Some(id), facts).await?;
        Ok(1)
    }

    /// The days that the rounds cover now.
    async fn windows(&self, write: &mut Write, edition: &Edition) -> Result<(), StoreError> {
        let matches = write.find_matches(edition.id).await?;
        for round in write.find_rounds(edition.id).await? {
            let in_round = matches.iter().filter(|m| m.round_id == round.id);
            let days: Vec<Date> = in_round.filter_map(|m| m.facts.day).collect();
            write.set_round_window(edition, &round, window(&days)).await?;
        }
        Ok(())
    }
}
