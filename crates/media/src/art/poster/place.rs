//! Scenes of a place: the coast, the ground, the way out to the pitch.

use crate::art::brand::{CYAN, GREEN, LIME, NIGHT, ROSE, VIOLET};
use crate::art::complexion::Complexion;
use crate::art::figure::{Figure, Outfit, Pose};
use crate::art::kit::{KitPattern, KitSpec};
use crate::art::svg::{circle, path};
use crate::colour::Colour;

use super::sea::{Pavement, waves};
use super::{Cast, Layers, ground, light_on};

/// The deepest wall of the tunnel that is not yet lit.
const TWILIGHT: Colour = Colour::from_rgb(0x12, 0x35, 0x6F);
const YELLOW_HOOPS: KitSpec = KitSpec {
    pattern: KitPattern::Hoops,
    first: Colour::from_rgb(0xFF, 0xD2, 0x1F),
    second: Colour::from_rgb(0x15, 0x17, 0x1C),
};

pub(super) fn lighthouse(cast: &Cast<'_>) -> Layers {
    let beam = cast.accent_or(LIME);
    let back = [
        ground(Colour::INK),
        path("M1180 300L-100-120V330L1180 340ZM1180 300L1800 40V420L1180 340Z", beam),
        path("M-100 330L1180 340L-100 560Z", NIGHT),
        path("M1124 372H1236L1270 830H1090Z", Colour::PAPER),
        path("M1116 470H1244L1252 570H1106ZM1098 690H1262L1270 790H1090Z", ROSE),
        rounded(1092, 344, 176, 6),
        lamp(1136, 270, [88, 76], beam, Colour::PAPER, 10),
        path("M1116 272L1180 196L1244 272Z", ROSE),
        waves(800.0, 8, 90.0, CYAN),
        Pavement { top: 880.0, height: 34.0, length: 260.0, rows: 3, pitch: 2.05, fill: Colour::INK }.paint(),
    ];
    Layers::new(back, [striker(cast).at(350.0, 190.0, 1.52).paint()])
}

/// The same coast, lower and wider, with the tower at the right edge and its beam on the left, as the ground of the headline.
pub(super) fn lighthouse_hero(cast: &Cast<'_>) -> Layers {
    let beam = cast.accent_or(LIME);
    let back = [
        ground(Colour::INK),
        path("M1380 214L-40-260V700L1380 262ZM1380 214L1700 60V420L1380 262Z", beam),
        path("M1380 262L-40 700V760H300Z", NIGHT),
        path("M1326 286H1434L1474 760H1286Z", Colour::PAPER),
        format!(r#"<path d="M1380 286H1434L1474 760H1380Z" fill="{}" opacity=".12"/>"#, Colour::INK),
        path("M1318 374H1442L1450 470H1310ZM1299 580H1461L1470 690H1290Z", ROSE),
        rounded(1294, 258, 172, 4),
        lamp(1338, 186, [84, 74], beam, Colour::INK, 9),
        path("M1312 188L1380 108L1448 188Z", ROSE),
        waves(650.0, 9, 78.0, CYAN),
        Pavement { top: 706.0, height: 22.0, length: 220.0, rows: 3, pitch: 2.1, fill: Colour::INK }.paint(),
    ];
    Layers::new(back, [striker(cast).at(628.0, 84.0, 1.26).paint()])
}

fn striker(cast: &Cast<'_>) -> Figure {
    let outfit = Outfit::of(&cast.home.unwrap_or(YELLOW_HOOPS));
    Figure::new(Pose::Shot, outfit, Complexion::anybody(3)).with_ball()
}

/// The gallery below the lamp.
fn rounded(x: i32, y: i32, width: i32, radius: i32) -> String {
    format!(r#"<rect x="{x}" y="{y}" width="{width}" height="30" rx="{radius}" fill="{}"/>"#, Colour::PAPER)
}

fn lamp(x: i32, y: i32, [width, height]: [i32; 2], light: Colour, frame: Colour, line: i32) -> String {
    format!(
        r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{light}" stroke="{frame}" stroke-width="{line}"/>"#
    )
}

/// Five rings of seats around the pitch.
pub(super) fn stadium(cast: &Cast<'_>) -> Layers {
    let seats = match cast.home {
        Some(home) => [home.first, home.second, Colour::PAPER, home.first, home.second],
        None => seats_led_by(cast.accent_or(VIOLET)),
    };
    let dashes = ["120 14", "60 10", "200 16", "40 8", "90 12"];
    let rings = (0..).zip(seats).zip(dashes).map(|((ring, seat), dash)| {
        let (rx, ry) = (800 - ring * 86, 520 - ring * 62);
        format!(r#"<ellipse rx="{rx}" ry="{ry}" stroke="{seat}" stroke-width="66" stroke-dasharray="{dash}"/>"#)
    });
    let ink = Colour::INK;
    let placed = r#"<g transform="translate(800 560)" fill="none">"#;
    let back = [ground(ink), placed.to_owned(), rings.collect(), "</g>".to_owned()];
    let front = [
        placed.to_owned(),
        path("M-330-150H330L400 170H-400Z", GREEN),
        format!(
            r#"<path d="M-330-150H330L400 170H-400ZM0-150V170M-352-60H-250L-262 70H-378M352-60H250L262 70H378M-86 0A86 46 0 1 1 86 0A86 46 0 1 1-86 0" stroke="{ink}" stroke-width="8"/></g>"#
        ),
    ];
    Layers::new(back, front)
}

/// The brand's colours, ring by ring from the outside; none beside one like itself.
fn seats_led_by(accent: Colour) -> [Colour; 5] {
    let mut seats = [VIOLET, CYAN, LIME, ROSE, Colour::PAPER];
    match seats.iter().position(|seat| seat.is_close_to(accent)) {
        Some(ring) => seats.swap(0, ring),
        None => seats[0] = accent,
    }
    seats
}

/// The sun above the sea, and the sea as pavement.
pub(super) fn wave(cast: &Cast<'_>) -> Layers {
    let (sky, sun, sea, stones) = match cast.home {
        Some(home) => (home.second, Colour::PAPER, home.first, cast.accent_or(VIOLET)),
        None => {
            let sky = cast.accent_or(VIOLET);
            (sky, light_on(sky), Colour::INK, if sky.is_close_to(CYAN) { Colour::PAPER } else { CYAN })
        }
    };
    let sun = if sun.is_close_to(sky) { LIME } else { sun };
    let sea = [
        waves(620.0, 6, 150.0, sea),
        Pavement { top: 740.0, height: 58.0, length: 420.0, rows: 3, pitch: 2.1, fill: stones }.paint(),
    ];
    Layers::new([ground(sky), circle(1100.0, 420.0, 300.0, sun)], sea)
}

/// Frames within frames towards the light, where two teams wait.
pub(super) fn tunnel(cast: &Cast<'_>) -> Layers {
    let [home, away] = cast.teams();
    let walls = [NIGHT, TWILIGHT, cast.accent_or(VIOLET), light_on(cast.accent_or(VIOLET))];
    let frames = (1..).zip(walls).map(|(depth, wall)| {
        let (left, top) = (depth * 130, depth * 86);
        path(&format!("M{left} 1000V{top}H{}V1000Z", 1600 - left), wall)
    });
    let player = |kit: &KitSpec, x: f64| {
        Figure::new(Pose::Celebration, Outfit::of(kit), Complexion::anybody(2)).at(x, 520.0, 0.92).paint()
    };
    let back = [
        ground(Colour::INK),
        frames.collect(),
        path("M520 1000V700H1080V1000Z", GREEN),
        format!(r#"<path d="M0 1000L520 700H1080L1600 1000Z" fill="{}" opacity=".14"/>"#, Colour::PAPER),
    ];
    Layers::new(back, [player(&home, 450.0), player(&away, 710.0)])
}
