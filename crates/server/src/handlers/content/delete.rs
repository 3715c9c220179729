//! Entries that go.

use accounts::permission::Action;
use axum::response::Response;
use content::model::ContentType;
use serde_json::json;
use store::Write;
use store::content::Document;

use super::Ask;
use super::writing::refused;
use crate::error::{ApiError, Dialect};

pub(super) async fn delete(ask: &Ask, content_type: &ContentType, id: i64) -> Result<Response, ApiError> {
    ask.allow(content_type, Action::Delete)?;
    let write = ask.app.store().write().await?;
    let document = write.document(content_type, id).await?.ok_or_else(Dialect::not_found)?;
    remove(ask, content_type, &document, write).await
}

pub(super) async fn delete_single(ask: &Ask, content_type: &ContentType) -> Result<Response, ApiError> {
    ask.allow(content_type, Action::Delete)?;
    let locale = ask.new_locale(content_type, None)?;
    let write = ask.app.store().write().await?;
    let document = write.single(content_type, &locale).await?.ok_or_else(Dialect::not_found)?;
    remove(ask, content_type, &document, write).await
}

async fn remove(
    ask: &Ask,
    content_type: &ContentType,
    document: &Document,
    mut write: Write,
) -> Result<Response, ApiError> {
    ask.allow_with(content_type, Action::Delete, document)?;
    let (shown, now) = (ask.shown(content_type)?, ask.app.now());
    let known = ask.known_version()?;
    let deleted = write.delete_document(ask.model(), content_type, document.id, known, &ask.author(), now).await;
    let document = deleted.map_err(refused)?;
    let body = json!({ "type": content_type.name, "id": document.id, "event": "deleted" });
    write.commit(now, "content", body).await?;
    ask.written(content_type, document, &shown).await
}
