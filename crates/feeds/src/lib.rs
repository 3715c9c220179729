//! Data in and out: importers and exporters of open formats, the league feed, and the demo league.
//!
//! Formats are pure text work ([`formats`]); what they say goes into the store in one transaction ([`import`]), and
//! comes out again the same way ([`export`]). A provider's messages go in through the [`feed`].

pub mod demo;
pub mod export;
pub mod feed;
pub mod formats;
pub mod import;

/// Calls from outside end in a boxed future: what they do is compiled once, here, and not again by each crate that waits
/// for it.
use async_recursion::async_recursion as boxed;
