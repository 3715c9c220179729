//! Capitals drawn as strokes, for words in pictures: a picture that is a file of its own has no typeface. As narrow and plain
//! as the numerals.

use crate::colour::Colour;

/// Every letter is as high as this.
const HEIGHT: f64 = 100.0;
const STROKE: f64 = 17.0;
const GAP: f64 = 14.0;
const SPACE: f64 = 34.0;

/// The width of each letter and the line along which it is drawn, from A on.
const LETTERS: [(f64, &str); 26] = [
    (64.0, "M8 92L32 8L56 92M17 64H47"),
    (62.0, "M8 8H32A20 20 0 0 1 32 48H8M32 48A22 22 0 0 1 32 92H8V8"),
    (62.0, "M56 28A24 24 0 0 0 8 32V68A24 24 0 0 0 56 72"),
    (64.0, "M8 8H26A30 30 0 0 1 56 38V62A30 30 0 0 1 26 92H8Z"),
    (56.0, "M50 8H8V92H50M8 50H44"),
    (54.0, "M50 8H8V92M8 50H44"),
    (64.0, "M56 28A24 24 0 0 0 8 32V68A24 24 0 0 0 56 68V52H34"),
    (64.0, "M8 0V100M56 0V100M8 50H56"),
    (16.0, "M8 0V100"),
    (52.0, "M44 0V70A18 18 0 0 1 8 70V62"),
    (60.0, "M8 0V100M54 4L10 52M26 38L56 98"),
    (52.0, "M8 0V92H50"),
    (76.0, "M8 100V10L38 66L68 10V100"),
    (64.0, "M8 100V8L56 92V0"),
    (64.0, "M8 32A24 24 0 0 1 56 32V68A24 24 0 0 1 8 68Z"),
    (60.0, "M8 100V8H32A24 24 0 0 1 32 56H8"),
    (64.0, "M8 32A24 24 0 0 1 56 32V68A24 24 0 0 1 8 68ZM36 66L60 96"),
    (62.0, "M8 100V8H32A24 24 0 0 1 32 56H8M30 56L56 98"),
    (62.0, "M55 26A24 20 0 0 0 31 8C16 8 8 17 8 28C8 54 55 44 55 71C55 84 46 92 31 92A24 21 0 0 1 7 73"),
    (60.0, "M2 8H58M30 8V100"),
    (64.0, "M8 0V68A24 24 0 0 0 56 68V0"),
    (64.0, "M6 2L32 92L58 2"),
    (86.0, "M6 2L24 92L43 20L62 92L80 2"),
    (64.0, "M8 4L56 96M56 4L8 96"),
    (64.0, "M6 4L32 52L58 4M32 52V100"),
    (62.0, "M8 8H54L8 92H56"),
];

/// A word to be drawn from a point on.
#[derive(Clone, Copy)]
pub(super) struct Word<'a> {
    /// Anything but letters of the Latin alphabet is a space.
    pub text: &'a str,
    /// Its upper left corner.
    pub at: (f64, f64),
    pub height: f64,
}

impl Word<'_> {
    pub(super) fn paint(self, colour: Colour) -> String {
        let (x, y) = self.at;
        let mut left = 0.0;
        let mut shapes = String::new();
        for letter in self.text.chars() {
            let Some((width, outline)) = drawn(letter) else {
                left += SPACE;
                continue;
            };
            shapes += &format!(r#"<path d="{outline}" transform="translate({left})"/>"#);
            left += width + GAP;
        }
        format!(
            r#"<g transform="translate({x:.1} {y:.1}) scale({:.3})" fill="none" stroke="{colour}" stroke-width="{STROKE}">{shapes}</g>"#,
            self.height / HEIGHT
        )
    }

    pub(super) fn width(self) -> f64 {
        let widths: f64 = self.text.chars().map(|letter| drawn(letter).map_or(SPACE, |(width, _)| width + GAP)).sum();
        (widths - GAP).max(0.0) * self.height / HEIGHT
    }
}

fn drawn(letter: char) -> Option<(f64, &'static str)> {
    let place = u32::from(letter.to_ascii_uppercase()).checked_sub(u32::from('A'))?;
    LETTERS.get(usize::try_from(place).ok()?).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::svg::document;
    use crate::art::well_formed::assert_well_formed;

    fn word(text: &str) -> Word<'_> {
        Word { text, at: (0.0, 0.0), height: 50.0 }
    }

    #[test]
    fn every_letter_is_drawn() {
        let drawn = word("ABCDEFGHIJKLM nopqrstuvwxyz").paint(Colour::INK);
        assert_well_formed(&document(100, 100, &drawn));
        assert_eq!(drawn.matches("<path").count(), 26);
    }

    #[test]
    fn a_word_is_as_wide_as_its_letters() {
        assert!((word("II").width() - 0.5 * (16.0 + 14.0 + 16.0)).abs() < 1e-9);
        assert!((word("").width()).abs() < 1e-9);
        assert!(word("A B").width() > word("AB").width());
    }
}
