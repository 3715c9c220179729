//! Pairing those who went through.

use football::round::window;
use football::state::MatchState;
use jiff::SignedDuration;
use store::editions::Edition;
use store::matches::{Match, MatchFacts};
use store::{StoreError, Write};

use super::super::facts::{Interest, transmission};
use super::super::{CUP, cup, external_id};
use super::stage::Stage;

impl Stage<'_> {
    /// Draws the next round of an edition if the one before is over; says how many matches that makes.
    pub(super) async fn draw(&self, write: &mut Write, edition: &Edition) -> Result<usize, StoreError> {
        if edition.competition.key == CUP { self.draw_final(write, edition).await } else { Ok(0) }
    }

    /// When both semi-finals are over, the finalists are known: they meet on the same ground four days later.
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
        let kickoff = semi_finals.iter().filter_map(|m| m.facts.kickoff).max();
        let kickoff = kickoff.and_then(|last| last.checked_add(SignedDuration::from_hours(4 * 24)).ok());
        let ([home, away], Some(kickoff)) = (&finalists[..], kickoff) else { return Ok(0) };
        let facts = MatchFacts {
            day: Some(kickoff.to_zoned(self.zone.clone()).date()),
            kickoff: Some(kickoff),
            date_defined: true,
            stadium_id: semi_finals[0].facts.stadium_id,
            ..MatchFacts::undated()
        };
        self.pair(write, edition, 3, vec![((*home, *away), facts)], Interest::Every).await
    }

    /// Writes the matches of a round that has just been drawn.
    pub(super) async fn pair(
        &self,
        write: &mut Write,
        edition: &Edition,
        number: u16,
        pairs: Vec<((i64, i64), MatchFacts)>,
        interest: Interest,
    ) -> Result<usize, StoreError> {
        let rounds = write.find_rounds(edition.id).await?;
        let Some(round) = rounds.iter().find(|round| round.number == number) else { return Ok(0) };
        let (count, mut days) = (pairs.len(), Vec::new());
        for ((home, away), facts) in pairs {
            days.extend(facts.day);
            let clubs = self.club(home).zip(self.club(away));
            let id = clubs.map(|(home, away)| external_id(&edition.competition, edition.season, number, home, away));
            let facts = MatchFacts {
                transmission: id.as_deref().and_then(|id| transmission(self.seed, id, interest)),
                ..facts
            };
            write.add_match(edition, round.id, (home, away), id, facts).await?;
        }
        write.set_round_window(edition, round, window(&days)).await?;
        Ok(count)
    }
}
