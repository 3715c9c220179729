//! Drawn pictures.

pub(crate) mod show_ball;
pub(crate) mod show_crest;
pub(crate) mod show_emblem;
pub(crate) mod show_kit;
pub(crate) mod show_moment;
pub(crate) mod show_portrait;
pub(crate) mod show_scene;
pub(crate) mod show_tiles;
