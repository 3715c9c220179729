//! What devices that install the site ask for, and the native apps that belong to it.

pub(crate) mod show_associations;
pub(crate) mod show_icon;
pub(crate) mod show_manifest;
pub(crate) mod show_worker;
