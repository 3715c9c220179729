//! Matches, in list form: no line-ups, no statistics.

use std::collections::HashMap;

use jiff::tz::TimeZone;
use serde::Serialize;
use store::editions::Edition;
use store::matches::{Match, MatchFacts};
use store::stadiums::Stadium;
use store::teams::Team;
use utoipa::ToSchema;

use super::team::TeamRef;

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MatchBody<'a> {
    id: i64,
    #[schema(example = "liga-atlantica")]
    competition: &'a str,
    #[schema(example = 20_262_027)]
    season: i64,
    /// The round's number in the competition.
    #[schema(example = 14)]
    round: u16,
    /// 1 preview, 2 line-ups available, 3 live, 4 ended, 5 finished
    status: i16,
    /// 1 scheduled … 17 interrupted
    sub_status: i16,
    home_team: TeamRef<'a>,
    away_team: TeamRef<'a>,
    /// Null until the match starts.
    home_goals: Option<u16>,
    away_goals: Option<u16>,
    home_half_time_goals: Option<u16>,
    away_half_time_goals: Option<u16>,
    /// Whether the goals include those of extra time.
    extra_time: bool,
    home_penalty_goals: Option<u16>,
    away_penalty_goals: Option<u16>,
    /// Kick-off with the league's offset; only the day where the hour is not known; null where not even that is.
    #[schema(example = "2026-11-14T20:30:00+00:00")]
    date: Option<String>,
    fixture_date_is_defined: bool,
    stadium: Option<StadiumRef<'a>>,
    attendance: Option<i32>,
    is_international: bool,
}

/// A stadium in reference form.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct StadiumRef<'a> {
    id: i64,
    #[schema(example = "Estádio do Promontório")]
    name: &'a str,
}

/// What the matches of a list have in common.
pub(crate) struct MatchContext<'a> {
    pub editions: &'a [Edition],
    /// The rounds' numbers by id.
    pub rounds: &'a HashMap<i64, u16>,
    pub teams: &'a [Team],
    pub stadiums: &'a [Stadium],
    pub zone: &'a TimeZone,
}

impl<'a> MatchContext<'a> {
    /// `None` where something that the match belongs to does not exist, which the database forbids.
    pub(crate) fn body(&self, m: &Match) -> Option<MatchBody<'a>> {
        let edition = self.editions.iter().find(|edition| edition.id == m.edition_id)?;
        let team = |id: i64| self.teams.iter().find(|team| team.id == id).map(TeamRef::new);
        let stadium = self.stadiums.iter().find(|stadium| Some(stadium.id) == m.facts.stadium_id);
        let facts = &m.facts;
        let (goals, penalties) = (facts.score.map(|s| s.goals), facts.score.and_then(|s| s.penalties));
        let half_time = facts.score.and_then(|s| s.half_time);
        Some(MatchBody {
            id: m.id,
            competition: &edition.competition.key,
            season: edition.season.number(),
            round: *self.rounds.get(&m.round_id)?,
            status: facts.state.status(),
            sub_status: facts.state.sub_status(),
            home_team: team(m.home_team_id)?,
            away_team: team(m.away_team_id)?,
            home_goals: goals.map(|score| score.home),
            away_goals: goals.map(|score| score.away),
            home_half_time_goals: half_time.map(|score| score.home),
            away_half_time_goals: half_time.map(|score| score.away),
            extra_time: facts.score.is_some_and(|score| score.ninety.is_some()),
            home_penalty_goals: penalties.map(|score| score.home),
            away_penalty_goals: penalties.map(|score| score.away),
            date: date(facts, self.zone),
            fixture_date_is_defined: facts.date_defined,
            stadium: stadium.map(|stadium| StadiumRef { id: stadium.id, name: &stadium.name }),
            attendance: facts.attendance,
            is_international: edition.competition.is_international,
        })
    }
}

/// ISO 8601 with the league's offset, never with a made-up hour.
fn date(facts: &MatchFacts, zone: &TimeZone) -> Option<String> {
    match facts.kickoff {
        Some(kickoff) => Some(kickoff.to_zoned(zone.clone()).strftime("%Y-%m-%dT%H:%M:%S%:z").to_string()),
        None => facts.day.map(|day| day.to_string()),
    }
}
