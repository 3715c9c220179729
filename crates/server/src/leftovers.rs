//! Files whose document was never written, because the program ended in between.

use std::collections::HashSet;
use std::mem;
use std::sync::{Mutex, PoisonError};

use content::model::FILE;
use media::{Library, MediaError};
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
    for name in documents.iter().flat_map(named_files) {
        names.remove(name);
    }
}

/// The names of all files that a document has the address of, wherever it stands. Not every document has the form that ours
/// have: a league may have brought its own.
pub(crate) fn named_files(document: &Document) -> Vec<&str> {
    fn visit<'d>(value: &'d Value, names: &mut Vec<&'d str>) {
        match value {
            Value::String(text) => names.extend(text.rsplit_once("/uploads/").map(|(_, name)| name)),
            Value::Array(list) => list.iter().for_each(|value| visit(value, names)),
            Value::Object(object) => object.values().for_each(|value| visit(value, names)),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
    let mut names = Vec::new();
    document.data.values().for_each(|value| visit(value, &mut names));
    names
}
