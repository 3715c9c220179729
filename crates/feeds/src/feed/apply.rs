//! Applying items, one module for each part of the league.

mod checks;
mod draws;
mod events;
mod league;
mod line_ups;
mod matches;
mod people;
pub(super) mod record;
mod statistics;
mod teams;
