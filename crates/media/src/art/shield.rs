//! What every crest shares, drawn or monogram: two rims, a field inside them, and light from the left.

use crate::colour::{Colour, TEXT_CONTRAST};

use super::shape::Shape;

const OPEN: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 72">"#;

/// The outer rim and the thinner one inside it.
#[derive(Clone, Copy)]
pub(super) struct Rims {
    pub outer: Colour,
    pub inner: Colour,
}

impl Rims {
    /// The same rims for dark grounds: the lighter one outside, or white where neither would stand out.
    pub(super) fn for_dark_ground(self) -> Self {
        let (lighter, darker) = if self.inner.luminance() > self.outer.luminance() {
            (self.inner, self.outer)
        } else {
            (self.outer, self.inner)
        };
        if lighter.contrast(Colour::INK) >= TEXT_CONTRAST {
            Self { outer: lighter, inner: darker }
        } else {
            Self { outer: Colour::WHITE, inner: darker }
        }
    }
}

/// A shield in full colour.
pub(super) fn coloured(shape: Shape, rims: Rims, field: &str) -> String {
    let outline = shape.outline();
    let Rims { outer, inner } = rims;
    [
        OPEN,
        &format!(r#"<clipPath id="c"><path d="{outline}"/></clipPath>"#),
        // The faint white edge keeps a dark rim visible on a dark ground.
        &format!(r##"<path d="{outline}" fill="{outer}" stroke="#fff" stroke-opacity=".28" stroke-width="1"/>"##),
        &scaled(".93", &format!(r#"<path d="{outline}" fill="{inner}"/>"#)),
        &scaled(".855", &clipped(&format!("{field}{SHADE}"))),
        "</svg>",
    ]
    .concat()
}

/// A shield in white only, see-through between the rim and whatever `figure` paints white; black in it cuts out.
pub(super) fn silhouette(shape: Shape, figure: &str) -> String {
    let outline = shape.outline();
    [
        OPEN,
        &format!(r#"<clipPath id="c"><path d="{outline}"/></clipPath>"#),
        &format!(r##"<mask id="m"><path d="{outline}" fill="#fff"/>"##),
        &scaled(".9", &format!(r##"<path d="{outline}" fill="#000"/>"##)),
        &scaled(".855", &clipped(figure)),
        &format!(r##"</mask><path d="{outline}" fill="#fff" mask="url(#m)"/>"##),
        "</svg>",
    ]
    .concat()
}

/// The right half lies in the shade.
const SHADE: &str = r##"<rect x="32" y="0" width="40" height="72" fill="#000" opacity=".1"/>"##;

fn scaled(factor: &str, content: &str) -> String {
    format!(r#"<g transform="translate(32 36) scale({factor}) translate(-32 -36)">{content}</g>"#)
}

fn clipped(content: &str) -> String {
    format!(r#"<g clip-path="url(#c)">{content}</g>"#)
}
