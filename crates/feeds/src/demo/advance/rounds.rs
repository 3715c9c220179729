//! Playing the matches of a season whose time has come.

use football::event::EventKind;
use football::state::MatchState;
use football::statistic::Statistic;
use jiff::Timestamp;
use jiff::civil::Date;
use store::editions::Edition;
use store::matches::Match;
use store::officials::Appointment;
use store::records::MatchRecord;
use store::{StoreError, Write};

use super::super::cast::Cast;
use super::super::clubs::{self, Club};
use super::super::dates::{hour_in, minutes_since};
use super::super::facts::{attendance, brought_up};
use super::super::friendlies::FRIENDLIES;
use super::super::officials::Roster;
use super::super::play::{Course, Discipline, NOMINATIONS, Setting, Standing, Story};
use super::stage::{Listed, Stage};

const CARDS: [EventKind; 3] = [EventKind::YellowCard, EventKind::SecondYellow, EventKind::RedCard];

impl Stage {
    /// Brings matches up to `now`; says how many changed. They are gone through in the order of play, because who may
    /// play depends on what happened before.
    pub(super) async fn play(
        &mut self,
        write: &mut Write,
        matches: Vec<Match>,
        now: Timestamp,
    ) -> Result<usize, StoreError> {
        self.read_appointments(&matches).await?;
        self.read_grounds(&matches).await?;
        let mut changed = 0;
        for edition in self.editions.clone() {
            let mut of_edition: Vec<&Match> = matches.iter().filter(|m| m.edition_id == edition.id).collect();
            if of_edition.is_empty() {
                continue;
            }
            self.read_order(&edition).await?;
            of_edition.sort_by_key(|m| (self.listed(&edition, m).map(|listed| listed.order), m.id));
            for m in of_edition {
                changed += usize::from(self.bring_up(write, &edition, m, now).await?);
            }
        }
        Ok(changed)
    }

    async fn bring_up(
        &mut self,
        write: &mut Write,
        edition: &Edition,
        m: &Match,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let (Some(kickoff), Some(course)) = (m.facts.kickoff, self.course(edition, m)) else { return Ok(false) };
        let (Some(ground), Some(id)) = (self.ground(m), self.external_id(edition, m)) else { return Ok(false) };
        let minutes = minutes_since(kickoff, now);
        let standing = course.at(minutes);
        let known = m.facts.state;
        if standing.state != known {
            // Set back clocks do not set back matches; and a state that is not in the script was given by somebody else.
            let reached = course.first_in(known);
            if reached.is_none_or(|reached| reached > minutes) {
                self.quiet.insert(m.id, reached.unwrap_or(minutes + 1));
                return Ok(false);
            }
        }
        let mut is_changed = false;
        if is_news(known, &standing, self.appointed.contains_key(&m.id)) {
            let record = self.record(edition, m, &course, &standing, ground, &id).await?;
            let is_first_look = !self.quiet.contains_key(&m.id);
            if is_first_look && known.has_score() && tells_less(&record, &write.find_record(m.id).await?) {
                self.quiet.insert(m.id, minutes + 1);
                return Ok(false);
            }
            self.appointed.insert(m.id, record.appointments.clone());
            if standing.state.has_score() {
                let is_card = |event: &&store::records::Event| event.kind.is_some_and(|kind| CARDS.contains(&kind));
                self.cards.insert(m.id, record.events.iter().filter(is_card).cloned().collect());
            }
            is_changed |= write.set_record(edition, m.id, record).await?;
        }
        let facts = brought_up(m.facts.clone(), &standing, || attendance(self.seed, &id, ground.capacity));
        is_changed |= write.update_match(edition, m, m.round_id, facts).await?;
        self.note(m, standing.state, course.next(minutes));
        Ok(is_changed)
    }

    async fn record(
        &mut self,
        edition: &Edition,
        m: &Match,
        course: &Course,
        standing: &Standing,
        ground: &'static Club,
        id: &str,
    ) -> Result<MatchRecord, StoreError> {
        let (Some(home), Some(away)) = (self.club(m.home_team_id), self.club(m.away_team_id)) else {
            return Ok(MatchRecord::default());
        };
        let (Some(day), Some(kickoff)) = (m.facts.day, m.facts.kickoff) else { return Ok(MatchRecord::default()) };
        let appointments = match self.appointed.get(&m.id) {
            Some(known) => known.clone(),
            None => self.appointments(edition, m, day).await?,
        };
        let discipline = self.discipline(edition, m);
        let mut available = Vec::with_capacity(2);
        for team in [m.home_team_id, m.away_team_id] {
            let cast = self.cast(team).await?;
            available.push(cast.available(day, |person| discipline.may_play(team, person)));
        }
        let setting = Setting {
            seed: self.seed,
            id,
            season: self.season.start_year(),
            home,
            away,
            ground,
            day,
            hour: hour_in(kickoff, &self.zone),
            origin: edition.origin(),
            script: &course.script,
            appointments,
        };
        Ok(Story::write(setting, [&available[0], &available[1]]).record_at(standing.passed))
    }

    /// Who may not play, by what happened in the edition before a match. Nobody is barred from friendlies.
    fn discipline(&self, edition: &Edition, m: &Match) -> Discipline {
        let mut discipline = Discipline::default();
        let (Some(order), Some(this)) = (self.orders.get(&edition.id), self.listed(edition, m)) else {
            return discipline;
        };
        let is_before = |other: &&Listed| (other.order, other.id) < (this.order, this.id);
        for other in order.iter().filter(is_before) {
            if let Some(events) = self.cards.get(&other.id) {
                discipline.note(other.home, other.away, events);
            }
        }
        discipline
    }

    /// Reads the order in which an edition is played, and the cards of what has begun.
    async fn read_order(&mut self, edition: &Edition) -> Result<(), StoreError> {
        if self.orders.contains_key(&edition.id) || edition.competition.key == FRIENDLIES {
            return Ok(());
        }
        let matches = self.store.matches_of_edition(edition.id).await?;
        let mut order: Vec<Listed> = matches.iter().filter_map(|m| self.listed(edition, m)).collect();
        order.sort_by_key(|listed| (listed.order, listed.id));
        self.orders.insert(edition.id, order);
        let begun: Vec<i64> = matches.iter().filter(|m| m.facts.state.has_score()).map(|m| m.id).collect();
        for id in &begun {
            self.cards.insert(*id, Vec::new());
        }
        for (id, event) in self.store.events_of_matches(&begun, &CARDS).await? {
            self.cards.entry(id).or_default().push(event);
        }
        Ok(())
    }

    /// Whom a team can send to its matches, read once.
    async fn cast(&mut self, team: i64) -> Result<&Cast, StoreError> {
        if !self.casts.contains_key(&team) {
            let players = self.store.squad(team, self.season).await?;
            let staff = self.store.staff(team, self.season).await?;
            self.casts.insert(team, Cast::stored(&players, &staff));
        }
        Ok(&self.casts[&team])
    }

    /// The home club's ground, except where a match is played on neutral ground.
    fn ground(&self, m: &Match) -> Option<&'static Club> {
        let stadium = m.facts.stadium_id.and_then(|id| self.grounds.get(&id).copied());
        stadium.or_else(|| self.club(m.home_team_id))
    }

    /// Reads to which clubs the grounds of some matches belong.
    async fn read_grounds(&mut self, matches: &[Match]) -> Result<(), StoreError> {
        let unknown = matches.iter().filter_map(|m| m.facts.stadium_id).filter(|id| !self.grounds.contains_key(id));
        let unknown: Vec<i64> = unknown.collect();
        if unknown.is_empty() {
            return Ok(());
        }
        for ground in self.store.stadiums(&unknown).await? {
            if let Some(club) = clubs::find(&ground.external_id) {
                self.grounds.insert(ground.id, club);
            }
        }
        Ok(())
    }

    /// Reads who is named already.
    async fn read_appointments(&mut self, matches: &[Match]) -> Result<(), StoreError> {
        let unknown = matches.iter().map(|m| m.id).filter(|id| !self.appointed.contains_key(id));
        let unknown: Vec<i64> = unknown.collect();
        if unknown.is_empty() {
            return Ok(());
        }
        for (id, appointed) in self.store.appointments(&unknown).await? {
            self.appointed.entry(id).or_default().push(appointed);
        }
        Ok(())
    }

    /// Who goes to a match: they were drawn for the whole day.
    async fn appointments(&mut self, edition: &Edition, m: &Match, day: Date) -> Result<Vec<Appointment>, StoreError> {
        let abroad = edition.competition.is_international;
        let of_day = self.matches_of_day(abroad, day, edition.competition.key == FRIENDLIES).await?;
        let place = of_day.iter().position(|id| *id == m.id).unwrap_or(of_day.len());
        if !self.officials.contains_key(&abroad) {
            let roster = Roster::of_season(self.seed, self.oldest, self.season, abroad);
            let mut ids = std::collections::HashMap::new();
            for (.., licensee) in roster.all() {
                let person = self.store.person_by_external_id(&licensee.external_id).await?;
                ids.insert(licensee.external_id.clone(), person.map(|person| person.id));
            }
            let officials = roster.map(|licensee| ids.get(&licensee.external_id).copied().flatten());
            self.officials.insert(abroad, officials);
        }
        let appointed = self.officials[&abroad].appointed(self.seed, day, place).into_iter();
        Ok(appointed.filter_map(|(duty, person_id)| Some(Appointment { duty, person_id: person_id? })).collect())
    }

    /// The matches of a day at home or abroad, in the order in which they are given their officials. Friendlies come
    /// last: they are not known when the others are.
    async fn matches_of_day(&mut self, abroad: bool, day: Date, friendlies: bool) -> Result<Vec<i64>, StoreError> {
        if let Some(known) = self.days.get(&(abroad, day)).filter(|_| !friendlies) {
            return Ok(known.clone());
        }
        let is_wanted = |edition: &&Edition| {
            let is_friendly = edition.competition.key == FRIENDLIES;
            edition.competition.is_international == abroad && (friendlies || !is_friendly)
        };
        let editions: Vec<i64> = self.editions.iter().filter(is_wanted).map(|edition| edition.id).collect();
        let mut matches = self.store.matches_of_days(&editions, (day, day), None).await?;
        matches.sort_by_key(|m| (editions.iter().position(|id| *id == m.edition_id), m.id));
        let ids: Vec<i64> = matches.iter().map(|m| m.id).collect();
        if !friendlies {
            self.days.insert((abroad, day), ids.clone());
        }
        Ok(ids)
    }
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

/// Whether a record is an earlier one than another of the same match.
fn tells_less(record: &MatchRecord, known: &MatchRecord) -> bool {
    let length = |record: &MatchRecord| record.report.as_ref().map_or(0, |report| report.length);
    let counted = |record: &MatchRecord| -> i64 {
        let statistics = record.report.iter().flat_map(|report| &report.statistics);
        let grows = statistics.filter(|(statistic, ..)| matches!(statistic, Statistic::Passes | Statistic::Shots));
        grows.map(|(_, home, away)| home + away).sum()
    };
    record.events.len() < known.events.len() || length(record) < length(known) || counted(record) < counted(known)
}
