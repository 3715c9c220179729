//! The card of two clubs or two players: a field for each in the colour of the club, what they come to between them.

use super::layout::{Anchor, Face, lines};
use super::profile::{BOTTOM, CORNER, FIELD, PORTRAIT, QUIET, TOP, frame, ground, left_field, say};
use super::{Card, CardComparison, CardPicture, CardRival, Inset, MOST_FIGURES, WIDTH};
use crate::colour::{Colour, on_colour};

pub(super) fn compose<'a>(card: &'a Card, both: &'a CardComparison, svg: &mut String, insets: &mut Vec<Inset<'a>>) {
    frame(card, svg, insets);
    let width = WIDTH as f32;
    let [one, other] = &both.rivals;
    *svg += &left_field(one.field.colour);
    let (left, inner, turn) = (width - FIELD, BOTTOM - CORNER, width - FIELD + CORNER);
    *svg += &format!(
        r#"<path d="M{width} {TOP}H{left}V{inner}A{CORNER} {CORNER} 0 0 0 {turn} {BOTTOM}H{width}Z" fill="{}"/>"#,
        ground(other.field.colour)
    );
    rival(one, FIELD / 2.0, svg, insets);
    rival(other, width - FIELD / 2.0, svg, insets);
    rows(both, svg);
}

fn rival<'a>(rival: &'a CardRival, middle: f32, svg: &mut String, insets: &mut Vec<Inset<'a>>) {
    let fill = on_colour(ground(rival.field.colour)).to_string();
    let mut y = TOP + 48.0;
    for line in lines(&rival.name) {
        *svg += &say(&line, (middle, y), (Face::Wide, 34.0), FIELD - 64.0, Anchor::Middle, &fill);
        y += 40.0;
    }
    *svg += &say(&rival.line, (middle, y - 6.0), (Face::Text, 22.0), FIELD - 64.0, Anchor::Middle, &fill);
    match &rival.field.picture {
        CardPicture::Crest(crest) => {
            let height = 210.0;
            insets.push(Inset { svg: crest, at: (middle - height / 2.0, BOTTOM - height - 56.0), height });
        }
        CardPicture::Portrait(portrait) => {
            let height = 286.0;
            let at = (middle - height * PORTRAIT / 2.0, BOTTOM - height);
            insets.push(Inset { svg: portrait, at, height });
        }
    }
}

fn rows(both: &CardComparison, svg: &mut String) {
    let middle = WIDTH as f32 / 2.0;
    let (paper, edge) = (Colour::PAPER.to_string(), FIELD + 24.0);
    let shown = both.rows.len().clamp(1, MOST_FIGURES);
    let step = 72.0;
    let first = f32::midpoint(TOP, BOTTOM) - step * shown as f32 / 2.0;
    for (index, row) in both.rows.iter().take(MOST_FIGURES).enumerate() {
        let base = first + step * index as f32 + 50.0;
        let places = [(edge, Anchor::Start), (WIDTH as f32 - edge, Anchor::End)];
        for (side, (x, anchor)) in places.into_iter().enumerate() {
            // Who is behind is told more quietly; where nobody is ahead, nobody is behind.
            let fill = if row.ahead.is_none_or(|ahead| ahead == side) { paper.as_str() } else { QUIET };
            *svg += &say(&row.values[side], (x, base), (Face::Narrow, 46.0), 84.0, anchor, fill);
        }
        let label = lines(&row.label);
        let first = if label.len() > 1 { base - 20.0 } else { base - 9.0 };
        for (line, text) in label.iter().enumerate() {
            let at = (middle, first + 22.0 * line as f32);
            *svg += &say(text, at, (Face::Text, 19.0), 132.0, Anchor::Middle, QUIET);
        }
    }
}
