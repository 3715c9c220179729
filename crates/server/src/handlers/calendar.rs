//! The calendar: matches by day, and files that calendar programs subscribe to.

pub(crate) mod list_month;
pub(crate) mod list_teams;
pub(crate) mod list_undated;
pub(crate) mod show_file;

mod entry;
mod ics;
