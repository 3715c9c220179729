//! Other languages of an entry. As in the dialect, body and answer are flat.

use accounts::permission::Action;
use axum::response::Response;
use content::model::ContentType;
use content::query::{Shown, State};
use serde_json::Value;

use super::Ask;
use super::create::Place;
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
    let place = Place { locale: Some(locale.to_owned()), group: Some(original.group) };
    let document = ask.add(content_type, given, place, ask.app.store().write().await?).await?;
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
