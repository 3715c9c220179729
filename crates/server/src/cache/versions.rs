//! Tag versions: for each tag, when it was last bumped.

use std::sync::atomic::{AtomicU64, Ordering};

use store::tags::Tag;
use xxhash_rust::xxh3::xxh3_64;

/// Tags share slots by hash, so the table never grows. Two tags in one slot cost a rebuild now and then, nothing more.
const SLOTS: usize = 1 << 16;

pub(crate) struct Versions {
    slots: Box<[AtomicU64]>,
    latest: AtomicU64,
}

impl Versions {
    pub(super) fn new() -> Self {
        Self { slots: (0..SLOTS).map(|_| AtomicU64::new(0)).collect(), latest: AtomicU64::new(0) }
    }

    pub(super) fn slot(tag: &Tag) -> u32 {
        slot(tag.as_str())
    }

    /// A moment to which later bumps compare as newer.
    pub(super) fn now(&self) -> u64 {
        self.latest.load(Ordering::SeqCst)
    }

    pub(super) fn unchanged(&self, slots: &[u32], since: u64) -> bool {
        slots.iter().all(|&slot| self.slots[slot as usize].load(Ordering::Acquire) <= since)
    }

    /// Everything built from these tags before this call is stale after it.
    pub(crate) fn bump(&self, tags: &[String]) {
        let moment = self.latest.fetch_add(1, Ordering::SeqCst) + 1;
        for tag in tags {
            self.slots[slot(tag) as usize].fetch_max(moment, Ordering::AcqRel);
        }
    }
}

fn slot(tag: &str) -> u32 {
    (xxh3_64(tag.as_bytes()) % SLOTS as u64) as u32
}
