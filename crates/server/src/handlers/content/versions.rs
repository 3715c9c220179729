//! The history of an entry.

use accounts::permission::Action;
use axum::response::Response;
use content::entry;
use content::model::{ContentType, Field, FieldKind, Model};
use content::query::{Page, PageForm, Query};
use content::stored::{self, COMPONENT};
use serde_json::{Map, Value, json};
use store::content::{Saved, Version, VersionEvent};

use super::Ask;
use super::writing::refused;
use crate::cache::{Answer, Reads};
use crate::error::{ApiError, Dialect};
use crate::wire::content::Node;

/// The newest first, without what stood in them.
pub(super) async fn list(ask: &Ask, content_type: &ContentType, id: Option<i64>) -> Result<Response, ApiError> {
    let document = readable(ask, content_type, id).await?;
    let tree = ask.tree()?;
    let query = ask.asking(content_type, |asking| Query::list(ask.model(), content_type, &tree, asking))?;
    let (start, limit) = match query.page.form {
        PageForm::Page { page, size } => (page.saturating_sub(1).saturating_mul(size), size),
        PageForm::Offset { start, limit } => (start, limit),
    };
    let build = async |_: &mut Reads| {
        let (versions, total) = ask.app.store().versions(content_type, document, start, limit).await?;
        let data = versions.iter().map(|version| Node::Value(head(version))).collect();
        Answer::dialect(&Node::answer(Node::List(data), Node::pagination(Page { ..query.page }, Some(total))))
    };
    ask.app.cache().answer_once(&ask.wanted, build).await
}

/// One of them, with its values as they were stored.
pub(super) async fn show(
    ask: &Ask,
    content_type: &ContentType,
    id: Option<i64>,
    version: i64,
) -> Result<Response, ApiError> {
    let document = readable(ask, content_type, id).await?;
    let build = async |_: &mut Reads| {
        let version = ask.app.store().version(content_type, document, version).await?;
        let version = version.ok_or_else(Dialect::not_found)?;
        let mut body = head(&version);
        body["data"] = Value::Object(visible(ask.model(), &content_type.fields, version.data));
        Answer::dialect(&json!({ "data": body, "meta": {} }))
    };
    ask.app.cache().answer_once(&ask.wanted, build).await
}

/// Makes an old version the newest. What it referred to and is gone stays away.
pub(super) async fn restore(
    ask: &Ask,
    content_type: &ContentType,
    id: Option<i64>,
    version: i64,
) -> Result<Response, ApiError> {
    ask.allow(content_type, Action::Update)?;
    let shown = ask.shown(content_type)?;
    let id = ask.managed(content_type, id).await?.id;
    let now = ask.app.now();
    let mut write = ask.app.store().write().await?;
    let document = write.document(content_type, id).await?.ok_or_else(Dialect::not_found)?;
    ask.allow_with(content_type, Action::Update, &document)?;
    let version = ask.app.store().version(content_type, id, version).await?.ok_or_else(Dialect::not_found)?;
    let mut data = version.data;
    let links = stored::links(ask.model(), &content_type.fields, &data);
    for (target, id) in write.missing_targets(&links).await? {
        stored::remove_link(ask.model(), &content_type.fields, &mut data, &target, id);
    }
    if document.published.is_some() || document.publish_at.is_some() {
        entry::complete(ask.model(), content_type, &data)?;
    }
    let saved = Saved { known: ask.known_version()?, data: Some(data), ..Saved::default() };
    let author = ask.author();
    let saved = write.save_document(ask.model(), content_type, id, saved, VersionEvent::Restored, &author, now).await;
    let document = saved.map_err(refused)?;
    let body = json!({ "type": content_type.name, "id": id, "event": "restored" });
    write.commit(now, "content", body).await?;
    ask.written(content_type, document, &shown).await
}

async fn readable(ask: &Ask, content_type: &ContentType, id: Option<i64>) -> Result<i64, ApiError> {
    ask.allow(content_type, Action::Read)?;
    let document = ask.managed(content_type, id).await?;
    ask.allow_with(content_type, Action::Read, &document)?;
    Ok(document.id)
}

fn head(version: &Version) -> Value {
    let time = |instant: jiff::Timestamp| format!("{instant:.3}");
    json!({
        "version": version.version,
        "event": version.event.name(),
        "at": time(version.at),
        "author": version.author.name,
        "publishedAt": version.published.map(time),
    })
}

/// What may be seen of stored values, in components too. What is declared no more is not shown.
fn visible(model: &Model, fields: &[Field], mut data: Map<String, Value>) -> Map<String, Value> {
    let part = |name: Option<&str>, part: Value| match (name.and_then(|name| model.component(name)), part) {
        (Some(component), Value::Object(mut data)) => {
            let marks = ["id", COMPONENT].map(|mark| (mark, data.remove(mark)));
            let mut shown = visible(model, &component.fields, data);
            shown.extend(marks.into_iter().filter_map(|(mark, value)| Some((mark.to_owned(), value?))));
            Value::Object(shown)
        }
        _ => Value::Null,
    };
    let mut shown = Map::new();
    for field in fields.iter().filter(|field| field.is_visible()) {
        let Some(value) = data.remove(&field.name) else { continue };
        let value = match (&field.kind, value) {
            (FieldKind::Component { component, .. }, Value::Array(parts)) => {
                parts.into_iter().map(|one| part(Some(component), one)).collect()
            }
            (FieldKind::Component { component, .. }, one) => part(Some(component), one),
            (FieldKind::Zone { .. }, Value::Array(parts)) => {
                let named = parts.into_iter().map(|one| {
                    let name = one.get(COMPONENT).and_then(Value::as_str).map(str::to_owned);
                    part(name.as_deref(), one)
                });
                named.collect()
            }
            (_, value) => value,
        };
        shown.insert(field.name.clone(), value);
    }
    shown
}
