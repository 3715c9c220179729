//! Crests in the manner of heraldry: a shape, a division of its field and a charge laid upon it.

use serde::{Deserialize, Serialize};

use crate::colour::Colour;

use super::shape::Shape;
use super::shield::{self, Rims};

mod charge;
mod division;

pub use charge::Charge;
pub use division::Division;

/// Everything needed to draw a club's crest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CrestSpec {
    pub shape: Shape,
    pub division: Division,
    pub charge: Charge,
    /// The club's first colour.
    pub field: Colour,
    /// The club's second colour, which the division sets against the field.
    pub second: Colour,
    pub charge_fill: Colour,
    /// What is drawn upon or behind the charge.
    pub detail: Colour,
    /// The outer rim.
    pub ring: Colour,
    pub inner_ring: Colour,
}

/// The same crest for different grounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CrestVariant {
    #[default]
    Normal,
    /// With a light rim, for dark grounds.
    Alternative,
    /// In white alone, for any saturated ground.
    Negative,
}

named_as_stored!(CrestVariant);

/// A crest as a complete SVG document, 64 units wide and 72 high.
pub fn crest(spec: &CrestSpec, variant: CrestVariant) -> String {
    let rims = Rims { outer: spec.ring, inner: spec.inner_ring };
    match variant {
        CrestVariant::Normal => shield::coloured(spec.shape, rims, &blazon(spec)),
        CrestVariant::Alternative => shield::coloured(spec.shape, rims.for_dark_ground(), &blazon(spec)),
        CrestVariant::Negative => shield::silhouette(spec.shape, &white_figure(spec)),
    }
}

fn blazon(spec: &CrestSpec) -> String {
    spec.division.paint(spec.field, spec.second) + &spec.charge.paint(spec.charge_fill, spec.detail)
}

/// A crest without a charge is known by its division. Under a charge only what a division has in white anyway is kept,
/// such as the crests of its waves: anything more would swallow the charge.
fn white_figure(spec: &CrestSpec) -> String {
    match spec.charge {
        Charge::None => spec.division.paint_white_figure(),
        charge => spec.division.paint(Colour::BLACK, Colour::BLACK) + &charge.paint(Colour::WHITE, Colour::BLACK),
    }
}

#[cfg(test)]
mod tests;
