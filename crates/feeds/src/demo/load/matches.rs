//! Writing a match down as it stands, with its record.

use football::state::MatchState;
use store::StoreError;
use store::editions::Edition;
use store::matches::MatchFacts;
use store::officials::Appointment;
use store::records::MatchRecord;

use super::super::clubs::Club;
use super::super::dates::{When, minutes_since};
use super::super::external_id;
use super::super::facts::{Interest, attendance, brought_up, transmission};
use super::super::play::{Course, Discipline, NOMINATIONS, Setting, Standing, Story};
use super::Loader;

/// A match with what it takes to write it down.
pub(super) struct Fixture {
    pub round: i64,
    pub number: u16,
    pub home: &'static Club,
    pub away: &'static Club,
    pub ground: &'static Club,
    pub when: When,
    pub interest: Interest,
}

/// A match that is written down, except for its record.
pub(super) struct Written {
    id: i64,
    external_id: String,
    place_of_day: usize,
    pub fixture: Fixture,
    pub course: Course,
    pub standing: Standing,
}

impl Loader {
    /// Writes a match as it stands now; says how it does.
    pub(super) async fn play(
        &mut self,
        edition: &Edition,
        fixture: Fixture,
        course: Course,
        discipline: &mut Discipline,
    ) -> Result<Standing, StoreError> {
        let written = self.match_(edition, fixture, course).await?;
        self.recorded(edition, &written, discipline).await?;
        Ok(written.standing)
    }

    pub(super) async fn match_(
        &mut self,
        edition: &Edition,
        fixture: Fixture,
        course: Course,
    ) -> Result<Written, StoreError> {
        let minutes = fixture.when.kickoff.map(|kickoff| minutes_since(kickoff, self.now));
        let standing = course.at(minutes.unwrap_or(i64::MIN));
        let id = external_id(&edition.competition.key, edition.season, fixture.number, fixture.home, fixture.away);
        let facts = MatchFacts {
            day: Some(fixture.when.day),
            kickoff: fixture.when.kickoff,
            date_defined: fixture.when.kickoff.is_some(),
            stadium_id: Some(self.grounds[fixture.ground.key]),
            transmission: fixture.when.kickoff.and_then(|_| transmission(self.seed, &id, fixture.interest)),
            ..MatchFacts::undated()
        };
        let facts = brought_up(facts, &standing, || attendance(self.seed, &id, fixture.ground.capacity));
        let pair = (self.teams[fixture.home.key], self.teams[fixture.away.key]);
        let match_id = self.write.add_match(edition, fixture.round, pair, Some(id.clone()), facts).await?;
        let place_of_day = self.place_of_day(edition.competition.is_international, &fixture);
        Ok(Written { id: match_id, external_id: id, place_of_day, fixture, course, standing })
    }

    /// Writes the record of a match, as far as there is one.
    pub(super) async fn recorded(
        &mut self,
        edition: &Edition,
        written: &Written,
        discipline: &mut Discipline,
    ) -> Result<(), StoreError> {
        if written.standing.passed >= -NOMINATIONS {
            let record = self.record(edition, written, discipline);
            let Fixture { home, away, .. } = written.fixture;
            if written.standing.state.has_score() {
                discipline.note(self.teams[home.key], self.teams[away.key], &record.events);
            }
            self.write.set_record(edition, written.id, record).await?;
        }
        Ok(())
    }

    /// The how-manyth match of its day it is.
    fn place_of_day(&mut self, abroad: bool, fixture: &Fixture) -> usize {
        let place = self.places.entry((abroad, fixture.when.day)).or_default();
        *place += 1;
        *place - 1
    }

    fn record(&self, edition: &Edition, written: &Written, discipline: &Discipline) -> MatchRecord {
        let Written { fixture, course, standing, external_id: id, place_of_day: place, .. } = written;
        let officials = &self.officials[usize::from(edition.competition.is_international)];
        let appointed = officials.appointed(self.seed, fixture.when.day, *place);
        let appointments = appointed.into_iter().map(|(duty, person_id)| Appointment { duty, person_id });
        let setting = Setting {
            seed: self.seed,
            id,
            season: edition.season.start_year(),
            home: fixture.home,
            away: fixture.away,
            ground: fixture.ground,
            day: fixture.when.day,
            hour: fixture.when.kickoff.map_or(12, |kickoff| self.dates.hour_of(kickoff)),
            origin: edition.origin(),
            script: &course.script,
            appointments: appointments.collect(),
        };
        let available = [fixture.home, fixture.away].map(|club| {
            let team = self.teams[club.key];
            self.casts[club.key].available(fixture.when.day, |person| discipline.may_play(team, person))
        });
        Story::write(setting, [&available[0], &available[1]]).record_at(standing.passed)
    }

    pub(super) async fn postponed(&mut self, edition: &Edition, fixture: &Fixture) -> Result<(), StoreError> {
        let standing = Standing::postponed();
        let facts = MatchFacts {
            state: MatchState::Postponed,
            stadium_id: Some(self.grounds[fixture.ground.key]),
            reason: standing.reason(),
            ..MatchFacts::undated()
        };
        let pair = (self.teams[fixture.home.key], self.teams[fixture.away.key]);
        let id = external_id(&edition.competition.key, edition.season, fixture.number, fixture.home, fixture.away);
        self.write.add_match(edition, fixture.round, pair, Some(id), facts).await?;
        Ok(())
    }
}
