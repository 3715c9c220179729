use std::collections::HashSet;

use super::*;
use crate::art::kit::KitPattern;
use crate::art::well_formed::assert_well_formed;

const CLUB: KitSpec = KitSpec {
    pattern: KitPattern::Hoops,
    first: Colour::from_rgb(0xFF, 0xD2, 0x1F),
    second: Colour::from_rgb(0x15, 0x17, 0x1C),
};

fn sitters() -> Vec<Sitter> {
    let mut sitters = Vec::new();
    for attire in [Attire::Shirt, Attire::Suit] {
        for long_hair in [false, true] {
            for backdrop in [Backdrop::Club, Backdrop::None] {
                sitters.push(Sitter { attire, long_hair, backdrop });
            }
        }
    }
    sitters
}

#[test]
fn every_portrait_is_well_formed_repeatable_and_small() {
    for sitter in sitters() {
        for person in 0..40 {
            let seed = person.to_string();
            let svg = portrait(&seed, &CLUB, sitter);
            assert_well_formed(&svg);
            assert_eq!(svg, portrait(&seed, &CLUB, sitter));
            assert!(svg.len() < 3_600, "{}", svg.len());
        }
    }
}

#[test]
fn people_differ() {
    let faces: HashSet<_> = (0..200).map(|person| portrait(&person.to_string(), &CLUB, Sitter::default())).collect();
    assert!(faces.len() > 190, "{}", faces.len());
}

#[test]
fn a_portrait_without_backdrop_is_see_through() {
    let svg = portrait("a", &CLUB, Sitter { backdrop: Backdrop::None, attire: Attire::Suit, long_hair: true });
    let ground = r##"<rect x="0" y="0" width="200" height="240" fill="#FFD21F"/>"##;
    assert!(!svg.contains(ground));
    assert!(portrait("a", &CLUB, Sitter::default()).contains(ground));
}

#[test]
fn white_clubs_do_not_vanish_on_a_white_page() {
    let white = KitSpec { first: Colour::WHITE, ..CLUB };
    assert!(portrait("a", &white, Sitter::default()).contains(&format!(r#"height="240" fill="{COOL_WHITE}""#)));
}

#[test]
fn a_suit_hides_the_shirt() {
    let suited = portrait("a", &CLUB, Sitter { attire: Attire::Suit, ..Sitter::default() });
    assert!(suited.contains(&format!(r#"fill="{SUIT}""#)) && !suited.contains("scale(2)"));
}
