//! Azulejo: walls of painted tiles, built from the corner arc of the pitch. They fill competition heads, the footer and
//! the posters of news that has no picture.

use crate::colour::Colour;

use super::brand::{CYAN, DUSK, NIGHT};
use super::seed::Seeded;
use super::svg::{document, path};

mod tile;

use tile::{SIDE, TILES, Tile};

/// Walls are laid this many tiles wide and a band is cut out of them, so that one seed shows the same tiles in a narrow
/// band and in a wide one.
const WALL: u32 = 8;
/// No band needs more tiles than this in either direction.
const LONGEST: u32 = 24;

/// What a wall is painted with. A colour named twice is twice as likely to be the ground of a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TilePalette(Vec<Colour>);

impl TilePalette {
    pub fn new(colours: impl Into<Vec<Colour>>) -> Self {
        Self(colours.into())
    }

    /// The head of a competition: mostly night, lit by the competition's accent and by cyan.
    pub fn hero(accent: Colour) -> Self {
        let companion = if accent.is_close_to(CYAN) { Colour::PAPER } else { CYAN };
        Self::new([Colour::INK, NIGHT, accent, Colour::INK, companion])
    }

    /// The quiet band above the footer: three tones of night and one accent.
    pub fn footer(accent: Colour) -> Self {
        Self::new([Colour::INK, NIGHT, DUSK, accent])
    }

    /// A poster in full light.
    pub fn poster(accent: Colour) -> Self {
        let companion = if accent.is_close_to(CYAN) { NIGHT } else { CYAN };
        Self::new([Colour::INK, companion, Colour::PAPER, accent])
    }

    fn without(&self, taken: &[Colour]) -> Vec<Colour> {
        self.0.iter().copied().filter(|colour| !taken.contains(colour)).collect()
    }
}

/// A band of tiles as a complete SVG document, 200 units for each tile.
pub fn azulejo(seed: &str, columns: u32, rows: u32, palette: &TilePalette) -> String {
    let (columns, rows) = (columns.clamp(1, LONGEST), rows.clamp(1, LONGEST));
    let tiles = lay(seed, columns, rows, palette);
    document(columns * SIDE.unsigned_abs(), rows * SIDE.unsigned_abs(), &paint(&tiles, palette))
}

/// A tile in its place on the wall.
struct Laid {
    tile: &'static Tile,
    quarter_turns: usize,
    /// In tiles, from the top left.
    place: (i32, i32),
    ground: Colour,
    figure: Colour,
    second: Colour,
}

fn lay(seed: &str, columns: u32, rows: u32, palette: &TilePalette) -> Vec<Laid> {
    let mut chance = Seeded::new(seed);
    let mut tiles = Vec::new();
    for row in 0..rows.cast_signed() {
        for column in 0..columns.max(WALL).cast_signed() {
            let tile = &TILES[chance.below(TILES.len())];
            let quarter_turns = chance.below(4);
            let ground = chance.pick(&palette.0).unwrap_or(Colour::INK);
            let figure = chance.pick(&palette.without(&[ground])).unwrap_or(ground);
            let second = chance.pick(&palette.without(&[ground, figure])).unwrap_or(ground);
            if column < columns.cast_signed() {
                tiles.push(Laid { tile, quarter_turns, place: (column, row), ground, figure, second });
            }
        }
    }
    tiles
}

/// All tiles at once, one path for each colour of each layer: half the bytes of drawing tile by tile.
fn paint(tiles: &[Laid], palette: &TilePalette) -> String {
    let grounds = layer(palette, |colour| {
        tiles.iter().filter(|laid| laid.ground == colour).map(|laid| tile::square(laid.place)).collect()
    });
    let figures = layer(palette, |colour| {
        tiles.iter().filter(|laid| laid.figure == colour).map(|laid| laid.drawn(laid.tile.figure)).collect()
    });
    let seconds = layer(palette, |colour| {
        tiles.iter().filter(|laid| laid.second == colour).map(|laid| laid.drawn(laid.tile.second)).collect()
    });
    // Neighbouring squares must not show a seam, whatever size the band is shown at.
    format!(r#"<g shape-rendering="crispEdges">{grounds}</g>{figures}{seconds}"#)
}

fn layer(palette: &TilePalette, shapes_in: impl Fn(Colour) -> String) -> String {
    let mut painted = Vec::new();
    let mut content = String::new();
    for &colour in &palette.0 {
        let data = if painted.contains(&colour) { String::new() } else { shapes_in(colour) };
        painted.push(colour);
        if !data.is_empty() {
            content += &path(&data, colour);
        }
    }
    content
}

impl Laid {
    fn drawn(&self, strokes: &[tile::Pen]) -> String {
        tile::draw(strokes, self.quarter_turns, self.place)
    }
}

#[cfg(test)]
mod tests;
