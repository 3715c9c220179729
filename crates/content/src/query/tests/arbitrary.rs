use std::sync::LazyLock;

use proptest::prelude::*;

use super::*;

/// Words that mean something somewhere, and some that do not.
const WORDS: &[&str] = &[
    "filters",
    "sort",
    "populate",
    "fields",
    "pagination",
    "locale",
    "on",
    "count",
    "limit",
    "start",
    "page",
    "id",
    "title",
    "views",
    "tags",
    "slug",
    "name",
    "articles",
    "highlightTag",
    "hiddenThing",
    "internalNote",
    "banner",
    "caption",
    "links",
    "blocks",
    "tag",
    "photo",
    "teams",
    "competition",
    "localizations",
    "publishedAt",
    "day",
    "at",
    "isOpen",
    "shared.link",
    "nope",
    "$and",
    "$or",
    "$not",
    "$eq",
    "$in",
    "$null",
    "$between",
    "$contains",
    "$gt",
    "0",
    "1",
    "2",
    "",
];
const VALUES: &[&str] = &[
    "1",
    "*",
    "true",
    "false",
    "",
    "a",
    "title",
    "views:desc",
    "tags.articles",
    "2025-01-01",
    "-1",
    "1e3",
    "tags,banner",
    "en",
];

fn question() -> impl Strategy<Value = String> {
    let word = prop::sample::select(WORDS);
    let top = prop::sample::select(
        &["filters", "filters", "populate", "populate", "sort", "fields", "pagination", "locale", "_q"][..],
    );
    let value = prop::option::weighted(0.9, prop::sample::select(VALUES));
    let part = (top, prop::collection::vec(word, 0..7), value).prop_map(|(top, words, value)| {
        let path: String = words.iter().map(|word| format!("[{word}]")).collect();
        value.map_or(format!("{top}{path}"), |value| format!("{top}{path}={value}"))
    });
    prop::collection::vec(part, 0..6).prop_map(|parts| parts.join("&"))
}

/// Whether a condition names something that visitors may not know of.
fn is_hidden(condition: &Condition<'_>) -> bool {
    let is_hidden_field = |field: &Field| !field.is_visible() || field.name == "hiddenThing";
    match condition {
        Condition::All(conditions) | Condition::Any(conditions) => conditions.iter().any(is_hidden),
        Condition::Not(inner) => is_hidden(inner),
        Condition::Value(Column::Field(field), _) => is_hidden_field(field),
        Condition::Value(..) => false,
        Condition::Related(Hop::Field(field, _), inner) => is_hidden_field(field) || is_hidden(inner),
        Condition::Related(Hop::Localizations, inner) => is_hidden(inner),
        Condition::Component(field, inner) => is_hidden_field(field) || is_hidden(inner),
        Condition::Sport(field, ..) => is_hidden_field(field),
    }
}

/// Negations stand around values, and around having none.
fn is_settled(condition: &Condition<'_>) -> bool {
    match condition {
        Condition::All(conditions) | Condition::Any(conditions) => conditions.iter().all(is_settled),
        Condition::Not(inner) => match &**inner {
            Condition::Value(..) => true,
            Condition::Related(_, inner) | Condition::Component(_, inner) => {
                matches!(&**inner, Condition::All(conditions) if conditions.is_empty())
            }
            _ => false,
        },
        Condition::Value(..) | Condition::Sport(..) => true,
        Condition::Related(_, inner) | Condition::Component(_, inner) => is_settled(inner),
    }
}

fn depth(populated: &[Populated<'_>]) -> usize {
    let below = |one: &Populated<'_>| {
        let on = one.on.iter().map(|(_, how)| depth(&how.shown.populate)).max().unwrap_or(0);
        1 + on.max(depth(&one.how.shown.populate))
    };
    populated.iter().map(below).max().unwrap_or(0)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 5_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_question_is_read_or_refused(question in question()) {
        static MODEL: LazyLock<Model> = LazyLock::new(model);
        let model = &*MODEL;
        if let Ok(query) = listed(model, &question) {
            prop_assert!(!is_hidden(&query.condition), "{question}");
            prop_assert!(is_settled(&query.condition), "{question}");
            prop_assert!(depth(&query.shown.populate) <= 5, "{question}");
            prop_assert_eq!(listed(model, &question).unwrap().key(), query.key());
        }
    }
}
