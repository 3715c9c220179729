//! Pictures to upload, drawn here so that nothing has to lie about.

use std::io::Cursor;

use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, ImageFormat, RgbImage, RgbaImage};

const WIDTH: u32 = 7746;
const HEIGHT: u32 = 5164;

type Make = fn() -> Vec<u8>;

pub(super) const LARGE: [(&str, Make); 5] = [
    ("JPEG", || jpeg(WIDTH, HEIGHT, 0)),
    ("JPEG to be turned", || turned(&jpeg(WIDTH, HEIGHT, 0))),
    ("JPEG in passes", passes),
    ("PNG", || png(&DynamicImage::ImageRgb8(smooth()))),
    ("PNG with transparency", || png(&DynamicImage::ImageRgba8(veiled()))),
];

/// Of 12 megapixels, each another one.
pub(super) fn photograph(number: usize) -> Vec<u8> {
    jpeg(4000, 3000, number as u32)
}

/// Smooth, with some grain: neither the best nor the worst for an encoder.
fn textured(width: u32, height: u32, number: u32) -> RgbImage {
    RgbImage::from_fn(width, height, |x, y| {
        let grain = ((x.wrapping_mul(2_654_435_761) ^ y.wrapping_mul(40_503) ^ number) >> 13) & 7;
        let (across, down) = (x * 200 / width, y * 200 / height);
        image::Rgb([(across + grain) as u8, (down + grain) as u8, ((across + down) / 2 + grain + number) as u8])
    })
}

/// Without grain, which a PNG would keep: no more than 25 MB are taken.
fn smooth() -> RgbImage {
    RgbImage::from_fn(WIDTH, HEIGHT, |x, y| image::Rgb([(x / 32) as u8, (y / 32) as u8, (x / 64 + y / 64) as u8]))
}

fn veiled() -> RgbaImage {
    let mut picture = DynamicImage::ImageRgb8(smooth()).into_rgba8();
    picture.enumerate_pixels_mut().for_each(|(x, _, pixel)| pixel[3] = (x / 32) as u8);
    picture
}

fn jpeg(width: u32, height: u32, number: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, 80).encode_image(&textured(width, height, number)).unwrap();
    bytes
}

fn png(picture: &DynamicImage) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, ImageFormat::Png).unwrap();
    bytes.into_inner()
}

/// With the mark of a camera that was held upright.
fn turned(jpeg: &[u8]) -> Vec<u8> {
    let exif = b"Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0";
    let length = (exif.len() as u16 + 2).to_be_bytes();
    [&jpeg[..2], &[0xff, 0xe1], &length, exif, &jpeg[2..]].concat()
}

/// A JPEG that comes in passes, at full resolution of its colours: what takes the most memory to decode. Each block is of one colour.
fn passes() -> Vec<u8> {
    let mut bytes = vec![0xff, 0xd8];
    let mut segment = |marker: u8, body: &[u8]| {
        bytes.extend([0xff, marker]);
        bytes.extend((body.len() as u16 + 2).to_be_bytes());
        bytes.extend(body);
    };
    segment(0xdb, &[&[0][..], &[1; 64]].concat());
    let [high_w, low_w] = (WIDTH as u16).to_be_bytes();
    let [high_h, low_h] = (HEIGHT as u16).to_be_bytes();
    segment(0xc2, &[8, high_h, low_h, high_w, low_w, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]);
    // Codes of four bits for all that is said: how long a difference is, and how many blocks have nothing more.
    let lengths = |count: u8| [0, 0, 0, count, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    segment(0xc4, &[&[0x00][..], &lengths(12), &(0..12).collect::<Vec<u8>>()].concat());
    segment(0xc4, &[&[0x10][..], &lengths(15), &(0..15).map(|n| n << 4).collect::<Vec<u8>>()].concat());
    segment(0xda, &[3, 1, 0, 2, 0, 3, 0, 0, 0, 0]);
    let blocks = WIDTH.div_ceil(8) * HEIGHT.div_ceil(8);
    let mut bits = Bits::default();
    for block in 0..blocks {
        for _ in 0..3 {
            // Up and down by sixteen: five bits.
            bits.push(5, 4);
            bits.push(if block % 2 == 0 { 16 } else { 15 }, 5);
        }
    }
    bytes.extend(bits.finish());
    for component in 1..=3 {
        let head = [0xff, 0xda, 0, 8, 1, component, 0, 1, 63, 0];
        bytes.extend(head);
        let (mut bits, mut left) = (Bits::default(), blocks);
        while left > 0 {
            let power = left.ilog2().min(14);
            let run = left.min((1 << (power + 1)) - 1);
            bits.push(power, 4);
            bits.push(run - (1 << power), power);
            left -= run;
        }
        bytes.extend(bits.finish());
    }
    bytes.extend([0xff, 0xd9]);
    bytes
}

/// Bits in the order of JPEG, in which `FF` is followed by a zero.
#[derive(Default)]
struct Bits {
    bytes: Vec<u8>,
    held: u64,
    count: u32,
}

impl Bits {
    fn push(&mut self, value: u32, count: u32) {
        self.held = self.held << count | u64::from(value);
        self.count += count;
        while self.count >= 8 {
            self.count -= 8;
            let byte = (self.held >> self.count) as u8;
            self.bytes.push(byte);
            if byte == 0xff {
                self.bytes.push(0);
            }
        }
    }

    fn finish(mut self) -> Vec<u8> {
        let rest = (8 - self.count % 8) % 8;
        self.push((1 << rest) - 1, rest);
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_in_passes_is_one() {
        let picture = image::load_from_memory(&passes()).unwrap();
        assert_eq!((picture.width(), picture.height()), (WIDTH, HEIGHT));
    }
}
