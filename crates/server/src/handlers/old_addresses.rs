//! Where addresses of the old site lead: asked for whenever a page is not found.

pub(crate) mod show_redirect;

mod entries;
mod patterns;
mod season;
mod table;
