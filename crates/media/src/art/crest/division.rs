use std::f64::consts::PI;

use serde::{Deserialize, Serialize};

use crate::art::svg::{around, circle, line, path, rect};
use crate::colour::Colour;

/// How the field is parted between the club's first and second colour. English names are those of heraldry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Division {
    Plain,
    /// Upright stripes.
    Pale,
    /// Level stripes.
    Barry,
    /// Two beams of light above, two stripes at the foot.
    BarryBase,
    /// One broad slanting stripe.
    Bend,
    /// Halves side by side.
    PerPale,
    /// Halves along a slanting line.
    PerBend,
    Quarterly,
    /// A band across the top.
    Chief,
    /// A wedge rising from the foot.
    Pile,
    /// A diagonal cross.
    Saltire,
    /// The sea below the sky.
    WaveBase,
    Sunrise,
    Bridge,
    Dunes,
}

named_as_stored!(Division);

impl Division {
    pub const ALL: [Self; 15] = [
        Self::Plain,
        Self::Pale,
        Self::Barry,
        Self::BarryBase,
        Self::Bend,
        Self::PerPale,
        Self::PerBend,
        Self::Quarterly,
        Self::Chief,
        Self::Pile,
        Self::Saltire,
        Self::WaveBase,
        Self::Sunrise,
        Self::Bridge,
        Self::Dunes,
    ];

    pub(super) fn paint(self, field: Colour, second: Colour) -> String {
        match self {
            Self::Plain => ground(field),
            Self::Pale => {
                // Five stripes of equal width; the even ones are the ground showing through.
                let stripe = |centre: f64| rect(centre - 6.85, 0.0, 13.7, 72.0, field);
                ground(second) + &[4.6, 32.0, 59.4].map(stripe).concat()
            }
            Self::Barry => ground(field) + &[14.0, 34.0, 54.0].map(|y| rect(0.0, y, 64.0, 9.0, second)).concat(),
            Self::BarryBase => [
                ground(second),
                path("M32 24L70 2V30L32 27Z M32 24L-6 2V30L32 27Z", field),
                rect(0.0, 54.0, 64.0, 4.0, field),
                rect(0.0, 61.0, 64.0, 4.0, field),
            ]
            .concat(),
            Self::Bend => ground(field) + &path("M-6 52L52 -6H74L4 72H-6Z", second),
            Self::PerPale => ground(field) + &rect(32.0, 0.0, 32.0, 72.0, second),
            Self::PerBend => ground(field) + &path("M0 66L64 4V72H0Z", second),
            Self::Quarterly => ground(field) + &path("M32 0H64V35H32Z M0 35H32V72H0Z", second),
            Self::Chief => ground(field) + &rect(0.0, 0.0, 64.0, 20.0, second),
            Self::Pile => ground(field) + &path("M-4 72L32 26L68 72Z", second),
            Self::Saltire => ground(field) + &line("M-4 0L68 72M68 0L-4 72", second, 7.0),
            Self::WaveBase => sea(field, second),
            Self::Sunrise => sunrise(field, second),
            Self::Bridge => bridge(field, second),
            Self::Dunes => dunes(field, second),
        }
    }

    /// In white and black, so that the figure the division shows is the white part.
    pub(super) fn paint_white_figure(self) -> String {
        match self {
            Self::Pale | Self::BarryBase | Self::Sunrise | Self::Dunes => self.paint(Colour::WHITE, Colour::BLACK),
            Self::Plain
            | Self::Barry
            | Self::Bend
            | Self::PerPale
            | Self::PerBend
            | Self::Quarterly
            | Self::Chief
            | Self::Pile
            | Self::Saltire
            | Self::WaveBase
            | Self::Bridge => self.paint(Colour::BLACK, Colour::WHITE),
        }
    }
}

fn ground(colour: Colour) -> String {
    rect(0.0, 0.0, 64.0, 72.0, colour)
}

fn sea(water: Colour, sky: Colour) -> String {
    [
        ground(sky),
        path("M0 34q8-6 16 0t16 0 16 0 16 0V72H0Z", water),
        r##"<path d="M0 45q8-6 16 0t16 0 16 0 16 0M0 55q8-6 16 0t16 0 16 0 16 0" stroke="#fff" stroke-width="3" fill="none" opacity=".9"/>"##.to_owned(),
    ]
    .concat()
}

/// Nine rays fanning out from the horizon, over a striped sea.
fn sunrise(light: Colour, dark: Colour) -> String {
    let edge = |position: f64| around(32.0, 46.0, 60.0, -PI * (1.0 - position / 9.0));
    let rays = (0..9).map(f64::from).map(|ray| {
        let ((from_x, from_y), (to_x, to_y)) = (edge(ray + 0.22), edge(ray + 0.78));
        path(&format!("M32 46L{from_x:.1} {from_y:.1}L{to_x:.1} {to_y:.1}Z"), light)
    });
    [
        ground(dark),
        rays.collect(),
        rect(0.0, 46.0, 64.0, 30.0, light),
        rect(0.0, 52.0, 64.0, 3.0, dark),
        rect(0.0, 59.0, 64.0, 3.0, dark),
    ]
    .concat()
}

fn bridge(sky: Colour, stone: Colour) -> String {
    [
        ground(sky),
        path("M0 34H64V41H0Z", stone),
        path("M0 41H64V54H58A10 10 0 0 0 38 54H26A10 10 0 0 0 6 54H0Z", stone),
        line("M0 60h64", stone, 3.0),
        line("M12 34V20M32 34V14M52 34V20M0 24Q16 34 32 14Q48 34 64 24", stone, 2.6),
    ]
    .concat()
}

fn dunes(sand: Colour, sky: Colour) -> String {
    [
        ground(sky),
        circle(43.0, 22.0, 9.0, Colour::WHITE),
        path("M0 40C18 26 30 38 64 34V72H0Z", sand),
        format!(r#"<path d="M0 56C20 40 40 58 64 46V72H0Z" fill="{sky}" opacity=".32"/>"#),
    ]
    .concat()
}
