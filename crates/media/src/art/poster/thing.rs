//! Scenes of one thing: a number, a whistle, a cup.

use std::f64::consts::PI;

use crate::art::brand::{LIME, ROSE, VIOLET};
use crate::art::digits::Number;
use crate::art::kit::KitPattern;
use crate::art::svg::{around, path, rect};
use crate::colour::Colour;

use super::{BLUE_STRIPES, Cast, Layers, ground};

/// The colour of a yellow card.
const CAUTION: Colour = Colour::from_rgb(0xFF, 0xC4, 0x00);
/// Violet a little deeper.
const DEEP_VIOLET: Colour = Colour::from_rgb(0xA1, 0x36, 0xF2);

pub(super) fn number(cast: &Cast<'_>) -> Layers {
    let club = cast.home.unwrap_or(BLUE_STRIPES);
    let cloth = match club.pattern {
        KitPattern::Stripes => {
            [20.0, 380.0, 740.0, 1100.0, 1460.0].map(|x| rect(x, 0.0, 180.0, 1000.0, club.second)).concat()
        }
        _ => path("M-100 900L900-100H1300L100 1100H-100Z", club.second),
    };
    let lit = cast.accent_or(LIME);
    let fill = if [club.first, club.second].iter().any(|colour| colour.is_close_to(lit)) { Colour::PAPER } else { lit };
    let number = Number { value: cast.number.unwrap_or(9), centre: (800.0, 500.0), height: 690.0 };
    Layers::new([ground(club.first), cloth], [number.paint_edged(fill, Colour::INK, 28.0)])
}

pub(super) fn whistle(cast: &Cast<'_>) -> Layers {
    let (ink, paper) = (Colour::INK, Colour::PAPER);
    let card = |x: i32, y: i32, turn: i32, fill: Colour| {
        let (middle_x, middle_y) = (x + 110, y + 155);
        format!(
            r#"<rect x="{x}" y="{y}" width="220" height="310" rx="18" fill="{fill}" transform="rotate({turn} {middle_x} {middle_y})"/>"#
        )
    };
    let ring = r#"<circle cx="-150" cy="-270" r="46" fill="none""#;
    let back = [
        ground(cast.accent_or(LIME)),
        path("M0 1000A760 760 0 0 1 760 240H1600V1000Z", ink),
        card(250, 260, 10, CAUTION),
        card(150, 300, -8, ROSE),
    ];
    let front = [
        format!(
            r#"<g transform="translate(980 430) rotate(-14)"><circle r="235" fill="{paper}"/><circle r="120" fill="{ink}"/>"#
        ),
        path("M-40-235H520V-70H200Z", paper),
        path("M430-235H520V-70H430Z", ROSE),
        format!(r#"{ring} stroke="{paper}" stroke-width="26"/></g>"#),
    ];
    Layers::new(back, front)
}

/// A trophy before rays of light, with two waves around its bowl.
pub(super) fn cup(cast: &Cast<'_>) -> Layers {
    let sky = cast.accent_or(VIOLET);
    let rays = cast.accent.map_or(DEEP_VIOLET, |accent| accent.mixed_with(Colour::INK, 12));
    let (metal, waves) = if sky.contrast(LIME) < 1.5 { (Colour::INK, sky) } else { (LIME, Colour::INK) };
    let beams: String = (0..24).map(f64::from).map(ray).collect();
    let front = [
        path("M560 200H1040V380C1040 560 930 640 860 660V760H940V850H660V760H740V660C670 640 560 560 560 380Z", metal),
        format!(
            r#"<g fill="none"><path d="M560 260H440V340C440 450 520 520 590 530M1040 260H1160V340C1160 450 1080 520 1010 530" stroke="{metal}" stroke-width="46"/>"#
        ),
        format!(
            r#"<path d="M800 200H1040V380C1040 560 930 640 860 660V760H940V850H800Z" fill="{}" opacity=".16"/>"#,
            Colour::INK
        ),
        format!(
            r#"<path d="M560 360q60-50 120 0t120 0 120 0 120 0M564 440q60-50 120 0t120 0 120 0 112 0" stroke="{waves}" stroke-width="26"/></g>"#
        ),
    ];
    Layers::new([ground(sky), path(&beams, rays)], front)
}

fn ray(number: f64) -> String {
    let edge = |position: f64| around(800.0, 470.0, 1300.0, position * PI / 12.0);
    let ((x, y), (to_x, to_y)) = (edge(number), edge(number + 0.5));
    format!("M800 470L{x:.0} {y:.0}L{to_x:.0} {to_y:.0}Z")
}
