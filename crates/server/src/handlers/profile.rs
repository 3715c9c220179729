//! What a fan tells of himself. Only he sees it, and only he changes it.

pub(crate) mod save;
pub(crate) mod show;
