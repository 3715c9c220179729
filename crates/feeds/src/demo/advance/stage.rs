//! What it takes to find the script of a stored match.

use std::collections::HashMap;

use football::season::SeasonId;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use store::editions::Edition;
use store::matches::Match;
use store::officials::Appointment;
use store::{Store, StoreError};

use super::super::cast::Cast;
use super::super::clubs::{self, Club};
use super::super::facts::Fate;
use super::super::history::LeagueSeason;
use super::super::officials::Roster;
use super::super::play::Course;
use super::super::{COMPETITIONS, CUP, FIRST_LEAGUE, SECOND_LEAGUE, abroad, cup, external_id};

/// The newest season: only it has matches to be played.
pub(super) struct Stage<'a> {
    pub store: &'a Store,
    pub zone: &'a TimeZone,
    pub seed: u64,
    /// In the order in which they were written.
    pub editions: Vec<Edition>,
    clubs: HashMap<i64, &'static Club>,
    teams: HashMap<&'static str, i64>,
    /// By id: the edition and the number.
    pub rounds: HashMap<i64, (i64, u16)>,
    leagues: HashMap<i64, League>,
    oldest: Option<SeasonId>,
    casts: HashMap<i64, Cast>,
    days: HashMap<(bool, Date), Vec<i64>>,
}

/// A league season, with the places of its matches in their rounds.
struct League {
    season: LeagueSeason,
    places: HashMap<(&'static str, &'static str), usize>,
}

impl<'a> Stage<'a> {
    pub(super) async fn new(store: &'a Store, zone: &'a TimeZone, seed: u64) -> Result<Self, StoreError> {
        let seasons = store.seasons().await?;
        let mut stage = Self {
            store,
            zone,
            seed,
            editions: Vec::new(),
            clubs: HashMap::new(),
            teams: HashMap::new(),
            rounds: HashMap::new(),
            leagues: HashMap::new(),
            oldest: seasons.iter().map(|season| season.id).min(),
            casts: HashMap::new(),
            days: HashMap::new(),
        };
        let Some(newest) = seasons.iter().map(|season| season.id).max() else { return Ok(stage) };
        let mut editions = store.editions_of_season(newest).await?;
        let place = |edition: &Edition| COMPETITIONS.iter().position(|key| *key == edition.competition.key);
        editions.retain(|edition| place(edition).is_some());
        editions.sort_by_key(place);
        for edition in &editions {
            for entrant in store.entrants(edition.id).await? {
                if let Some(club) = clubs::find(&entrant.team.external_id) {
                    stage.clubs.insert(entrant.team.id, club);
                    stage.teams.insert(club.key, entrant.team.id);
                }
            }
            let rounds = store.rounds(edition.id).await?;
            stage.rounds.extend(rounds.iter().map(|round| (round.id, (edition.id, round.number))));
            for (key, is_first) in [(FIRST_LEAGUE, true), (SECOND_LEAGUE, false)] {
                if edition.competition.key == key {
                    let season = LeagueSeason::new(seed, key, newest, 0, is_first);
                    let places = season.pairings().iter().map(|p| ((p.home.key, p.away.key), p.place)).collect();
                    stage.leagues.insert(edition.id, League { season, places });
                }
            }
        }
        stage.editions = editions;
        Ok(stage)
    }

    pub(super) fn club(&self, team: i64) -> Option<&'static Club> {
        self.clubs.get(&team).copied()
    }

    /// The ground at which a club is at home in this season.
    pub(super) async fn home_ground(&self, club: &Club, season: SeasonId) -> Result<Option<i64>, StoreError> {
        let Some(&team) = self.teams.get(club.key) else { return Ok(None) };
        Ok(self.store.team_season(team, season).await?.and_then(|known| known.stadium_id))
    }

    pub(super) fn round(&self, m: &Match) -> Option<u16> {
        self.rounds.get(&m.round_id).map(|(_, number)| *number)
    }

    pub(super) fn external_id(&self, edition: &Edition, m: &Match) -> Option<String> {
        let (home, away) = (self.club(m.home_team_id)?, self.club(m.away_team_id)?);
        Some(external_id(&edition.competition, edition.season, self.round(m)?, home, away))
    }

    pub(super) fn course(&self, edition: &Edition, m: &Match) -> Option<Course> {
        let (home, away) = (self.club(m.home_team_id)?, self.club(m.away_team_id)?);
        let round = self.round(m)?;
        if let Some(league) = self.leagues.get(&edition.id) {
            let place = league.places.get(&(home.key, away.key)).copied().unwrap_or(0);
            let fate = Fate::of(0, edition.competition.key == FIRST_LEAGUE, round, place);
            return Some(fate.course(league.season.script(home, away)));
        }
        let script = if edition.competition.key == CUP {
            cup::script(self.seed, edition.season, round, home, away)
        } else {
            abroad::find(&edition.competition.key)?.script(self.seed, edition.season, round, home, away)
        };
        Some(Course::plain(script))
    }

    /// The home club's ground, except where a match is played on neutral ground.
    pub(super) fn ground(&self, m: &Match, stadiums: &HashMap<i64, &'static Club>) -> Option<&'static Club> {
        let stadium = m.facts.stadium_id.and_then(|id| stadiums.get(&id).copied());
        stadium.or_else(|| self.club(m.home_team_id))
    }

    /// The clubs to which the grounds of some matches belong.
    pub(super) async fn grounds(&self, matches: &[&Match]) -> Result<HashMap<i64, &'static Club>, StoreError> {
        let ids: Vec<i64> = matches.iter().filter_map(|m| m.facts.stadium_id).collect();
        let stadiums = self.store.stadiums(&ids).await?;
        Ok(stadiums.iter().filter_map(|ground| Some((ground.id, clubs::find(&ground.external_id)?))).collect())
    }

    /// Whom a team can send to its matches, read once.
    pub(super) async fn cast(&mut self, team: i64, season: SeasonId) -> Result<&Cast, StoreError> {
        if !self.casts.contains_key(&team) {
            let (players, staff) = (self.store.squad(team, season).await?, self.store.staff(team, season).await?);
            self.casts.insert(team, Cast::stored(&players, &staff));
        }
        Ok(&self.casts[&team])
    }

    /// Who goes to a match: they were drawn for the whole day.
    pub(super) async fn appointments(
        &mut self,
        edition: &Edition,
        m: &Match,
        day: Date,
    ) -> Result<Vec<Appointment>, StoreError> {
        let abroad = edition.competition.is_international;
        let Some(oldest) = self.oldest else { return Ok(Vec::new()) };
        if !self.days.contains_key(&(abroad, day)) {
            let is_ours = |edition: &&Edition| edition.competition.is_international == abroad;
            let editions: Vec<i64> = self.editions.iter().filter(is_ours).map(|edition| edition.id).collect();
            let mut matches = self.store.matches_of_days(&editions, (day, day), None).await?;
            matches.sort_by_key(|m| (editions.iter().position(|id| *id == m.edition_id), m.id));
            self.days.insert((abroad, day), matches.iter().map(|m| m.id).collect());
        }
        let of_day = &self.days[&(abroad, day)];
        let place = of_day.iter().position(|id| *id == m.id).unwrap_or(of_day.len());
        let roster = Roster::of_season(self.seed, oldest, edition.season, abroad);
        let mut appointments = Vec::new();
        for (duty, licensee) in roster.appointed(self.seed, day, place) {
            if let Some(person) = self.store.person_by_external_id(&licensee.external_id).await? {
                appointments.push(Appointment { duty, person_id: person.id });
            }
        }
        Ok(appointments)
    }
}
