//! The sums of an edition: what players and teams have done in its matches with a result. They are kept up in the
//! transaction that changes a match, as the difference between what the match added before and what it adds now.

mod counting;
mod read;

pub(crate) use counting::Counts;
pub use read::{PlayerTotal, TeamTotal};
