//! Going on: matches whose time has come are played, minute by minute, by the script they were given; rounds are drawn,
//! gaps filled with friendlies, and when a season is over, the next one is written.

mod draws;
mod gaps;
mod hours;
mod rounds;
mod stage;

use crate::boxed;
use std::collections::{BTreeMap, HashMap};

use football::season::SeasonId;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use serde_json::json;
use store::matches::Match;
use store::seasons::Season;
use store::{Store, StoreError};

use super::dates::day_in;
use super::load::write_next_season;
use super::play::NOMINATIONS;
use super::{COMPETITIONS, FIRST_LEAGUE};
use stage::Stage;

/// Officials are named two days before a match, so matches this far ahead are looked at.
const AHEAD: SignedDuration = SignedDuration::from_mins(NOMINATIONS + 5);
/// What was missed is found once a day; in between, whatever is going on began not long ago.
const BEHIND: SignedDuration = SignedDuration::from_hours(48);

/// Brings the demo league up to `now`; says how much changed. Who does this again and again keeps a [`Simulator`].
#[boxed]
pub async fn advance(store: &Store, now: Timestamp, zone: &TimeZone, seed: u64) -> Result<usize, StoreError> {
    Simulator::new(store, zone, seed).advance(now).await
}

/// Gives the league matches of the next weeks their hours, as a league does; says how many.
#[boxed]
pub async fn settle_hours(store: &Store, now: Timestamp, zone: &TimeZone, seed: u64) -> Result<usize, StoreError> {
    Simulator::new(store, zone, seed).settle_hours(now).await
}

/// Plays the demo league. All that it must know is in the store; what it keeps in memory only spares reading it again,
/// and is read anew every day.
pub struct Simulator {
    store: Store,
    zone: TimeZone,
    seed: u64,
    /// Of what day that is which is kept in memory.
    today: Option<Date>,
    /// The seasons of the demo league, oldest first.
    seasons: Vec<Season>,
    /// Those in which there is something to do.
    stages: BTreeMap<SeasonId, Stage>,
    /// To which season editions belong, if they are the demo's.
    editions: HashMap<i64, Option<SeasonId>>,
    /// When gaps were last looked for.
    looked: Option<i64>,
}

impl Simulator {
    pub fn new(store: &Store, zone: &TimeZone, seed: u64) -> Self {
        Self {
            store: store.clone(),
            zone: zone.clone(),
            seed,
            today: None,
            seasons: Vec::new(),
            stages: BTreeMap::new(),
            editions: HashMap::new(),
            looked: None,
        }
    }

    /// Brings the league up to `now`; says how much changed. What was told before is never taken back, also where the
    /// clock is. A season that is over is followed by one other at most: after a pause of years the next calls go on.
    #[boxed]
    pub async fn advance(&mut self, now: Timestamp) -> Result<usize, StoreError> {
        let changed = self.step(now).await;
        if changed.is_err() {
            // What is in memory may be ahead of what was written.
            self.forget();
        }
        changed
    }

    /// Gives the league matches of the next weeks their hours; says how many. [`Self::advance`] does so every day.
    #[boxed]
    pub async fn settle_hours(&mut self, now: Timestamp) -> Result<usize, StoreError> {
        let Some(season) = self.remember(now).await?.1 else { return Ok(0) };
        let settled = match self.stages.get_mut(&season) {
            Some(stage) => stage.settle_hours(now).await,
            None => Ok(0),
        };
        if settled.is_err() {
            self.forget();
        }
        settled
    }

    async fn step(&mut self, now: Timestamp) -> Result<usize, StoreError> {
        let (is_new_day, Some(newest)) = self.remember(now).await? else { return Ok(0) };
        let mut changed = 0;
        if is_new_day && let Some(stage) = self.stages.get_mut(&newest) {
            changed += stage.settle_hours(now).await?;
        }
        loop {
            if let Some(stage) = self.stages.get_mut(&newest) {
                changed += stage.draw(now).await?;
            }
            changed += self.play(now, is_new_day).await?;
            if self.stages.get(&newest).is_none_or(|stage| stage.to_draw.is_empty()) {
                break;
            }
        }
        let is_over = self.is_over(newest, now).await?;
        if is_over && write_next_season(&self.store, now, &self.zone, self.seed).await?.is_some() {
            self.forget();
            self.remember(now).await?;
            changed += 1 + self.fill_gaps(now).await?;
            // There may be more to catch up with.
            self.forget();
            return Ok(changed);
        }
        Ok(changed + self.fill_gaps(now).await?)
    }

    fn forget(&mut self) {
        self.today = None;
        self.seasons.clear();
        self.stages.clear();
        self.editions.clear();
        self.looked = None;
    }

    /// Reads what it takes to go on, if it is not in memory; says whether it was not, and which season is the newest.
    async fn remember(&mut self, now: Timestamp) -> Result<(bool, Option<SeasonId>), StoreError> {
        let today = day_in(now, &self.zone);
        if self.today == Some(today) {
            return Ok((false, self.seasons.last().map(|season| season.id)));
        }
        self.forget();
        self.seasons = self.store.editions_of(FIRST_LEAGUE).await?.into_iter().map(|(_, season)| season).collect();
        self.seasons.sort_by_key(|season| season.id);
        let newest = self.seasons.last().map(|season| season.id);
        if let Some(newest) = newest {
            self.stage(newest, now).await?;
        }
        self.today = Some(today);
        Ok((true, newest))
    }

    async fn stage(&mut self, season: SeasonId, now: Timestamp) -> Result<Option<&mut Stage>, StoreError> {
        if !self.stages.contains_key(&season) {
            let Some(oldest) = self.seasons.first().map(|season| season.id) else { return Ok(None) };
            let Some(stage) = Stage::new(&self.store, &self.zone, self.seed, (oldest, season), now).await? else {
                return Ok(None);
            };
            self.editions.extend(stage.editions.iter().map(|edition| (edition.id, Some(season))));
            self.stages.insert(season, stage);
        }
        Ok(self.stages.get_mut(&season))
    }

    /// Brings matches that are due up to `now`; says how many changed. `catches_up`: however long they have been.
    async fn play(&mut self, now: Timestamp, catches_up: bool) -> Result<usize, StoreError> {
        let from = if catches_up { Timestamp::MIN } else { now.saturating_sub(BEHIND).unwrap_or(Timestamp::MIN) };
        let until = now.saturating_add(AHEAD).unwrap_or(Timestamp::MAX);
        let mut due = self.store.unsettled_matches(from, until).await?;
        let stopped: Vec<i64> = self.stages.values().flat_map(Stage::going_on).collect();
        if !stopped.is_empty() {
            due.extend(self.store.matches(&stopped).await?);
        }
        let mut by_season: BTreeMap<SeasonId, Vec<Match>> = BTreeMap::new();
        for m in due {
            if let Some(season) = self.season_of(m.edition_id).await? {
                by_season.entry(season).or_default().push(m);
            }
        }
        let mut changed = 0;
        for (season, mut matches) in by_season {
            let Some(stage) = self.stage(season, now).await? else { continue };
            matches.retain(|m| stage.is_due(m, now));
            if matches.is_empty() {
                continue;
            }
            let mut write = self.store.write().await?;
            let Some(stage) = self.stages.get_mut(&season) else { continue };
            let count = stage.play(&mut write, matches, now).await?;
            write.commit(now, "demo", json!({ "matches": count })).await?;
            changed += count;
        }
        Ok(changed)
    }

    /// The season of an edition; none where it is not of the demo league.
    async fn season_of(&mut self, edition: i64) -> Result<Option<SeasonId>, StoreError> {
        if let Some(known) = self.editions.get(&edition) {
            return Ok(*known);
        }
        let found = self.store.editions_by_id(&[edition]).await?;
        let is_ours = |found: &store::editions::Edition| COMPETITIONS.contains(&found.competition.key.as_str());
        let season = found.into_iter().find(is_ours).map(|found| found.season);
        self.editions.insert(edition, season);
        Ok(season)
    }

    /// Whether the last day of a season has passed, and its last match is over.
    async fn is_over(&self, season: SeasonId, now: Timestamp) -> Result<bool, StoreError> {
        let Some(stage) = self.stages.get(&season) else { return Ok(false) };
        if day_in(now, &self.zone) <= stage.dates.season_days(0).1 {
            return Ok(false);
        }
        // What is older is nothing that this simulator can end.
        let open = self.store.unsettled_matches(now.saturating_sub(BEHIND).unwrap_or(Timestamp::MIN), now).await?;
        Ok(!open.iter().any(|m| stage.is_of_season(m)))
    }
}
