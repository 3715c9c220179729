//! Artwork in one hand: flat shapes, hard edges, light from the left.
//!
//! Each picture is a complete SVG document, meant to be served as a file of its own. It carries no title: what it
//! shows is said by the page, in the reader's language.

mod crest;
mod monogram;
mod shield;
mod svg;

pub use crest::{Charge, CrestSpec, CrestVariant, Division, Shape, crest};
pub use monogram::monogram;

#[cfg(test)]
mod well_formed;
