//! How much there is, when it was written, and that it fits its types.

use std::collections::HashSet;

use content::entry::complete;
use content::stored::COMPONENT;
use serde_json::Value;

use super::Printed;

/// Entries of each type; localised ones are there twice.
const COUNTS: [(&str, usize); 14] = [
    ("news", 121),
    ("opinion", 30),
    ("author", 6),
    ("pressrelease", 40),
    ("comunicado", 60),
    ("publication", 25),
    ("video", 90),
    ("static-page", 12),
    ("partnership", 12),
    ("store", 8),
    ("contest", 8),
    ("homepage", 1),
    ("settings", 1),
    ("redirect", 5),
];

pub(super) fn check(printed: &Printed) {
    for (name, count) in COUNTS {
        let documents = printed.of(name);
        let languages = if printed.model.named(name).is_localized { 2 } else { 1 };
        assert_eq!(documents.len(), count * languages, "{name} at {}", printed.now);
        let groups: HashSet<i64> = documents.iter().map(|document| document.group).collect();
        assert_eq!(groups.len(), count, "{name}");
    }
    for (content_type, document) in printed.all() {
        let name = &content_type.name;
        assert!(document.published.is_none_or(|at| at <= printed.now), "{name} {} is ahead of its time", document.id);
        assert_eq!(document.published.is_some(), content_type.has_drafts);
        // What editors may leave open in a draft is there: it was held against its type when it was written.
        complete(&printed.model, content_type, &document.data).unwrap();
    }
    check_titles(printed);
    let newest = printed.of("news").iter().filter_map(|document| document.published).max().unwrap();
    assert!(printed.now.as_second() - newest.as_second() < 12 * 3600, "the newest news is of {newest}");
    for pair in printed.of("news").chunks(2) {
        assert_eq!(pair[0].published, pair[1].published);
        assert_eq!((pair[0].locale.as_str(), pair[1].locale.as_str()), ("pt-PT", "en"));
    }
}

fn check_titles(printed: &Printed) {
    for name in ["news", "opinion", "pressrelease", "comunicado", "publication", "video", "static-page", "store"] {
        let mut titles = HashSet::new();
        for document in printed.of(name) {
            let title = document.data["title"].as_str().unwrap();
            assert!(titles.insert((document.locale.clone(), title.to_owned())), "{name}: {title}");
        }
    }
    let mut numbers = HashSet::new();
    for document in printed.of("comunicado").iter().filter(|document| document.locale == "en") {
        assert!(numbers.insert((document.data["season"].to_string(), document.data["number"].to_string())));
    }
}

/// In the middle of a season there is some of everything.
pub(super) fn check_variety(printed: &Printed) {
    let mut blocks = HashSet::new();
    for (_, document) in printed.all() {
        collect(&Value::Object(document.data.clone()), &mut blocks);
    }
    for kind in ["rich-text", "quote", "image", "gallery", "table", "embed", "buttons", "related", "tabs", "author"] {
        assert!(blocks.contains(&format!("blocks.{kind}")), "{kind}");
    }
    let themes: HashSet<i64> =
        printed.of("news").iter().filter_map(|document| document.data["highlightTag"].as_i64()).collect();
    assert!(themes.len() >= 12, "{} themes", themes.len());
    let reports = printed.of("news").iter().filter(|document| document.data["legacyUrl"].is_string()).count();
    assert!(reports > 10);
    let papers = printed.of("file").iter().filter(|file| file.data["ext"] == ".pdf").count();
    assert!((33..=45).contains(&papers), "{papers} papers");
    let highlights = printed.of("homepage")[0].data["highlights"].as_array().unwrap();
    let kinds: HashSet<&str> = highlights.iter().filter_map(|highlight| highlight["type"].as_str()).collect();
    assert_eq!((highlights.len(), kinds.len()), (5, 3));
}

fn collect(value: &Value, found: &mut HashSet<String>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get(COMPONENT).and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|field| collect(field, found));
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
