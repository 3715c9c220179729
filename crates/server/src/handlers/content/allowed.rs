//! Which kinds of files a field is for.

use std::collections::HashMap;

use content::model::{ContentType, FILE, MediaKind};
use content::stored::{MediaLink, media_links};
use serde_json::{Map, Value, json};
use store::Write;
use store::content::Document;

use super::Ask;
use crate::error::{ApiError, Dialect};

impl Ask {
    /// Refuses files in fields that are for other kinds of files. What stood there before may stay, and what does not exist is
    /// for the store to refuse.
    pub(super) async fn allow_kinds(
        &self,
        write: &Write,
        content_type: &ContentType,
        data: &Map<String, Value>,
        known: Option<&Map<String, Value>>,
    ) -> Result<(), ApiError> {
        let of = |data| media_links(self.model(), &content_type.fields, data);
        let before = known.map(of).unwrap_or_default();
        let new: Vec<MediaLink<'_>> = of(data).into_iter().filter(|link| !before.contains(link)).collect();
        let mut ids: Vec<i64> = new.iter().map(|link| link.id).collect();
        ids.sort_unstable();
        ids.dedup();
        if ids.is_empty() {
            return Ok(());
        }
        let mut kinds = HashMap::new();
        for file in write.documents(self.model().named(FILE), &ids).await? {
            let mime = file.data.get("mime").and_then(Value::as_str).unwrap_or_default();
            kinds.insert(file.id, MediaKind::of_mime(mime));
        }
        let is_wrong = |link: &&MediaLink<'_>| kinds.get(&link.id).is_some_and(|kind| !link.allowed.contains(kind));
        match new.iter().find(is_wrong) {
            None => Ok(()),
            Some(link) => Err(wrong_kind(link)),
        }
    }

    /// Refuses to make another kind of a file that an entry has where it is not for that kind.
    pub(super) fn allow_kind_in(
        &self,
        content_type: &ContentType,
        entry: &Document,
        id: i64,
        mime: &str,
    ) -> Result<(), ApiError> {
        let kind = MediaKind::of_mime(mime);
        let links = media_links(self.model(), &content_type.fields, &entry.data);
        match links.iter().find(|link| link.id == id && !link.allowed.contains(&kind)) {
            None => Ok(()),
            Some(link) => Err(wrong_kind(link)),
        }
    }
}

fn wrong_kind(link: &MediaLink<'_>) -> ApiError {
    let kinds: Vec<&str> = link.allowed.iter().map(|kind| kind.name()).collect();
    let message = format!("{} takes only files of these kinds: {}", link.path, kinds.join(", "));
    let path: Vec<&str> = link.path.split('.').collect();
    let error = json!({ "path": path, "message": message, "name": "ValidationError" });
    Dialect::validation(message).with_details(json!({ "errors": [error] }))
}
