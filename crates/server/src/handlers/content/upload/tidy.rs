//! Files that no document needs any more.

use std::collections::HashSet;

use content::model::FILE;
use media::KeptFile;
use tokio::task::JoinHandle;

use crate::app::App;
use crate::error::ApiError;
use crate::leftovers::named_files;

/// Removes what is no longer needed of some files, beside the answer. What fails is left for the hourly round.
pub(super) fn tidy_soon(app: &App, files: Vec<KeptFile>) {
    drop(tidying(app, files));
}

/// The same before the answer: who was refused may send the same files again at once. Goes on when nobody waits for it.
pub(super) async fn tidy_first(app: &App, files: Vec<KeptFile>) {
    if let Err(error) = tidying(app, files).await {
        tracing::warn!(%error, "uploads that nobody needs could not be removed");
    }
}

fn tidying(app: &App, files: Vec<KeptFile>) -> JoinHandle<()> {
    let app = app.clone();
    tokio::spawn(async move {
        if files.is_empty() {
            return;
        }
        if let Err(error) = tidy(&app, &files).await {
            tracing::warn!(%error, "uploads that nobody needs could not be removed");
        }
    })
}

/// Looks who needs what and removes the rest while no other write is at work: nobody can begin to need it meanwhile.
async fn tidy(app: &App, files: &[KeptFile]) -> Result<(), ApiError> {
    let content_type = app.model().named(FILE);
    let Some(hash) = content_type.field("hash") else { return Ok(()) };
    let turn = app.store().write().await?;
    for file in files {
        let others = turn.documents_with(content_type, hash, &file.hash).await?;
        let needed: HashSet<&str> = others.iter().flat_map(named_files).collect();
        let names: Vec<String> = file.objects().into_iter().filter(|name| !needed.contains(name.as_str())).collect();
        let removed = app.library()?.remove_objects(&names).await;
        removed.map_err(|error| ApiError::Unavailable(format!("media storage: {error}")))?;
    }
    drop(turn);
    Ok(())
}
