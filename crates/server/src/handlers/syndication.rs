//! Feeds: what is new, for readers' own programs. All of a section, or what concerns one tag or one team.

mod article;
mod blocks;
mod json;
mod rss;
pub(crate) mod show_feed;
