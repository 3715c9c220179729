//! Drawn pictures.

pub(crate) mod show_crest;
pub(crate) mod show_emblem;
pub(crate) mod show_tiles;
