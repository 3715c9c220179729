//! What is published and withdrawn when its time has come.

use content::model::Model;
use jiff::Timestamp;
use sea_orm::{ConnectionTrait, FromQueryResult};

use super::sql::Sql;
use super::{Author, Saved, VersionEvent};
use crate::{Result, Store, Write, boxed, query};

/// How many documents are due at a time; the rest follows at once.
const AT_A_TIME: usize = 200;

#[derive(FromQueryResult)]
struct DueRow {
    r#type: String,
    id: i64,
}

impl Store {
    /// Whether anything is due at this moment.
    #[boxed]
    pub async fn has_due_documents(&self, model: &Model, now: Timestamp) -> Result<bool> {
        Ok(!due(&self.reader, model, now, 1).await?.is_empty())
    }
}

impl Write {
    /// Publishes and withdraws what is due; says how many there were. Writes take turns among all nodes, so whoever comes
    /// second finds nothing left. What lost something that it must have since it was scheduled stays a draft.
    #[boxed]
    pub async fn keep_schedule(&mut self, model: &Model, now: Timestamp) -> Result<usize> {
        let rows = due(&self.tx, model, now, AT_A_TIME).await?;
        let count = rows.len();
        for row in rows {
            let content_type = model.named(&row.r#type);
            let Some(document) = self.document(content_type, row.id).await? else { continue };
            let is_past = |instant: &Timestamp| *instant <= now;
            let (begins, ends) = (document.publish_at.filter(is_past), document.unpublish_at.filter(is_past));
            let is_complete = content::entry::complete(model, content_type, &document.data).is_ok();
            if begins.is_some() && !is_complete {
                tracing::warn!(
                    content_type = row.r#type,
                    id = row.id,
                    "not published on time: something is missing in it"
                );
            }
            // Of two times that have come, the later one counts.
            let withdraw = ends.is_some() && ends >= begins;
            let published = match withdraw {
                true => None,
                false => document.published.or(begins.filter(|_| is_complete)),
            };
            let saved = Saved {
                published: Some(published),
                publish_at: begins.map(|_| None),
                unpublish_at: ends.map(|_| None),
                ..Saved::default()
            };
            let event = if published.is_some() { VersionEvent::Published } else { VersionEvent::Unpublished };
            self.save_document(model, content_type, row.id, saved, event, &Author::default(), now).await?;
        }
        Ok(count)
    }
}

/// What is due of the types that there are.
async fn due(database: &impl ConnectionTrait, model: &Model, now: Timestamp, most: usize) -> Result<Vec<DueRow>> {
    let mut sql = Sql::new(database.get_database_backend(), "SELECT type, id FROM document WHERE type IN ");
    let types = model.types().iter().filter(|content_type| content_type.has_drafts);
    let (names, now) = (sql.list(types.map(|content_type| &content_type.name)), sql.bind(now.as_millisecond()));
    sql.push(&format!("{names} AND (publish_at <= {now} OR unpublish_at <= {now}) ORDER BY type, id LIMIT {most}"));
    query::all(database, &sql.text, sql.values).await
}
