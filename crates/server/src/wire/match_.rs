//! Matches, in list form: no line-ups, no statistics.

use std::collections::HashMap;

use football::moment::Clock;
use football::state::MatchState;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use serde::Serialize;
use store::editions::Edition;
use store::matches::{Match, MatchFacts};
use store::stadiums::Stadium;
use store::teams::Team;
use utoipa::ToSchema;

use super::team::TeamRef;
use crate::locale::Locale;

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MatchBody<'a> {
    #[serde(flatten)]
    fixture: FixtureBody<'a>,
    #[serde(flatten)]
    standing: StandingBody,
}

/// What was known of a match before it began, and stays.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FixtureBody<'a> {
    id: i64,
    #[schema(example = "liga-atlantica")]
    competition: &'a str,
    #[schema(example = 20_262_027)]
    season: i64,
    /// The round's number in the competition.
    #[schema(example = 14)]
    round: u16,
    home_team: TeamRef<'a>,
    away_team: TeamRef<'a>,
    /// Kick-off with the league's offset; only the day where the hour is not known; null where not even that is.
    #[schema(example = "2026-11-14T20:30:00+00:00")]
    date: Option<String>,
    fixture_date_is_defined: bool,
    stadium: Option<StadiumRef<'a>>,
    is_international: bool,
    /// Who broadcasts it.
    transmission: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stream_url: Option<&'a str>,
    /// Whether the match is told elsewhere, at `externalFixtureUrl`.
    external_fixture: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    external_fixture_url: Option<&'a str>,
    /// Why it was postponed, interrupted or cancelled.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'a str>,
}

/// How a match stands: all that changes while it is played.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StandingBody {
    /// 1 preview, 2 line-ups available, 3 live, 4 ended, 5 finished
    status: i16,
    /// 1 scheduled … 17 interrupted
    sub_status: i16,
    /// Null until the match starts.
    home_goals: Option<u16>,
    away_goals: Option<u16>,
    home_half_time_goals: Option<u16>,
    away_half_time_goals: Option<u16>,
    /// Whether the goals include those of extra time.
    extra_time: bool,
    home_penalty_goals: Option<u16>,
    away_penalty_goals: Option<u16>,
    /// How many came.
    attendance: Option<i32>,
    home_red_cards: u16,
    away_red_cards: u16,
    home_second_yellow_cards: u16,
    away_second_yellow_cards: u16,
    /// The minute, while the match is on.
    #[serde(rename = "played_time", skip_serializing_if = "Option::is_none")]
    #[schema(example = "67'")]
    played_time: Option<String>,
}

/// Where a match belongs.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlaceBody<'a> {
    #[schema(example = 1591)]
    id: i64,
    #[schema(example = "liga-atlantica")]
    competition: &'a str,
    #[schema(example = 20_262_027)]
    season: i64,
    #[schema(example = 14)]
    round: u16,
    is_international: bool,
}

impl<'a> PlaceBody<'a> {
    pub(crate) fn new(id: i64, edition: &'a Edition, round: u16) -> Self {
        let competition = &edition.competition;
        Self {
            id,
            competition: &competition.key,
            season: edition.season.number(),
            round,
            is_international: competition.is_international,
        }
    }
}

/// A stadium in reference form.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct StadiumRef<'a> {
    id: i64,
    #[schema(example = "Estádio do Promontório")]
    name: &'a str,
}

impl<'a> StadiumRef<'a> {
    pub(crate) fn new(stadium: &'a Stadium) -> Self {
        Self { id: stadium.id, name: &stadium.name }
    }
}

/// What the matches of a list have in common.
pub(crate) struct MatchContext<'a> {
    pub editions: &'a [Edition],
    /// The rounds' numbers by id.
    pub rounds: &'a HashMap<i64, u16>,
    pub teams: &'a [Team],
    pub stadiums: &'a [Stadium],
    pub zone: &'a TimeZone,
    pub now: Timestamp,
    pub locale: Locale,
}

impl<'a> MatchContext<'a> {
    pub(crate) fn team(&self, id: i64) -> Option<&'a Team> {
        self.teams.iter().find(|team| team.id == id)
    }

    pub(crate) fn edition(&self, id: i64) -> Option<&'a Edition> {
        self.editions.iter().find(|edition| edition.id == id)
    }

    /// `None` where something that the match belongs to does not exist, which the database forbids.
    pub(crate) fn body(&self, m: &'a Match) -> Option<MatchBody<'a>> {
        Some(MatchBody { fixture: self.fixture(m)?, standing: StandingBody::new(m, self.now) })
    }

    pub(crate) fn fixture(&self, m: &'a Match) -> Option<FixtureBody<'a>> {
        let edition = self.edition(m.edition_id)?;
        let stadium = self.stadiums.iter().find(|stadium| Some(stadium.id) == m.facts.stadium_id);
        let facts = &m.facts;
        let reason = facts.reason.as_ref().map(|label| self.locale.pick(label.pt.as_str(), &label.en));
        Some(FixtureBody {
            id: m.id,
            competition: &edition.competition.key,
            season: edition.season.number(),
            round: *self.rounds.get(&m.round_id)?,
            home_team: TeamRef::new(self.team(m.home_team_id)?),
            away_team: TeamRef::new(self.team(m.away_team_id)?),
            date: date(facts, self.zone),
            fixture_date_is_defined: facts.date_defined,
            stadium: stadium.map(StadiumRef::new),
            is_international: edition.competition.is_international,
            transmission: facts.transmission.as_deref(),
            stream_url: facts.stream_url.as_deref(),
            external_fixture: facts.external_url.is_some(),
            external_fixture_url: facts.external_url.as_deref(),
            reason,
        })
    }
}

impl StandingBody {
    pub(crate) fn new(m: &Match, now: Timestamp) -> Self {
        let (state, score) = (m.facts.state, m.facts.score);
        let (goals, half_time) = (score.map(|s| s.goals), score.and_then(|s| s.half_time));
        let penalties = score.and_then(|s| s.penalties);
        Self {
            status: state.status(),
            sub_status: state.sub_status(),
            home_goals: goals.map(|score| score.home),
            away_goals: goals.map(|score| score.away),
            home_half_time_goals: half_time.map(|score| score.home),
            away_half_time_goals: half_time.map(|score| score.away),
            extra_time: score.is_some_and(|score| score.ninety.is_some()),
            home_penalty_goals: penalties.map(|score| score.home),
            away_penalty_goals: penalties.map(|score| score.away),
            attendance: m.facts.attendance,
            home_red_cards: m.dismissals.home_reds,
            away_red_cards: m.dismissals.away_reds,
            home_second_yellow_cards: m.dismissals.home_second_yellows,
            away_second_yellow_cards: m.dismissals.away_second_yellows,
            played_time: clock(&m.facts, now).map(Clock::text),
        }
    }
}

/// The match's clock while it is on.
pub(crate) fn clock(facts: &MatchFacts, now: Timestamp) -> Option<Clock> {
    let MatchState::Live(phase) = facts.state else { return None };
    let elapsed = now.duration_since(facts.phase_began?).as_mins();
    Some(Clock::at(phase, u16::try_from(elapsed.max(0)).unwrap_or(u16::MAX)))
}

/// When the match's clock shows another minute.
pub(crate) fn next_minute(facts: &MatchFacts, now: Timestamp) -> Option<Timestamp> {
    let began = facts.phase_began.filter(|_| matches!(facts.state, MatchState::Live(_)))?;
    let elapsed = now.duration_since(began).as_mins().max(0);
    began.checked_add(SignedDuration::from_mins(elapsed + 1)).ok()
}

/// ISO 8601 with the league's offset, never with a made-up hour.
pub(crate) fn date(facts: &MatchFacts, zone: &TimeZone) -> Option<String> {
    date_text(facts.day, facts.kickoff, zone)
}

pub(crate) fn date_text(day: Option<Date>, instant: Option<Timestamp>, zone: &TimeZone) -> Option<String> {
    match instant {
        Some(instant) => Some(instant.to_zoned(zone.clone()).strftime("%Y-%m-%dT%H:%M:%S%:z").to_string()),
        None => day.map(|day| day.to_string()),
    }
}
