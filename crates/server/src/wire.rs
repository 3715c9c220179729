//! The shapes of answers: what the specification names, letter for letter. One module per thing.

pub(crate) mod competition;
pub(crate) mod match_;
pub(crate) mod round;
pub(crate) mod season;
pub(crate) mod standings;
pub(crate) mod team;
