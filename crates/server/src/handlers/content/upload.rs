//! Files come, change and go. What the dialect says of them is flat.
//!
//! A body is written to a file without a name as it comes in, so that neither a large one nor many take memory, and one that
//! ends early leaves nothing. Only then is it worked on, by a task of its own: whoever hangs up then finds either all of
//! it or nothing.
//!
//! Files are written before the document that names them, and removed after it. Both the last look whether a new document's files
//! are all there and the removal of old ones happen while no other write is at work, so no file is removed that somebody
//! has just begun to need.

mod change;
mod described;
mod link;
mod new;
mod receive;
mod tidy;

use accounts::permission::{Action, Reach};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use content::brackets::Node as Tree;
use content::model::{Area, FILE};
use content::query::{Shown, State as Publication};
use media::{KeptFile, MediaError, Refusal};
use serde_json::{Value, json};
use store::Write;
use store::content::Document;

use super::files::missing;
use super::localize::flat;
use super::writing::refused;
use super::{Ask, read_body};
use crate::app::App;
use crate::cache::{Answer, Reads};
use crate::caller::Caller;
use crate::error::{ApiError, Dialect};
use crate::wire::content::Node;
use receive::{Received, receive};

/// `POST /api/upload`: new files, or with `?id=` a change to one.
pub(crate) async fn upload_files(State(app): State<App>, request: Request) -> Result<Response, ApiError> {
    let (parts, body) = request.into_parts();
    // Who may not upload does not get to send anything.
    let caller = Caller::of(&parts, &app).await?;
    let kind = parts.headers.get("content-type").and_then(|value| value.to_str().ok()).unwrap_or_default();
    let is_form = kind.trim_start().get(..19).is_some_and(|kind| kind.eq_ignore_ascii_case("multipart/form-data"));
    let mut ask = Ask::new(app, parts.clone(), caller, Value::Null);
    ask.allow_files(Action::Create)?;
    let library = ask.app.library()?.clone();
    let received = if is_form {
        let busy = || Dialect::error(StatusCode::SERVICE_UNAVAILABLE, "ServiceUnavailableError", TOO_MANY);
        let app = ask.app.clone();
        let _place = app.uploads().try_acquire().map_err(|_| busy())?;
        receive(&library, Request::from_parts(parts, body)).await?
    } else {
        ask.body = read_body(&parts, body).await?;
        Received::described(ask.body.get("fileInfo"))?
    };
    let id = ask.tree()?.get("id").and_then(Tree::as_text).map(str::to_owned);
    let work = async move {
        match id {
            None => new::add(&ask, &library, received).await,
            Some(id) => change::change(&ask, &library, &id, received).await,
        }
    };
    let done = tokio::spawn(work).await;
    done.unwrap_or_else(|error| Err(ApiError::Internal(format!("the work on an upload ended: {error}"))))
}

const TOO_MANY: &str = "Too many uploads at once, please try again later.";

/// `DELETE /api/upload/files/{id}`.
pub(super) async fn delete_file(ask: &Ask, id: &str) -> Result<Response, ApiError> {
    ask.allow_files(Action::Delete)?;
    let content_type = ask.model().named(FILE);
    let id: i64 = id.parse().map_err(|_| missing())?;
    let known = ask.known_version()?;
    let mut write = ask.app.store().write().await?;
    let document = write.document(content_type, id).await?.ok_or_else(missing)?;
    ask.allow_file(&write, &document, Action::Delete).await?;
    let now = ask.app.now();
    let deleted = write.delete_document(ask.model(), content_type, id, known, &ask.author(), now).await;
    let document = deleted.map_err(refused)?;
    write.commit(now, "content", json!({ "type": FILE, "id": id, "event": "deleted" })).await?;
    if let Some(kept) = kept(&document) {
        tidy::tidy_soon(&ask.app, vec![kept]);
    }
    ask.flat_files(vec![document], false).await
}

/// What a document says of its file, if it has one of ours.
fn kept(document: &Document) -> Option<KeptFile> {
    serde_json::from_value(Value::Object(document.data.clone())).ok()
}

impl Ask {
    /// Who writes anything may add files to it.
    fn allow_files(&self, action: Action) -> Result<(), ApiError> {
        let areas = [Area::Editorial, Area::Press, Area::Site];
        match areas.into_iter().all(|area| self.caller.reach(area, action) == Reach::Nothing) {
            true => Err(Dialect::forbidden()),
            false => Ok(()),
        }
    }

    /// Files are everybody's to use, but only editors', or one's own, to change.
    fn allow_own(&self, document: &Document, action: Action) -> Result<(), ApiError> {
        let is_own = document.created_by.is_some() && document.created_by == self.caller.account_id();
        match self.reach(self.model().named(FILE), action) {
            Reach::All => Ok(()),
            _ if is_own => Ok(()),
            Reach::Own | Reach::Nothing => Err(Dialect::forbidden()),
        }
    }

    /// Nor may a file be changed where that would change an entry that one could not change oneself.
    async fn allow_file(&self, write: &Write, document: &Document, action: Action) -> Result<(), ApiError> {
        self.allow_own(document, action)?;
        for (source, entry) in write.referring(self.model(), self.model().named(FILE), document.id).await? {
            self.allow(source, Action::Update)?;
            // An entry that he may not even see is there all the same.
            self.allow_with(source, Action::Update, &entry).map_err(|_| Dialect::forbidden())?;
        }
        Ok(())
    }

    /// Files as the dialect shows them after a write: a bare list, or one alone.
    async fn flat_files(&self, documents: Vec<Document>, is_list: bool) -> Result<Response, ApiError> {
        let content_type = self.model().named(FILE);
        let build = async |reads: &mut Reads| {
            let shaper = &mut self.shaper(reads, Publication::Live);
            let entries = shaper.entries(content_type, &documents, &Shown::default()).await?;
            let mut files = entries.into_iter().map(flat);
            match is_list {
                true => Answer::dialect(&Node::List(files.collect())),
                false => Answer::dialect(&files.next().unwrap_or(Node::NULL)),
            }
        };
        self.app.cache().answer_once(&self.wanted, build).await
    }
}

/// What becomes of a file that is not kept. `place` is its number among those that were sent.
fn not_kept(error: MediaError, name: &str, place: usize) -> ApiError {
    let name = media::cleaned_name(name);
    match error {
        MediaError::Refused(Refusal::TooLarge) => too_large(&name),
        MediaError::Refused(refusal) => {
            let message = format!("\"{name}\" {refusal}");
            let error = json!({ "path": ["files", place], "message": message, "name": "ValidationError" });
            Dialect::validation(message).with_details(json!({ "errors": [error] }))
        }
        MediaError::Busy => Dialect::error(StatusCode::SERVICE_UNAVAILABLE, "ServiceUnavailableError", TOO_MANY),
        MediaError::Storage(error) => ApiError::Unavailable(format!("media storage: {error}")),
        MediaError::Failed(reason) | MediaError::Place(reason) => ApiError::Internal(format!("media: {reason}")),
    }
}

fn too_large(name: &str) -> ApiError {
    let message = format!("\"{name}\" is larger than 25 MB");
    Dialect::error(StatusCode::PAYLOAD_TOO_LARGE, "PayloadTooLargeError", message)
}
