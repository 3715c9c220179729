//! Uploaded files: flat, as in the dialect.

use axum::http::StatusCode;
use axum::response::Response;
use content::model::FILE;
use content::query::{Query, Shown, State};
use store::tags::Tag;

use super::Ask;
use super::localize::flat;
use crate::cache::{Answer, Reads};
use crate::error::{ApiError, Dialect};
use crate::wire::content::Node;

/// A page of files, as a bare array.
pub(super) async fn list(ask: &Ask) -> Result<Response, ApiError> {
    let content_type = ask.model().named(FILE);
    if ask.is_public() {
        return Err(Dialect::forbidden());
    }
    let tree = ask.tree()?;
    let query = ask.asking(content_type, |asking| Query::list(ask.model(), content_type, &tree, asking))?;
    let build = async |reads: &mut Reads| {
        reads.tag(Tag::content(FILE));
        let found = ask.app.store().find_documents(&query, ask.sights()).await?;
        let entries = ask.shaper(reads, State::Live).entries(content_type, &found.documents, &query.shown).await?;
        Answer::dialect(&Node::List(entries.into_iter().map(flat).collect()))
    };
    ask.cached(format!("content files {}", query.key()), build).await
}

pub(super) fn missing() -> ApiError {
    Dialect::error(StatusCode::NOT_FOUND, "NotFoundError", "file.notFound")
}

pub(super) async fn show(ask: &Ask, id: &str) -> Result<Response, ApiError> {
    let content_type = ask.model().named(FILE);
    if ask.is_public() {
        return Err(Dialect::forbidden());
    }
    let id: i64 = id.parse().map_err(|_| missing())?;
    let build = async |reads: &mut Reads| {
        let document = ask.app.store().document(content_type, id).await?.ok_or_else(missing)?;
        reads.tag(Tag::document(FILE, id));
        let (shown, documents) = (Shown::default(), [document]);
        let mut entries = ask.shaper(reads, State::Live).entries(content_type, &documents, &shown).await?;
        Answer::dialect(&flat(entries.swap_remove(0)))
    };
    ask.cached(format!("content file {id}"), build).await
}
