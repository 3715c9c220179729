//! Faults with their places, as the dialect tells them.

use serde_json::Value;

use crate::problem::{FieldProblem, Problem};

/// So many faults of one body are told.
const TOLD: usize = 100;
/// So much of a wrong value is told.
const SHOWN: usize = 80;

#[derive(Default)]
pub(super) struct Faults {
    errors: Vec<FieldProblem>,
}

impl Faults {
    /// Adds a fault. `${path}` at the beginning of its message stands for its place.
    pub fn add(&mut self, place: &Place<'_>, message: impl AsRef<str>) {
        if self.errors.len() == TOLD {
            return;
        }
        let message = match message.as_ref().strip_prefix("${path}") {
            Some(rest) => format!("{}{rest}", place.shown()),
            None => message.as_ref().to_owned(),
        };
        self.errors.push(FieldProblem { path: place.path(), message });
    }

    pub fn none(self) -> Result<(), Problem> {
        if self.errors.is_empty() { Ok(()) } else { Err(Problem::fields(self.errors)) }
    }
}

/// Where in a body: `links[0].label`.
#[derive(Clone, Default)]
pub(super) struct Place<'a> {
    parent: Option<&'a Place<'a>>,
    name: Option<Name<'a>>,
}

#[derive(Clone, Copy)]
enum Name<'a> {
    Field(&'a str),
    Index(usize),
}

impl<'a> Place<'a> {
    pub fn root() -> Self {
        Self::default()
    }

    pub fn field(&'a self, name: &'a str) -> Self {
        Self { parent: Some(self), name: Some(Name::Field(name)) }
    }

    pub fn index(&'a self, index: usize) -> Self {
        Self { parent: Some(self), name: Some(Name::Index(index)) }
    }

    /// The name of the field here, for messages about the whole of it.
    pub fn path(&self) -> Vec<String> {
        let mut path = self.parent.map(Place::path).unwrap_or_default();
        path.extend(self.name.map(|name| match name {
            Name::Field(name) => name.to_owned(),
            Name::Index(index) => index.to_string(),
        }));
        path
    }

    fn shown(&self) -> String {
        let before = self.parent.map(Place::shown).unwrap_or_default();
        match self.name {
            None => before,
            Some(Name::Field(name)) if before.is_empty() => name.to_owned(),
            Some(Name::Field(name)) => format!("{before}.{name}"),
            Some(Name::Index(index)) => format!("{before}[{index}]"),
        }
    }
}

/// A value of another type than its field's.
pub(super) fn not_a(wanted: &str, value: &Value) -> String {
    format!("${{path}} must be a `{wanted}` type, but the final value was: `{}`.", shortened(&value.to_string()))
}

/// The beginning of something that a client sent, without control characters.
pub(super) fn shortened(text: &str) -> String {
    let mut shown: String = text.chars().filter(|letter| !letter.is_control()).take(SHOWN).collect();
    if text.chars().count() > SHOWN {
        shown.push('…');
    }
    shown
}
