//! A team.

pub(crate) mod list_matches;
