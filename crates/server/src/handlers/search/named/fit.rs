//! How well a name fits what was typed.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use content::words;
use store::search::{Beginning, NameClass, NameEntry};

use super::super::asked::Asked;
use super::super::rank;

/// So many letters tell one name from most others.
const LONG_ENOUGH: usize = 4;

/// How a word that was typed is in a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in super::super) enum Likeness {
    /// With a slip of the finger.
    Slip,
    /// At the beginning of a word that is not in its names, but in what it is also known by.
    AlsoBeginning,
    /// Not in its names, but in what it is also known by.
    Also,
    Beginning,
    Whole,
}

/// Which of the words a name has, and how.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Fit {
    /// By the place of the word.
    own: BTreeMap<usize, Likeness>,
    /// What he has by his club.
    context: BTreeMap<usize, Likeness>,
    /// Whether one of its names is just what was typed.
    is_exact: bool,
    /// Whether only a few letters of a word were typed.
    is_short: bool,
    /// How far the words are from what was typed: the nearest word that is known counts nothing, the next one more.
    slips: usize,
    /// The number he wears.
    has_number: bool,
    /// Whether he is found because of his club alone.
    pub is_of_club: bool,
    /// Whether he plays in the position that was asked for.
    pub is_of_position: bool,
}

impl Fit {
    pub(super) fn of(
        entry: &NameEntry,
        asked: &Asked,
        synonyms: &HashMap<usize, &str>,
        mended: &BTreeMap<usize, Vec<String>>,
    ) -> Self {
        let forms = entry.forms();
        let also: Vec<&str> = entry.also.iter().flat_map(|name| name.split(' ')).collect();
        let has = |fits: &dyn Fn(&str) -> bool| forms.iter().flatten().any(|word| fits(word));
        let mut own = BTreeMap::new();
        let (mut slips, mut is_short) = (0, false);
        let mut typed: BTreeSet<&str> = BTreeSet::new();
        for (place, word) in asked.needed() {
            let other = synonyms.get(&place).copied().filter(|other| has(&|of| of == *other));
            let whole = other.unwrap_or(&word.folded);
            let begins = |of: &str| word.beginning == Beginning::Prefix && of.starts_with(&word.folded);
            let mended = mended.get(&place).into_iter().flatten().position(|word| has(&|of| of == word));
            let likeness = match () {
                () if has(&|of| of == whole) => Some(Likeness::Whole),
                () if has(&begins) => Some(Likeness::Beginning),
                () if also.contains(&whole) => Some(Likeness::Also),
                () if also.iter().any(|of| begins(of)) => Some(Likeness::AlsoBeginning),
                () if mended.is_some() => Some(Likeness::Slip),
                () => None,
            };
            match likeness {
                Some(Likeness::Slip) => slips += mended.unwrap_or(0),
                Some(Likeness::Beginning) => is_short |= word.folded.chars().count() < LONG_ENOUGH,
                _ => {}
            }
            own.extend(likeness.map(|likeness| (place, likeness)));
            typed.insert(whole);
        }
        let mut is_exact = forms.iter().any(|form| is_same(form, &typed));
        for (place, next, joined) in asked.joined().filter(|(.., joined)| has(&|of| of == joined)) {
            own.extend([(place, Likeness::Whole), (next, Likeness::Whole)]);
            is_exact |= typed.len() == 2 && forms.iter().any(|form| form == &[joined.as_str()]);
        }
        Self { own, is_exact, slips, is_short, ..Self::default() }
    }

    /// What his club has of the words, he has too.
    pub(super) fn add_context(&mut self, club: &Self) {
        self.context.extend(club.own.iter().map(|(place, likeness)| (*place, *likeness)));
    }

    pub(super) fn add_number(&mut self, place: usize) {
        self.own.insert(place, Likeness::Whole);
        self.has_number = true;
    }

    pub(super) fn join(&mut self, other: &Self) {
        self.own.extend(other.own.iter().map(|(place, likeness)| (*place, *likeness)));
        self.context.extend(other.context.iter().map(|(place, likeness)| (*place, *likeness)));
        self.has_number |= other.has_number;
        self.is_of_club |= other.is_of_club;
        self.is_of_position |= other.is_of_position;
    }

    /// Whether it has all of these words itself.
    pub(in super::super) fn covers(&self, places: &BTreeSet<usize>) -> bool {
        places.iter().all(|place| self.own.contains_key(place))
    }

    pub(in super::super) fn words(&self) -> impl Iterator<Item = (usize, Likeness)> {
        self.own.iter().map(|(place, likeness)| (*place, *likeness))
    }

    pub(super) fn own_words(&self) -> usize {
        self.own.len()
    }

    pub(super) fn has_slip(&self) -> bool {
        self.own.values().chain(self.context.values()).any(|likeness| *likeness == Likeness::Slip)
    }

    /// Whether it is his position, and no name, that he is found by.
    pub(super) fn is_by_position(&self) -> bool {
        self.is_of_position && self.own.is_empty()
    }

    /// Orders the better fit first.
    pub(in super::super) fn quality_reversed(&self) -> Reverse<(bool, usize)> {
        Reverse((self.is_exact, self.own.values().map(|likeness| *likeness as usize).sum()))
    }

    /// Its points, if it has all of the words.
    pub(super) fn points(&self, entry: &NameEntry, needed: &BTreeSet<usize>) -> Option<i32> {
        let of = |place: &usize| self.own.get(place).or_else(|| self.context.get(place)).copied();
        let least = needed.iter().map(of).collect::<Option<Vec<Likeness>>>()?.into_iter().min();
        if self.is_by_position() {
            return Some(match least {
                Some(Likeness::Slip) => rank::SLIP - 2,
                Some(_) => rank::ALL_WORDS,
                None => rank::OF_POSITION,
            });
        }
        let least = least?;
        if self.own.is_empty() {
            let points = if least == Likeness::Slip { rank::SLIP - 2 } else { rank::OWN_COACH };
            return (self.is_of_club && entry.team_id.is_some()).then_some(points);
        }
        // A number alone is nobody's name.
        if self.has_number && self.context.is_empty() {
            return None;
        }
        let preferred = if self.is_of_position { rank::IN_POSITION } else { 0 };
        Some(
            preferred
                + match least {
                    _ if self.is_exact => rank::EXACT_NAME,
                    Likeness::Whole => rank::ALL_WORDS,
                    Likeness::Beginning if self.is_short && entry.kind.class() == NameClass::Person => {
                        rank::SHORT_BEGINNING
                    }
                    Likeness::Beginning => rank::BEGINNING,
                    Likeness::Also => rank::ALSO_KNOWN_BY,
                    Likeness::AlsoBeginning => rank::ALSO_BEGINNING,
                    Likeness::Slip => rank::SLIP - i32::try_from(self.slips).unwrap_or(0).min(rank::MOST_SLIPS),
                },
        )
    }
}

/// Whether a name is just these words; small ones make no difference.
fn is_same(form: &[String], typed: &BTreeSet<&str>) -> bool {
    let large: BTreeSet<&str> = form.iter().map(String::as_str).filter(|word| !words::is_small(word)).collect();
    match large.is_empty() {
        true => form.iter().map(String::as_str).collect::<BTreeSet<_>>() == *typed,
        false => large == *typed,
    }
}
