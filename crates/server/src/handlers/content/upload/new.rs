//! New files.

use axum::response::Response;
use content::model::FILE;
use media::{KeptFile, Library, Spooled};
use serde_json::{Map, Value, json};
use store::content::{Document, NewDocument};

use super::super::Ask;
use super::described::Description;
use super::receive::{Received, SentFile};
use super::tidy::tidy_first;
use super::{not_kept, refused};
use crate::error::{ApiError, Dialect};

/// How often files are kept anew that somebody else removed in between.
const ATTEMPTS: usize = 3;

pub(super) async fn add(ask: &Ask, library: &Library, received: Received) -> Result<Response, ApiError> {
    if received.files.is_empty() {
        return Err(Dialect::validation("Files are empty"));
    }
    let described = descriptions(&received);
    for _ in 0..ATTEMPTS {
        let kept = keep_all(ask, library, &received.files, &described).await?;
        match ask.add_files(library, &kept, &described, &received).await {
            Ok(Some(documents)) => return ask.flat_files(documents, true).await,
            // What is still there is kept once more.
            Ok(None) => {}
            Err(error) => {
                tidy_first(&ask.app, kept).await;
                return Err(error);
            }
        }
    }
    Err(ApiError::Unavailable("uploaded files were removed again and again".to_owned()))
}

/// One for each file: a single one is for the first.
fn descriptions(received: &Received) -> Vec<Description> {
    let given = received.descriptions.iter().cloned();
    given.chain(std::iter::repeat_with(Description::default)).take(received.files.len()).collect()
}

/// All, or none of them.
async fn keep_all(
    ask: &Ask,
    library: &Library,
    files: &[SentFile],
    described: &[Description],
) -> Result<Vec<KeptFile>, ApiError> {
    let mut kept = Vec::with_capacity(files.len());
    for (place, (sent, description)) in files.iter().zip(described).enumerate() {
        match keep(library, sent, description, place).await {
            Ok(file) => kept.push(file),
            Err(error) => {
                tidy_first(&ask.app, kept).await;
                return Err(error);
            }
        }
    }
    Ok(kept)
}

pub(super) async fn keep(
    library: &Library,
    sent: &SentFile,
    description: &Description,
    place: usize,
) -> Result<KeptFile, ApiError> {
    let failed = |error: std::io::Error| ApiError::Internal(format!("an upload cannot be read: {error}"));
    let name = description.name.as_ref().unwrap_or(&sent.name).clone();
    let file = sent.file.try_clone().map_err(failed)?;
    let focal_point = description.focal_point.flatten();
    let kept = library.keep_spooled(Spooled { name, file, focal_point }).await;
    kept.map_err(|error| not_kept(error, &sent.name, place))
}

/// A file's attributes with what is said of it.
pub(super) fn data(kept: &KeptFile, texts: Map<String, Value>) -> Result<Map<String, Value>, ApiError> {
    let value = serde_json::to_value(kept).map_err(|error| ApiError::Internal(error.to_string()))?;
    let Value::Object(mut data) = value else { return Err(ApiError::Internal("a file is no object".to_owned())) };
    data.extend(texts);
    Ok(data)
}

impl Ask {
    /// Writes the documents of files that are kept, and puts them where they are for. Nothing, where a file is gone that was
    /// there already: somebody removed it with its last document.
    async fn add_files(
        &self,
        library: &Library,
        kept: &[KeptFile],
        described: &[Description],
        received: &Received,
    ) -> Result<Option<Vec<Document>>, ApiError> {
        let content_type = self.model().named(FILE);
        let now = self.app.now();
        let mut new = Vec::with_capacity(kept.len());
        for (file, description) in kept.iter().zip(described) {
            let texts = description.texts(self.model(), &Map::new())?;
            new.push(NewDocument { data: data(file, texts)?, published: Some(now), ..NewDocument::default() });
        }
        let mut write = self.app.store().write().await?;
        for (place, file) in kept.iter().enumerate() {
            if !library.is_whole(file).await.map_err(|error| not_kept(error, &file.name, place))? {
                return Ok(None);
            }
        }
        let added = write.add_documents(self.model(), content_type, new, &self.author(), now).await;
        let documents = added.map_err(refused)?;
        let ids: Vec<i64> = documents.iter().map(|document| document.id).collect();
        if let Some(link) = &received.link {
            self.link(link, &ids, &mut write).await?;
        }
        write.commit(now, "content", json!({ "type": FILE, "ids": ids, "event": "created" })).await?;
        Ok(Some(documents))
    }
}
