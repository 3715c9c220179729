//! One file for each thing that can be asked for: `handlers/<area>/<verb>.rs`.

pub(crate) mod art;
pub(crate) mod auth;
pub(crate) mod calendar;
pub(crate) mod coach;
pub(crate) mod competition;
pub(crate) mod content;
pub(crate) mod entries;
pub(crate) mod feed;
pub(crate) mod home;
pub(crate) mod international;
pub(crate) mod match_;
pub(crate) mod match_list;
pub(crate) mod official;
pub(crate) mod old_addresses;
pub(crate) mod pages;
pub(crate) mod player;
pub(crate) mod search;
pub(crate) mod seasons;
pub(crate) mod share;
pub(crate) mod sitemap;
pub(crate) mod syndication;
pub(crate) mod system;
pub(crate) mod team;
pub(crate) mod uploads;
pub(crate) mod users;
pub(crate) mod views;
