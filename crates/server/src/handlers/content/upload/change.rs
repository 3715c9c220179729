//! A file that changes: what is said of it, where it is cut, or all of it.

use accounts::permission::Action;
use axum::response::Response;
use content::model::FILE;
use media::{KeptFile, Library};
use serde_json::json;
use store::content::{Document, Saved, VersionEvent};

use super::super::Ask;
use super::super::files::missing;
use super::described::Description;
use super::new::{data, keep};
use super::receive::Received;
use super::tidy::{tidy_first, tidy_soon};
use super::{kept, not_kept, refused};
use crate::error::{ApiError, Dialect};

const ATTEMPTS: usize = 3;

pub(super) async fn change(ask: &Ask, library: &Library, id: &str, received: Received) -> Result<Response, ApiError> {
    ask.allow_files(Action::Update)?;
    let id: i64 = id.parse().map_err(|_| missing())?;
    if received.files.len() > 1 || received.descriptions.len() > 1 {
        return Err(Dialect::validation("One file is changed at a time"));
    }
    if received.link.is_some() {
        return Err(Dialect::validation("ref, refId and field are for new files"));
    }
    let description = received.descriptions.first().cloned().unwrap_or_default();
    for _ in 0..ATTEMPTS {
        let before = ask.app.store().document(ask.model().named(FILE), id).await?.ok_or_else(missing)?;
        ask.allow_own(&before, Action::Update)?;
        let after = renewed(library, &before, &received, &description).await?;
        let saved = ask.save_file(library, &before, &after, &description).await;
        match saved {
            Ok(Some(document)) => {
                tidy_soon(&ask.app, kept(&before).into_iter().collect());
                return ask.flat_files(vec![document], false).await;
            }
            // What is still there is kept once more.
            Ok(None) => {}
            Err(error) => {
                tidy_first(&ask.app, vec![after]).await;
                return Err(error);
            }
        }
    }
    Err(ApiError::Unavailable("a file was changed by others again and again".to_owned()))
}

/// The file as it is to be: another one, cut around another point, or as it was.
async fn renewed(
    library: &Library,
    before: &Document,
    received: &Received,
    description: &Description,
) -> Result<KeptFile, ApiError> {
    let known = kept(before);
    if let Some(sent) = received.files.first() {
        // What was most important in the old picture is not so in the new one.
        return keep(library, sent, description, 0).await;
    }
    let mut file = known.ok_or_else(|| Dialect::validation("This file is not kept here"))?;
    if let Some(focus) = description.focal_point
        && focus != file.focal_point
    {
        file = library.refocus(&file, focus).await.map_err(|error| not_kept(error, &file.name, 0))?;
    }
    if let Some(name) = &description.name {
        file.name.clone_from(name);
    }
    Ok(file)
}

impl Ask {
    /// Nothing, where the document changed in between, or one of its files is gone.
    async fn save_file(
        &self,
        library: &Library,
        before: &Document,
        after: &KeptFile,
        description: &Description,
    ) -> Result<Option<Document>, ApiError> {
        let content_type = self.model().named(FILE);
        let texts = description.texts(self.model(), &before.data)?;
        let (known, now) = (self.known_version()?, self.app.now());
        let mut write = self.app.store().write().await?;
        let document = write.document(content_type, before.id).await?.ok_or_else(missing)?;
        self.allow_file(&write, &document, Action::Update).await?;
        let is_whole = library.is_whole(after).await.map_err(|error| not_kept(error, &after.name, 0))?;
        if document.version != before.version || !is_whole {
            return Ok(None);
        }
        for (source, entry) in write.referring(self.model(), content_type, before.id).await? {
            self.allow_kind_in(source, &entry, before.id, &after.mime)?;
        }
        let saved = Saved { known, data: Some(data(after, texts)?), ..Saved::default() };
        let (event, author) = (VersionEvent::Updated, self.author());
        let saved = write.save_document(self.model(), content_type, before.id, saved, event, &author, now).await;
        let document = saved.map_err(refused)?;
        write.commit(now, "content", json!({ "type": FILE, "id": before.id, "event": "updated" })).await?;
        Ok(Some(document))
    }
}
