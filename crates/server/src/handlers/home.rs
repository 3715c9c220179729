//! The home page.

mod gather;
pub(crate) mod show_hero;
