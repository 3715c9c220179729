//! Pictures from bytes, within limits that are checked before anything is decoded.

mod jpeg;

use std::io::Cursor;

use bytes::Bytes;
use image::{DynamicImage, ImageDecoder, ImageError, ImageFormat, ImageReader, Limits};

use crate::error::{MediaError, Refusal};
use crate::picture::Picture;

pub(crate) const LONGEST_SIDE: u32 = 16_384;
pub(crate) const MOST_PIXELS: u64 = 50_000_000;
/// Decoded, in whatever form the file has: sixteen bits a channel take twice as much.
const MOST_BYTES: u64 = 200_000_000;

/// Decodes a picture and turns it upright.
///
/// Takes the bytes: decoders have a copy of their own, and what is not needed any more must be gone when the pixels come.
pub(crate) fn decode(format: ImageFormat, bytes: Bytes) -> Result<Picture, MediaError> {
    if format == ImageFormat::Jpeg {
        jpeg::check(&bytes)?;
    }
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    let mut limits = Limits::no_limits();
    limits.max_image_width = Some(LONGEST_SIDE);
    limits.max_image_height = Some(LONGEST_SIDE);
    limits.max_alloc = Some(MOST_BYTES);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(refusal)?;
    let (width, height) = decoder.dimensions();
    if width == 0 || height == 0 {
        return Err(Refusal::Damaged.into());
    }
    if u64::from(width) * u64::from(height) > MOST_PIXELS || decoder.total_bytes() > MOST_BYTES {
        return Err(Refusal::TooManyPixels.into());
    }
    // Metadata that cannot be read turns nothing.
    let orientation = decoder.orientation().unwrap_or(image::metadata::Orientation::NoTransforms);
    let image = DynamicImage::from_decoder(decoder).map_err(refusal)?;
    let mut image = match image {
        image @ (DynamicImage::ImageRgb8(_) | DynamicImage::ImageRgba8(_)) => image,
        image if image.color().has_alpha() => DynamicImage::ImageRgba8(image.into_rgba8()),
        image => DynamicImage::ImageRgb8(image.into_rgb8()),
    };
    image.apply_orientation(orientation);
    Ok(Picture::from_image(image))
}

fn refusal(error: ImageError) -> MediaError {
    match error {
        ImageError::Limits(_) => Refusal::TooManyPixels.into(),
        ImageError::Decoding(_) | ImageError::Unsupported(_) | ImageError::IoError(_) => Refusal::Damaged.into(),
        other => MediaError::Failed(other.to_string()),
    }
}
