//! Other languages of an entry. As in the dialect, body and answer are flat.

use accounts::permission::Action;
use axum::response::Response;
use content::entry::{Entry, Purpose};
use content::model::ContentType;
use content::query::{Shown, State};
use serde_json::{Value, json};
use store::content::NewDocument;

use super::Ask;
use super::writing::refused;
use crate::cache::{Answer, Reads};
use crate::error::{ApiError, Dialect};
use crate::wire::content::Node;

pub(super) async fn add(ask: &Ask, content_type: &ContentType, id: Option<i64>) -> Result<Response, ApiError> {
    if !content_type.is_localized {
        return Err(Dialect::not_found());
    }
    ask.allow(content_type, Action::Create)?;
    let given = ask.body.get("data").filter(|data| data.is_object()).unwrap_or(&ask.body);
    let original = ask.managed(content_type, id).await?;
    ask.allow_with(content_type, Action::Read, &original)?;
    let locale = match given.get("locale") {
        None | Some(Value::Null) => return Err(Dialect::application("locale is missing")),
        Some(locale) => locale.as_str().filter(|code| ask.model().has_locale(code)),
    };
    let locale = locale.ok_or_else(|| Dialect::application("locale is invalid"))?;
    let given = ask.drafted(content_type, given);
    let entry = Entry::check(ask.model(), content_type, &given, Purpose::Create)?;
    let when = ask.publishing(content_type, entry.published_at)?;
    let new = NewDocument {
        locale: locale.to_owned(),
        group: Some(original.group),
        data: entry.data,
        published: when.published,
        publish_at: when.publish_at,
        inverse: entry.inverse,
        ..NewDocument::default()
    };
    let now = ask.app.now();
    let mut write = ask.app.store().write().await?;
    let added = write.add_document(ask.model(), content_type, new, &ask.author(), now).await;
    let document = added.map_err(|error| match refused(content_type, error) {
        ApiError::Dialect(dialect) if dialect.message == "This entry exists already" => {
            Dialect::application("locale is already used")
        }
        other => other,
    })?;
    let body = json!({ "type": content_type.name, "id": document.id, "event": "created" });
    write.commit(now, "content", body).await?;
    let build = async |reads: &mut Reads| {
        let (shown, documents) = (Shown::default(), [document]);
        let mut entries = ask.shaper(reads, State::Preview).entries(content_type, &documents, &shown).await?;
        Answer::dialect(&flat(entries.swap_remove(0)))
    };
    ask.app.cache().answer_once(&ask.wanted, build).await
}

/// `{id, attributes: {…}}` as `{id, …}`.
pub(super) fn flat(entry: Node) -> Node {
    let Node::Object(entries) = entry else { return entry };
    let unfolded = entries.into_iter().flat_map(|(name, node)| match node {
        Node::Object(attributes) if name == "attributes" => attributes,
        node => vec![(name, node)],
    });
    Node::Object(unfolded.collect())
}
