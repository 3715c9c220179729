#![allow(clippy::unwrap_used)]

use serde::de::value::{Error, MapDeserializer};

use super::*;
use crate::art::well_formed::assert_well_formed;

const VARIANTS: [CrestVariant; 3] = [CrestVariant::Normal, CrestVariant::Alternative, CrestVariant::Negative];

fn spec(shape: Shape, division: Division, charge: Charge) -> CrestSpec {
    CrestSpec {
        shape,
        division,
        charge,
        field: Colour::from_rgb(0x10, 0x20, 0x30),
        second: Colour::from_rgb(0xA0, 0xB0, 0xC0),
        charge_fill: Colour::from_rgb(0xF1, 0xF2, 0xF3),
        detail: Colour::from_rgb(0x41, 0x42, 0x43),
        ring: Colour::from_rgb(0x51, 0x52, 0x53),
        inner_ring: Colour::from_rgb(0xE1, 0xE2, 0xE3),
    }
}

fn shows(svg: &str, colour: Colour) -> bool {
    svg.contains(&format!("\"{colour}\""))
}

#[test]
fn every_combination_is_well_formed() {
    for shape in Shape::ALL {
        for division in Division::ALL {
            for charge in Charge::ALL {
                for variant in VARIANTS {
                    assert_well_formed(&crest(&spec(shape, division, charge), variant));
                }
            }
        }
    }
}

#[test]
fn colours_are_used_where_they_belong() {
    for division in Division::ALL {
        for charge in Charge::ALL {
            let spec = spec(Shape::Luso, division, charge);
            let svg = crest(&spec, CrestVariant::Normal);
            assert!(shows(&svg, spec.ring) && shows(&svg, spec.inner_ring) && shows(&svg, spec.field));
            assert_eq!(shows(&svg, spec.second), division != Division::Plain, "{division}");
            assert_eq!(shows(&svg, spec.charge_fill), charge != Charge::None, "{charge}");
            assert_eq!(shows(&svg, spec.detail), !matches!(charge, Charge::None | Charge::Sol), "{charge}");
        }
    }
}

#[test]
fn the_alternative_has_its_light_rim_outside() {
    let with_rims = |ring, inner_ring| {
        let mut spec = spec(Shape::Hex, Division::Plain, Charge::None);
        (spec.ring, spec.inner_ring) = (ring, inner_ring);
        crest(&spec, CrestVariant::Alternative)
    };
    let outside = |svg: String, colour: Colour| svg.contains(&format!(r#"fill="{colour}" stroke="#));
    let (dark, light, darker) =
        (Colour::from_rgb(0x51, 0x52, 0x53), Colour::from_rgb(0xE1, 0xE2, 0xE3), Colour::from_rgb(0x10, 0x12, 0x14));
    assert!(outside(with_rims(dark, light), light));
    assert!(outside(with_rims(light, dark), light));
    assert!(outside(with_rims(dark, darker), Colour::WHITE));
}

#[test]
fn the_negative_is_white_alone() {
    for division in Division::ALL {
        for charge in Charge::ALL {
            let spec = spec(Shape::Arco, division, charge);
            let svg = crest(&spec, CrestVariant::Negative);
            for colour in [spec.field, spec.second, spec.charge_fill, spec.detail, spec.ring, spec.inner_ring] {
                assert!(!shows(&svg, colour), "{division} {charge}");
            }
            assert!(svg.ends_with(r##" fill="#fff" mask="url(#m)"/></svg>"##));
        }
    }
}

#[test]
fn designs_are_read_by_the_name_they_are_written_with() {
    for shape in Shape::ALL {
        assert_eq!(shape.to_string().parse::<Shape>().unwrap(), shape);
    }
    for division in Division::ALL {
        assert_eq!(division.to_string().parse::<Division>().unwrap(), division);
    }
    for charge in Charge::ALL {
        assert_eq!(charge.to_string().parse::<Charge>().unwrap(), charge);
    }
    for variant in VARIANTS {
        assert_eq!(variant.to_string().parse::<CrestVariant>().unwrap(), variant);
    }
    assert_eq!(Shape::ALL.map(|s| s.to_string()).join(" "), "luso heater suico redondo canto flamula hex arco");
    assert_eq!(
        Division::ALL.map(|d| d.to_string()).join(" "),
        "plain pale barry barrybase bend perpale perbend quarterly chief pile saltire wavebase sunrise bridge dunes"
    );
    assert_eq!(
        Charge::ALL.map(|c| c.to_string()).join(" "),
        "none farol peixe ancora estrela rosa pico torre sol cruz livro arvore roda bola colmeia uva"
    );
    assert!("Luso".parse::<Shape>().is_err());
}

fn stored(field: &str) -> Result<CrestSpec, Error> {
    CrestSpec::deserialize(MapDeserializer::new(
        [
            ("shape", "hex"),
            ("division", "perbend"),
            ("charge", "colmeia"),
            ("field", field),
            ("second", "#A0B0C0"),
            ("charge_fill", "#F1F2F3"),
            ("detail", "#414243"),
            ("ring", "#515253"),
            ("inner_ring", "#E1E2E3"),
        ]
        .into_iter(),
    ))
}

#[test]
fn a_stored_crest_is_read_and_a_hostile_one_refused() {
    assert_eq!(stored("#102030").unwrap(), spec(Shape::Hex, Division::PerBend, Charge::Colmeia));
    assert!(stored("#102030\" onload=\"alert(1)").is_err());
}
