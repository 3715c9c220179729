//! What a file is, by its first bytes. Neither its name nor what the client says of it is believed.

use image::ImageFormat;

use crate::error::Refusal;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Picture(ImageFormat),
    /// SVG.
    Drawing,
    /// PDF.
    Paper,
}

pub(crate) fn sniff(bytes: &[u8]) -> Result<Kind, Refusal> {
    if bytes.is_empty() {
        return Err(Refusal::Empty);
    }
    let picture = match bytes {
        [0xff, 0xd8, 0xff, ..] => Some(ImageFormat::Jpeg),
        [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n', ..] => Some(ImageFormat::Png),
        [b'G', b'I', b'F', b'8', b'7' | b'9', b'a', ..] => Some(ImageFormat::Gif),
        [b'I', b'I', b'*', 0, ..] | [b'M', b'M', 0, b'*', ..] => Some(ImageFormat::Tiff),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some(ImageFormat::WebP),
        _ => None,
    };
    match picture {
        Some(format) => Ok(Kind::Picture(format)),
        None if bytes.starts_with(b"%PDF-") => Ok(Kind::Paper),
        None if is_drawing(bytes) => Ok(Kind::Drawing),
        None => Err(Refusal::UnknownKind),
    }
}

/// Whether the first element of an XML text is `svg`, or its document type says so. What stands before it – a declaration,
/// comments – is skipped here and looked at later.
fn is_drawing(bytes: &[u8]) -> bool {
    let mut rest = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    loop {
        rest = rest.trim_ascii_start();
        let end: &[u8] = match rest {
            [b'<', b'?', ..] => b"?>",
            [b'<', b'!', b'-', b'-', ..] => b"-->",
            [b'<', b'!', rest @ ..] => {
                let name = rest.strip_prefix(b"DOCTYPE").unwrap_or_default().trim_ascii_start();
                return name.starts_with(b"svg");
            }
            [b'<', name @ ..] => {
                let end = name.iter().position(|b| b.is_ascii_whitespace() || matches!(b, b'>' | b'/'));
                let name = &name[..end.unwrap_or_default()];
                return name == b"svg" || name.ends_with(b":svg");
            }
            _ => return false,
        };
        match rest.windows(end.len()).position(|window| window == end) {
            Some(at) => rest = &rest[at + end.len()..],
            None => return false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_first_bytes_tell() {
        let picture = |format| Ok(Kind::Picture(format));
        let cases: [(&[u8], _); 22] = [
            (b"", Err(Refusal::Empty)),
            (b"\xff\xd8\xff\xe0", picture(ImageFormat::Jpeg)),
            (b"\x89PNG\r\n\x1a\n\0", picture(ImageFormat::Png)),
            (b"GIF89a", picture(ImageFormat::Gif)),
            (b"GIF89b", Err(Refusal::UnknownKind)),
            (b"II*\0", picture(ImageFormat::Tiff)),
            (b"MM\0*", picture(ImageFormat::Tiff)),
            (b"RIFF\0\0\0\0WEBPVP8 ", picture(ImageFormat::WebP)),
            (b"RIFF\0\0\0\0WAVE", Err(Refusal::UnknownKind)),
            (b"%PDF-1.7", Ok(Kind::Paper)),
            (b" %PDF-1.7", Err(Refusal::UnknownKind)),
            (b"<svg>", Ok(Kind::Drawing)),
            (b"\xef\xbb\xbf<?xml version='1.0'?>\n<!-- > --> <svg xmlns=''/>", Ok(Kind::Drawing)),
            (b"<s:svg >", Ok(Kind::Drawing)),
            (b"<!DOCTYPE svg [<!ENTITY a 'b'>]><svg>", Ok(Kind::Drawing)),
            (b"<!DOCTYPE html><html><svg>", Err(Refusal::UnknownKind)),
            (b"<svgx>", Err(Refusal::UnknownKind)),
            (b"<?xml", Err(Refusal::UnknownKind)),
            (b"<!--", Err(Refusal::UnknownKind)),
            (b"<script>", Err(Refusal::UnknownKind)),
            (b"PK\x03\x04", Err(Refusal::UnknownKind)),
            (b"\x1f\x8b\x08", Err(Refusal::UnknownKind)),
        ];
        for (bytes, expected) in cases {
            assert_eq!(sniff(bytes), expected, "{}", bytes.escape_ascii());
        }
    }
}
