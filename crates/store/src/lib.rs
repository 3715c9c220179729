//! All that is persisted, and the only place that knows SQL: entities, migrations, one module per aggregate, and the
//! change log.
//!
//! Reads are methods of [`Store`]; writes are methods of [`Write`], which is one transaction: it collects what was
//! touched and commits the rows together with one entry of the change log, or nothing at all.

pub mod account_sessions;
pub mod accounts;
pub mod accreditations;
pub mod addresses;
pub mod api_keys;
pub mod attempts;
pub mod careers;
pub mod changes;
pub mod clock;
pub mod codes;
pub mod competitions;
pub mod content;
pub mod corrections;
pub mod editions;
pub mod error;
pub mod events;
pub mod farewell;
pub mod favourites;
pub mod feed_items;
pub mod figures;
pub mod handoffs;
pub mod identities;
pub mod jobs;
pub mod matches;
pub mod moments;
pub mod newsletters;
pub mod officials;
pub mod old_addresses;
pub mod persons;
pub mod photos;
pub mod profiles;
pub mod records;
pub mod revocations;
pub mod rounds;
pub mod search;
pub mod seasons;
pub mod squads;
pub mod stadiums;
pub mod tags;
pub mod teams;
pub mod ties;
pub mod totals;

mod connect;
mod dump;
mod entities;
mod migrate;
mod query;
mod write;

/// Every public call ends in a boxed future: what it does is compiled once, here, and not again by each crate that waits
/// for it.
use async_recursion::async_recursion as boxed;

pub use connect::{DatabaseUrl, Store, StoreOptions};
pub use error::{Conflict, StoreError};
pub use write::Write;

pub type Result<T> = std::result::Result<T, StoreError>;
