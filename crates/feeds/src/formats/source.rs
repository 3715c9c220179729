//! From bytes to text: the limits that hold before a format is looked at.

use super::FileError;

const MOST_BYTES: usize = 16 * 1024 * 1024;
const MOST_BYTES_IN_A_LINE: usize = 4096;

/// The text of a file without its byte order mark.
pub(super) fn text<'a>(file: &str, bytes: &'a [u8]) -> Result<&'a str, FileError> {
    if bytes.len() > MOST_BYTES {
        return Err(FileError::new(file, 1, "the file is larger than 16 MiB"));
    }
    if let Some(at) = bytes.iter().position(|byte| *byte == 0) {
        return Err(FileError::new(file, line_of(bytes, at), "a NUL byte: this is not a text file"));
    }
    let text = str::from_utf8(bytes)
        .map_err(|bad| FileError::new(file, line_of(bytes, bad.valid_up_to()), "the text is not valid UTF-8"))?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

/// The lines of a file, numbered from 1, without their line ends.
pub(super) fn lines<'a>(file: &str, bytes: &'a [u8]) -> Result<Vec<(u32, &'a str)>, FileError> {
    let lines: Vec<(u32, &str)> = (1..).zip(text(file, bytes)?.lines()).collect();
    match lines.iter().find(|(_, line)| line.len() > MOST_BYTES_IN_A_LINE) {
        Some((number, _)) => Err(FileError::new(file, *number, "the line is longer than 4 kB")),
        None => Ok(lines),
    }
}

fn line_of(bytes: &[u8], at: usize) -> u32 {
    let breaks = bytes.iter().take(at).filter(|byte| **byte == b'\n').count();
    u32::try_from(breaks).unwrap_or(u32::MAX).saturating_add(1)
}

/// The line without its comment: `#` counts where a word could begin, `##` anywhere.
pub(super) fn without_comment(line: &str) -> &str {
    let bytes = line.as_bytes();
    let comment = (0..bytes.len()).find(|&at| {
        bytes[at] == b'#' && (at == 0 || bytes[at - 1].is_ascii_whitespace() || bytes.get(at + 1) == Some(&b'#'))
    });
    &line[..comment.unwrap_or(line.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_text_is_refused_with_its_line() {
        let long = format!("a\n{}", "x".repeat(4097));
        let huge = vec![b' '; MOST_BYTES + 1];
        let cases: [(&[u8], u32, &str); 5] = [
            (b"one\ntwo \xff", 2, "UTF-8"),
            (b"one\ntwo\ncut \xc3", 3, "UTF-8"),
            (b"one\r\ntwo\0", 2, "NUL"),
            (long.as_bytes(), 2, "4 kB"),
            (&huge, 1, "16 MiB"),
        ];
        for (bytes, line, reason) in cases {
            let error = lines("season.txt", bytes).unwrap_err();
            assert_eq!(error.line, line, "{error}");
            assert!(error.reason.contains(reason), "{error}");
        }
    }

    #[test]
    fn byte_order_mark_and_both_line_ends_are_read_over() {
        let read = lines("season.txt", b"\xef\xbb\xbfone\r\ntwo\n").unwrap();
        assert_eq!(read, [(1, "one"), (2, "two")]);
    }

    #[test]
    fn comments() {
        let cases = [
            ("# whole line", ""),
            ("A v B  1-0 # why", "A v B  1-0 "),
            ("A v B## why", "A v B"),
            ("C# Lisboa", "C# Lisboa"),
            ("= Name", "= Name"),
        ];
        for (line, rest) in cases {
            assert_eq!(without_comment(line), rest);
        }
    }
}
