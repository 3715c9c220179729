//! One kept answer: its bytes in each encoding asked for so far, and what it depends on.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use bytes::Bytes;
use encoding::Encoding;
use jiff::Timestamp;
use xxhash_rust::xxh3::xxh3_128;

use super::versions::Versions;
use super::wanted::Wanted;
use super::{Answer, Headers, Keep, Part, Policy, Reads};

/// Below this size, compressing costs more than it saves.
const WORTH_COMPRESSING: usize = 512;

pub(super) struct Entry {
    identity: Variant,
    brotli: OnceLock<Option<Variant>>,
    zstd: OnceLock<Option<Variant>>,
    gzip: OnceLock<Option<Variant>>,
    fingerprint: u128,
    content_type: &'static str,
    status: StatusCode,
    policy: Policy,
    headers: Headers,
    cache_tag: Option<HeaderValue>,
    reads: Reads,
    slots: Box<[u32]>,
    /// Those of them that editors change.
    content_slots: Box<[u32]>,
    begun: u64,
    /// When it was last seen to be fresh, in milliseconds since the cache began.
    last_fresh: AtomicU64,
    keep: Keep,
}

struct Variant {
    bytes: Bytes,
    etag: HeaderValue,
}

impl Variant {
    fn new(bytes: Vec<u8>, fingerprint: u128, encoding: Encoding) -> Self {
        let etag = match encoding {
            Encoding::Identity => format!("\"{fingerprint:032x}\""),
            _ => format!("\"{fingerprint:032x}-{}\"", encoding.name()),
        };
        let etag = HeaderValue::try_from(etag).expect("hex digits and letters make a header");
        Self { bytes: bytes.into(), etag }
    }
}

impl Entry {
    pub(super) fn new(answer: Answer, reads: Reads, begun: u64, now: Duration) -> Self {
        let fingerprint = xxh3_128(&answer.body);
        let reads = reads.gathered();
        let tags: Vec<&str> = reads.tags.iter().map(store::tags::Tag::as_str).collect();
        Self {
            cache_tag: Some(tags.join(",")).filter(|tags| !tags.is_empty()).and_then(|tags| tags.try_into().ok()),
            slots: reads.tags.iter().map(Versions::slot).collect(),
            content_slots: reads.tags.iter().filter(|tag| tag.is_content()).map(Versions::slot).collect(),
            identity: Variant::new(answer.body, fingerprint, Encoding::Identity),
            brotli: OnceLock::new(),
            zstd: OnceLock::new(),
            gzip: OnceLock::new(),
            fingerprint,
            content_type: answer.content_type,
            status: answer.status,
            policy: answer.policy,
            headers: answer.headers,
            reads,
            begun,
            last_fresh: AtomicU64::new(millis(now)),
            keep: answer.keep,
        }
    }

    pub(super) fn part(&self) -> Part {
        Part { body: self.identity.bytes.clone(), reads: self.reads.clone() }
    }

    pub(super) fn policy(&self) -> Policy {
        self.policy
    }

    pub(super) fn last_fresh(&self) -> Duration {
        Duration::from_millis(self.last_fresh.load(Ordering::Relaxed))
    }

    /// A second more or less does not matter, and many threads pass here.
    pub(super) fn note_fresh(&self, now: Duration) {
        if now.saturating_sub(self.last_fresh()) > Duration::from_secs(1) {
            self.last_fresh.store(millis(now), Ordering::Relaxed);
        }
    }

    pub(super) fn content_slots(&self) -> &[u32] {
        &self.content_slots
    }

    pub(super) fn slots(&self) -> &[u32] {
        &self.slots
    }

    pub(super) fn keep(&self) -> Keep {
        self.keep
    }

    pub(super) fn begun(&self) -> u64 {
        self.begun
    }

    pub(super) fn until(&self) -> Option<Timestamp> {
        self.reads.until
    }

    /// What the entry takes, with its compressed forms (three of about a quarter each) and what surrounds it.
    pub(super) fn weight(&self, key: usize) -> u32 {
        let body = self.identity.bytes.len();
        u32::try_from(key + body + body * 3 / 4 + self.slots.len() * 4 + 512).unwrap_or(u32::MAX)
    }

    fn variant(&self, encoding: Encoding) -> (&Variant, Encoding) {
        if self.identity.bytes.len() < WORTH_COMPRESSING {
            return (&self.identity, Encoding::Identity);
        }
        let slot = match encoding {
            Encoding::Identity => return (&self.identity, Encoding::Identity),
            Encoding::Brotli => &self.brotli,
            Encoding::Zstd => &self.zstd,
            Encoding::Gzip => &self.gzip,
        };
        let made = slot.get_or_init(|| {
            let bytes = encoding.compress(&self.identity.bytes)?;
            Some(Variant::new(bytes, self.fingerprint, encoding))
        });
        made.as_ref().map_or((&self.identity, Encoding::Identity), |variant| (variant, encoding))
    }

    pub(super) fn respond(&self, wanted: &Wanted) -> Response {
        self.build(
            wanted,
            match self.policy {
                Policy::Revalidate => "public, max-age=0, s-maxage=5, stale-if-error=86400",
                Policy::Immutable => "public, max-age=31536000, immutable",
                Policy::Page if self.status.is_success() => {
                    "public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=86400"
                }
                Policy::Page => "no-store",
            },
        )
    }

    /// For one caller and nobody else; which tags it was made from is not everybody's business.
    pub(super) fn respond_privately(&self, wanted: &Wanted) -> Response {
        let mut response = self.build(&wanted.knowing_nothing(), "private, no-store");
        response.headers_mut().remove(header::ETAG);
        response.headers_mut().remove("cache-tag");
        response
    }

    /// The last good answer while the database is away: nobody should keep it.
    pub(super) fn respond_stale(&self, wanted: &Wanted) -> Response {
        let mut response = self.build(wanted, "no-store");
        response.headers_mut().insert("x-jornada-stale", HeaderValue::from_static("1"));
        response
    }

    fn build(&self, wanted: &Wanted, cache_control: &'static str) -> Response {
        let (variant, encoding) = self.variant(wanted.encoding);
        let mut response = if self.status == StatusCode::OK && wanted.has(&variant.etag) {
            let mut response = Response::new(Body::empty());
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            response
        } else {
            let mut response = Response::new(Body::from(variant.bytes.clone()));
            *response.status_mut() = self.status;
            let headers = response.headers_mut();
            headers.reserve(16);
            headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(self.content_type));
            if encoding != Encoding::Identity {
                headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding.name()));
            }
            response
        };
        let headers = response.headers_mut();
        headers.insert(header::ETAG, variant.etag.clone());
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache_control));
        let vary = match self.policy {
            Policy::Page => "accept-encoding, cookie",
            Policy::Revalidate | Policy::Immutable => "accept-encoding, locale",
        };
        headers.insert(header::VARY, HeaderValue::from_static(vary));
        for (name, value) in &self.headers {
            headers.insert(name.clone(), value.clone());
        }
        if let Some(tags) = &self.cache_tag {
            headers.insert("cache-tag", tags.clone());
        }
        response
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
