//! The API over its router, as a client meets it. One module for each area, as in `src/handlers`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

mod art;
mod bad_input;
mod bracket;
mod caching;
mod calendar;
mod calendar_files;
mod careers;
mod client;
mod coach;
mod competition;
mod every_call;
mod feed;
mod figures;
mod golden;
mod home;
mod installation;
mod international;
mod match_;
mod match_background;
mod official;
mod old_addresses;
mod outage;
mod pages;
mod player;
mod preview;
mod search;
mod seasons;
mod share;
mod sign_in;
mod sitemap;
mod standings;
mod syndication;
mod system;
mod team;
mod upload;
