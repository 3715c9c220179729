//! New entries.

use accounts::permission::Action;
use axum::response::Response;
use content::entry::{Entry, Purpose};
use content::model::ContentType;
use serde_json::{Value, json};
use store::Write;
use store::content::{Document, NewDocument};

use super::Ask;
use super::writing::{refused, without_passwords};
use crate::error::ApiError;

pub(super) async fn create(ask: &Ask, content_type: &ContentType) -> Result<Response, ApiError> {
    ask.allow(content_type, Action::Create)?;
    let given = ask.data()?;
    let shown = ask.shown(content_type)?;
    let write = ask.app.store().write().await?;
    let document = ask.add(content_type, given, Place::default(), write).await?;
    ask.written(content_type, document, &shown).await
}

/// Where a new entry belongs, as far as that is not for its body to say.
#[derive(Default)]
pub(super) struct Place {
    pub locale: Option<String>,
    /// That of its other languages.
    pub group: Option<i64>,
}

impl Ask {
    /// Writes a new entry.
    pub(super) async fn add(
        &self,
        content_type: &ContentType,
        given: &Value,
        place: Place,
        mut write: Write,
    ) -> Result<Document, ApiError> {
        let given = self.drafted(content_type, given);
        let entry = Entry::check(self.model(), content_type, &given, Purpose::Create)?;
        without_passwords(&entry)?;
        self.allow_kinds(&write, content_type, &entry.data, None).await?;
        let locale = self.new_locale(content_type, place.locale.or(entry.locale))?;
        let when = self.publishing(content_type, entry.published_at)?;
        self.allow_other_side(&write, content_type, None, &entry.inverse).await?;
        let new = NewDocument {
            locale,
            group: place.group,
            data: entry.data,
            published: when.published,
            publish_at: when.publish_at,
            inverse: entry.inverse,
            ..NewDocument::default()
        };
        let now = self.app.now();
        let added = write.add_document(self.model(), content_type, new, &self.author(), now).await;
        let document = added.map_err(refused)?;
        let body = json!({ "type": content_type.name, "id": document.id, "event": "created" });
        write.commit(now, "content", body).await?;
        Ok(document)
    }
}
