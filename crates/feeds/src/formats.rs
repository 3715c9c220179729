//! The text formats in which the open football projects publish seasons, read and written.
//!
//! Everything here is pure: bytes in, a [`SeasonFile`] or a [`FileError`] that names the line out. A file is accepted
//! whole or not at all, because half a season in the tables is worse than none. What the three match formats hold is
//! the same thing, so whatever one of them reads the others can write.

mod assembly;
pub mod clubs;
mod days;
pub mod football_txt;
pub mod openfootball_json;
mod result_parts;
mod rounds;
pub mod season_csv;
mod season_file;
mod source;
#[cfg(test)]
mod tests;
mod wording;

pub use football::names::fold;
pub use season_file::{FileError, FileMatch, FileResult, RoundName, SeasonFile};
