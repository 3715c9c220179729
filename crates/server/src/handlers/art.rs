//! Drawn pictures. Where an address says all there is to draw, anybody can make up more of them than fit in the cache, so
//! those of people and things are drawn anew each time: browsers keep them for ever.

pub(crate) mod show_ball;
pub(crate) mod show_crest;
pub(crate) mod show_emblem;
pub(crate) mod show_kit;
pub(crate) mod show_moment;
pub(crate) mod show_portrait;
pub(crate) mod show_scene;
pub(crate) mod show_tiles;
