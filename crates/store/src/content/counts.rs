//! How many documents there are: added up in the write that changes it.

use std::collections::BTreeMap;

use content::model::{ContentType, PLATFORM};
use serde_json::{Map, Value};

use super::Document;
use super::sql::Sql;
use crate::{Result, Write};

/// What documents are counted by.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    locale: String,
    platform: String,
    is_live: bool,
}

/// Differences to be added.
#[derive(Default)]
pub(super) struct Counted(BTreeMap<Place, i64>);

impl Counted {
    pub(super) fn add(&mut self, document: &Document, count: i64) {
        let place = Place {
            locale: document.locale.clone(),
            platform: document.platform.clone(),
            is_live: document.published.is_some(),
        };
        *self.0.entry(place).or_default() += count;
    }
}

/// Where it is shown; empty where its type does not say.
pub(super) fn platform(content_type: &ContentType, data: &Map<String, Value>) -> String {
    let said = data.get(PLATFORM).and_then(Value::as_str).filter(|_| content_type.has_platform());
    said.unwrap_or_default().to_owned()
}

impl Write {
    pub(super) async fn count(&mut self, content_type: &ContentType, counted: Counted) -> Result<()> {
        for (place, count) in counted.0.into_iter().filter(|(_, count)| *count != 0) {
            let mut sql = Sql::new(
                self.backend(),
                "INSERT INTO document_count (type, locale, platform, is_live, count) VALUES (",
            );
            let values = [
                sql.bind(&content_type.name),
                sql.bind(place.locale),
                sql.bind(place.platform),
                sql.bind(place.is_live),
                sql.bind(count),
            ];
            sql.push(&values.join(", "));
            sql.push(
                ") ON CONFLICT (type, locale, platform, is_live) DO UPDATE SET count = document_count.count + excluded.count",
            );
            self.execute(sql).await?;
        }
        Ok(())
    }
}
