//! How parameters grow together into one tree.

use std::collections::HashMap;

use super::{Node, OBJECT_NAMES, Step};

/// A tree in the making: its lists may have holes, which are closed at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Shoot {
    Null,
    Text(String),
    List(Items),
    Map(Entries),
}

/// A list with holes: what is there by its index, in order, and the index that follows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Items {
    items: Vec<(usize, Shoot)>,
    next: usize,
}

/// What is under the keys of a map, in the order in which they came. Few are compared one by one, many are looked up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Entries {
    entries: Vec<(String, Shoot)>,
    places: HashMap<String, usize>,
}

/// Up to so many entries a look at each is quicker than a table.
const FEW: usize = 8;

impl Items {
    fn of(items: impl IntoIterator<Item = Shoot>) -> Self {
        let items: Vec<_> = items.into_iter().enumerate().collect();
        Self { next: items.len(), items }
    }

    fn push(&mut self, item: Shoot) {
        self.items.push((self.next, item));
        self.next += 1;
    }

    /// Puts an item at its index: into what is there already where both have branches, else behind all others.
    fn merge(&mut self, index: usize, item: Shoot) {
        match self.items.binary_search_by_key(&index, |(index, _)| *index) {
            Ok(place) => {
                let there = &mut self.items[place].1;
                if there.is_branch() && item.is_branch() {
                    *there = merged(std::mem::replace(there, Shoot::Null), item);
                } else {
                    self.push(item);
                }
            }
            Err(place) => {
                self.items.insert(place, (index, item));
                self.next = self.next.max(index + 1);
            }
        }
    }

    /// The same with one more at its head.
    fn behind(mut self, first: Shoot) -> Self {
        for (index, _) in &mut self.items {
            *index += 1;
        }
        self.items.insert(0, (0, first));
        self.next += 1;
        self
    }
}

impl Entries {
    /// What is under a key.
    fn slot(&mut self, key: &str) -> Option<&mut Shoot> {
        let place = if self.entries.len() <= FEW {
            self.entries.iter().position(|(name, _)| name == key)
        } else {
            self.places.get(key).copied()
        };
        place.map(|place| &mut self.entries[place].1)
    }

    /// Adds what is not there yet.
    fn push(&mut self, key: String, value: Shoot) {
        if self.entries.len() == FEW {
            self.places = self.entries.iter().enumerate().map(|(place, (name, _))| (name.clone(), place)).collect();
        }
        if self.entries.len() >= FEW {
            self.places.insert(key.clone(), self.entries.len());
        }
        self.entries.push((key, value));
    }

    fn merge(&mut self, key: String, value: Shoot) {
        match self.slot(&key) {
            Some(slot) => *slot = merged(std::mem::replace(slot, Shoot::Null), value),
            None => self.push(key, value),
        }
    }
}

impl Shoot {
    /// A tree with nothing but one value at the end of its path.
    pub fn of(path: &[Step<'_>], value: Self) -> Self {
        path.iter().rev().fold(value, |leaf, step| match step {
            Step::Next => match leaf {
                Self::List(items) => Self::List(items),
                one => Self::List(Items::of([one])),
            },
            Step::Index(index) => Self::List(Items { items: vec![(*index, leaf)], next: index + 1 }),
            Step::Name(name) => {
                Self::Map(Entries { entries: vec![((*name).to_owned(), leaf)], places: HashMap::new() })
            }
        })
    }

    /// Adds the value of a key that came again.
    pub fn combine(&mut self, value: Self) {
        match self {
            Self::List(items) => items.push(value),
            one => *one = Self::List(Items::of([std::mem::replace(one, Self::Null), value])),
        }
    }

    pub fn finished(self) -> Node {
        match self {
            Self::Null => Node::Null,
            Self::Text(text) => Node::Text(text),
            Self::List(items) => Node::List(items.items.into_iter().map(|(_, item)| item.finished()).collect()),
            Self::Map(Entries { mut entries, .. }) => {
                numbers_first(&mut entries);
                Node::Map(entries.into_iter().map(|(key, value)| (key, value.finished())).collect())
            }
        }
    }

    fn is_branch(&self) -> bool {
        matches!(self, Self::List(_) | Self::Map(_))
    }
}

/// The tree of both. What is there stays what it is; what comes finds its place in it.
pub(super) fn merged(target: Shoot, source: Shoot) -> Shoot {
    match (target, source) {
        // Nothing and an empty text add nothing to what is there.
        (target, Shoot::Null) => target,
        (target, Shoot::Text(text)) if text.is_empty() => target,
        (Shoot::List(mut items), text @ Shoot::Text(_)) => {
            items.push(text);
            Shoot::List(items)
        }
        (Shoot::Map(mut entries), Shoot::Text(text)) => {
            if !OBJECT_NAMES.contains(&text.as_str()) {
                let yes = Shoot::Text("true".to_owned());
                match entries.slot(&text) {
                    Some(slot) => *slot = yes,
                    None => entries.push(text, yes),
                }
            }
            Shoot::Map(entries)
        }
        (leaf @ (Shoot::Null | Shoot::Text(_)), Shoot::List(items)) => Shoot::List(items.behind(leaf)),
        (leaf @ (Shoot::Null | Shoot::Text(_)), other) => Shoot::List(Items::of([leaf, other])),
        (Shoot::List(target), Shoot::List(source)) => Shoot::List(lists(target, source)),
        (Shoot::List(items), Shoot::Map(source)) => maps(indexed(items), source),
        (Shoot::Map(target), Shoot::List(items)) => maps(target, indexed(items)),
        (Shoot::Map(target), Shoot::Map(source)) => maps(target, source),
    }
}

fn lists(mut target: Items, source: Items) -> Items {
    for (index, item) in source.items {
        target.merge(index, item);
    }
    target
}

fn maps(mut target: Entries, source: Entries) -> Shoot {
    for (key, value) in source.entries {
        target.merge(key, value);
    }
    Shoot::Map(target)
}

fn indexed(items: Items) -> Entries {
    let mut entries = Entries::default();
    for (index, item) in items.items {
        entries.push(index.to_string(), item);
    }
    entries
}

/// The order of keys in the clients' language: numbers in theirs, then the rest as it came.
pub(super) fn numbers_first<T>(entries: &mut [(String, T)]) {
    let number = |key: &str| match key.as_bytes() {
        [b'0'] => Some(0),
        [b'1'..=b'9', rest @ ..] if rest.iter().all(u8::is_ascii_digit) => {
            key.parse::<u32>().ok().filter(|number| *number < u32::MAX)
        }
        _ => None,
    };
    entries.sort_by_key(|(key, _)| number(key).map_or(u64::from(u32::MAX), u64::from));
}
