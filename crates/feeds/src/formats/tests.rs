//! What holds for all formats together.

mod arbitrary;
mod generated;
mod open_data;
mod round_trip;
