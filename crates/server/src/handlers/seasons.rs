//! Seasons and their competitions.

pub(crate) mod list;
