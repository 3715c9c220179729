//! What the decoder of JPEG pictures forgives and we do not: pictures that end early, and pictures that take more memory than
//! their pixels.

use crate::error::Refusal;

/// Pictures that come in several passes are put together in memory before their pixels are.
const MOST_BYTES_AT_WORK: u64 = 380_000_000;

/// Walks through the segments up to the end of the picture. What lies behind it does not count, and is not kept.
pub(super) fn check(bytes: &[u8]) -> Result<(), Refusal> {
    let mut frame: Option<Frame> = None;
    let mut scans = 0;
    let mut at = 2;
    loop {
        let (marker, after) = next_marker(bytes, at)?;
        at = match marker {
            0xd9 if scans == 0 => return Err(Refusal::Damaged),
            0xd9 => break,
            // Those have no length.
            0x01 | 0xd0..=0xd8 => after,
            _ => {
                let length = bytes.get(after..after + 2).ok_or(Refusal::Damaged)?;
                let length = usize::from(u16::from_be_bytes([length[0], length[1]]));
                let segment = bytes.get(after + 2..after + length).ok_or(Refusal::Damaged)?;
                match marker {
                    // The others of these numbers are tables.
                    0xc0..=0xcf if !matches!(marker, 0xc4 | 0xc8 | 0xcc) => frame = Some(Frame::read(segment)?),
                    0xda => scans += 1,
                    _ => {}
                }
                after + length
            }
        };
    }
    let frame = frame.ok_or(Refusal::Damaged)?;
    let at_work = if scans > 1 { frame.passes + frame.pixels * 3 } else { frame.pixels * 3 };
    if at_work > MOST_BYTES_AT_WORK { Err(Refusal::TooManyPixels) } else { Ok(()) }
}

/// Finds the next marker, and what follows it. Between segments there is nothing but picture data, in which `FF 00` is no marker.
fn next_marker(bytes: &[u8], mut at: usize) -> Result<(u8, usize), Refusal> {
    loop {
        let rest = bytes.get(at..).ok_or(Refusal::Damaged)?;
        at += rest.iter().position(|&byte| byte == 0xff).ok_or(Refusal::Damaged)? + 1;
        match bytes.get(at) {
            None => return Err(Refusal::Damaged),
            Some(0x00) => at += 1,
            // Filling.
            Some(0xff) => {}
            Some(&marker) => return Ok((marker, at + 1)),
        }
    }
}

struct Frame {
    pixels: u64,
    /// What the passes of all components take together.
    passes: u64,
}

impl Frame {
    fn read(segment: &[u8]) -> Result<Self, Refusal> {
        let [_, height_high, height_low, width_high, width_low, count, components @ ..] = segment else {
            return Err(Refusal::Damaged);
        };
        let side = |high: u8, low: u8| u64::from(u16::from_be_bytes([high, low]));
        let pixels = side(*width_high, *width_low) * side(*height_high, *height_low);
        let samples = |component: &[u8]| u64::from((component[1] >> 4).max(1)) * u64::from((component[1] & 15).max(1));
        let components: Vec<u64> = components.chunks_exact(3).take(usize::from(*count)).map(samples).collect();
        let most = components.iter().max().ok_or(Refusal::Damaged)?;
        Ok(Self { pixels, passes: components.iter().map(|samples| pixels * 2 * samples / most).sum() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(marker: u8, side: u16, sampling: [u8; 3]) -> Vec<u8> {
        let [high, low] = side.to_be_bytes();
        let mut bytes = vec![0xff, marker, 0, 17, 8, high, low, high, low, 3];
        for (number, sampling) in sampling.into_iter().enumerate() {
            bytes.extend([number as u8 + 1, sampling, 0]);
        }
        bytes
    }

    fn picture(scans: usize, frame: &[u8]) -> Vec<u8> {
        let scan = [0xff, 0xda, 0, 3, 0, 1, 0xff, 0x00, 2, 0xff, 0xd0, 3];
        [&[0xff, 0xd8][..], frame, &scan.repeat(scans), &[0xff, 0xd9]].concat()
    }

    #[test]
    fn passes_of_a_large_picture_count() {
        let cases = [
            (1, 7000, [0x11, 0x11, 0x11], Ok(())),
            (10, 6325, [0x11, 0x11, 0x11], Ok(())),
            (10, 7000, [0x22, 0x11, 0x11], Ok(())),
            (10, 7000, [0x11, 0x11, 0x11], Err(Refusal::TooManyPixels)),
        ];
        for (scans, side, sampling, expected) in cases {
            assert_eq!(check(&picture(scans, &frame(0xc2, side, sampling))), expected, "{scans} {side} {sampling:?}");
        }
    }

    #[test]
    fn a_picture_has_an_end_and_what_follows_it_does_not_matter() {
        let whole = picture(1, &frame(0xc0, 16, [0x11; 3]));
        assert_eq!(check(&whole), Ok(()));
        assert_eq!(check(&[&whole[..], b"<script>"].concat()), Ok(()));
        for length in 0..whole.len() {
            assert_eq!(check(&whole[..length]), Err(Refusal::Damaged), "{length}");
        }
        assert_eq!(check(&picture(0, &frame(0xc0, 16, [0x11; 3]))), Err(Refusal::Damaged));
        assert_eq!(check(&picture(1, &[])), Err(Refusal::Damaged));
    }
}
