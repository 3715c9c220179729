//! What it takes to find the script of a stored match of a season.

use std::collections::{BTreeSet, HashMap};

use football::PersonId;
use football::season::SeasonId;
use football::state::MatchState;
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use store::editions::Edition;
use store::matches::Match;
use store::officials::Appointment;
use store::records::Event;
use store::{Store, StoreError};

use super::super::cast::Cast;
use super::super::clubs::{self, Club};
use super::super::dates::{Dates, MADE_UP_AFTER, ROUNDS, minutes_since};
use super::super::facts::Fate;
use super::super::friendlies::{self, FRIENDLIES};
use super::super::history::LeagueSeason;
use super::super::load::{anchor, first_saturday};
use super::super::officials::Officials;
use super::super::play::Course;
use super::super::turnover::by_key;
use super::super::{COMPETITIONS, CUP, FIRST_LEAGUE, SECOND_LEAGUE, abroad, cup, external_id};

pub(super) struct Stage {
    pub store: Store,
    pub zone: TimeZone,
    pub seed: u64,
    pub season: SeasonId,
    /// Whether the league was loaded in this season.
    is_anchor: bool,
    pub oldest: SeasonId,
    pub dates: Dates,
    /// In the order in which they were written.
    pub editions: Vec<Edition>,
    clubs: HashMap<i64, &'static Club>,
    teams: HashMap<&'static str, i64>,
    /// By id: the edition and the number.
    pub rounds: HashMap<i64, (i64, u16)>,
    leagues: HashMap<i64, League>,
    /// Editions in which a round may be drawn.
    pub to_draw: BTreeSet<i64>,
    /// Until which minute after its kick-off a match has nothing new to tell.
    pub quiet: HashMap<i64, i64>,
    /// Matches that were abandoned and go on another day.
    pub stopped: HashMap<i64, Match>,
    pub(super) casts: HashMap<i64, Cast>,
    pub(super) grounds: HashMap<i64, &'static Club>,
    pub(super) officials: HashMap<bool, Officials<Option<PersonId>>>,
    pub(super) appointed: HashMap<i64, Vec<Appointment>>,
    pub(super) days: HashMap<(bool, Date), Vec<i64>>,
    pub(super) orders: HashMap<i64, Vec<Listed>>,
    pub(super) cards: HashMap<i64, Vec<Event>>,
}

/// A league season, with the places of its matches in their rounds.
struct League {
    is_first: bool,
    season: LeagueSeason,
    places: HashMap<(&'static str, &'static str), usize>,
}

/// A match in the order in which an edition is played.
pub(super) struct Listed {
    pub id: i64,
    pub home: i64,
    pub away: i64,
    pub order: (u16, bool),
}

impl Stage {
    pub(super) async fn new(
        store: &Store,
        zone: &TimeZone,
        seed: u64,
        (oldest, season): (SeasonId, SeasonId),
        now: Timestamp,
    ) -> Result<Option<Self>, StoreError> {
        let mut editions = store.editions_of_season(season).await?;
        let place = |edition: &Edition| COMPETITIONS.iter().position(|key| *key == edition.competition.key);
        editions.retain(|edition| place(edition).is_some());
        editions.sort_by_key(place);
        let Some(league) = editions.iter().find(|edition| edition.competition.key == FIRST_LEAGUE) else {
            return Ok(None);
        };
        let Some(first_day) = first_saturday(store, league).await? else { return Ok(None) };
        let mut stage = Self {
            store: store.clone(),
            zone: zone.clone(),
            seed,
            season,
            is_anchor: anchor(store).await? == Some(season),
            oldest,
            dates: Dates::beginning(first_day, now, zone),
            to_draw: editions.iter().map(|edition| edition.id).collect(),
            editions,
            clubs: HashMap::new(),
            teams: HashMap::new(),
            rounds: HashMap::new(),
            leagues: HashMap::new(),
            quiet: HashMap::new(),
            stopped: HashMap::new(),
            casts: HashMap::new(),
            grounds: HashMap::new(),
            officials: HashMap::new(),
            appointed: HashMap::new(),
            days: HashMap::new(),
            orders: HashMap::new(),
            cards: HashMap::new(),
        };
        for edition in stage.editions.clone() {
            stage.enter(&edition).await?;
        }
        Ok(Some(stage))
    }

    async fn enter(&mut self, edition: &Edition) -> Result<(), StoreError> {
        let entrants = self.store.entrants(edition.id).await?;
        let mut clubs = Vec::new();
        for entrant in &entrants {
            if let Some(club) = clubs::find(&entrant.team.external_id) {
                self.clubs.insert(entrant.team.id, club);
                self.teams.insert(club.key, entrant.team.id);
                clubs.push(club);
            }
        }
        let rounds = self.store.rounds(edition.id).await?;
        self.rounds.extend(rounds.iter().map(|round| (round.id, (edition.id, round.number))));
        for (key, is_first) in [(FIRST_LEAGUE, true), (SECOND_LEAGUE, false)] {
            if edition.competition.key == key {
                let season = if self.is_anchor {
                    LeagueSeason::new(self.seed, key, self.season, 0, is_first)
                } else {
                    LeagueSeason::following(self.seed, key, self.season, by_key(clubs.clone()))
                };
                let places = season.pairings().iter().map(|p| ((p.home.key, p.away.key), p.place)).collect();
                self.leagues.insert(edition.id, League { is_first, season, places });
            }
        }
        Ok(())
    }

    pub(super) fn edition(&self, id: i64) -> Option<&Edition> {
        self.editions.iter().find(|edition| edition.id == id)
    }

    pub(super) fn edition_of(&self, key: &str) -> Option<&Edition> {
        self.editions.iter().find(|edition| edition.competition.key == key)
    }

    /// The two divisions, each with whether it is the first.
    pub(super) fn league_editions(&self) -> Vec<(Edition, bool)> {
        let league = |edition: &Edition| Some((edition.clone(), self.leagues.get(&edition.id)?.is_first));
        self.editions.iter().filter_map(league).collect()
    }

    pub(super) fn club(&self, team: i64) -> Option<&'static Club> {
        self.clubs.get(&team).copied()
    }

    pub(super) fn team(&self, club: &Club) -> Option<i64> {
        self.teams.get(club.key).copied()
    }

    /// The ground at which a club is at home in this season.
    pub(super) async fn home_ground(&self, club: &Club) -> Result<Option<i64>, StoreError> {
        let Some(team) = self.team(club) else { return Ok(None) };
        Ok(self.store.team_season(team, self.season).await?.and_then(|known| known.stadium_id))
    }

    pub(super) fn round(&self, m: &Match) -> Option<u16> {
        self.rounds.get(&m.round_id).map(|(_, number)| *number)
    }

    /// Whether the season is not over before this match is.
    pub(super) fn is_of_season(&self, m: &Match) -> bool {
        self.edition(m.edition_id).is_some_and(|edition| edition.competition.key != FRIENDLIES)
    }

    pub(super) fn external_id(&self, edition: &Edition, m: &Match) -> Option<String> {
        let (home, away) = (self.club(m.home_team_id)?, self.club(m.away_team_id)?);
        if edition.competition.key == FRIENDLIES {
            return Some(friendlies::external_id(self.season, m.facts.kickoff?, home, away));
        }
        Some(external_id(&edition.competition.key, self.season, self.round(m)?, home, away))
    }

    /// What happens to a league match, and its place in its round; none outside the league rounds.
    pub(super) fn fate(&self, edition: &Edition, m: &Match) -> Option<(Fate, usize)> {
        let league = self.leagues.get(&edition.id)?;
        let round = self.round(m).filter(|round| *round <= ROUNDS)?;
        let pair = (self.club(m.home_team_id)?.key, self.club(m.away_team_id)?.key);
        let place = *league.places.get(&pair)?;
        Some((Fate::of(self.is_anchor, league.is_first, round, place), place))
    }

    /// Where a match stands in the order of play.
    pub(super) fn listed(&self, edition: &Edition, m: &Match) -> Option<Listed> {
        let number = self.round(m)?;
        let is_put_off = self.fate(edition, m).is_some_and(|(fate, _)| fate == Fate::Postponed);
        let order = if is_put_off { (MADE_UP_AFTER, true) } else { (number, false) };
        Some(Listed { id: m.id, home: m.home_team_id, away: m.away_team_id, order })
    }

    pub(super) fn course(&self, edition: &Edition, m: &Match) -> Option<Course> {
        let (home, away) = (self.club(m.home_team_id)?, self.club(m.away_team_id)?);
        let round = self.round(m)?;
        if let Some((fate, _)) = self.fate(edition, m) {
            return Some(fate.course(self.leagues.get(&edition.id)?.season.script(home, away)));
        }
        let script = match edition.competition.key.as_str() {
            FIRST_LEAGUE if round == ROUNDS + 1 => {
                let [first, _] = cup::playoff(self.seed, self.season, away, home);
                first
            }
            FIRST_LEAGUE => {
                let [_, second] = cup::playoff(self.seed, self.season, home, away);
                second
            }
            CUP => cup::script(self.seed, self.season, round, home, away),
            FRIENDLIES => friendlies::script(self.seed, self.season, m.facts.kickoff?, home, away),
            key => abroad::find(key)?.script(self.seed, self.season, round, home, away),
        };
        Some(Course::plain(script))
    }

    /// Whether a match may have something new to tell.
    pub(super) fn is_due(&self, m: &Match, now: Timestamp) -> bool {
        let Some(kickoff) = m.facts.kickoff else { return false };
        self.quiet.get(&m.id).is_none_or(|until| minutes_since(kickoff, now) >= *until)
    }

    /// Abandoned matches that may go on.
    pub(super) fn going_on(&self) -> Vec<i64> {
        self.stopped.keys().copied().collect()
    }

    /// Takes note of what was written of a match.
    pub(super) fn note(&mut self, m: &Match, state: MatchState, quiet_until: Option<i64>) {
        self.quiet.insert(m.id, quiet_until.unwrap_or(i64::MAX));
        if state == MatchState::Suspended {
            self.stopped.insert(m.id, m.clone());
        } else {
            self.stopped.remove(&m.id);
        }
        if state == MatchState::Finished {
            self.to_draw.insert(m.edition_id);
        }
    }
}
