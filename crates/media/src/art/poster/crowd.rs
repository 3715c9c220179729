//! The terrace: rows of people in the dark, some of them in the light, some with flags.

use crate::art::brand::{CYAN, DUSK, GREEN, LIME, NIGHT, ORANGE, ROSE};
use crate::art::complexion::{Complexion, SKINS};
use crate::art::figure::{Figure, Outfit, Pose};
use crate::art::seed::Seeded;
use crate::art::svg::{circle, line, path, rect};
use crate::colour::Colour;

use super::{Cast, Layers, ground, light_on};

const ROWS: i32 = 7;
const SEATS: i32 = 23;
/// From person to person.
const PITCH: i32 = 74;
const DISC: (i32, i32, i32) = (910, 480, 400);

const NAVY_BLUE: Colour = Colour::from_rgb(0x12, 0x21, 0x3F);
const UNLIT_HEAD: Colour = Colour::from_rgb(0x21, 0x45, 0x7F);
const UNLIT: [Colour; 3] = [NIGHT, DUSK, Colour::from_rgb(0x0D, 0x2F, 0x66)];
const FLAGS: [Colour; 4] = [LIME, ROSE, CYAN, Colour::PAPER];
const LIT_HEADS: [Colour; 4] = [SKINS[0].lit, SKINS[2].lit, SKINS[3].lit, SKINS[1].lit];

pub(super) fn terrace(cast: &Cast<'_>) -> Layers {
    let (outfit, scarves) = match cast.home {
        Some(home) => (Outfit::of(&home), [home.first, LIME, Colour::PAPER, home.second, home.first]),
        None => {
            let shirt = Colour::from_rgb(0xFF, 0x7A, 0x1A);
            let outfit = Outfit { shirt, hoops: None, shorts: NAVY_BLUE, socks: shirt, boots: Colour::PAPER };
            (outfit, [ORANGE, LIME, Colour::PAPER, NAVY_BLUE, ROSE])
        }
    };
    let light = match cast.accent {
        Some(accent) if !accent.is_close_to(outfit.shirt) => accent,
        _ => light_on(outfit.shirt),
    };
    let (x, y, radius) = DISC;
    let back = [
        ground(Colour::INK),
        crowd(if cast.seed.is_empty() { "b" } else { cast.seed }, &scarves),
        circle(f64::from(x), f64::from(y), f64::from(radius), light),
        rect(0.0, 760.0, 1600.0, 240.0, Colour::INK),
        rect(0.0, 760.0, 1600.0, 16.0, light),
        rect(0.0, 912.0, 1600.0, 88.0, GREEN),
    ];
    let scorer = Figure::new(Pose::Celebration, outfit, Complexion::anybody(2)).at(560.0, 150.0, 1.72);
    Layers::new(back, [scorer.paint()])
}

/// Somebody on the terrace, by the colour of coat and head, and the flag they wave.
struct Fan {
    x: i32,
    y: i32,
    coat: Colour,
    /// Who stands in the dark has a head like everybody else's there.
    lit_head: Option<Colour>,
    flag: Option<Colour>,
}

fn crowd(seed: &str, scarves: &[Colour]) -> String {
    let mut chance = Seeded::new(seed);
    let mut rows = String::new();
    for row in 0..ROWS {
        let people: Vec<Fan> = (0..SEATS).map(|seat| Fan::drawn_from(&mut chance, row, seat, scarves)).collect();
        rows += &painted_row(&people);
    }
    rows
}

/// A row at once, one path for each colour. Coats and heads are round strokes.
fn painted_row(people: &[Fan]) -> String {
    let [mut coats, mut heads, mut flags] = [const { Shapes::new() }; 3];
    let mut poles = String::new();
    for Fan { x, y, coat, lit_head, flag } in people {
        if !is_covered([x - 40, y + 20, x + 40, y + 160]) {
            coats.add(*coat, &format!("M{x} {}v46", y + 104));
            if let Some(colour) = lit_head {
                heads.add(*colour, &format!("M{x} {}h.1", y + 44));
            }
        }
        if let Some(colour) = flag
            && !is_covered([x + 22, y - 94, x + 154, y + 80])
        {
            poles += &format!("M{} {}L{} {}", x + 22, y + 80, x + 34, y - 90);
            flags.add(*colour, &format!("M{} {}h120l-22 38 22 38H{}Z", x + 34, y - 94, x + 31));
        }
    }
    [
        r#"<g stroke-linecap="round">"#.to_owned(),
        coats.stroked(80),
        unlit_heads(people),
        heads.stroked(46),
        "</g>".to_owned(),
        if poles.is_empty() { poles } else { line(&poles, Colour::PAPER, 7.0) },
        flags.filled(),
    ]
    .concat()
}

/// Whether the disc of light hides a rectangle, given by its left, top, right and lower edge.
fn is_covered([left, top, right, foot]: [i32; 4]) -> bool {
    let (x, y, radius) = DISC;
    let reach = |one: i32, other: i32| one.abs().max(other.abs());
    let (dx, dy) = (reach(left - x, right - x), reach(top - y, foot - y));
    dx * dx + dy * dy < radius * radius
}

/// Path data gathered by colour, in the order the colours came up.
struct Shapes(Vec<(Colour, String)>);

impl Shapes {
    const fn new() -> Self {
        Self(Vec::new())
    }

    fn add(&mut self, colour: Colour, data: &str) {
        match self.0.iter_mut().find(|(known, _)| *known == colour) {
            Some((_, gathered)) => gathered.push_str(data),
            None => self.0.push((colour, data.to_owned())),
        }
    }

    fn stroked(&self, width: u32) -> String {
        let stroke = |(colour, data): &(Colour, String)| {
            format!(r#"<path d="{data}" stroke="{colour}" stroke-width="{width}"/>"#)
        };
        self.0.iter().map(stroke).collect()
    }

    fn filled(&self) -> String {
        self.0.iter().map(|(colour, data)| path(data, *colour)).collect()
    }
}

/// All heads of a row as the round dots of one dashed line; lit ones are painted over it.
fn unlit_heads(people: &[Fan]) -> String {
    people.first().map_or_else(String::new, |Fan { x, y, .. }| {
        let (y, length) = (y + 44, PITCH * (SEATS - 1));
        format!(r#"<path d="M{x} {y}h{length}" stroke="{UNLIT_HEAD}" stroke-width="46" stroke-dasharray="0 {PITCH}"/>"#)
    })
}

impl Fan {
    fn drawn_from(chance: &mut Seeded, row: i32, seat: i32, scarves: &[Colour]) -> Self {
        let is_lit = chance.fraction() > 0.78;
        let coat = chance.pick(if is_lit { scarves } else { &UNLIT }).unwrap_or(NIGHT);
        let lit_head = if is_lit { chance.pick(&LIT_HEADS) } else { None };
        let flag = if chance.fraction() > 0.92 { chance.pick(&FLAGS) } else { None };
        // Every other row stands half a place aside, to see between the heads before it.
        let aside = if row % 2 == 1 { PITCH / 2 } else { 0 };
        Self { x: seat * PITCH - 40 + aside, y: 90 + row * 84, coat, lit_head, flag }
    }
}
