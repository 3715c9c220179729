//! The marks of companies that do not exist: a sign and a word.

use crate::colour::Colour;

use super::letters::Word;
use super::svg::{around, circle, framed, line, path, polygon};

/// What stands before the word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    Waves,
    Sun,
    Corner,
    Sail,
    Rings,
    Star,
    Leaf,
    Bars,
    Diamond,
    Drop,
    Hexagon,
    Dots,
}

impl Sign {
    pub const ALL: [Self; 12] = [
        Self::Waves,
        Self::Sun,
        Self::Corner,
        Self::Sail,
        Self::Rings,
        Self::Star,
        Self::Leaf,
        Self::Bars,
        Self::Diamond,
        Self::Drop,
        Self::Hexagon,
        Self::Dots,
    ];

    /// Within a square of 100 units.
    fn paint(self, colour: Colour) -> String {
        match self {
            Self::Waves => {
                line("M2 30q16-22 32 0t32 0 32 0M2 54q16-22 32 0t32 0 32 0M2 78q16-22 32 0t32 0 32 0", colour, 11.0)
            }
            Self::Sun => path("M8 62A42 42 0 0 1 92 62Z", colour) + &line("M2 78H98M16 94H84", colour, 8.0),
            Self::Corner => path("M6 6H94A88 88 0 0 1 6 94Z", colour),
            Self::Sail => {
                path("M46 4V74H4C28 58 42 34 46 4Z", colour)
                    + &path("M56 22C74 36 86 54 92 74H56ZM2 84H98L84 98H16Z", colour)
            }
            Self::Rings => line("M34 16A34 34 0 1 1 33.9 16ZM66 16A34 34 0 1 1 65.9 16Z", colour, 10.0),
            Self::Star => path(&star(), colour),
            Self::Leaf => path("M8 92C4 40 34 8 92 8C94 66 62 96 8 92Z", colour),
            Self::Bars => path("M6 58H26V94H6ZM40 34H60V94H40ZM74 8H94V94H74Z", colour),
            Self::Diamond => path("M50 2L96 50L50 98L4 50ZM50 30L70 50L50 70L30 50Z", colour),
            Self::Drop => path("M50 2C72 34 84 50 84 66A34 32 0 0 1 16 66C16 50 28 34 50 2Z", colour),
            Self::Hexagon => path("M50 2L92 26V74L50 98L8 74V26Z", colour),
            Self::Dots => {
                let dots = (0..9).map(|place| {
                    circle(18.0 + 32.0 * f64::from(place % 3), 18.0 + 32.0 * f64::from(place / 3), 12.0, colour)
                });
                dots.collect()
            }
        }
    }
}

/// A logo as a complete SVG document, 160 units high with its margins and as wide as its word.
pub fn logo(name: &str, sign: Sign, colour: Colour, ground: Option<Colour>) -> String {
    let word = Word { text: name, at: (160.0, 52.0), height: 56.0 };
    let width = (word.width() + 190.0).ceil();
    let behind = ground.map(|ground| super::svg::rect(0.0, 0.0, width, 160.0, ground)).unwrap_or_default();
    let sign = format!(r#"<g transform="translate(30 30)">{}</g>"#, sign.paint(colour));
    framed([0, 0, width as i32, 160], &(behind + &sign + &word.paint(colour)))
}

fn star() -> String {
    let corner = |number: i32| {
        let radius = if number % 2 == 0 { 50.0 } else { 22.0 };
        around(50.0, 52.0, radius, f64::from(number) * std::f64::consts::PI / 5.0 - std::f64::consts::FRAC_PI_2)
    };
    polygon((0..10).map(corner), 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::well_formed::assert_well_formed;

    #[test]
    fn every_sign_stands_before_a_word() {
        let mut drawn = std::collections::HashSet::new();
        for sign in Sign::ALL {
            let svg = logo("Velame", sign, Colour::INK, Some(Colour::PAPER));
            assert_well_formed(&svg);
            assert!(drawn.insert(svg), "{sign:?}");
        }
        assert!(!logo("Velame", Sign::Sun, Colour::INK, None).contains("<rect"));
    }
}
