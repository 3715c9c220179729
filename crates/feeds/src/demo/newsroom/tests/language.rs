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
