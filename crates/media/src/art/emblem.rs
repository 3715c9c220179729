//! The emblems of competitions: a panel with the platform's one round corner, and a figure in the competition's accent.

use serde::{Deserialize, Serialize};

use crate::colour::Colour;

use super::svg::{document, line, path};

mod design;

pub use design::EmblemDesign;

/// The panel: square but for its bottom right corner, which is the corner arc of the pitch.
const PANEL: &str = "M2 2H38V20A18 18 0 0 1 20 38H2Z";
/// What a flat shape needs to be told from its ground: the 3:1 of WCAG 2, less what the brand's own paper on orange falls
/// short of it.
const SHAPE_CONTRAST: f64 = 2.9;

/// The same emblem for different grounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EmblemVariant {
    /// In the competition's colours, for light and dark grounds alike.
    #[default]
    Normal,
    /// For a ground of the competition's own accent.
    OnAccent,
    /// In white alone, the figure cut out of the panel, for any saturated ground.
    Negative,
}

named_as_stored!(EmblemVariant);

impl EmblemVariant {
    pub const ALL: [Self; 3] = [Self::Normal, Self::OnAccent, Self::Negative];
}

/// A competition's emblem as a complete SVG document, 40 units square.
pub fn emblem(design: EmblemDesign, accent: Colour, variant: EmblemVariant) -> String {
    let content = match variant {
        EmblemVariant::Normal => coloured(design, normal(design, accent)),
        EmblemVariant::OnAccent => coloured(design, on_accent(accent)),
        EmblemVariant::Negative => cut_out(design),
    };
    document(40, 40, &content)
}

#[derive(Clone, Copy)]
struct Inks {
    panel: Colour,
    figure: Colour,
    /// The lines that go with the figure.
    line: Colour,
}

/// A league's figure is its accent upon ink; a trophy stands upon its accent.
fn normal(design: EmblemDesign, accent: Colour) -> Inks {
    if design.is_trophy() {
        let figure = shape_on(accent);
        Inks { panel: accent, figure, line: figure }
    } else {
        Inks { panel: Colour::INK, figure: lit_for_ink(accent), line: Colour::PAPER }
    }
}

/// The accent itself, or as much lighter as it must be to be seen upon ink: a deep blue would drown in it.
fn lit_for_ink(accent: Colour) -> Colour {
    let mut lighter = (0..=100).step_by(10).map(|percent| accent.mixed_with(Colour::PAPER, percent));
    lighter.find(|colour| colour.contrast(Colour::INK) >= SHAPE_CONTRAST).unwrap_or(Colour::PAPER)
}

/// The panel takes the colour that stands out from the accent, and the figure is the ground showing through.
fn on_accent(accent: Colour) -> Inks {
    let panel = shape_on(accent);
    Inks { panel, figure: accent, line: if panel == Colour::INK { Colour::PAPER } else { Colour::INK } }
}

/// Paper where it can be told from the accent, which is the brand's choice for violet, orange and rose; ink elsewhere.
fn shape_on(accent: Colour) -> Colour {
    if accent.contrast(Colour::PAPER) >= SHAPE_CONTRAST { Colour::PAPER } else { Colour::INK }
}

fn coloured(design: EmblemDesign, Inks { panel, figure, line }: Inks) -> String {
    let ground = path(PANEL, panel);
    format!(
        r#"<clipPath id="c"><path d="{PANEL}"/></clipPath>{ground}<g clip-path="url(#c)">{}</g>"#,
        drawn(design, figure, line)
    )
}

fn cut_out(design: EmblemDesign) -> String {
    let figure = drawn(design, Colour::BLACK, Colour::BLACK);
    format!(
        r##"<mask id="m"><path d="{PANEL}" fill="#fff"/>{figure}</mask><path d="{PANEL}" fill="#fff" mask="url(#m)"/>"##
    )
}

fn drawn(design: EmblemDesign, figure: Colour, stroke: Colour) -> String {
    let (data, width) = design.lines();
    path(design.figure(), figure) + &if data.is_empty() { String::new() } else { line(data, stroke, width) }
}

#[cfg(test)]
mod tests;
