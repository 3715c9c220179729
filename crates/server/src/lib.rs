//! HTTP: the router, the extractors, one error type, the handlers, the response cache.
//!
//! A request passes the [`edge`] (request id, limits, error envelope, metrics), is matched to one handler in
//! [`router`], and is answered from the [`cache`] – often before it gets that far – or built from the store and the rules of the game.

mod app;
mod ask;
mod authorization;
mod cache;
mod caller;
mod correspondence;
mod counts;
mod device;
mod edge;
mod error;
mod fans;
mod fields;
mod guesses;
mod handlers;
mod installation;
mod jobs;
mod json_body;
mod large_body;
mod leftovers;
mod letters;
mod locale;
mod metrics;
mod notices;
mod openapi;
mod origin;
mod params;
mod password_work;
mod previews;
mod rate_limit;
mod router;
mod sender;
mod serve;
mod sessions;
mod sign_in;
mod site;
mod views;
mod visitor;
mod wire;

/// Calls from outside end in a boxed future: what they do is compiled once, here, and not again by each crate that waits
/// for it.
use async_recursion::async_recursion as boxed;

pub use accounts::secret::Secret;
pub use app::{App, AppOptions, Pages};
pub use correspondence::{Correspondence, Newsletter, Words};
pub use edge::Edge;
pub use handlers::pages::policy::Elsewhere;
pub use installation::{AndroidApp, Installation};
pub use router::{document as openapi, service};
pub use serve::serve;
pub use sign_in::{Chance, Organisation, SignIn};
