//! Writing the demo league into an empty store.

use std::collections::HashMap;

use football::colours::COMPETITION_PAIRS;
use football::round::{RoundKind, window};
use football::score::FullScore;
use football::season::SeasonId;
use football::state::MatchState;
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use media::colour::{Colour, on_colour};
use serde_json::json;
use store::competitions::{Competition, Format, NewCompetition};
use store::editions::Edition;
use store::matches::MatchFacts;
use store::rounds::Label;
use store::stadiums::NewStadium;
use store::teams::NewTeam;
use store::{Store, StoreError, Write};

use super::chances::Chances;
use super::clubs::{Club, FIRST, SECOND, THIRD};
use super::cup;
use super::dates::{CURRENT_ROUND, Dates, ROUNDS, When, season_id};
use super::history::{LeagueSeason, second_won_playoff};
use super::promotions::promotions;
use super::script::Script;
use super::{CUP, FIRST_LEAGUE, RULES, SECOND_LEAGUE};
use crate::formats::fold;

/// The second-division club that lost points this season.
const FINED: &str = "bri";

/// How many seasons a newcomer sees.
const SEASONS: usize = 3;

/// Loads the demo league if the store has no season yet; says whether it did.
pub async fn load(store: &Store, now: Timestamp, zone: &TimeZone, seed: u64) -> Result<bool, StoreError> {
    load_seasons(store, now, zone, seed, SEASONS).await
}

/// The same with another number of seasons, for measuring.
pub async fn load_seasons(
    store: &Store,
    now: Timestamp,
    zone: &TimeZone,
    seed: u64,
    seasons: usize,
) -> Result<bool, StoreError> {
    if !store.seasons().await?.is_empty() {
        return Ok(false);
    }
    let mut loader = Loader {
        write: store.write().await?,
        dates: Dates::new(now, zone),
        now,
        seed,
        teams: HashMap::new(),
        grounds: HashMap::new(),
    };
    loader.clubs().await?;
    let leagues = loader.competitions().await?;
    // From the oldest season on: a cup is played by those who did well the year before.
    let mut last: Option<(LeagueSeason, LeagueSeason)> = None;
    for years in (0..seasons).rev() {
        let season = loader.season(&leagues, years, last.as_ref()).await?;
        tracing::info!(season = %season.0.id.label(), "demo season written");
        last = Some(season);
    }
    loader.write.commit(now, "demo", json!({ "seasons": seasons })).await?;
    Ok(true)
}

struct Loader {
    write: Write,
    dates: Dates,
    now: Timestamp,
    seed: u64,
    teams: HashMap<&'static str, i64>,
    grounds: HashMap<&'static str, i64>,
}

struct Competitions {
    first: Competition,
    second: Competition,
    cup: Competition,
}

/// A match with what it takes to write it down.
struct Fixture<'a> {
    round: i64,
    home: &'a Club,
    away: &'a Club,
    ground: &'a Club,
    when: When,
    external_id: String,
}

impl Loader {
    async fn clubs(&mut self) -> Result<(), StoreError> {
        // Reserve teams come after the clubs that they belong to.
        let mut clubs: Vec<&Club> = FIRST.iter().chain(SECOND).chain(THIRD).collect();
        clubs.sort_by_key(|club| club.reserve_of.is_some());
        for club in clubs {
            let ground = NewStadium {
                external_id: club.key.to_owned(),
                name: club.stadium.to_owned(),
                city: Some(club.city.to_owned()),
                capacity: Some(club.capacity),
                address: Some(format!("{}, {}", club.stadium, club.city)),
            };
            self.grounds.insert(club.key, self.write.add_stadium(ground).await?);
            let text = club.field.parse().map_or(Colour::WHITE, on_colour);
            let crest = serde_json::to_value(club.crest_spec()).map_err(|e| StoreError::Corrupt(e.to_string()))?;
            let team = NewTeam {
                external_id: club.key.to_owned(),
                name: club.name.to_owned(),
                abbreviation: Some(club.abbreviation.to_owned()),
                fullname: Some(club.fullname.to_owned()),
                category_variant: club.reserve_of.map(|_| "B".to_owned()),
                city: Some(club.city.to_owned()),
                founded: Some(club.founded),
                color: Some(club.field.to_owned()),
                text_color: Some(text.to_string()),
                secondary_color: Some(club.second.to_owned()),
                reserve_of: club.reserve_of.map(|parent| self.teams[parent]),
                crest: Some(crest),
            };
            let team = self.write.add_team(team).await?;
            let mut names = vec![fold(club.name), fold(club.fullname)];
            names.dedup();
            for name in names {
                self.write.add_alias(&name, team.id).await?;
            }
            self.teams.insert(club.key, team.id);
        }
        Ok(())
    }

    async fn competitions(&mut self) -> Result<Competitions, StoreError> {
        let new = |key: &str, label: &str, format, position, (color, text): (&str, &str)| NewCompetition {
            key: key.to_owned(),
            label: label.to_owned(),
            format,
            is_international: false,
            is_european: false,
            position,
            color: Some(color.to_owned()),
            text_color: Some(text.to_owned()),
            highlight: position == 1,
            tags: Vec::new(),
        };
        Ok(Competitions {
            first: self
                .write
                .add_competition(new(FIRST_LEAGUE, "Liga Atlântica", Format::League, 1, COMPETITION_PAIRS[3]))
                .await?,
            second: self
                .write
                .add_competition(new(SECOND_LEAGUE, "Segunda Atlântica", Format::League, 2, COMPETITION_PAIRS[1]))
                .await?,
            cup: self
                .write
                .add_competition(new(CUP, "Taça Atlântica", Format::Tournament, 3, COMPETITION_PAIRS[0]))
                .await?,
        })
    }

    async fn season(
        &mut self,
        competitions: &Competitions,
        years: usize,
        before: Option<&(LeagueSeason, LeagueSeason)>,
    ) -> Result<(LeagueSeason, LeagueSeason), StoreError> {
        let id = season_id(&self.dates, years as i64);
        let (from, to) = self.dates.season_days(years as i64);
        self.write.cover_season(id, from, to).await?;
        let first = LeagueSeason::new(self.seed, FIRST_LEAGUE, id, years, true);
        let second = LeagueSeason::new(self.seed, SECOND_LEAGUE, id, years, false);
        let edition = self.league(&competitions.first, &first, years, true).await?;
        self.league(&competitions.second, &second, years, false).await?;
        if years > 0 {
            self.playoff(&edition, &first, &second, years).await?;
        }
        let (best, rising) = match before {
            Some((first, second)) => (first.final_order(), second.final_order()),
            None => (by_size(&first.clubs), by_size(&second.clubs)),
        };
        self.cup(&competitions.cup, id, years, &best, &rising).await?;
        Ok((first, second))
    }

    async fn league(
        &mut self,
        competition: &Competition,
        season: &LeagueSeason,
        years: usize,
        is_first: bool,
    ) -> Result<Edition, StoreError> {
        let promotions = promotions(is_first);
        let edition = self.write.add_edition(competition, season.id, RULES, &promotions).await?;
        let phase = self.write.add_phase(&edition, 1, RoundKind::Round, None).await?;
        for club in &season.clubs {
            self.enter(&edition, club).await?;
        }
        let mut rounds = HashMap::new();
        for number in 1..=ROUNDS {
            rounds.insert(number, self.write.add_round(&edition, phase, number, None).await?);
        }
        for pairing in season.pairings() {
            let when = self.dates.league(years as i64, pairing.round, pairing.place, is_first);
            let fixture = Fixture {
                round: rounds[&pairing.round],
                home: pairing.home,
                away: pairing.away,
                ground: pairing.home,
                when,
                external_id: external_id(competition, season.id, pairing.round, pairing.home, pairing.away),
            };
            // One match of an earlier round was called off and has no new date.
            let is_postponed = years == 0 && pairing.round == CURRENT_ROUND - 3 && pairing.place == 5 && is_first;
            if is_postponed {
                self.postponed(&edition, &fixture).await?;
            } else {
                self.play(&edition, &fixture, &season.script(pairing.home, pairing.away)).await?;
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
    async fn playoff(
        &mut self,
        edition: &Edition,
        first: &LeagueSeason,
        second: &LeagueSeason,
        years: usize,
    ) -> Result<(), StoreError> {
        let upper = first.final_order()[15];
        let lower = second.final_order().into_iter().filter(|club| club.reserve_of.is_none()).nth(2);
        let Some(lower) = lower else { return Ok(()) };
        let results = cup::playoff(first.id, upper, lower, second_won_playoff(years));
        let label = |pt: &str, en: &str| Some(Label { pt: pt.to_owned(), en: en.to_owned() });
        let phase = self.write.add_phase(edition, 2, RoundKind::Playoff, label("Play-off", "Play-off")).await?;
        let legs = [
            (lower, upper, label("Play-off, 1.ª mão", "Play-off, first leg")),
            (upper, lower, label("Play-off, 2.ª mão", "Play-off, second leg")),
        ];
        for (leg, ((home, away, name), result)) in legs.into_iter().zip(results).enumerate() {
            let number = ROUNDS + 1 + leg as u16;
            let round = self.write.add_round(edition, phase, number, name).await?;
            let when = self.dates.playoff(years as i64, leg);
            let external_id = external_id(&edition.competition, edition.season, number, home, away);
            let fixture = Fixture { round, home, away, ground: home, when, external_id };
            let facts = self.facts(&fixture, MatchState::Finished, Some(result));
            self.add(edition, fixture, facts).await?;
        }
        self.windows(edition).await
    }

    async fn cup(
        &mut self,
        competition: &Competition,
        season: SeasonId,
        years: usize,
        best: &[&'static Club],
        rising: &[&'static Club],
    ) -> Result<(), StoreError> {
        let edition = self.write.add_edition(competition, season, RULES, &[]).await?;
        let rising: Vec<&'static Club> =
            rising.iter().copied().filter(|club| club.reserve_of.is_none()).take(2).collect();
        for club in best.iter().take(6).chain(&rising) {
            self.enter(&edition, club).await?;
        }
        let phase = self.write.add_phase(&edition, 1, RoundKind::Playoff, None).await?;
        let names = [("Quartos de final", "Quarter-finals"), ("Meias-finais", "Semi-finals"), ("Final", "Final")];
        let mut rounds = Vec::new();
        for (number, (pt, en)) in (1..).zip(names) {
            let label = Label { pt: pt.to_owned(), en: en.to_owned() };
            rounds.push(self.write.add_round(&edition, phase, number, Some(label)).await?);
        }
        let mut pairs: Vec<(&'static Club, &'static Club)> = cup::quarter_finals(best, &rising).to_vec();
        // The final four meet on the largest ground.
        let neutral = by_size(best)[0];
        for (number, round) in (1_u16..).zip(rounds) {
            let mut winners = Vec::new();
            for (place, &(home, away)) in pairs.iter().enumerate() {
                let script = cup::script(self.seed, season, number, home, away);
                let ground = if number == 1 { home } else { neutral };
                let when = self.dates.cup(years as i64, number, place);
                let external_id = external_id(competition, season, number, home, away);
                let fixture = Fixture { round, home, away, ground, when, external_id };
                if self.play(&edition, &fixture, &script).await?.is_settled() {
                    winners.push(cup::winner(home, away, script.result()));
                }
            }
            pairs = match winners[..] {
                [_, _, _, _] => cup::semi_finals(&winners).to_vec(),
                [a, b] => vec![(a, b)],
                _ => break,
            };
        }
        self.windows(&edition).await
    }

    async fn enter(&mut self, edition: &Edition, club: &Club) -> Result<(), StoreError> {
        let (team, ground) = (self.teams[club.key], self.grounds[club.key]);
        self.write.enter_team(edition, team, None).await?;
        self.write.set_home_ground(team, edition.season, Some(ground)).await
    }

    /// Writes a match as it stands now; says its state.
    async fn play(
        &mut self,
        edition: &Edition,
        fixture: &Fixture<'_>,
        script: &Script,
    ) -> Result<MatchState, StoreError> {
        let (state, score) = match fixture.when.kickoff {
            Some(kickoff) => script.at(self.now.duration_since(kickoff).as_mins()),
            None => (MatchState::Preview, None),
        };
        let facts = self.facts(fixture, state, score);
        self.write
            .add_match(edition, fixture.round, self.pair(fixture), Some(fixture.external_id.clone()), facts)
            .await?;
        Ok(state)
    }

    async fn postponed(&mut self, edition: &Edition, fixture: &Fixture<'_>) -> Result<(), StoreError> {
        let facts = MatchFacts {
            state: MatchState::Postponed,
            stadium_id: Some(self.grounds[fixture.ground.key]),
            ..MatchFacts::undated()
        };
        let pair = self.pair(fixture);
        self.write.add_match(edition, fixture.round, pair, Some(fixture.external_id.clone()), facts).await?;
        Ok(())
    }

    async fn add(&mut self, edition: &Edition, fixture: Fixture<'_>, facts: MatchFacts) -> Result<(), StoreError> {
        let pair = self.pair(&fixture);
        self.write.add_match(edition, fixture.round, pair, Some(fixture.external_id), facts).await?;
        Ok(())
    }

    fn pair(&self, fixture: &Fixture<'_>) -> (i64, i64) {
        (self.teams[fixture.home.key], self.teams[fixture.away.key])
    }

    fn facts(&self, fixture: &Fixture<'_>, state: MatchState, score: Option<FullScore>) -> MatchFacts {
        MatchFacts {
            day: Some(fixture.when.day),
            kickoff: fixture.when.kickoff,
            date_defined: fixture.when.kickoff.is_some(),
            state,
            score,
            stadium_id: Some(self.grounds[fixture.ground.key]),
            attendance: score.map(|_| attendance(self.seed, &fixture.external_id, fixture.ground.capacity)),
            ..MatchFacts::undated()
        }
    }

    async fn windows(&mut self, edition: &Edition) -> Result<(), StoreError> {
        let matches = self.write.find_matches(edition.id).await?;
        for round in self.write.find_rounds(edition.id).await? {
            let days: Vec<Date> =
                matches.iter().filter(|m| m.round_id == round.id).filter_map(|m| m.facts.day).collect();
            self.write.set_round_window(edition, &round, window(&days)).await?;
        }
        Ok(())
    }
}

/// How the demo's data finds a match again.
pub(super) fn external_id(competition: &Competition, season: SeasonId, round: u16, home: &Club, away: &Club) -> String {
    format!("demo/{season}/{}/{round}/{}-{}", competition.key, home.key, away.key)
}

/// Between a third of the ground and all of it.
pub(super) fn attendance(seed: u64, match_id: &str, capacity: i32) -> i32 {
    let full = 0.34 + 0.64 * Chances::new(seed, &format!("{match_id}/attendance")).unit();
    (f64::from(capacity) * full) as i32
}

fn by_size(clubs: &[&'static Club]) -> Vec<&'static Club> {
    let mut clubs = clubs.to_vec();
    clubs.sort_by_key(|club| std::cmp::Reverse(club.capacity));
    clubs
}
