//! What goes into a render and what comes out.

use std::collections::BTreeMap;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// One page in one language.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PageRequest {
    /// Path and query.
    pub address: String,
    /// `pt-PT` or `en`
    pub language: &'static str,
    /// Shown inside the native app, which draws its own chrome.
    pub is_app_view: bool,
    /// What time it is, in milliseconds: the engine's own clock is no clock of ours.
    pub now: i64,
    /// The origins whose players the page may frame: what comes from any other is linked to.
    pub embeds: Vec<String>,
}

/// Asks an address of the API, inside the process.
pub type Ask = Arc<dyn Fn(String) -> BoxFuture<'static, Answer> + Send + Sync>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub status: u16,
    pub body: String,
}

/// What is known of a page, more with each stage.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Outline {
    pub status: u16,
    pub head: Head,
    /// The source files of the page's own components: they tell which scripts and styles it needs.
    pub files: Vec<String>,
    /// Those of components that come to life after the page: only their styles are needed at first.
    #[serde(default)]
    pub later: Vec<String>,
    /// What the app leaves for the browser to take over. There once the page's data is.
    #[serde(default)]
    pub state: Option<serde_json::Value>,
    /// What the league calls its site.
    #[serde(default)]
    pub site: Option<String>,
    /// The page has another address: path and query.
    #[serde(default)]
    pub location: Option<String>,
}

/// What a page says of itself.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Head {
    pub title: String,
    pub description: String,
    /// Path and meaningful query, without language.
    pub canonical: String,
    /// The language of what is shown, where it is not that of the page around it.
    #[serde(default)]
    pub language: Option<String>,
    /// The addresses of the same in its languages, where they are not one and the same.
    #[serde(default)]
    pub languages: Option<BTreeMap<String, String>>,
    /// Not for search engines.
    #[serde(default)]
    pub is_hidden: bool,
    /// It is there to be read: the app need not start before the reader does something.
    #[serde(default)]
    pub is_text: bool,
    /// The page's own colour, which browsers take over for what surrounds it: `#FFD200`
    #[serde(default)]
    pub colour: Option<String>,
    #[serde(default)]
    pub image: Option<String>,
    #[serde(default)]
    pub kind: Option<String>,
    /// schema.org objects.
    #[serde(default)]
    pub structured: Vec<serde_json::Value>,
}

/// How a render ended.
#[derive(Debug)]
pub struct Rendered {
    /// The best that is known; nothing if not even the address could be looked at.
    pub outline: Option<Outline>,
    /// What the page was told, by address: JSON, as it came.
    pub answers: Vec<(String, String)>,
    /// The page; or why the browser has to paint it.
    pub html: Result<String, Failure>,
}

impl Rendered {
    pub(crate) fn failed(failure: Failure) -> Self {
        Self { outline: None, answers: Vec::new(), html: Err(failure) }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Failure {
    #[error("the page threw: {0}")]
    Threw(String),
    #[error("the page took longer than it may")]
    TooLong,
    #[error("the page took more memory than it may")]
    TooMuchMemory,
    #[error("the page waits for something that never comes")]
    NeverSettles,
    #[error("too many pages are waiting to be painted")]
    Busy,
    #[error("the engine cannot run: {0}")]
    Engine(String),
}

impl Failure {
    /// A short name, for counting.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Threw(_) => "threw",
            Self::TooLong => "too_long",
            Self::TooMuchMemory => "too_much_memory",
            Self::NeverSettles => "never_settles",
            Self::Busy => "busy",
            Self::Engine(_) => "engine",
        }
    }
}
