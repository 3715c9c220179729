//! What a file is called: as people read it, and as an address may have it.

use unicode_normalization::UnicodeNormalization;

/// Long enough for any honest name, short enough for every list.
const LONGEST_NAME: usize = 200;
const LONGEST_SLUG: usize = 40;
/// Where there is nothing left of a name.
const NAMELESS: &str = "file";

/// A client's name for a file without folders, control characters and marks that turn the direction of writing.
pub fn cleaned(name: &str) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let visible = last.nfc().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|&c| !is_hidden(c));
    let visible: String = visible.take(LONGEST_NAME).collect();
    let words: Vec<&str> = visible.split(' ').filter(|word| !word.is_empty()).collect();
    match words.join(" ") {
        name if name.trim_matches('.').is_empty() => NAMELESS.to_owned(),
        name => name,
    }
}

/// Characters that are not seen but change what is: an `exe` may not look like a `jpg`.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{00ad}' | '\u{061c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// The part of an address that tells people which file it is: lower-case letters, digits and underscores.
pub(crate) fn slug(name: &str) -> String {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let mut slug = String::new();
    for c in stem.nfkd().filter(|&c| !unicode_normalization::char::is_combining_mark(c)) {
        match c.to_ascii_lowercase() {
            c if c.is_ascii_alphanumeric() => slug.push(c),
            _ if slug.is_empty() || slug.ends_with('_') => {}
            _ => slug.push('_'),
        }
        if slug.len() == LONGEST_SLUG {
            break;
        }
    }
    match slug.trim_end_matches('_') {
        "" => NAMELESS.to_owned(),
        slug => slug.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_their_words_and_nothing_that_deceives() {
        let long = "a".repeat(5_000);
        let cases = [
            ("golo.jpg", "golo.jpg", "golo"),
            ("../../etc/passwd", "passwd", "passwd"),
            ("C:\\fotos\\Golo do Séc.JPG", "Golo do Séc.JPG", "golo_do_sec"),
            ("a\0b.jpg", "ab.jpg", "ab"),
            ("linha\r\nSet-Cookie: x.png", "linha Set-Cookie: x.png", "linha_set_cookie_x"),
            ("foto\u{202e}gpj.exe", "fotogpj.exe", "fotogpj"),
            ("a\u{200b}b\u{feff}.png", "ab.png", "ab"),
            ("⚽️🏆.png", "⚽️🏆.png", "file"),
            ("Ação  Única.tar.gz", "Ação Única.tar.gz", "acao_unica_tar"),
            ("..", "file", "file"),
            ("", "file", "file"),
            ("   ", "file", "file"),
            ("/", "file", "file"),
            ("<img src=x>.png", "<img src=x>.png", "img_src_x"),
            ("_-_.png", "_-_.png", "file"),
            (&long, &long[..LONGEST_NAME], &long[..LONGEST_SLUG]),
        ];
        for (given, name, address) in cases {
            assert_eq!((cleaned(given).as_str(), slug(&cleaned(given)).as_str()), (name, address), "{given:?}");
        }
    }
}
