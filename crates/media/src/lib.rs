//! Pictures drawn from data: a club's crest is a handful of names and colours, and becomes an SVG only when asked for.
//!
//! Everything here is a pure function from values to text. Colours are parsed before they can reach a drawing, so
//! nothing that an editor or a feed writes can inject markup.

pub mod art;
pub mod colour;
