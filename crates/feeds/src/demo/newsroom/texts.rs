//! The words, as they stand in the files.

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::NewsroomError;
use super::blocks::Placed;
use super::template::Facts;
use super::words::{Both, Tongue};

/// Reads one of our own files.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> T {
    toml::from_str(text).expect("a test reads every file of texts")
}

/// An article with gaps.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Article {
    pub title: Both,
    pub lead: Both,
    pub body: Both,
}

/// The same with everything filled in. The body still has its marks.
#[derive(Clone, Debug)]
pub(super) struct Filled {
    pub title: Both,
    pub lead: Both,
    pub body: Both,
}

impl Article {
    pub fn fill(&self, facts: &Facts) -> Result<Filled, NewsroomError> {
        Ok(Filled { title: facts.fill(&self.title)?, lead: facts.fill(&self.lead)?, body: facts.fill(&self.body)? })
    }
}

impl Filled {
    pub fn zone(&self, placed: &Placed, tongue: Tongue) -> Result<serde_json::Value, NewsroomError> {
        placed.zone(self.body.get(tongue), tongue)
    }
}
