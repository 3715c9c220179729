//! The content model: types declared as data, the bracket queries that are asked of them, and what may be written into
//! them. Nothing here does I/O, reads a clock, or knows HTTP or SQL.
//!
//! A [`model::Model`] is read from TOML. A query string becomes a tree ([`brackets`]), the tree a [`query::Query`] in which
//! every name is one of the model's; a body becomes an [`entry::Entry`] in which every value has the form that its field
//! declares. What does not fit is a [`problem::Problem`], in the dialect's words. What of an entry can be searched for is a
//! [`searchable::Searchable`]; [`words`] says when two words are the same to somebody who searches.

pub mod brackets;
pub mod entry;
pub mod html;
pub mod model;
pub mod old_address;
pub mod problem;
pub mod query;
pub mod searchable;
pub mod slug;
pub mod stored;
pub mod time;
pub mod words;
