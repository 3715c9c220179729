//! The ball.

use std::f64::consts::TAU;

use crate::colour::Colour;

use super::svg::{around, document};

/// A ball as a complete SVG document, 100 units square.
pub fn ball(light: Colour, dark: Colour) -> String {
    document(100, 100, &Ball { centre: (50.0, 50.0), radius: 48.0, turn: 12, light, dark }.paint())
}

/// A ball somewhere in a picture.
pub(super) struct Ball {
    pub centre: (f64, f64),
    pub radius: f64,
    /// In degrees, clockwise.
    pub turn: i32,
    pub light: Colour,
    pub dark: Colour,
}

impl Ball {
    pub(super) fn paint(&self) -> String {
        let Self { centre: (x, y), radius, turn, light, dark } = self;
        let [panels, seams] = leather();
        format!(
            r#"<g transform="translate({x} {y}) scale({radius}) rotate({turn})"><circle r="1" fill="{light}"/><path d="{panels}" fill="{dark}"/><path d="{seams}" stroke="{dark}" stroke-width=".075"/></g>"#
        )
    }
}

/// One panel in the middle, five cut by the edge, and the seams between them, for a ball of radius 1.
fn leather() -> [String; 2] {
    let at = |radius: f64, angle: f64| {
        let (x, y) = around(0.0, 0.0, radius, angle);
        format!("{} {}", thousandths(x), thousandths(y))
    };
    let corners: Vec<f64> = (0..5).map(|corner| TAU * (f64::from(corner) / 5.0 - 0.25)).collect();
    let mut panels = String::new();
    let mut seams = String::new();
    for &angle in &corners {
        panels += if panels.is_empty() { "M" } else { "L" };
        panels += &at(0.38, angle);
    }
    panels += "Z";
    for &angle in &corners {
        panels += &format!(
            "M{}L{}L{}A1 1 0 0 1 {}L{}Z",
            at(0.7, angle),
            at(0.86, angle - 0.357),
            at(1.0, angle - 0.27),
            at(1.0, angle + 0.27),
            at(0.86, angle + 0.357)
        );
        seams += &format!("M{}L{}", at(0.36, angle), at(0.72, angle));
    }
    [panels, seams]
}

fn thousandths(value: f64) -> String {
    let text = format!("{value:.3}");
    if text == "-0.000" { "0".to_owned() } else { text.replacen("0.", ".", 1) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::well_formed::assert_well_formed;

    #[test]
    fn the_ball_is_well_formed_and_small() {
        let svg = ball(Colour::PAPER, Colour::INK);
        assert_well_formed(&svg);
        assert!(svg.len() < 1_000, "{}", svg.len());
    }

    #[test]
    fn numbers_are_written_without_a_leading_nought() {
        for (value, text) in [(0.38, ".380"), (-0.5, "-.500"), (1.0, "1.000"), (-0.0001, "0"), (0.0, ".000")] {
            assert_eq!(thousandths(value), text);
        }
    }
}
