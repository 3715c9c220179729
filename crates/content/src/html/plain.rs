//! Rich text without its markup, for those who read it as words.

/// Elements inside which a word goes on.
const INLINE: [&str; 8] = ["a", "code", "em", "s", "strong", "sub", "sup", "u"];

/// The text of stored HTML: elements are taken out, and those that are not within a line leave a space.
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['<', '&']) {
        plain.push_str(&rest[..at]);
        rest = &rest[at..];
        let taken = match rest.as_bytes()[0] {
            b'<' => element(rest, &mut plain),
            _ => entity(rest, &mut plain),
        };
        // What only looks like markup is text.
        if taken == 0 {
            plain.push_str(&rest[..1]);
        }
        rest = &rest[taken.max(1)..];
    }
    plain.push_str(rest);
    plain
}

/// How long the element is that a text begins with; 0 where it is none.
fn element(text: &str, plain: &mut String) -> usize {
    let inside = &text[1..];
    let name = inside.strip_prefix('/').unwrap_or(inside);
    if !name.starts_with(|first: char| first.is_ascii_alphabetic() || first == '!') {
        return 0;
    }
    let Some(end) = inside.find('>') else { return 0 };
    let name = name.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap_or_default();
    if !INLINE.iter().any(|known| known.eq_ignore_ascii_case(name)) {
        plain.push(' ');
    }
    end + 2
}

/// How long the entity is that a text begins with; 0 where it is none.
fn entity(text: &str, plain: &mut String) -> usize {
    let Some(end) = text.bytes().take(12).position(|byte| byte == b';') else { return 0 };
    let name = &text[1..end];
    let letter = match name {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        "nbsp" => Some(' '),
        _ => name.strip_prefix('#').and_then(numbered),
    };
    letter.map_or(0, |letter| {
        plain.push(letter);
        end + 1
    })
}

fn numbered(number: &str) -> Option<char> {
    let code = match number.strip_prefix(['x', 'X']) {
        Some(hexadecimal) => u32::from_str_radix(hexadecimal, 16).ok()?,
        None => number.parse().ok()?,
    };
    char::from_u32(code)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn markup_goes_and_words_stay() {
        let cases = [
            ("<p>Um <strong>go</strong>lo</p><p>Dois</p>", " Um golo  Dois "),
            ("a<br>b<hr/>c", "a b c"),
            ("A &amp; B &lt;3 &#39;x&#x27; &nbsp;.", "A & B <3 'x'  ."),
            ("5 > 3 e 2 < 4 & fim", "5 > 3 e 2 < 4 & fim"),
            ("<img src=\"/a.jpg\" alt=\"x\"> ok", "  ok"),
            ("&desconhecida; &#xffffffff; &", "&desconhecida; &#xffffffff; &"),
            ("<p", "<p"),
            ("é<em>ç</em>ã", "éçã"),
        ];
        for (html, text) in cases {
            assert_eq!(plain(html), text, "{html}");
        }
    }

    proptest! {
        #[test]
        fn any_text_has_a_plain_form(text in "[<>&;#a-zé/! ]{0,60}") {
            prop_assert!(plain(&text).len() <= text.len());
        }
    }
}
