//! Pages: the web app, run in an embedded engine, and the document around it.
//!
//! JSON in, HTML out. The server hands over an address and a way to ask the API without leaving the process; the same
//! React app that runs in browsers reads what it needs and paints the page. Engines live in threads of their own
//! ([`Renderer`]), under a deadline and a memory limit: whatever a page does, the server stands. When painting fails,
//! what is known by then still makes a page that the browser can finish ([`Rendered`]).
//!
//! Nobody outside of this crate knows which engine it is.

mod bundle;
mod document;
mod engine;
mod page;
mod pool;
mod watch;

pub use bundle::{Bundle, BundleError, File};
pub use document::{Document, Feed, Inside, Written, document};
pub use page::{Answer, Ask, Failure, Head, Outline, PageRequest, Rendered};
pub use pool::{Limits, Renderer};
