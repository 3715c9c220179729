//! New entries.

use accounts::permission::Action;
use axum::response::Response;
use content::entry::{Entry, Purpose};
use content::model::ContentType;
use serde_json::json;
use store::content::NewDocument;

use super::Ask;
use super::writing::refused;
use crate::error::ApiError;

pub(super) async fn create(ask: &Ask, content_type: &ContentType) -> Result<Response, ApiError> {
    ask.allow(content_type, Action::Create)?;
    let given = ask.drafted(content_type, ask.data()?);
    let entry = Entry::check(ask.model(), content_type, &given, Purpose::Create)?;
    ask.add(content_type, entry, None).await
}

impl Ask {
    /// Writes a new entry; as another language of a `group`, or on its own.
    pub(super) async fn add(
        &self,
        content_type: &ContentType,
        entry: Entry,
        group: Option<i64>,
    ) -> Result<Response, ApiError> {
        let shown = self.shown(content_type)?;
        let locale = self.new_locale(content_type, entry.locale.clone())?;
        let when = self.publishing(content_type, entry.published_at)?;
        let new = NewDocument {
            locale,
            group,
            data: entry.data,
            published: when.published,
            publish_at: when.publish_at,
            inverse: entry.inverse,
            ..NewDocument::default()
        };
        let now = self.app.now();
        let mut write = self.app.store().write().await?;
        let added = write.add_document(self.model(), content_type, new, &self.author(), now).await;
        let document = added.map_err(|error| refused(content_type, error))?;
        let body = json!({ "type": content_type.name, "id": document.id, "event": "created" });
        write.commit(now, "content", body).await?;
        self.written(content_type, document, &shown).await
    }
}
