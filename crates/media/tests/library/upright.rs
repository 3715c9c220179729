//! Pictures are turned upright, and nothing but their pixels is left.

use image::{ImageFormat, RgbImage};

use crate::Shelf;
use crate::samples::{
    BLUE, GREEN, RED, YELLOW, chunk, encoded, exif, half_transparent, jpeg_with_metadata, png_with, quarters,
};

/// The colours in the middle of the four quarters.
pub fn corners(image: &RgbImage) -> [[u8; 3]; 4] {
    let (w, h) = image.dimensions();
    [(1, 1), (3, 1), (1, 3), (3, 3)].map(|(x, y)| image.get_pixel(w * x / 4, h * y / 4).0)
}

pub fn assert_near(found: [[u8; 3]; 4], expected: [[u8; 3]; 4], what: &str) {
    let is_near = found.iter().flatten().zip(expected.iter().flatten()).all(|(a, b)| a.abs_diff(*b) <= 6);
    assert!(is_near, "{what}: {found:?} is not {expected:?}");
}

#[tokio::test]
async fn all_eight_orientations_are_applied_in_every_format() {
    let shelf = Shelf::new();
    let turned = [
        (1, (1200, 800), [RED, GREEN, BLUE, YELLOW]),
        (2, (1200, 800), [GREEN, RED, YELLOW, BLUE]),
        (3, (1200, 800), [YELLOW, BLUE, GREEN, RED]),
        (4, (1200, 800), [BLUE, YELLOW, RED, GREEN]),
        (5, (800, 1200), [RED, BLUE, GREEN, YELLOW]),
        (6, (800, 1200), [BLUE, RED, YELLOW, GREEN]),
        (7, (800, 1200), [YELLOW, GREEN, BLUE, RED]),
        (8, (800, 1200), [GREEN, YELLOW, RED, BLUE]),
    ];
    for (orientation, (width, height), expected) in turned {
        let bytes = jpeg_with_metadata(&quarters(1200, 800), orientation);
        let kept = shelf.keep(&format!("o{orientation}.jpg"), &bytes).await.unwrap();
        assert_eq!((kept.width, kept.height), (Some(width), Some(height)), "{orientation}");
        assert_near(corners(&shelf.picture(&kept.url).into_rgb8()), expected, &kept.url);
        for format in kept.formats.unwrap().all() {
            for url in [&format.url, &format.webp.url] {
                let picture = shelf.picture(url).into_rgb8();
                assert_eq!(picture.dimensions(), (format.width, format.height), "{url}");
                assert_near(corners(&picture), expected, url);
            }
        }
    }
}

#[tokio::test]
async fn what_cameras_and_programs_write_beside_the_pixels_is_gone() {
    let shelf = Shelf::new();
    let picture = quarters(700, 500);
    let text = chunk(b"tEXt", b"Author\0SecretAuthor");
    let compressed = chunk(b"iTXt", b"XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta>SecretAuthor</x:xmpmeta>");
    let profile = chunk(b"iCCP", &[b"SecretProfile\0\0", &crate::samples::zipped(b"SecretProfile")[..]].concat());
    let with_exif = chunk(b"eXIf", &exif(6));
    shelf.keep("a.jpg", &jpeg_with_metadata(&picture, 6)).await.unwrap();
    let turned = shelf.keep("b.png", &png_with(&picture, &[text, compressed, profile, with_exif])).await.unwrap();
    assert_eq!((turned.width, turned.height), (Some(500), Some(700)));
    let gif = [&encoded(picture.clone(), ImageFormat::Gif)[..], b"SecretPayload<script>"].concat();
    shelf.keep("c.gif", &gif).await.unwrap();
    shelf.keep("d.tiff", &encoded(picture, ImageFormat::Tiff)).await.unwrap();
    let files = shelf.files();
    assert_eq!(files.len(), 4 * (1 + 2 * 4), "{files:?}");
    for name in files {
        let bytes = shelf.bytes(&name);
        for word in ["Secret", "Exif", "eXIf", "EXIF", "GPS", "xmp", "XMP", "ICC", "iCCP", "ICCP", "tEXt", "<script"] {
            let is_there = bytes.windows(word.len()).any(|window| window == word.as_bytes());
            assert!(!is_there, "{name} has {word}");
        }
    }
}

#[tokio::test]
async fn what_shines_through_still_does_and_hidden_colours_do_not() {
    let shelf = Shelf::new();
    let picture = half_transparent(800, 600);
    for (name, format) in [("a.png", ImageFormat::Png), ("b.webp", ImageFormat::WebP)] {
        let kept = shelf.keep(name, &encoded(picture.clone(), format)).await.unwrap();
        let formats = kept.formats.unwrap();
        let all = formats.all().flat_map(|format| [format.url.clone(), format.webp.url.clone()]);
        for url in all.chain([kept.url]) {
            assert!(!url.ends_with(".jpg"), "{url}");
            let picture = shelf.picture(&url).into_rgba8();
            let (w, h) = picture.dimensions();
            let (left, right) = (picture.get_pixel(w / 8, h / 2), picture.get_pixel(w - 1 - w / 8, h / 2));
            assert!(left[3] <= 2 && right[3] >= 253, "{url}: {left:?} {right:?}");
            assert_near([[right[0], right[1], right[2]]; 4], [RED; 4], &url);
            // Where it begins there is red, and nothing of the green that nobody saw.
            let is_clean = (0..w).map(|x| picture.get_pixel(x, h / 2)).all(|p| p[3] < 16 || p[1] < 80);
            assert!(is_clean || url.ends_with(".webp"), "{url}");
        }
    }
    let opaque = encoded(image::DynamicImage::from(quarters(800, 600)).into_rgba8(), ImageFormat::Png);
    let opaque = shelf.keep("c.png", &opaque).await.unwrap();
    assert!(
        opaque.formats.unwrap().all().all(|format| format.ext == ".jpg"),
        "an alpha channel alone is no transparency"
    );
}
