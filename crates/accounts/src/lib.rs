//! Who somebody is, and what he may do. Nothing here asks the database, the clock or chance: what is needed of them is
//! handed in.

pub mod api_key;
pub mod email;
pub mod password;
pub mod permission;
pub mod role;
pub mod secret;
pub mod signature;
pub mod token;
