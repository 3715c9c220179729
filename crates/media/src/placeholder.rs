//! A few pixels that stand for a picture until it is there. They lie in the page itself and need no script.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::encode;
use crate::error::MediaError;
use crate::formats::fit;
use crate::picture::Weighed;

const SIDE: u32 = 16;
/// Tried in turn until the address is short enough.
const QUALITIES: [f32; 3] = [50.0, 20.0, 1.0];
const LONGEST: usize = 300;

/// A data address, or nothing where even the smallest is too long to lie in every list.
pub(crate) fn placeholder(picture: &Weighed) -> Result<Option<String>, MediaError> {
    let (width, height) = fit((picture.width(), picture.height()), (SIDE, SIDE));
    let small = picture.resized(None, width, height)?.picture()?;
    for quality in QUALITIES {
        let address = format!("data:image/webp;base64,{}", STANDARD.encode(encode::webp(&small, quality)?));
        if address.len() <= LONGEST {
            return Ok(Some(address));
        }
    }
    Ok(None)
}
