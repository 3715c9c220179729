//! Shirts: one silhouette, ten patterns, and the number on the back.

use serde::{Deserialize, Serialize};

use crate::colour::{Colour, on_colour};

use super::brand::{GREEN, LIME, ORANGE};
use super::digits::Number;
use super::svg::{framed, line};

mod pattern;

pub use pattern::KitPattern;

const SHIRT: &str = "M44 14L18 26L4 62L24 70L30 56V116H90V56L96 70L116 62L102 26L76 14C72 24 48 24 44 14Z";

/// What a club plays in at home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct KitSpec {
    pub pattern: KitPattern,
    pub first: Colour,
    pub second: Colour,
}

/// Which of a club's shirts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum KitVariant {
    #[default]
    Home,
    /// Plain, in the club's second colour.
    Away,
    Goalkeeper,
}

named_as_stored!(KitVariant);

impl KitVariant {
    pub const ALL: [Self; 3] = [Self::Home, Self::Away, Self::Goalkeeper];
}

impl KitSpec {
    /// For people who belong to no club: referees, delegates, observers.
    pub const OFFICIAL: Self = Self { pattern: KitPattern::Plain, first: Colour::INK, second: LIME };

    /// The shirt of that kind, worn by a team whose home shirt is this one.
    pub fn variant(self, variant: KitVariant) -> Self {
        match variant {
            KitVariant::Home => self,
            KitVariant::Away => Self {
                pattern: KitPattern::Plain,
                // Pure white would fade into a white page.
                first: if self.second == Colour::WHITE { Colour::PAPER } else { self.second },
                second: self.first,
            },
            KitVariant::Goalkeeper => {
                Self { pattern: KitPattern::Plain, first: self.goalkeeper_colour(), second: Colour::INK }
            }
        }
    }

    /// A goalkeeper must not be taken for a team mate.
    fn goalkeeper_colour(self) -> Colour {
        if self.first.is_close_to(GREEN) || self.second.is_close_to(GREEN) { ORANGE } else { GREEN }
    }

    fn darker(self) -> Colour {
        if self.first.luminance() < self.second.luminance() { self.first } else { self.second }
    }
}

/// A shirt as a complete SVG document, 120 units square, seen from behind where it carries a number.
pub fn kit(home: &KitSpec, variant: KitVariant, number: Option<u8>) -> String {
    let worn = home.variant(variant);
    let content = [cloth(worn), number.map(|number| back_number(worn, number)).unwrap_or_default()];
    framed([0, 3, 120, 120], &content.concat())
}

fn cloth(worn: KitSpec) -> String {
    let KitSpec { pattern, first, second } = worn;
    [
        format!(r#"<clipPath id="c"><path d="{SHIRT}"/></clipPath><g clip-path="url(#c)">"#),
        pattern.paint(first, second),
        r##"<path d="M30 56V116M90 56V116" stroke="#000" stroke-opacity=".18" stroke-width="1.5"/>"##.to_owned(),
        // The right half lies in the shade.
        r##"<path d="M60 20V120H120V0H76Z" fill="#000" opacity=".09"/>"##.to_owned(),
        line("M4 62L24 70M116 62L96 70", second, 9.0),
        "</g>".to_owned(),
        line("M44 14C48 24 72 24 76 14", second, 5.0),
        format!(r#"<path d="{SHIRT}" fill="none" stroke="{}" stroke-opacity=".35" stroke-width="1.4"/>"#, Colour::INK),
    ]
    .concat()
}

/// Where the pattern runs behind the number, the number stands on a plate in the darker of the two colours.
fn back_number(worn: KitSpec, number: u8) -> String {
    let number = Number { value: number, centre: (60.0, 69.0), height: 33.0 };
    if worn.pattern.is_busy() {
        let plate = worn.darker();
        format!(r#"<rect x="33" y="44" width="54" height="50" rx="7" fill="{plate}"/>"#)
            + &number.paint(on_colour(plate))
    } else {
        number.paint(on_colour(worn.first))
    }
}

#[cfg(test)]
mod tests;
