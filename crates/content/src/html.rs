//! Rich text: HTML of a few elements.
//!
//! What a word processor leaves behind – spans, fonts, styles, comments – is taken out without a word. Scripts and whatever
//! else could act is refused, so that nobody believes he has embedded something. Refusing is a courtesy: what is stored is
//! cleaned all the same, by a parser that sees what browsers see.

mod active;
mod plain;

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use ammonia::{Builder, UrlRelative};

pub use active::is_active;
pub use plain::plain;

const ELEMENTS: &[&str] = &[
    "a",
    "blockquote",
    "br",
    "caption",
    "code",
    "em",
    "figcaption",
    "figure",
    "h2",
    "h3",
    "h4",
    "hr",
    "img",
    "li",
    "ol",
    "p",
    "pre",
    "s",
    "strong",
    "sub",
    "sup",
    "table",
    "tbody",
    "td",
    "tfoot",
    "th",
    "thead",
    "tr",
    "u",
    "ul",
];
const CLASSES: &[&str] = &["align-left", "align-center", "align-right", "align-justify", "lead"];

static CLEANER: LazyLock<Builder<'static>> = LazyLock::new(|| {
    let set = |names: &[&'static str]| names.iter().copied().collect::<HashSet<_>>();
    let mut cleaner = Builder::empty();
    cleaner
        .tags(set(ELEMENTS))
        .clean_content_tags(set(&["script", "style"]))
        .generic_attributes(HashSet::new())
        .tag_attributes(HashMap::from([
            ("a", set(&["href"])),
            ("img", set(&["src", "alt", "width", "height"])),
            ("td", set(&["colspan", "rowspan"])),
            ("th", set(&["colspan", "rowspan"])),
            ("ol", set(&["start"])),
        ]))
        .tag_attribute_values(HashMap::from([("a", HashMap::from([("target", set(&["_blank"]))]))]))
        .allowed_classes(ELEMENTS.iter().map(|element| (*element, set(CLASSES))).collect())
        .url_schemes(set(&["http", "https", "mailto", "tel"]))
        .url_relative(UrlRelative::PassThrough)
        .link_rel(Some("noopener"))
        .strip_comments(true)
        .attribute_filter(attribute);
    cleaner
});

/// So many elements one text has. A parser's work grows faster than their number where they lie within each other.
pub const MOST_ELEMENTS: usize = 5_000;

/// Whether a text has more elements than any text of ours needs.
pub fn is_overloaded(text: &str) -> bool {
    let tags = text.as_bytes().windows(2).filter(|pair| pair[0] == b'<' && pair[1].is_ascii_alphabetic());
    tags.count() > MOST_ELEMENTS
}

/// The text as it may be stored and shown. What has neither elements nor entities in it is left as it is, so that plain text
/// and Markdown survive.
pub fn cleaned(text: &str) -> Cow<'_, str> {
    if !text.contains(['<', '&']) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(CLEANER.clean(text).to_string())
}

/// Pictures come from the site itself or over a safe connection, and their sizes are numbers.
fn attribute<'v>(element: &str, attribute: &str, value: &'v str) -> Option<Cow<'v, str>> {
    let is_kept = match (element, attribute) {
        ("img", "src") => {
            let value = value.trim();
            let scheme = value.split(['/', '?', '#']).next().and_then(|head| head.split_once(':'));
            let is_elsewhere = value.starts_with("//") || value.starts_with("/\\") || value.starts_with('\\');
            !is_elsewhere && scheme.is_none_or(|(scheme, _)| scheme.eq_ignore_ascii_case("https"))
        }
        (_, "width" | "height" | "colspan" | "rowspan" | "start") => {
            (1..=4).contains(&value.len()) && value.bytes().all(|b| b.is_ascii_digit())
        }
        _ => true,
    };
    is_kept.then_some(Cow::Borrowed(value))
}

#[cfg(test)]
mod tests;
