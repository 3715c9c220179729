//! What came in by the feed, and in which revision: so that an older message never overwrites a newer one.

use std::collections::HashMap;

use jiff::Timestamp;
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::OnConflict;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};

use crate::entities::feed_item;
use crate::query::chunks;
use crate::{Result, Write, boxed};

/// The newest message about something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeedItem {
    pub kind: &'static str,
    pub external_id: String,
    pub revision: i64,
    /// Tells messages of the same revision apart.
    pub digest: String,
}

/// A revision with its digest.
pub type Received = (i64, String);

impl Write {
    /// The newest revisions of some things of one kind, by their names.
    #[boxed]
    pub async fn find_feed_items(&self, kind: &str, external_ids: &[String]) -> Result<HashMap<String, Received>> {
        let mut found = HashMap::new();
        for ids in chunks(external_ids) {
            let find = feed_item::Entity::find()
                .filter(feed_item::Column::Kind.eq(kind))
                .filter(feed_item::Column::ExternalId.is_in(ids));
            let rows = find.all(&self.tx).await?;
            found.extend(rows.into_iter().map(|row| (row.external_id, (row.revision, row.digest))));
        }
        Ok(found)
    }

    /// Notes what was received, and by which key.
    #[boxed]
    pub async fn note_feed_items(&mut self, key: i64, at: Timestamp, items: &[FeedItem]) -> Result<()> {
        let update = [
            feed_item::Column::Revision,
            feed_item::Column::Digest,
            feed_item::Column::ApiKeyId,
            feed_item::Column::At,
        ];
        self.has_notes |= !items.is_empty();
        for items in items.chunks(CHUNK) {
            let rows = items.iter().map(|item| feed_item::ActiveModel {
                kind: Set(item.kind.to_owned()),
                external_id: Set(item.external_id.clone()),
                revision: Set(item.revision),
                digest: Set(item.digest.clone()),
                api_key_id: Set(key),
                at: Set(at.as_millisecond()),
            });
            let conflict = OnConflict::columns([feed_item::Column::Kind, feed_item::Column::ExternalId])
                .update_columns(update)
                .to_owned();
            feed_item::Entity::insert_many(rows).on_conflict(conflict).exec_without_returning(&self.tx).await?;
        }
        Ok(())
    }
}

/// How many rows are written by one statement. More would cost: SQLite finds each `$n` by walking the list of them.
const CHUNK: usize = 50;
