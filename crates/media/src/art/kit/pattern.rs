use serde::{Deserialize, Serialize};

use crate::art::svg::{path, rect};
use crate::colour::Colour;

/// How a shirt is parted between the club's first and second colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum KitPattern {
    #[default]
    Plain,
    /// Upright.
    Stripes,
    /// Level.
    Hoops,
    /// One slanting band.
    Sash,
    Halves,
    Quarters,
    Chevron,
    /// Sleeves in the second colour.
    Sleeves,
    /// Shoulders in the second colour.
    Yoke,
    /// A band of water across the chest.
    WaveSash,
}

named_as_stored!(KitPattern);

impl KitPattern {
    pub const ALL: [Self; 10] = [
        Self::Plain,
        Self::Stripes,
        Self::Hoops,
        Self::Sash,
        Self::Halves,
        Self::Quarters,
        Self::Chevron,
        Self::Sleeves,
        Self::Yoke,
        Self::WaveSash,
    ];

    /// Whether two colours meet where the number stands.
    pub(super) fn is_busy(self) -> bool {
        match self {
            Self::Stripes
            | Self::Hoops
            | Self::Sash
            | Self::Halves
            | Self::Quarters
            | Self::Chevron
            | Self::WaveSash => true,
            Self::Plain | Self::Sleeves | Self::Yoke => false,
        }
    }

    /// The cloth, 120 units square, before it is cut to the shirt.
    pub(in crate::art) fn paint(self, first: Colour, second: Colour) -> String {
        let over = |data: &str| square(first) + &path(data, second);
        match self {
            Self::Plain => square(first),
            Self::Stripes => {
                square(first) + &[25.0, 45.0, 65.0, 85.0].map(|x| rect(x, 0.0, 10.0, 120.0, second)).concat()
            }
            Self::Hoops => {
                square(first) + &[34.0, 58.0, 82.0, 106.0].map(|y| rect(0.0, y, 120.0, 12.0, second)).concat()
            }
            Self::Sash => over("M20 96L84 8H108L34 120H10Z"),
            Self::Halves => over("M60 0H120V120H60Z"),
            Self::Quarters => over("M60 0H120V62H60ZM0 62H60V120H0Z"),
            Self::Chevron => over("M0 34L60 72L120 34V52L60 90L0 52Z"),
            Self::Sleeves => square(second) + &rect(30.0, 0.0, 60.0, 120.0, first),
            Self::Yoke => over("M0 0H120V34H92L60 46L28 34H0Z"),
            Self::WaveSash => over("M0 58q10-8 20 0t20 0 20 0 20 0 20 0 20 0V80q-10 8-20 0t-20 0-20 0-20 0-20 0-20 0Z"),
        }
    }
}

fn square(colour: Colour) -> String {
    rect(0.0, 0.0, 120.0, 120.0, colour)
}
