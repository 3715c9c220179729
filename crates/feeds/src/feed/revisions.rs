//! Older, newer, or the same again: holding a message against what was received before.

use std::collections::{BTreeMap, HashMap};

use store::feed_items::FeedItem;
use store::{StoreError, Write};
use xxhash_rust::xxh3::xxh3_128;

use super::items::{Item, Kind};
use super::problem::{Code, Fault};

pub(super) enum Standing {
    /// To be applied, and then noted.
    New(FeedItem),
    /// The very same was applied before.
    Known,
    Wrong(Fault),
}

/// How each item stands; later items of one message follow earlier ones.
pub(super) async fn check(write: &Write, items: &[Item]) -> Result<Vec<Standing>, StoreError> {
    let mut ids: BTreeMap<Kind, Vec<String>> = BTreeMap::new();
    for item in items {
        ids.entry(item.kind).or_default().push(item.key.clone());
    }
    let mut known: HashMap<(Kind, String), (i64, String)> = HashMap::new();
    for (kind, ids) in ids {
        let found = write.find_feed_items(kind.name(), &ids).await?;
        known.extend(found.into_iter().map(|(id, received)| ((kind, id), received)));
    }
    let mut standings = Vec::with_capacity(items.len());
    for item in items {
        let digest = format!("{:032x}", xxh3_128(item.text.as_bytes()));
        let key = (item.kind, item.key.clone());
        let standing = match known.get(&key) {
            Some((revision, _)) if *revision > item.revision => {
                let reason = format!("revision {} is older than {revision}, which is known", item.revision);
                Standing::Wrong(Fault::new(Code::StaleRevision, "revision", reason))
            }
            Some((revision, known)) if *revision == item.revision && *known == digest => Standing::Known,
            Some((revision, _)) if *revision == item.revision => {
                let reason = format!("revision {revision} said something else before");
                Standing::Wrong(Fault::new(Code::RevisionReused, "revision", reason))
            }
            _ => {
                known.insert(key, (item.revision, digest.clone()));
                let (kind, external_id, revision) = (item.kind.name(), item.key.clone(), item.revision);
                Standing::New(FeedItem { kind, external_id, revision, digest })
            }
        };
        standings.push(standing);
    }
    Ok(standings)
}
