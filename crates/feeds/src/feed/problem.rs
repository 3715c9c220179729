//! What can be wrong with an item.

use store::{Conflict, StoreError};
use thiserror::Error;

use super::items::Kind;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// Cannot be read.
    Malformed,
    /// Can be read, but cannot be.
    Invalid,
    /// Names something that is not there.
    UnknownReference,
    /// Stands against something else that is known.
    Contradiction,
    /// Older than what is known.
    StaleRevision,
    /// The same revision said something else before.
    RevisionReused,
    /// The key may not write this kind.
    Scope,
}

impl Code {
    pub fn name(self) -> &'static str {
        match self {
            Self::Malformed => "malformed",
            Self::Invalid => "invalid",
            Self::UnknownReference => "unknown_reference",
            Self::Contradiction => "contradiction",
            Self::StaleRevision => "stale_revision",
            Self::RevisionReused => "revision_reused",
            Self::Scope => "scope",
        }
    }
}

const LONGEST_FIELD: usize = 120;

/// What is wrong with one field of an item; an empty name stands for the item as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub code: Code,
    pub field: String,
    pub reason: String,
}

impl Fault {
    pub(crate) fn new(code: Code, field: &str, reason: impl Into<String>) -> Self {
        // What was sent is not sent back at any length.
        Self { code, field: field.chars().take(LONGEST_FIELD).collect(), reason: reason.into() }
    }

    pub(crate) fn invalid(field: &str, reason: impl Into<String>) -> Self {
        Self::new(Code::Invalid, field, reason)
    }

    pub(crate) fn contradiction(field: &str, reason: impl Into<String>) -> Self {
        Self::new(Code::Contradiction, field, reason)
    }
}

/// A fault, and the item that has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The place in the message, from 0.
    pub index: usize,
    pub kind: Option<Kind>,
    pub id: Option<String>,
    pub fault: Fault,
}

/// Why nothing was written.
#[derive(Debug, Error)]
pub enum FeedError {
    #[error("{} items cannot be accepted", .0.len())]
    Refused(Vec<Problem>),
    /// The key was revoked meanwhile.
    #[error("the key is no longer in use")]
    Revoked,
    #[error("{0}")]
    Store(#[from] StoreError),
}

/// Why one item was not written.
#[derive(Debug)]
pub(crate) enum Stop {
    Fault(Fault),
    /// What it needs was refused itself: nothing more to say.
    Follows,
    /// The database refused it. What follows in the message cannot be looked at any more.
    Refused(Fault),
    Store(StoreError),
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl From<StoreError> for Stop {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict(conflict) => {
                Self::Refused(Fault::contradiction(field_of(conflict), conflict.to_string()))
            }
            other => Self::Store(other),
        }
    }
}

/// The field that breaks a unique rule.
fn field_of(conflict: Conflict) -> &'static str {
    match conflict {
        Conflict::Round => "number",
        Conflict::TeamAlias => "name",
        Conflict::MatchInRound => "round",
        _ => "id",
    }
}
