//! The platform's mark: a touchline, a goal line and a corner arc that read as a J, and the ball.

use serde::{Deserialize, Serialize};

use crate::colour::Colour;

use super::brand::LIME;
use super::svg::{circle, document, line, path};

/// Lime dark enough to be seen on paper.
const LIME_INK: Colour = Colour::from_rgb(0x5C, 0x66, 0x00);

/// The ground the mark is made for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MarkVariant {
    /// For dark grounds, as in the header.
    #[default]
    Normal,
    /// For light grounds.
    Light,
    /// In white alone.
    Negative,
}

named_as_stored!(MarkVariant);

impl MarkVariant {
    pub const ALL: [Self; 3] = [Self::Normal, Self::Light, Self::Negative];
}

/// The platform's mark as a complete SVG document, 32 units square.
pub fn mark(variant: MarkVariant) -> String {
    let (arc_and_ball, lines) = match variant {
        MarkVariant::Normal => (LIME, Colour::PAPER),
        MarkVariant::Light => (LIME_INK, Colour::INK),
        MarkVariant::Negative => (Colour::WHITE, Colour::WHITE),
    };
    let content = [
        path("M26 27V15A12 12 0 0 0 14 27Z", arc_and_ball),
        line("M26 3V27H5", lines, 4.6),
        circle(11.5, 11.5, 4.6, arc_and_ball),
    ];
    document(32, 32, &content.concat())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::art::well_formed::assert_well_formed;

    #[test]
    fn every_variant_is_drawn_in_its_colours() {
        for (variant, colours) in [
            (MarkVariant::Normal, ["#E1FF19", "#FAFCFF"]),
            (MarkVariant::Light, ["#5C6600", "#001941"]),
            (MarkVariant::Negative, ["#FFFFFF", "#FFFFFF"]),
        ] {
            let svg = mark(variant);
            assert_well_formed(&svg);
            assert!(colours.iter().all(|colour| svg.contains(colour)), "{svg}");
            assert!(svg.len() < 400);
        }
    }

    #[test]
    fn variants_are_read_by_the_name_they_are_written_with() {
        for variant in MarkVariant::ALL {
            assert_eq!(variant.to_string().parse::<MarkVariant>().unwrap(), variant);
        }
        assert_eq!(MarkVariant::ALL.map(|v| v.to_string()).join(" "), "normal light negative");
    }
}
