//! The response cache. An answer is kept, compressed, for as long as everything it was built from stands.
//!
//! Whatever builds an answer notes the tags it read ([`Reads`]); a write bumps its tags; an entry is fresh while none of
//! its tags was bumped since it was begun. One build at a time per answer; bounded in bytes; and when the database is
//! away, the last good answer is better than none.

mod entry;
mod shortcuts;
mod versions;
mod wanted;

use std::hash::{Hash, Hasher};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::MatchedPath;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::Response;
use bytes::Bytes;
use jiff::Timestamp;
use moka::sync::Cache as Moka;
use serde::Serialize;
use store::clock::Clock;
use store::tags::Tag;
use tokio::sync::{Mutex, MutexGuard};
use xxhash_rust::xxh3::Xxh3;

use crate::error::{ApiError, Dialect};
use crate::metrics::{self, CacheResult};

use entry::Entry;
pub(crate) use shortcuts::Address;
use shortcuts::Shortcuts;
pub(crate) use versions::Versions;
pub(crate) use wanted::Wanted;

/// Builds of different answers rarely share a lock, and the locks never grow.
const LOCKS: usize = 1024;
/// What a caller may have put together for him.
const LARGEST_ANSWER: usize = 16 << 20;
/// How long after it was last known to stand an answer may still be given while a new one is made.
const MEANWHILE: Duration = Duration::from_secs(30);

pub(crate) struct Cache {
    /// None where the cache is turned off.
    entries: Option<Moka<String, Arc<Entry>>>,
    shortcuts: Shortcuts,
    /// One set for each [`Rank`].
    locks: [Box<[Mutex<()>]>; 2],
    versions: Arc<Versions>,
    clock: Clock,
    watch: Instant,
    /// A build that takes longer waits for something that is not there.
    longest_build: Duration,
}

/// What an answer depends on, noted while it is built.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reads {
    tags: Vec<Tag>,
    until: Option<Timestamp>,
}

/// A finished answer, before it is compressed.
pub(crate) struct Answer {
    body: Vec<u8>,
    content_type: &'static str,
    status: StatusCode,
    policy: Policy,
    headers: Headers,
    keep: Keep,
}

/// Headers that go out with an answer, beside those that every answer has.
pub(crate) type Headers = Vec<(HeaderName, HeaderValue)>;

/// Answers that ask for other answers while they are built lock in a set of their own: two that share a lock by hash
/// would wait for each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rank {
    Part,
    Whole,
}

/// What is to become of an answer once it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keep {
    Yes,
    No,
    /// Not kept, and given only if there is no good one from before.
    Makeshift,
}

/// An answer as part of another one.
pub(crate) struct Part {
    pub body: Bytes,
    pub reads: Reads,
}

/// What browsers and proxies may do with an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Policy {
    /// May be kept, must be asked about.
    Revalidate,
    /// The address holds a fingerprint of the content: keep it for ever.
    Immutable,
    /// As `Revalidate`, but the visitor's cookies choose between the forms of a page.
    Page,
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

    /// Without the tags that say nothing more than others do.
    fn gathered(mut self) -> Self {
        let all = self.tags.clone();
        self.tags.retain(|tag| tag.whole().is_none_or(|whole| !all.contains(&whole)));
        self
    }

    /// The answer contains another one, and depends on all that it depends on.
    pub(crate) fn include(&mut self, part: Reads) {
        part.tags.into_iter().for_each(|tag| self.tag(tag));
        part.until.into_iter().for_each(|instant| self.until(instant));
    }
}

impl Answer {
    pub(crate) fn json(body: &impl Serialize) -> Result<Self, ApiError> {
        let body = serde_json::to_vec(body).map_err(|error| ApiError::Internal(error.to_string()))?;
        Ok(Self::new(body, "application/json", Policy::Revalidate))
    }

    /// As the content dialect says that it is JSON. Callers decide how much is populated, so there is an end to it.
    pub(crate) fn dialect(body: &impl Serialize) -> Result<Self, ApiError> {
        let mut bounded = Bounded(Vec::new());
        let written = serde_json::to_writer(&mut bounded, body);
        written.map_err(|error| match error.is_io() {
            true => Dialect::validation("Too much is populated: ask for less at a time"),
            false => ApiError::Internal(error.to_string()),
        })?;
        Ok(Self::new(bounded.0, "application/json; charset=utf-8", Policy::Revalidate))
    }

    pub(crate) fn text(body: String, content_type: &'static str, policy: Policy) -> Self {
        Self::new(body.into_bytes(), content_type, policy)
    }

    pub(crate) fn picture(body: Vec<u8>, content_type: &'static str, policy: Policy) -> Self {
        Self::new(body, content_type, policy)
    }

    fn new(body: Vec<u8>, content_type: &'static str, policy: Policy) -> Self {
        Self { body, content_type, status: StatusCode::OK, policy, headers: Headers::new(), keep: Keep::Yes }
    }

    pub(crate) fn with_status(self, status: StatusCode) -> Self {
        Self { status, ..self }
    }

    pub(crate) fn with_headers(self, headers: Headers) -> Self {
        Self { headers, ..self }
    }

    /// For an address that a visitor made up: answered, but not worth a place in the cache.
    pub(crate) fn not_kept(self) -> Self {
        Self { keep: Keep::No, ..self }
    }

    /// Better than nothing, worse than the last good answer.
    pub(crate) fn makeshift(self) -> Self {
        Self { keep: Keep::Makeshift, ..self }
    }
}

/// Takes as much as an answer may have, and no more.
struct Bounded(Vec<u8>);

impl std::io::Write for Bounded {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        if self.0.len() + bytes.len() > LARGEST_ANSWER {
            return Err(std::io::ErrorKind::FileTooLarge.into());
        }
        self.0.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
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
            locks: [(); 2].map(|()| (0..LOCKS).map(|_| Mutex::new(())).collect()),
            versions: Arc::new(Versions::new()),
            clock,
            watch: Clock::stopwatch(),
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

    /// The answer to an address, as part of another one, if it is at hand.
    pub(crate) fn part(&self, address: Address) -> Option<Part> {
        let (entry, _) = self.shortcuts.find(address)?;
        self.is_fresh(&entry).then(|| entry.part())
    }

    /// What was just answered, as part of another answer. `None` for what is not kept: errors, and all without a cache.
    pub(crate) fn part_of(response: &Response) -> Option<Part> {
        response.extensions().get::<Kept>().map(|Kept(entry)| entry.part())
    }

    /// For an answer that the address alone does not decide: it must go the whole way next time, too.
    pub(crate) fn unlearn(response: &mut Response) {
        response.extensions_mut().remove::<Kept>();
    }

    /// The answer for `key` if it stood a moment ago, for those who would rather not wait for the new one; and whether
    /// somebody is already making that.
    pub(crate) fn meanwhile(&self, wanted: &Wanted, key: &str) -> Option<(Response, bool)> {
        let entry = self.entries.as_ref()?.get(key)?;
        let is_old = self.watch.elapsed().saturating_sub(entry.last_fresh()) > MEANWHILE;
        // What an editor saved is seen at once: he is looking.
        if self.is_fresh(&entry) || is_old || !self.versions.unchanged(entry.content_slots(), entry.begun()) {
            return None;
        }
        metrics::cache(CacheResult::Stale);
        Some((entry.respond_stale(wanted), self.lock(Rank::Whole, key).try_lock().is_err()))
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
        self.answer_ranked(Rank::Part, wanted, key, build).await
    }

    /// The same for an answer whose `build` asks for other answers.
    pub(crate) async fn answer_whole<F>(&self, wanted: &Wanted, key: String, build: F) -> Result<Response, ApiError>
    where
        F: AsyncFnOnce(&mut Reads) -> Result<Answer, ApiError>,
    {
        self.answer_ranked(Rank::Whole, wanted, key, build).await
    }

    /// An answer that depends on who asks: made for him alone, and kept by nobody.
    pub(crate) async fn answer_once<F>(&self, wanted: &Wanted, build: F) -> Result<Response, ApiError>
    where
        F: AsyncFnOnce(&mut Reads) -> Result<Answer, ApiError>,
    {
        Ok(self.build(build).await?.respond_privately(wanted))
    }

    async fn answer_ranked<F>(&self, rank: Rank, wanted: &Wanted, key: String, build: F) -> Result<Response, ApiError>
    where
        F: AsyncFnOnce(&mut Reads) -> Result<Answer, ApiError>,
    {
        // What is the same for all answers is in functions that are not made anew for each of them.
        match self.look(rank, wanted, &key).await {
            Looked::Found(response) => Ok(response),
            Looked::Missed(turn) => {
                let built = self.build(build).await;
                self.settle(built, turn, wanted, key)
            }
        }
    }

    /// The answer that is kept, or the turn to build it.
    async fn look(&self, rank: Rank, wanted: &Wanted, key: &str) -> Looked<'_> {
        let Some(entries) = &self.entries else { return Looked::Missed(None) };
        let hit = |entry: Arc<Entry>| {
            metrics::cache(CacheResult::Hit);
            Looked::Found(keep(entry.respond(wanted), entry))
        };
        if let Some(entry) = entries.get(key).filter(|entry| self.is_fresh(entry)) {
            return hit(entry);
        }
        let building = self.lock(rank, key).lock().await;
        match entries.get(key) {
            Some(entry) if self.is_fresh(&entry) => hit(entry),
            kept => Looked::Missed(Some(Turn { entries, kept, _building: building })),
        }
    }

    fn settle(
        &self,
        built: Result<Entry, ApiError>,
        turn: Option<Turn<'_>>,
        wanted: &Wanted,
        key: String,
    ) -> Result<Response, ApiError> {
        let Some(Turn { entries, kept, _building }) = turn else { return Ok(built?.respond(wanted)) };
        match (built, kept) {
            (Ok(entry), Some(last_good)) if entry.keep() == Keep::Makeshift => {
                metrics::cache(CacheResult::Stale);
                Ok(last_good.respond_stale(wanted))
            }
            (Ok(entry), _) => {
                metrics::cache(CacheResult::Miss);
                if entry.keep() != Keep::Yes {
                    return Ok(entry.respond(wanted));
                }
                let entry = Arc::new(entry);
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
        Ok(Entry::new(answer, reads, begun, self.watch.elapsed()))
    }

    fn is_fresh(&self, entry: &Entry) -> bool {
        let is_fresh = self.versions.unchanged(entry.slots(), entry.begun())
            && entry.until().is_none_or(|until| self.clock.now() < until);
        if is_fresh && entry.policy() == Policy::Page {
            entry.note_fresh(self.watch.elapsed());
        }
        is_fresh
    }

    fn lock(&self, rank: Rank, key: &str) -> &Mutex<()> {
        let mut hasher = Xxh3::new();
        key.hash(&mut hasher);
        &self.locks[rank as usize][hasher.finish() as usize % LOCKS]
    }
}

/// What a look at what is kept has found.
enum Looked<'a> {
    Found(Response),
    /// Where answers are kept at all, with the turn to build this one.
    Missed(Option<Turn<'a>>),
}

/// Nobody else builds the same answer meanwhile.
struct Turn<'a> {
    entries: &'a Moka<String, Arc<Entry>>,
    /// The last good one, which is no longer fresh.
    kept: Option<Arc<Entry>>,
    _building: MutexGuard<'a, ()>,
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
