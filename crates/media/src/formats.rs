//! Which sizes a picture comes in, and how they are made.

use crate::crop::{FocalPoint, Window};
use crate::encode::{self, Stored};
use crate::error::MediaError;
use crate::kept::FormatKey;
use crate::picture::Weighed;

const JPEG_QUALITY: u8 = 80;
const WEBP_QUALITY: f32 = 78.0;
/// Smaller pictures have no formats.
const THUMBNAIL: (u32, u32) = (245, 156);
/// From the largest down.
const BOXES: [(FormatKey, u32); 5] = [
    (FormatKey::XLarge, 1600),
    (FormatKey::Large, 1000),
    (FormatKey::Medium, 750),
    (FormatKey::Small, 500),
    (FormatKey::XSmall, 64),
];
const CUTS: [(FormatKey, (u32, u32)); 2] = [(FormatKey::Square, (500, 500)), (FormatKey::Share, (1200, 630))];

/// A format with its bytes.
pub(crate) struct Made {
    pub key: FormatKey,
    pub width: u32,
    pub height: u32,
    pub stored: Stored,
    pub bytes: Vec<u8>,
    pub webp: Vec<u8>,
}

/// The sizes that show the whole picture.
pub(crate) fn whole(picture: &Weighed) -> Result<Vec<Made>, MediaError> {
    let (width, height) = (picture.width(), picture.height());
    if is_small((width, height)) {
        return Ok(Vec::new());
    }
    let mut made = Vec::new();
    let mut boxes = BOXES.into_iter().filter(|(_, side)| width > *side || height > *side).peekable();
    // A large picture is gone through once; all else is made from what is still larger than any other size.
    let mut largest = None;
    if let Some((key, side)) = boxes.next_if(|(key, _)| *key == FormatKey::XLarge) {
        let (w, h) = fit((width, height), (side, side));
        let resized = largest.insert(picture.resized(None, w, h)?);
        made.push(make(key, resized.clone())?);
    }
    let from = largest.as_ref().unwrap_or(picture);
    for (key, side) in boxes {
        let (w, h) = fit((width, height), (side, side));
        made.push(make(key, from.resized(None, w, h)?)?);
    }
    let (w, h) = fit((width, height), THUMBNAIL);
    made.push(make(FormatKey::Thumbnail, from.resized(None, w, h)?)?);
    Ok(made)
}

/// The sizes that show what matters in it. They are made where the picture is large enough.
pub(crate) fn cuts(picture: &Weighed, focus: FocalPoint) -> Result<Vec<Made>, MediaError> {
    let size = (picture.width(), picture.height());
    let fitting = CUTS.into_iter().filter(|(_, (width, height))| size.0 >= *width && size.1 >= *height);
    let cut = |(key, (width, height))| {
        let window = Window::around(focus, size, (width, height));
        make(key, picture.resized(Some(window), width, height)?)
    };
    fitting.map(cut).collect()
}

fn make(key: FormatKey, picture: Weighed) -> Result<Made, MediaError> {
    let picture = picture.picture()?;
    let (stored, bytes) = match picture.has_alpha {
        true => (Stored::Png, encode::png(&picture)?),
        false => (Stored::Jpeg, encode::jpeg(&picture, JPEG_QUALITY)?),
    };
    let webp = encode::webp(&picture, WEBP_QUALITY)?;
    Ok(Made { key, width: picture.width, height: picture.height, stored, bytes, webp })
}

fn is_small((width, height): (u32, u32)) -> bool {
    width <= THUMBNAIL.0 && height <= THUMBNAIL.1
}

/// The largest size of the same shape inside a box, rounded as the dialect does.
pub(crate) fn fit((width, height): (u32, u32), (across, down): (u32, u32)) -> (u32, u32) {
    let (w, h, a, d) = (u64::from(width), u64::from(height), u64::from(across), u64::from(down));
    let rounded = |n: u64, by: u64| ((n + by / 2) / by).max(1) as u32;
    if w * d >= h * a { (across, rounded(h * a, w)) } else { (rounded(w * d, h), down) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_those_of_the_dialect() {
        let cases = [
            ((1600, 900), (245, 156), (245, 138)),
            ((1600, 900), (500, 500), (500, 281)),
            ((1600, 900), (750, 750), (750, 422)),
            ((1600, 900), (1000, 1000), (1000, 563)),
            ((900, 1600), (245, 156), (88, 156)),
            ((900, 1600), (500, 500), (281, 500)),
            ((1000, 1000), (245, 156), (156, 156)),
            ((5000, 3), (64, 64), (64, 1)),
        ];
        for (size, into, expected) in cases {
            assert_eq!(fit(size, into), expected, "{size:?} {into:?}");
        }
    }
}
