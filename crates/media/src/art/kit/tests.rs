#![allow(clippy::unwrap_used)]

use super::*;
use crate::art::well_formed::assert_well_formed;

const BLUE: Colour = Colour::from_rgb(0x16, 0x52, 0xF0);

fn shows(svg: &str, colour: Colour) -> bool {
    svg.contains(&format!("\"{colour}\""))
}

fn home(pattern: KitPattern) -> KitSpec {
    KitSpec { pattern, first: BLUE, second: Colour::WHITE }
}

#[test]
fn every_shirt_is_well_formed_and_small() {
    for pattern in KitPattern::ALL {
        for variant in KitVariant::ALL {
            for number in [None, Some(1), Some(10), Some(99), Some(255)] {
                let svg = kit(&home(pattern), variant, number);
                assert_well_formed(&svg);
                assert!(svg.len() < 2_400, "{pattern} {number:?}: {}", svg.len());
            }
        }
    }
}

#[test]
fn every_pattern_differs_from_the_others() {
    let mut drawn = KitPattern::ALL.map(|pattern| kit(&home(pattern), KitVariant::Home, None)).to_vec();
    drawn.sort();
    drawn.dedup();
    assert_eq!(drawn.len(), KitPattern::ALL.len());
}

#[test]
fn a_number_stands_on_a_plate_where_colours_meet_behind_it() {
    for pattern in KitPattern::ALL {
        let svg = kit(&home(pattern), KitVariant::Home, Some(9));
        let plate = format!(r#"rx="7" fill="{BLUE}""#);
        assert_eq!(svg.contains(&plate), pattern.is_busy(), "{pattern}");
        assert!(!kit(&home(pattern), KitVariant::Home, None).contains("rx="));
    }
}

#[test]
fn away_and_goalkeeper_shirts_are_plain() {
    let away = home(KitPattern::Stripes).variant(KitVariant::Away);
    assert_eq!(away, KitSpec { pattern: KitPattern::Plain, first: Colour::PAPER, second: BLUE });
    let goalkeeper = kit(&home(KitPattern::Stripes), KitVariant::Goalkeeper, Some(1));
    assert!(shows(&goalkeeper, GREEN) && !shows(&goalkeeper, BLUE));
}

#[test]
fn the_goalkeeper_of_a_green_club_wears_another_colour() {
    let green =
        KitSpec { pattern: KitPattern::Plain, first: Colour::WHITE, second: Colour::from_rgb(0x20, 0xF0, 0x90) };
    assert_eq!(green.variant(KitVariant::Goalkeeper).first, ORANGE);
}

#[test]
fn names_are_read_as_they_are_written() {
    for pattern in KitPattern::ALL {
        assert_eq!(pattern.to_string().parse::<KitPattern>().unwrap(), pattern);
    }
    for variant in KitVariant::ALL {
        assert_eq!(variant.to_string().parse::<KitVariant>().unwrap(), variant);
    }
    assert_eq!(
        KitPattern::ALL.map(|p| p.to_string()).join(" "),
        "plain stripes hoops sash halves quarters chevron sleeves yoke wavesash"
    );
}
