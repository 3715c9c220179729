//! The card of one match: two fields in the clubs' colours, the score between them.

use super::layout::{Anchor, Face, LIVE, Words, fitting, lines};
use super::{BoardSide, Card, CardBoard, HEIGHT, Inset, MOST_SCORERS, WIDTH};
use crate::colour::{Colour, on_colour};

/// The fields' width, and where they begin and end.
const FIELD: f32 = 424.0;
const TOP: f32 = 96.0;
const BOTTOM: f32 = 540.0;
/// The corner of a pitch.
const CORNER: f32 = 104.0;

const QUIET: &str = "#A9B9D4";

pub(super) fn compose<'a>(card: &'a Card, board: &'a CardBoard, svg: &mut String, insets: &mut Vec<Inset<'a>>) {
    let (width, middle) = (WIDTH as f32, WIDTH as f32 / 2.0);
    *svg += &format!(r#"<rect width="{WIDTH}" height="{HEIGHT}" fill="{}"/>"#, Colour::INK);
    let paper = Colour::PAPER.to_string();
    insets.push(Inset { svg: &card.emblem, at: (48.0, 24.0), height: 48.0 });
    let heading = format!("{}, {}", card.competition, card.title);
    let say = |text: &str, at: (f32, f32), (face, size): (Face, f32), room: f32, anchor: Anchor, fill: &str| {
        Words { text, at, size: fitting(text, face, size, room), face, anchor, fill }.svg()
    };
    *svg += &say(&heading, (116.0, 58.0), (Face::Text, 27.0), 620.0, Anchor::Start, &paper);
    *svg += &say(&card.site, (width - 48.0, 58.0), (Face::Wide, 26.0), 360.0, Anchor::End, &paper);
    let inner = BOTTOM - CORNER;
    let turn = FIELD - CORNER;
    *svg += &format!(
        r#"<path d="M0 {TOP}H{FIELD}V{inner}A{CORNER} {CORNER} 0 0 1 {turn} {BOTTOM}H0Z" fill="{}"/>"#,
        board.home.colour
    );
    let (left, turn) = (width - FIELD, width - FIELD + CORNER);
    *svg += &format!(
        r#"<path d="M{width} {TOP}H{left}V{inner}A{CORNER} {CORNER} 0 0 0 {turn} {BOTTOM}H{width}Z" fill="{}"/>"#,
        board.away.colour
    );
    side(&board.home, FIELD / 2.0, svg, insets);
    side(&board.away, width - FIELD / 2.0, svg, insets);
    if board.is_live {
        let pill = (board.state.chars().count() as f32 * 15.0 + 56.0).min(330.0);
        let x = middle - pill / 2.0;
        *svg += &format!(r#"<rect x="{x}" y="136" width="{pill}" height="52" rx="26" fill="{LIVE}"/>"#);
    }
    let fill = if board.is_live { paper.as_str() } else { QUIET };
    *svg += &say(&board.state, (middle, 171.0), (Face::Text, 27.0), 300.0, Anchor::Middle, fill);
    *svg += &say(&board.middle, (middle, 384.0), (Face::Narrow, 190.0), 316.0, Anchor::Middle, &paper);
    *svg += &say(&board.below, (middle, 452.0), (Face::Text, 28.0), 316.0, Anchor::Middle, &paper);
    *svg += &say(&card.note, (middle, 594.0), (Face::Text, 26.0), width - 96.0, Anchor::Middle, QUIET);
}

fn side<'a>(side: &'a BoardSide, middle: f32, svg: &mut String, insets: &mut Vec<Inset<'a>>) {
    // Crests are as wide as they are high.
    let crest = 132.0;
    insets.push(Inset { svg: &side.side.crest, at: (middle - crest / 2.0, TOP + 22.0), height: crest });
    let ink = on_colour(side.colour).to_string();
    let mut y = TOP + 202.0;
    for line in lines(&side.side.name) {
        let size = fitting(&line, Face::Wide, 36.0, FIELD - 64.0);
        *svg +=
            &Words { text: &line, at: (middle, y), size, face: Face::Wide, anchor: Anchor::Middle, fill: &ink }.svg();
        y += 42.0;
    }
    for text in side.scorers.iter().take(MOST_SCORERS) {
        let size = fitting(text, Face::Text, 22.0, FIELD - 2.0 * CORNER);
        *svg += &Words { text, at: (middle, y), size, face: Face::Text, anchor: Anchor::Middle, fill: &ink }.svg();
        y += 27.0;
    }
}
