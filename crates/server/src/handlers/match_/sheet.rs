//! From the stored record of a match to the parts of its answer.

use std::collections::HashMap;

use football::PersonId;
use football::form::{outcome_for, recent};
use football::momentum::momentum;
use football::occurrence::{Occurrence, Origin};
use football::side::Side;
use football::state::MatchState;
use football::statistic::Statistic;
use football::timeline::{Entry, Telling, timeline};
use football::totals::team_totals;
use jiff::SignedDuration;
use store::editions::Edition;
use store::matches::{Match, TableFact};
use store::persons::Person;
use store::profiles::TeamSeason;
use store::records::{MatchRecord, Report};
use store::tags::Tag;
use store::teams::Team;

use super::asked::FoundMatch;
use crate::app::App;
use crate::cache::Reads;
use crate::error::{ApiError, Missing};
use crate::handlers::match_list::MatchFrame;
use crate::locale::Locale;
use crate::wire::line_up::{FormationsBody, TeamSheet};
use crate::wire::match_::{MatchContext, clock};
use crate::wire::match_detail::{MatchCourse, MatchPeople};
use crate::wire::picture::worn;
use crate::wire::referees::RefereesBody;
use crate::wire::statistic::{DurationBody, MatchStatistic, UsefulTimeBody};
use crate::wire::timeline::Cast;

/// A match with its record and everybody in it.
pub(crate) struct MatchSheet {
    pub match_: Match,
    pub frame: MatchFrame,
    pub record: MatchRecord,
    pub people: HashMap<PersonId, Person>,
}

/// What is told of the two sides of a match, beyond the match itself.
pub(crate) struct Background {
    /// Of the season, in all competitions: they tell the form of the sides.
    results: Vec<TableFact>,
    home_season: Option<TeamSeason>,
    away_season: Option<TeamSeason>,
}

impl Background {
    pub(crate) async fn read(app: &App, FoundMatch { match_, edition }: &FoundMatch) -> Result<Self, ApiError> {
        let (store, season) = (app.store(), edition.season);
        let (home, away) = (match_.home_team_id, match_.away_team_id);
        let sides = [home, away];
        let (results, home_season, away_season) = tokio::try_join!(
            store.results_of_teams(&sides, season),
            store.team_season(home, season),
            store.team_season(away, season),
        )?;
        Ok(Self { results, home_season, away_season })
    }
}

impl MatchSheet {
    pub(crate) async fn read(app: &App, reads: &mut Reads, found: FoundMatch) -> Result<Self, ApiError> {
        let FoundMatch { match_, edition } = found;
        let record = app.store().record(match_.id).await?;
        let frame = MatchFrame::within(app, reads, vec![edition], std::slice::from_ref(&match_)).await?;
        let people = read_people(app, reads, people_of(&record)).await?;
        Ok(Self { match_, frame, record, people })
    }

    fn team(&self, side: Side) -> Result<&Team, ApiError> {
        let id = side.pick(self.match_.home_team_id, self.match_.away_team_id);
        self.frame.team(id).ok_or(ApiError::NotFound(Missing::Team))
    }

    fn team_sheet(&self, side: Side, locale: Locale) -> Result<TeamSheet<'_>, ApiError> {
        let team = self.team(side)?;
        Ok(TeamSheet { side, team, line_up: &self.record.line_up, people: &self.people, locale })
    }

    pub(crate) fn formations(&self, locale: Locale) -> Result<FormationsBody<'_>, ApiError> {
        let (home, away) = (self.team_sheet(Side::Home, locale)?, self.team_sheet(Side::Away, locale)?);
        Ok(FormationsBody::new(home, away, self.record.report.as_ref()))
    }

    pub(crate) fn people(&self, background: &Background, locale: Locale) -> Result<MatchPeople<'_>, ApiError> {
        let (home, away) = (self.team_sheet(Side::Home, locale)?, self.team_sheet(Side::Away, locale)?);
        let Background { results, home_season, away_season } = background;
        Ok(MatchPeople {
            referees: RefereesBody::new(self.record.appointments.iter().copied(), &self.people),
            home_players: home.players(),
            away_players: away.players(),
            home_coaches: home.staff(),
            away_coaches: away.staff(),
            home_kit: worn(home.team, home_season.as_ref()).into(),
            away_kit: worn(away.team, away_season.as_ref()).into(),
            home_team_form: form(self.match_.home_team_id, results, &self.match_),
            away_team_form: form(self.match_.away_team_id, results, &self.match_),
        })
    }

    /// The timeline by the rules of the game.
    pub(crate) fn entries(&self, context: &MatchContext<'_>) -> Vec<Entry<PersonId>> {
        let Some(edition) = context.edition(self.match_.edition_id) else { return Vec::new() };
        timeline(Telling {
            state: self.match_.facts.state,
            origin: edition.origin(),
            penalties: self.match_.facts.score.and_then(|score| score.penalties),
            clock: clock(&self.match_.facts, context.now),
            occurrences: self.record.events.iter().rev().map(store::records::Event::occurrence).collect(),
        })
    }

    pub(crate) fn course(&self, context: &MatchContext<'_>, reads: &mut Reads) -> MatchCourse<'_> {
        let cast = Cast {
            home: self.frame.team(self.match_.home_team_id),
            away: self.frame.team(self.match_.away_team_id),
            people: &self.people,
            events: &self.record.events,
            locale: context.locale,
        };
        let report = self.record.report.as_ref().filter(|_| self.match_.facts.state.has_score());
        let entries = self.entries(context);
        let played = clock(&self.match_.facts, context.now).map(|clock| clock.minute);
        let played = played.or(report.map(|report| report.length)).unwrap_or(0);
        MatchCourse {
            minutes_till_match_starts: self.minutes_to_start(context, reads),
            momentum: momentum(&told(&entries), played),
            events: cast.timeline(entries),
            stats: report.map(|report| self.statistics(report, context)).unwrap_or_default(),
            useful_time: report.and_then(UsefulTimeBody::new),
            duration: report.map(DurationBody::new),
            highlight: report.and_then(|report| report.highlight.as_deref()),
        }
    }

    /// What a provider counts, and what follows from the events.
    fn statistics(&self, report: &Report, context: &MatchContext<'_>) -> Vec<MatchStatistic> {
        let origin = context.edition(self.match_.edition_id).map_or(Origin::Domestic, Edition::origin);
        let told = self.record.with_sheet(origin, team_totals);
        let derived = |statistic: Statistic| {
            let of = |side: Side| {
                let found = told.iter().find(|(of, known, _)| *of == side && *known == statistic);
                found.map_or(0, |(.., value)| *value)
            };
            (of(Side::Home), of(Side::Away))
        };
        MatchStatistic::list(report, derived, context.locale)
    }

    fn minutes_to_start(&self, context: &MatchContext<'_>, reads: &mut Reads) -> Option<i64> {
        let kickoff = self.match_.facts.kickoff?;
        match self.match_.facts.state {
            MatchState::Preview | MatchState::LineupsOut => {
                let minutes = kickoff.duration_since(context.now).as_mins().max(0);
                // A match that should have begun waits for news, not for the clock.
                if let Ok(changes) = kickoff.checked_sub(SignedDuration::from_mins(minutes))
                    && changes > context.now
                {
                    reads.until(changes);
                }
                Some(minutes)
            }
            MatchState::Live(_)
            | MatchState::Ended
            | MatchState::Finished
            | MatchState::Postponed
            | MatchState::Suspended
            | MatchState::Cancelled
            | MatchState::Interrupted => None,
        }
    }
}

/// What happened, without the markers.
fn told(entries: &[Entry<PersonId>]) -> Vec<Occurrence<PersonId>> {
    let event = |entry: &Entry<PersonId>| match entry {
        Entry::Event(told) => Some(*told),
        Entry::Marker(_) => None,
    };
    entries.iter().filter_map(event).collect()
}

/// Everybody on the team sheets and among the officials.
fn people_of(record: &MatchRecord) -> Vec<PersonId> {
    let listed = record.line_up.iter().map(|entry| entry.person_id);
    let appointed = record.appointments.iter().map(|appointed| appointed.person_id);
    let told = record.events.iter().flat_map(|event| [event.person_id, event.related_id]).flatten();
    listed.chain(appointed).chain(told).collect()
}

/// The people with these ids, by id.
pub(crate) async fn read_people(
    app: &App,
    reads: &mut Reads,
    mut ids: Vec<PersonId>,
) -> Result<HashMap<PersonId, Person>, ApiError> {
    ids.sort_unstable();
    ids.dedup();
    reads.tag(Tag::persons());
    Ok(app.store().persons(&ids).await?.into_iter().map(|person| (person.id, person)).collect())
}

/// A team's last results before a match, in all competitions. `results` are in playing order.
fn form(team: i64, results: &[TableFact], until: &Match) -> Vec<&'static str> {
    let earlier = results.iter().take_while(|fact| fact.id != until.id);
    let outcomes: Vec<&'static str> = earlier
        .filter_map(|fact| outcome_for(team, fact.home_team_id, fact.away_team_id, fact.score?))
        .map(football::score::Outcome::letter)
        .collect();
    recent(&outcomes).to_vec()
}
