//! Data in and out: importers and exporters of open formats, and the demo league.
//!
//! Formats are pure text work ([`formats`]); what they say goes into the store in one transaction ([`import`]), and
//! comes out again the same way ([`export`]).

pub mod demo;
pub mod export;
pub mod formats;
pub mod import;
