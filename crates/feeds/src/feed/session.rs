//! What a message needs to know while it is applied: everything that it refers to, read at once, and the records of the
//! matches it tells of, written at its end.

use std::collections::{BTreeMap, HashMap, HashSet};

use football::PersonId;
use football::season::SeasonId;
use jiff::tz::TimeZone;
use store::editions::Edition;
use store::matches::Match;
use store::persons::Person;
use store::rounds::Round;
use store::stadiums::Stadium;
use store::teams::Team;
use store::{StoreError, Write};

use super::Outcome;
use super::apply::record::OpenRecord;
use super::items::{Body, Item, Kind};
use super::problem::{Code, Fault, Stop};
use super::references::References;

pub(super) struct Session<'a> {
    pub write: Write,
    pub zone: &'a TimeZone,
    pub teams: HashMap<String, Team>,
    pub persons: HashMap<String, Person>,
    pub stadiums: HashMap<String, Stadium>,
    pub matches: HashMap<String, Match>,
    /// Matches that this message has made: nothing can be stored of them yet.
    pub made: HashSet<i64>,
    editions: HashMap<i64, Edition>,
    rounds: HashMap<i64, Vec<Round>>,
    entries: HashMap<i64, HashSet<i64>>,
    /// Folded names, where teams are told of.
    pub aliases: Option<HashMap<String, i64>>,
    /// By match.
    pub records: BTreeMap<i64, OpenRecord>,
    /// Editions in which a match got another day.
    pub moved: HashSet<i64>,
    failed: HashSet<(Kind, String)>,
}

impl<'a> Session<'a> {
    pub(super) async fn open(write: Write, zone: &'a TimeZone, items: &[Item]) -> Result<Self, StoreError> {
        let References { teams, persons, stadiums, matches } = References::of(items);
        let list = |ids: std::collections::BTreeSet<String>| ids.into_iter().collect::<Vec<_>>();
        Ok(Self {
            teams: write.find_teams_by_external_id(&list(teams)).await?,
            persons: write.find_persons_by_external_id(&list(persons)).await?,
            stadiums: write.find_stadiums_by_external_id(&list(stadiums)).await?,
            matches: write.find_matches_by_external_id(&list(matches)).await?,
            write,
            zone,
            made: HashSet::new(),
            editions: HashMap::new(),
            rounds: HashMap::new(),
            entries: HashMap::new(),
            aliases: None,
            records: BTreeMap::new(),
            moved: HashSet::new(),
            failed: HashSet::new(),
        })
    }

    pub(super) fn close(self) -> Write {
        self.write
    }

    /// Remembers that an item was refused, so that those which build on it are not blamed.
    pub(super) fn fail(&mut self, item: &Item) {
        let id = match &item.body {
            Body::Round(round) => {
                self.failed.insert((Kind::Round, round.number.to_string()));
                round.id.clone()
            }
            Body::Competition(competition) => competition.id.clone(),
            _ => item.id.clone(),
        };
        self.failed.insert((item.kind, id));
    }

    pub(super) fn has_failed(&self, kind: Kind, id: &str) -> bool {
        self.failed.contains(&(kind, id.to_owned()))
    }

    pub(super) async fn apply(&mut self, index: usize, item: &Item) -> Result<Outcome, Stop> {
        self.write.because(item.why.as_deref());
        match &item.body {
            Body::Competition(body) => self.apply_competition(body).await,
            Body::Round(body) => self.apply_round(body).await,
            Body::Stadium(body) => self.apply_stadium(body).await,
            Body::Team(body) => self.apply_team(body).await,
            Body::Person(body) => self.apply_person(body).await,
            Body::Official(body) => self.apply_official(body).await,
            Body::Squad(body) => self.apply_squad(body).await,
            Body::Match(body) => self.apply_match(body).await,
            Body::LineUp(body) => self.apply_line_up(index, body).await,
            Body::Event(body) => self.apply_event(index, item, body).await,
            Body::Statistics(body) => self.apply_statistics(body).await,
            Body::Appointments(body) => self.apply_appointments(body).await,
        }
    }

    /// What a reference to something that is not there means.
    fn missing(&self, kind: Kind, field: &str, id: &str) -> Stop {
        if self.has_failed(kind, id) {
            return Stop::Follows;
        }
        let shown: String = id.chars().take(60).collect();
        Fault::new(Code::UnknownReference, field, format!("there is no {} “{shown}”", kind.name())).into()
    }

    pub(super) fn team(&self, field: &str, id: &str) -> Result<i64, Stop> {
        self.teams.get(id).map(|team| team.id).ok_or_else(|| self.missing(Kind::Team, field, id))
    }

    pub(super) fn person(&self, field: &str, id: &str) -> Result<PersonId, Stop> {
        self.persons.get(id).map(|person| person.id).ok_or_else(|| self.missing(Kind::Person, field, id))
    }

    pub(super) fn stadium(&self, field: &str, id: &str) -> Result<i64, Stop> {
        self.stadiums.get(id).map(|stadium| stadium.id).ok_or_else(|| self.missing(Kind::Stadium, field, id))
    }

    pub(super) fn match_(&self, id: &str) -> Result<Match, Stop> {
        self.matches.get(id).cloned().ok_or_else(|| self.missing(Kind::Match, "match", id))
    }

    pub(super) async fn edition(&mut self, competition: &str, season: SeasonId) -> Result<Edition, Stop> {
        let is_it = |edition: &&Edition| edition.competition.key == competition && edition.season == season;
        if let Some(edition) = self.editions.values().find(is_it) {
            return Ok(edition.clone());
        }
        match self.write.find_edition(competition, season).await? {
            Some(edition) => {
                self.editions.insert(edition.id, edition.clone());
                Ok(edition)
            }
            None => Err(self.missing(Kind::Competition, "competition", competition)),
        }
    }

    pub(super) async fn edition_by_id(&mut self, id: i64) -> Result<Edition, Stop> {
        if let Some(edition) = self.editions.get(&id) {
            return Ok(edition.clone());
        }
        let edition = self.write.find_edition_by_id(id).await?.ok_or(StoreError::NotFound)?;
        self.editions.insert(id, edition.clone());
        Ok(edition)
    }

    /// To be called when an edition was written: what is known of it is read again.
    pub(super) fn forget_edition(&mut self, id: i64) {
        self.editions.remove(&id);
        self.entries.remove(&id);
    }

    pub(super) async fn rounds(&mut self, edition: i64) -> Result<&[Round], StoreError> {
        if !self.rounds.contains_key(&edition) {
            let rounds = self.write.find_rounds(edition).await?;
            self.rounds.insert(edition, rounds);
        }
        Ok(&self.rounds[&edition])
    }

    pub(super) fn forget_rounds(&mut self, edition: i64) {
        self.rounds.remove(&edition);
    }

    /// A round by its id or, where none is called so, by its number.
    pub(super) async fn round(&mut self, edition: &Edition, name: &str) -> Result<Round, Stop> {
        let rounds = self.rounds(edition.id).await?;
        let number = name.parse().ok();
        let called = rounds.iter().find(|round| round.external_id.as_deref() == Some(name));
        let found = called.or_else(|| rounds.iter().find(|round| Some(round.number) == number)).cloned();
        found.ok_or_else(|| self.missing(Kind::Round, "round", name))
    }

    /// Makes sure that the teams of a match take part: in a league those of rounds with a table – opponents in its
    /// play-off do not – and in a cup everybody.
    pub(super) async fn enter(&mut self, edition: &Edition, round: i64, teams: [i64; 2]) -> Result<(), StoreError> {
        let rounds = self.rounds(edition.id).await?;
        let has_table = |wanted: &dyn Fn(&Round) -> bool| rounds.iter().any(|it| wanted(it) && it.kind.has_table());
        if has_table(&|_| true) && !has_table(&|it| it.id == round) {
            return Ok(());
        }
        if !self.entries.contains_key(&edition.id) {
            let entries = self.write.find_entries(edition.id).await?;
            self.entries.insert(edition.id, entries.into_keys().collect());
        }
        for team in teams {
            if self.entries.get_mut(&edition.id).is_some_and(|entries| entries.insert(team)) {
                self.write.enter_team(edition, team, None).await?;
            }
        }
        Ok(())
    }
}
