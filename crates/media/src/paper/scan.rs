//! The bytes of a PDF without belief in its tables: names and streams, wherever they are.

use std::iter;

/// All names, `#` escapes undone. Some may lie in a stream and be none.
pub(super) fn names(bytes: &[u8]) -> impl Iterator<Item = Vec<u8>> {
    bytes.split(|&byte| byte == b'/').skip(1).map(name)
}

/// The name at the beginning of these bytes.
fn name(bytes: &[u8]) -> Vec<u8> {
    /// No name that matters is longer, even if each of its letters is escaped.
    const LONGEST: usize = 64;
    let is_regular = |b: &u8| !b.is_ascii_whitespace() && *b != 0 && !b"()<>[]{}/%".contains(b);
    let mut rest = bytes.iter().copied().take_while(is_regular).take(LONGEST);
    let next = || {
        let byte = rest.next()?;
        let mut ahead = rest.clone();
        let digits = (byte == b'#').then(|| Some((hex(ahead.next()?)?, hex(ahead.next()?)?))).flatten();
        Some(match digits {
            Some((high, low)) => {
                rest = ahead;
                high * 16 + low
            }
            None => byte,
        })
    };
    iter::from_fn(next).collect()
}

fn hex(byte: u8) -> Option<u8> {
    char::from(byte).to_digit(16).map(|digit| digit as u8)
}

pub(super) struct RawStream<'b> {
    head: &'b [u8],
    /// From its first byte to the end of the file: how long it is, is for its contents to say.
    pub data: &'b [u8],
}

impl RawStream<'_> {
    /// The names in its dictionary.
    pub(super) fn names(&self) -> impl Iterator<Item = Vec<u8>> {
        names(self.head)
    }
}

/// All that looks like a stream, with whatever precedes it since the last object began.
pub(super) fn streams(bytes: &[u8]) -> impl Iterator<Item = RawStream<'_>> {
    const WORD: &[u8] = b"stream";
    let mut at = 0;
    let next = move || {
        loop {
            let start = find(&bytes[at..], WORD)? + at;
            at = start + WORD.len();
            if bytes[..start].ends_with(b"end") {
                continue;
            }
            let head = &bytes[start.saturating_sub(4096)..start];
            let head = match head.windows(3).rposition(|window| window == b"obj") {
                Some(begin) => &head[begin..],
                None => head,
            };
            let data = &bytes[at..];
            let data =
                data.strip_prefix(b"\r\n").or_else(|| data.strip_prefix(b"\n")).or_else(|| data.strip_prefix(b"\r"));
            return Some(RawStream { head, data: data.unwrap_or(&bytes[at..]) });
        }
    };
    iter::from_fn(next)
}

fn find(bytes: &[u8], word: &[u8]) -> Option<usize> {
    bytes.windows(word.len()).position(|window| window == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_with_their_escapes() {
        let text = b"<</S/JavaScript/#4aS(x)/A#20B /C#4/#6aava#53cript>>";
        let expected: [&[u8]; 6] = [b"S", b"JavaScript", b"JS", b"A B", b"C#4", b"javaScript"];
        assert_eq!(names(text).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn streams_are_found_with_their_dictionaries() {
        let text = b"1 0 obj <</A/B>> endobj 2 0 obj <</Type/ObjStm>>\nstream\r\nabc\nendstream endobj";
        let found: Vec<RawStream<'_>> = streams(text).collect();
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].names().collect::<Vec<_>>(), [&b"Type"[..], b"ObjStm"]);
        assert!(found[0].data.starts_with(b"abc"));
    }
}
