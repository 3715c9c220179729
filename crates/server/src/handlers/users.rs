//! Accounts.

pub(crate) mod show_me;
