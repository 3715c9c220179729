use std::f64::consts::PI;

use serde::{Deserialize, Serialize};

use crate::art::svg::{around, circle, line, outlined_path, path, polygon, rect, rounded_line};
use crate::colour::Colour;

/// The figure laid upon the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Charge {
    None,
    Farol,
    Peixe,
    Ancora,
    Estrela,
    /// A compass rose.
    Rosa,
    Pico,
    Torre,
    Sol,
    Cruz,
    Livro,
    Arvore,
    /// A cogwheel.
    Roda,
    Bola,
    Colmeia,
    Uva,
}

named_as_stored!(Charge);

impl Charge {
    pub const ALL: [Self; 16] = [
        Self::None,
        Self::Farol,
        Self::Peixe,
        Self::Ancora,
        Self::Estrela,
        Self::Rosa,
        Self::Pico,
        Self::Torre,
        Self::Sol,
        Self::Cruz,
        Self::Livro,
        Self::Arvore,
        Self::Roda,
        Self::Bola,
        Self::Colmeia,
        Self::Uva,
    ];

    pub(super) fn paint(self, fill: Colour, detail: Colour) -> String {
        match self {
            Self::None => String::new(),
            Self::Farol => lighthouse(fill, detail),
            Self::Peixe => {
                path("M14 21c6-9 20-10 28-1l7-6v14l-7-6c-8 9-22 8-28-1Z", fill) + &circle(22.5, 19.6, 2.0, detail)
            }
            Self::Ancora => anchor(fill, detail),
            Self::Estrela => {
                star(32.0, 35.0, [17.0, 7.0], 5, 0.0, detail) + &star(32.0, 35.0, [12.5, 5.2], 5, 0.0, fill)
            }
            Self::Rosa => compass_rose(fill, detail),
            Self::Pico => mountain(fill, detail),
            Self::Torre => tower(fill, detail),
            Self::Sol => path("M16 46a16 16 0 0 1 32 0Z", fill),
            Self::Cruz => cross_under_three_dots(fill, detail),
            Self::Livro => book(fill, detail),
            Self::Arvore => tree(fill, detail),
            Self::Roda => cogwheel(fill, detail),
            Self::Bola => ball(fill, detail),
            Self::Colmeia => honeycomb(fill, detail),
            Self::Uva => grapes(fill, detail),
        }
    }
}

fn lighthouse(fill: Colour, detail: Colour) -> String {
    [
        path("M27 31H37L40 58H24Z", fill),
        path("M26.1 38h11.8l.9 7H25.3Z", detail),
        format!(r#"<rect x="24" y="28" width="16" height="3.4" rx="1" fill="{fill}"/>"#),
        rect(28.0, 20.5, 8.0, 7.5, fill),
        path("M26.5 20.5L32 14l5.5 6.5Z", fill),
    ]
    .concat()
}

fn anchor(fill: Colour, detail: Colour) -> String {
    let anchor = "M32 18a5 5 0 1 1 .01 0ZM32 20V54M22 27H42M15 42c2 9 9 13 17 14 8-1 15-5 17-14";
    rounded_line(anchor, detail, 9.0) + &rounded_line(anchor, fill, 4.4)
}

fn compass_rose(fill: Colour, detail: Colour) -> String {
    [
        circle(32.0, 36.0, 18.0, detail),
        star(32.0, 36.0, [17.0, 4.4], 4, 0.0, fill),
        star(32.0, 36.0, [10.5, 3.6], 4, 45.0, fill),
        circle(32.0, 36.0, 2.6, detail),
    ]
    .concat()
}

fn mountain(fill: Colour, detail: Colour) -> String {
    [
        path("M10 50L25 27L32 36L40 22L55 50Z", fill),
        path("M40 22l5.6 10.4-4 3-3.2-3.4-3.4 2.4Z", detail),
        circle(20.0, 18.0, 5.0, fill),
    ]
    .concat()
}

fn tower(fill: Colour, detail: Colour) -> String {
    [
        outlined_path("M21 26V18h5v4h4v-4h4v4h4v-4h5v8l-3 4v22H24V30Z", fill, detail, 2.0),
        path("M29 52V44a3 3 0 0 1 6 0v8Z", detail),
        rect(30.4, 32.0, 3.2, 6.0, detail),
    ]
    .concat()
}

fn cross_under_three_dots(fill: Colour, detail: Colour) -> String {
    let cross =
        "M32 27c2 5 2 5 5 8 3 3 5 3 9 5-4 2-6 2-9 5-3 3-3 4-5 11-2-7-2-8-5-11-3-3-5-3-9-5 4-2 6-2 9-5 3-3 3-3 5-8Z";
    path(cross, fill) + &[16.0, 32.0, 48.0].map(|x| circle(x, 13.0, 2.4, detail)).concat()
}

fn book(fill: Colour, detail: Colour) -> String {
    let lines = "M19 31c3 0 6 .6 8.5 2M19 38c3 0 6 .6 8.5 2M45 31c-3 0-6 .6-8.5 2M45 38c-3 0-6 .6-8.5 2";
    [
        path("M32 28c-5-4-12-5-18-4v24c6-1 13 0 18 4 5-4 12-5 18-4V24c-6-1-13 0-18 4Z", fill),
        line("M32 28v24", detail, 2.0),
        line(lines, detail, 2.0),
    ]
    .concat()
}

fn tree(fill: Colour, detail: Colour) -> String {
    let crown = [(32.0, 24.0, 9.0), (22.0, 34.0, 8.0), (42.0, 34.0, 8.0)];
    let fruit = [(27.0, 27.0), (37.0, 29.0), (22.0, 36.0), (43.0, 36.0)];
    [
        path("M30 38h4v20h-4Z", fill),
        crown.map(|(x, y, radius)| circle(x, y, radius, fill)).concat(),
        line("M22 60h20", fill, 3.0),
        fruit.map(|(x, y)| circle(x, y, 1.9, detail)).concat(),
    ]
    .concat()
}

fn cogwheel(fill: Colour, detail: Colour) -> String {
    let tooth = |number: i32| {
        let turn = number * 36;
        format!(
            r#"<rect x="28.6" y="15" width="6.8" height="10" rx="1" fill="{fill}" transform="rotate({turn} 32 36)"/>"#
        )
    };
    [
        (0..10).map(tooth).collect(),
        circle(32.0, 36.0, 15.0, fill),
        circle(32.0, 36.0, 8.5, detail),
        line("M24 36h16M32 28v16", fill, 3.4),
    ]
    .concat()
}

fn ball(fill: Colour, detail: Colour) -> String {
    let seams = "M32 26.5V20M39 31.6l6.6-2.4M36.3 39.8l4 5.6M27.7 39.8l-4 5.6M25 31.6l-6.6-2.4";
    [circle(32.0, 34.0, 14.5, fill), path("M32 26.5l7 5.1-2.7 8.2h-8.6L25 31.6Z", detail), line(seams, detail, 2.0)]
        .concat()
}

fn honeycomb(fill: Colour, detail: Colour) -> String {
    let cells = [(32.0, 27.0), (24.2, 40.5), (39.8, 40.5)];
    cells.map(|(x, y)| hexagon(x, y, 8.2, fill)).concat() + &cells.map(|(x, y)| hexagon(x, y, 3.6, detail)).concat()
}

fn grapes(fill: Colour, detail: Colour) -> String {
    let grape = |(x, y): (i32, i32)| {
        format!(r#"<circle cx="{x}" cy="{y}" r="4.7" fill="{fill}" stroke="{detail}" stroke-width="1.6"/>"#)
    };
    let bunch = [(24, 30), (32, 30), (40, 30), (28, 38), (36, 38), (32, 46)];
    bunch.map(grape).concat() + &outlined_path("M32 25c0-5 2-8 6-9 1 5-1 8-6 9Z", fill, detail, 1.4)
}

/// A star whose corners lie by turns on the outer and the inner of the two radii, turned by some degrees.
fn star(x: f64, y: f64, radii: [f64; 2], points: u32, turn: f64, fill: Colour) -> String {
    let corners = (0..points * 2).zip(radii.into_iter().cycle()).map(|(corner, radius)| {
        let angle = -PI / 2.0 + (f64::from(corner) * PI) / f64::from(points) + turn.to_radians();
        around(x, y, radius, angle)
    });
    path(&polygon(corners, 2), fill)
}

fn hexagon(x: f64, y: f64, radius: f64, fill: Colour) -> String {
    let corners = (0..6).map(|corner| around(x, y, radius, PI / 6.0 + f64::from(corner) * PI / 3.0));
    path(&polygon(corners, 1), fill)
}
