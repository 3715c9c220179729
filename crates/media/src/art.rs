//! Artwork in one hand: flat shapes, hard edges, light from the left.
//!
//! Each picture is a complete SVG document, meant to be served as a file of its own. It carries no title: what it
//! shows is said by the page, in the reader's language.

/// Reading and writing a design by the name it is stored under, so that the names are spelt once.
macro_rules! named_as_stored {
    ($design:ty) => {
        impl std::str::FromStr for $design {
            type Err = serde::de::value::Error;

            fn from_str(name: &str) -> Result<Self, Self::Err> {
                serde::Deserialize::deserialize(serde::de::IntoDeserializer::into_deserializer(name))
            }
        }

        impl std::fmt::Display for $design {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                serde::Serialize::serialize(self, f)
            }
        }
    };
}

mod crest;
mod monogram;
mod shape;
mod shield;
mod svg;

pub use crest::{Charge, CrestSpec, CrestVariant, Division, crest};
pub use monogram::monogram;

#[cfg(test)]
mod well_formed;
pub use shape::Shape;
