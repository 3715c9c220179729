//! One order for everything that was found.
//!
//! Each item has points for how well it fits. A name that is exactly what was typed comes before one that has all the words,
//! that before one that begins with them; then texts by their titles, slips of the finger, and texts that merely mention the
//! words. Kinds that were named in the query go before all others.

use jiff::Timestamp;
use store::matches::Match;
use store::search::{DocumentKey, NameEntry};

use super::kind::SearchKind;

pub(super) const EXACT_NAME: i32 = 1_000;
pub(super) const ALL_WORDS: i32 = 900;
pub(super) const EXACT_TITLE: i32 = 880;
pub(super) const BEGINNING: i32 = 800;
/// The matches of a club: the one in play, the next, the last.
pub(super) const OWN_MATCH: i32 = 790;
pub(super) const ALSO_KNOWN_BY: i32 = 770;
pub(super) const OWN_COACH: i32 = 760;
/// Who plays in a position, where nothing else was typed.
pub(super) const OF_POSITION: i32 = 755;
pub(super) const WORDS_OF_TITLE: i32 = 750;
pub(super) const TITLE: i32 = 700;
/// A page is a place of the site, and has the words in its title.
pub(super) const PAGE: i32 = 810;
/// What somebody is preferred for playing where it was asked for.
pub(super) const IN_POSITION: i32 = 60;
/// A few letters begin many people's names, and may be a word of their own: “VAR”.
pub(super) const SHORT_BEGINNING: i32 = 650;
/// The two clubs whose matches were asked for.
pub(super) const SIDE: i32 = 640;
pub(super) const SLIP: i32 = 590;
/// What a slip loses, at most, for being further from what was typed than others.
pub(super) const MOST_SLIPS: i32 = 20;
pub(super) const FURTHER_MATCH: i32 = 550;
pub(super) const TEXT: i32 = 500;
/// Of what it is also known by only the beginning was typed: nobody sees why it was found.
pub(super) const ALSO_BEGINNING: i32 = 390;
/// What names with a slip lose where texts have the very words that were typed.
pub(super) const MENDED_NAME: i32 = 300;
/// What texts lose that have other words than those that were typed.
pub(super) const MENDED_TEXT: i32 = 220;
/// Has some of the words.
pub(super) const PARTLY: i32 = 200;
/// And not in its title.
pub(super) const IN_TEXT_ALONE: i32 = 50;
/// What is of a kind that was named.
pub(super) const HINTED: i32 = 400;

/// What a text loses by its age, at most.
const OLDEST: i64 = 100;
/// After so many days it has lost half of that.
const HALF_OLD: i64 = 60;

/// Something that was found.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub points: i32,
    pub what: What,
    /// Orders equals, the least first.
    pub order: (bool, i32, usize),
}

#[derive(Clone, Debug)]
pub(super) enum What {
    Name(NameEntry),
    Match(Box<Match>),
    Document(DocumentKey, SearchKind),
}

impl Item {
    pub(super) fn kind(&self) -> SearchKind {
        match &self.what {
            What::Name(entry) => entry.kind.into(),
            What::Match(_) => SearchKind::Match,
            What::Document(_, kind) => *kind,
        }
    }

    /// Whether it fits only by words that were not typed.
    pub(super) fn is_mended(&self) -> bool {
        self.order.0
    }
}

/// The best first.
pub(super) fn sort(items: &mut [Item], hints: &[SearchKind]) {
    items.sort_by_cached_key(|item| {
        let hinted = if hints.contains(&item.kind()) { HINTED } else { 0 };
        let (last, name, id) = match &item.what {
            What::Name(entry) => (0, entry.names.first().cloned().unwrap_or_default(), entry.id),
            What::Match(m) => (0, String::new(), m.id),
            // The newest first.
            What::Document(key, _) => (-key.at().as_second(), String::new(), 0),
        };
        (-(item.points + hinted), item.order.1, item.kind(), item.order.2, last, name, id)
    });
}

/// What a text loses by its age.
pub(super) fn age(at: Timestamp, now: Timestamp) -> i32 {
    let days = (now.duration_since(at).as_hours() / 24).max(0);
    i32::try_from(OLDEST * days / (days + HALF_OLD)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use jiff::SignedDuration;

    use super::*;

    #[test]
    fn texts_grow_old() {
        let now: Timestamp = "2026-11-14T21:10:00Z".parse().unwrap();
        let on = |days: i64| age(now - SignedDuration::from_hours(24 * days), now);
        assert_eq!([0, 1, 60, 365, 36_500].map(on), [0, 1, 50, 85, 99]);
        assert_eq!(on(-30), 0, "what lies ahead is new");
        assert!(TEXT - on(36_500) > PARTLY && TITLE - on(36_500) > SLIP, "an old title is a title");
        const { assert!(WORDS_OF_TITLE - MENDED_TEXT < SLIP, "names before what mentions them") };
    }
}
