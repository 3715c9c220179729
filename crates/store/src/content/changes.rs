//! What writers hand in.

use content::entry::InverseChange;
use jiff::Timestamp;
use serde_json::{Map, Value};

/// Who writes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Author {
    pub account: Option<i64>,
    /// For the history, which outlives accounts.
    pub name: Option<String>,
}

/// A document that is to be.
#[derive(Clone, Debug, Default)]
pub struct NewDocument {
    /// The next one, where it is left out.
    pub id: Option<i64>,
    /// Empty where its type has no languages.
    pub locale: String,
    /// That of its other languages; its own number, where it is the first.
    pub group: Option<i64>,
    pub data: Map<String, Value>,
    pub published: Option<Timestamp>,
    pub publish_at: Option<Timestamp>,
    pub views: i64,
    pub inverse: Vec<InverseChange>,
}

/// What is to become of a document.
#[derive(Clone, Debug, Default)]
pub struct Saved {
    /// The version that the writer had before him; `None` to write over whatever is there.
    pub known: Option<i64>,
    /// As it was, where it is left out.
    pub data: Option<Map<String, Value>>,
    pub inverse: Vec<InverseChange>,
    /// Left out: as it was.
    pub published: Option<Option<Timestamp>>,
    pub publish_at: Option<Option<Timestamp>>,
    pub unpublish_at: Option<Option<Timestamp>>,
}
