//! What is published and withdrawn when its time has come.

use content::model::Model;
use jiff::Timestamp;
use sea_orm::FromQueryResult;

use super::{Author, Saved, VersionEvent};
use crate::{Result, Store, Write, query};

/// How many documents are due at a time; the rest follows at once.
const AT_A_TIME: usize = 200;

#[derive(FromQueryResult)]
struct DueRow {
    r#type: String,
    id: i64,
}

impl Store {
    /// Whether anything is due at this moment.
    pub async fn has_due_documents(&self, now: Timestamp) -> Result<bool> {
        let sql = "SELECT type, id FROM document WHERE publish_at <= $1 OR unpublish_at <= $1 LIMIT 1";
        let row: Option<DueRow> = query::one(&self.reader, sql, [now.as_millisecond().into()]).await?;
        Ok(row.is_some())
    }
}

impl Write {
    /// Publishes and withdraws what is due; says how many there were. Writes take turns among all nodes, so whoever comes
    /// second finds nothing left.
    pub async fn keep_schedule(&mut self, model: &Model, now: Timestamp) -> Result<usize> {
        let sql = format!(
            "SELECT type, id FROM document WHERE publish_at <= $1 OR unpublish_at <= $1 ORDER BY type, id LIMIT {AT_A_TIME}"
        );
        let rows: Vec<DueRow> = query::all(&self.tx, &sql, [now.as_millisecond().into()]).await?;
        let due = rows.len();
        for row in rows {
            let Some(content_type) = model.find(&row.r#type) else { continue };
            let Some(document) = self.document(content_type, row.id).await? else { continue };
            let is_past = |instant: &Timestamp| *instant <= now;
            let (begins, ends) = (document.publish_at.filter(is_past), document.unpublish_at.filter(is_past));
            // Of two times that have come, the later one counts.
            let withdraw = ends.is_some() && ends >= begins;
            let saved = Saved {
                published: Some(if withdraw { None } else { document.published.or(begins) }),
                publish_at: begins.map(|_| None),
                unpublish_at: ends.map(|_| None),
                ..Saved::default()
            };
            let event = if withdraw { VersionEvent::Unpublished } else { VersionEvent::Published };
            self.save_document(model, content_type, row.id, saved, event, &Author::default(), now).await?;
        }
        Ok(due)
    }
}
