//! Entries that change.

use accounts::permission::{Action, Reach};
use axum::response::Response;
use content::entry::{Entry, Purpose};
use content::model::ContentType;
use serde_json::{Value, json};
use store::Write;
use store::content::{Document, Saved, VersionEvent};

use super::Ask;
use super::create::Place;
use super::writing::{instant, refused, without_passwords};
use crate::error::{ApiError, Dialect};

pub(super) async fn update(ask: &Ask, content_type: &ContentType, id: i64) -> Result<Response, ApiError> {
    ask.allow(content_type, Action::Update)?;
    ask.data()?;
    let write = ask.app.store().write().await?;
    let document = write.document(content_type, id).await?.ok_or_else(Dialect::not_found)?;
    ask.change(content_type, document, write).await
}

/// A single is made by its first update.
pub(super) async fn update_single(ask: &Ask, content_type: &ContentType) -> Result<Response, ApiError> {
    ask.allow(content_type, Action::Update)?;
    let data = ask.data()?;
    let said = data.get("locale").and_then(Value::as_str).map(str::to_owned);
    let locale = ask.new_locale(content_type, said)?;
    let write = ask.app.store().write().await?;
    match write.single(content_type, &locale).await? {
        Some(document) => ask.change(content_type, document, write).await,
        None => {
            ask.allow(content_type, Action::Create)?;
            let shown = ask.shown(content_type)?;
            let place = Place { locale: Some(locale), group: None };
            let document = ask.add(content_type, data, place, write).await?;
            ask.written(content_type, document, &shown).await
        }
    }
}

impl Ask {
    async fn change(
        &self,
        content_type: &ContentType,
        document: Document,
        mut write: Write,
    ) -> Result<Response, ApiError> {
        self.allow_with(content_type, Action::Update, &document)?;
        let shown = self.shown(content_type)?;
        let known = self.known_version()?;
        let document = self.rewrite(content_type, &document, self.data()?, known, &mut write).await?;
        let body = json!({ "type": content_type.name, "id": document.id, "event": "updated" });
        write.commit(self.app.now(), "content", body).await?;
        self.written(content_type, document, &shown).await
    }

    /// Saves what is given of an entry. The write goes on.
    pub(super) async fn rewrite(
        &self,
        content_type: &ContentType,
        document: &Document,
        given: &Value,
        known_version: Option<i64>,
        write: &mut Write,
    ) -> Result<Document, ApiError> {
        let known = &document.data;
        // What is shown, or will be on its own, must have what it must have.
        let is_shown = document.published.is_some() || document.publish_at.is_some() || !content_type.has_drafts;
        let purpose = match is_shown {
            true => Purpose::Update { known },
            false => Purpose::UpdateDraft { known },
        };
        let entry = Entry::check(self.model(), content_type, given, purpose)?;
        without_passwords(&entry)?;
        if entry.locale.as_ref().is_some_and(|locale| *locale != document.locale) && content_type.is_localized {
            return Err(Dialect::application("The locale of an entry cannot be changed"));
        }
        self.allow_kinds(write, content_type, &entry.data, Some(known)).await?;
        let now = self.app.now();
        let mut saved =
            Saved { known: known_version, data: Some(entry.data), inverse: entry.inverse, ..Saved::default() };
        if let Some(published) = entry.published_at.filter(|_| content_type.has_drafts) {
            let published = published.map(instant).transpose()?;
            // Clients send back what they got: that is no change, and leaves a schedule alone.
            if published != document.published {
                if self.reach(content_type, Action::Publish) != Reach::All {
                    return Err(Dialect::forbidden());
                }
                let is_later = published.is_some_and(|at| at > now);
                saved.publish_at = Some(published.filter(|_| is_later));
                saved.published = Some(published.filter(|_| !is_later));
            }
        }
        self.allow_other_side(write, content_type, Some(document.id), &saved.inverse).await?;
        let (event, author) = (VersionEvent::Updated, self.author());
        let saved = write.save_document(self.model(), content_type, document.id, saved, event, &author, now).await;
        saved.map_err(refused)
    }
}
