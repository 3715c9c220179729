//! Who somebody is, and what he may do. Nothing here asks the database, the clock or chance: what is needed of them is
//! handed in. Two parts speak to other houses: [`post`] to a mail server, [`provider`] to those by whom fans sign in.

pub mod api_key;
pub mod code;
pub mod email;
pub mod letter;
pub mod password;
pub mod permission;
pub mod post;
pub mod provider;
pub mod role;
pub mod secret;
pub mod signature;
pub mod token;
