//! The colours of people. A person has the same skin and hair in every picture.

use crate::colour::Colour;

use super::seed::Seeded;

/// Skin in the light and in the shade.
#[derive(Clone, Copy)]
pub(super) struct Skin {
    pub lit: Colour,
    pub shaded: Colour,
}

#[derive(Clone, Copy)]
pub(super) struct Complexion {
    pub skin: Skin,
    pub hair: Colour,
}

/// The chance that makes a person. Pictures of one person start from the same stream.
pub(super) fn person(seed: &str) -> Seeded {
    Seeded::new(&format!("{seed}|retrato"))
}

impl Complexion {
    pub(super) fn drawn_from(chance: &mut Seeded) -> Self {
        let kind = chance.below(SKINS.len());
        let hair = if (2..=4).contains(&kind) { chance.pick(&DARK_HAIR) } else { chance.pick(&HAIR_COLOURS) };
        Self { skin: SKINS[kind], hair: hair.unwrap_or(BLACK_HAIR) }
    }

    /// One of the six, under black hair, for the players of a poster who are nobody in particular.
    pub(super) const fn anybody(kind: usize) -> Self {
        Self { skin: SKINS[kind % SKINS.len()], hair: BLACK_HAIR }
    }
}

const fn rgb([red, green, blue]: [u8; 3]) -> Colour {
    Colour::from_rgb(red, green, blue)
}

const fn skin(lit: [u8; 3], shaded: [u8; 3]) -> Skin {
    Skin { lit: rgb(lit), shaded: rgb(shaded) }
}

/// In the order of the reference, which a seed counts on.
pub(super) const SKINS: [Skin; 6] = [
    skin([0xF2, 0xC9, 0xA5], [0xD9, 0x9F, 0x78]),
    skin([0xE0, 0xAC, 0x80], [0xBC, 0x7F, 0x55]),
    skin([0xC0, 0x8A, 0x5C], [0x96, 0x63, 0x3B]),
    skin([0x8E, 0x5B, 0x3A], [0x66, 0x3D, 0x25]),
    skin([0x5C, 0x3A, 0x26], [0x3E, 0x24, 0x16]),
    skin([0xF6, 0xD6, 0xBC], [0xDF, 0xAE, 0x8C]),
];

const HAIR_COLOURS: [Colour; 6] = [
    BLACK_HAIR,
    rgb([0x2E, 0x1D, 0x14]),
    rgb([0x4B, 0x2E, 0x1B]),
    rgb([0x0E, 0x0F, 0x14]),
    rgb([0x7A, 0x4A, 0x22]),
    rgb([0xC9, 0x9A, 0x4E]),
];
const BLACK_HAIR: Colour = rgb([0x1A, 0x14, 0x13]);
const DARK_HAIR: [Colour; 3] = [HAIR_COLOURS[0], HAIR_COLOURS[3], HAIR_COLOURS[1]];
