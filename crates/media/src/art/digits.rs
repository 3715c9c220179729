//! Numerals drawn as shapes: a picture that is a file of its own cannot load the platform's typeface, and a shirt
//! number must look the same everywhere. Heavy and narrow, like the platform's figures.

use crate::colour::Colour;

/// Every numeral is as high as this.
const HEIGHT: f64 = 100.0;
const GAP: f64 = 6.0;

/// The width and the outline of each numeral. Counters run against the outline, so that they are holes.
const NUMERALS: [(f64, &str); 10] = [
    (64.0, "M0 32A32 32 0 0 1 64 32V68A32 32 0 0 1 0 68ZM23 68A9 13 0 0 0 41 68V32A9 13 0 0 0 23 32Z"),
    (47.0, "M22 0H45V100H21V30H2V14C14 14 20 9 22 0Z"),
    (
        64.0,
        "M2 38V33C2 12 13 0 33 0C52 0 63 11 63 29C63 43 56 51 46 60L30 75V81H63V100H2V76L33 46C38 41 40 36 40 30C40 23 38 19 33 19C27 19 25 23 25 31V38Z",
    ),
    (
        64.0,
        "M2 31C2 11 13 0 32 0C51 0 61 10 61 27C61 38 57 45 49 49C58 53 63 61 63 72C63 90 52 100 32 100C12 100 1 89 1 69H24C24 77 27 81 32 81C37 81 40 77 40 70C40 62 36 59 29 59H22V41H29C35 41 38 37 38 30C38 23 36 19 32 19C27 19 25 23 25 31Z",
    ),
    (67.0, "M33 0H58V62H67V80H58V100H35V80H0V62ZM35 62V27L20 62Z"),
    (
        64.0,
        "M5 0H60V19H25L24 35C28 31 33 29 39 29C54 29 63 40 63 62C63 87 52 100 32 100C13 100 2 90 2 71H25C25 78 27 81 32 81C38 81 40 76 40 64C40 52 38 47 32 47C28 47 26 49 24 53H3Z",
    ),
    (
        64.0,
        "M62 29H39C39 22 37 19 33 19C27 19 24 24 24 38C28 34 33 32 39 32C55 32 63 44 63 64C63 88 52 100 32 100C11 100 1 86 1 53C1 17 11 0 33 0C52 0 62 10 62 29ZM32 50C27 50 25 55 25 66C25 77 27 82 32 82C38 82 40 77 40 66C40 55 38 50 32 50Z",
    ),
    (62.0, "M1 0H61V18L37 100H12L36 20H1Z"),
    (
        64.0,
        "M32 0C51 0 61 10 61 27C61 37 57 45 50 49C58 53 63 61 63 72C63 90 52 100 32 100C12 100 1 90 1 72C1 61 6 53 14 49C7 45 3 37 3 27C3 10 13 0 32 0ZM32 18C27 18 26 22 26 30C26 38 28 41 32 41C36 41 38 38 38 30C38 22 37 18 32 18ZM32 58C27 58 24 62 24 70C24 78 27 82 32 82C37 82 40 78 40 70C40 62 37 58 32 58Z",
    ),
    (
        64.0,
        "M2 71H25C25 78 27 81 31 81C37 81 40 76 40 62C36 66 31 68 25 68C9 68 1 56 1 36C1 12 12 0 32 0C53 0 63 14 63 47C63 83 53 100 31 100C12 100 2 90 2 71ZM32 50C37 50 39 45 39 34C39 23 37 18 32 18C26 18 24 23 24 34C24 45 26 50 32 50Z",
    ),
];

/// A number to be drawn around a point.
#[derive(Clone, Copy)]
pub(super) struct Number {
    pub value: u8,
    pub centre: (f64, f64),
    pub height: f64,
}

impl Number {
    pub(super) fn paint(self, fill: Colour) -> String {
        self.drawn(&format!(r#"fill="{fill}""#))
    }

    /// With an edge of the given width around the whole number.
    pub(super) fn paint_edged(self, fill: Colour, edge: Colour, width: f64) -> String {
        // Half of the line lies under the numeral.
        let stroke = 2.0 * width / self.scale();
        let under = format!(r#"fill="{edge}" stroke="{edge}" stroke-width="{stroke:.1}" stroke-linejoin="round""#);
        self.drawn(&under) + &self.paint(fill)
    }

    pub(super) fn width(self) -> f64 {
        let numerals = self.numerals();
        let gaps = GAP * numerals.len().saturating_sub(1) as f64;
        (numerals.iter().map(|(width, _)| width).sum::<f64>() + gaps) * self.scale()
    }

    fn scale(self) -> f64 {
        self.height / HEIGHT
    }

    fn numerals(self) -> Vec<(f64, &'static str)> {
        let digits = [self.value / 100, self.value / 10 % 10, self.value % 10];
        let leading = digits.iter().take(2).take_while(|digit| **digit == 0).count();
        digits[leading..].iter().map(|digit| NUMERALS[usize::from(*digit)]).collect()
    }

    fn drawn(self, paint: &str) -> String {
        let (x, y) = self.centre;
        let mut left = 0.0;
        let mut shapes = String::new();
        for (width, outline) in self.numerals() {
            let place = if left > 0.0 { format!(r#" transform="translate({left})""#) } else { String::new() };
            shapes += &format!(r#"<path d="{outline}"{place}/>"#);
            left += width + GAP;
        }
        format!(
            r#"<g transform="translate({:.1} {:.1}) scale({:.3})" {paint}>{shapes}</g>"#,
            x - self.width() / 2.0,
            y - self.height / 2.0,
            self.scale()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::svg::document;
    use crate::art::well_formed::assert_well_formed;

    fn number(value: u8) -> Number {
        Number { value, centre: (50.0, 50.0), height: 80.0 }
    }

    #[test]
    fn every_number_is_drawn_with_its_numerals() {
        for (value, shapes) in [(0, 1), (7, 1), (10, 2), (99, 2), (100, 3), (255, 3)] {
            let drawn = number(value).paint(Colour::INK);
            assert_well_formed(&document(100, 100, &drawn));
            assert_eq!(drawn.matches("<path").count(), shapes, "{value}");
        }
    }

    #[test]
    fn a_number_is_as_wide_as_its_numerals() {
        assert!((number(7).width() - 0.8 * 62.0).abs() < 1e-9);
        assert!((number(10).width() - 0.8 * (47.0 + 6.0 + 64.0)).abs() < 1e-9);
    }

    #[test]
    fn the_edge_lies_under_every_numeral() {
        let drawn = number(17).paint_edged(Colour::WHITE, Colour::INK, 4.0);
        assert_well_formed(&document(100, 100, &drawn));
        let (edge, fill) = (drawn.rfind("#001941"), drawn.find("#FFFFFF"));
        assert!(edge < fill && drawn.contains(r#"stroke-width="10.0""#), "{drawn}");
    }
}
