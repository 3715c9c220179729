//! What the store promises, on SQLite and PostgreSQL alike. Each test walks the same calls on both.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

mod accounts;
mod addresses;
mod changes;
mod conflicts;
mod content;
mod database;
mod draws;
mod feed;
mod game;
mod league;
mod own;
mod records;
mod search;
mod sign_in;
