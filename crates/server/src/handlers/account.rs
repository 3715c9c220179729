//! A fan's account: what is known of him, where he is signed in, and how he leaves.

pub(crate) mod delete;
pub(crate) mod end_session;
pub(crate) mod export;
pub(crate) mod list_sessions;
pub(crate) mod show;
