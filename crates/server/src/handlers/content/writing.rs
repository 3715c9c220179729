//! What all writes have in common: who may, what the body says, and what a refusal is called.

use std::borrow::Cow;

use accounts::permission::{Action, Reach};
use axum::http::StatusCode;
use content::brackets::Node as Tree;
use content::entry::{Entry, InverseChange};
use content::model::ContentType;
use content::query::{Query, Shown};
use jiff::Timestamp;
use serde_json::{Value, json};
use store::content::{Document, Refusal};
use store::{StoreError, Write};

use super::Ask;
use crate::error::{ApiError, Dialect};

/// When an entry is to be seen.
pub(super) struct Publishing {
    pub published: Option<Timestamp>,
    pub publish_at: Option<Timestamp>,
}

impl Ask {
    /// `{data: {…}}`.
    pub(super) fn data(&self) -> Result<&Value, ApiError> {
        let data = self.body.get("data").filter(|data| data.is_object());
        data.ok_or_else(|| Dialect::validation("Missing \"data\" payload in the request body"))
    }

    /// Refuses who may do nothing of this kind here. Where there are no drafts, to write is to publish.
    pub(super) fn allow(&self, content_type: &ContentType, action: Action) -> Result<(), ApiError> {
        let is_published = !content_type.has_drafts && action != Action::Read;
        match self.reach(content_type, action) {
            Reach::Nothing => Err(Dialect::forbidden()),
            _ if is_published && self.reach(content_type, Action::Publish) != Reach::All => Err(Dialect::forbidden()),
            Reach::Own | Reach::All => Ok(()),
        }
    }

    /// Refuses who may do this only with drafts of his own, where this is none. What he may not even see is not there.
    pub(super) fn allow_with(
        &self,
        content_type: &ContentType,
        action: Action,
        document: &Document,
    ) -> Result<(), ApiError> {
        if !self.sights().include(content_type, document) {
            return Err(Dialect::not_found());
        }
        let is_own = document.created_by.is_some() && document.created_by == self.caller.account_id();
        match self.reach(content_type, action) {
            Reach::All => Ok(()),
            // What is approved and waits for its time is no draft any more; it can still be looked at.
            Reach::Own if is_own && action == Action::Read => Ok(()),
            Reach::Own if is_own && document.published.is_none() && document.publish_at.is_none() => Ok(()),
            Reach::Own | Reach::Nothing => Err(Dialect::forbidden()),
        }
    }

    /// Refuses to write others from the other side of a relation, where they could not be written themselves.
    pub(super) async fn allow_other_side(
        &self,
        write: &Write,
        content_type: &ContentType,
        id: Option<i64>,
        changes: &[InverseChange],
    ) -> Result<(), ApiError> {
        for (source, document) in write.written_by(self.model(), content_type, id, changes).await? {
            self.allow(source, Action::Update)?;
            self.allow_with(source, Action::Update, &document)?;
        }
        Ok(())
    }

    /// When a new entry is seen: at once, unless something else is said, or the one who writes may not publish. A time to
    /// come is a schedule.
    pub(super) fn publishing(
        &self,
        content_type: &ContentType,
        said: Option<Option<i64>>,
    ) -> Result<Publishing, ApiError> {
        let now = self.app.now();
        let may_publish = self.reach(content_type, Action::Publish) == Reach::All;
        let wanted = match said {
            _ if !content_type.has_drafts => Some(now),
            Some(None) => None,
            None => may_publish.then_some(now),
            Some(Some(_)) if !may_publish => return Err(Dialect::forbidden()),
            Some(Some(millis)) => Some(instant(millis)?),
        };
        Ok(match wanted {
            Some(at) if at > now => Publishing { published: None, publish_at: Some(at) },
            published => Publishing { published, publish_at: None },
        })
    }

    /// What somebody gives who may not publish is a draft, and may be as unfinished as one.
    pub(super) fn drafted<'d>(&self, content_type: &ContentType, given: &'d Value) -> Cow<'d, Value> {
        let is_silent = given.get("publishedAt").is_none();
        let may_publish = self.reach(content_type, Action::Publish) == Reach::All;
        match (given, may_publish) {
            (Value::Object(data), false) if is_silent && content_type.has_drafts => {
                let mut data = data.clone();
                data.insert("publishedAt".to_owned(), Value::Null);
                Cow::Owned(Value::Object(data))
            }
            _ => Cow::Borrowed(given),
        }
    }

    /// How the answer to a write is to look.
    pub(super) fn shown<'m>(&'m self, content_type: &'m ContentType) -> Result<Shown<'m>, ApiError> {
        let tree = self.tree()?;
        self.asking(content_type, |asking| Query::one(self.model(), content_type, &tree, asking))
    }

    /// The language of a new entry: that of its body, of the address, or the default; none where its type has none.
    pub(super) fn new_locale(&self, content_type: &ContentType, said: Option<String>) -> Result<String, ApiError> {
        if !content_type.is_localized {
            return Ok(String::new());
        }
        let tree = self.tree()?;
        let asked = tree.get("locale").and_then(Tree::as_text).map(str::to_owned);
        let header = self.headers.contains_key("locale").then(|| self.locale.code().to_owned());
        let code = said.or(asked).or(header);
        let code = code.unwrap_or_else(|| self.model().default_locale().to_owned());
        match self.model().has_locale(&code) {
            true => Ok(code),
            false => Err(Dialect::application("This locale doesn't exist")),
        }
    }
}

/// Accounts keep passwords, and nothing else does: one that would be lost is not taken.
pub(super) fn without_passwords(entry: &Entry) -> Result<(), ApiError> {
    match entry.passwords.first() {
        None => Ok(()),
        Some((field, _)) => Err(Dialect::validation(format!("{field} cannot be kept: it is a password"))),
    }
}

pub(super) fn instant(millis: i64) -> Result<Timestamp, ApiError> {
    let wrong = |_| Dialect::validation("Invalid format, expected a timestamp or an ISO date");
    Timestamp::from_millisecond(millis).map_err(wrong)
}

/// What the dialect says where the store refuses a document.
pub(super) fn refused(error: StoreError) -> ApiError {
    match error {
        StoreError::NotFound => Dialect::not_found(),
        StoreError::Refused(Refusal::Stale { version }) => {
            let message = "This entry was changed since you opened it";
            let error = Dialect::error(StatusCode::PRECONDITION_FAILED, "PreconditionFailedError", message);
            error.with_details(json!({ "version": version }))
        }
        StoreError::Refused(Refusal::NoTarget { target, count }) => Dialect::validation(format!(
            "{count} relation(s) of type {target} associated with this entity do not exist"
        )),
        StoreError::Refused(Refusal::NotUnique { field }) => {
            let message = "This attribute must be unique";
            let error = json!({ "path": [field], "message": message, "name": "ValidationError" });
            Dialect::validation(message).with_details(json!({ "errors": [error] }))
        }
        StoreError::Refused(Refusal::LocaleTaken | Refusal::SingleTaken) => {
            Dialect::application("locale is already used")
        }
        other => other.into(),
    }
}
