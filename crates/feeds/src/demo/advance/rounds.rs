//! Playing the matches of an edition whose time has come.

use std::collections::HashMap;

use football::event::EventKind;
use football::state::MatchState;
use jiff::Timestamp;
use store::editions::Edition;
use store::matches::Match;
use store::officials::Appointment;
use store::records::{Event, MatchRecord};
use store::{StoreError, Write};

use super::super::clubs::Club;
use super::super::dates::hour_in;
use super::super::facts::{attendance, brought_up};
use super::super::play::{Course, Discipline, NOMINATIONS, Setting, Standing, Story};
use super::super::{FIRST_LEAGUE, SECOND_LEAGUE};
use super::stage::Stage;

const CARDS: [EventKind; 3] = [EventKind::YellowCard, EventKind::SecondYellow, EventKind::RedCard];

impl Stage<'_> {
    /// Brings the edition's matches that are due up to `now`; says how many changed. The edition is gone through from
    /// its first round on, because who may play depends on what happened before.
    pub(super) async fn play(
        &mut self,
        write: &mut Write,
        edition: &Edition,
        due: &[Match],
        now: Timestamp,
    ) -> Result<usize, StoreError> {
        let due: Vec<&Match> = due.iter().filter(|m| m.edition_id == edition.id).collect();
        if due.is_empty() {
            return Ok(0);
        }
        let ids: Vec<i64> = due.iter().map(|m| m.id).collect();
        let named = self.store.appointments(&ids).await?;
        let grounds = self.grounds(&due).await?;
        let mut matches = write.find_matches(edition.id).await?;
        matches.sort_by_key(|m| (self.round(m), m.id));
        let mut cards = self.cards(&matches).await?;
        let is_league = [FIRST_LEAGUE, SECOND_LEAGUE].contains(&edition.competition.key.as_str());
        let mut discipline = Discipline::new(is_league);
        let mut changed = 0;
        for m in &matches {
            let mut events = cards.remove(&m.id).unwrap_or_default();
            if ids.contains(&m.id)
                && let Some(kickoff) = m.facts.kickoff
                && let Some(course) = self.course(edition, m)
                && let Some(ground) = self.ground(m, &grounds)
                && let Some(id) = self.external_id(edition, m)
            {
                let standing = course.at(now.duration_since(kickoff).as_mins());
                let facts = brought_up(m.facts.clone(), &standing, || attendance(self.seed, &id, ground.capacity));
                let is_named = named.iter().any(|(known, _)| *known == m.id);
                let mut is_changed = false;
                if is_news(m.facts.state, &standing, is_named) {
                    let of_match: Vec<Appointment> =
                        named.iter().filter(|(known, _)| *known == m.id).map(|(_, appointed)| *appointed).collect();
                    let sheet = Sheet { ground, id: &id, appointed: of_match, discipline: &discipline };
                    let record = self.record(edition, m, &course, &standing, sheet).await?;
                    events.clone_from(&record.events);
                    is_changed |= write.set_record(edition, m.id, record).await?;
                }
                is_changed |= write.update_match(edition, m, m.round_id, facts).await?;
                changed += usize::from(is_changed);
            }
            let has_begun = m.facts.state.has_score() || !events.is_empty();
            if has_begun {
                discipline.note(m.home_team_id, m.away_team_id, &events);
            }
        }
        Ok(changed)
    }

    /// The cards of matches that are on or over, by match.
    async fn cards(&self, matches: &[Match]) -> Result<HashMap<i64, Vec<Event>>, StoreError> {
        let started: Vec<i64> = matches.iter().filter(|m| m.facts.state.has_score()).map(|m| m.id).collect();
        let mut cards: HashMap<i64, Vec<Event>> = HashMap::new();
        for (id, event) in self.store.events_of_matches(&started, &CARDS).await? {
            cards.entry(id).or_default().push(event);
        }
        Ok(cards)
    }

    async fn record(
        &mut self,
        edition: &Edition,
        m: &Match,
        course: &Course,
        standing: &Standing,
        sheet: Sheet<'_>,
    ) -> Result<MatchRecord, StoreError> {
        let (Some(home), Some(away)) = (self.club(m.home_team_id), self.club(m.away_team_id)) else {
            return Ok(MatchRecord::default());
        };
        let (Some(day), Some(kickoff)) = (m.facts.day, m.facts.kickoff) else { return Ok(MatchRecord::default()) };
        let appointments = match sheet.appointed {
            known if !known.is_empty() => known,
            _ => self.appointments(edition, m, day).await?,
        };
        let mut available = Vec::with_capacity(2);
        for team in [m.home_team_id, m.away_team_id] {
            let cast = self.cast(team, edition.season).await?;
            available.push(cast.available(day, |person| sheet.discipline.may_play(team, person)));
        }
        let setting = Setting {
            seed: self.seed,
            id: sheet.id,
            season: edition.season.start_year(),
            home,
            away,
            ground: sheet.ground,
            day,
            hour: hour_in(kickoff, self.zone),
            origin: edition.origin(),
            script: &course.script,
            appointments,
        };
        Ok(Story::write(setting, [&available[0], &available[1]]).record_at(standing.passed))
    }
}

/// What a record needs beside the match itself.
struct Sheet<'a> {
    ground: &'static Club,
    id: &'a str,
    /// Who is named already.
    appointed: Vec<Appointment>,
    discipline: &'a Discipline,
}

/// Whether the record of a match has something to tell that is not stored. Records are stored together with the state
/// they belong to, so where the state stands still and no ball rolls, nothing can have happened.
fn is_news(before: MatchState, standing: &Standing, is_named: bool) -> bool {
    match standing.state {
        MatchState::Preview => standing.passed >= -NOMINATIONS && !is_named,
        MatchState::Live(_) | MatchState::Interrupted => true,
        MatchState::Finished => before != MatchState::Ended,
        state => before != state,
    }
}
