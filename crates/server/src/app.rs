//! What every handler can reach.

use std::sync::Arc;
use std::time::Duration;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use store::clock::Clock;
use store::{Store, StoreError};

use render::{Bundle, Failure, Limits, Renderer};

use crate::cache::Cache;
use crate::metrics;

#[derive(Clone)]
pub struct App(Arc<Inner>);

pub struct AppOptions {
    pub clock: Clock,
    /// The league's time zone: times on the wire carry its offset, days are its days.
    pub zone: TimeZone,
    /// How much memory the response cache may take; 0 turns it off.
    pub cache_bytes: u64,
    /// How long the change log is kept.
    pub keep_changes: Duration,
    /// The site's pages; without them there is only the API.
    pub pages: Option<Pages>,
}

/// The site's pages: the web app, and what paints it.
pub struct Pages {
    bundle: Bundle,
    renderer: Renderer,
    origin: String,
}

impl Pages {
    /// `origin` is where visitors find the site, without a slash at the end. It is never taken from a request: a page in
    /// the cache is for everybody.
    pub fn start(bundle: Bundle, limits: Limits, origin: String) -> Result<Self, Failure> {
        Ok(Self { renderer: Renderer::start(&bundle, limits)?, bundle, origin })
    }

    pub(crate) fn bundle(&self) -> &Bundle {
        &self.bundle
    }

    pub(crate) fn renderer(&self) -> &Renderer {
        &self.renderer
    }

    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }
}

struct Inner {
    store: Store,
    cache: Cache,
    options: AppOptions,
    known_change: i64,
}

impl App {
    /// Changes are followed from this moment on, so that no answer is built before somebody watches over it.
    pub async fn start(mut store: Store, options: AppOptions) -> Result<Self, StoreError> {
        let known_change = store.latest_change().await?;
        store.on_query(metrics::database_time);
        let cache = Cache::new(options.cache_bytes, options.clock);
        let versions = cache.versions();
        store.on_change(move |change| versions.bump(&change.tags));
        Ok(Self(Arc::new(Inner { store, cache, options, known_change })))
    }

    pub fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn cache(&self) -> &Cache {
        &self.0.cache
    }

    pub(crate) fn pages(&self) -> Option<&Pages> {
        self.0.options.pages.as_ref()
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.0.options.clock.now()
    }

    pub(crate) fn zone(&self) -> &TimeZone {
        &self.0.options.zone
    }

    /// The league's day.
    pub(crate) fn today(&self) -> Date {
        self.now().to_zoned(self.zone().clone()).date()
    }

    /// When the league's next day begins: until then, an answer that depends on the day stands.
    pub(crate) fn midnight(&self) -> Timestamp {
        let tomorrow = self.today().tomorrow().and_then(|day| day.to_zoned(self.zone().clone()));
        tomorrow.map_or(Timestamp::MAX, |midnight| midnight.timestamp())
    }

    /// What goes on beside the requests, for as long as the program runs: following the change log, forgetting its old
    /// part, and keeping the metrics small.
    pub async fn background(&self) {
        tokio::join!(self.store().follow_changes(self.0.known_change), self.housekeeping(), metrics::upkeep());
    }

    async fn housekeeping(&self) {
        let mut hourly = tokio::time::interval(Duration::from_secs(3600));
        loop {
            hourly.tick().await;
            let keep = SignedDuration::try_from(self.0.options.keep_changes).unwrap_or(SignedDuration::MAX);
            let Ok(before) = self.now().checked_sub(keep) else {
                continue;
            };
            match self.store().forget_changes(before).await {
                Ok(0) => {}
                Ok(count) => tracing::info!(count, "old changes forgotten"),
                Err(error) => tracing::warn!(%error, "old changes could not be forgotten"),
            }
        }
    }
}
