//! The site's own pages and the files that they load.

pub(crate) mod address;
mod lean;
pub(crate) mod policy;
pub(crate) mod show_bridge;
pub(crate) mod show_file;
pub(crate) mod show_page;
