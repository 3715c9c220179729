//! The API over its router, as a client meets it. One module for each area, as in `src/handlers`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

mod bad_input;
mod caching;
mod client;
mod competition;
mod golden;
mod outage;
mod pages;
mod seasons;
mod standings;
mod system;
mod team;
