//! The few SVG elements the artwork is made of. Only numbers, colours and literals of this crate get in.

use crate::colour::Colour;

/// A whole picture of the given width and height.
pub(super) fn document(width: u32, height: u32, content: &str) -> String {
    framed([0, 0, width.cast_signed(), height.cast_signed()], content)
}

/// A whole picture, cut to a frame given by its left, top, width and height.
pub(super) fn framed([left, top, width, height]: [i32; 4], content: &str) -> String {
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}">{content}</svg>"#)
}

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

/// A number with at most one decimal.
pub(super) fn short(value: f64) -> String {
    let text = format!("{value:.1}");
    match text.strip_suffix(".0") {
        Some("-0") => "0".to_owned(),
        Some(whole) => whole.to_owned(),
        None => text,
    }
}
