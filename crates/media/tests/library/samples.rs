//! Files to upload.

use std::io::{Cursor, Write};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, ImageFormat, Rgb, RgbImage, Rgba, RgbaImage};
use pdf_writer::{Content, Name, Pdf, Rect, Ref};

pub const RED: [u8; 3] = [220, 20, 20];
pub const GREEN: [u8; 3] = [20, 200, 20];
pub const BLUE: [u8; 3] = [20, 20, 220];
pub const YELLOW: [u8; 3] = [230, 220, 20];

/// Red, green, blue and yellow quarters, from the upper left.
pub fn quarters(width: u32, height: u32) -> RgbImage {
    RgbImage::from_fn(width, height, |x, y| {
        Rgb(match (x < width / 2, y < height / 2) {
            (true, true) => RED,
            (false, true) => GREEN,
            (true, false) => BLUE,
            (false, false) => YELLOW,
        })
    })
}

pub fn encoded(image: impl Into<DynamicImage>, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    image.into().write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

pub fn jpeg(image: &RgbImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, 98).encode_image(image).unwrap();
    bytes
}

/// Transparent on its left side, red on its right.
pub fn half_transparent(width: u32, height: u32) -> RgbaImage {
    RgbaImage::from_fn(
        width,
        height,
        |x, _| if x < width / 2 { Rgba([0, 255, 0, 0]) } else { Rgba([220, 20, 20, 255]) },
    )
}

/// EXIF data with an orientation, a camera's name and a place.
pub fn exif(orientation: u8) -> Vec<u8> {
    let mut bytes = b"II*\0\x08\0\0\0\x03\0".to_vec();
    let mut entry = |tag: u16, kind: u16, count: u32, value: u32| {
        bytes.extend(tag.to_le_bytes());
        bytes.extend(kind.to_le_bytes());
        bytes.extend(count.to_le_bytes());
        bytes.extend(value.to_le_bytes());
    };
    entry(0x010f, 2, 10, 50);
    entry(0x0112, 3, 1, u32::from(orientation));
    entry(0x8825, 4, 1, 60);
    bytes.extend([0, 0, 0, 0]);
    bytes.extend(b"SecretCam\0GPS-38.7223N");
    bytes
}

/// A JPEG with EXIF, XMP and a colour profile.
pub fn jpeg_with_metadata(image: &RgbImage, orientation: u8) -> Vec<u8> {
    let plain = jpeg(image);
    let segment = |marker: u8, head: &[u8], body: &[u8]| {
        let length = (head.len() + body.len() + 2) as u16;
        [&[0xff, marker][..], &length.to_be_bytes(), head, body].concat()
    };
    let xmp = b"<x:xmpmeta>SecretAuthor</x:xmpmeta>";
    [
        &plain[..2],
        &segment(0xe1, b"Exif\0\0", &exif(orientation)),
        &segment(0xe1, b"http://ns.adobe.com/xap/1.0/\0", xmp),
        &segment(0xe2, b"ICC_PROFILE\0\x01\x01", b"SecretProfile"),
        &segment(0xfe, b"", b"SecretComment"),
        &plain[2..],
    ]
    .concat()
}

/// A PNG chunk with its sum.
pub fn chunk(kind: &[u8; 4], body: &[u8]) -> Vec<u8> {
    let mut sum = flate2::Crc::new();
    sum.update(kind);
    sum.update(body);
    [&(body.len() as u32).to_be_bytes(), &kind[..], body, &sum.sum().to_be_bytes()].concat()
}

/// A PNG with these chunks before its pixels.
pub fn png_with(image: &RgbImage, chunks: &[Vec<u8>]) -> Vec<u8> {
    let plain = encoded(image.clone(), ImageFormat::Png);
    let head = 8 + 25;
    [&plain[..head], &chunks.concat(), &plain[head..]].concat()
}

pub fn zipped(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

pub fn svg(inner: &str) -> Vec<u8> {
    format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 90'>{inner}</svg>").into_bytes()
}

/// A page with a red upper half, and whatever else is added.
pub fn pdf(add: impl FnOnce(&mut Pdf)) -> Vec<u8> {
    let mut pdf = Pdf::new();
    let [catalog, pages, page, content] = [1, 2, 3, 4].map(Ref::new);
    pdf.catalog(catalog).pages(pages);
    pdf.pages(pages).kids([page]).count(1);
    pdf.page(page).parent(pages).media_box(Rect::new(0.0, 0.0, 210.0, 297.0)).contents(content);
    let mut drawn = Content::new();
    drawn.set_fill_rgb(220.0 / 255.0, 20.0 / 255.0, 20.0 / 255.0).rect(0.0, 148.5, 210.0, 148.5).fill_nonzero();
    pdf.stream(content, &drawn.finish());
    add(&mut pdf);
    pdf.finish()
}

/// An action with this name.
pub fn pdf_with_action(name: &str) -> Vec<u8> {
    pdf(|pdf| {
        let mut action = pdf.indirect(Ref::new(9)).dict();
        action.pair(Name(b"S"), Name(name.as_bytes()));
    })
}
