//! The first page as a picture. Drawing somebody else's page can fail, or take for ever: then there is no picture, and that is all.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use hayro::hayro_interpret::InterpreterSettings;
use hayro::hayro_syntax::Filter;
use hayro::hayro_syntax::object::{Object, Stream};
use hayro::vello_cpu::color::palette::css::WHITE;
use hayro::{PixmapSettings, RenderCache, RenderSettings};

use super::Paper;
use crate::picture::Picture;
use crate::worker;

/// The longer side of the picture.
const SIDE: f32 = 1000.0;
/// In points, at 72 to the inch.
const LARGEST_PAGE: f32 = 14_400.0;
/// Long, because on a busy machine everything else goes first.
const PATIENCE: Duration = Duration::from_secs(60);
/// Pages can be deeply nested.
const STACK: usize = 64 << 20;
/// No picture on any page may be larger, or none is drawn.
const MOST_PIXELS: f64 = 50_000_000.0;
/// Packed in a way of which it cannot be told how large it is inside.
const MOST_UNTOLD: usize = 200_000;

/// Draws at most one page at a time, and none while one is at work that was given up.
#[derive(Clone, Default)]
pub(crate) struct Easel {
    is_taken: Arc<AtomicBool>,
}

/// The first page, where it can be drawn in time. It is drawn in a thread of its own, which cannot be stopped but is no longer
/// waited for.
pub(crate) fn first_page(paper: Paper, easel: &Easel) -> Option<Picture> {
    if !is_tame(&paper) || easel.is_taken.swap(true, Ordering::AcqRel) {
        return None;
    }
    let (send, receive) = mpsc::sync_channel(1);
    let mine = easel.clone();
    let work = move || {
        worker::step_back();
        let drawn = catch_unwind(AssertUnwindSafe(|| draw(&paper)));
        drop(paper);
        mine.is_taken.store(false, Ordering::Release);
        let _ = send.send(drawn.ok().flatten());
    };
    let begun = thread::Builder::new().name("media-page".to_owned()).stack_size(STACK).spawn(work);
    if begun.is_err() {
        easel.is_taken.store(false, Ordering::Release);
        return None;
    }
    match receive.recv_timeout(PATIENCE) {
        Ok(picture) => picture,
        Err(_) => {
            tracing::warn!("the first page of a PDF took too long to draw");
            None
        }
    }
}

/// Whether nothing in it can be so large that drawing it would take all memory.
fn is_tame(paper: &Paper) -> bool {
    paper.pdf.objects().into_iter().all(|object| match object {
        Object::Stream(stream) => is_tame_stream(&stream),
        _ => true,
    })
}

fn is_tame_stream(stream: &Stream<'_>) -> bool {
    let filters = stream.filters();
    let is_packing =
        |filter: &&Filter| matches!(filter, Filter::FlateDecode | Filter::LzwDecode | Filter::RunLengthDecode);
    let is_untold = |filter: &Filter| matches!(filter, Filter::LzwDecode | Filter::RunLengthDecode);
    if filters.iter().filter(is_packing).count() > 1
        || filters.iter().any(is_untold) && stream.raw_data().len() > MOST_UNTOLD
    {
        return false;
    }
    let side = |long: &str, short: &str| {
        let dict = stream.dict();
        dict.get::<f32>(long).or_else(|| dict.get::<f32>(short)).unwrap_or_default()
    };
    let pixels = f64::from(side("Width", "W")) * f64::from(side("Height", "H"));
    pixels <= MOST_PIXELS
        && match filters[..] {
            [Filter::DctDecode] => has_tame_sides(&stream.raw_data(), jpeg_sides),
            [Filter::JpxDecode] => has_tame_sides(&stream.raw_data(), jpeg_2000_sides),
            // A picture within another packing is of a size that cannot be told.
            _ if filters.iter().any(|filter| matches!(filter, Filter::DctDecode | Filter::JpxDecode)) => false,
            _ if pixels > 0.0 => true,
            _ => stream.decoded().is_ok_and(|data| has_tame_inline_pictures(&data)),
        }
}

/// Pictures say their size themselves, and not always the one that the PDF says: each place that does is looked at.
fn has_tame_sides(data: &[u8], sides: fn(&[u8]) -> Option<(f64, f64)>) -> bool {
    let mut said = (0..data.len()).filter_map(|at| sides(&data[at..])).peekable();
    said.peek().is_some() && said.all(|(width, height)| width * height <= MOST_PIXELS)
}

/// A length, the precision, then both sides in two bytes each.
fn jpeg_sides(bytes: &[u8]) -> Option<(f64, f64)> {
    match bytes {
        [0xff, 0xc0..=0xc2, _, _, _, sides @ ..] => Some((number(sides.get(..2)?), number(sides.get(2..4)?))),
        _ => None,
    }
}

/// A length, a profile, then both sides in four bytes each.
fn jpeg_2000_sides(bytes: &[u8]) -> Option<(f64, f64)> {
    match bytes {
        [0xff, 0x4f, 0xff, 0x51, _, _, _, _, sides @ ..] => Some((number(sides.get(..4)?), number(sides.get(4..8)?))),
        _ => None,
    }
}

fn number(bytes: &[u8]) -> f64 {
    bytes.iter().fold(0.0, |sum, &byte| sum * 256.0 + f64::from(byte))
}

/// Pictures can also lie among the words that draw a page: `BI /W 10 /H 10 … ID`.
fn has_tame_inline_pictures(data: &[u8]) -> bool {
    const LONGEST_HEAD: usize = 1_000;
    let begins = data.windows(3).enumerate().filter(|(_, w)| w.starts_with(b"BI") && !w[2].is_ascii_alphanumeric());
    begins.into_iter().all(|(at, _)| {
        let head = &data[at + 2..data.len().min(at + LONGEST_HEAD)];
        let mut sides = head.split(|&byte| byte == b'/').filter_map(|entry| {
            let text = String::from_utf8_lossy(entry);
            let (name, value) = text.split_once(|c: char| c.is_ascii_whitespace())?;
            let value = value.split_ascii_whitespace().next()?;
            matches!(name, "W" | "Width" | "H" | "Height").then(|| value.parse::<f64>().unwrap_or(f64::MAX))
        });
        sides.next().unwrap_or_default() * sides.next().unwrap_or_default() <= MOST_PIXELS
    })
}

fn draw(paper: &Paper) -> Option<Picture> {
    let page = paper.pdf.pages().first()?;
    let (width, height) = page.render_dimensions();
    let is_sane = |side: f32| side.is_finite() && (1.0..=LARGEST_PAGE).contains(&side);
    if !is_sane(width) || !is_sane(height) {
        return None;
    }
    let scale = SIDE / width.max(height);
    if width * scale < 1.0 || height * scale < 1.0 {
        return None;
    }
    let size = PixmapSettings { x_scale: scale, y_scale: scale, bg_color: WHITE };
    let pixmap =
        hayro::render(page, &RenderCache::new(), &InterpreterSettings::default(), &RenderSettings::default(), &size);
    let (width, height) = (u32::from(pixmap.width()), u32::from(pixmap.height()));
    // On white nothing shines through.
    let pixels = pixmap.data_as_u8_slice().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    Some(Picture { width, height, has_alpha: false, pixels })
}
