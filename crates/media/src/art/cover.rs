//! Covers of what the league publishes: one accent, the corner arc, and the league's name.

use crate::colour::Colour;

use super::ball::Ball;
use super::letters::Word;
use super::svg::{circle, document, line, path, rect};

const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 1200.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CoverDesign {
    /// The arc of the corner flag.
    Corner,
    /// The markings of a pitch.
    Pitch,
    Waves,
    /// Columns, as of a year's figures.
    Columns,
    Ball,
    Sun,
    /// A sheet of rules.
    Lines,
    Rings,
}

impl CoverDesign {
    pub const ALL: [Self; 8] =
        [Self::Corner, Self::Pitch, Self::Waves, Self::Columns, Self::Ball, Self::Sun, Self::Lines, Self::Rings];
}

/// A cover as a complete SVG document, 900 units wide and 1200 high. The word stands at its foot.
pub fn cover(design: CoverDesign, accent: Colour, word: &str) -> String {
    let figure = match design {
        CoverDesign::Corner => path("M900 0V700A700 700 0 0 1 200 0Z", accent),
        CoverDesign::Pitch => pitch(accent),
        CoverDesign::Waves => (0..6)
            .map(|row| {
                let top = 190 + row * 120;
                line(&format!("M-60 {top}q75-110 150 0t150 0 150 0 150 0 150 0 150 0 150 0"), accent, 38.0)
            })
            .collect(),
        CoverDesign::Columns => [(90.0, 420.0), (250.0, 300.0), (410.0, 520.0), (570.0, 180.0), (730.0, 60.0)]
            .map(|(left, top)| rect(left, top + 120.0, 90.0, 720.0 - top, accent))
            .concat(),
        CoverDesign::Ball => {
            path("M0 900A900 900 0 0 1 900 0V900Z", accent)
                + &Ball { centre: (500.0, 480.0), radius: 250.0, turn: 10, light: Colour::PAPER, dark: Colour::INK }
                    .paint()
        }
        CoverDesign::Sun => {
            circle(450.0, 520.0, 300.0, accent)
                + &rect(0.0, 640.0, WIDTH, 240.0, Colour::INK)
                + &line("M80 700H820M150 770H750M220 840H680", accent, 22.0)
        }
        CoverDesign::Lines => (0..9)
            .map(|row| rect(90.0, 150.0 + f64::from(row) * 80.0, [720.0, 560.0, 640.0][row as usize % 3], 30.0, accent))
            .collect(),
        CoverDesign::Rings => {
            [320.0, 230.0, 140.0].map(|radius| ring(radius, accent)).concat() + &circle(450.0, 480.0, 60.0, accent)
        }
    };
    let ground = rect(0.0, 0.0, WIDTH, HEIGHT, Colour::INK);
    let foot =
        rect(0.0, 960.0, WIDTH, 240.0, Colour::PAPER) + &path("M900 960V1200H660A240 240 0 0 0 900 960Z", accent);
    let word = Word { text: word, at: (80.0, 1045.0), height: 70.0 };
    document(WIDTH as u32, HEIGHT as u32, &(ground + &figure + &foot + &word.paint(Colour::INK)))
}

fn ring(radius: f64, colour: Colour) -> String {
    format!(r#"<circle cx="450" cy="480" r="{radius}" fill="none" stroke="{colour}" stroke-width="34"/>"#)
}

fn pitch(accent: Colour) -> String {
    let marks = "M110 110H790V850H110ZM110 480H790M270 110V240H630V110M270 850V720H630V850";
    line(marks, accent, 16.0)
        + &format!(r#"<circle cx="450" cy="480" r="110" fill="none" stroke="{accent}" stroke-width="16"/>"#)
        + &circle(450.0, 480.0, 18.0, accent)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::well_formed::assert_well_formed;

    #[test]
    fn every_design_is_another_cover() {
        let lime = Colour::from_rgb(0xE1, 0xFF, 0x19);
        let mut drawn = std::collections::HashSet::new();
        for design in CoverDesign::ALL {
            let svg = cover(design, lime, "Jornada");
            assert_well_formed(&svg);
            assert!(svg.contains("#E1FF19") && svg.len() < 6_000, "{design:?}");
            assert!(drawn.insert(svg), "{design:?}");
        }
    }
}
