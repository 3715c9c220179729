//! The demo league in numbers: a first-division season for each of ten seeds, made without a database, and held against
//! what football is like. The same numbers stand in `docs/DEMO.md`.

mod figures;
mod names;
mod page;
mod real;
mod season;
mod variety;

use figures::{FIGURES, Figure, Source};
use season::Surveyed;

/// Ten leagues, the demo's own among them.
const SEEDS: [u64; 10] = [super::SEED, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/// Mean, lowest and highest over the seeds.
struct Found {
    mean: f64,
    low: f64,
    high: f64,
}

impl Found {
    fn of(values: &[f64]) -> Self {
        Self {
            mean: values.iter().sum::<f64>() / values.len() as f64,
            low: values.iter().copied().fold(f64::INFINITY, f64::min),
            high: values.iter().copied().fold(f64::NEG_INFINITY, f64::max),
        }
    }

    fn over(seasons: &[Surveyed], figure: &Figure) -> Self {
        Self::of(&seasons.iter().map(|season| (figure.of)(season)).collect::<Vec<_>>())
    }
}

/// Over ten seasons the demo is within what is real; a single season may be a little outside.
#[test]
fn the_league_is_like_football() {
    let seasons: Vec<Surveyed> = SEEDS.iter().map(|&seed| Surveyed::of(seed)).collect();
    let mut wrong = Vec::new();
    let mut rows = Vec::new();
    for figure in FIGURES {
        let found = Found::over(&seasons, figure);
        let (least, most) = figure.range;
        let slack = (most - least) * figure.slack();
        if !(least..=most).contains(&found.mean) || found.low < least - slack || found.high > most + slack {
            wrong.push(format!(
                "{}: {:.3} ({:.3}–{:.3}), not {least}–{most}",
                figure.name, found.mean, found.low, found.high
            ));
        }
        rows.push(page::row(figure, &found));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    page::check("figures", &rows);
}

/// The ranges for results are those of real seasons.
#[test]
fn the_ranges_are_those_of_real_seasons() {
    let Some(seasons) = real::seasons() else { return };
    assert!(seasons.len() >= 5, "{} real seasons", seasons.len());
    for figure in FIGURES.iter().filter(|figure| figure.source == Source::Results) {
        let values: Vec<f64> =
            seasons.iter().map(|season| (figure.of)(season)).filter(|value| value.is_finite()).collect();
        let found = Found::of(&values);
        let (least, most) = figure.range;
        let unit = figure.rounding();
        let is_it = |bound: f64, value: f64| (bound - value).abs() <= unit;
        assert!(
            is_it(least, found.low) && is_it(most, found.high),
            "{}: real seasons give {:.3}–{:.3}, not {least}–{most}",
            figure.name,
            found.low,
            found.high
        );
    }
}
