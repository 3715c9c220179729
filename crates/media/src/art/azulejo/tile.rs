//! The ten tiles. Each is drawn once, and turned by a quarter up to three times.

/// The side of a tile: wide enough for every measure to be a whole number.
pub(super) const SIDE: i32 = 200;

/// One stroke of the pen. All but the first of a shape are relative to where the pen stands.
#[derive(Clone, Copy)]
pub(super) enum Pen {
    /// Where a shape begins, from the tile's top left corner.
    Start(i32, i32),
    Line(i32, i32),
    /// Less than half a circle, or just half; clockwise or not.
    Arc {
        radius: i32,
        clockwise: bool,
        by: (i32, i32),
    },
    /// A wave's first half, by its control point and its end.
    Swell((i32, i32), (i32, i32)),
    /// A wave's second half, mirroring the first.
    Ebb(i32, i32),
}

use Pen::{Ebb, Line, Start, Swell};

/// A figure upon the ground, and on some tiles a second one upon or inside it.
pub(super) struct Tile {
    pub figure: &'static [Pen],
    pub second: &'static [Pen],
}

const fn turning(radius: i32, x: i32, y: i32) -> Pen {
    Pen::Arc { radius, clockwise: true, by: (x, y) }
}

const fn turning_back(radius: i32, x: i32, y: i32) -> Pen {
    Pen::Arc { radius, clockwise: false, by: (x, y) }
}

const fn only(figure: &'static [Pen]) -> Tile {
    Tile { figure, second: &[] }
}

const CORNER: &[Pen] = &[Start(0, 0), Line(200, 0), turning(200, -200, 200)];

/// In the order of the reference, which a seed counts on.
pub(super) static TILES: [Tile; 10] = [
    only(CORNER),
    Tile { figure: CORNER, second: &[Start(0, 0), Line(100, 0), turning(100, -100, 100)] },
    only(&[Start(28, 100), turning(72, 144, 0), turning(72, -144, 0)]),
    // Two scales, one below the other.
    only(&[Start(0, 0), Line(200, 0), turning(100, -200, 0), Start(0, 100), Line(200, 0), turning(100, -200, 0)]),
    // Two stripes.
    only(&[
        Start(0, 25),
        Line(200, 0),
        Line(0, 50),
        Line(-200, 0),
        Start(0, 125),
        Line(200, 0),
        Line(0, 50),
        Line(-200, 0),
    ]),
    only(&[Start(0, 0), Line(200, 200), Line(-200, 0)]),
    only(&[Start(0, 100), Swell((50, -72), (100, 0)), Ebb(100, 0), Line(0, 100), Line(-200, 0)]),
    // A ring around a dot; drawn backwards, the inner circle is a hole.
    Tile {
        figure: &[
            Start(14, 100),
            turning(86, 172, 0),
            turning(86, -172, 0),
            Start(34, 100),
            turning_back(66, 132, 0),
            turning_back(66, -132, 0),
        ],
        second: &[Start(80, 100), turning(20, 40, 0), turning(20, -40, 0)],
    },
    only(&[]),
    // The painted line of a corner.
    only(&[Start(0, 0), turning_back(200, 200, 200), Line(0, -56), turning(144, -144, -144)]),
];

/// The path data of a whole tile.
pub(super) fn square((column, row): (i32, i32)) -> String {
    format!("M{} {}h{SIDE}v{SIDE}h-{SIDE}z", column * SIDE, row * SIDE)
}

/// The path data of a figure, turned clockwise about the middle of its tile and put in its place.
pub(super) fn draw(strokes: &[Pen], quarter_turns: usize, (column, row): (i32, i32)) -> String {
    let mut data = String::new();
    for stroke in strokes {
        data += &match *stroke {
            Start(x, y) => {
                let (x, y) = turned((x - SIDE / 2, y - SIDE / 2), quarter_turns);
                let close = if data.is_empty() { "" } else { "z" };
                format!("{close}M{} {}", column * SIDE + SIDE / 2 + x, row * SIDE + SIDE / 2 + y)
            }
            Line(x, y) => match turned((x, y), quarter_turns) {
                (x, 0) => format!("h{x}"),
                (0, y) => format!("v{y}"),
                (x, y) => format!("l{x} {y}"),
            },
            Pen::Arc { radius, clockwise, by } => {
                let (x, y) = turned(by, quarter_turns);
                format!("a{radius} {radius} 0 0 {} {x} {y}", u8::from(clockwise))
            }
            Swell(control, end) => {
                let ((cx, cy), (x, y)) = (turned(control, quarter_turns), turned(end, quarter_turns));
                format!("q{cx} {cy} {x} {y}")
            }
            Ebb(x, y) => {
                let (x, y) = turned((x, y), quarter_turns);
                format!("t{x} {y}")
            }
        };
    }
    if data.is_empty() { data } else { data + "z" }
}

fn turned((x, y): (i32, i32), quarter_turns: usize) -> (i32, i32) {
    (0..quarter_turns).fold((x, y), |(x, y), _| (-y, x))
}
