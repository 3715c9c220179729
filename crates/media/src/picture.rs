//! A decoded picture: upright, eight bits a channel, with an alpha channel only where something shines through.

use fast_image_resize::images::{TypedImage, TypedImageRef};
use fast_image_resize::pixels::{U8x3, U8x4};
use fast_image_resize::{FilterType, MulDiv, PixelTrait, ResizeAlg, ResizeOptions, Resizer};
use image::DynamicImage;

use crate::crop::Window;
use crate::error::MediaError;

#[derive(Clone, Debug)]
pub(crate) struct Picture {
    pub width: u32,
    pub height: u32,
    pub has_alpha: bool,
    /// RGB, or RGBA.
    pub pixels: Vec<u8>,
}

impl Picture {
    pub(crate) fn from_rgba(width: u32, height: u32, mut pixels: Vec<u8>) -> Self {
        let has_alpha = pixels.chunks_exact(4).any(|pixel| pixel[3] != u8::MAX);
        if !has_alpha {
            // In its own place: a large picture twice would be too much.
            let count = pixels.len() / 4;
            for index in 0..count {
                pixels.copy_within(index * 4..index * 4 + 3, index * 3);
            }
            pixels.truncate(count * 3);
        }
        Self { width, height, has_alpha, pixels }
    }

    /// From eight bits a channel.
    pub(crate) fn from_image(image: DynamicImage) -> Self {
        let (width, height) = (image.width(), image.height());
        match image {
            DynamicImage::ImageRgb8(image) => Self { width, height, has_alpha: false, pixels: image.into_raw() },
            image => Self::from_rgba(width, height, image.into_rgba8().into_raw()),
        }
    }

    fn rgba(&mut self) -> Result<TypedImage<'_, U8x4>, MediaError> {
        TypedImage::from_buffer(self.width, self.height, &mut self.pixels).map_err(failed)
    }

    /// Weighs each colour by how much of it is seen, so that what is hidden does not shine through after resizing. Done once and
    /// in place.
    pub(crate) fn weighed(mut self) -> Result<Weighed, MediaError> {
        if self.has_alpha {
            MulDiv::new().multiply_alpha_inplace_typed(&mut self.rgba()?).map_err(failed)?;
        }
        Ok(Weighed(self))
    }
}

/// A picture that can be resized.
#[derive(Clone, Debug)]
pub(crate) struct Weighed(Picture);

impl Weighed {
    pub(crate) fn width(&self) -> u32 {
        self.0.width
    }

    pub(crate) fn height(&self) -> u32 {
        self.0.height
    }

    /// The part within the window, or all of it, at this size.
    pub(crate) fn resized(&self, window: Option<Window>, width: u32, height: u32) -> Result<Self, MediaError> {
        let source = &self.0;
        if window.is_none() && (source.width, source.height) == (width, height) {
            return Ok(self.clone());
        }
        let mut options =
            ResizeOptions::new().resize_alg(ResizeAlg::Convolution(FilterType::Lanczos3)).use_alpha(false);
        if let Some(Window { left, top, width, height }) = window {
            options = options.crop(left.into(), top.into(), width.into(), height.into());
        }
        let resize = if source.has_alpha { resize::<U8x4> } else { resize::<U8x3> };
        let pixels = resize(source, width, height, &options)?;
        Ok(Self(Picture { width, height, has_alpha: source.has_alpha, pixels }))
    }

    /// With its colours as they are seen.
    pub(crate) fn picture(self) -> Result<Picture, MediaError> {
        let mut picture = self.0;
        if picture.has_alpha {
            MulDiv::new().divide_alpha_inplace_typed(&mut picture.rgba()?).map_err(failed)?;
        }
        Ok(picture)
    }
}

/// Said to be of one kind of pixels: what finds out by itself would be compiled for all of its fifteen kinds.
fn resize<P: PixelTrait>(
    source: &Picture,
    width: u32,
    height: u32,
    options: &ResizeOptions,
) -> Result<Vec<u8>, MediaError> {
    let from = TypedImageRef::<P>::from_buffer(source.width, source.height, &source.pixels).map_err(failed)?;
    let mut pixels = vec![0; width as usize * height as usize * P::size()];
    let mut to = TypedImage::<P>::from_buffer(width, height, &mut pixels).map_err(failed)?;
    Resizer::new().resize_typed(&from, &mut to, options).map_err(failed)?;
    Ok(pixels)
}

#[allow(clippy::needless_pass_by_value, reason = "for map_err")]
fn failed(error: impl std::fmt::Display) -> MediaError {
    MediaError::Failed(format!("resizing: {error}"))
}
