//! The crest of a club that has none drawn: its initials on a shield in its colours.

use crate::colour::{Colour, TEXT_CONTRAST, on_colour};

use super::crest::CrestVariant;
use super::shape::Shape;
use super::shield::{self, Rims};
use super::svg::rect;

const SHAPE: Shape = Shape::Luso;
const FONTS: &str = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const LONGEST: usize = 3;

/// A placeholder crest as a complete SVG document, with at most three initials.
pub fn monogram(initials: &str, field: Colour, second: Colour, variant: CrestVariant) -> String {
    let letters: Vec<char> =
        initials.chars().flat_map(char::to_uppercase).filter(|c| is_drawn(*c)).take(LONGEST).collect();
    let rims = Rims { outer: Colour::INK, inner: second };
    let painted = || {
        let fill = if field.contrast(second) >= TEXT_CONTRAST { second } else { on_colour(field) };
        [ground(field, second), text(&letters, fill)].concat()
    };
    match variant {
        CrestVariant::Normal => shield::coloured(SHAPE, rims, &painted()),
        CrestVariant::Alternative => {
            shield::coloured(SHAPE, Rims { outer: Colour::WHITE, inner: Colour::INK }, &painted())
        }
        CrestVariant::Negative => shield::silhouette(SHAPE, &text(&letters, Colour::WHITE)),
    }
}

/// A band across the top. The second colour lies under the whole field, so that the softened edge of the field shows
/// the colour of the rim and no hairline.
fn ground(field: Colour, second: Colour) -> String {
    [rect(0.0, 0.0, 64.0, 72.0, second), rect(0.0, 14.0, 64.0, 58.0, field)].concat()
}

fn text(letters: &[char], fill: Colour) -> String {
    let size = font_size(letters);
    // Half the height of a capital below the middle of the field.
    let baseline = 37.0 + 0.36 * size;
    let escaped: String = letters.iter().map(|letter| escape(*letter)).collect();
    format!(
        r#"<text x="32" y="{baseline:.1}" text-anchor="middle" font-family="{FONTS}" font-weight="800" font-size="{size:.1}" fill="{fill}">{escaped}</text>"#
    )
}

/// As large as fits the field. The reader's font is unknown, so the width of a letter is a cautious guess.
fn font_size(letters: &[char]) -> f64 {
    let widths: f64 = letters.iter().map(|letter| width_in_ems(*letter)).sum();
    (44.0 / widths.max(0.1)).min(32.0)
}

fn width_in_ems(letter: char) -> f64 {
    match letter {
        'M' | 'W' | '@' | '%' => 1.0,
        'I' | 'J' | '1' | '.' | '\'' => 0.5,
        _ => 0.78,
    }
}

/// Spaces would only shift the letters, and most control characters may not stand in XML at all.
fn is_drawn(character: char) -> bool {
    !character.is_control() && !character.is_whitespace() && !matches!(character, '\u{FFFE}' | '\u{FFFF}')
}

fn escape(letter: char) -> String {
    match letter {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '"' => "&quot;".to_owned(),
        '\'' => "&#39;".to_owned(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::well_formed::assert_well_formed;

    const BLUE: Colour = Colour::from_rgb(0x16, 0x52, 0xF0);

    fn drawn(initials: &str) -> String {
        let svg = monogram(initials, BLUE, Colour::WHITE, CrestVariant::Normal);
        assert_well_formed(&svg);
        svg
    }

    #[test]
    fn initials_are_upper_case_and_at_most_three() {
        for (initials, shown) in
            [("v", ">V<"), ("val", ">VAL<"), ("Valmarinho", ">VAL<"), ("é n", ">ÉN<"), ("ßab", ">SSA<")]
        {
            assert!(drawn(initials).contains(shown), "{initials}");
        }
    }

    #[test]
    fn markup_in_initials_is_text() {
        assert!(drawn("A&B").contains(">A&amp;B<"));
        assert!(drawn("<b>").contains(">&lt;B&gt;<"));
        assert!(drawn("\"'\u{0}x").contains(">&quot;&#39;X<"));
    }

    #[test]
    fn no_initials_leave_a_plain_shield() {
        assert!(drawn("").contains("></text>"));
        assert!(drawn(" \u{1}\u{FFFF}").contains("></text>"));
    }

    #[test]
    fn letters_stay_readable_between_similar_colours() {
        let svg = monogram("AZ", BLUE, Colour::from_rgb(0x20, 0x40, 0xC0), CrestVariant::Normal);
        assert!(svg.contains(&format!(r#"fill="{}">AZ<"#, Colour::PAPER)));
    }

    #[test]
    fn every_variant_is_well_formed_and_the_negative_has_no_colour() {
        for variant in [CrestVariant::Normal, CrestVariant::Alternative, CrestVariant::Negative] {
            let svg = monogram("R&M", BLUE, Colour::WHITE, variant);
            assert_well_formed(&svg);
            assert_eq!(svg.contains(&BLUE.to_string()), variant != CrestVariant::Negative);
        }
    }
}
