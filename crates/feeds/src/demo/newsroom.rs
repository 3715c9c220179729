//! A newsroom's worth of content about the demo league, in Portuguese and English: news, columns, videos, official papers,
//! pages and what surrounds them.
//!
//! The words are in `texts/*.toml`, with gaps; the facts that fill them are read from the store ([`archive`]), so that a report
//! tells the goals that were scored and a preview the match that came. Nothing lies after the moment of writing, and the same
//! league at the same moment is written about in the same words.

mod archive;
mod artwork;
mod authors;
mod blocks;
mod draft;
mod extras;
mod facts;
mod furniture;
mod home;
mod markup;
mod news;
mod opinions;
mod pages;
mod paper;
mod plan;
mod press;
mod publications;
mod shop;
mod showcase;
mod statements;
mod tags;
mod template;
mod texts;
mod videos;
mod words;

use crate::boxed;
use std::fmt::Display;

use content::model::Model;
use futures_util::{StreamExt, stream};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use media::{KeptFile, Upload};
use serde_json::{Map, Value, json};
use store::content::{Author, NewDocument};
use store::{Store, StoreError};

use archive::Archive;
use artwork::Kept;
use draft::{Numbers, documents_of};
use plan::Plan;
use template::Unfilled;

#[derive(Debug, thiserror::Error)]
pub enum NewsroomError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{name} could not be kept: {cause}")]
    NotKept { name: String, cause: String },
    #[error("an entry does not fit its type: {0}")]
    Refused(String),
    #[error("nothing is called {0}")]
    Missing(String),
    #[error("a text could not be filled: {0}")]
    Text(String),
}

impl From<Unfilled> for NewsroomError {
    fn from(unfilled: Unfilled) -> Self {
        Self::Text(unfilled.to_string())
    }
}

/// How many pictures and papers are given to be kept at a time.
const AT_A_TIME: usize = 8;
/// Pictures and papers, which all others refer to.
const FILE: &str = content::model::FILE;
/// The types in the order in which their documents are written: none refers to one that comes later.
const ORDER: [&str; 21] = [
    "tag",
    "author",
    "video",
    "opinion",
    "news",
    "pressrelease",
    "comunicado",
    "publication",
    "static-page",
    "partnership",
    "store",
    "contest",
    "media-kit",
    "menu",
    "header",
    "footer",
    "videos-menu",
    "token",
    "settings",
    "homepage",
    "redirect",
];

/// Writes the newsroom if editors have written nothing yet; says whether it did. `keep` takes in a picture or a paper, as an
/// upload is taken in.
pub async fn write_newsroom<E: Display>(
    store: &Store,
    model: &Model,
    keep: impl AsyncFn(Upload) -> Result<KeptFile, E>,
    now: Timestamp,
    zone: &TimeZone,
    seed: u64,
) -> Result<bool, NewsroomError> {
    for name in ORDER {
        if store.has_documents(model.named(name)).await? {
            return Ok(false);
        }
    }
    let Some(archive) = Archive::read(store, to_the_minute(now), zone).await? else { return Ok(false) };
    let plan = Plan::make(&archive, seed)?;
    tracing::info!(pictures = plan.kept.len(), entries = plan.drafts.len(), "writing the demo newsroom");
    // Drawing takes longer than all else: as much at a time as the one who keeps them can work on.
    let keep = &keep;
    let keeping = |Kept { artwork, .. }: &Kept| {
        let upload = artwork.upload();
        async move { keep(upload).await }
    };
    let mut kept = stream::iter(plan.kept.iter().map(keeping)).buffered(AT_A_TIME).zip(stream::iter(&plan.kept));
    let mut files = Vec::with_capacity(plan.kept.len());
    while let Some((file, Kept { artwork, .. })) = kept.next().await {
        let not_kept = |cause: String| NewsroomError::NotKept { name: artwork.name.clone(), cause };
        let file = file.map_err(|cause| not_kept(cause.to_string()))?;
        let Ok(Value::Object(mut data)) = serde_json::to_value(file) else {
            return Err(not_kept("no object".to_owned()));
        };
        data.insert("alternativeText".to_owned(), artwork.alternative_text.clone().into());
        data.insert("caption".to_owned(), artwork.caption.clone().into());
        files.push(data);
    }
    drop(kept);
    write(store, model, plan, files, now).await?;
    Ok(true)
}

/// Editors' clocks have no seconds, and what they publish has none either.
fn to_the_minute(now: Timestamp) -> Timestamp {
    now - SignedDuration::from_nanos(i64::try_from(now.as_nanosecond().rem_euclid(60_000_000_000)).unwrap_or(0))
}

/// All of it or nothing.
#[boxed]
async fn write(
    store: &Store,
    model: &Model,
    plan: Plan,
    files: Vec<Map<String, Value>>,
    now: Timestamp,
) -> Result<(), NewsroomError> {
    let author = Author { account: None, name: Some("Redação".to_owned()) };
    let mut write = store.write().await?;
    let mut numbers = Numbers::default();
    let file_type = model.named(FILE);
    let first = write.reserve_documents(file_type, files.len()).await?;
    numbers.give(file_type, first, plan.kept.iter().map(|kept| kept.key.as_str()));
    for name in ORDER {
        let content_type = model.named(name);
        let drafts = plan.drafts.iter().filter(|draft| draft.kind == name);
        let count = documents_of(content_type, drafts.clone().count());
        let first = write.reserve_documents(content_type, count).await?;
        numbers.give(content_type, first, drafts.map(|draft| draft.key.as_str()));
    }
    let documents: Vec<NewDocument> =
        (first..).zip(files).map(|(id, data)| NewDocument { id: Some(id), data, ..NewDocument::default() }).collect();
    write.add_documents(model, file_type, documents, &author, now).await?;
    let mut drafts = plan.drafts;
    for name in ORDER {
        let content_type = model.named(name);
        let mut documents = Vec::new();
        for draft in drafts.extract_if(.., |draft| draft.kind == name) {
            documents.extend(numbers.documents(model, content_type, draft)?);
        }
        write.add_documents(model, content_type, documents, &author, now).await?;
    }
    write.commit(now, "demo", json!({ "newsroom": true })).await?;
    Ok(())
}

#[cfg(test)]
mod tests;
