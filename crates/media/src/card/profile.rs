//! The card of a club or of somebody: a field in the club's colour with the crest or the portrait, figures beside it.

use super::layout::{Anchor, Face, Words, fitting, lines};
use super::{Card, CardField, CardPicture, CardProfile, HEIGHT, Inset, MOST_FIGURES, MOST_FORM, WIDTH};
use crate::colour::{Colour, on_colour};

/// The field's width, and where it begins and ends.
pub(super) const FIELD: f32 = 424.0;
pub(super) const TOP: f32 = 96.0;
pub(super) const BOTTOM: f32 = 540.0;
/// The corner of a pitch.
pub(super) const CORNER: f32 = 104.0;
pub(super) const QUIET: &str = "#A9B9D4";

const LEFT: f32 = FIELD + 48.0;
const RIGHT: f32 = WIDTH as f32 - 48.0;
/// Portraits are drawn 200 wide and 240 high.
pub(super) const PORTRAIT: f32 = 200.0 / 240.0;

pub(super) fn say(
    text: &str,
    at: (f32, f32),
    (face, size): (Face, f32),
    room: f32,
    anchor: Anchor,
    fill: &str,
) -> String {
    Words { text, at, size: fitting(text, face, size, room), face, anchor, fill }.svg()
}

/// The dark ground with the competition and the site at its head, and the note at its foot.
pub(super) fn frame<'a>(card: &'a Card, svg: &mut String, insets: &mut Vec<Inset<'a>>) {
    let (width, paper) = (WIDTH as f32, Colour::PAPER.to_string());
    *svg += &format!(r#"<rect width="{WIDTH}" height="{HEIGHT}" fill="{}"/>"#, Colour::INK);
    let start = match card.emblem.is_empty() {
        true => 48.0,
        false => {
            insets.push(Inset { svg: &card.emblem, at: (48.0, 24.0), height: 48.0 });
            116.0
        }
    };
    *svg += &say(&card.competition, (start, 58.0), (Face::Text, 27.0), 620.0, Anchor::Start, &paper);
    *svg += &say(&card.site, (width - 48.0, 58.0), (Face::Wide, 26.0), 360.0, Anchor::End, &paper);
    *svg += &say(&card.note, (width / 2.0, 594.0), (Face::Text, 26.0), width - 96.0, Anchor::Middle, QUIET);
}

/// A field at the left edge, its inner corner that of a pitch.
pub(super) fn left_field(colour: Colour) -> String {
    let (inner, turn) = (BOTTOM - CORNER, FIELD - CORNER);
    format!(
        r#"<path d="M0 {TOP}H{FIELD}V{inner}A{CORNER} {CORNER} 0 0 1 {turn} {BOTTOM}H0Z" fill="{}"/>"#,
        ground(colour)
    )
}

/// A field that would be lost on the card's ground is a shade lighter.
pub(super) fn ground(colour: Colour) -> Colour {
    if colour.is_close_to(Colour::INK) { colour.mixed_with(Colour::PAPER, 16) } else { colour }
}

pub(super) fn compose<'a>(card: &'a Card, profile: &'a CardProfile, svg: &mut String, insets: &mut Vec<Inset<'a>>) {
    frame(card, svg, insets);
    let field = &profile.field;
    *svg += &left_field(field.colour);
    picture(field, svg, insets);
    let paper = Colour::PAPER.to_string();
    let mut y = TOP + 66.0;
    for line in lines(&card.title) {
        *svg += &say(&line, (LEFT, y), (Face::Wide, 56.0), RIGHT - LEFT, Anchor::Start, &paper);
        y += 64.0;
    }
    y -= 14.0;
    let room = if profile.form.is_empty() { RIGHT - LEFT } else { RIGHT - LEFT - 270.0 };
    *svg += &say(&profile.line, (LEFT, y), (Face::Text, 27.0), room, Anchor::Start, QUIET);
    form(profile, y, svg);
    figures(profile, svg);
}

fn picture<'a>(field: &'a CardField, svg: &mut String, insets: &mut Vec<Inset<'a>>) {
    match &field.picture {
        CardPicture::Crest(crest) => {
            let height = 292.0;
            let at = ((FIELD - height) / 2.0, f32::midpoint(TOP, BOTTOM) - height / 2.0);
            insets.push(Inset { svg: crest, at, height });
        }
        CardPicture::Portrait(portrait) => {
            let height = 396.0;
            // Left of the middle: the pitch's corner takes some of the other side.
            insets.push(Inset { svg: portrait, at: (14.0, BOTTOM - height), height });
        }
    }
    let fill = on_colour(ground(field.colour)).to_string();
    *svg += &say(&field.number, (FIELD - 28.0, TOP + 104.0), (Face::Narrow, 108.0), 120.0, Anchor::End, &fill);
}

/// How the last matches went, the latest on the right.
fn form(profile: &CardProfile, base: f32, svg: &mut String) {
    let (side, step) = (40.0, 48.0);
    let shown = &profile.form[profile.form.len().saturating_sub(MOST_FORM)..];
    let first = RIGHT - step * shown.len() as f32 + (step - side);
    for (index, result) in shown.iter().enumerate() {
        let (x, top) = (first + step * index as f32, base - 30.0);
        *svg += &format!(r#"<rect x="{x}" y="{top}" width="{side}" height="{side}" rx="8" fill="{}"/>"#, result.colour);
        let fill = on_colour(result.colour).to_string();
        let at = (x + side / 2.0, top + 28.0);
        *svg += &say(&result.letter, at, (Face::Text, 22.0), side, Anchor::Middle, &fill);
    }
}

/// In two rows, of three or – where there are few – two.
fn figures(profile: &CardProfile, svg: &mut String) {
    let paper = Colour::PAPER.to_string();
    let columns = if profile.figures.len() <= 4 { 2 } else { 3 };
    let column = (RIGHT - LEFT) / columns as f32;
    for (index, figure) in profile.figures.iter().take(MOST_FIGURES).enumerate() {
        let (x, y) = (LEFT + column * (index % columns) as f32, if index < columns { 382.0 } else { 496.0 });
        *svg += &format!(r##"<path d="M{x} {}h{}" stroke="#2C4166" stroke-width="2"/>"##, y - 66.0, column - 24.0);
        *svg += &say(&figure.value, (x, y), (Face::Narrow, 62.0), column - 28.0, Anchor::Start, &paper);
        *svg += &say(&figure.label, (x, y + 28.0), (Face::Text, 20.0), column - 28.0, Anchor::Start, QUIET);
    }
}
