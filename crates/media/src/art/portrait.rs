//! People without a photograph: cut paper, one hard light from the left, the club's colours behind them and on their
//! shoulders.

use serde::{Deserialize, Serialize};

use crate::colour::{Colour, on_colour};

use super::complexion::{Skin, person};
use super::kit::KitSpec;
use super::svg::{circle, document, line, path, rect};

mod face;

use face::Face;

const SHOULDERS: &str = "M4 240C8 196 44 184 80 170H120C156 184 192 196 196 240Z";
/// White paper behind a portrait would be lost on a white page.
const COOL_WHITE: Colour = Colour::from_rgb(0xD6, 0xE2, 0xF5);
const SUIT: Colour = Colour::from_rgb(0x15, 0x23, 0x3F);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Attire {
    /// A player, in the club's shirt.
    #[default]
    Shirt,
    /// A coach or official, in suit and tie.
    Suit,
}

named_as_stored!(Attire);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Backdrop {
    /// The club's colours in one of four motifs.
    #[default]
    Club,
    /// See-through, for a portrait that stands in a club's own field.
    None,
}

named_as_stored!(Backdrop);

/// What is known of the person; all else is left to the seed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sitter {
    pub attire: Attire,
    /// Worn long and without a beard, as for the players of a women's team.
    pub long_hair: bool,
    pub backdrop: Backdrop,
}

/// A portrait as a complete SVG document, 200 units wide and 240 high. The seed is something that stays with the
/// person, such as an id.
pub fn portrait(seed: &str, club: &KitSpec, sitter: Sitter) -> String {
    let mut chance = person(seed);
    let face = Face::drawn_from(&mut chance, sitter.long_hair);
    let mirrored = chance.fraction() > 0.5;
    let motif = chance.below(4);

    let person = bust(&face, club, sitter);
    let person = if mirrored { format!(r#"<g transform="translate(200 0) scale(-1 1)">{person}</g>"#) } else { person };
    let backdrop = match sitter.backdrop {
        Backdrop::Club => backdrop(motif, behind(club.first), behind(club.second)),
        Backdrop::None => String::new(),
    };
    document(200, 240, &(backdrop + &person))
}

fn behind(colour: Colour) -> Colour {
    if colour == Colour::WHITE { COOL_WHITE } else { colour }
}

fn backdrop(motif: usize, ground: Colour, figure: Colour) -> String {
    let figure = match motif {
        0 => circle(100.0, 104.0, 84.0, figure),
        1 => path("M0 0H200V40A160 160 0 0 1 40 240H0Z", figure),
        2 => path("M0 240A200 200 0 0 1 200 40V240Z", figure),
        _ => rect(0.0, 0.0, 100.0, 240.0, figure),
    };
    rect(0.0, 0.0, 200.0, 240.0, ground) + &figure
}

fn bust(face: &Face, club: &KitSpec, sitter: Sitter) -> String {
    let Skin { shaded, .. } = face.skin;
    let neckline = match sitter.attire {
        Attire::Shirt => line("M76 169C86 194 114 194 124 169", club.second, 6.0),
        Attire::Suit => String::new(),
    };
    [
        if sitter.long_hair { face.hair_behind() } else { String::new() },
        edge(club, sitter.backdrop),
        clothes(club, sitter.attire),
        path("M78 136V172C88 190 112 190 122 172V136Z", shaded),
        neckline,
        face.paint(),
    ]
    .concat()
}

/// A cut edge that parts the shoulders from whatever is behind them.
fn edge(club: &KitSpec, backdrop: Backdrop) -> String {
    let (colour, opacity) = match backdrop {
        Backdrop::None => (club.second, "1"),
        Backdrop::Club => match on_colour(behind(club.first)) {
            Colour::PAPER | Colour::WHITE => (Colour::PAPER, ".9"),
            _ => (Colour::INK, ".9"),
        },
    };
    format!(r#"<path d="{SHOULDERS}" fill="none" stroke="{colour}" stroke-width="5" stroke-opacity="{opacity}"/>"#)
}

fn clothes(club: &KitSpec, attire: Attire) -> String {
    let cloth = match attire {
        Attire::Shirt => {
            format!(r#"<g transform="translate(-20 128) scale(2)">{}</g>"#, club.pattern.paint(club.first, club.second))
        }
        Attire::Suit => [
            rect(0.0, 0.0, 200.0, 240.0, SUIT),
            path("M80 166L100 206L120 166Z", Colour::PAPER),
            path("M97 180h6l3 40h-12Z", club.first),
        ]
        .concat(),
    };
    [
        &format!(r#"<clipPath id="s"><path d="{SHOULDERS}"/></clipPath><g clip-path="url(#s)">{cloth}"#),
        r##"<path d="M108 170H200V240H96Z" fill="#000" opacity=".16"/></g>"##,
    ]
    .concat()
}

#[cfg(test)]
mod tests;
