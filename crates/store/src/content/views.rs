//! How often entries were seen: once for each device and hour.
//!
//! Views come by the thousand on an evening with matches, so they are written many at a time, and beside the change log: a
//! number that is a minute old does no harm.

use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, HashMap};

use jiff::Timestamp;
use sea_orm::{ConnectionTrait, FromQueryResult, Statement, TransactionTrait};

use super::sql::Sql;
use crate::tags::Tag;
use crate::{Result, Store, Write, boxed, query};

const VIEWS_AT_A_TIME: usize = 200;
const HOUR_MILLIS: i64 = 3_600_000;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// The type's name.
    pub content_type: String,
    pub id: i64,
    /// What is known of who saw it, as a digest.
    pub device: String,
}

#[derive(FromQueryResult)]
struct SeenRow {
    r#type: String,
    id: i64,
}

#[derive(FromQueryResult)]
struct ViewsRow {
    views: i64,
}

impl Store {
    /// Counts views of entries that are there; gives the number of each entry, in the order of the views. `None` for an
    /// entry that is not published.
    #[boxed]
    pub async fn count_views(&self, views: &[View], now: Timestamp) -> Result<Vec<Option<i64>>> {
        let hour = now.as_millisecond().div_euclid(HOUR_MILLIS);
        // In one order, whoever counts: two nodes never wait for each other.
        let mut sorted: Vec<&View> = views.iter().collect();
        sorted.sort_unstable_by_key(|view| (&view.content_type, view.id, &view.device));
        let tx = self.writer.begin().await?;
        let mut numbers: HashMap<(&str, i64), Option<i64>> = HashMap::new();
        let mut new: BTreeMap<(String, i64), i64> = BTreeMap::new();
        for views in sorted.chunks(VIEWS_AT_A_TIME) {
            let mut sql = Sql::new(
                self.backend(),
                "INSERT INTO document_view (type, id, device, hour) SELECT v.type, v.id, v.device, v.hour FROM (",
            );
            let hour = sql.bind(hour);
            let mut rows = Vec::with_capacity(views.len());
            for (index, view) in views.iter().enumerate() {
                let values = [sql.bind(&view.content_type), sql.bind(view.id), sql.bind(&view.device)];
                rows.push(match index {
                    0 => format!(
                        "SELECT {} AS type, {} AS id, {} AS device, {hour} AS hour",
                        values[0], values[1], values[2]
                    ),
                    _ => format!("SELECT {}, {hour}", values.join(", ")),
                });
            }
            sql.push(&rows.join(" UNION "));
            sql.push(
                ") v JOIN document d ON d.type = v.type AND d.id = v.id AND d.published_at IS NOT NULL WHERE TRUE \
                 ON CONFLICT (type, id, device, hour) DO NOTHING RETURNING type, id",
            );
            let seen: Vec<SeenRow> = query::all(&tx, &sql.text, sql.values).await?;
            for row in seen {
                *new.entry((row.r#type, row.id)).or_default() += 1;
            }
        }
        for ((name, id), count) in new {
            let update = "UPDATE document SET views = views + $1 WHERE type = $2 AND id = $3";
            let values = [count.into(), name.into(), id.into()];
            tx.execute_raw(Statement::from_sql_and_values(self.backend(), update, values)).await?;
        }
        for view in views {
            let key = (view.content_type.as_str(), view.id);
            if let Entry::Vacant(place) = numbers.entry(key) {
                let sql = "SELECT views FROM document WHERE type = $1 AND id = $2 AND published_at IS NOT NULL";
                let row: Option<ViewsRow> = query::one(&tx, sql, [key.0.into(), key.1.into()]).await?;
                place.insert(row.map(|row| row.views));
            }
        }
        tx.commit().await?;
        Ok(views.iter().map(|view| numbers[&(view.content_type.as_str(), view.id)]).collect())
    }

    /// Forgets who has seen what before this hour.
    #[boxed]
    pub async fn forget_views(&self, now: Timestamp) -> Result<u64> {
        let hour = now.as_millisecond().div_euclid(HOUR_MILLIS);
        let delete =
            Statement::from_sql_and_values(self.backend(), "DELETE FROM document_view WHERE hour < $1", [hour.into()]);
        Ok(self.writer.execute_raw(delete).await?.rows_affected())
    }
}

impl Write {
    /// Says that an entry's number of views is another one.
    pub fn touch_views(&mut self, content_type: &str, id: i64) {
        self.touch(Tag::content(content_type));
        self.touch(Tag::document(content_type, id));
    }
}
