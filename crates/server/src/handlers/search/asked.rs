//! What was typed, taken apart.

mod known;

use std::collections::BTreeMap;

use content::words;
use football::position::Position;
use football::season::SeasonId;
use store::search::Beginning;

use super::kind::SearchKind;
use known::{BEFORE_NUMBERS, HINTS, Meaning, PHRASES};

pub(super) use known::{Day, synonym};

/// More of what was typed is not looked at.
pub(crate) const LONGEST_QUERY: usize = 200;
const MOST_WORDS: usize = 12;
/// No league plays more rounds.
const MOST_ROUNDS: u16 = 99;

/// What somebody is looking for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    /// As it was typed, cut and trimmed.
    pub query: String,
    pub words: Vec<AskedWord>,
    /// Kinds that were named: “vídeos farol”.
    pub hints: Vec<SearchKind>,
    pub season: Option<SeasonId>,
    pub round: Option<u16>,
    /// “guarda-redes farol”.
    pub position: Option<Position>,
    /// “jogos de hoje”.
    pub day: Option<Day>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AskedWord {
    pub folded: String,
    pub role: Role,
    /// Whether it may be the beginning of a longer word.
    pub beginning: Beginning,
}

/// What a word is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// Whatever is found must have it.
    Needed,
    /// Holds others together.
    Small,
    /// Names a kind.
    Hint(SearchKind),
    /// Part of a season, a round, a day or a position: matches and people are narrowed by it, texts must have it.
    Narrows,
}

impl Asked {
    /// Whatever was typed: there is nothing that cannot be searched for.
    pub(crate) fn new(typed: &str) -> Self {
        let query: String = typed.chars().take(LONGEST_QUERY).collect::<String>().trim().to_owned();
        let mut folded = words::folded(&query);
        folded.truncate(MOST_WORDS);
        let last = folded.len().saturating_sub(1);
        let word = |(place, folded): (usize, String)| AskedWord {
            role: match HINTS.binary_search_by_key(&folded.as_str(), |(name, _)| name) {
                Ok(found) => Role::Hint(HINTS[found].1),
                Err(_) if words::is_small(&folded) => Role::Small,
                Err(_) => Role::Needed,
            },
            beginning: match place == last || folded.chars().count() > 2 {
                true => Beginning::Prefix,
                false => Beginning::Whole,
            },
            folded,
        };
        let words: Vec<AskedWord> = folded.into_iter().enumerate().map(word).collect();
        let hints = Vec::new();
        let mut asked = Self { query, words, hints, season: None, round: None, position: None, day: None };
        asked.find_season();
        asked.find_round();
        asked.find_number();
        asked.find_phrases();
        asked.settle();
        asked
    }

    /// The words that names and texts must have, with their places.
    pub(super) fn needed(&self) -> impl Iterator<Item = (usize, &AskedWord)> {
        self.words.iter().enumerate().filter(|(_, word)| word.role == Role::Needed)
    }

    /// Each two needed words that follow each other, as one word, with their places.
    pub(super) fn joined(&self) -> impl Iterator<Item = (usize, usize, String)> {
        let pairs = self.words.windows(2).enumerate();
        let needed = pairs.filter(|(_, pair)| pair.iter().all(|word| word.role == Role::Needed));
        needed.map(|(place, pair)| (place, place + 1, format!("{}{}", pair[0].folded, pair[1].folded)))
    }

    /// “2024/25”, “2024-2025”, “24/25”, “20242025”.
    fn find_season(&mut self) {
        let number = |word: &AskedWord, digits: usize| {
            let fits = word.folded.len() == digits && word.folded.bytes().all(|b| b.is_ascii_digit());
            word.folded.parse::<i64>().ok().filter(|_| fits)
        };
        for place in 0..self.words.len() {
            let next = self.words.get(place + 1);
            let found = if let Ok(season) = self.words[place].folded.parse::<SeasonId>() {
                Some((season, 1))
            } else {
                let begins = number(&self.words[place], 4).or_else(|| {
                    number(&self.words[place], 2).map(|year| if year < 70 { 2000 + year } else { 1900 + year })
                });
                let ends = next.and_then(|next| number(next, 4).or_else(|| number(next, 2)));
                let follows = |(from, to): (i64, i64)| to == from + 1 || to == (from + 1) % 100;
                let year = begins.zip(ends).filter(|years| follows(*years)).map(|(from, _)| from);
                year.and_then(|year| SeasonId::starting_in(year).ok()).map(|season| (season, 2))
            };
            if let Some((season, count)) = found {
                self.season = Some(season);
                self.words[place..place + count].iter_mut().for_each(|word| word.role = Role::Narrows);
                return;
            }
        }
    }

    /// “jornada 11”, “11.ª jornada”, “round 11”.
    fn find_round(&mut self) {
        let is_round = |word: &AskedWord| matches!(word.folded.as_str(), "jornada" | "ronda" | "round" | "matchweek");
        let number = |word: &AskedWord| word.folded.parse().ok().filter(|number| (1..=MOST_ROUNDS).contains(number));
        let Some(place) = self.words.iter().position(is_round) else { return };
        let after = self.words.get(place + 1).and_then(number).map(|number| (number, place + 1));
        let before = |steps: usize| {
            let place = place.checked_sub(steps)?;
            Some((number(&self.words[place])?, place))
        };
        let ordinal = |place: usize| matches!(self.words[place].folded.as_str(), "a" | "o" | "th" | "st" | "nd" | "rd");
        let before = before(1).or_else(|| before(2).filter(|_| ordinal(place - 1)));
        if let Some((number, at)) = after.or(before) {
            self.round = Some(number);
            let (first, last) = (place.min(at), place.max(at));
            self.words[first..=last].iter_mut().for_each(|word| word.role = Role::Narrows);
        }
    }

    /// “número 9”, “n.º 10”, “shirt 7”: the number says it.
    fn find_number(&mut self) {
        let is_number = |word: Option<&AskedWord>| word.is_some_and(|word| word.folded.parse::<u8>().is_ok());
        for place in 0..self.words.len() {
            let is_before = BEFORE_NUMBERS.contains(&self.words[place].folded.as_str());
            // “n.º” is two words.
            let is_ordinal = self.words.get(place + 1).is_some_and(|word| word.folded == "o");
            if is_before && (is_number(self.words.get(place + 1)) || is_ordinal && is_number(self.words.get(place + 2)))
            {
                self.words[place].role = Role::Small;
                if is_ordinal {
                    self.words[place + 1].role = Role::Small;
                }
            }
        }
    }

    /// “guarda-redes”, “today's”, “notas de imprensa”.
    fn find_phrases(&mut self) {
        let mut place = 0;
        while place < self.words.len() {
            let is_here = |phrase: &[&str]| {
                let words = self.words.get(place..place + phrase.len());
                words.is_some_and(|words| words.iter().zip(phrase).all(|(word, known)| word.folded == *known))
            };
            let Some((phrase, meaning)) = PHRASES.iter().find(|(phrase, _)| is_here(phrase)) else {
                place += 1;
                continue;
            };
            let role = match *meaning {
                Meaning::Kind(kind) => Role::Hint(kind),
                Meaning::Position(position) => {
                    self.position = self.position.or(Some(position));
                    Role::Narrows
                }
                Meaning::Day(day) => {
                    self.day = self.day.or(Some(day));
                    Role::Narrows
                }
            };
            let words = &mut self.words[place..place + phrase.len()];
            words.iter_mut().filter(|word| !words::is_small(&word.folded)).for_each(|word| word.role = role);
            place += phrase.len();
        }
    }

    /// Words that say nothing of their own are searched for where there are no others.
    fn settle(&mut self) {
        let has_needed = |words: &[AskedWord]| words.iter().any(|word| word.role == Role::Needed);
        let says_whom = self.position.is_some() || self.day.is_some();
        if !has_needed(&self.words) && !says_whom {
            self.words
                .iter_mut()
                .filter(|word| matches!(word.role, Role::Hint(_)))
                .for_each(|word| word.role = Role::Needed);
        }
        if !has_needed(&self.words) && self.round.is_none() && !says_whom {
            self.words.iter_mut().for_each(|word| word.role = Role::Needed);
        }
        let hint = |word: &AskedWord| match word.role {
            Role::Hint(kind) => Some(kind),
            Role::Needed | Role::Small | Role::Narrows => None,
        };
        self.hints = self.words.iter().filter_map(hint).collect();
        if (self.round.is_some() || self.day.is_some()) && !self.hints.contains(&SearchKind::Match) {
            self.hints.push(SearchKind::Match);
        }
        // A position alone is also a word like others: “defesas” are saves, too.
        if self.position.is_some() && self.hints.is_empty() && has_needed(&self.words) {
            self.hints.push(SearchKind::Player);
        }
    }

    /// What is marked where it was found.
    pub(super) fn marked(&self) -> Vec<String> {
        let words = self.words.iter().filter(|word| word.role != Role::Small);
        words
            .flat_map(|word| synonym(&word.folded).map(str::to_owned).into_iter().chain([word.folded.clone()]))
            .collect()
    }

    /// The words that were searched for in the place of those that were typed.
    pub(super) fn corrected(&self, mended: &BTreeMap<usize, Vec<String>>) -> String {
        let word = |(place, word): (usize, &AskedWord)| {
            mended.get(&place).and_then(|forms| forms.first()).unwrap_or(&word.folded).clone()
        };
        self.words.iter().enumerate().map(word).collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests;
