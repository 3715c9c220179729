//! The calendar: matches by day.

pub(crate) mod list_month;
pub(crate) mod list_teams;
