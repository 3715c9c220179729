//! Where everything on a card stands.

use super::{Card, CardBody, CardMatch, CardRow, CardSide, HEIGHT, Inset, MOST_MATCHES, MOST_ROWS, WIDTH};
use crate::colour::{Colour, on_colour};

/// Where the list begins.
const LEFT: f32 = 452.0;
const RIGHT: f32 = WIDTH as f32 - 48.0;
const MUTED: &str = "#475877";
const LINE: &str = "#DCE3EE";
pub(super) const LIVE: &str = "#CC003D";

#[derive(Clone, Copy)]
pub(super) enum Face {
    Wide,
    Text,
    Narrow,
}

impl Face {
    fn family(self) -> &'static str {
        match self {
            Self::Wide => "Archivo Wide",
            Self::Text => "Archivo Text",
            Self::Narrow => "Archivo Narrow",
        }
    }

    /// The width of a letter in the mean, for a size of one.
    fn mean(self) -> f32 {
        match self {
            Self::Wide => 0.72,
            Self::Text => 0.56,
            Self::Narrow => 0.44,
        }
    }
}

#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

pub(super) struct Words<'a> {
    pub text: &'a str,
    pub at: (f32, f32),
    pub size: f32,
    pub face: Face,
    pub anchor: Anchor,
    pub fill: &'a str,
}

impl Words<'_> {
    pub(super) fn svg(&self) -> String {
        let anchor = match self.anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let ((x, y), size, family, fill) = (self.at, self.size, self.face.family(), self.fill);
        let text = escaped(self.text);
        format!(
            r#"<text x="{x}" y="{y}" font-family="{family}" font-size="{size}" text-anchor="{anchor}" fill="{fill}">{text}</text>"#
        )
    }
}

fn escaped(text: &str) -> String {
    let letter = |letter: char| match letter {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        other if other.is_control() => String::new(),
        other => other.to_string(),
    };
    text.chars().map(letter).collect()
}

/// As large as it may be, and small enough for the room there is.
pub(super) fn fitting(text: &str, face: Face, size: f32, room: f32) -> f32 {
    let wanted = text.chars().count() as f32 * face.mean();
    (room / wanted.max(1.0)).min(size)
}

pub(super) fn compose(card: &Card) -> (String, Vec<Inset<'_>>) {
    let mut svg = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">"#);
    svg += &format!(r#"<rect width="{WIDTH}" height="{HEIGHT}" fill="{}"/>"#, Colour::PAPER);
    let mut insets = Vec::new();
    match &card.body {
        CardBody::Table { columns, rows } => {
            panel(card, &mut svg, &mut insets);
            table(columns, rows, &mut svg, &mut insets);
        }
        CardBody::Matches(matches) => {
            panel(card, &mut svg, &mut insets);
            list(matches, &mut svg, &mut insets);
        }
        CardBody::Board(board) => super::board::compose(card, board, &mut svg, &mut insets),
        CardBody::Profile(profile) => super::profile::compose(card, profile, &mut svg, &mut insets),
        CardBody::Comparison(both) => super::comparison::compose(card, both, &mut svg, &mut insets),
    }
    svg += "</svg>";
    (svg, insets)
}

/// The dark side: emblem, competition, title. Its lower right corner is the corner of a pitch.
fn panel<'a>(card: &'a Card, svg: &mut String, insets: &mut Vec<Inset<'a>>) {
    let (ink, accent) = (Colour::INK, card.accent);
    *svg += &format!(r#"<path d="M0 0H404V494A136 136 0 0 1 268 {HEIGHT}H0Z" fill="{ink}"/>"#);
    *svg += &format!(r#"<path d="M0 {HEIGHT}V534A96 96 0 0 1 96 {HEIGHT}Z" fill="{accent}"/>"#);
    if !card.emblem.is_empty() {
        insets.push(Inset { svg: &card.emblem, at: (44.0, 44.0), height: 84.0 });
    }
    let paper = Colour::PAPER.to_string();
    let say = |text: &str, y: f32, size: f32, face: Face, fill: &str| {
        Words { text, at: (44.0, y), size: fitting(text, face, size, 330.0), face, anchor: Anchor::Start, fill }.svg()
    };
    *svg += &say(&card.competition, 182.0, 26.0, Face::Text, "#A9B9D4");
    let mut y = 244.0;
    for line in lines(&card.title) {
        *svg += &say(&line, y, 50.0, Face::Wide, &paper);
        y += 58.0;
    }
    *svg += &say(&card.note, y + 4.0, 24.0, Face::Text, "#A9B9D4");
    *svg += &say(&card.site, 492.0, 24.0, Face::Wide, &paper);
}

/// A title of several words in two lines, as even as they can be.
pub(super) fn lines(title: &str) -> Vec<String> {
    let words: Vec<&str> = title.split(' ').collect();
    let evenness = |cut: &usize| {
        let length = |words: &[&str]| words.iter().map(|word| word.chars().count() + 1).sum::<usize>();
        length(&words[..*cut]).abs_diff(length(&words[*cut..]))
    };
    match (1..words.len()).min_by_key(evenness) {
        Some(cut) if title.chars().count() > 9 => vec![words[..cut].join(" "), words[cut..].join(" ")],
        _ => vec![title.to_owned()],
    }
}

fn rule(y: f32, svg: &mut String) {
    *svg += &format!(r#"<path d="M{LEFT} {y}H{RIGHT}" stroke="{LINE}" stroke-width="1.5"/>"#);
}

fn table<'a>(columns: &[String; 3], rows: &'a [CardRow], svg: &mut String, insets: &mut Vec<Inset<'a>>) {
    let ink = Colour::INK.to_string();
    let places = [RIGHT - 190.0, RIGHT - 100.0, RIGHT - 4.0];
    for (text, x) in columns.iter().zip(places) {
        let (at, size, face, anchor) = ((x, 66.0), 19.0, Face::Text, Anchor::End);
        *svg += &Words { text, at, size, face, anchor, fill: MUTED }.svg();
    }
    let step = 54.0;
    for (index, row) in rows.iter().take(MOST_ROWS).enumerate() {
        let top = 82.0 + index as f32 * step;
        let base = top + 37.0;
        rule(top, svg);
        if let Some(zone) = row.zone {
            *svg += &format!(r#"<rect x="{LEFT}" y="{}" width="6" height="{}" fill="{zone}"/>"#, top + 1.0, step - 2.0);
        }
        let say = |text: &str, x: f32, size: f32, face: Face, anchor: Anchor, fill: &str| {
            Words { text, at: (x, base), size, face, anchor, fill }.svg()
        };
        *svg += &say(&row.position.to_string(), LEFT + 50.0, 28.0, Face::Narrow, Anchor::End, &ink);
        insets.push(Inset { svg: &row.side.crest, at: (LEFT + 68.0, top + 8.0), height: 38.0 });
        let size = fitting(&row.side.name, Face::Text, 27.0, 330.0);
        *svg += &say(&row.side.name, LEFT + 118.0, size, Face::Text, Anchor::Start, &ink);
        let figures = [(row.played.to_string(), 26.0, MUTED), (row.difference.clone(), 26.0, MUTED)];
        for ((text, size, fill), x) in figures.iter().zip(places) {
            *svg += &say(text, x, *size, Face::Narrow, Anchor::End, fill);
        }
        *svg += &say(&row.points.to_string(), places[2], 32.0, Face::Narrow, Anchor::End, &ink);
    }
}

fn list<'a>(matches: &'a [CardMatch], svg: &mut String, insets: &mut Vec<Inset<'a>>) {
    let shown = matches.len().clamp(1, MOST_MATCHES);
    let step = (546.0 / shown as f32).min(96.0);
    let first = (HEIGHT as f32 - step * shown as f32) / 2.0;
    for (index, m) in matches.iter().take(MOST_MATCHES).enumerate() {
        let top = first + index as f32 * step;
        if index > 0 {
            rule(top, svg);
        }
        fixture(m, top + step / 2.0, svg, insets);
    }
}

fn fixture<'a>(m: &'a CardMatch, middle: f32, svg: &mut String, insets: &mut Vec<Inset<'a>>) {
    let centre = f32::midpoint(LEFT, RIGHT);
    let (ground, text) = match m.is_live {
        true => (LIVE.to_owned(), on_colour(Colour::from_rgb(0xCC, 0x00, 0x3D)).to_string()),
        false => ("#EDF1F8".to_owned(), Colour::INK.to_string()),
    };
    let box_top = middle - 20.0;
    *svg += &format!(r#"<rect x="{}" y="{box_top}" width="112" height="40" rx="6" fill="{ground}"/>"#, centre - 56.0);
    let (at, face) = ((centre, middle + 10.0), Face::Narrow);
    *svg += &Words { text: &m.middle, at, size: 28.0, face, anchor: Anchor::Middle, fill: &text }.svg();
    let ink = Colour::INK.to_string();
    let side = |side: &CardSide, x: f32, anchor: Anchor| {
        let size = fitting(&side.name, Face::Text, 24.0, 218.0);
        Words { text: &side.name, at: (x, middle + 8.0), size, face: Face::Text, anchor, fill: &ink }.svg()
    };
    *svg += &side(&m.home, centre - 112.0, Anchor::End);
    *svg += &side(&m.away, centre + 112.0, Anchor::Start);
    insets.push(Inset { svg: &m.home.crest, at: (centre - 101.0, middle - 19.0), height: 38.0 });
    insets.push(Inset { svg: &m.away.crest, at: (centre + 67.0, middle - 19.0), height: 38.0 });
}
