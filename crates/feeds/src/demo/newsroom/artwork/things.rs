//! Portraits of authors, logos of partners, things for sale and covers.

use media::art::{
    Attire, Backdrop, CoverDesign, Goods, KitPattern, KitSpec, MarkVariant, Sign, Sitter, cover, goods, logo, mark,
    portrait,
};
use media::colour::Colour;

use super::super::super::clubs::{self, Club};
use super::{Kept, club_name};

const fn rgb(red: u8, green: u8, blue: u8) -> Colour {
    Colour::from_rgb(red, green, blue)
}

/// Key, whether the hair is worn long, and the colours behind.
const AUTHORS: [(&str, &str, bool, [Colour; 2]); 6] = [
    ("matilde", "Matilde Arganil", true, [rgb(0xE1, 0xFF, 0x19), rgb(0x00, 0x19, 0x41)]),
    ("honorio", "Honório Vasques", false, [rgb(0x00, 0xFA, 0xFF), rgb(0x00, 0x19, 0x41)]),
    ("clara", "Clara Benfeita", true, [rgb(0xFF, 0x5A, 0x23), rgb(0xFA, 0xFC, 0xFF)]),
    ("baltazar", "Baltazar Coim", false, [rgb(0xB4, 0x50, 0xFF), rgb(0xFA, 0xFC, 0xFF)]),
    ("otilia", "Otília Reis", true, [rgb(0x19, 0xFF, 0x91), rgb(0x00, 0x19, 0x41)]),
    ("jaime", "Jaime Portinho", false, [rgb(0xFF, 0x28, 0x64), rgb(0xFA, 0xFC, 0xFF)]),
];

/// Key and word of each partner's logo.
pub(super) const PARTNERS: [(&str, &str, Sign, Colour); 12] = [
    ("velame", "Velame", Sign::Sail, rgb(0x10, 0x3B, 0xFD)),
    ("mareluz", "Mareluz", Sign::Sun, rgb(0xB8, 0x32, 0x08)),
    ("onda", "Canal Onda", Sign::Waves, rgb(0x00, 0x74, 0x7A)),
    ("salgema", "Salgema", Sign::Diamond, rgb(0x47, 0x58, 0x77)),
    ("nortelo", "Nortelo", Sign::Bars, rgb(0x00, 0x77, 0x41)),
    ("rotunda", "Rotunda", Sign::Rings, rgb(0x8A, 0x1F, 0xD6)),
    ("ceifa", "Ceifa", Sign::Leaf, rgb(0x5C, 0x66, 0x00)),
    ("cordia", "Cordia", Sign::Star, rgb(0xCC, 0x00, 0x3D)),
    ("fonteviva", "Fonteviva", Sign::Drop, rgb(0x00, 0x5F, 0xB8)),
    ("colmeia", "Colmeia", Sign::Hexagon, rgb(0x8A, 0x52, 0x00)),
    ("maretv", "Mare TV", Sign::Dots, rgb(0x00, 0x19, 0x41)),
    ("cantoseguro", "Canto Seguro", Sign::Corner, rgb(0x0C, 0x5A, 0x8A)),
];

/// Key, what it is, whose colours, the ground, and what it shows.
const SHOP: [(&str, Goods, &str, Colour, &str); 8] = [
    ("shirt", Goods::Shirt, "far", rgb(0x00, 0xFA, 0xFF), "uma camisola de riscas"),
    ("ball", Goods::Ball, "rin", rgb(0xE1, 0xFF, 0x19), "a bola oficial da Liga"),
    ("scarf", Goods::Scarf, "val", rgb(0xFF, 0x5A, 0x23), "um cachecol azul e branco"),
    ("cap", Goods::Cap, "sal", rgb(0xF2, 0xC9, 0xA5), "um boné verde e amarelo"),
    ("mug", Goods::Mug, "sma", rgb(0xB4, 0x50, 0xFF), "uma caneca com ondas"),
    ("pennant", Goods::Pennant, "rin", rgb(0x19, 0xFF, 0x91), "uma flâmula"),
    ("bag", Goods::Bag, "cav", rgb(0xFA, 0xFC, 0xFF), "um saco de pano"),
    ("book", Goods::Book, "nor", rgb(0xFF, 0x28, 0x64), "um livro de capa dura"),
];

const COVERS: [(&str, CoverDesign, Colour); 8] = [
    ("corner", CoverDesign::Corner, rgb(0xE1, 0xFF, 0x19)),
    ("pitch", CoverDesign::Pitch, rgb(0x19, 0xFF, 0x91)),
    ("waves", CoverDesign::Waves, rgb(0x00, 0xFA, 0xFF)),
    ("columns", CoverDesign::Columns, rgb(0xFF, 0x5A, 0x23)),
    ("ball", CoverDesign::Ball, rgb(0xB4, 0x50, 0xFF)),
    ("sun", CoverDesign::Sun, rgb(0xFF, 0xC4, 0x00)),
    ("lines", CoverDesign::Lines, rgb(0xFA, 0xFC, 0xFF)),
    ("rings", CoverDesign::Rings, rgb(0xFF, 0x28, 0x64)),
];

pub(super) fn things() -> Vec<Kept> {
    let marks = [("mark", MarkVariant::Normal), ("mark-light", MarkVariant::Light)].map(|(key, variant)| {
        Kept::svg(format!("brand/{key}"), &format!("jornada-{key}"), mark(variant), "O símbolo da Jornada")
    });
    let authors = AUTHORS.map(|(key, name, has_long_hair, [first, second])| {
        let backdrop = KitSpec { pattern: KitPattern::Plain, first, second };
        let sitter = Sitter { attire: Attire::Suit, long_hair: has_long_hair, backdrop: Backdrop::Club };
        let svg = portrait(&format!("colunista/{key}"), &backdrop, sitter);
        Kept::svg(format!("author/{key}"), &format!("retrato-{key}"), svg, format!("Retrato ilustrado de {name}"))
    });
    let partners = PARTNERS.map(|(key, word, sign, colour)| {
        let svg = logo(word, sign, colour, Some(Colour::PAPER));
        Kept::svg(format!("partner/{key}"), &format!("logotipo-{key}"), svg, format!("Logótipo {word}"))
    });
    let shop = SHOP.map(|(key, item, club, ground, shows)| {
        let kit = clubs::find(club).map_or(KitSpec::OFFICIAL, Club::kit_spec);
        let shows = format!("Ilustração: {shows}, nas cores do clube {}", club_name(club));
        Kept::svg(format!("shop/{key}"), &format!("loja-{key}"), goods(item, &kit, ground), shows)
    });
    let covers = COVERS.map(|(key, design, accent)| {
        let svg = cover(design, accent, "Jornada");
        Kept::svg(format!("cover/{key}"), &format!("capa-{key}"), svg, "Capa de uma publicação da Liga")
    });
    [&marks[..], &authors, &partners, &shop, &covers].concat()
}
