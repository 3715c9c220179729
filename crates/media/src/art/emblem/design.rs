use serde::{Deserialize, Serialize};

/// The figure of a competition's emblem. An editor chooses one; a competition without a choice has [`Self::Wave`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EmblemDesign {
    /// A sail before the wind, above a wave: the first league.
    #[default]
    Wave,
    /// Stairs to climb: a league below the first.
    Steps,
    /// Four petals of a tile.
    Rosette,
    /// Two leaves on a stem: youth competitions.
    Sprout,
    /// Meridians: international leagues.
    Globe,
    /// Half a sun above the sea: international cups.
    Horizon,
    /// A trophy with two handles: knock-out cups.
    Cup,
    /// A round dish in two halves, for the one match between two winners.
    Salver,
}

named_as_stored!(EmblemDesign);

impl EmblemDesign {
    pub const ALL: [Self; 8] =
        [Self::Wave, Self::Steps, Self::Rosette, Self::Sprout, Self::Globe, Self::Horizon, Self::Cup, Self::Salver];

    pub(super) fn is_trophy(self) -> bool {
        match self {
            Self::Cup | Self::Salver => true,
            Self::Wave | Self::Steps | Self::Rosette | Self::Sprout | Self::Globe | Self::Horizon => false,
        }
    }

    /// The filled part.
    pub(super) fn figure(self) -> &'static str {
        match self {
            Self::Wave => {
                "M20 2H38V24.2C36 22 33.5 22.5 31 25.2C27.5 29.2 23.5 29.2 20 25.2C16.5 21.2 12.5 21.2 9 25.2C6.6 27.8 4 28.4 2 27.2V20A18 18 0 0 0 20 2Z"
            }
            Self::Steps => "M8 33V26H16V19H24V12H38V20A13 13 0 0 1 25 33Z",
            Self::Rosette => {
                "M19 19A13 13 0 0 1 32 6A13 13 0 0 1 19 19ZM19 19A13 13 0 0 1 6 6A13 13 0 0 1 19 19ZM19 19A13 13 0 0 1 6 32A13 13 0 0 1 19 19ZM19 19A13 13 0 0 1 32 32A13 13 0 0 1 19 19Z"
            }
            Self::Sprout => {
                "M20.5 20A14 14 0 0 1 34.5 6V6A14 14 0 0 1 20.5 20ZM17.5 24A11 11 0 0 1 6.5 13A11 11 0 0 1 17.5 24Z"
            }
            Self::Globe => {
                "M19 6A6 13 0 0 1 19 32A6 13 0 0 1 19 6ZM13.5 7.2A13 13 0 0 0 13.5 30.8A13 20 0 0 1 13.5 7.2ZM24.5 7.2A13 13 0 0 1 24.5 30.8A13 20 0 0 0 24.5 7.2Z"
            }
            Self::Horizon => "M7 20A12 12 0 0 1 31 20Z",
            Self::Cup => "M11 9H29V17A9 9 0 0 1 11 17ZM18.5 25.5H21.5V29H26V32H14V29H18.5Z",
            Self::Salver => "M17.5 10A9.2 9.2 0 0 0 17.5 28ZM20.5 10A9.2 9.2 0 0 1 20.5 28Z",
        }
    }

    /// The lines that go with it, and their width.
    pub(super) fn lines(self) -> (&'static str, f64) {
        match self {
            Self::Wave => (
                "M-2 33.5C2 36.5 5.5 36.5 9 32.5C12.5 28.5 16.5 28.5 20 32.5C23.5 36.5 27.5 36.5 31 32.5C34 29 37 28.5 40 30.5",
                3.0,
            ),
            Self::Steps => ("M2 20.5H10.5V13.5H18.5V6.5H38", 3.0),
            Self::Rosette => ("", 0.0),
            Self::Sprout => ("M19 38V18", 3.0),
            Self::Globe => ("M2 19H38", 2.6),
            Self::Horizon => ("M2 25.5H38M2 31.5H38", 3.0),
            Self::Cup => ("M11 11H6.5V13.5A6 6 0 0 0 12 19.5M29 11H33.5V13.5A6 6 0 0 1 28 19.5", 2.6),
            Self::Salver => ("M19 5.5A13.5 13.5 0 1 1 18.99 5.5Z", 2.6),
        }
    }
}
