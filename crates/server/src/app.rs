//! What every handler can reach.

use crate::boxed;
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use accounts::secret::Secret;
use accounts::signature::Signer;
use accounts::token::Tokens;
use content::model::Model;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use media::Library;
use serde_json::json;
use store::clock::Clock;
use store::{Store, StoreError};
use tokio::sync::Semaphore;
use tokio::time::MissedTickBehavior;

use render::{Bundle, Failure, Inside, Limits, Renderer};

use crate::cache::{Cache, Headers};
use crate::correspondence::Correspondence;
use crate::counts::Counts;
use crate::error::ApiError;
use crate::guesses;
use crate::handlers::pages::policy::{self, Elsewhere};
use crate::installation::Installation;
use crate::jobs::{self, Jobs};
use crate::leftovers::Leftovers;
use crate::metrics;
use crate::password_work::PasswordWork;
use crate::rate_limit::RateLimit;
use crate::sessions::Sessions;
use crate::sign_in::SignIn;
use crate::views::Views;

/// How often the site looks whether something is due: what is scheduled to the minute is there within it.
const TEND_EVERY: Duration = Duration::from_secs(5);

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
    /// The types of content there are.
    pub model: Model,
    /// What tokens and links are signed with.
    pub secret: Secret,
    /// How many proxies of ours stand in front: so many addresses of `X-Forwarded-For` can be believed.
    pub proxy_hops: usize,
    /// Where uploads are kept; without it nothing can be uploaded.
    pub library: Option<Library>,
    /// How fans get in.
    pub sign_in: SignIn,
    pub correspondence: Correspondence,
    pub installation: Installation,
}

/// The site's pages: the web app, and what paints it.
pub struct Pages {
    bundle: Bundle,
    renderer: Renderer,
    origin: String,
    elsewhere: Elsewhere,
}

impl Pages {
    /// `origin` is where visitors find the site, without a slash at the end. It is never taken from a request: a page in
    /// the cache is for everybody.
    pub fn start(bundle: Bundle, limits: Limits, origin: String) -> Result<Self, Failure> {
        Ok(Self { renderer: Renderer::start(&bundle, limits)?, bundle, origin, elsewhere: Elsewhere::default() })
    }

    /// Lets pages load what is needed from other addresses, and nothing else.
    pub fn allowing(self, elsewhere: &Elsewhere) -> Self {
        Self { elsewhere: elsewhere.clone(), ..self }
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

    /// Origins whose players may be framed.
    pub(crate) fn embeds(&self) -> &[String] {
        &self.elsewhere.embeds
    }

    /// What a page is sent with.
    pub(crate) fn headers(&self, inside: &Inside) -> Headers {
        policy::headers(&self.elsewhere, inside)
    }
}

struct Inner {
    store: Store,
    cache: Cache,
    options: AppOptions,
    known_change: i64,
    tokens: Tokens,
    signer: Signer,
    passwords: PasswordWork,
    sessions: Arc<Sessions>,
    jobs: Jobs,
    sign_ins: RateLimit,
    tries_from_one_place: RateLimit,
    wrong_keys: RateLimit,
    views: Views,
    counts: Counts,
    uploads: Semaphore,
    large_bodies: Semaphore,
    own_changes: RateLimit,
    leftovers: Leftovers,
}

/// Their files wait on disk meanwhile.
const MOST_UPLOADS: usize = 16;
/// In memory, each with some copies of it.
const MOST_LARGE_BODIES: usize = 8;
/// Photos, exports and requests for accreditation in a minute, by one person or from one address.
const MOST_OWN_CHANGES: u64 = 10;
/// In a minute, from one address.
const MOST_WRONG_KEYS: u64 = 60;
/// How long a newsletter that was never confirmed is remembered, the file of a request after the decision, and a request that
/// was decided.
const UNCONFIRMED_DAYS: i64 = 30;
const FILE_DAYS: i64 = 90;
const ACCREDITATION_DAYS: i64 = 730;
/// So that a month can be compared with that of the year before.
const COUNT_DAYS: i64 = 400;
/// So many times as often as with one name one may try with many, from one address.
const NAMES_FROM_ONE_PLACE: u64 = 4;

impl App {
    /// Changes are followed from this moment on, so that no answer is built before somebody watches over it.
    #[boxed]
    pub async fn start(mut store: Store, options: AppOptions) -> Result<Self, StoreError> {
        let known_change = store.latest_change().await?;
        store.prepare_content(&options.model).await?;
        store.prepare_search(&options.model).await?;
        store.on_query(metrics::database_time);
        let cache = Cache::new(options.cache_bytes, options.clock);
        let versions = cache.versions();
        store.on_change(move |change| versions.bump(&change.tags));
        let sessions = Arc::new(Sessions::new());
        let known_sessions = sessions.clone();
        store.on_account_change(move |account| known_sessions.forget(account));
        let attempts = options.sign_in.attempts_per_minute;
        Ok(Self(Arc::new(Inner {
            tokens: Tokens::new(&options.secret),
            signer: Signer::new(options.secret.clone()),
            passwords: PasswordWork::new(),
            sessions,
            jobs: Jobs::default(),
            sign_ins: RateLimit::new(attempts),
            tries_from_one_place: RateLimit::new(attempts.saturating_mul(NAMES_FROM_ONE_PLACE)),
            wrong_keys: RateLimit::new(MOST_WRONG_KEYS),
            store,
            cache,
            options,
            known_change,
            views: Views::default(),
            counts: Counts::default(),
            uploads: Semaphore::new(MOST_UPLOADS),
            large_bodies: Semaphore::new(MOST_LARGE_BODIES),
            own_changes: RateLimit::new(MOST_OWN_CHANGES),
            leftovers: Leftovers::default(),
        })))
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

    /// Where visitors find the site, if it has pages.
    pub(crate) fn origin(&self) -> Option<&str> {
        self.pages().map(Pages::origin)
    }

    pub(crate) fn tokens(&self) -> &Tokens {
        &self.0.tokens
    }

    pub(crate) fn signer(&self) -> &Signer {
        &self.0.signer
    }

    pub(crate) fn passwords(&self) -> &PasswordWork {
        &self.0.passwords
    }

    pub(crate) fn sign_ins(&self) -> &RateLimit {
        &self.0.sign_ins
    }

    /// The same for calls that name an address, whatever they name.
    pub(crate) fn tries_from_one_place(&self) -> &RateLimit {
        &self.0.tries_from_one_place
    }

    pub(crate) fn sessions(&self) -> &Sessions {
        &self.0.sessions
    }

    pub(crate) fn jobs(&self) -> &Jobs {
        &self.0.jobs
    }

    pub(crate) fn sign_in(&self) -> &SignIn {
        &self.0.options.sign_in
    }

    /// Does all that is due beside the requests; says how much that was.
    #[boxed]
    pub async fn work_off_jobs(&self) -> Result<usize, StoreError> {
        jobs::work_off(self).await
    }

    pub(crate) fn wrong_keys(&self) -> &RateLimit {
        &self.0.wrong_keys
    }

    pub(crate) fn installation(&self) -> &Installation {
        &self.0.options.installation
    }

    pub(crate) fn proxy_hops(&self) -> usize {
        self.0.options.proxy_hops
    }

    pub(crate) fn model(&self) -> &Model {
        &self.0.options.model
    }

    pub(crate) fn views(&self) -> &Views {
        &self.0.views
    }

    pub(crate) fn counts(&self) -> &Counts {
        &self.0.counts
    }

    pub(crate) fn library(&self) -> Result<&Library, ApiError> {
        let nowhere = || ApiError::Unavailable("there is no place for uploads".to_owned());
        self.0.options.library.as_ref().ok_or_else(nowhere)
    }

    /// So many requests with files are taken at a time.
    pub(crate) fn uploads(&self) -> &Semaphore {
        &self.0.uploads
    }

    /// So many large bodies are read at a time.
    pub(crate) fn large_bodies(&self) -> &Semaphore {
        &self.0.large_bodies
    }

    /// How often somebody may do what takes long.
    pub(crate) fn own_changes(&self) -> &RateLimit {
        &self.0.own_changes
    }

    pub(crate) fn correspondence(&self) -> &Correspondence {
        &self.0.options.correspondence
    }

    /// Removes files that no document names, if they were there without one the last time already: a file is written
    /// before its document is.
    #[boxed]
    pub async fn remove_leftovers(&self) -> Result<usize, StoreError> {
        match &self.0.options.library {
            Some(library) => self.0.leftovers.remove(self, library).await,
            None => Ok(0),
        }
    }

    pub fn clock(&self) -> Clock {
        self.0.options.clock
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
    /// part, publishing what is due, doing what was put off, and keeping the metrics small.
    #[boxed]
    pub async fn background(&self) {
        let changes = self.store().follow_changes(self.0.known_change);
        tokio::join!(changes, self.housekeeping(), self.tending(), jobs::work(self), metrics::upkeep());
    }

    async fn tending(&self) {
        let mut often = tokio::time::interval(TEND_EVERY);
        often.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            often.tick().await;
            if let Err(error) = self.tend().await {
                tracing::warn!(%error, "what is due could not be published");
            }
            if let Err(error) = self.write_counts().await {
                tracing::warn!(%error, "what visitors did could not be counted yet");
            }
        }
    }

    /// Publishes and withdraws what is due, and tells the caches what was seen.
    #[boxed]
    pub async fn tend(&self) -> Result<(), StoreError> {
        let now = self.now();
        while self.store().has_due_documents(self.model(), now).await? {
            let mut write = self.store().write().await?;
            let count = write.keep_schedule(self.model(), now).await?;
            if write.commit(now, "content", json!({ "event": "schedule", "count": count })).await?.is_none() {
                break;
            }
            tracing::info!(count, "documents published or withdrawn on time");
        }
        let seen = self.views().take_seen(now);
        if seen.is_empty() {
            return Ok(());
        }
        let told = self.tell_views(&seen, now).await;
        if told.is_err() {
            self.views().put_back(seen);
        }
        told
    }

    /// Writes what was counted since the last time. Also for whoever ends the program.
    #[boxed]
    pub async fn write_counts(&self) -> Result<(), StoreError> {
        let counted = self.counts().take();
        if counted.is_empty() {
            return Ok(());
        }
        let written = self.store().count_events(&counted).await;
        if written.is_err() {
            self.counts().put_back(counted);
        }
        written
    }

    async fn tell_views(&self, seen: &HashSet<(String, i64)>, now: Timestamp) -> Result<(), StoreError> {
        let mut write = self.store().write().await?;
        for (name, id) in seen {
            write.touch_views(name, *id);
        }
        write.commit(now, "views", json!({})).await?;
        Ok(())
    }

    async fn housekeeping(&self) {
        let mut hourly = tokio::time::interval(Duration::from_secs(3600));
        loop {
            hourly.tick().await;
            let keep = SignedDuration::try_from(self.0.options.keep_changes).unwrap_or(SignedDuration::MAX);
            let Ok(before) = self.now().checked_sub(keep) else {
                continue;
            };
            if let Err(error) = self.store().forget_views(self.now()).await {
                tracing::warn!(%error, "old views could not be forgotten");
            }
            if let Err(error) = self.forget_sign_ins().await {
                tracing::warn!(%error, "what is left of old sign-ins could not be forgotten");
            }
            if let Err(error) = self.forget_papers().await {
                tracing::warn!(%error, "old requests could not be forgotten");
            }
            if let Err(error) = self.forget_counts().await {
                tracing::warn!(%error, "old counts could not be forgotten");
            }
            match self.remove_leftovers().await {
                Ok(0) => {}
                Ok(count) => tracing::info!(count, "uploads that nobody needs removed"),
                Err(error) => tracing::warn!(%error, "uploads that nobody needs could not be removed"),
            }
            match self.store().forget_changes(before).await {
                Ok(0) => {}
                Ok(count) => tracing::info!(count, "old changes forgotten"),
                Err(error) => tracing::warn!(%error, "old changes could not be forgotten"),
            }
        }
    }

    async fn forget_counts(&self) -> Result<(), StoreError> {
        let before = self.today().checked_sub(jiff::Span::new().days(COUNT_DAYS)).unwrap_or(Date::MIN);
        self.store().forget_events(before).await.map(|_| ())
    }

    /// Codes, passes, revocations and wrong passwords that no longer matter.
    async fn forget_sign_ins(&self) -> Result<(), StoreError> {
        let (store, now) = (self.store(), self.now());
        store.forget_codes(now).await?;
        store.forget_handoffs(now).await?;
        store.forget_revocations(now).await?;
        store.forget_sessions(now).await?;
        store.forget_attempts(now, guesses::MEMORY).await?;
        Ok(())
    }

    /// What was asked of the league and is over: nothing personal is kept for longer than it is needed.
    #[boxed]
    pub async fn forget_papers(&self) -> Result<(), StoreError> {
        let (store, now) = (self.store(), self.now());
        let before = |days: i64| now.checked_sub(SignedDuration::from_hours(24 * days)).unwrap_or(Timestamp::MIN);
        store.forget_unconfirmed_subscriptions(before(UNCONFIRMED_DAYS)).await?;
        store.forget_accreditation_files(before(FILE_DAYS)).await?;
        store.forget_accreditations(before(ACCREDITATION_DAYS)).await?;
        Ok(())
    }
}
