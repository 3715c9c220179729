//! Who somebody is, and what he may do. Nothing here asks the database, the clock or chance: what is needed of them is
//! handed in.

pub mod api_key;
