//! Pictures as bytes. Encoders are given pixels and nothing else, so no metadata can reach a file of ours.

use image::codecs::jpeg::JpegEncoder;
use image::codecs::png::PngEncoder;
use image::{ExtendedColorType, ImageEncoder};
use webp::PixelLayout;

use crate::error::MediaError;
use crate::picture::Picture;

/// How a file is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stored {
    Jpeg,
    Png,
    WebP,
    Pdf,
}

impl Stored {
    /// With its dot.
    pub(crate) const fn ext(self) -> &'static str {
        match self {
            Self::Jpeg => ".jpg",
            Self::Png => ".png",
            Self::WebP => ".webp",
            Self::Pdf => ".pdf",
        }
    }

    pub(crate) const fn mime(self) -> &'static str {
        match self {
            Self::Jpeg => "image/jpeg",
            Self::Png => "image/png",
            Self::WebP => "image/webp",
            Self::Pdf => "application/pdf",
        }
    }

    pub(crate) fn of_ext(ext: &str) -> Option<Self> {
        [Self::Jpeg, Self::Png, Self::WebP, Self::Pdf].into_iter().find(|stored| stored.ext() == ext)
    }
}

pub(crate) fn jpeg(picture: &Picture, quality: u8) -> Result<Vec<u8>, MediaError> {
    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, quality)
        .write_image(&picture.pixels, picture.width, picture.height, ExtendedColorType::Rgb8)
        .map_err(|error| MediaError::Failed(format!("JPEG: {error}")))?;
    Ok(bytes)
}

pub(crate) fn png(picture: &Picture) -> Result<Vec<u8>, MediaError> {
    let colour = if picture.has_alpha { ExtendedColorType::Rgba8 } else { ExtendedColorType::Rgb8 };
    let mut bytes = Vec::new();
    PngEncoder::new(&mut bytes)
        .write_image(&picture.pixels, picture.width, picture.height, colour)
        .map_err(|error| MediaError::Failed(format!("PNG: {error}")))?;
    Ok(bytes)
}

pub(crate) fn webp(picture: &Picture, quality: f32) -> Result<Vec<u8>, MediaError> {
    let layout = if picture.has_alpha { PixelLayout::Rgba } else { PixelLayout::Rgb };
    webp::Encoder::new(&picture.pixels, layout, picture.width, picture.height)
        .encode_simple(false, quality)
        .map(|bytes| bytes.to_vec())
        .map_err(|error| MediaError::Failed(format!("WebP: {error:?}")))
}
