//! Writing a season of a division, and the play-off between the two.

use std::collections::HashMap;

use football::bracket::Leg;
use football::round::RoundKind;
use football::state::MatchState;
use store::StoreError;
use store::competitions::Competition;
use store::editions::Edition;
use store::rounds::Label;

use super::super::clubs::Club;
use super::super::dates::{MADE_UP_AFTER, ROUNDS, day_in};
use super::super::facts::{Fate, Interest};
use super::super::history::second_won_playoff;
use super::super::play::{Course, Discipline};
use super::super::promotions::promotions;
use super::super::turnover::Ending;
use super::super::{RULES, cup};
use super::matches::{Fixture, Written};
use super::{Loader, Plan};

/// The second-division club that lost points in the season in which the league is loaded.
const FINED: &str = "bri";

impl Loader {
    /// Says whether every match has its result, and who may not play in what follows.
    pub(super) async fn league(
        &mut self,
        competition: &Competition,
        plan: &Plan,
        is_first: bool,
    ) -> Result<(Edition, bool, Discipline), StoreError> {
        let season = if is_first { &plan.first } else { &plan.second };
        let promotions = promotions(is_first);
        let edition = self.edition(competition, season.id, RULES, &promotions).await?;
        let phase = self.write.add_phase(&edition, 1, RoundKind::Round, None).await?;
        for club in &season.clubs {
            self.enter(&edition, club, None).await?;
        }
        let mut rounds = HashMap::new();
        for number in 1..=ROUNDS {
            rounds.insert(number, self.write.add_round(&edition, phase, number, None).await?);
        }
        let made_up = self.dates.made_up(day_in(self.now, self.dates.zone()));
        let mut written: Vec<(u16, Written)> = Vec::with_capacity(306);
        let mut is_over = true;
        for pairing in season.pairings() {
            let mut fixture = Fixture {
                round: rounds[&pairing.round],
                number: pairing.round,
                home: pairing.home,
                away: pairing.away,
                ground: pairing.home,
                when: self.dates.league(plan.years, pairing.round, pairing.place, is_first),
                interest: if is_first { Interest::FirstDivision } else { Interest::SecondDivision },
            };
            let fate = if plan.is_past() {
                Fate::Played
            } else {
                Fate::of(plan.is_anchor, is_first, pairing.round, pairing.place)
            };
            let mut order = pairing.round;
            if fate == Fate::Postponed {
                let Some(when) = made_up else {
                    self.postponed(&edition, &fixture).await?;
                    is_over = false;
                    continue;
                };
                fixture.when = when;
                order = MADE_UP_AFTER;
            }
            let course = fate.course(season.script(pairing.home, pairing.away));
            let match_ = self.match_(&edition, fixture, course).await?;
            is_over &= match_.standing.state == MatchState::Finished;
            written.push((order, match_));
        }
        // Who may play depends on what happened before, so records are written in the order of play.
        written.sort_by_key(|(order, match_)| (*order, match_.fixture.number != *order));
        let mut discipline = Discipline::default();
        for (_, match_) in &written {
            self.recorded(&edition, match_, &mut discipline).await?;
        }
        if plan.is_anchor && !is_first {
            let team = self.teams[FINED];
            let message = ("Incumprimento dos pressupostos financeiros", "Breach of the financial requirements");
            self.write.deduct_points(&edition, team, 3, 6, message).await?;
        }
        self.write.settle_round_windows(&edition).await?;
        Ok((edition, is_over, discipline))
    }

    /// The 16th of the first division and the third of the second meet at home and away. That is part of the first
    /// division's edition, and so is who may not play.
    pub(super) async fn playoff(
        &mut self,
        edition: &Edition,
        plan: &Plan,
        mut discipline: Discipline,
    ) -> Result<(), StoreError> {
        let (first, second) = (plan.first.final_order(), self.final_order_of_second(plan));
        let Some((upper, lower)) = (Ending { first, second, playoff: None }).in_playoff() else { return Ok(()) };
        let season = edition.season;
        let scripts = match plan.is_past() {
            true => {
                let lower_wins = second_won_playoff(plan.years.unsigned_abs() as usize);
                cup::past_playoff(self.seed, season, upper, lower, lower_wins)
            }
            false => cup::playoff(self.seed, season, upper, lower),
        };
        let phase = self.write.add_phase(edition, 2, RoundKind::Playoff, Some(playoff_label())).await?;
        let legs = [(lower, upper), (upper, lower)];
        for (leg, ((home, away), script)) in legs.into_iter().zip(scripts).enumerate() {
            let number = ROUNDS + 1 + leg as u16;
            let round = self.write.add_round(edition, phase, number, Some(playoff_label())).await?;
            self.write.set_leg(edition, round, PLAYOFF_LEGS[leg]).await?;
            let when = self.dates.playoff(plan.years, leg);
            let fixture = Fixture { round, number, home, away, ground: home, when, interest: Interest::Every };
            self.play(edition, fixture, Course::plain(script), &mut discipline).await?;
        }
        self.write.settle_round_windows(edition).await
    }

    fn final_order_of_second(&self, plan: &Plan) -> Vec<&'static Club> {
        if plan.is_anchor { plan.second.final_order_less(FINED, 3) } else { plan.second.final_order() }
    }
}

pub(in super::super) fn playoff_label() -> Label {
    Label { pt: "Play-off".to_owned(), en: "Play-off".to_owned() }
}

/// The lower club is at home first.
pub(in super::super) const PLAYOFF_LEGS: [Leg; 2] = [Leg::First, Leg::Second];
