//! The picture that stands for the site among the apps of a device.

use resvg::tiny_skia::{Color, FillRule, Paint, PathBuilder, Pixmap, Transform};
use resvg::usvg::Tree;

use crate::card::options;
use crate::colour::Colour;
use crate::encode;
use crate::error::MediaError;
use crate::picture::Picture;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IconPurpose {
    /// Shown as it is: the sign on the league's ground, with the platform's corner.
    Any,
    /// Cut to any form by the device: the ground reaches every edge, the sign keeps clear of them.
    Maskable,
    /// One colour, which the device chooses: only the form counts.
    Monochrome,
}

impl IconPurpose {
    /// How much of the side the sign takes. Devices may cut away all but a circle of four fifths.
    fn share(self) -> f32 {
        match self {
            Self::Any => 0.62,
            Self::Maskable => 0.5,
            Self::Monochrome => 0.8,
        }
    }
}

/// A sign – any drawing – as a PNG of this size.
pub fn icon(sign: &str, size: u32, purpose: IconPurpose, ground: Colour) -> Result<Vec<u8>, MediaError> {
    let failed = |reason: &str| MediaError::Failed(format!("icon: {reason}"));
    let tree = Tree::from_str(sign, &options()).map_err(|error| failed(&error.to_string()))?;
    let mut pixmap = Pixmap::new(size, size).ok_or_else(|| failed("no size"))?;
    let side = size as f32;
    let [red, green, blue] = ground.rgb();
    match purpose {
        IconPurpose::Any => {
            let mut paint = Paint::default();
            paint.set_color_rgba8(red, green, blue, u8::MAX);
            paint.anti_alias = true;
            let corner = corner(side).ok_or_else(|| failed("no size"))?;
            pixmap.fill_path(&corner, &paint, FillRule::Winding, Transform::identity(), None);
        }
        IconPurpose::Maskable => pixmap.fill(Color::from_rgba8(red, green, blue, u8::MAX)),
        IconPurpose::Monochrome => {}
    }
    let (width, height) = (tree.size().width(), tree.size().height());
    let scale = side * purpose.share() / width.max(height);
    let place =
        Transform::from_scale(scale, scale).post_translate((side - width * scale) / 2.0, (side - height * scale) / 2.0);
    resvg::render(&tree, place, &mut pixmap.as_mut());
    let mut pixels = pixmap.take_demultiplied();
    if purpose == IconPurpose::Monochrome {
        for pixel in pixels.chunks_exact_mut(4) {
            pixel[..3].fill(u8::MAX);
        }
    }
    encode::png(&Picture::from_rgba(size, size, pixels))
}

/// A square with one round corner, as the platform draws its tiles.
fn corner(side: f32) -> Option<resvg::tiny_skia::Path> {
    // How far the handles of a curve are from a quarter of a circle's ends.
    const HANDLE: f32 = 0.552_284_8;
    let radius = side * 0.4375;
    let handle = radius * (1.0 - HANDLE);
    let mut path = PathBuilder::new();
    path.move_to(0.0, 0.0);
    path.line_to(side, 0.0);
    path.line_to(side, side - radius);
    path.cubic_to(side, side - handle, side - handle, side, side - radius, side);
    path.line_to(0.0, side);
    path.close();
    path.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::{MarkVariant, mark};

    fn drawn(purpose: IconPurpose) -> image::RgbaImage {
        let png = icon(&mark(MarkVariant::Normal), 192, purpose, Colour::INK).unwrap();
        image::load_from_memory(&png).unwrap().into_rgba8()
    }

    const INK: [u8; 4] = [0x00, 0x19, 0x41, 0xFF];

    #[test]
    fn the_ground_has_the_platforms_corner() {
        let picture = drawn(IconPurpose::Any);
        assert_eq!(picture.dimensions(), (192, 192));
        assert_eq!(picture.get_pixel(2, 2).0, INK);
        assert_eq!(picture.get_pixel(190, 190).0[3], 0, "the round corner");
        assert!(picture.pixels().any(|pixel| pixel.0 == [0xE1, 0xFF, 0x19, 0xFF]), "the sign");
    }

    #[test]
    fn whatever_a_device_cuts_away_is_ground() {
        let picture = drawn(IconPurpose::Maskable);
        let (middle, safe) = (96.0_f64, 192.0 * 0.4);
        for (x, y, pixel) in picture.enumerate_pixels() {
            let away = (f64::from(x) - middle).hypot(f64::from(y) - middle);
            assert!(away < safe || pixel.0 == INK, "{x} {y}");
        }
    }

    #[test]
    fn one_colour_is_a_form_in_white() {
        let picture = drawn(IconPurpose::Monochrome);
        assert!(picture.pixels().all(|pixel| pixel.0[3] == 0 || pixel.0[..3] == [0xFF; 3]));
        assert!(picture.pixels().any(|pixel| pixel.0[3] == 0xFF));
        assert!(icon("<svg", 192, IconPurpose::Any, Colour::INK).is_err());
    }
}
