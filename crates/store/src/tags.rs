//! Tags: the names of things that answers depend on. Writers touch them, caches compare them.
//!
//! They are made here and nowhere else, so that the one who writes and the one who reads mean the same thing.

use std::fmt;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tag(String);

impl Tag {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The list of seasons and competitions.
    pub fn seasons() -> Self {
        Self("seasons".to_owned())
    }

    /// A competition in one season: its rounds, matches, table, entrants.
    pub fn edition(competition: &str, season: i64) -> Self {
        Self(format!("competition/{competition}/{season}"))
    }

    pub fn team(id: i64) -> Self {
        Self(format!("team/{id}"))
    }

    /// Any team: for lists in which naming every team would be long.
    pub fn teams() -> Self {
        Self("teams".to_owned())
    }

    /// How the matches of a competition in one season went: line-ups, events, sums.
    pub fn statistics(competition: &str, season: i64) -> Self {
        Self(format!("statistics/{competition}/{season}"))
    }

    /// Anybody: for lists in which naming everybody would be long.
    pub fn persons() -> Self {
        Self("persons".to_owned())
    }

    pub fn person(id: i64) -> Self {
        Self(format!("person/{id}"))
    }

    /// What is found by searching: any name, any document that visitors see.
    pub fn search() -> Self {
        Self("search".to_owned())
    }

    /// Any entry of a content type.
    pub fn content(content_type: &str) -> Self {
        Self(format!("content/{content_type}"))
    }

    pub fn document(content_type: &str, id: i64) -> Self {
        Self(format!("content/{content_type}/{id}"))
    }

    /// The tag of its whole type, for a document's: touched whenever this one is, so that an answer which depends on it
    /// need not name this one.
    pub fn whole(&self) -> Option<Self> {
        let (content_type, _) = self.0.strip_prefix("content/")?.split_once('/')?;
        Some(Self::content(content_type))
    }

    /// Whether it names something that editors write.
    pub fn is_content(&self) -> bool {
        self.0.starts_with("content/")
    }

    pub fn match_(id: i64) -> Self {
        Self(format!("match/{id}"))
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
