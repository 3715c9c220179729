//! Texts that fit.

use std::collections::{BTreeMap, BTreeSet};

use content::searchable::Kind;
use content::words;
use store::search::{Beginning, TextHit, TextHits, TextSearch};

use super::asked::{Asked, AskedWord, Role, synonym};
use super::kind::SearchKind;
use super::rank::{self, Item, What};
use crate::app::App;
use crate::error::ApiError;
use crate::locale::Locale;

/// The forms of each word that a text must have.
pub(super) type Words = Vec<Vec<(String, Beginning)>>;

/// A single letter is in every text, and costs most to look for.
fn is_searched(word: &AskedWord) -> bool {
    matches!(word.role, Role::Needed | Role::Narrows)
        && (word.folded.chars().count() > 1 || word.folded.parse::<u8>().is_ok())
}

fn form(word: &AskedWord) -> (String, Beginning) {
    // “11” is not the beginning of “1174”.
    let is_number = word.folded.bytes().all(|byte| byte.is_ascii_digit());
    (word.folded.clone(), if is_number { Beginning::Whole } else { word.beginning })
}

/// A word as it was typed, and in the other language.
fn forms(word: &AskedWord) -> Vec<(String, Beginning)> {
    let other = synonym(&word.folded).map(|other| (other.to_owned(), Beginning::Whole));
    std::iter::once(form(word)).chain(other).collect()
}

/// The words as they were typed.
pub(super) fn typed(asked: &Asked) -> Words {
    asked.words.iter().filter(|word| is_searched(word)).map(forms).collect()
}

/// The same, with what may have been meant.
pub(super) fn with(asked: &Asked, mended: &BTreeMap<usize, Vec<String>>) -> Words {
    let words = asked.words.iter().enumerate().filter(|(_, word)| is_searched(word));
    words
        .map(|(place, word)| {
            let others = mended.get(&place).into_iter().flatten();
            forms(word).into_iter().chain(others.map(|other| (other.clone(), Beginning::Whole))).collect()
        })
        .collect()
}

pub(super) async fn find(app: &App, words: &Words, locale: Locale) -> Result<TextHits, ApiError> {
    let search = TextSearch { locale: locale.code(), kinds: &Kind::ALL, words, is_any: false };
    Ok(app.store().find_texts(&search).await?)
}

/// Texts with any of the words.
pub(super) async fn find_any(
    app: &App,
    asked: &Asked,
    mended: &BTreeMap<usize, Vec<String>>,
    locale: Locale,
) -> Result<TextHits, ApiError> {
    let mut words = with(asked, mended);
    words.retain(|forms| forms.iter().any(|(word, _)| word.chars().count() > 2));
    let search = TextSearch { locale: locale.code(), kinds: &Kind::ALL, words: &words, is_any: true };
    Ok(app.store().find_texts(&search).await?)
}

/// `is_mended`: they were found by words that were not typed.
pub(super) fn items(app: &App, asked: &Asked, hits: &[TextHit], is_mended: bool) -> Vec<Item> {
    let typed: BTreeSet<String> =
        asked.words.iter().filter(|word| word.role != Role::Small).map(|word| word.folded.clone()).collect();
    let points = |hit: &TextHit| {
        let Some(title) = &hit.title else { return rank::TEXT - rank::age(hit.key.at(), app.now()) };
        let title: BTreeSet<String> = words::folded(title).into_iter().filter(|word| !words::is_small(word)).collect();
        // A kind that was named may be meant as a word: “jogador do mês”.
        let hinted = if !asked.hints.is_empty() && typed.is_subset(&title) { rank::HINTED } else { 0 };
        if title == typed {
            return rank::EXACT_TITLE + hinted;
        }
        let has = |word: &str| title.contains(word) || synonym(word).is_some_and(|other| title.contains(other));
        let has_all = asked.needed().all(|(_, word)| has(&word.folded));
        // A page does not grow old.
        if has_all && hit.key.kind() == Some(Kind::Page) {
            return rank::PAGE + hinted;
        }
        let points = if has_all { rank::WORDS_OF_TITLE } else { rank::TITLE };
        points + hinted - rank::age(hit.key.at(), app.now())
    };
    // What was not typed comes after the names that it was taken for.
    let less = if is_mended { rank::MENDED_TEXT } else { 0 };
    hits.iter().filter_map(|hit| item(hit, points(hit) - less, is_mended)).collect()
}

pub(super) fn partly(app: &App, hits: &[TextHit]) -> Vec<Item> {
    let points = |hit: &TextHit| {
        let points = if hit.title.is_some() { rank::PARTLY } else { rank::PARTLY - rank::IN_TEXT_ALONE };
        points - rank::age(hit.key.at(), app.now())
    };
    hits.iter().filter_map(|hit| item(hit, points(hit), false)).collect()
}

fn item(hit: &TextHit, points: i32, is_mended: bool) -> Option<Item> {
    let kind = SearchKind::from(hit.key.kind()?);
    Some(Item { points, what: What::Document(hit.key, kind), order: (is_mended, 0, 0) })
}
