//! The platform's own colours, as the design's tokens name them; its ink and paper are [`Colour::INK`] and
//! [`Colour::PAPER`].

use crate::colour::Colour;

pub(super) const VIOLET: Colour = Colour::from_rgb(0xB4, 0x50, 0xFF);
pub(super) const CYAN: Colour = Colour::from_rgb(0x00, 0xFA, 0xFF);
pub(super) const GREEN: Colour = Colour::from_rgb(0x19, 0xFF, 0x91);
pub(super) const LIME: Colour = Colour::from_rgb(0xE1, 0xFF, 0x19);
pub(super) const ORANGE: Colour = Colour::from_rgb(0xFF, 0x5A, 0x23);
pub(super) const ROSE: Colour = Colour::from_rgb(0xFF, 0x28, 0x64);

/// Ink with a little light in it, for shapes upon an ink ground.
pub(super) const NIGHT: Colour = Colour::from_rgb(0x0A, 0x27, 0x57);
/// Lighter again.
pub(super) const DUSK: Colour = Colour::from_rgb(0x16, 0x38, 0x70);
