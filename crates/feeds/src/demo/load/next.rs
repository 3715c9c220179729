//! The season after the newest: who plays where follows from how that one ended.

use std::collections::{BTreeSet, HashMap};

use football::rules;
use football::season::SeasonId;
use football::state::MatchState;
use football::table::{Deduction, Standings, TableMatch, View};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use serde_json::json;
use store::competitions::Competition;
use store::editions::Edition;
use store::{Store, StoreError};

use super::super::clubs::{self, Club, FIRST, SECOND};
use super::super::cup::winner_of_two;
use super::super::dates::{Dates, ROUNDS, nearest_saturday};
use super::super::history::{LeagueSeason, divisions};
use super::super::turnover::{Ending, by_key};
use super::super::world::World;
use super::super::{CUP, FIRST_LEAGUE, INTERNATIONAL_KEYS, RULES, SECOND_LEAGUE, friendlies};
use super::clubs::Competitions;
use super::{Loader, Plan, changes};

/// Writes the season after the newest one, as it stands now; says which one that is.
pub(in super::super) async fn write_next_season(
    store: &Store,
    now: Timestamp,
    zone: &TimeZone,
    seed: u64,
) -> Result<Option<SeasonId>, StoreError> {
    let (Some(anchor), Some(past)) = (anchor(store).await?, Past::read(store).await?) else { return Ok(None) };
    let Some(newest) = past.seasons.last() else { return Ok(None) };
    let Ok(id) = SeasonId::starting_in(newest.id().start_year() + 1) else { return Ok(None) };
    let Some(first_day) = first_saturday(store, &past.seasons[0].first).await? else { return Ok(None) };
    let anchor_day = first_day.saturating_add((52 * (anchor.start_year() - past.seasons[0].id().start_year())).weeks());
    let world = past.replay(seed, anchor, &Dates::beginning(anchor_day, now, zone));
    // Every season begins around the same day of the year.
    let years = id.start_year() - past.seasons[0].id().start_year();
    let first = nearest_saturday(first_day.saturating_add(years.years()));
    let ending = newest.ending(store).await?;
    let divisions = ending.next(seed, id.start_year());
    let plan = Plan {
        first: LeagueSeason::following(seed, FIRST_LEAGUE, id, divisions.0),
        second: LeagueSeason::following(seed, SECOND_LEAGUE, id, divisions.1),
        years: 0,
        is_anchor: false,
        best: ending.first,
        rising: ending.second,
    };
    tracing::info!(season = %id.label(), "writing the next season of the demo league");
    let mut loader = Loader::new(store.write().await?, Dates::beginning(first, now, zone), now, seed, world);
    loader.find_clubs().await?;
    let competitions = loader.find_competitions().await?;
    loader.season(&competitions, &plan).await?;
    loader.edition(&competitions.friendlies, id, RULES, &[]).await?;
    loader.write.commit(now, "demo", json!({ "season": id.number() })).await?;
    Ok(Some(id))
}

/// The season in which the league was loaded: the oldest with the divisions as they are given.
pub(in super::super) async fn anchor(store: &Store) -> Result<Option<SeasonId>, StoreError> {
    let Some(past) = Past::read(store).await? else { return Ok(None) };
    let is_given = |clubs: &[&'static Club], given: &'static [Club]| {
        let keys: BTreeSet<&str> = clubs.iter().map(|club| club.key).collect();
        keys == given.iter().map(|club| club.key).collect()
    };
    let found =
        past.seasons.iter().find(|season| is_given(&season.clubs.0, FIRST) && is_given(&season.clubs.1, SECOND));
    Ok(found.map(Played::id))
}

/// The Saturday of the first round of a season.
pub(in super::super) async fn first_saturday(
    store: &Store,
    league: &Edition,
) -> Result<Option<jiff::civil::Date>, StoreError> {
    let rounds = store.rounds(league.id).await?;
    let window = rounds.iter().find(|round| round.number == 1).and_then(|round| round.window);
    Ok(window.map(|window| nearest_saturday(window.first)))
}

/// The seasons that are written down, oldest first.
struct Past {
    seasons: Vec<Played>,
}

struct Played {
    first: Edition,
    second: Edition,
    /// The divisions, each by the clubs' keys.
    clubs: (Vec<&'static Club>, Vec<&'static Club>),
}

impl Past {
    async fn read(store: &Store) -> Result<Option<Self>, StoreError> {
        let mut seasons = Vec::new();
        let second = store.editions_of(SECOND_LEAGUE).await?;
        for (first, season) in store.editions_of(FIRST_LEAGUE).await? {
            let Some((second, _)) = second.iter().find(|(_, other)| other.id == season.id) else { continue };
            let clubs = (entrants(store, &first).await?, entrants(store, second).await?);
            seasons.push(Played { first, second: second.clone(), clubs });
        }
        seasons.sort_by_key(Played::id);
        Ok((!seasons.is_empty()).then_some(Self { seasons }))
    }

    /// Everybody as of the newest season: the same story is told again, without writing it down.
    fn replay(&self, seed: u64, anchor: SeasonId, dates: &Dates) -> World {
        let mut world = World::new(seed);
        for season in &self.seasons {
            let years = anchor.start_year() - season.id().start_year();
            let (first, second) = match usize::try_from(years) {
                Ok(years) => divisions(years),
                Err(_) => season.clubs.clone(),
            };
            let clubs: Vec<&'static Club> = first.into_iter().chain(second).collect();
            let changes = (years > 0).then(|| changes(dates, years));
            world.next_season(season.id(), &clubs, changes.as_ref());
        }
        world
    }
}

impl Played {
    fn id(&self) -> SeasonId {
        self.first.season
    }

    async fn ending(&self, store: &Store) -> Result<Ending, StoreError> {
        let (first, second) = (final_order(store, &self.first).await?, final_order(store, &self.second).await?);
        let mut ending = Ending { first, second, playoff: None };
        let Some((upper, lower)) = ending.in_playoff() else { return Ok(ending) };
        let mut goals = HashMap::new();
        for round in store.rounds(self.first.id).await?.iter().filter(|round| round.number > ROUNDS) {
            for m in store.matches_of_round(round.id).await? {
                if let Some(score) = m.facts.score.filter(|_| m.facts.state == MatchState::Finished) {
                    goals.insert(round.number, score);
                }
            }
        }
        if let (Some(first), Some(second)) = (goals.get(&(ROUNDS + 1)), goals.get(&(ROUNDS + 2))) {
            ending.playoff = Some(winner_of_two(upper, lower, first.goals, *second));
        }
        Ok(ending)
    }
}

async fn entrants(store: &Store, edition: &Edition) -> Result<Vec<&'static Club>, StoreError> {
    let entrants = store.entrants(edition.id).await?;
    Ok(by_key(entrants.iter().filter_map(|entrant| clubs::find(&entrant.team.external_id)).collect()))
}

/// The clubs in the order of the table, as it was played.
pub(in super::super) async fn final_order(store: &Store, edition: &Edition) -> Result<Vec<&'static Club>, StoreError> {
    let entrants = store.entrants(edition.id).await?;
    let teams: Vec<i64> = entrants.iter().map(|entrant| entrant.team.id).collect();
    let matches: Vec<TableMatch> =
        store.table_facts(edition.id).await?.iter().map(|fact| fact.counted(fact.state.is_result())).collect();
    let deductions: Vec<Deduction> = store
        .deductions(edition.id)
        .await?
        .iter()
        .map(|known| Deduction { team: known.team_id, points: known.points, from_round: 1 })
        .collect();
    let Ok(rules) = rules::in_force(&edition.rules, edition.season) else { return Ok(Vec::new()) };
    let standings = Standings { rules, teams: &teams, matches: &matches, deductions: &deductions, season_over: true };
    let club = |team: i64| {
        let entrant = entrants.iter().find(|entrant| entrant.team.id == team)?;
        clubs::find(&entrant.team.external_id)
    };
    Ok(standings.table(View::Overall).iter().filter_map(|row| club(row.team)).collect())
}

impl Loader {
    /// Teams and grounds that are written down already: a club's key finds both.
    async fn find_clubs(&mut self) -> Result<(), StoreError> {
        for team in self.write.find_teams().await? {
            if let Some(club) = clubs::find(&team.external_id) {
                self.teams.insert(club.key, team.id);
            }
        }
        let keys: Vec<String> = self.teams.keys().map(|&key| key.to_owned()).collect();
        for ground in self.write.find_stadiums_by_external_id(&keys).await?.into_values() {
            if let Some(club) = clubs::find(&ground.external_id) {
                self.grounds.insert(club.key, ground.id);
            }
        }
        Ok(())
    }

    async fn find_competitions(&mut self) -> Result<Competitions, StoreError> {
        let mut international = Vec::new();
        for key in INTERNATIONAL_KEYS {
            international.push(self.find(key).await?);
        }
        Ok(Competitions {
            first: self.find(FIRST_LEAGUE).await?,
            second: self.find(SECOND_LEAGUE).await?,
            cup: self.find(CUP).await?,
            international,
            friendlies: match self.write.find_competition(friendlies::FRIENDLIES).await? {
                Some(known) => known,
                None => self.write.add_competition(friendlies::competition()).await?,
            },
        })
    }

    async fn find(&self, key: &str) -> Result<Competition, StoreError> {
        self.write.find_competition(key).await?.ok_or(StoreError::NotFound)
    }
}
