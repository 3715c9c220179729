//! Pictogram footballers: joints joined by round strokes.

use crate::colour::Colour;

use super::ball::Ball;
use super::complexion::{Complexion, person};
use super::kit::{KitPattern, KitSpec};
use super::svg::{circle, framed, path, short};

mod pose;

pub use pose::Pose;
use pose::{Joints, Point};

/// What limbs behind the body are darkened with.
const SHADOW: Colour = Colour::from_rgb(0x00, 0x0A, 0x1C);

/// A footballer with the ball, as a complete SVG document. The seed is the person's, as for a portrait.
pub fn figure(pose: Pose, kit: &KitSpec, seed: &str) -> String {
    let complexion = Complexion::drawn_from(&mut person(seed));
    let figure = Figure::new(pose, Outfit::of(kit), complexion).with_ball();
    framed(frame(&pose.joints()), &figure.paint())
}

/// What a footballer wears.
#[derive(Clone, Copy)]
pub(super) struct Outfit {
    pub shirt: Colour,
    /// Hoops on the shirt.
    pub hoops: Option<Colour>,
    pub shorts: Colour,
    pub socks: Colour,
    pub boots: Colour,
}

impl Outfit {
    /// A club's colours. Every pattern becomes hoops: at this scale only "two colours" can be told.
    pub(super) fn of(kit: &KitSpec) -> Self {
        Self {
            shirt: kit.first,
            hoops: (kit.pattern != KitPattern::Plain).then_some(kit.second),
            shorts: kit.second,
            socks: kit.first,
            boots: Colour::PAPER,
        }
    }

    /// The same seen in the shade.
    fn shaded(self) -> Self {
        let shade = |colour: Colour| colour.mixed_with(SHADOW, 28);
        Self {
            shirt: shade(self.shirt),
            hoops: self.hoops.map(shade),
            shorts: shade(self.shorts),
            socks: shade(self.socks),
            boots: shade(self.boots),
        }
    }
}

/// A footballer somewhere in a picture.
pub(super) struct Figure {
    pose: Pose,
    outfit: Outfit,
    complexion: Complexion,
    ball: bool,
    place: Point,
    scale: f64,
    mirrored: bool,
}

impl Figure {
    pub(super) fn new(pose: Pose, outfit: Outfit, complexion: Complexion) -> Self {
        Self { pose, outfit, complexion, ball: false, place: (0.0, 0.0), scale: 1.0, mirrored: false }
    }

    pub(super) fn with_ball(self) -> Self {
        Self { ball: true, ..self }
    }

    pub(super) fn at(self, x: f64, y: f64, scale: f64) -> Self {
        Self { place: (x, y), scale, ..self }
    }

    pub(super) fn mirrored(self) -> Self {
        Self { mirrored: true, ..self }
    }

    pub(super) fn paint(&self) -> String {
        let joints = self.pose.joints();
        let Complexion { skin, hair } = self.complexion;
        let behind = self.outfit.shaded();
        let skin_behind = skin.lit.mixed_with(SHADOW, 28);
        let neck = between(joints.shoulders, joints.head, 0.45);
        let waist = between(joints.hips, joints.shoulders, 0.08);
        let ball = joints.ball.filter(|_| self.ball);
        let body = [
            arm(joints.back_arm, behind, skin_behind),
            leg(joints.back_leg, behind, skin_behind),
            limb(joints.shoulders, neck, 36, skin.shaded),
            torso(&joints, self.outfit),
            leg(joints.front_leg, self.outfit, skin.lit),
            limb(joints.hips, waist, 74, self.outfit.shorts),
            arm(joints.front_arm, self.outfit, skin.lit),
            head(joints.head, skin.lit, hair),
            ball.map(played_ball).unwrap_or_default(),
        ];
        let ((x, y), scale) = (self.place, self.scale);
        let across = if self.mirrored { -scale } else { scale };
        format!(
            r#"<g transform="translate({x} {y}) scale({across} {scale})" stroke-linecap="round" stroke-linejoin="round">{}</g>"#,
            body.concat()
        )
    }
}

fn between(from: Point, to: Point, share: f64) -> Point {
    (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share)
}

fn limb(from: Point, to: Point, width: u32, colour: Colour) -> String {
    let [x, y, to_x, to_y] = [from.0, from.1, to.0, to.1].map(short);
    format!(r#"<path d="M{x} {y}L{to_x} {to_y}" stroke="{colour}" stroke-width="{width}"/>"#)
}

fn arm([shoulder, elbow, hand]: [Point; 3], outfit: Outfit, skin: Colour) -> String {
    [
        limb(shoulder, elbow, 36, skin),
        limb(elbow, hand, 31, skin),
        limb(shoulder, between(shoulder, elbow, 0.72), 47, outfit.shirt),
        circle(hand.0, hand.1, 18.0, skin),
    ]
    .concat()
}

fn leg([hip, knee, ankle, toes]: [Point; 4], outfit: Outfit, skin: Colour) -> String {
    [
        limb(hip, knee, 50, skin),
        limb(knee, ankle, 40, outfit.socks),
        limb(between(knee, ankle, -0.04), between(knee, ankle, 0.14), 44, skin),
        limb(ankle, toes, 32, outfit.boots),
        limb(hip, between(hip, knee, 0.58), 62, outfit.shorts),
    ]
    .concat()
}

/// Broad at the shoulders, narrower at the hips, with soft corners; hoops lie across it.
fn torso(joints: &Joints, outfit: Outfit) -> String {
    let ((top_x, top_y), (foot_x, foot_y)) = (joints.shoulders, joints.hips);
    let (dx, dy) = (top_x - foot_x, top_y - foot_y);
    let length = dx.hypot(dy);
    let aside = |(x, y): Point, by: f64| (x - dy / length * by, y + dx / length * by);
    let across = |half_top: f64, half_foot: f64, down: f64| {
        let half = half_top + (half_foot - half_top) * down;
        let middle = between(joints.shoulders, joints.hips, down);
        [aside(middle, half), aside(middle, -half)]
    };
    let quad = |[a, b]: [Point; 2], [d, c]: [Point; 2]| {
        let [a, b, c, d] = [a, b, c, d].map(|(x, y)| format!("{} {}", short(x), short(y)));
        format!("M{a}L{b}L{c}L{d}Z")
    };
    let shirt = outfit.shirt;
    let trunk = quad(across(44.0, 33.0, 0.0), across(44.0, 33.0, 1.0));
    let hoops = outfit.hoops.map(|colour| {
        let half = 13.0 / length;
        let hoop = |down: f64| quad(across(56.0, 45.0, down - half), across(56.0, 45.0, down + half));
        path(&[0.14, 0.48, 0.82].map(hoop).concat(), colour)
    });
    format!(r#"<path d="{trunk}" fill="{shirt}" stroke="{shirt}" stroke-width="22"/>"#) + &hoops.unwrap_or_default()
}

fn head((x, y): Point, skin: Colour, hair: Colour) -> String {
    let cap = format!("M{} {}a37 37 0 0 1 71-21q-30 3-42 25q-16 12-29-4z", x - 37.0, y + 6.0);
    circle(x, y, 36.0, skin) + &path(&cap, hair)
}

fn played_ball(centre: Point) -> String {
    Ball { centre, radius: 34.0, turn: 12, light: Colour::PAPER, dark: Colour::INK }.paint()
}

/// Room for every joint with the flesh around it.
fn frame(joints: &Joints) -> [i32; 4] {
    let limbs = [&joints.back_arm[..], &joints.front_arm, &joints.back_leg, &joints.front_leg];
    let points = limbs.concat().into_iter().chain([joints.head]).chain(joints.ball);
    let (mut left, mut top, mut right, mut foot) = (f64::MAX, f64::MAX, f64::MIN, f64::MIN);
    for (x, y) in points {
        (left, top, right, foot) = (left.min(x), top.min(y), right.max(x), foot.max(y));
    }
    let margin = 44.0;
    [left - margin, top - margin, right - left + 2.0 * margin, foot - top + 2.0 * margin]
        .map(|edge| edge.round() as i32)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::art::well_formed::assert_well_formed;

    const CLUB: KitSpec =
        KitSpec { pattern: KitPattern::Hoops, first: Colour::from_rgb(0xFF, 0xD2, 0x1F), second: Colour::BLACK };

    #[test]
    fn every_pose_is_well_formed_repeatable_and_small() {
        for pose in Pose::ALL {
            let svg = figure(pose, &CLUB, "seven");
            assert_well_formed(&svg);
            assert_eq!(svg, figure(pose, &CLUB, "seven"));
            assert!(svg.len() < 4_000, "{pose}: {}", svg.len());
        }
    }

    #[test]
    fn every_pose_differs_from_the_others() {
        let mut drawn = Pose::ALL.map(|pose| figure(pose, &CLUB, "a")).to_vec();
        drawn.sort();
        drawn.dedup();
        assert_eq!(drawn.len(), Pose::ALL.len());
    }

    #[test]
    fn a_plain_shirt_has_no_hoops() {
        let plain = KitSpec { pattern: KitPattern::Plain, ..CLUB };
        assert!(Outfit::of(&plain).hoops.is_none());
        assert!(figure(Pose::Shot, &plain, "a").len() < figure(Pose::Shot, &CLUB, "a").len());
    }

    #[test]
    fn nobody_reaches_out_of_the_picture() {
        assert_eq!(frame(&Pose::Save.joints()), [-88, 18, 612, 348]);
        assert_eq!(frame(&Pose::Header.joints()), [16, -30, 340, 516]);
    }

    #[test]
    fn names_are_read_as_they_are_written() {
        for pose in Pose::ALL {
            assert_eq!(pose.to_string().parse::<Pose>().unwrap(), pose);
        }
        assert_eq!(Pose::ALL.map(|p| p.to_string()).join(" "), "shot celebration save dribble header");
    }
}
