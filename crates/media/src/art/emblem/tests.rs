#![allow(clippy::unwrap_used)]

use super::*;
use crate::art::brand::{CYAN, LIME, ORANGE, ROSE, VIOLET};
use crate::art::well_formed::assert_well_formed;

const DEEP_BLUE: Colour = Colour::from_rgb(0x10, 0x3B, 0xFD);

fn shows(svg: &str, colour: Colour) -> bool {
    svg.contains(&format!("\"{colour}\""))
}

#[test]
fn every_emblem_is_well_formed_and_small() {
    for design in EmblemDesign::ALL {
        for variant in EmblemVariant::ALL {
            for accent in [LIME, CYAN, VIOLET, DEEP_BLUE, Colour::BLACK, Colour::WHITE] {
                let svg = emblem(design, accent, variant);
                assert_well_formed(&svg);
                assert!(svg.len() < 900, "{design} {variant}: {}", svg.len());
            }
        }
    }
}

#[test]
fn every_design_differs_from_the_others() {
    let mut drawn = EmblemDesign::ALL.map(|design| emblem(design, LIME, EmblemVariant::Normal)).to_vec();
    drawn.sort();
    drawn.dedup();
    assert_eq!(drawn.len(), EmblemDesign::ALL.len());
}

#[test]
fn a_league_is_its_accent_upon_ink_and_a_cup_stands_upon_its_accent() {
    let league = emblem(EmblemDesign::Wave, LIME, EmblemVariant::Normal);
    assert!(shows(&league, Colour::INK) && shows(&league, LIME) && shows(&league, Colour::PAPER));
    let cup = emblem(EmblemDesign::Cup, VIOLET, EmblemVariant::Normal);
    assert!(!shows(&cup, Colour::INK) && shows(&cup, VIOLET) && shows(&cup, Colour::PAPER));
}

#[test]
fn a_trophy_can_be_told_from_its_accent() {
    for (accent, figure) in [
        (VIOLET, Colour::PAPER),
        (ORANGE, Colour::PAPER),
        (ROSE, Colour::PAPER),
        (DEEP_BLUE, Colour::PAPER),
        (LIME, Colour::INK),
        (CYAN, Colour::INK),
    ] {
        assert!(shows(&emblem(EmblemDesign::Cup, accent, EmblemVariant::Normal), figure), "{accent}");
    }
}

#[test]
fn an_accent_too_dark_for_ink_is_lit() {
    assert_eq!(lit_for_ink(LIME), LIME);
    assert_eq!(lit_for_ink(VIOLET), VIOLET);
    for accent in [DEEP_BLUE, Colour::INK, Colour::BLACK] {
        assert!(lit_for_ink(accent).contrast(Colour::INK) >= SHAPE_CONTRAST, "{accent}");
    }
}

#[test]
fn the_negative_is_white_alone() {
    for design in EmblemDesign::ALL {
        let svg = emblem(design, LIME, EmblemVariant::Negative);
        assert!(!shows(&svg, LIME) && !shows(&svg, Colour::INK) && !shows(&svg, Colour::PAPER));
        assert!(svg.ends_with(r##" fill="#fff" mask="url(#m)"/></svg>"##));
    }
}

#[test]
fn names_are_read_as_they_are_written() {
    for design in EmblemDesign::ALL {
        assert_eq!(design.to_string().parse::<EmblemDesign>().unwrap(), design);
    }
    for variant in EmblemVariant::ALL {
        assert_eq!(variant.to_string().parse::<EmblemVariant>().unwrap(), variant);
    }
    assert_eq!(
        EmblemDesign::ALL.map(|d| d.to_string()).join(" "),
        "wave steps rosette sprout globe horizon cup salver"
    );
    assert_eq!(EmblemVariant::ALL.map(|v| v.to_string()).join(" "), "normal onaccent negative");
}
