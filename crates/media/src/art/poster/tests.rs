#![allow(clippy::unwrap_used)]

use super::*;
use crate::art::brand::{CYAN, VIOLET};
use crate::art::well_formed::assert_well_formed;

const YELLOW: KitSpec =
    KitSpec { pattern: KitPattern::Hoops, first: Colour::from_rgb(0xFF, 0xD2, 0x1F), second: Colour::BLACK };

fn casts() -> [Cast<'static>; 5] {
    [
        Cast::default(),
        Cast { seed: "ã&<\"", accent: Some(CYAN), ..Cast::default() },
        Cast { accent: Some(LIME), number: Some(255), ..Cast::default() },
        Cast { home: Some(YELLOW), away: Some(RED_SASH), number: Some(17), ..Cast::default() },
        Cast { accent: Some(VIOLET), home: Some(BLUE_STRIPES), away: Some(BLUE_STRIPES), ..Cast::default() },
    ]
}

#[test]
fn every_poster_is_well_formed_repeatable_and_small() {
    for scene in Scene::ALL {
        for format in PosterFormat::ALL {
            for cast in casts() {
                let svg = poster(scene, &cast, format);
                assert_well_formed(&svg);
                assert_eq!(svg, poster(scene, &cast, format));
                assert!(svg.len() < 8_500, "{scene}: {}", svg.len());
            }
        }
    }
}

#[test]
fn every_scene_differs_from_the_others() {
    let mut drawn = Scene::ALL.map(|scene| poster(scene, &Cast::default(), PosterFormat::Wide)).to_vec();
    drawn.sort();
    drawn.dedup();
    assert_eq!(drawn.len(), Scene::ALL.len());
}

#[test]
fn a_format_is_a_frame() {
    for (format, frame) in [
        (PosterFormat::Wide, r#"viewBox="0 0 1600 1000""#),
        (PosterFormat::Upright, r#"viewBox="560 0 840 1000""#),
        (PosterFormat::Hero, r#"viewBox="-150 120 1600 760""#),
    ] {
        assert!(poster(Scene::Net, &Cast::default(), format).contains(frame));
    }
}

/// The text of a hero stands on one colour, which is the one that leads.
#[test]
fn the_left_of_a_hero_is_calm() {
    let cast = Cast { accent: Some(CYAN), ..Cast::default() };
    for scene in Scene::ALL {
        let [hero, wide] = [PosterFormat::Hero, PosterFormat::Wide].map(|format| poster(scene, &cast, format));
        let disc = format!(r#"r="1180" fill="{CYAN}""#);
        assert_eq!(hero.contains(&disc), !scene.is_calm(), "{scene}");
        assert!(!wide.contains(&disc), "{scene}");
        let [left, top, width, height] = scene.hero_frame();
        assert_eq!(width * 760 / 1600, height, "{scene}");
        assert!(
            left >= -440 && top >= -100 && left + width <= WIDTH && top + height <= HEIGHT,
            "beyond the ground: {scene}"
        );
    }
}

#[test]
fn visitors_change_where_the_shirts_are_alike() {
    let alike = Cast { home: Some(YELLOW), away: Some(YELLOW), ..Cast::default() };
    let [home, away] = alike.teams();
    assert_eq!((home.first, away.first), (YELLOW.first, YELLOW.second));
    let apart = Cast { home: Some(YELLOW), away: Some(RED_SASH), ..Cast::default() };
    assert_eq!(apart.teams(), [YELLOW, RED_SASH]);
}

#[test]
fn the_crowd_changes_with_the_seed() {
    let seeded = |seed| poster(Scene::Terrace, &Cast { seed, ..Cast::default() }, PosterFormat::Wide);
    assert_ne!(seeded("one"), seeded("two"));
    assert_eq!(seeded(""), seeded("b"));
}

#[test]
fn names_are_read_as_they_are_written() {
    for scene in Scene::ALL {
        assert_eq!(scene.to_string().parse::<Scene>().unwrap(), scene);
    }
    for format in PosterFormat::ALL {
        assert_eq!(format.to_string().parse::<PosterFormat>().unwrap(), format);
    }
    assert_eq!(
        Scene::ALL.map(|s| s.to_string()).join(" "),
        "lighthouse stadium net terrace flight number duel wave header whistle tunnel cup"
    );
}
