//! Drawn pictures.

pub(crate) mod show_crest;
