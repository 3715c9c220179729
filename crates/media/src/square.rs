//! A square part of a picture: what a photo of somebody is made of.

use bytes::Bytes;

use crate::crop::{FocalPoint, Window};
use crate::decode::decode;
use crate::encode;
use crate::error::{MediaError, Refusal};
use crate::sniff::{Kind, sniff};

const QUALITY: f32 = 82.0;
/// Less than that of a picture shows nobody.
const SMALLEST: u32 = 32;

/// A part of a picture as it is seen, in its pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Square {
    pub left: u32,
    pub top: u32,
    pub side: u32,
}

/// That part of a picture – without one, the largest in its middle – as WebP, with sides of this length.
pub(crate) fn square(bytes: Bytes, part: Option<Square>, side: u32) -> Result<Vec<u8>, MediaError> {
    let Kind::Picture(format) = sniff(&bytes)? else { return Err(Refusal::NoPicture.into()) };
    let picture = decode(format, bytes)?.weighed()?;
    let (width, height) = (picture.width(), picture.height());
    let window = match part {
        None => Window::around(FocalPoint::MIDDLE, (width, height), (1, 1)),
        Some(Square { left, top, side }) => {
            let is_inside = |from: u32, whole: u32| from.checked_add(side).is_some_and(|end| end <= whole);
            if !is_inside(left, width) || !is_inside(top, height) {
                return Err(Refusal::Outside.into());
            }
            Window { left, top, width: side, height: side }
        }
    };
    if window.width < SMALLEST {
        return Err(Refusal::TooSmall.into());
    }
    encode::webp(&picture.resized(Some(window), side, side)?.picture()?, QUALITY)
}

#[cfg(test)]
mod tests {
    use image::{ImageFormat, Rgb, RgbImage};

    use super::*;

    /// Red on the left, blue on the right.
    fn picture(width: u32, height: u32) -> Bytes {
        let image =
            RgbImage::from_fn(width, height, |x, _| if x < width / 2 { Rgb([200, 0, 0]) } else { Rgb([0, 0, 200]) });
        let mut bytes = Vec::new();
        image.write_to(&mut std::io::Cursor::new(&mut bytes), ImageFormat::Png).unwrap();
        bytes.into()
    }

    fn colour(webp: &[u8]) -> (u32, [u8; 3]) {
        let image = image::load_from_memory(webp).unwrap().into_rgb8();
        (image.width(), image.get_pixel(image.width() / 2, image.height() / 2).0)
    }

    #[test]
    fn the_part_that_was_asked_for_is_cut_out() {
        let part = |left, side| Some(Square { left, top: 0, side });
        let (width, left) = colour(&square(picture(200, 100), part(0, 90), 64).unwrap());
        assert!(width == 64 && left[0] > 150 && left[2] < 60, "{left:?}");
        let (_, right) = colour(&square(picture(200, 100), part(110, 90), 64).unwrap());
        assert!(right[2] > 150 && right[0] < 60, "{right:?}");
        assert_eq!(colour(&square(picture(200, 100), None, 64).unwrap()).0, 64);
    }

    #[test]
    fn what_is_no_part_of_a_picture_is_refused() {
        let cases = [
            (Some(Square { left: 0, top: 0, side: 101 }), Refusal::Outside),
            (Some(Square { left: 150, top: 0, side: 60 }), Refusal::Outside),
            (Some(Square { left: u32::MAX, top: 0, side: 40 }), Refusal::Outside),
            (Some(Square { left: 0, top: 0, side: u32::MAX }), Refusal::Outside),
            (Some(Square { left: 0, top: 0, side: 0 }), Refusal::TooSmall),
            (Some(Square { left: 0, top: 0, side: 31 }), Refusal::TooSmall),
        ];
        for (part, expected) in cases {
            match square(picture(200, 100), part, 64) {
                Err(MediaError::Refused(refusal)) => assert_eq!(refusal, expected, "{part:?}"),
                other => panic!("{part:?}: {:?}", other.map(|bytes| bytes.len())),
            }
        }
        for bytes in [&b"%PDF-1.7"[..], b"<svg>", b"<html>", b""] {
            assert!(square(Bytes::from_static(bytes), None, 64).is_err(), "{}", bytes.escape_ascii());
        }
    }
}
