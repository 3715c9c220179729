//! One entry by its number.

use axum::response::Response;
use content::brackets::Node as Tree;
use content::model::ContentType;
use content::query::{Query, Shown, State};
use store::content::Document;
use store::tags::Tag;

use super::Ask;
use crate::cache::{Answer, Reads};
use crate::error::{ApiError, Dialect};
use crate::wire::content::Node;

pub(super) async fn show(ask: &Ask, content_type: &ContentType, id: i64) -> Result<Response, ApiError> {
    if !ask.may_find(content_type) {
        return Err(Dialect::forbidden());
    }
    let tree = ask.tree()?;
    let shown = ask.asking(content_type, |asking| Query::one(ask.model(), content_type, &tree, asking))?;
    if let Some(link) = tree.get("preview").and_then(Tree::as_text) {
        let document = ask.app.store().document(content_type, id).await?;
        return ask.previewed(content_type, document, link, &shown).await;
    }
    let build = async |reads: &mut Reads| {
        let document = ask.app.store().document(content_type, id).await?;
        let document = document.filter(|document| ask.sights().include(content_type, document));
        let document = document.ok_or_else(Dialect::not_found)?;
        ask.answer_with(reads, content_type, document, &shown).await
    };
    let key = format!("content one {} {}/{id} {}", ask.locale.code(), content_type.name, shown.key());
    ask.cached(key, build).await
}

impl Ask {
    /// One draft, to whoever has a link to it that was signed.
    pub(super) async fn previewed(
        &self,
        content_type: &ContentType,
        document: Option<Document>,
        link: &str,
        shown: &Shown<'_>,
    ) -> Result<Response, ApiError> {
        let id = document.as_ref().map_or(0, |document| document.id);
        if !self.app.is_preview_of(&content_type.name, id, link) {
            return Err(Dialect::forbidden());
        }
        let document = document.ok_or_else(Dialect::not_found)?;
        self.written(content_type, document, shown).await
    }

    /// An entry with all that is asked for around it. Who may see drafts sees those that it leads to, and which version it
    /// is.
    pub(super) async fn answer_with(
        &self,
        reads: &mut Reads,
        content_type: &ContentType,
        document: Document,
        shown: &Shown<'_>,
    ) -> Result<Answer, ApiError> {
        reads.tag(Tag::document(&content_type.name, document.id));
        let (meta, documents) = (self.meta(&document), [document]);
        let mut entries = self.shaper(reads, State::Preview).entries(content_type, &documents, shown).await?;
        Answer::dialect(&Node::answer(entries.swap_remove(0), meta))
    }

    /// What editors are told beside an entry.
    pub(super) fn meta(&self, document: &Document) -> Node {
        if self.is_public() {
            return Node::object([]);
        }
        let time = |instant: Option<jiff::Timestamp>| {
            Node::from(instant.map_or(serde_json::Value::Null, |instant| format!("{instant:.3}").into()))
        };
        Node::object([
            ("version", Node::Value(document.version.into())),
            ("publishAt", time(document.publish_at)),
            ("unpublishAt", time(document.unpublish_at)),
        ])
    }

    /// The answer to a write: the entry as it stands now.
    pub(super) async fn written(
        &self,
        content_type: &ContentType,
        document: Document,
        shown: &Shown<'_>,
    ) -> Result<Response, ApiError> {
        let build = async |reads: &mut Reads| self.answer_with(reads, content_type, document, shown).await;
        self.app.cache().answer_once(&self.wanted, build).await
    }
}
