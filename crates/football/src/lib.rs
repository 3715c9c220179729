//! The game itself: what state a match is in, which round is being played, how a table is ordered and why.
//!
//! Nothing here does I/O, reads a clock, or knows HTTP or SQL: every function turns facts into other facts, so that
//! the rules can be read, tested and argued about on their own.

pub mod appearance;
pub mod bracket;
pub mod colours;
pub mod contradiction;
pub mod correction;
pub mod duty;
pub mod event;
pub mod form;
pub mod lineup;
pub mod moment;
pub mod momentum;
pub mod names;
pub mod occurrence;
pub mod participant;
pub mod people;
pub mod percentile;
pub mod position;
pub mod round;
pub mod rules;
pub mod score;
pub mod season;
pub mod side;
pub mod state;
pub mod statistic;
pub mod suspension;
pub mod table;
pub mod timeline;
pub mod totals;

/// The number that addresses a team everywhere: database, API, URLs.
pub type TeamId = i64;
/// The number that addresses a match everywhere.
pub type MatchId = i64;
/// The number that addresses a person everywhere: player, coach or referee.
pub type PersonId = i64;
