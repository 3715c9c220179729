//! Water: rolling waves, and the waves of Portuguese pavement.

use crate::art::svg::{path, short};
use crate::colour::Colour;

/// The sea from its crests down to below the picture.
pub(super) fn waves(crests: f64, count: u32, height: f64, fill: Colour) -> String {
    let width = 1800.0 / f64::from(count);
    let crest = format!(" {} {} {} 0", short(width / 2.0), short(-height), short(width));
    let data = format!("M-80 {}q{}V1100H-80Z", short(crests), crest.repeat(count as usize).trim_start());
    path(&data, fill)
}

/// Bands of pavement (*calçada*): S-curves with as much stone of one colour as of the other.
pub(super) struct Pavement {
    pub top: f64,
    /// How far a band swings.
    pub height: f64,
    /// The length of one wave.
    pub length: f64,
    pub rows: u32,
    /// From band to band, in heights.
    pub pitch: f64,
    pub fill: Colour,
}

impl Pavement {
    pub(super) fn paint(&self) -> String {
        let count = (2000.0 / self.length).ceil() as usize;
        let quarter = short(self.length / 4.0);
        let half = short(self.length / 2.0);
        let swing = short(self.height * 1.3);
        let there = format!("c{quarter}-{swing} {quarter}-{swing} {half} 0s{quarter} {swing} {half} 0");
        let back = format!("c-{quarter} {swing}-{quarter} {swing}-{half} 0s-{quarter}-{swing}-{half} 0");
        let band = format!(
            "M-{} {}{}v{}{}Z",
            short(self.length),
            short(self.top),
            there.repeat(count),
            short(self.height * 0.9),
            back.repeat(count)
        );
        let others = (1..self.rows).map(|row| {
            let down = short(f64::from(row) * self.height * self.pitch);
            format!(r##"<use href="#w" y="{down}"/>"##)
        });
        format!(r#"<g fill="{}"><path id="w" d="{band}"/>{}</g>"#, self.fill, others.collect::<String>())
    }
}
