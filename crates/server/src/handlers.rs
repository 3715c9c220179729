//! One file for each thing that can be asked for: `handlers/<area>/<verb>.rs`.

pub(crate) mod account;
pub(crate) mod accreditation;
pub(crate) mod art;
pub(crate) mod auth;
pub(crate) mod calendar;
pub(crate) mod coach;
pub(crate) mod competition;
pub(crate) mod content;
pub(crate) mod entries;
pub(crate) mod events;
pub(crate) mod favourite;
pub(crate) mod feed;
pub(crate) mod home;
pub(crate) mod installation;
pub(crate) mod international;
pub(crate) mod match_;
pub(crate) mod match_list;
pub(crate) mod newsletters;
pub(crate) mod official;
pub(crate) mod old_addresses;
pub(crate) mod pages;
pub(crate) mod player;
pub(crate) mod profile;
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

use axum::http::request::Parts;

use crate::app::App;
use crate::error::ApiError;
use crate::origin::Origin;
use crate::rate_limit::Who;

/// For what takes long, or sends letters: by person where there is one, else by address.
fn own_limit(app: &App, parts: &Parts, route: &'static str, account: Option<i64>) -> Result<(), ApiError> {
    let (account, origin) = match account {
        Some(account) => (Some(account.to_string()), Origin::Inside),
        None => (None, Origin::of(parts, app.proxy_hops())),
    };
    let counted = app.own_changes().count(Who::new(route, account.as_deref(), origin), app.now());
    if !counted.is_too_many() {
        return Ok(());
    }
    let left = counted.resets.duration_since(app.now()).as_secs();
    Err(ApiError::HeldBack(u64::try_from(left).unwrap_or(0).saturating_add(1)))
}
