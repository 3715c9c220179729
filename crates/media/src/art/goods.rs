//! What the league's shop sells, laid on a coloured ground.

use crate::colour::{Colour, on_colour};

use super::ball::Ball;
use super::kit::{KitSpec, KitVariant, kit};
use super::svg::{circle, document, line, path, rect};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goods {
    Shirt,
    Ball,
    Scarf,
    Cap,
    Mug,
    Pennant,
    Bag,
    Book,
}

impl Goods {
    pub const ALL: [Self; 8] =
        [Self::Shirt, Self::Ball, Self::Scarf, Self::Cap, Self::Mug, Self::Pennant, Self::Bag, Self::Book];
}

/// A picture of something for sale as a complete SVG document, 1000 units square.
pub fn goods(item: Goods, club: &KitSpec, ground: Colour) -> String {
    let shade = ground.mixed_with(Colour::INK, 14);
    let behind = rect(0.0, 0.0, 1000.0, 1000.0, ground) + &path("M0 1000A1000 1000 0 0 1 1000 0V1000Z", shade);
    let (first, second) = (club.first, club.second);
    let content = match item {
        Goods::Shirt => shirt(club),
        Goods::Ball => {
            Ball { centre: (500.0, 500.0), radius: 330.0, turn: 16, light: Colour::PAPER, dark: Colour::INK }.paint()
        }
        Goods::Scarf => scarf(first, second),
        Goods::Cap => cap(first, second),
        Goods::Mug => mug(first, second),
        Goods::Pennant => {
            path("M240 170H760L500 880Z", first)
                + &path("M326 404H674L640 498H360Z", second)
                + &line("M190 170H810", Colour::INK, 26.0)
        }
        Goods::Bag => {
            line("M360 360V290A140 140 0 0 1 640 290V360", Colour::INK, 30.0)
                + &path("M230 360H770L810 850H190Z", first)
                + &path("M500 360H770L810 850H500Z", second)
                + &circle(500.0, 600.0, 96.0, on_colour(first))
        }
        Goods::Book => {
            path("M240 190H700L760 240V850H300L240 800Z", Colour::PAPER)
                + &path("M240 190H700V800H240Z", first)
                + &path("M700 190V800H470A230 230 0 0 0 700 570Z", second)
                + &rect(240.0, 190.0, 46.0, 610.0, Colour::INK)
        }
    };
    document(1000, 1000, &(behind + &content))
}

/// The shirt itself is a picture of 120 units; here it lies larger within this one.
fn shirt(club: &KitSpec) -> String {
    let drawn = kit(club, KitVariant::Home, None);
    let inner = drawn.split_once('>').map_or("", |(_, rest)| rest.trim_end_matches("</svg>"));
    format!(r#"<g transform="translate(70 60) scale(7.2)">{inner}</g>"#)
}

fn scarf(first: Colour, second: Colour) -> String {
    let bars = |left: f64, top: f64| -> String {
        (0..4).map(|bar| rect(left, top + f64::from(bar) * 150.0, 150.0, 75.0, second)).collect()
    };
    let fringe =
        |left: i32| -> String { (0..6).map(|thread| format!("M{0} 830V890", left + 15 + thread * 24)).collect() };
    [
        path("M330 210A170 120 0 0 1 670 210L600 300A110 60 0 0 0 400 300Z", first),
        rect(300.0, 220.0, 150.0, 610.0, first),
        rect(550.0, 220.0, 150.0, 610.0, first),
        bars(300.0, 270.0),
        bars(550.0, 270.0),
        line(&(fringe(300) + &fringe(550)), first, 12.0),
        r##"<path d="M550 220H700V830H550Z" fill="#000" opacity=".12"/>"##.to_owned(),
    ]
    .concat()
}

fn cap(first: Colour, second: Colour) -> String {
    [
        path("M220 600C220 390 340 270 500 270C660 270 780 390 780 600Z", first),
        path("M500 270C660 270 780 390 780 600H620C620 450 580 330 500 270Z", second),
        path("M180 600H780C860 610 900 650 900 700C760 650 560 650 180 660Z", Colour::INK),
        circle(500.0, 268.0, 24.0, second),
        circle(420.0, 480.0, 60.0, on_colour(first)),
    ]
    .concat()
}

fn mug(first: Colour, second: Colour) -> String {
    [
        line("M690 380H770A70 70 0 0 1 840 450V560A110 110 0 0 1 730 670H680", first, 60.0),
        path("M250 270H700V740A70 70 0 0 1 630 810H320A70 70 0 0 1 250 740Z", first),
        path("M250 540q56-60 112 0t112 0 112 0 114 0V740A70 70 0 0 1 630 810H320A70 70 0 0 1 250 740Z", second),
        path("M250 270H700V310H250Z", Colour::INK),
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::kit::KitPattern;
    use crate::art::well_formed::assert_well_formed;

    #[test]
    fn everything_for_sale_is_drawn_in_the_colours_of_its_club() {
        let red = Colour::from_rgb(0xD9, 0x14, 0x2F);
        let club = KitSpec { pattern: KitPattern::Sash, first: red, second: Colour::WHITE };
        let mut drawn = std::collections::HashSet::new();
        for item in Goods::ALL {
            let svg = goods(item, &club, Colour::PAPER);
            assert_well_formed(&svg);
            assert!(item == Goods::Ball || svg.contains(&red.to_string()), "{item:?}");
            assert!(drawn.insert(svg));
        }
    }
}
