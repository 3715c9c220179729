//! Pictures and papers: those that are drawn from data, and those that people upload.
//!
//! [`art`] draws: a club's crest is a handful of names and colours, and becomes an SVG only when asked for. Everything there is a
//! pure function from values to text. Colours are parsed before they can reach a drawing, so nothing that an editor or a
//! feed writes can inject markup.
//!
//! [`card`] draws pictures with words, for whoever shares a page: these are made here, with our own typeface, and are PNGs.
//!
//! [`library`] keeps what is uploaded. An upload goes this way:
//!
//! 1. `sniff` finds out what it is, by its first bytes alone. JPEG, PNG, WebP, GIF, TIFF, SVG and PDF are taken, and nothing else.
//! 2. `worker` waits for its turn: large pictures take hundreds of megabytes, so few are worked on at a time, at the lowest
//!    priority, and a decoder that panics fails one upload.
//! 3. `decode` checks the size before it decodes, and turns the picture upright. `drawing` makes a picture of an SVG after it has
//!    counted what that takes. `paper` looks for anything in a PDF that is not a page, and draws the first one.
//! 4. `formats` makes the dialect's sizes, and `crop` those around the focal point; `placeholder` makes the few pixels that stand
//!    for the picture until it is there. `encode` is given pixels and nothing else: what is stored has no metadata, no colour
//!    profile – colours are taken for sRGB – and nothing that was hidden behind the picture. Only PDFs are stored as they came.
//! 5. `library` writes all files, or none, into `place`: a folder or a bucket. Their names come from their contents, so that
//!    they can be cached for ever, and the same upload is stored once.

pub mod art;
mod bitmap;
pub mod card;
pub mod colour;
mod crop;
mod decode;
mod drawing;
mod encode;
mod error;
mod formats;
mod icon;
mod kept;
pub mod library;
mod name;
mod paper;
mod picture;
mod place;
mod placeholder;
mod process;
mod sniff;
mod square;
mod worker;

pub use bitmap::bitmap;
pub use crop::FocalPoint;
pub use error::{MediaError, Refusal};
pub use icon::{IconPurpose, icon};
pub use kept::{Format, Formats, KeptFile, WebpFormat, is_object_name};
pub use library::{Library, Reading, Spooled, Upload};
pub use name::cleaned as cleaned_name;
pub use place::{Bucket, Place};
pub use square::Square;
