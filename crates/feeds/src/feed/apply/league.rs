//! Competitions, rounds and grounds.

use football::bracket::Leg;
use football::names;
use football::rules;
use jiff::civil::date;
use store::competitions::{Competition, Format, NewCompetition};
use store::editions::{Edition, NewDeduction, Promotion};
use store::rounds::{Label, Round};
use store::stadiums::{NewStadium, Stadium};

use super::super::Outcome;
use super::super::items::{CompetitionItem, DeductionItem, EntrantItem, PromotionItem, RoundItem, StadiumItem};
use super::super::problem::{Fault, Stop};
use super::super::session::Session;
use super::super::words::FeedRoundKind;
use super::checks;
use crate::import::DEFAULT_RULES;
use crate::import::rounds::MOST_ROUNDS;

const MOST_ENTRANTS: usize = 300;

impl Session<'_> {
    pub(in super::super) async fn apply_competition(&mut self, item: &CompetitionItem) -> Result<Outcome, Stop> {
        check_competition(item)?;
        let known = self.write.find_competition(&item.id).await?;
        let edition = self.write.find_edition(&item.id, item.season).await?;
        self.cover(item).await?;
        let facts = self.competition_facts(item, known.as_ref()).await?;
        let mut is_news = false;
        let competition = match &known {
            None => self.write.add_competition(facts).await?,
            Some(known) => {
                let updated = self.write.update_competition(known, facts).await?;
                is_news |= updated != *known;
                updated
            }
        };
        let promotions = item.promotions.as_ref().map(|list| list.iter().map(promotion).collect::<Vec<_>>());
        let outcome = match edition {
            None => {
                let rules = item.rules.as_deref().unwrap_or(DEFAULT_RULES);
                check_rules(rules, item)?;
                let promotions = promotions.unwrap_or_default();
                let edition = self.write.add_edition(&competition, item.season, rules, &promotions).await?;
                self.apply_parts(&edition, item).await?;
                Outcome::Created
            }
            Some(edition) => {
                let edition = Edition { competition, ..edition };
                let rules = item.rules.as_deref().unwrap_or(&edition.rules);
                check_rules(rules, item)?;
                let promotions = promotions.unwrap_or_else(|| edition.promotions.clone());
                is_news |= self.write.set_rules(&edition, rules, &promotions).await?;
                is_news |= self.apply_parts(&edition, item).await?;
                self.forget_edition(edition.id);
                Outcome::updated(is_news)
            }
        };
        Ok(outcome)
    }

    /// Makes sure that the season is there and covers the days that are told; one that is new gets usual ones.
    async fn cover(&mut self, item: &CompetitionItem) -> Result<(), Stop> {
        let given = (item.first_day, item.last_day);
        let (first, last) = match given {
            (Some(first), Some(last)) => (first, last),
            (Some(day), None) | (None, Some(day)) if self.write.has_season(item.season).await? => (day, day),
            (None, None) if self.write.has_season(item.season).await? => return Ok(()),
            (first, last) => {
                let year = item.season.start_year() as i16;
                (first.unwrap_or(date(year, 7, 1)), last.unwrap_or(date(year + 1, 6, 30)))
            }
        };
        if first > last {
            return Err(Fault::invalid("lastDay", "it is before the first day").into());
        }
        Ok(self.write.cover_season(item.season, first, last).await?)
    }

    async fn competition_facts(
        &self,
        item: &CompetitionItem,
        known: Option<&Competition>,
    ) -> Result<NewCompetition, Stop> {
        let needed = || Fault::invalid("name", "a new competition needs a name");
        let position = match (item.position, known) {
            (Some(position), _) => position,
            (None, Some(known)) => known.position,
            (None, None) => self.write.next_competition_position().await?,
        };
        let format = match known.map(|known| known.format.as_str()) {
            Some("tournament") => Format::Tournament,
            _ => Format::League,
        };
        let of_known = |read: fn(&Competition) -> Option<String>| known.and_then(read);
        Ok(NewCompetition {
            key: item.id.clone(),
            label: item.name.clone().or_else(|| known.map(|known| known.label.clone())).ok_or_else(needed)?,
            format: item.format.map_or(format, super::super::words::FeedFormat::meaning),
            is_international: is_number(&item.id),
            is_european: item.european.or(known.map(|known| known.is_european)).unwrap_or(false),
            position,
            color: item.color.clone().over(of_known(|known| known.color.clone())),
            text_color: item.text_color.clone().over(of_known(|known| known.text_color.clone())),
            highlight: item.highlight.or(known.map(|known| known.highlight)).unwrap_or(false),
            tags: Vec::new(),
        })
    }

    /// Entrants and deductions.
    async fn apply_parts(&mut self, edition: &Edition, item: &CompetitionItem) -> Result<bool, Stop> {
        let mut is_news = false;
        if let Some(teams) = &item.teams {
            is_news |= self.apply_entrants(edition, teams).await?;
        }
        if let Some(deductions) = &item.deductions {
            let mut list = Vec::with_capacity(deductions.len());
            for (index, DeductionItem { team, points, from_round, label }) in deductions.iter().enumerate() {
                checks::within(&format!("deductions[{index}].points"), Some(*points), (1, 100))?;
                checks::within(&format!("deductions[{index}].fromRound"), Some(*from_round), (1, MOST_ROUNDS.into()))?;
                list.push(NewDeduction {
                    team_id: self.team(&format!("deductions[{index}].team"), team)?,
                    points: *points,
                    from_round: *from_round,
                    message: label.clone().into(),
                });
            }
            is_news |= self.write.set_deductions(edition, &list).await?;
        }
        Ok(is_news)
    }

    async fn apply_entrants(&mut self, edition: &Edition, teams: &[EntrantItem]) -> Result<bool, Stop> {
        if let Some(index) = checks::repeated(teams.iter().map(|entrant| &entrant.team)) {
            return Err(Fault::contradiction(&format!("teams[{index}].team"), "this team is there already").into());
        }
        let mut known = self.write.find_entries(edition.id).await?;
        let mut is_news = false;
        for (index, entrant) in teams.iter().enumerate() {
            let team = self.team(&format!("teams[{index}].team"), &entrant.team)?;
            match known.remove(&team) {
                None => {
                    self.write.enter_team(edition, team, entrant.group.as_deref()).await?;
                    is_news = true;
                }
                Some(group) if group != entrant.group => {
                    self.write.set_group(edition, team, entrant.group.as_deref()).await?;
                    is_news = true;
                }
                Some(_) => {}
            }
            if let Some(stadium) = &entrant.stadium {
                let stadium = self.stadium(&format!("teams[{index}].stadium"), stadium)?;
                is_news |= self.write.set_home_ground(team, edition.season, Some(stadium)).await?;
            }
        }
        for team in known.into_keys() {
            if !self.write.withdraw_team(edition, team).await? {
                return Err(Fault::contradiction("teams", "a team that is left out has matches in it").into());
            }
            is_news = true;
        }
        self.forget_edition(edition.id);
        Ok(is_news)
    }

    pub(in super::super) async fn apply_round(&mut self, item: &RoundItem) -> Result<Outcome, Stop> {
        checks::within("number", Some(item.number), (1, MOST_ROUNDS))?;
        let edition = self.edition(&item.competition, item.season).await?;
        let rounds = self.rounds(edition.id).await?;
        let called = |round: &&Round| round.external_id.as_deref() == Some(item.id.as_str());
        let numbered = |round: &&Round| round.number == item.number;
        let known = rounds.iter().find(called).or_else(|| rounds.iter().find(numbered)).cloned();
        let kind = item.type_.map(FeedRoundKind::meaning);
        let Some(round) = known else {
            let kind = kind.unwrap_or(football::round::RoundKind::Round);
            let phases = self.write.find_phases(edition.id).await?;
            let phase = match phases.iter().find(|(_, known, _)| *known == kind) {
                Some((.., id)) => *id,
                None => {
                    let number = phases.iter().map(|(number, ..)| *number).max().unwrap_or(0) + 1;
                    self.write.add_phase(&edition, number, kind, None).await?
                }
            };
            let label: Option<Label> = item.label.clone().map(Label::from).over(None);
            let id = self.write.add_round(&edition, phase, item.number, label.clone()).await?;
            let external_id = Some(item.id.clone());
            let made = Round {
                id,
                phase_id: phase,
                number: item.number,
                external_id: None,
                kind,
                leg: Leg::Only,
                label,
                window: None,
            };
            self.write.name_round(&edition, &made, made.label.clone(), external_id).await?;
            self.apply_draw(&edition, &made, item).await?;
            self.forget_rounds(edition.id);
            return Ok(Outcome::Created);
        };
        if kind.is_some_and(|kind| kind != round.kind) {
            return Err(Fault::contradiction("type", "a round does not change its type").into());
        }
        if round.external_id.as_ref().is_some_and(|known| *known != item.id) {
            let known = round.external_id.unwrap_or_default();
            return Err(Fault::contradiction("number", format!("this number has the round “{known}”")).into());
        }
        let mut is_news = false;
        if round.number != item.number {
            self.write.renumber_round(&edition, round.id, item.number).await?;
            is_news = true;
        }
        let label = item.label.clone().map(Label::from).over(round.label.clone());
        is_news |= self.write.name_round(&edition, &round, label, Some(item.id.clone())).await?;
        let round = Round { number: item.number, ..round };
        is_news |= self.apply_draw(&edition, &round, item).await?;
        self.forget_rounds(edition.id);
        Ok(Outcome::updated(is_news))
    }

    pub(in super::super) async fn apply_stadium(&mut self, item: &StadiumItem) -> Result<Outcome, Stop> {
        checks::names([("name", item.name.as_ref()), ("city", item.city.value()), ("address", item.address.value())])?;
        checks::within("capacity", item.capacity.value().copied(), (0, 500_000))?;
        let known = self.stadiums.get(&item.id).cloned();
        let name = item.name.clone().or_else(|| known.as_ref().map(|known| known.name.clone()));
        let name = name.ok_or_else(|| Fault::invalid("name", "a new stadium needs a name"))?;
        let of_known = known.as_ref();
        let mut facts = Stadium {
            id: 0,
            external_id: item.id.clone(),
            name,
            city: item.city.clone().over(of_known.and_then(|known| known.city.clone())),
            capacity: item.capacity.clone().over(of_known.and_then(|known| known.capacity)),
            address: item.address.clone().over(of_known.and_then(|known| known.address.clone())),
        };
        let outcome = match &known {
            Some(known) => {
                facts.id = known.id;
                Outcome::updated(self.write.update_stadium(known, facts.clone()).await?)
            }
            None => {
                let Stadium { external_id, name, city, capacity, address, .. } = facts.clone();
                facts.id = self.write.add_stadium(NewStadium { external_id, name, city, capacity, address }).await?;
                Outcome::Created
            }
        };
        self.stadiums.insert(item.id.clone(), facts);
        Ok(outcome)
    }
}

fn promotion(item: &PromotionItem) -> Promotion {
    Promotion {
        rank: item.rank,
        color: item.color.clone(),
        label_pt: item.label.pt.clone(),
        label_en: item.label.en.clone(),
        skips_reserves: item.skips_reserves,
    }
}

/// How an international competition is addressed.
fn is_number(id: &str) -> bool {
    (1..=9).contains(&id.len()) && !id.starts_with('0') && id.bytes().all(|b| b.is_ascii_digit())
}

fn check_rules(rules: &str, item: &CompetitionItem) -> Result<(), Fault> {
    rules::in_force(rules, item.season).map(drop).map_err(|error| Fault::invalid("rules", error.to_string()))
}

fn check_competition(item: &CompetitionItem) -> Result<(), Fault> {
    if !names::is_slug(&item.id) && !is_number(&item.id) {
        return Err(Fault::invalid("id", "use a–z, 0–9 and hyphens, at most 64; a number alone abroad"));
    }
    checks::names([("name", item.name.as_ref())])?;
    checks::at_most("teams", item.teams.as_ref(), MOST_ENTRANTS)?;
    checks::at_most("promotions", item.promotions.as_ref(), MOST_ENTRANTS)?;
    checks::at_most("deductions", item.deductions.as_ref(), MOST_ENTRANTS)?;
    for (index, entrant) in item.teams.iter().flatten().enumerate() {
        checks::names([(format!("teams[{index}].group").as_str(), entrant.group.as_ref())])?;
    }
    checks::day_in("firstDay", item.first_day, item.season)?;
    checks::day_in("lastDay", item.last_day, item.season)?;
    checks::colour("color", item.color.value())?;
    checks::colour("textColor", item.text_color.value())?;
    checks::within("position", item.position, (0, 10_000))?;
    for (index, promotion) in item.promotions.iter().flatten().enumerate() {
        checks::colour(&format!("promotions[{index}].color"), Some(&promotion.color))?;
        checks::within(&format!("promotions[{index}].rank"), Some(promotion.rank), (1, 100))?;
    }
    Ok(())
}
