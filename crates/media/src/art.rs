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

mod azulejo;
mod ball;
mod brand;
mod complexion;
mod cover;
mod crest;
mod digits;
mod emblem;
mod figure;
mod goods;
mod kit;
mod letters;
mod logo;
mod mark;
mod monogram;
mod portrait;
mod poster;
mod seed;
mod shape;
mod shield;
mod svg;

pub use azulejo::{TilePalette, azulejo};
pub use ball::ball;
pub use cover::{CoverDesign, cover};
pub use crest::{Charge, CrestSpec, CrestVariant, Division, crest};
pub use emblem::{EmblemDesign, EmblemVariant, emblem};
pub use figure::{Pose, figure};
pub use goods::{Goods, goods};
pub use kit::{KitPattern, KitSpec, KitVariant, kit};
pub use logo::{Sign, logo};
pub use mark::{MarkVariant, mark};
pub use monogram::monogram;
pub use portrait::{Attire, Backdrop, Sitter, portrait};
pub use poster::{Cast, PosterFormat, Scene, poster};
pub use shape::Shape;

#[cfg(test)]
mod well_formed;
