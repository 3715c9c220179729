//! Writing the demo league into an empty store.

mod abroad;
mod clubs;
mod cup;
mod league;
mod matches;
mod people;

use std::collections::{HashMap, HashSet};

use football::PersonId;
use football::round::window;
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
use super::history::LeagueSeason;
use super::officials::Officials;
use super::squads::Employer;
use super::{FIRST_LEAGUE, SECOND_LEAGUE};
use clubs::Competitions;
use people::World;

/// How many seasons a newcomer sees.
const SEASONS: usize = 3;

/// Loads the demo league if the store has no season yet; says whether it did.
pub async fn load(store: &Store, now: Timestamp, zone: &TimeZone, seed: u64) -> Result<bool, StoreError> {
    load_seasons(store, now, zone, seed, SEASONS).await
}

/// The same with another number of seasons, for measuring.
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
    let mut loader = Loader {
        write: store.write().await?,
        dates: Dates::new(middle, zone),
        now,
        seed,
        teams: HashMap::new(),
        grounds: HashMap::new(),
        world: World::new(seed),
        casts: HashMap::new(),
        officials: Vec::new(),
        places: HashMap::new(),
        dressed: HashSet::new(),
    };
    let foreign = ABROAD.iter().map(|Foreign { club, .. }| club);
    loader.clubs(FIRST.iter().chain(SECOND).chain(THIRD).chain(foreign).collect()).await?;
    let competitions = loader.competitions().await?;
    // From the oldest season on: a cup is played by those who did well the year before.
    let mut last: Option<(LeagueSeason, LeagueSeason)> = None;
    for years in (0..seasons).rev() {
        let season = loader.season(&competitions, years, last.as_ref()).await?;
        tracing::info!(season = %season.0.id.label(), "demo season written");
        last = Some(season);
    }
    loader.write.commit(now, "demo", json!({ "seasons": seasons })).await?;
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
    /// Of the season being written, by club.
    casts: HashMap<&'static str, Cast>,
    /// Of the season being written: at home, and abroad.
    officials: Vec<Officials<PersonId>>,
    /// How many matches a day has so far, at home and abroad.
    places: HashMap<(bool, Date), usize>,
    /// Who has shirts for which season.
    dressed: HashSet<(&'static str, SeasonId)>,
}

impl Loader {
    async fn season(
        &mut self,
        competitions: &Competitions,
        years: usize,
        before: Option<&(LeagueSeason, LeagueSeason)>,
    ) -> Result<(LeagueSeason, LeagueSeason), StoreError> {
        let id = season_id(&self.dates, years as i64);
        let (from, to) = self.dates.season_days(years as i64);
        self.write.cover_season(id, from, to).await?;
        let first = LeagueSeason::new(self.seed, FIRST_LEAGUE, id, years, true);
        let second = LeagueSeason::new(self.seed, SECOND_LEAGUE, id, years, false);
        let at_home = |club: &&'static Club| Employer { club, country: "PT" };
        let clubs: Vec<Employer> = first.clubs.iter().chain(&second.clubs).map(at_home).collect();
        let foreign: Vec<Employer> =
            ABROAD.iter().map(|Foreign { club, country }| Employer { club, country }).collect();
        self.people(id, years, &clubs, &foreign).await?;
        let edition = self.league(&competitions.first, &first, years, true).await?;
        self.league(&competitions.second, &second, years, false).await?;
        if years > 0 {
            self.playoff(&edition, &first, &second, years).await?;
        }
        let (best, rising) = match before {
            Some((first, second)) => (first.final_order(), second.final_order()),
            None => (by_size(&first.clubs), by_size(&second.clubs)),
        };
        self.cup(&competitions.cup, id, years, &best, &rising).await?;
        for (competition, international) in competitions.international.iter().zip(&INTERNATIONAL) {
            self.abroad(competition, international, id, years, &best).await?;
        }
        Ok((first, second))
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

    async fn windows(&mut self, edition: &Edition) -> Result<(), StoreError> {
        let matches = self.write.find_matches(edition.id).await?;
        for round in self.write.find_rounds(edition.id).await? {
            let days: Vec<Date> =
                matches.iter().filter(|m| m.round_id == round.id).filter_map(|m| m.facts.day).collect();
            self.write.set_round_window(edition, &round, window(&days)).await?;
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
        _ => "Ilhéu",
    }
}

fn by_size(clubs: &[&'static Club]) -> Vec<&'static Club> {
    let mut clubs = clubs.to_vec();
    clubs.sort_by_key(|club| std::cmp::Reverse(club.capacity));
    clubs
}
