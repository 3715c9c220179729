//! Shortcuts: from an address, as it came in, straight to the entry that answered it last time – past routing, parameters
//! and handler. On the evening of a title decider most requests take this way.
//!
//! A shortcut owns nothing: when the entry leaves the cache, it leads nowhere. Made-up addresses can fill the shortcuts
//! with themselves, not the memory.

use std::sync::{Arc, Weak};

use axum::extract::MatchedPath;
use axum::http::request::Parts;
use axum::http::{Method, header};
use moka::sync::Cache as Moka;
use xxhash_rust::xxh3::xxh3_128_with_seed;

use super::entry::Entry;
use crate::locale::Locale;
use crate::visitor::Visitor;

const MOST: u64 = 8192;

pub(super) struct Shortcuts(Moka<u128, Shortcut>);

#[derive(Clone)]
pub(super) struct Shortcut {
    entry: Weak<Entry>,
    /// For the figures: a request that took the shortcut counts for its route.
    route: MatchedPath,
}

/// An address with all that its answer may depend on, apart from who asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(u128);

impl Address {
    /// `None` for requests that must go the whole way: they change something, say who asks, or come from the native app,
    /// of which that is yet to be remembered.
    pub(crate) fn of(parts: &Parts, native_agent: &str) -> Option<Self> {
        if parts.method != Method::GET || parts.headers.contains_key(header::AUTHORIZATION) {
            return None;
        }
        let address = parts.uri.path_and_query()?.as_str().as_bytes();
        let mut choices = 0;
        if !address.starts_with(b"/api/") {
            let visitor = Visitor::remembered(&parts.headers);
            if visitor != visitor.inside(&parts.headers, native_agent) {
                return None;
            }
            choices = visitor.bits();
        }
        Some(Self(xxh3_128_with_seed(address, Locale::of(&parts.headers) as u64 | choices << 1)))
    }
}

impl Shortcuts {
    pub(super) fn new() -> Self {
        Self(Moka::new(MOST))
    }

    pub(super) fn find(&self, address: Address) -> Option<(Arc<Entry>, MatchedPath)> {
        let Shortcut { entry, route } = self.0.get(&address.0)?;
        Some((entry.upgrade()?, route))
    }

    pub(super) fn learn(&self, address: Address, entry: &Arc<Entry>, route: MatchedPath) {
        self.0.insert(address.0, Shortcut { entry: Arc::downgrade(entry), route });
    }
}
