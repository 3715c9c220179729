//! Writing a season of the league cup.

use football::bracket::Drawn;
use football::round::RoundKind;
use football::state::MatchState;
use store::StoreError;
use store::competitions::Competition;
use store::editions::Edition;
use store::rounds::Label;

use super::super::clubs::Club;
use super::super::cup::largest;
use super::super::facts::Interest;
use super::super::play::{Course, Discipline};
use super::super::{RULES, cup};
use super::matches::Fixture;
use super::{Loader, Plan};

impl Loader {
    pub(super) async fn cup(&mut self, competition: &Competition, plan: &Plan) -> Result<(), StoreError> {
        let (season, best) = (plan.first.id, &plan.best);
        let edition = self.edition(competition, season, RULES, &[]).await?;
        let rising: Vec<&'static Club> =
            plan.rising.iter().copied().filter(|club| club.reserve_of.is_none()).take(2).collect();
        for club in best.iter().take(6).chain(&rising) {
            self.enter(&edition, club, None).await?;
        }
        let phase = self.write.add_phase(&edition, 1, RoundKind::Playoff, None).await?;
        let names = [("Quartos de final", "Quarter-finals"), ("Meias-finais", "Semi-finals"), ("Final", "Final")];
        let mut rounds = Vec::new();
        for (number, (pt, en)) in (1..).zip(names) {
            let label = Label { pt: pt.to_owned(), en: en.to_owned() };
            rounds.push(self.write.add_round(&edition, phase, number, Some(label)).await?);
        }
        self.draw_ahead(&edition, &cup::draws()).await?;
        let mut pairs: Vec<(&'static Club, &'static Club)> = cup::quarter_finals(best, &rising).to_vec();
        // The final four meet on the largest ground.
        let neutral = largest(best);
        let mut discipline = Discipline::default();
        for (number, round) in (1_u16..).zip(rounds) {
            let mut winners = Vec::new();
            for (place, &(home, away)) in pairs.iter().enumerate() {
                let script = cup::script(self.seed, season, number, home, away);
                let result = script.result();
                let ground = if number == 1 { home } else { neutral };
                let when = self.dates.cup(plan.years, number, place);
                let fixture = Fixture { round, number, home, away, ground, when, interest: Interest::Every };
                let standing = self.play(&edition, fixture, Course::plain(script), &mut discipline).await?;
                if standing.state == MatchState::Finished {
                    winners.push(cup::winner(home, away, result));
                }
            }
            if winners.len() < pairs.len() {
                break;
            }
            pairs = cup::next_pairs(&winners);
        }
        self.write.settle_round_windows(&edition).await
    }

    /// Writes how those who go through will meet.
    pub(super) async fn draw_ahead(&mut self, edition: &Edition, drawn: &[Drawn]) -> Result<(), StoreError> {
        for round in self.write.find_rounds(edition.id).await? {
            let of_round: Vec<Drawn> = drawn.iter().filter(|tie| tie.round == round.number).copied().collect();
            self.write.set_draw(edition, &round, &of_round).await?;
        }
        Ok(())
    }
}
