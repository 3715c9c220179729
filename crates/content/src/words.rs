//! Words as somebody types them who searches: without accents and capitals, cut short, or with a slip of the finger.
//!
//! Text and query are taken apart by the same rules, so that they meet on every database.

mod marks;
mod slips;

use football::names;

pub use marks::{Part, excerpt, marked};
pub use slips::{allowed_slips, grams, slips};

/// Longer words are cut: nobody types them, and indexes have limits.
pub const LONGEST_WORD: usize = 40;

/// A word of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Word {
    pub folded: String,
    /// Where it begins in the text, in bytes.
    pub start: usize,
    /// Where each letter of the folded form ends in the text, its marks included.
    pub ends: Vec<usize>,
}

/// The folded words of a text, in its order.
pub fn folded(text: &str) -> Vec<String> {
    names::fold(text).split(' ').filter(|word| !word.is_empty()).map(cut).collect()
}

fn cut(word: &str) -> String {
    word.chars().take(LONGEST_WORD).collect()
}

/// The words of a text with their places.
pub(crate) fn placed(text: &str) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut is_open = false;
    for (start, letter) in text.char_indices() {
        let end = start + letter.len_utf8();
        let mut is_mark = true;
        names::fold_letter(letter, |folded| {
            is_mark = false;
            match (words.last_mut(), folded) {
                (_, ' ') => is_open = false,
                (Some(word), folded) if is_open => {
                    word.folded.push(folded);
                    word.ends.push(end);
                }
                (_, folded) => {
                    words.push(Word { folded: folded.to_string(), start, ends: vec![end] });
                    is_open = true;
                }
            }
        });
        // A mark belongs to the letter before it.
        if let (true, true, Some(last)) = (is_mark, is_open, words.last_mut().and_then(|word| word.ends.last_mut())) {
            *last = end;
        }
    }
    for word in &mut words {
        word.folded = cut(&word.folded);
    }
    words
}

/// Words that hold sentences together, in both languages: nobody searches for them.
const SMALL: [&str; 34] = [
    "a", "ao", "aos", "as", "at", "com", "contra", "da", "das", "de", "del", "do", "dos", "e", "em", "for", "in", "la",
    "na", "nas", "no", "nos", "o", "of", "on", "os", "para", "por", "the", "um", "uma", "v", "vs", "x",
];

pub fn is_small(word: &str) -> bool {
    SMALL.binary_search(&word).is_ok()
}

#[cfg(test)]
mod tests;
