//! The response cache. An answer is kept, compressed, for as long as everything it was built from stands.
//!
//! Whatever builds an answer notes the tags it read ([`Reads`]); a write bumps its tags; an entry is fresh while none of
//! its tags was bumped since it was begun. One build at a time per answer; bounded in bytes; and when the database is
//! away, the last good answer is better than none.

mod encoding;
mod entry;
mod shortcuts;
mod versions;

use std::hash::{Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::MatchedPath;
use axum::http::HeaderMap;
use axum::response::Response;
use jiff::Timestamp;
use moka::sync::Cache as Moka;
use serde::Serialize;
use store::clock::Clock;
use store::tags::Tag;
use tokio::sync::Mutex;
use xxhash_rust::xxh3::Xxh3;

use crate::error::ApiError;
use crate::metrics::{self, CacheResult};

pub(crate) use encoding::Wanted;
use entry::Entry;
pub(crate) use shortcuts::Address;
use shortcuts::Shortcuts;
pub(crate) use versions::Versions;

/// Builds of different answers rarely share a lock, and the locks never grow.
const LOCKS: usize = 1024;

pub(crate) struct Cache {
    /// None where the cache is turned off.
    entries: Option<Moka<String, Arc<Entry>>>,
    shortcuts: Shortcuts,
    locks: Box<[Mutex<()>]>,
    versions: Arc<Versions>,
    clock: Clock,
    /// A build that takes longer waits for something that is not there.
    longest_build: Duration,
}

/// What an answer depends on, noted while it is built.
#[derive(Debug, Default)]
pub(crate) struct Reads {
    tags: Vec<Tag>,
    until: Option<Timestamp>,
}

/// A finished answer, before it is compressed.
pub(crate) struct Answer {
    body: Vec<u8>,
    content_type: &'static str,
    policy: Policy,
    content_security_policy: Option<&'static str>,
    is_kept: bool,
}

/// What browsers and proxies may do with an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Policy {
    /// May be kept, must be asked about.
    Revalidate,
    /// The address holds a fingerprint of the content: keep it for ever.
    Immutable,
}

impl Reads {
    pub(crate) fn tag(&mut self, tag: Tag) {
        if !self.tags.contains(&tag) {
            self.tags.push(tag);
        }
    }

    /// The answer also depends on the clock: it stands only until `instant`.
    pub(crate) fn until(&mut self, instant: Timestamp) {
        self.until = Some(self.until.map_or(instant, |known| known.min(instant)));
    }
}

impl Answer {
    pub(crate) fn json(body: &impl Serialize) -> Result<Self, ApiError> {
        let body = serde_json::to_vec(body).map_err(|error| ApiError::Internal(error.to_string()))?;
        Ok(Self::new(body, "application/json", Policy::Revalidate))
    }

    pub(crate) fn text(body: String, content_type: &'static str, policy: Policy) -> Self {
        Self::new(body.into_bytes(), content_type, policy)
    }

    fn new(body: Vec<u8>, content_type: &'static str, policy: Policy) -> Self {
        Self { body, content_type, policy, content_security_policy: None, is_kept: true }
    }

    /// What a page may load and run.
    pub(crate) fn secured_by(self, policy: &'static str) -> Self {
        Self { content_security_policy: Some(policy), ..self }
    }

    /// For an address that a visitor made up: answered, but not worth a place in the cache.
    pub(crate) fn not_kept(self) -> Self {
        Self { is_kept: false, ..self }
    }
}

impl Cache {
    pub(crate) fn new(max_bytes: u64, clock: Clock) -> Self {
        let build = |max_bytes| {
            Moka::builder()
                .max_capacity(max_bytes)
                .weigher(|key: &String, entry: &Arc<Entry>| entry.weight(key.len()))
                .build()
        };
        Self {
            entries: Some(max_bytes).filter(|&bytes| bytes > 0).map(build),
            shortcuts: Shortcuts::new(),
            locks: (0..LOCKS).map(|_| Mutex::new(())).collect(),
            versions: Arc::new(Versions::new()),
            clock,
            longest_build: Duration::from_secs(15),
        }
    }

    pub(crate) fn versions(&self) -> Arc<Versions> {
        self.versions.clone()
    }

    /// The answer to an address that was asked for before, if it still stands, and the route it belongs to.
    pub(crate) fn shortcut(&self, address: Address, headers: &HeaderMap) -> Option<(Response, MatchedPath)> {
        let (entry, route) = self.shortcuts.find(address)?;
        if !self.is_fresh(&entry) {
            return None;
        }
        metrics::cache(CacheResult::Hit);
        Some((entry.respond(&Wanted::of(headers)), route))
    }

    /// Remembers which entry answered an address. Handlers leave the entry with the response.
    pub(crate) fn learn(&self, address: Address, response: &mut Response, route: &MatchedPath) {
        if let Some(Kept(entry)) = response.extensions_mut().remove() {
            self.shortcuts.learn(address, &entry, route.clone());
        }
    }

    /// The answer for `key`: the one that is kept, or the one that `build` makes.
    pub(crate) async fn answer<F>(&self, wanted: &Wanted, key: String, build: F) -> Result<Response, ApiError>
    where
        F: AsyncFnOnce(&mut Reads) -> Result<Answer, ApiError>,
    {
        let Some(entries) = &self.entries else {
            return Ok(self.build(build).await?.respond(wanted));
        };
        if let Some(entry) = entries.get(&key).filter(|entry| self.is_fresh(entry)) {
            metrics::cache(CacheResult::Hit);
            return Ok(keep(entry.respond(wanted), entry));
        }
        let _building = self.lock(&key).lock().await;
        let kept = entries.get(&key);
        if let Some(entry) = kept.clone().filter(|entry| self.is_fresh(entry)) {
            metrics::cache(CacheResult::Hit);
            return Ok(keep(entry.respond(wanted), entry));
        }
        match (self.build(build).await, kept) {
            (Ok(entry), _) => {
                metrics::cache(CacheResult::Miss);
                let entry = Arc::new(entry);
                if !entry.is_kept() {
                    return Ok(entry.respond(wanted));
                }
                entries.insert(key, entry.clone());
                Ok(keep(entry.respond(wanted), entry))
            }
            (Err(ApiError::Unavailable(cause)), Some(last_good)) => {
                metrics::cache(CacheResult::Stale);
                tracing::warn!(key, cause, "the database is away, giving the last good answer");
                Ok(last_good.respond_stale(wanted))
            }
            (Err(error), _) => Err(error),
        }
    }

    async fn build<F>(&self, build: F) -> Result<Entry, ApiError>
    where
        F: AsyncFnOnce(&mut Reads) -> Result<Answer, ApiError>,
    {
        // Taken before anything is read: a write from here on makes the entry stale, even if the build saw it.
        let begun = self.versions.now();
        let mut reads = Reads::default();
        let answer = tokio::time::timeout(self.longest_build, build(&mut reads)).await;
        let answer = answer.map_err(|_| ApiError::Unavailable("no answer from the database in time".to_owned()))??;
        Ok(Entry::new(answer, &reads, begun))
    }

    fn is_fresh(&self, entry: &Entry) -> bool {
        self.versions.unchanged(entry.slots(), entry.begun())
            && entry.until().is_none_or(|until| self.clock.now() < until)
    }

    fn lock(&self, key: &str) -> &Mutex<()> {
        let mut hasher = Xxh3::new();
        key.hash(&mut hasher);
        &self.locks[hasher.finish() as usize % LOCKS]
    }
}

/// The entry behind a response, left for [`Cache::learn`].
#[derive(Clone)]
struct Kept(Arc<Entry>);

fn keep(mut response: Response, entry: Arc<Entry>) -> Response {
    response.extensions_mut().insert(Kept(entry));
    response
}

#[cfg(test)]
mod tests;
