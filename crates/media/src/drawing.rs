//! SVG drawings become pictures; the drawing itself is not kept. So neither a script nor anything else in it has any effect:
//! what remains to be feared is a small text that takes hours or gigabytes to draw. It is counted before anything is drawn.
//!
//! Nothing outside of the drawing is read, and there are no fonts: text must be drawn as paths.

mod count;
mod survey;

use std::str;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::roxmltree::{Document, Error as XmlError, ParsingOptions};
use resvg::usvg::{ImageHrefResolver, Options, Tree};

use crate::error::{MediaError, Refusal};
use crate::formats::fit;
use crate::picture::Picture;

/// The longer side of the picture, however large the drawing says it is.
const SIDE: u32 = 1600;
/// Drawings are text by people or their tools.
const MOST_BYTES: usize = 5_000_000;
const MOST_NODES: u32 = 200_000;

pub(crate) fn rasterise(bytes: &[u8]) -> Result<Picture, MediaError> {
    let refuse = |reason| MediaError::from(Refusal::Drawing(reason));
    if bytes.len() > MOST_BYTES {
        return Err(refuse("it has more than 5 MB"));
    }
    let text = str::from_utf8(bytes).map_err(|_| refuse("it is not written in UTF-8"))?;
    let options = ParsingOptions { allow_dtd: false, nodes_limit: MOST_NODES, ..ParsingOptions::default() };
    let document = Document::parse_with_options(text, options).map_err(|error| match error {
        XmlError::DtdDetected => refuse("it has a document type"),
        XmlError::NodesLimitReached => refuse(count::TOO_MUCH),
        _ => refuse("it is no well-formed XML"),
    })?;
    count::check(&document).map_err(refuse)?;
    let tree = Tree::from_xmltree(&document, &alone()).map_err(|_| refuse("it is no valid SVG"))?;
    let (width, height) = size(&tree).ok_or_else(|| refuse("it has no usable size"))?;
    let scale = Transform::from_scale(width as f32 / tree.size().width(), height as f32 / tree.size().height());
    survey::check(&tree, scale, (width, height)).map_err(refuse)?;
    let mut pixmap = Pixmap::new(width, height).ok_or_else(|| refuse("it has no usable size"))?;
    resvg::render(&tree, scale, &mut pixmap.as_mut());
    Ok(Picture::from_rgba(width, height, pixmap.take_demultiplied()))
}

/// Nothing that a drawing refers to is fetched, read or unpacked.
fn alone() -> Options<'static> {
    let nothing = ImageHrefResolver { resolve_data: Box::new(|_, _, _| None), resolve_string: Box::new(|_, _| None) };
    Options { image_href_resolver: nothing, resources_dir: None, ..Options::default() }
}

fn size(tree: &Tree) -> Option<(u32, u32)> {
    let (width, height) = (f64::from(tree.size().width()), f64::from(tree.size().height()));
    let longer = width.max(height);
    if !longer.is_finite() || longer <= 0.0 {
        return None;
    }
    // To a fine grid of whole numbers first, from which all sizes are made in the same way.
    let fine = |side: f64| (side / longer * 1e6).round().max(1.0) as u32;
    Some(fit((fine(width), fine(height)), (SIDE, SIDE)))
}
