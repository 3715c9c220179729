//! The few SVG elements the artwork is made of. Only numbers, colours and literals of this crate get in.

use crate::colour::Colour;

pub(super) fn path(data: &str, fill: Colour) -> String {
    format!(r#"<path d="{data}" fill="{fill}"/>"#)
}

/// A line without an area.
pub(super) fn line(data: &str, stroke: Colour, width: f64) -> String {
    format!(r#"<path d="{data}" fill="none" stroke="{stroke}" stroke-width="{width}"/>"#)
}

pub(super) fn rounded_line(data: &str, stroke: Colour, width: f64) -> String {
    format!(
        r#"<path d="{data}" fill="none" stroke="{stroke}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>"#
    )
}

pub(super) fn outlined_path(data: &str, fill: Colour, stroke: Colour, width: f64) -> String {
    format!(r#"<path d="{data}" fill="{fill}" stroke="{stroke}" stroke-width="{width}"/>"#)
}

pub(super) fn circle(x: f64, y: f64, radius: f64, fill: Colour) -> String {
    format!(r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}"/>"#)
}

pub(super) fn rect(x: f64, y: f64, width: f64, height: f64, fill: Colour) -> String {
    format!(r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}"/>"#)
}

/// The path data of a closed polygon, its corners written with a fixed number of decimals.
pub(super) fn polygon(corners: impl IntoIterator<Item = (f64, f64)>, decimals: usize) -> String {
    let mut data = String::new();
    for (x, y) in corners {
        let command = if data.is_empty() { 'M' } else { 'L' };
        data += &format!("{command}{x:.decimals$} {y:.decimals$}");
    }
    data + "Z"
}

/// A point on a circle; the angle in radians runs clockwise from the right.
pub(super) fn around(x: f64, y: f64, radius: f64, angle: f64) -> (f64, f64) {
    (x + radius * angle.cos(), y + radius * angle.sin())
}
