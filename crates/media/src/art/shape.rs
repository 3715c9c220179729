use serde::{Deserialize, Serialize};

/// The outline of a crest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    /// Flat top, round base: the Portuguese shield.
    Luso,
    /// Flat top, pointed base.
    Heater,
    /// Like the heater, with a top that rises to a point.
    Suico,
    Redondo,
    /// A panel with one round corner, as in the league's own mark.
    Canto,
    /// A pennant.
    Flamula,
    Hex,
    /// A pointed arch on a flat base.
    Arco,
}

named_as_stored!(Shape);

impl Shape {
    pub const ALL: [Self; 8] =
        [Self::Luso, Self::Heater, Self::Suico, Self::Redondo, Self::Canto, Self::Flamula, Self::Hex, Self::Arco];

    pub(in crate::art) fn outline(self) -> &'static str {
        match self {
            Self::Luso => "M6 5H58V38A26 29 0 0 1 6 38Z",
            Self::Heater => "M6 5H58V31C58 51 45 61 32 68C19 61 6 51 6 31Z",
            Self::Suico => "M5 9Q18 12 32 4Q46 12 59 9V34C59 53 45 62 32 68C19 62 5 53 5 34Z",
            Self::Redondo => "M32 5A31 31 0 1 1 31.99 5Z",
            Self::Canto => "M8 5H56A3 3 0 0 1 59 8V38A30 30 0 0 1 29 68H8A3 3 0 0 1 5 65V8A3 3 0 0 1 8 5Z",
            Self::Flamula => "M6 5H58V45L32 68L6 45Z",
            Self::Hex => "M32 3L60 19V53L32 69L4 53V19Z",
            Self::Arco => "M32 3C49 10 58 22 58 37V67H6V37C6 22 15 10 32 3Z",
        }
    }
}
