//! Our own drawings as small pictures, for lists that show many of them: browsers paint a bitmap aside, and a drawing not.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::Tree;

use crate::card::options;
use crate::encode;
use crate::error::MediaError;
use crate::picture::Picture;

const QUALITY: f32 = 90.0;

/// A drawing of ours as WebP, this high.
pub fn bitmap(svg: &str, height: u32) -> Result<Vec<u8>, MediaError> {
    let failed = |reason: &str| MediaError::Failed(format!("bitmap: {reason}"));
    let tree = Tree::from_str(svg, &options()).map_err(|error| failed(&error.to_string()))?;
    let scale = height as f32 / tree.size().height();
    let width = (tree.size().width() * scale).round().max(1.0) as u32;
    let mut pixmap = Pixmap::new(width, height).ok_or_else(|| failed("no size"))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    encode::webp(&Picture::from_rgba(width, height, pixmap.take_demultiplied()), QUALITY)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::{CrestVariant, monogram};
    use crate::colour::Colour;

    #[test]
    fn a_drawing_is_as_high_as_wanted_and_clear_around() {
        let svg = monogram("AB", Colour::INK, Colour::PAPER, CrestVariant::Normal);
        let picture = image::load_from_memory(&bitmap(&svg, 96).unwrap()).unwrap().into_rgba8();
        assert_eq!(picture.height(), 96);
        assert!((60..=120).contains(&picture.width()));
        assert_eq!(picture.get_pixel(0, 95).0[3], 0, "nothing around the crest");
        assert!(picture.pixels().any(|pixel| pixel.0[3] == 255));
        assert!(bitmap("<svg", 96).is_err());
    }
}
