//! Each language is itself: no gaps, no marks, and no words of the other.

use content::html;
use serde_json::Value;

use super::Printed;

/// Words that the names of clubs, grounds and competitions do not have.
const PORTUGUESE: [&str; 14] = [
    " não ",
    " uma ",
    " está ",
    " golo",
    " jornada ",
    " adeptos",
    " equipa",
    " jogo ",
    " treinador",
    " foi ",
    " mas ",
    " aos ",
    " época",
    " pelo ",
];
const ENGLISH: [&str; 10] =
    [" the ", " and ", " with ", " goals", " of the ", " match ", " is ", " they ", " round ", " who "];
/// What is left where something was not filled in, or not turned into what it stands for.
const LEFTOVERS: [&str; 7] = ["{", "}", "[[", "]]", "**", "](", "## "];

pub(super) fn check(printed: &Printed) {
    for (content_type, document) in printed.all() {
        let place = format!("{} {} in {:?}", content_type.name, document.id, document.locale);
        let mut texts = Vec::new();
        let data = Value::Object(document.data.clone());
        gather(&data, &mut texts);
        for text in texts {
            for left in LEFTOVERS {
                assert!(!text.contains(left), "{place}: {left} in {text}");
            }
            let foreign: &[&str] = match document.locale.as_str() {
                "pt-PT" => &ENGLISH,
                "en" => &PORTUGUESE,
                _ => &[],
            };
            for word in foreign {
                assert!(!text.contains(word), "{place}: “{word}” in {text}");
            }
            assert!(!text.contains("  ") && !text.contains(" ,") && !text.contains(" ."), "{place}: {text}");
            assert_eq!(html::cleaned(text), *text, "{place}");
        }
    }
}

fn gather<'v>(value: &'v Value, found: &mut Vec<&'v str>) {
    match value {
        Value::Object(fields) => fields.values().for_each(|field| gather(field, found)),
        Value::Array(items) => items.iter().for_each(|item| gather(item, found)),
        Value::String(text) => found.push(text),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Every gap is written in a form that can be filled, and none in English asks for a Portuguese article; how many there are.
pub(super) fn check_gaps(file: &str) -> usize {
    fn walk(value: &toml::Value, language: Option<&str>, count: &mut usize) {
        match value {
            toml::Value::Table(table) => {
                for (name, inner) in table {
                    let own = ["pt", "en"].into_iter().find(|code| code == name);
                    walk(inner, own.or(language), count);
                }
            }
            toml::Value::Array(items) => items.iter().for_each(|item| walk(item, language, count)),
            toml::Value::String(text) => {
                for rest in text.split('{').skip(1) {
                    let (gap, _) = rest.split_once('}').unwrap_or_else(|| panic!("open: {text}"));
                    check_gap(gap, language.unwrap_or("both"));
                    *count += 1;
                }
                assert_eq!(text.matches('{').count(), text.matches('}').count(), "{text}");
            }
            _ => {}
        }
    }
    let mut count = 0;
    walk(&toml::Value::Table(toml::from_str(file).unwrap()), None, &mut count);
    count
}

fn check_gap(gap: &str, language: &str) {
    let is_name = |name: &str| !name.is_empty() && name.bytes().all(|b| b.is_ascii_lowercase() || b == b'_');
    let is_fit = match (gap.split_once(':'), gap.split_once(' ')) {
        (Some((name, words)), _) => is_name(name) && words.split('|').count() == 2,
        (None, Some((word, name))) => {
            let is_number = ["m", "f", "M", "F"].contains(&word);
            let is_article = ["o", "do", "ao", "no", "pelo", "O", "Do", "Ao", "No", "Pelo"].contains(&word);
            let is_minute = ["aos", "Aos", "desde"].contains(&word);
            is_name(name) && (is_number || ((is_article || is_minute) && language == "pt"))
        }
        (None, None) => is_name(gap),
    };
    assert!(is_fit, "{{{gap}}} in {language}");
}
