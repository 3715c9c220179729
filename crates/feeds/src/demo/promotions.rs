//! What finishing in a place leads to: abroad, up, down, or into a play-off.

use store::editions::Promotion;

/// What the places of a division lead to.
pub(super) fn promotions(is_first: bool) -> Vec<Promotion> {
    let place = |rank: u16, color: &str, pt: &str, en: &str, skips_reserves: bool| Promotion {
        rank,
        color: color.to_owned(),
        label_pt: pt.to_owned(),
        label_en: en.to_owned(),
        skips_reserves,
    };
    let relegation = |rank| place(rank, "#FF2864", "Despromoção", "Relegation", false);
    let playoff_down = place(16, "#FF5A23", "Play-off de manutenção", "Relegation play-off", false);
    if is_first {
        vec![
            place(1, "#103BFD", "Liga dos Oceanos", "Liga dos Oceanos", false),
            place(2, "#103BFD", "Liga dos Oceanos", "Liga dos Oceanos", false),
            place(3, "#6E8BFF", "Liga dos Oceanos, pré-eliminatória", "Liga dos Oceanos, qualifying", false),
            place(4, "#FF6900", "Taça Meridiana", "Taça Meridiana", false),
            place(5, "#00BE14", "Taça das Ilhas", "Taça das Ilhas", false),
            playoff_down,
            relegation(17),
            relegation(18),
        ]
    } else {
        let promotion = |rank| place(rank, "#00BE14", "Promoção", "Promotion", true);
        let playoff_up = place(3, "#E1C800", "Play-off de promoção", "Promotion play-off", true);
        vec![promotion(1), promotion(2), playoff_up, playoff_down, relegation(17), relegation(18)]
    }
}
