//! Writing a season of the international competitions.

use football::colours::international_pair;
use football::round::RoundKind;
use football::state::MatchState;
use store::StoreError;
use store::competitions::{Competition, Format, NewCompetition};
use store::editions::{Edition, Promotion};
use store::profiles::TagMark;
use store::rounds::Label;

use super::super::abroad::{
    GROUP_ROUNDS, GROUP_RULES, INTERNATIONAL, International, Leg, Pairing, Played, drawn, neutral,
};
use super::super::clubs::Club;
use super::super::facts::Interest;
use super::super::play::{Course, Discipline};
use super::matches::Fixture;
use super::{Loader, Plan};

impl Loader {
    pub(super) async fn international(&mut self) -> Result<Vec<Competition>, StoreError> {
        let mut competitions = Vec::new();
        for (number, international) in (1_i32..).zip(&INTERNATIONAL) {
            let (color, text) = international_pair(number.into());
            let new = NewCompetition {
                key: international.key.to_owned(),
                label: international.label.to_owned(),
                format: Format::Tournament,
                is_international: true,
                is_european: true,
                position: 3 + number,
                color: Some(color.to_owned()),
                text_color: Some(text.to_owned()),
                highlight: false,
                tags: vec![TagMark {
                    slug: crate::formats::fold(international.label).replace(' ', "-"),
                    name: international.label.to_owned(),
                    background_colour: color.to_owned(),
                    text_colour: text.to_owned(),
                }],
            };
            competitions.push(self.write.add_competition(new).await?);
        }
        Ok(competitions)
    }

    /// One of them, played by the best of the season before and by clubs from elsewhere.
    pub(super) async fn abroad(
        &mut self,
        competition: &Competition,
        international: &'static International,
        plan: &Plan,
    ) -> Result<(), StoreError> {
        let (season, best) = (plan.first.id, &plan.best);
        let edition = self.edition(competition, season, GROUP_RULES, &promotions(international)).await?;
        let clubs = international.groups(self.seed, season, best);
        for (letter, group) in ('a'..).zip(&clubs) {
            for club in group {
                self.enter(&edition, club, Some(&letter.to_string())).await?;
            }
        }
        let rounds = self.rounds_abroad(&edition, international).await?;
        let groups: Vec<Vec<i64>> =
            clubs.iter().map(|group| group.iter().map(|club| self.teams[club.key]).collect()).collect();
        let clubs: Vec<&'static Club> = clubs.into_iter().flatten().collect();
        let mut discipline = Discipline::default();
        let mut played: Vec<Played> = Vec::new();
        loop {
            let pairings = drawn(international, season, &groups, &played);
            if pairings.is_empty() {
                break;
            }
            for pairing in pairings {
                let club = |team: i64| clubs.iter().copied().find(|club| self.teams[club.key] == team);
                let (Some(home), Some(away)) = (club(pairing.home), club(pairing.away)) else { continue };
                let Pairing { number, .. } = pairing;
                let place = played.iter().filter(|known| known.pairing.number == number).count();
                let is_final = international.leg(number) == Some(Leg::Final);
                let is_ours = [home, away].iter().any(|club| best.iter().any(|ours| ours.key == club.key));
                let fixture = Fixture {
                    round: rounds[usize::from(number) - 1],
                    number,
                    home,
                    away,
                    ground: if is_final { neutral(home, away) } else { home },
                    when: self.dates.abroad(plan.years, international.place(), number, place),
                    interest: if is_ours || is_final { Interest::Every } else { Interest::Foreign },
                };
                let script = international.script(self.seed, season, number, home, away);
                let result = script.result();
                let standing = self.play(&edition, fixture, Course::plain(script), &mut discipline).await?;
                played.push(Played { pairing, result: (standing.state == MatchState::Finished).then_some(result) });
            }
        }
        self.write.settle_round_windows(&edition).await
    }

    /// All rounds of the season are announced from its beginning; says their ids.
    async fn rounds_abroad(
        &mut self,
        edition: &Edition,
        international: &International,
    ) -> Result<Vec<i64>, StoreError> {
        let label = |(pt, en): (&str, &str)| Some(Label { pt: pt.to_owned(), en: en.to_owned() });
        let groups = label(("Fase de grupos", "Group stage"));
        let phase = self.write.add_phase(edition, 1, RoundKind::GroupStage, groups).await?;
        let mut rounds = Vec::new();
        for number in 1..=GROUP_ROUNDS {
            rounds.push(self.write.add_round(edition, phase, number, None).await?);
        }
        let knock_out = label(("Fase a eliminar", "Knock-out phase"));
        let phase = self.write.add_phase(edition, 2, RoundKind::Playoff, knock_out).await?;
        for (number, round) in (GROUP_ROUNDS + 1..).zip(international.knock_out) {
            let id = self.write.add_round(edition, phase, number, label(round.label)).await?;
            self.write.set_leg(edition, id, round.leg.of_bracket()).await?;
            rounds.push(id);
        }
        self.draw_ahead(edition, &international.draws()).await?;
        Ok(rounds)
    }
}

/// The first two of a group go through.
fn promotions(international: &International) -> Vec<Promotion> {
    let (pt, en) =
        if international.groups > 2 { ("Quartos de final", "Quarter-finals") } else { ("Meias-finais", "Semi-finals") };
    let place = |rank: u16| Promotion {
        rank,
        color: "#19FF91".to_owned(),
        label_pt: pt.to_owned(),
        label_en: en.to_owned(),
        skips_reserves: false,
    };
    vec![place(1), place(2)]
}
