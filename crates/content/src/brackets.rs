//! Query strings in brackets: `a[b][0]=x` becomes a tree.
//!
//! The rules are those of the `qs` package, odd ones included, because clients of the dialect write with it; the table in
//! `brackets/observed.json` is what it makes of some hundred strings. Unlike it, we refuse what cannot be read instead of
//! guessing. The work grows with the length of the string, whatever stands in it.

mod decode;
mod grow;

use std::collections::HashMap;

use crate::problem::Problem;
use decode::Part;
use grow::Shoot;

/// What stands at one place of a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// A key without `=`.
    Null,
    Text(String),
    List(Vec<Node>),
    /// In the order in which they came, numbers first.
    Map(Vec<(String, Node)>),
}

/// How many parameters a query may have.
pub const PARAMETER_LIMIT: usize = 1_000;
/// How many brackets of a key are looked at. What follows them is one key, as it stands.
const DEPTH: usize = 20;
/// The highest index of a list; with a higher one it is a map.
const HIGHEST_INDEX: usize = 100;

/// Names that every object of the clients' language has. Parameters with them say nothing.
const OBJECT_NAMES: &[&str] = &[
    "__defineGetter__",
    "__defineSetter__",
    "__lookupGetter__",
    "__lookupSetter__",
    "__proto__",
    "constructor",
    "hasOwnProperty",
    "isPrototypeOf",
    "propertyIsEnumerable",
    "toLocaleString",
    "toString",
    "valueOf",
];

/// Reads a query string, without its `?`. The root is a map.
pub fn parse(query: &str) -> Result<Node, Problem> {
    let mut root = Shoot::Map(grow::Entries::default());
    for (key, value) in given(query)? {
        if let Some(path) = path(&key) {
            root = grow::merged(root, Shoot::of(&path, value));
        }
    }
    Ok(root.finished())
}

impl Node {
    /// What stands under a key of a map.
    pub fn get(&self, key: &str) -> Option<&Self> {
        match self {
            Self::Map(entries) => entries.iter().find(|(name, _)| name == key).map(|(_, node)| node),
            Self::Null | Self::Text(_) | Self::List(_) => None,
        }
    }

    pub fn as_text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            Self::Null | Self::List(_) | Self::Map(_) => None,
        }
    }
}

/// Keys with their values; those of the same key are one list.
fn given(query: &str) -> Result<Vec<(String, Shoot)>, Problem> {
    let mut given: Vec<(String, Shoot)> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    for (index, part) in query.split('&').enumerate() {
        if index == PARAMETER_LIMIT {
            return Err(Problem::validation(format!("Too many parameters: at most {PARAMETER_LIMIT} are read")));
        }
        let Part { key, value } = Part::read(part)?;
        if key.is_empty() {
            continue;
        }
        match places.get(&key) {
            Some(&place) => given[place].1.combine(value),
            None => {
                places.insert(key.clone(), given.len());
                given.push((key, value));
            }
        }
    }
    grow::numbers_first(&mut given);
    Ok(given)
}

/// One step of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step<'k> {
    /// `[]`
    Next,
    /// `[7]`
    Index(usize),
    Name(&'k str),
}

/// The steps of a key; none where it has a name that says nothing. Of brackets within brackets the innermost count, and what
/// stands between two pairs does not.
fn path(key: &str) -> Option<Vec<Step<'_>>> {
    let mut steps = Vec::new();
    let mut depth = 0;
    let mut opened = None;
    for (at, byte) in key.bytes().enumerate() {
        match (byte, opened) {
            (b'[', _) => opened = Some(at),
            (b']', Some(start)) => {
                opened = None;
                if depth == 0 && start > 0 {
                    steps.push(Step::Name(&key[..start]));
                }
                if depth == DEPTH {
                    steps.push(Step::Name(&key[start..]));
                    break;
                }
                depth += 1;
                steps.push(step(&key[start + 1..at]));
            }
            _ => {}
        }
    }
    if steps.is_empty() {
        steps.push(Step::Name(key));
    }
    let says_nothing = steps.iter().any(|step| matches!(step, Step::Name(name) if OBJECT_NAMES.contains(name)));
    (!says_nothing).then_some(steps)
}

/// What stands between two brackets. An index is a number in its plain form: `07` and `+7` are names.
fn step(inner: &str) -> Step<'_> {
    match inner.as_bytes() {
        [] => Step::Next,
        [b'0'] => Step::Index(0),
        [b'1'..=b'9', rest @ ..] if rest.len() < 3 && rest.iter().all(u8::is_ascii_digit) => match inner.parse() {
            Ok(index) if index <= HIGHEST_INDEX => Step::Index(index),
            _ => Step::Name(inner),
        },
        _ => Step::Name(inner),
    }
}

#[cfg(test)]
mod tests;
