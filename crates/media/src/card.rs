//! Pictures for whoever shares a page: a table, a round, a match, a club or somebody, drawn as a poster. They have words,
//! so they are drawn here and not by whoever shows them: with our own typeface, the same everywhere.

mod board;
mod comparison;
mod layout;
mod profile;

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

use crate::colour::Colour;
use crate::encode;
use crate::error::MediaError;
use crate::picture::Picture;

/// What every site that shows such pictures takes.
pub const WIDTH: u32 = 1200;
pub const HEIGHT: u32 = 630;

/// A picture that says what a page shows.
pub struct Card {
    /// The competition's colour.
    pub accent: Colour,
    /// The competition's emblem, for dark grounds: an SVG of ours. Clubs and people may have none.
    pub emblem: String,
    pub competition: String,
    pub title: String,
    pub note: String,
    pub site: String,
    pub body: CardBody,
}

pub enum CardBody {
    /// As many as there is room for: [`MOST_ROWS`].
    Table { columns: [String; 3], rows: Vec<CardRow> },
    /// As many as there is room for: [`MOST_MATCHES`].
    Matches(Vec<CardMatch>),
    /// The board of one match.
    Board(Box<CardBoard>),
    /// A club or somebody, whose name is the card's title.
    Profile(Box<CardProfile>),
    /// Two clubs or two players.
    Comparison(Box<CardComparison>),
}

pub const MOST_ROWS: usize = 9;
pub const MOST_MATCHES: usize = 10;

pub struct CardRow {
    pub position: u16,
    pub side: CardSide,
    pub played: u16,
    pub difference: String,
    pub points: i32,
    /// What the place leads to.
    pub zone: Option<Colour>,
}

pub struct CardMatch {
    pub home: CardSide,
    pub away: CardSide,
    /// The score, or when it is played.
    pub middle: String,
    pub is_live: bool,
}

/// One match, as it stands at the moment.
pub struct CardBoard {
    pub home: BoardSide,
    pub away: BoardSide,
    /// The score, or when it is played.
    pub middle: String,
    /// In a word or two: the minute, half time, ended …
    pub state: String,
    pub is_live: bool,
    /// What the score alone does not say: the shoot-out, both legs.
    pub below: String,
}

pub struct BoardSide {
    pub side: CardSide,
    pub colour: Colour,
    /// Who has scored, a line each: as many as there is room for, [`MOST_SCORERS`].
    pub scorers: Vec<String>,
}

pub const MOST_SCORERS: usize = 5;

/// A club or somebody in figures.
pub struct CardProfile {
    pub field: CardField,
    /// What he is, and where.
    pub line: String,
    /// As many as there is room for: [`MOST_FIGURES`].
    pub figures: Vec<CardFigure>,
    /// The latest last; of more than [`MOST_FORM`], those.
    pub form: Vec<CardResult>,
}

pub const MOST_FIGURES: usize = 6;
pub const MOST_FORM: usize = 5;

/// A field in a club's colour.
pub struct CardField {
    pub colour: Colour,
    pub picture: CardPicture,
    /// On his shirt; nothing where there is none.
    pub number: String,
}

/// An SVG of ours.
pub enum CardPicture {
    /// As wide as it is high.
    Crest(String),
    /// See-through, 200 wide and 240 high.
    Portrait(String),
}

pub struct CardFigure {
    pub label: String,
    pub value: String,
}

/// How a match went, in a letter.
pub struct CardResult {
    pub letter: String,
    pub colour: Colour,
}

pub struct CardComparison {
    pub rivals: [CardRival; 2],
    /// As many as there is room for: [`MOST_FIGURES`].
    pub rows: Vec<CardContrast>,
}

pub struct CardRival {
    pub name: String,
    pub line: String,
    pub field: CardField,
}

/// What both come to in one thing.
pub struct CardContrast {
    pub label: String,
    pub values: [String; 2],
    /// Which of the two is ahead.
    pub ahead: Option<usize>,
}

/// A club: its name, and its crest as an SVG of ours.
pub struct CardSide {
    pub name: String,
    pub crest: String,
}

/// A drawing of ours within the card: from this point on, this high.
struct Inset<'a> {
    svg: &'a str,
    at: (f32, f32),
    height: f32,
}

static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    for font in [
        &include_bytes!("../fonts/archivo-wide.ttf")[..],
        include_bytes!("../fonts/archivo-text.ttf"),
        include_bytes!("../fonts/archivo-narrow.ttf"),
    ] {
        fonts.load_font_data(font.to_vec());
    }
    Arc::new(fonts)
});

/// The card as a PNG. Takes some tens of milliseconds of a core.
pub fn draw_card(card: &Card) -> Result<Vec<u8>, MediaError> {
    let (svg, insets) = layout::compose(card);
    let options = options();
    let mut pixmap = Pixmap::new(WIDTH, HEIGHT).ok_or_else(|| failed("no room"))?;
    paint(&svg, &options, Transform::identity(), &mut pixmap)?;
    for inset in insets {
        let tree = read(inset.svg, &options)?;
        let scale = inset.height / tree.size().height();
        let place = Transform::from_scale(scale, scale).post_translate(inset.at.0, inset.at.1);
        resvg::render(&tree, place, &mut pixmap.as_mut());
    }
    encode::png(&Picture::from_rgba(WIDTH, HEIGHT, pixmap.take_demultiplied()))
}

/// Drawings of ours, with our own letters.
pub(crate) fn options() -> Options<'static> {
    Options { fontdb: FONTS.clone(), ..Options::default() }
}

fn paint(svg: &str, options: &Options<'_>, place: Transform, pixmap: &mut Pixmap) -> Result<(), MediaError> {
    resvg::render(&read(svg, options)?, place, &mut pixmap.as_mut());
    Ok(())
}

fn read(svg: &str, options: &Options<'_>) -> Result<Tree, MediaError> {
    Tree::from_str(svg, options).map_err(|error| failed(&error.to_string()))
}

fn failed(reason: &str) -> MediaError {
    MediaError::Failed(format!("share picture: {reason}"))
}

#[cfg(test)]
mod tests;
