//! Lists, and singles, which are lists of one.

use axum::response::Response;
use content::brackets::Node as Tree;
use content::model::ContentType;
use content::query::{Locales, Query, State};
use store::content::Sights;
use store::tags::Tag;

use super::{Ask, depend};
use crate::cache::{Answer, Reads};
use crate::error::{ApiError, Dialect};
use crate::wire::content::Node;

pub(super) async fn list(ask: &Ask, content_type: &ContentType) -> Result<Response, ApiError> {
    if !ask.may_find(content_type) {
        return Err(Dialect::forbidden());
    }
    let tree = ask.tree()?;
    let query = ask.asking(content_type, |asking| Query::list(ask.model(), content_type, &tree, asking))?;
    if let Some(link) = tree.get("preview").and_then(Tree::as_text) {
        return previewed(ask, query, link).await;
    }
    let build = async |reads: &mut Reads| {
        reads.tag(Tag::content(&content_type.name));
        depend::on_conditions(reads, &query);
        let found = ask.app.store().find_documents(&query, ask.sights()).await?;
        depend::on_times(reads, content_type, &found.documents, ask.app.now());
        let entries = ask.shaper(reads, query.state).entries(content_type, &found.documents, &query.shown).await?;
        Answer::dialect(&Node::answer(Node::List(entries), Node::pagination(query.page, found.total)))
    };
    ask.cached(format!("content {} {}", ask.locale.code(), query.key()), build).await
}

/// Of what a list would have if drafts were in it, the one entry that the link is for: pages are found by their slugs.
async fn previewed(ask: &Ask, query: Query<'_>, link: &str) -> Result<Response, ApiError> {
    let query = Query { state: State::Preview, ..query };
    let content_type = query.content_type;
    let found = ask.app.store().find_documents(&query, Sights::ALL).await?;
    let mut documents = found.documents;
    documents.retain(|document| ask.app.is_preview_of(&content_type.name, document.id, link));
    if documents.is_empty() {
        return Err(Dialect::forbidden());
    }
    let build = async |reads: &mut Reads| {
        let entries = ask.shaper(reads, query.state).entries(content_type, &documents, &query.shown).await?;
        Answer::dialect(&Node::answer(Node::List(entries), Node::pagination(query.page, Some(1))))
    };
    ask.app.cache().answer_once(&ask.wanted, build).await
}

pub(super) async fn show_single(ask: &Ask, content_type: &ContentType) -> Result<Response, ApiError> {
    if !ask.may_find(content_type) {
        return Err(Dialect::forbidden());
    }
    let tree = ask.tree()?;
    let query = ask.asking(content_type, |asking| Query::single(ask.model(), content_type, &tree, asking))?;
    if let Some(link) = tree.get("preview").and_then(Tree::as_text) {
        let document = ask.managed(content_type, None).await.ok();
        return ask.previewed(content_type, document, link, &query.shown).await;
    }
    let build = async |reads: &mut Reads| {
        reads.tag(Tag::content(&content_type.name));
        depend::on_conditions(reads, &query);
        let found = ask.app.store().find_documents(&query, ask.sights()).await?;
        depend::on_times(reads, content_type, &found.documents, ask.app.now());
        let mut entries = ask.shaper(reads, query.state).entries(content_type, &found.documents, &query.shown).await?;
        let data = match (&query.locales, content_type.is_localized) {
            (Locales::All, true) => Node::List(entries),
            _ if entries.is_empty() => return Err(Dialect::not_found()),
            _ => entries.swap_remove(0),
        };
        Answer::dialect(&Node::answer(data, Node::object([])))
    };
    ask.cached(format!("content single {} {}", ask.locale.code(), query.key()), build).await
}

impl Ask {
    /// The same answer for everybody is kept; what depends on who asks is not.
    pub(super) async fn cached<F>(&self, key: String, build: F) -> Result<Response, ApiError>
    where
        F: AsyncFnOnce(&mut Reads) -> Result<Answer, ApiError>,
    {
        if self.is_public() {
            return self.app.cache().answer(&self.wanted, key, build).await;
        }
        self.app.cache().answer_once(&self.wanted, build).await
    }
}
