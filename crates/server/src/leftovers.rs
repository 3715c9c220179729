//! Files whose document was never written, because the program ended in between.

use std::collections::HashSet;
use std::mem;
use std::sync::{Mutex, PoisonError};

use content::model::FILE;
use media::{KeptFile, Library, MediaError};
use serde_json::Value;
use store::StoreError;
use store::content::Document;

use crate::app::App;

const AT_A_TIME: usize = 500;

/// The names of files that nobody needed at the last look. On any node an upload takes minutes at most, so what is still not
/// needed an hour later never will be.
#[derive(Default)]
pub(crate) struct Leftovers(Mutex<HashSet<String>>);

impl Leftovers {
    /// Removes what was suspected before and is not needed now either. Tells how many there were.
    pub(crate) async fn remove(&self, app: &App, library: &Library) -> Result<usize, StoreError> {
        let failed = |error: MediaError| StoreError::Unavailable(format!("media storage: {error}"));
        let mut there: HashSet<String> = library.names().await.map_err(failed)?.into_iter().collect();
        let content_type = app.model().named(FILE);
        let mut last = 0;
        loop {
            let documents = app.store().documents_after(content_type, last, AT_A_TIME).await?;
            let Some(end) = documents.last() else { break };
            last = end.id;
            forget_needed(&mut there, &documents);
        }
        let before = mem::replace(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner), there.clone());
        let mut unneeded: HashSet<String> = there.intersection(&before).cloned().collect();
        if unneeded.is_empty() {
            return Ok(0);
        }
        // Once more while no other write is at work: nobody can begin to need them meanwhile.
        let turn = app.store().write().await?;
        let mut last = 0;
        loop {
            let documents = turn.documents_after(content_type, last, AT_A_TIME).await?;
            let Some(end) = documents.last() else { break };
            last = end.id;
            forget_needed(&mut unneeded, &documents);
        }
        let names: Vec<String> = unneeded.into_iter().collect();
        library.remove_objects(&names).await.map_err(failed)?;
        drop(turn);
        Ok(names.len())
    }
}

fn forget_needed(names: &mut HashSet<String>, documents: &[Document]) {
    for document in documents {
        let kept = serde_json::from_value::<KeptFile>(Value::Object(document.data.clone()));
        for name in kept.iter().flat_map(KeptFile::objects) {
            names.remove(&name);
        }
    }
}
