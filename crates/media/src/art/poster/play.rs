//! Scenes of play.

use crate::art::ball::Ball;
use crate::art::brand::{CYAN, LIME, ORANGE, ROSE};
use crate::art::complexion::Complexion;
use crate::art::figure::{Figure, Outfit, Pose};
use crate::art::kit::{KitSpec, KitVariant};
use crate::art::svg::{circle, line, path};
use crate::colour::Colour;

use super::mesh::net_around;
use super::{Cast, Layers, ground, light_on};

pub(super) fn net(cast: &Cast<'_>) -> Layers {
    let (sky, corner) = match cast.home {
        Some(home) => (home.first, home.second),
        None => (cast.accent_or(ROSE), Colour::INK),
    };
    let thread = if sky.contrast(Colour::PAPER) < 1.3 { Colour::INK } else { Colour::PAPER };
    let centre = (980.0, 470.0);
    let back = [
        ground(sky),
        format!(r#"<path d="M0 0H420A620 620 0 0 1 0 620Z" fill="{corner}" opacity=".92"/>"#),
        format!(r#"<path d="{}" fill="none" stroke="{thread}" stroke-width="7" opacity=".9"/>"#, net_around(centre)),
    ];
    let ball = Ball { centre, radius: 205.0, turn: 20, light: Colour::PAPER, dark: Colour::INK };
    Layers::new(back, [ball.paint()])
}

pub(super) fn flight(cast: &Cast<'_>) -> Layers {
    let sky = cast.accent.or(cast.home.map(|home| home.first)).unwrap_or(CYAN);
    let colour = cast.home.unwrap_or(KitSpec::OFFICIAL).variant(KitVariant::Goalkeeper).first;
    let outfit = Outfit { shirt: colour, hoops: None, shorts: colour, socks: colour, boots: Colour::PAPER };
    let upright = (0..16).map(|mesh| format!("M{} 168V1000", 290 + mesh * 78));
    let level = (0..11).map(|mesh| format!("M257 {}H1473", 220 + mesh * 76));
    let back = [
        ground(sky),
        path("M0 1000A1000 1000 0 0 1 1000 0H1600V1000Z", Colour::INK),
        line("M240 1000V150H1490V1000", Colour::PAPER, 34.0),
        format!(
            r#"<path d="{}" stroke="{}" stroke-opacity=".24" stroke-width="5"/>"#,
            upright.chain(level).collect::<String>(),
            Colour::PAPER
        ),
    ];
    let keeper = Figure::new(Pose::Save, outfit, Complexion::anybody(1)).with_ball().at(360.0, 300.0, 1.75);
    Layers::new(back, [keeper.paint()])
}

/// Each club's field on its side of the halfway line.
pub(super) fn duel(cast: &Cast<'_>) -> Layers {
    let [home, away] = cast.teams();
    let dribbler = Figure::new(Pose::Dribble, Outfit::of(&home), Complexion::anybody(2));
    let shooter = Figure::new(Pose::Shot, Outfit::of(&away), Complexion::anybody(4));
    let back = [
        ground(home.first),
        path("M980 0H1600V1000H620Z", away.first),
        path("M0 1000A520 520 0 0 1 520 480V1000Z", home.second),
        path("M1600 0A520 520 0 0 1 1080 520V0Z", away.second),
        line("M980 0L620 1000M610 500A190 190 0 1 1 990 500A190 190 0 1 1 610 500", Colour::PAPER, 18.0),
    ];
    let front = [
        dribbler.at(170.0, 230.0, 1.45).paint(),
        shooter.at(1480.0, 200.0, 1.45).mirrored().paint(),
        Ball { centre: (800.0, 500.0), radius: 76.0, turn: 12, light: Colour::PAPER, dark: Colour::INK }.paint(),
    ];
    Layers::new(back, front)
}

pub(super) fn header(cast: &Cast<'_>) -> Layers {
    let sky = cast.accent.or(cast.home.map(|home| home.first)).unwrap_or(ORANGE);
    let outfit = match cast.home {
        Some(home) => Outfit { boots: LIME, ..Outfit::of(&home) },
        None => Outfit { shirt: Colour::INK, hoops: None, shorts: Colour::PAPER, socks: Colour::INK, boots: LIME },
    };
    let back = [
        ground(sky),
        format!(r#"<path d="M-440 0H1600L0 1000H-440Z" fill="{}" opacity=".6"/>"#, sky.mixed_with(Colour::WHITE, 20)),
        circle(1090.0, 300.0, 330.0, light_on(sky)),
        path("M-440 880H1600V1000H-440Z", Colour::INK),
    ];
    let player = Figure::new(Pose::Header, outfit, Complexion::anybody(4)).with_ball().at(560.0, 130.0, 1.75);
    Layers::new(back, [player.paint()])
}
