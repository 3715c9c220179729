//! What editors do with an entry as a whole: publish it, withdraw it, say when, show it to somebody.

use accounts::permission::Action;
use axum::response::Response;
use content::entry;
use content::model::{ContentType, TypeKind};
use jiff::Timestamp;
use serde_json::{Value, json};
use store::content::{Document, Saved, VersionEvent};

use super::Ask;
use super::writing::refused;
use crate::cache::{Answer, Reads};
use crate::error::{ApiError, Dialect};
use crate::handlers::entries;
use crate::locale::Locale;
use crate::previews::Preview;
use crate::site;

pub(super) async fn publish(ask: &Ask, content_type: &ContentType, id: Option<i64>) -> Result<Response, ApiError> {
    let now = ask.app.now();
    let saved = |document: &Document| {
        let published = Some(Some(document.published.unwrap_or(now)));
        Ok(Saved { published, publish_at: Some(None), ..Saved::default() })
    };
    ask.act(content_type, id, VersionEvent::Published, saved).await
}

pub(super) async fn unpublish(ask: &Ask, content_type: &ContentType, id: Option<i64>) -> Result<Response, ApiError> {
    let saved = |_: &Document| {
        Ok(Saved { published: Some(None), publish_at: Some(None), unpublish_at: Some(None), ..Saved::default() })
    };
    ask.act(content_type, id, VersionEvent::Unpublished, saved).await
}

/// `{data: {publishAt, unpublishAt}}`: either may be left out, or be null to be taken back.
pub(super) async fn schedule(ask: &Ask, content_type: &ContentType, id: Option<i64>) -> Result<Response, ApiError> {
    ask.allow(content_type, Action::Publish)?;
    let data = ask.data()?;
    if let Some(name) = data.as_object().and_then(|data| data.keys().find(|name| !TIMES.contains(&name.as_str()))) {
        return Err(Dialect::validation(format!("Invalid key {}", name.chars().take(40).collect::<String>())));
    }
    let [publish_at, unpublish_at] = TIMES.map(|name| time(data, name));
    let (publish_at, unpublish_at) = (publish_at?, unpublish_at?);
    let now = ask.app.now();
    if [publish_at, unpublish_at].into_iter().flatten().flatten().any(|at| at <= now) {
        return Err(Dialect::validation("A schedule must lie in the future"));
    }
    let saved = |document: &Document| {
        if publish_at.flatten().is_some() && document.published.is_some() {
            return Err(Dialect::validation("This entry is published already"));
        }
        let begins = publish_at.unwrap_or(document.publish_at);
        match unpublish_at.unwrap_or(document.unpublish_at) {
            Some(ends) if begins.is_some_and(|begins| ends <= begins) => {
                Err(Dialect::validation("unpublishAt must be after publishAt"))
            }
            Some(_) if begins.is_none() && document.published.is_none() => {
                Err(Dialect::validation("This entry is not published, nor will it be"))
            }
            _ => Ok(Saved { publish_at, unpublish_at, ..Saved::default() }),
        }
    };
    ask.act(content_type, id, VersionEvent::Scheduled, saved).await
}

/// A link that shows a draft to whoever has it, for two days.
pub(super) async fn preview(ask: &Ask, content_type: &ContentType, id: Option<i64>) -> Result<Response, ApiError> {
    ask.allow(content_type, Action::Read)?;
    let document = ask.managed(content_type, id).await?;
    ask.allow_with(content_type, Action::Read, &document)?;
    let Preview { token, expires } = ask.app.preview_of(&content_type.name, &document);
    let build = async |_: &mut Reads| {
        let url = match content_type.kind {
            TypeKind::Collection => format!("/api/{}/{}?preview={token}", content_type.address, document.id),
            TypeKind::Single => format!("/api/{}?locale={}&preview={token}", content_type.address, document.locale),
        };
        let page = page(&content_type.name, &document).map(|address| {
            let address = site::in_language(&address, Locale::coded(&document.locale));
            format!("{address}{}preview={token}", if address.contains('?') { '&' } else { '?' })
        });
        let expires = format!("{expires:.3}");
        Answer::dialect(&json!({ "data": { "token": token, "url": url, "page": page, "expiresAt": expires } }))
    };
    ask.app.cache().answer_once(&ask.wanted, build).await
}

/// The page on which an entry is seen alone.
fn page(content_type: &str, document: &Document) -> Option<String> {
    match content_type {
        "homepage" => Some("/".to_owned()),
        // They stand in a list.
        "comunicado" => None,
        other => site::document(other, document.id, entries::text(document, "slug")),
    }
}

const TIMES: [&str; 2] = ["publishAt", "unpublishAt"];

/// To the minute: what is scheduled happens when the minute begins.
fn time(data: &Value, name: &str) -> Result<Option<Option<Timestamp>>, ApiError> {
    let wrong = || Dialect::validation("Invalid format, expected a timestamp or an ISO date");
    match data.get(name) {
        None => Ok(None),
        Some(Value::Null) => Ok(Some(None)),
        Some(Value::String(text)) => {
            let at: Timestamp = text.parse().map_err(|_| wrong())?;
            let minute = at.as_second().div_euclid(60) * 60;
            Timestamp::from_second(minute).map(|at| Some(Some(at))).map_err(|_| wrong())
        }
        Some(_) => Err(wrong()),
    }
}

impl Ask {
    /// The entry that an editor means.
    pub(super) async fn managed(&self, content_type: &ContentType, id: Option<i64>) -> Result<Document, ApiError> {
        let found = match id {
            Some(id) => self.app.store().document(content_type, id).await?,
            None => {
                let locale = self.new_locale(content_type, None)?;
                self.app.store().single(content_type, &locale).await?
            }
        };
        found.ok_or_else(Dialect::not_found)
    }

    async fn act(
        &self,
        content_type: &ContentType,
        id: Option<i64>,
        event: VersionEvent,
        saved: impl FnOnce(&Document) -> Result<Saved, ApiError>,
    ) -> Result<Response, ApiError> {
        self.allow(content_type, Action::Publish)?;
        if !content_type.has_drafts {
            return Err(Dialect::not_found());
        }
        let shown = self.shown(content_type)?;
        let known = self.known_version()?;
        let id = self.managed(content_type, id).await?.id;
        let now = self.app.now();
        let mut write = self.app.store().write().await?;
        let document = write.document(content_type, id).await?.ok_or_else(Dialect::not_found)?;
        self.allow_with(content_type, Action::Publish, &document)?;
        let saved = Saved { known, ..saved(&document)? };
        if saved.published.flatten().is_some() || saved.publish_at.flatten().is_some() {
            // A draft may be as unfinished as its author likes; what is shown must have what it must have.
            entry::complete(self.model(), content_type, &document.data)?;
        }
        let saved = write.save_document(self.model(), content_type, id, saved, event, &self.author(), now).await;
        let document = saved.map_err(refused)?;
        let body = json!({ "type": content_type.name, "id": id, "event": event.name() });
        write.commit(now, "content", body).await?;
        self.written(content_type, document, &shown).await
    }
}
