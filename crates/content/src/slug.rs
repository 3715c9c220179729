//! The part of an address that tells in words what it leads to.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The longest one.
pub const LONGEST: usize = 120;

/// Whether a text is one: `golo-aos-90`.
pub fn is_slug(text: &str) -> bool {
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    text.len() <= LONGEST && text.split('-').all(is_word)
}

/// A slug of at most so many letters, made from a title: "Já é campeão!" becomes `ja-e-campeao`. None where nothing of the
/// title can be in one.
pub fn made(title: &str, longest: usize) -> Option<String> {
    let mut slug = String::new();
    let mut end = 0;
    for letter in title.nfkd().flat_map(char::to_lowercase).nfkd() {
        match letter {
            'ß' => slug.push_str("ss"),
            'æ' => slug.push_str("ae"),
            'œ' => slug.push_str("oe"),
            'þ' => slug.push_str("th"),
            'ø' | '°' => slug.push('o'),
            'ł' => slug.push('l'),
            'đ' | 'ð' => slug.push('d'),
            'ı' => slug.push('i'),
            // "d'Or" is one word, as marks are no letters of their own.
            '\'' | '’' => {}
            mark if is_combining_mark(mark) => {}
            letter if letter.is_ascii_alphanumeric() => slug.push(letter),
            _ if slug.is_empty() || slug.ends_with('-') => {}
            _ => {
                end = slug.len();
                slug.push('-');
            }
        }
        if slug.len() > longest.min(LONGEST) {
            // The last whole word that has room; of a single long one, what has.
            slug.truncate(if end > 0 { end } else { longest.min(LONGEST) });
            break;
        }
    }
    slug.truncate(slug.trim_end_matches('-').len());
    (!slug.is_empty()).then_some(slug)
}

/// A name as the web app writes it into addresses (`slugOf` in `web/src/app/paths.ts`); `-` where nothing is left of it.
pub fn of_name(name: &str) -> String {
    let is_accent = |letter: &char| ('\u{300}'..='\u{36f}').contains(letter);
    let mut slug = String::new();
    for letter in name.nfd().filter(|letter| !is_accent(letter)).flat_map(char::to_lowercase) {
        if letter.is_ascii_alphanumeric() {
            slug.push(letter);
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
    }
    slug.truncate(slug.trim_end_matches('-').len());
    if slug.is_empty() { "-".to_owned() } else { slug }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn titles_become_slugs() {
        let cases = [
            ("Já é campeão!", "ja-e-campeao"),
            ("  Sporting – Benfica: 2-1  ", "sporting-benfica-2-1"),
            ("Bola d'Ouro, Bola d’Ouro", "bola-douro-bola-douro"),
            ("1.º de Maio", "1-o-de-maio"),
            ("Brøndby × Straße", "brondby-strasse"),
            ("a_b/c", "a-b-c"),
        ];
        for (title, slug) in cases {
            assert_eq!(made(title, LONGEST).as_deref(), Some(slug), "{title}");
        }
        for title in ["", "???", "Динамо", "--"] {
            assert_eq!(made(title, LONGEST), None, "{title}");
        }
    }

    /// The web app's own test reads the same file.
    #[test]
    fn names_in_addresses_are_those_of_the_web_app() {
        let examples = include_str!("../../../web/src/app/slugExamples.json");
        let examples: std::collections::BTreeMap<String, String> = serde_json::from_str(examples).unwrap();
        assert!(examples.len() > 10);
        for (name, slug) in examples {
            assert_eq!(of_name(&name), slug, "{name}");
        }
    }

    #[test]
    fn long_titles_end_with_a_whole_word() {
        assert_eq!(made("um dois tres quatro", 9).as_deref(), Some("um-dois"));
        assert_eq!(made("um dois tres", 7).as_deref(), Some("um-dois"));
        assert_eq!(made("extraordinariamente", 5).as_deref(), Some("extra"));
    }

    #[test]
    fn slugs_are_words_and_hyphens() {
        for slug in ["a", "golo-aos-90", "2026"] {
            assert!(is_slug(slug), "{slug}");
        }
        for text in ["", "-", "a-", "-a", "a--b", "A", "é", "a_b", "a b", "a/b"] {
            assert!(!is_slug(text), "{text}");
        }
        assert!(is_slug(&"a".repeat(120)) && !is_slug(&"a".repeat(121)));
    }

    proptest! {
        #[test]
        fn whatever_is_made_is_a_slug(title in "\\PC{0,200}", longest in 1usize..200) {
            if let Some(slug) = made(&title, longest) {
                prop_assert!(is_slug(&slug), "{slug}");
                prop_assert!(slug.len() <= longest);
            }
        }
    }
}
