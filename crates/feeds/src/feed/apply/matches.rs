//! Matches: their place in a competition, their date, their state and score.

use football::score::{FullScore, Score};
use football::season::SeasonId;
use football::state::MatchState;
use jiff::civil::Date;
use store::StoreError;
use store::editions::Edition;
use store::matches::{Match, MatchFacts};
use store::rounds::Label;

use super::super::Outcome;
use super::super::given::Given;
use super::super::items::{GoalsItem, MatchItem, ScoreItem};
use super::super::problem::{Code, Fault, Stop};
use super::super::session::Session;
use super::super::words::FeedState;
use super::checks;

const MOST_GOALS: u16 = 99;

impl Session<'_> {
    pub(in super::super) async fn apply_match(&mut self, body: &MatchItem) -> Result<Outcome, Stop> {
        check_match(body)?;
        match self.matches.get(&body.id).cloned() {
            Some(known) => self.update(body, known, false).await,
            None => self.add(body).await,
        }
    }

    async fn add(&mut self, body: &MatchItem) -> Result<Outcome, Stop> {
        let needed = |field: &str| Fault::invalid(field, format!("a new match needs its {field}"));
        let competition = body.competition.as_ref().ok_or_else(|| needed("competition"))?;
        let season = body.season.ok_or_else(|| needed("season"))?;
        let edition = self.edition(competition, season).await?;
        let round = body.round.as_ref().ok_or_else(|| needed("round"))?;
        let round = self.round(&edition, round).await?;
        let home = self.team("home", body.home.as_ref().ok_or_else(|| needed("home"))?)?;
        let away = self.team("away", body.away.as_ref().ok_or_else(|| needed("away"))?)?;
        if home == away {
            return Err(Fault::contradiction("away", "a team does not play against itself").into());
        }
        if let Some((known, name)) = self.write.find_pairing(round.id, (home, away)).await? {
            if let Some(name) = name {
                let reason = format!("these teams meet in this round already, in “{name}”");
                return Err(Fault::contradiction("round", reason).into());
            }
            self.write.name_match(known.id, &body.id).await?;
            return self.update(body, known, true).await;
        }
        let facts = self.facts(body, MatchFacts::undated(), season)?;
        self.enter(&edition, round.id, [home, away]).await?;
        let id = self.write.add_match(&edition, round.id, (home, away), Some(body.id.clone()), facts.clone()).await?;
        self.made.insert(id);
        self.note_day(&edition, facts.day).await?;
        let match_ = Match {
            id,
            edition_id: edition.id,
            round_id: round.id,
            home_team_id: home,
            away_team_id: away,
            facts,
            dismissals: store::matches::Dismissals::default(),
            moves: store::matches::Moves::default(),
        };
        self.matches.insert(body.id.clone(), match_);
        Ok(Outcome::Created)
    }

    async fn update(&mut self, body: &MatchItem, known: Match, is_adopted: bool) -> Result<Outcome, Stop> {
        let edition = self.edition_by_id(known.edition_id).await?;
        let fixed = |field: &str| Fault::contradiction(field, format!("a match does not change its {field}"));
        if body.competition.as_ref().is_some_and(|key| *key != edition.competition.key) {
            return Err(fixed("competition").into());
        }
        if body.season.is_some_and(|season| season != edition.season) {
            return Err(fixed("season").into());
        }
        for (field, team, known) in [("home", &body.home, known.home_team_id), ("away", &body.away, known.away_team_id)]
        {
            if let Some(team) = team
                && self.team(field, team)? != known
            {
                return Err(fixed(field).into());
            }
        }
        let round = match &body.round {
            Some(round) => self.round(&edition, round).await?.id,
            None => known.round_id,
        };
        let facts = self.facts(body, known.facts.clone(), edition.season)?;
        let is_news = self.write.update_match(&edition, &known, round, facts.clone()).await?;
        if known.facts.day != facts.day || known.round_id != round {
            self.note_day(&edition, facts.day).await?;
        }
        if known.round_id != round || is_adopted {
            self.enter(&edition, round, [known.home_team_id, known.away_team_id]).await?;
        }
        let match_ = Match { round_id: round, facts, ..known.clone() };
        self.matches.insert(body.id.clone(), match_.clone());
        let ninety = |facts: &MatchFacts| facts.score.and_then(|score| score.ninety);
        let is_over = |facts: &MatchFacts| facts.state.is_result();
        if is_over(&match_.facts) != is_over(&known.facts) || ninety(&match_.facts) != ninety(&known.facts) {
            // How long everybody played may follow from it.
            let facts = match_.facts.clone();
            self.record(&match_).await?.facts = facts;
        }
        Ok(Outcome::updated(is_news))
    }

    /// What is known of a match now.
    fn facts(&self, body: &MatchItem, known: MatchFacts, season: SeasonId) -> Result<MatchFacts, Stop> {
        let kickoff = body.kickoff.clone().over(known.kickoff);
        let local_day = kickoff.map(|kickoff| kickoff.to_zoned(self.zone.clone()).date());
        let day = match (&body.day, &body.kickoff) {
            (Given::Value(day), _) if local_day.is_some_and(|local| local != *day) => {
                return Err(Fault::contradiction("day", "kickoff is on another day").into());
            }
            (Given::Nothing, Given::Value(_)) => local_day,
            (Given::Nothing, _) => known.day,
            (given, _) => given.clone().over(None),
        };
        if kickoff.is_some() && day.is_none() {
            return Err(Fault::contradiction("day", "a match with an hour has a day").into());
        }
        checks::day_in("day", day, season)?;
        let state = body.state.map_or(known.state, FeedState::meaning);
        let score = match (&body.score, state.has_score()) {
            (Some(score), true) => Some(full(score, known.score)?),
            (Some(_), false) => {
                return Err(Fault::contradiction("score", "a match in this state has no score").into());
            }
            (None, true) if known.score.is_none() && state.is_live() => Some(FullScore::plain(Score::new(0, 0))),
            (None, true) => known.score,
            (None, false) => None,
        };
        check_score(state, score)?;
        let is_defined = match (body.date_defined, &body.kickoff) {
            (Some(true), _) if day.is_none() => {
                return Err(Fault::contradiction("dateDefined", "there is no day").into());
            }
            (Some(is_defined), _) => is_defined,
            (None, Given::Value(_)) => true,
            (None, _) => known.date_defined && day.is_some(),
        };
        let phase_began = match &body.phase_began {
            Given::Nothing if state != known.state => None,
            given => given.clone().over(known.phase_began),
        };
        let stadium = match &body.stadium {
            Given::Value(stadium) => Some(self.stadium("stadium", stadium)?),
            Given::Empty => None,
            Given::Nothing => known.stadium_id,
        };
        Ok(MatchFacts {
            day,
            kickoff,
            date_defined: is_defined,
            state,
            score,
            stadium_id: stadium,
            attendance: body.attendance.clone().over(known.attendance),
            phase_began,
            transmission: body.transmission.clone().over(known.transmission),
            stream_url: body.stream_url.clone().over(known.stream_url),
            external_url: body.external_url.clone().over(known.external_url),
            reason: body.state_reason.clone().map(Label::from).over(known.reason),
        })
    }

    async fn note_day(&mut self, edition: &Edition, day: Option<Date>) -> Result<(), StoreError> {
        if let Some(day) = day {
            self.write.cover_season(edition.season, day, day).await?;
        }
        self.moved.insert(edition.id);
        Ok(())
    }

    /// The days that the rounds of an edition cover now.
    pub(in super::super) async fn settle_windows(&mut self) -> Result<(), StoreError> {
        for edition in std::mem::take(&mut self.moved) {
            let Some(edition) = self.write.find_edition_by_id(edition).await? else { continue };
            self.write.settle_round_windows(&edition).await?;
        }
        Ok(())
    }

    pub(in super::super) async fn check_season(&self, season: SeasonId) -> Result<(), Stop> {
        match self.write.has_season(season).await? {
            true => Ok(()),
            false => Err(Fault::new(Code::UnknownReference, "season", format!("there is no season {season}")).into()),
        }
    }
}

fn full(item: &ScoreItem, known: Option<FullScore>) -> Result<FullScore, Fault> {
    let part = |goals: &Given<GoalsItem>, read: fn(FullScore) -> Option<Score>| {
        goals.clone().map(|goals| Score::new(goals.home, goals.away)).over(known.and_then(read))
    };
    let score = FullScore {
        goals: Score::new(item.home, item.away),
        half_time: part(&item.half_time, |score| score.half_time),
        ninety: part(&item.ninety, |score| score.ninety),
        penalties: part(&item.penalties, |score| score.penalties),
    };
    for (field, score) in [
        ("score", Some(score.goals)),
        ("score.halfTime", score.half_time),
        ("score.ninety", score.ninety),
        ("score.penalties", score.penalties),
    ] {
        checks::within(field, score.map(|score| score.home.max(score.away)), (0, MOST_GOALS))?;
    }
    Ok(score)
}

/// A shoot-out may be level only while it is on.
fn check_score(state: MatchState, score: Option<FullScore>) -> Result<(), Fault> {
    let checked = match score {
        None if state.has_score() => return Err(Fault::invalid("score", "a match in this state needs a score")),
        None => return Ok(()),
        Some(score) if state.is_live() => score.check_running(),
        Some(score) => score.check(),
    };
    checked.map(drop).map_err(|reason| Fault::contradiction("score", reason))
}

fn check_match(body: &MatchItem) -> Result<(), Fault> {
    checks::names([("transmission", body.transmission.value())])?;
    checks::within("attendance", body.attendance.value().copied(), (0, 500_000))?;
    checks::link("streamUrl", body.stream_url.value())?;
    checks::link("externalUrl", body.external_url.value())
}
