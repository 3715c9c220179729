//! What visitors do, counted.

pub(crate) mod count;
