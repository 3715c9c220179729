//! Whether HTML contains something that would act: scripts, embedded pages, forms, handlers of events, addresses that run.
//!
//! The text is read tag by tag, as a browser reads it: names in either case, attributes without quotes, tags that never end,
//! letters written as entities. Inside of comments nothing acts.

use std::iter::Peekable;
use std::str::Chars;

/// Elements that do something, or change what the page around them does.
const ACTIVE_ELEMENTS: &[&str] = &[
    "applet",
    "base",
    "embed",
    "fencedframe",
    "form",
    "frame",
    "frameset",
    "iframe",
    "link",
    "math",
    "meta",
    "object",
    "portal",
    "script",
    "style",
    "svg",
];
/// Attributes that are read, not followed.
const SPOKEN_ATTRIBUTES: &[&str] = &["alt", "title"];
const RUNNING_SCHEMES: &[&str] = &["javascript:", "vbscript:", "livescript:", "mocha:"];

/// Whether something in the text would act.
pub fn is_active(text: &str) -> bool {
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        if let Some(comment) = rest.strip_prefix("!--") {
            rest = behind_comment(comment);
        } else if rest.starts_with(|first: char| first.is_ascii_alphabetic()) {
            let (is_active, behind) = tag(rest);
            if is_active {
                return true;
            }
            rest = behind;
        }
    }
    false
}

/// A comment ends with `-->` or `--!>`, and at once where it begins with `>` or `->`.
fn behind_comment(text: &str) -> &str {
    for at_once in [">", "->"] {
        if let Some(behind) = text.strip_prefix(at_once) {
            return behind;
        }
    }
    let mut rest = text;
    while let Some(at) = rest.find("--") {
        let behind = &rest[at + 2..];
        if let Some(behind) = behind.strip_prefix('>').or_else(|| behind.strip_prefix("!>")) {
            return behind;
        }
        rest = &rest[at + 1..];
    }
    ""
}

/// Reads a tag from its name on: whether it acts, and what follows.
fn tag(text: &str) -> (bool, &str) {
    let end = text.find(|letter: char| is_space(letter) || matches!(letter, '/' | '>')).unwrap_or(text.len());
    let name: String = text[..end].chars().filter(|letter| *letter != '\0').collect();
    if ACTIVE_ELEMENTS.contains(&name.to_ascii_lowercase().as_str()) {
        return (true, "");
    }
    let mut rest = &text[end..];
    loop {
        rest = rest.trim_start_matches(|letter: char| is_space(letter) || letter == '/');
        if let Some(behind) = rest.strip_prefix('>') {
            return (false, behind);
        }
        if rest.is_empty() {
            return (false, "");
        }
        let (attribute, behind) = attribute(rest);
        if attribute.is_active() {
            return (true, "");
        }
        rest = behind;
    }
}

struct Attribute<'t> {
    name: &'t str,
    value: &'t str,
}

fn attribute(text: &str) -> (Attribute<'_>, &str) {
    // An equals sign at the beginning belongs to the name.
    let first = text.chars().next().map_or(0, char::len_utf8);
    let ends_name = |letter: char| is_space(letter) || matches!(letter, '/' | '>' | '=');
    let end = text[first..].find(ends_name).map_or(text.len(), |at| first + at);
    let (name, rest) = text.split_at(end);
    let Some(rest) = rest.trim_start_matches(is_space).strip_prefix('=') else {
        return (Attribute { name, value: "" }, rest);
    };
    let rest = rest.trim_start_matches(is_space);
    for quote in ['"', '\''] {
        if let Some(quoted) = rest.strip_prefix(quote) {
            let (value, behind) = quoted.split_once(quote).unwrap_or((quoted, ""));
            return (Attribute { name, value }, behind);
        }
    }
    let end = rest.find(|letter: char| is_space(letter) || letter == '>').unwrap_or(rest.len());
    (Attribute { name, value: &rest[..end] }, &rest[end..])
}

impl Attribute<'_> {
    fn is_active(&self) -> bool {
        let name: String = self.name.chars().filter(|letter| *letter != '\0').collect();
        let name = name.to_ascii_lowercase();
        let is_handler = name
            .strip_prefix("on")
            .is_some_and(|event| event.len() > 1 && event.bytes().all(|b| b.is_ascii_alphabetic()));
        if is_handler || name == "srcdoc" {
            return true;
        }
        if SPOKEN_ATTRIBUTES.contains(&name.as_str()) {
            return false;
        }
        // Browsers look at an address without white space and control characters.
        let value: String = Decoded(self.value.chars().peekable())
            .filter(|letter| !letter.is_control() && !letter.is_whitespace())
            .collect();
        let value = value.to_ascii_lowercase();
        match name.as_str() {
            "style" => RUNNING_SCHEMES.iter().any(|scheme| value.contains(scheme)) || value.contains("expression("),
            "srcset" => RUNNING_SCHEMES.iter().chain(&["data:"]).any(|scheme| value.contains(scheme)),
            _ => RUNNING_SCHEMES.iter().chain(&["data:"]).any(|scheme| value.starts_with(scheme)),
        }
    }
}

fn is_space(letter: char) -> bool {
    matches!(letter, ' ' | '\t' | '\n' | '\r' | '\x0C')
}

/// A text with its entities undone: all that are numbers, and those names that stand for something in an address.
struct Decoded<'t>(Peekable<Chars<'t>>);

impl Iterator for Decoded<'_> {
    type Item = char;

    fn next(&mut self) -> Option<char> {
        match self.0.next()? {
            '&' => Some(self.entity().unwrap_or('&')),
            letter => Some(letter),
        }
    }
}

impl Decoded<'_> {
    /// Reads what follows a `&`; nothing is taken where it is no entity.
    fn entity(&mut self) -> Option<char> {
        let mut ahead = self.0.clone();
        let letter = if ahead.next_if_eq(&'#').is_some() {
            let radix = if ahead.next_if(|letter| matches!(letter, 'x' | 'X')).is_some() { 16 } else { 10 };
            let mut number: Option<u32> = None;
            while let Some(digit) = ahead.peek().and_then(|letter| letter.to_digit(radix)) {
                ahead.next();
                number = Some(number.unwrap_or(0).saturating_mul(radix).saturating_add(digit));
            }
            char::from_u32(number?).unwrap_or(char::REPLACEMENT_CHARACTER)
        } else {
            let mut name = String::new();
            while let Some(letter) = ahead.next_if(char::is_ascii_alphabetic) {
                name.push(letter);
                if name.len() > 8 {
                    return None;
                }
            }
            match name.as_str() {
                "Tab" => '\t',
                "NewLine" => '\n',
                "nbsp" => ' ',
                "colon" => ':',
                "amp" | "AMP" => '&',
                "lpar" => '(',
                "sol" => '/',
                _ => return None,
            }
        };
        ahead.next_if_eq(&';');
        self.0 = ahead;
        Some(letter)
    }
}
