//! The game itself: what state a match is in, which round is being played, how a table is ordered and why.
//!
//! Nothing here does I/O, reads a clock, or knows HTTP or SQL: every function turns facts into other facts, so that
//! the rules can be read, tested and argued about on their own.

pub mod colours;
pub mod form;
pub mod names;
pub mod round;
pub mod rules;
pub mod score;
pub mod season;
pub mod state;
pub mod table;

/// The number that addresses a team everywhere: database, API, URLs.
pub type TeamId = i64;
/// The number that addresses a match everywhere.
pub type MatchId = i64;
