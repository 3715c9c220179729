//! Colours as clubs give them, and how well two of them can be told apart (WCAG 2 contrast).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// An opaque sRGB colour. Its only written form is `#RRGGBB`, so it is safe inside an SVG or CSS value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Colour([u8; 3]);

/// A text that is neither `#RRGGBB` nor `#RGB`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidColour(String);

/// Text needs at least this contrast with its ground (WCAG 2, level AA).
pub const TEXT_CONTRAST: f64 = 4.5;

impl Colour {
    pub const BLACK: Self = Self([0, 0, 0]);
    pub const WHITE: Self = Self([0xFF, 0xFF, 0xFF]);
    /// The platform's dark text and dark ground.
    pub const INK: Self = Self([0x00, 0x19, 0x41]);
    /// The platform's light text and light ground.
    pub const PAPER: Self = Self([0xFA, 0xFC, 0xFF]);

    pub const fn from_rgb(red: u8, green: u8, blue: u8) -> Self {
        Self([red, green, blue])
    }

    /// Relative luminance: 0 for black, 1 for white.
    /// Red, green and blue.
    pub const fn rgb(self) -> [u8; 3] {
        self.0
    }

    pub fn luminance(self) -> f64 {
        let [red, green, blue] = self.0.map(linear_light);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// Contrast ratio with another colour: from 1 (the same) to 21 (black and white).
    pub fn contrast(self, other: Self) -> f64 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    /// Towards another colour by a percentage of the way: 0 leaves it as it is, 100 is the other colour.
    pub fn mixed_with(self, other: Self, percent: u8) -> Self {
        let share = f64::from(percent.min(100)) / 100.0;
        let mut mixed = self.0;
        for (channel, target) in mixed.iter_mut().zip(other.0) {
            let value = f64::from(*channel);
            *channel = (value + (f64::from(target) - value) * share).round() as u8;
        }
        Self(mixed)
    }

    /// Whether two flat areas of these colours, side by side, would be taken for one.
    pub fn is_close_to(self, other: Self) -> bool {
        let distance: i32 =
            self.0.iter().zip(other.0).map(|(one, two)| (i32::from(*one) - i32::from(two)).pow(2)).sum();
        distance < 80 * 80
    }
}

/// The colour for text on a ground of any colour: the platform's ink or paper where one of them can be read, pure
/// black or white on the middle tones where neither can.
pub fn on_colour(ground: Colour) -> Colour {
    let better = |dark: Colour, light: Colour| {
        if ground.contrast(dark) >= ground.contrast(light) { dark } else { light }
    };
    let branded = better(Colour::INK, Colour::PAPER);
    if ground.contrast(branded) >= TEXT_CONTRAST { branded } else { better(Colour::BLACK, Colour::WHITE) }
}

fn linear_light(channel: u8) -> f64 {
    let value = f64::from(channel) / 255.0;
    if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02X}{green:02X}{blue:02X}")
    }
}

impl FromStr for Colour {
    type Err = InvalidColour;

    fn from_str(text: &str) -> Result<Self, InvalidColour> {
        parse_hex(text).ok_or_else(|| InvalidColour(text.to_owned()))
    }
}

fn parse_hex(text: &str) -> Option<Colour> {
    let mut digits = [0; 6];
    let mut count = 0;
    for character in text.strip_prefix('#')?.chars() {
        *digits.get_mut(count)? = u8::try_from(character.to_digit(16)?).ok()?;
        count += 1;
    }
    let [a, b, c, d, e, f] = digits;
    match count {
        3 => Some(Colour([a * 17, b * 17, c * 17])),
        6 => Some(Colour([a * 16 + b, c * 16 + d, e * 16 + f])),
        _ => None,
    }
}

impl TryFrom<String> for Colour {
    type Error = InvalidColour;

    fn try_from(text: String) -> Result<Self, InvalidColour> {
        text.parse()
    }
}

impl From<Colour> for String {
    fn from(colour: Colour) -> Self {
        colour.to_string()
    }
}

impl fmt::Display for InvalidColour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a colour such as #1652F0", self.0)
    }
}

impl std::error::Error for InvalidColour {}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use serde::de::IntoDeserializer;
    use serde::de::value::{Error, StrDeserializer};

    use super::*;

    fn colour(text: &str) -> Colour {
        text.parse().unwrap()
    }

    #[test]
    fn both_written_forms_are_read_and_one_is_written() {
        for (text, written) in [
            ("#FFD21F", "#FFD21F"),
            ("#ffd21f", "#FFD21F"),
            ("#fff", "#FFFFFF"),
            ("#1aC", "#11AACC"),
            ("#000000", "#000000"),
        ] {
            assert_eq!(colour(text).to_string(), written);
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
            "",
            "#",
            "FFD21F",
            "#FFD2",
            "#FFD21",
            "#FFD21F0",
            "##FFFFF",
            "#+1+1+1",
            "#GGGGGG",
            " #FFFFFF",
            "#ÁÁÁ",
            "red",
            "url(#a)",
            "#FFF\"/><script>",
        ] {
            assert_eq!(text.parse::<Colour>(), Err(InvalidColour(text.to_owned())), "{text}");
        }
    }

    #[test]
    fn stored_colours_are_checked_like_written_ones() {
        let read = |text: &'static str| {
            let stored: StrDeserializer<'_, Error> = text.into_deserializer();
            Colour::deserialize(stored)
        };
        assert_eq!(read("#1652f0").unwrap(), Colour::from_rgb(0x16, 0x52, 0xF0));
        assert_eq!(read("\"/><script>").unwrap_err().to_string(), r#""\"/><script>" is not a colour such as #1652F0"#);
        assert_eq!(String::from(Colour::from_rgb(0x16, 0x52, 0xF0)), "#1652F0");
    }

    #[test]
    fn contrast_of_known_pairs() {
        for (one, two, ratio) in [
            ("#000000", "#FFFFFF", 21.0),
            ("#FFFFFF", "#FFFFFF", 1.0),
            ("#001941", "#FAFCFF", 16.81),
            ("#777777", "#FFFFFF", 4.48),
            ("#FFD21F", "#15171C", 12.37),
            ("#D9142F", "#FFFFFF", 5.13),
        ] {
            let (one, two) = (colour(one), colour(two));
            assert!((one.contrast(two) - ratio).abs() < 0.005, "{one} {two} {}", one.contrast(two));
            assert!((one.contrast(two) - two.contrast(one)).abs() < f64::EPSILON);
        }
    }

    #[test]
    fn colours_mix_channel_by_channel() {
        for (percent, mixed) in [(0, "#FFD21F"), (28, "#B89A1E"), (50, "#806E1E"), (100, "#000A1C"), (200, "#000A1C")] {
            assert_eq!(colour("#FFD21F").mixed_with(colour("#000A1C"), percent).to_string(), mixed);
        }
    }

    #[test]
    fn near_colours_are_told_from_distant_ones() {
        for (one, two, close) in [
            ("#00FAFF", "#00FAFF", true),
            ("#00FAFF", "#6CE5FF", false),
            ("#00FAFF", "#10E0F0", true),
            ("#00FAFF", "#19FF91", false),
            ("#FFFFFF", "#FAFCFF", true),
            ("#FFFFFF", "#FFD21F", false),
        ] {
            assert_eq!(colour(one).is_close_to(colour(two)), close, "{one} {two}");
        }
    }

    #[test]
    fn text_on_club_colours_can_be_read() {
        for (ground, text) in [
            ("#FFD21F", Colour::INK),
            ("#FF7A1A", Colour::INK),
            ("#1652F0", Colour::PAPER),
            ("#17181C", Colour::PAPER),
            ("#FFFFFF", Colour::INK),
            // A middle grey on which neither ink nor paper reaches the ratio, but black does.
            ("#7A7A7A", Colour::BLACK),
        ] {
            let ground = colour(ground);
            assert_eq!(on_colour(ground), text, "{ground}");
            assert!(ground.contrast(text) >= TEXT_CONTRAST);
        }
    }
}
