//! Writing a season of a division, and the play-off between the two.

use std::collections::HashMap;

use football::round::RoundKind;
use store::StoreError;
use store::competitions::Competition;
use store::editions::Edition;
use store::rounds::Label;

use super::super::dates::ROUNDS;
use super::super::facts::{Fate, Interest};
use super::super::history::{LeagueSeason, second_won_playoff};
use super::super::play::{Course, Discipline};
use super::super::promotions::promotions;
use super::super::{RULES, cup};
use super::Loader;
use super::matches::Fixture;

/// The second-division club that lost points this season.
const FINED: &str = "bri";

impl Loader {
    pub(super) async fn league(
        &mut self,
        competition: &Competition,
        season: &LeagueSeason,
        years: usize,
        is_first: bool,
    ) -> Result<Edition, StoreError> {
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
        let mut discipline = Discipline::new(true);
        for pairing in season.pairings() {
            let fixture = Fixture {
                round: rounds[&pairing.round],
                number: pairing.round,
                home: pairing.home,
                away: pairing.away,
                ground: pairing.home,
                when: self.dates.league(years as i64, pairing.round, pairing.place, is_first),
                interest: if is_first { Interest::FirstDivision } else { Interest::SecondDivision },
            };
            let fate = Fate::of(years, is_first, pairing.round, pairing.place);
            if fate == Fate::Postponed {
                self.postponed(&edition, &fixture).await?;
            } else {
                let course = fate.course(season.script(pairing.home, pairing.away));
                self.play(&edition, &fixture, &course, &mut discipline).await?;
            }
        }
        if years == 0 && !is_first {
            let team = self.teams[FINED];
            let message = ("Incumprimento dos pressupostos financeiros", "Breach of the financial requirements");
            self.write.deduct_points(&edition, team, 3, 6, message).await?;
        }
        self.windows(&edition).await?;
        Ok(edition)
    }

    /// The 16th of the first division and the third of the second meet at home and away.
    pub(super) async fn playoff(
        &mut self,
        edition: &Edition,
        first: &LeagueSeason,
        second: &LeagueSeason,
        years: usize,
    ) -> Result<(), StoreError> {
        let upper = first.final_order()[15];
        let lower = second.final_order().into_iter().filter(|club| club.reserve_of.is_none()).nth(2);
        let Some(lower) = lower else { return Ok(()) };
        let scripts = cup::playoff(first.id, upper, lower, second_won_playoff(years));
        let label = |pt: &str, en: &str| Some(Label { pt: pt.to_owned(), en: en.to_owned() });
        let phase = self.write.add_phase(edition, 2, RoundKind::Playoff, label("Play-off", "Play-off")).await?;
        let legs = [
            (lower, upper, label("Play-off, 1.ª mão", "Play-off, first leg")),
            (upper, lower, label("Play-off, 2.ª mão", "Play-off, second leg")),
        ];
        let mut discipline = Discipline::new(false);
        for (leg, ((home, away, name), script)) in legs.into_iter().zip(scripts).enumerate() {
            let number = ROUNDS + 1 + leg as u16;
            let round = self.write.add_round(edition, phase, number, name).await?;
            let when = self.dates.playoff(years as i64, leg);
            let fixture = Fixture { round, number, home, away, ground: home, when, interest: Interest::Every };
            self.play(edition, &fixture, &Course::plain(script), &mut discipline).await?;
        }
        self.windows(edition).await
    }
}
