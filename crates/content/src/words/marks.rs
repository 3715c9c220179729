//! Showing where a text has the words that were searched for.

use serde::Serialize;

use super::{Word, placed};

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Part {
    pub text: String,
    /// Whether it is what was searched for.
    pub is_match: bool,
}

/// Letters before the first match in an excerpt.
const BEFORE: usize = 60;
const GAP: char = '…';

/// A text with what was searched for marked in it: words that begin with a term, and of those the term alone.
pub fn marked(text: &str, terms: &[String]) -> Vec<Part> {
    let mut parts = Parts::default();
    let mut from = 0;
    for word in placed(text) {
        // A letter may stand for two words, such as a fraction: the first has it.
        if let Some(end) = end_of_match(&word, terms).filter(|_| word.start >= from) {
            parts.push(&text[from..word.start], false);
            parts.push(&text[word.start..end], true);
            from = end;
        }
    }
    parts.push(&text[from..], false);
    parts.0
}

/// Where the longest term that a word begins with ends in the text. A single letter begins too many words.
fn end_of_match(word: &Word, terms: &[String]) -> Option<usize> {
    let fits = |term: &&String| {
        let letters = term.chars().count();
        word.folded == **term || (letters > 1 && word.folded.starts_with(term.as_str()))
    };
    let longest = terms.iter().filter(fits).map(|term| term.chars().count()).max()?;
    word.ends.get(longest.checked_sub(1)?).copied()
}

/// About so many letters of a text around the first place with a term, with the terms marked; its beginning, where no term
/// occurs. Empty only for an empty text.
pub fn excerpt(text: &str, terms: &[String], letters: usize) -> Vec<Part> {
    let first = placed(text).iter().find(|word| end_of_match(word, terms).is_some()).map_or(0, |word| word.start);
    let lead = text[..first].chars().count();
    let mut start = 0;
    if lead > BEFORE && text.chars().count() > letters {
        let at = |count: usize| text.char_indices().nth(count).map_or(text.len(), |(at, _)| at);
        let cut = at(lead - BEFORE);
        // From the beginning of a word.
        start = text[cut..first].find(char::is_whitespace).map_or(cut, |space| cut + space);
    }
    let rest = text[start..].trim_start();
    let shown = match rest.char_indices().nth(letters) {
        None => rest,
        Some((cut, _)) => {
            let end = rest[..cut].rfind(char::is_whitespace).filter(|end| *end > cut / 2).unwrap_or(cut);
            rest[..end].trim_end()
        }
    };
    let mut parts = Parts::default();
    if start > 0 {
        parts.push(&GAP.to_string(), false);
    }
    for part in marked(shown, terms) {
        parts.push(&part.text, part.is_match);
    }
    if shown.len() < rest.trim_end().len() {
        parts.push(&GAP.to_string(), false);
    }
    parts.0
}

/// Pieces, of which neighbours of a kind are one.
#[derive(Default)]
struct Parts(Vec<Part>);

impl Parts {
    fn push(&mut self, text: &str, is_match: bool) {
        match self.0.last_mut() {
            _ if text.is_empty() => {}
            Some(last) if last.is_match == is_match => last.text.push_str(text),
            _ => self.0.push(Part { text: text.to_owned(), is_match }),
        }
    }
}
