//! Uploaded files, as visitors get them.

pub(crate) mod show_upload;
