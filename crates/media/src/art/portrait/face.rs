//! A face: skin in light and shade, hair, and what the seed makes of them.

use crate::art::complexion::{Complexion, Skin};
use crate::art::seed::Seeded;
use crate::art::svg::{circle, path};
use crate::colour::Colour;

const EYES: Colour = Colour::from_rgb(0x1B, 0x12, 0x0E);
const LIPS: Colour = Colour::from_rgb(0x5A, 0x24, 0x18);

/// In the order of the reference, which a seed counts on.
#[derive(Clone, Copy)]
enum Cut {
    Parted,
    Short,
    Swept,
    Curls,
    Knot,
    Cropped,
    Quiff,
}

const CUTS: [Cut; 7] = [Cut::Parted, Cut::Short, Cut::Swept, Cut::Curls, Cut::Knot, Cut::Cropped, Cut::Quiff];

#[derive(Clone, Copy)]
enum Beard {
    None,
    Stubble,
    Full,
}

pub(super) struct Face {
    pub skin: Skin,
    hair: Colour,
    cut: Cut,
    beard: Beard,
}

impl Face {
    pub(super) fn drawn_from(chance: &mut Seeded, long_hair: bool) -> Self {
        let Complexion { skin, hair } = Complexion::drawn_from(chance);
        let cut = if long_hair { [Cut::Quiff, Cut::Parted][chance.below(2)] } else { CUTS[chance.below(CUTS.len())] };
        let beard = if long_hair { Beard::None } else { beard(chance.fraction()) };
        Self { skin, hair, cut, beard }
    }

    pub(super) fn hair_behind(&self) -> String {
        path(
            "M54 100C46 40 78 26 102 28C134 28 156 48 146 104C144 140 152 158 148 182H52C48 158 56 140 54 100Z",
            self.hair,
        )
    }

    /// Head, features and the hair that falls over them.
    pub(super) fn paint(&self) -> String {
        let Skin { lit, shaded } = self.skin;
        [
            ear(62, lit),
            ear(138, shaded),
            r#"<clipPath id="f"><path d="M63 92C63 58 78 46 100 46C122 46 137 58 137 92C137 126 122 152 100 152C78 152 63 126 63 92Z"/></clipPath><g clip-path="url(#f)">"#.to_owned(),
            path("M50 40H150V160H50Z", lit),
            path("M104 40L103 90L113 117L102 121L106 134L101 160H150V40Z", shaded),
            self.beard(),
            "</g>".to_owned(),
            self.features(),
            self.hair_in_front(),
        ]
        .concat()
    }

    fn features(&self) -> String {
        [
            format!(
                r#"<g fill="none" stroke-linecap="round"><path d="M72 88L92 86M109 86L128 88" stroke="{}" stroke-width="5"/>"#,
                self.hair
            ),
            format!(
                r#"<path d="M76 97Q83 93 90 97M110 97Q117 93 124 97" stroke="{EYES}" stroke-width="3.6"/>"#
            ),
            format!(
                r#"<path d="M90 131Q100 135.5 110 131" stroke="{LIPS}" stroke-width="3.2" opacity=".85"/></g>"#
            ),
            circle(83.5, 97.6, 3.2, EYES),
            circle(117.0, 97.6, 3.2, EYES),
        ]
        .concat()
    }

    fn beard(&self) -> String {
        let (data, opacity) = match self.beard {
            Beard::None => return String::new(),
            Beard::Stubble => (
                "M62 112C70 124 80 124 88 122C96 118 104 118 112 122C120 124 130 124 138 112V160H62ZM91 130C97 134 103 134 109 130C105 126 95 126 91 130Z",
                ".42",
            ),
            Beard::Full => (
                "M62 104C66 116 74 120 84 119C92 114 108 114 116 119C126 120 134 116 138 104V160H62ZM90 129C96 133 104 133 110 129C106 124 94 124 90 129Z",
                ".94",
            ),
        };
        format!(r#"<path d="{data}" fill="{}" opacity="{opacity}"/>"#, self.hair)
    }

    fn hair_in_front(&self) -> String {
        match self.cut {
            Cut::Parted => path(
                "M60 92C56 52 76 36 102 36C130 36 146 54 140 92C138 82 134 76 130 70C112 72 90 70 78 64C70 70 64 80 60 92Z",
                self.hair,
            ),
            Cut::Short => path(
                "M62 88C60 56 76 42 100 42C124 42 140 56 138 88C136 78 132 70 126 64C108 58 92 58 74 64C68 70 64 78 62 88Z",
                self.hair,
            ),
            Cut::Swept => path(
                "M58 92C50 60 66 30 96 34C118 22 150 40 142 92C140 84 136 78 132 74C118 76 104 66 98 58C92 68 78 72 68 74C64 80 60 86 58 92Z",
                self.hair,
            ),
            Cut::Curls => curls(self.hair),
            Cut::Knot => {
                path(
                    "M60 96C54 50 74 34 100 34C126 34 146 50 140 96L134 98C136 80 128 68 116 66C102 70 84 70 76 66C68 72 66 84 66 98Z",
                    self.hair,
                ) + &circle(100.0, 28.0, 15.0, self.hair)
            }
            Cut::Cropped => format!(
                r#"<path d="M62 90C62 58 78 46 100 46C122 46 138 58 138 90C134 74 126 62 100 60C74 62 66 74 62 90Z" fill="{}" opacity=".78"/>"#,
                self.hair
            ),
            Cut::Quiff => path(
                "M58 94C48 52 72 26 108 32C140 34 148 62 141 94C139 84 137 78 134 72C124 62 112 60 104 62C86 58 72 72 66 76C62 82 60 88 58 94Z",
                self.hair,
            ),
        }
    }
}

fn beard(chance: f64) -> Beard {
    if chance > 0.72 {
        Beard::Full
    } else if chance > 0.45 {
        Beard::Stubble
    } else {
        Beard::None
    }
}

fn ear(x: i32, fill: Colour) -> String {
    format!(r#"<ellipse cx="{x}" cy="102" rx="8" ry="13" fill="{fill}"/>"#)
}

/// Eleven circles, as one shape.
fn curls(fill: Colour) -> String {
    let centres = [
        (66, 66),
        (78, 50),
        (94, 42),
        (110, 42),
        (126, 50),
        (136, 66),
        (62, 82),
        (139, 82),
        (88, 56),
        (112, 56),
        (100, 52),
    ];
    let data = centres.map(|(x, y)| format!("M{} {y}a15 15 0 1 1 30 0a15 15 0 1 1-30 0z", x - 15)).concat();
    path(&data, fill)
}
