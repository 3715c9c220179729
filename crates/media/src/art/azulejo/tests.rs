use super::*;
use crate::art::brand::{LIME, VIOLET};
use crate::art::well_formed::assert_well_formed;

fn kinds(tiles: &[Laid]) -> String {
    tiles.iter().map(|laid| format!("{}{} ", kind(laid.tile), laid.quarter_turns)).collect()
}

fn kind(tile: &Tile) -> usize {
    TILES.iter().position(|known| std::ptr::eq(known, tile)).unwrap_or(TILES.len())
}

#[test]
fn the_walls_of_the_mock_ups_are_laid_tile_by_tile() {
    for (seed, first_rows) in [
        ("liga-7", "31 03 20 83 20 03 92 13 23 61 23 91 "),
        ("rodape-3", "80 43 20 31 31 12 93 33 31 03 11 52 "),
        ("taca-19", "10 83 21 11 21 41 13 71 70 23 72 20 "),
    ] {
        let tiles = lay(seed, WALL, 2, &TilePalette::hero(LIME));
        assert!(kinds(&tiles).starts_with(first_rows), "{seed} {}", kinds(&tiles));
    }
}

#[test]
fn the_colours_are_those_of_the_mock_up() {
    let tiles = lay("liga-7", 3, 1, &TilePalette::hero(LIME));
    let colours: Vec<_> = tiles.iter().map(|laid| (laid.ground, laid.figure)).collect();
    assert_eq!(colours, [(Colour::INK, CYAN), (NIGHT, CYAN), (LIME, CYAN)]);
}

#[test]
fn a_narrow_band_is_cut_out_of_the_wide_one() {
    let palette = TilePalette::footer(VIOLET);
    let (narrow, wide) = (lay("a", 5, 3, &palette), lay("a", 8, 3, &palette));
    let cut: Vec<_> = wide.into_iter().filter(|laid| laid.place.0 < 5).collect();
    assert_eq!(kinds(&narrow), kinds(&cut));
}

#[test]
fn every_tile_occurs_in_every_turn() {
    let tiles = lay("every", 24, 24, &TilePalette::poster(LIME));
    for tile in &TILES {
        for turn in 0..4 {
            assert!(tiles.iter().any(|laid| std::ptr::eq(laid.tile, tile) && laid.quarter_turns == turn));
        }
    }
}

#[test]
fn bands_are_well_formed_repeatable_and_small() {
    for accent in [LIME, VIOLET, CYAN, Colour::INK] {
        for (palette, columns, rows, bytes) in [
            (TilePalette::hero(accent), 5, 3, 2_600),
            (TilePalette::hero(accent), 7, 4, 4_200),
            (TilePalette::footer(accent), 8, 1, 1_800),
            (TilePalette::poster(accent), 8, 5, 5_800),
        ] {
            for seed in ["liga-7", "taca-19", "", "ã&<\"", "x"] {
                let svg = azulejo(seed, columns, rows, &palette);
                assert_well_formed(&svg);
                assert_eq!(svg, azulejo(seed, columns, rows, &palette));
                assert!(svg.len() < bytes, "{seed} {columns}×{rows}: {}", svg.len());
            }
        }
    }
}

#[test]
fn a_quarter_turn_keeps_a_figure_on_its_tile() {
    assert_eq!(tile::draw(TILES[0].figure, 0, (0, 0)), "M0 0h200a200 200 0 0 1 -200 200z");
    assert_eq!(tile::draw(TILES[0].figure, 1, (1, 0)), "M400 0v200a200 200 0 0 1 -200 -200z");
    assert_eq!(tile::draw(TILES[0].figure, 2, (0, 2)), "M200 600h-200a200 200 0 0 1 200 -200z");
    assert_eq!(tile::draw(TILES[8].figure, 3, (0, 0)), "");
}

#[test]
fn poor_palettes_and_absurd_sizes_still_draw() {
    for palette in [TilePalette::new([]), TilePalette::new([LIME]), TilePalette::new([LIME, VIOLET])] {
        assert_well_formed(&azulejo("a", 0, u32::MAX, &palette));
    }
}

#[test]
fn a_cyan_competition_is_not_painted_cyan_on_cyan() {
    for palette in [TilePalette::hero(CYAN), TilePalette::poster(CYAN)] {
        assert_eq!(palette.0.iter().filter(|colour| colour.is_close_to(CYAN)).count(), 1);
    }
}
