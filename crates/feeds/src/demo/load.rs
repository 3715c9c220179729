//! Writing the demo league down: its clubs, and season after season.

mod abroad;
mod amends;
mod clubs;
mod cup;
mod league;
mod matches;
mod next;
mod people;

use crate::boxed;
use std::collections::{HashMap, HashSet};

use football::PersonId;
use football::season::SeasonId;
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde_json::json;
use store::competitions::Competition;
use store::editions::{Ball, Edition, Promotion};
use store::{Store, StoreError, Write};

use super::abroad::INTERNATIONAL;
use super::cast::Cast;
use super::clubs::{ABROAD, Club, FIRST, Foreign, SECOND, THIRD};
use super::dates::{Dates, season_id};
use super::friendlies::FRIENDLIES;
use super::history::LeagueSeason;
use super::officials::Officials;
use super::world::{Changes, World};
use super::{FIRST_LEAGUE, RULES, SECOND_LEAGUE};
use clubs::Competitions;
pub(super) use league::{PLAYOFF_LEGS, playoff_label};
pub(super) use next::{anchor, final_order, first_saturday, write_next_season};

/// How many seasons a newcomer sees.
const SEASONS: usize = 3;

/// Loads the demo league if the store has no season yet; says whether it did.
#[boxed]
pub async fn load(store: &Store, now: Timestamp, zone: &TimeZone, seed: u64) -> Result<bool, StoreError> {
    load_seasons(store, now, zone, seed, SEASONS).await
}

/// The same with another number of seasons, for measuring.
#[boxed]
pub async fn load_seasons(
    store: &Store,
    now: Timestamp,
    zone: &TimeZone,
    seed: u64,
    seasons: usize,
) -> Result<bool, StoreError> {
    load_around(store, (now, now), zone, seed, seasons).await
}

/// The calendar is placed around one moment and told as it stands at another: the second is later where a test wants
/// to know what going on must come to.
pub(super) async fn load_around(
    store: &Store,
    (middle, now): (Timestamp, Timestamp),
    zone: &TimeZone,
    seed: u64,
    seasons: usize,
) -> Result<bool, StoreError> {
    if !store.seasons().await?.is_empty() {
        return Ok(false);
    }
    let dates = Dates::around(middle, now, zone);
    let mut loader = Loader::new(store.write().await?, dates, now, seed, World::new(seed));
    tracing::info!("writing the clubs of the demo league");
    let foreign = ABROAD.iter().map(|Foreign { club, .. }| club);
    loader.clubs(FIRST.iter().chain(SECOND).chain(THIRD).chain(foreign).collect()).await?;
    let competitions = loader.competitions().await?;
    // From the oldest season on: a cup is played by those who did well the year before.
    let mut last: Option<Plan> = None;
    for years in (0..seasons).rev() {
        let id = season_id(&loader.dates, years as i64);
        tracing::info!(season = %id.label(), "writing season {} of {seasons} of the demo league", seasons - years);
        let plan = Plan::loaded(seed, id, years, last.as_ref());
        loader.season(&competitions, &plan).await?;
        last = Some(plan);
    }
    // Friendlies come last, so that all the rest is numbered as if there were none.
    for years in (0..seasons).rev() {
        let id = season_id(&loader.dates, years as i64);
        loader.edition(&competitions.friendlies, id, RULES, &[]).await?;
    }
    let season = season_id(&loader.dates, 0);
    loader.write.commit(now, "demo", json!({ "seasons": seasons })).await?;
    amends::make_amends(store, season).await?;
    Ok(true)
}

struct Loader {
    write: Write,
    dates: Dates,
    now: Timestamp,
    seed: u64,
    teams: HashMap<&'static str, i64>,
    grounds: HashMap<&'static str, i64>,
    world: World,
    /// The ids of those who are written down, by their places among all.
    persons: HashMap<usize, PersonId>,
    /// Of the season being written, by club.
    casts: HashMap<&'static str, Cast>,
    /// Of the season being written: at home, and abroad.
    officials: Vec<Officials<PersonId>>,
    /// How many matches a day has so far, at home and abroad.
    places: HashMap<(bool, Date), usize>,
    /// Who has shirts for which season.
    dressed: HashSet<(&'static str, SeasonId)>,
}

/// A season to be written down.
struct Plan {
    first: LeagueSeason,
    second: LeagueSeason,
    /// How many seasons before the one that is being played.
    years: i64,
    /// Whether it is the season in which the league is loaded.
    is_anchor: bool,
    /// How the divisions of the season before ended.
    best: Vec<&'static Club>,
    rising: Vec<&'static Club>,
}

impl Plan {
    fn loaded(seed: u64, id: SeasonId, years: usize, before: Option<&Self>) -> Self {
        let first = LeagueSeason::new(seed, FIRST_LEAGUE, id, years, true);
        let second = LeagueSeason::new(seed, SECOND_LEAGUE, id, years, false);
        let (best, rising) = match before {
            Some(Self { first, second, .. }) => (first.final_order(), second.final_order()),
            None => (by_size(&first.clubs), by_size(&second.clubs)),
        };
        Self { first, second, years: years as i64, is_anchor: years == 0, best, rising }
    }

    /// Over and done with before the league was loaded.
    fn is_past(&self) -> bool {
        self.years > 0
    }
}

impl Loader {
    fn new(write: Write, dates: Dates, now: Timestamp, seed: u64, world: World) -> Self {
        Self {
            write,
            dates,
            now,
            seed,
            teams: HashMap::new(),
            grounds: HashMap::new(),
            world,
            persons: HashMap::new(),
            casts: HashMap::new(),
            officials: Vec::new(),
            places: HashMap::new(),
            dressed: HashSet::new(),
        }
    }

    async fn season(&mut self, competitions: &Competitions, plan: &Plan) -> Result<(), StoreError> {
        let id = plan.first.id;
        let (from, to) = self.dates.season_days(plan.years);
        self.write.cover_season(id, from, to).await?;
        let clubs: Vec<&'static Club> = plan.first.clubs.iter().chain(&plan.second.clubs).copied().collect();
        let changes = plan.is_past().then(|| changes(&self.dates, plan.years));
        self.people(id, &clubs, changes.as_ref()).await?;
        let (edition, is_over, discipline) = self.league(&competitions.first, plan, true).await?;
        let (_, second_is_over, _) = self.league(&competitions.second, plan, false).await?;
        if is_over && second_is_over {
            self.playoff(&edition, plan, discipline).await?;
        }
        self.cup(&competitions.cup, plan).await?;
        for (competition, international) in competitions.international.iter().zip(&INTERNATIONAL) {
            self.abroad(competition, international, plan).await?;
        }
        Ok(())
    }

    async fn edition(
        &mut self,
        competition: &Competition,
        season: SeasonId,
        rules: &str,
        promotions: &[Promotion],
    ) -> Result<Edition, StoreError> {
        let edition = self.write.add_edition(competition, season, rules, promotions).await?;
        let ball = Ball {
            name: format!("{} {}", ball_name(competition), season.start_year()),
            link: Some("https://velame.example/bola".to_owned()),
        };
        self.write.set_ball(&edition, &ball).await?;
        Ok(Edition { ball: Some(ball), ..edition })
    }

    async fn enter(&mut self, edition: &Edition, club: &'static Club, group: Option<&str>) -> Result<(), StoreError> {
        let (team, ground) = (self.teams[club.key], self.grounds[club.key]);
        self.write.enter_team(edition, team, group).await?;
        if self.dressed.insert((club.key, edition.season)) {
            self.write.set_home_ground(team, edition.season, Some(ground)).await?;
            let wardrobe = club.wardrobe(self.seed, edition.season.start_year());
            self.write.set_wardrobe(team, edition.season, &wardrobe).await?;
        }
        Ok(())
    }
}

/// Every competition has its own ball.
fn ball_name(competition: &Competition) -> &'static str {
    match competition.key.as_str() {
        FIRST_LEAGUE => "Vaga",
        SECOND_LEAGUE => "Maresia",
        super::CUP => "Sal",
        "1" => "Oceano",
        "2" => "Meridiano",
        "3" => "Ilhéu",
        FRIENDLIES => "Recreio",
        _ => "Bola",
    }
}

/// What changes in the middle of a past season.
fn changes(dates: &Dates, years: i64) -> Changes {
    Changes { winter: dates.winter(years), dismissals: dates.dismissals(years) }
}

fn by_size(clubs: &[&'static Club]) -> Vec<&'static Club> {
    let mut clubs = clubs.to_vec();
    clubs.sort_by_key(|club| std::cmp::Reverse(club.capacity));
    clubs
}
