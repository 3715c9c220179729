//! What is written: a body, held against its type.
//!
//! [`Entry::check`] gives the whole new form in which an entry is stored, or every fault that it found, each with its place, in
//! the words of the dialect. Whether what an entry refers to exists, and whether what must be unique is, only the store knows.

mod components;
mod fault;
mod links;
mod scalars;

use serde_json::{Map, Value};

use crate::model::{ContentType, Field, FieldKind, Model, TextForm};
use crate::problem::Problem;
use crate::{old_address, slug, time};
use fault::{Faults, Place};
pub(crate) use scalars::scalar;

pub use links::{InverseChange, LinkChange, Position};
pub use scalars::is_url;

/// What is to be written.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The whole new stored form: for an update, what is known with what is given. New components have no id yet.
    pub data: Map<String, Value>,
    /// Relations that are kept by others.
    pub inverse: Vec<InverseChange>,
    /// When it is published, in milliseconds since 1970; `Some(None)`: not at all.
    pub published_at: Option<Option<i64>>,
    pub locale: Option<String>,
    /// Texts of password fields, by name. They are not in `data`.
    pub passwords: Vec<(String, String)>,
}

#[derive(Clone, Copy, Debug)]
pub enum Purpose<'a> {
    /// What must be there must be given, unless it is created as a draft (`publishedAt: null`).
    Create,
    /// What is left out stays as it is known. Where it is published by this, it must be complete.
    Update { known: &'a Map<String, Value> },
    /// The same of something that nobody sees yet: what must be there may still be missing.
    UpdateDraft { known: &'a Map<String, Value> },
}

/// What an entry has beside its fields. Clients send it back with the rest; it is not theirs to write.
const NOT_WRITTEN: &[&str] = &["id", "createdAt", "updatedAt", "createdBy", "updatedBy", "localizations"];

/// How strictly, and where, a body is read.
#[derive(Clone, Copy)]
struct Reading<'m> {
    model: &'m Model,
    is_draft: bool,
    is_creation: bool,
}

impl Entry {
    /// Reads the `data` of a body.
    pub fn check(model: &Model, of: &ContentType, given: &Value, purpose: Purpose<'_>) -> Result<Self, Problem> {
        let Value::Object(given) = given else {
            return Err(Problem::validation("Missing \"data\" payload in the request body"));
        };
        let mut faults = Faults::default();
        let published_at = published_at(of, given, &mut faults);
        let is_left_unpublished = published_at == Some(None);
        let (known, is_draft) = match purpose {
            Purpose::Create => (None, is_left_unpublished),
            Purpose::Update { known } => (Some(known), is_left_unpublished),
            Purpose::UpdateDraft { known } => (Some(known), !matches!(published_at, Some(Some(_)))),
        };
        let reading = Reading { model, is_draft, is_creation: known.is_none() };
        let locale = locale(of, given, &mut faults);
        let is_known = |name: &str| of.field(name).is_some() || name == "publishedAt" || name == "locale";
        for name in given.keys().filter(|name| !is_known(name) && !NOT_WRITTEN.contains(&name.as_str())) {
            faults.add(&Place::root().field(name), format!("Invalid key {}", fault::shortened(name)));
        }
        let mut entry = Self {
            data: known.cloned().unwrap_or_default(),
            inverse: Vec::new(),
            published_at,
            locale,
            passwords: Vec::new(),
        };
        entry.read_other_sides(of, given, reading, &mut faults);
        reading.fields(&of.fields, given, &mut entry.data, known, &Place::root(), &mut faults)?;
        faults.none()?;
        if known.is_some() && matches!(published_at, Some(Some(_))) {
            complete(model, of, &entry.data)?;
        }
        Ok(entry)
    }

    /// What no field of the entry's own data holds: the other sides of relations, and passwords.
    fn read_other_sides(
        &mut self,
        of: &ContentType,
        given: &Map<String, Value>,
        reading: Reading<'_>,
        faults: &mut Faults,
    ) {
        let root = Place::root();
        for field in &of.fields {
            let place = root.field(&field.name);
            match (&field.kind, given.get(&field.name)) {
                (FieldKind::Inverse { is_many, .. }, Some(value)) => match LinkChange::read(value, *is_many) {
                    Ok(change) => self.inverse.push(InverseChange { field: field.name.clone(), change }),
                    Err(message) => faults.add(&place, message),
                },
                (FieldKind::Password, value) => match value.unwrap_or(&Value::Null) {
                    Value::Null if reading.is_creation && field.is_required && !reading.is_draft => {
                        faults.add(&place, "${path} must be defined.");
                    }
                    Value::Null => {}
                    value => match scalar(field, value, reading.is_draft) {
                        Ok(Value::String(text)) => self.passwords.push((field.name.clone(), text)),
                        Ok(_) => {}
                        Err(message) => faults.add(&place, message),
                    },
                },
                _ => {}
            }
        }
    }
}

/// Whether a stored entry has all that must be there before anybody sees it. A draft need not have it.
pub fn complete(model: &Model, of: &ContentType, data: &Map<String, Value>) -> Result<(), Problem> {
    let mut faults = Faults::default();
    components::complete(model, &of.fields, data, &Place::root(), &mut faults);
    faults.none()
}

impl Reading<'_> {
    /// Reads fields into `data`, which holds what is known of them. What is left out and not known becomes its default, or
    /// nothing.
    fn fields(
        self,
        fields: &[Field],
        given: &Map<String, Value>,
        data: &mut Map<String, Value>,
        known: Option<&Map<String, Value>>,
        place: &Place<'_>,
        faults: &mut Faults,
    ) -> Result<(), Problem> {
        for field in fields {
            if matches!(field.kind, FieldKind::Inverse { .. } | FieldKind::Password | FieldKind::Views) {
                continue;
            }
            let place = place.field(&field.name);
            let known = known.and_then(|known| known.get(&field.name));
            let is_new = self.is_creation || known.is_none();
            let value = match (given.get(&field.name), known) {
                (Some(value), known) => self.value(field, value, known, &place, faults)?,
                (None, Some(known)) => known.clone(),
                (None, None) => self.left_out(field),
            };
            let is_missing = value.is_null() && (given.contains_key(&field.name) || self.is_creation);
            if is_missing && field.is_required && !self.is_draft && !is_made(field, given, data) {
                let message = if is_new { "${path} must be defined." } else { "${path} cannot be null." };
                faults.add(&place, message);
            }
            data.insert(field.name.clone(), value);
        }
        for field in fields {
            make_slug(field, data);
            if let Some(message) = contradiction(field, data) {
                faults.add(&place.field(&field.name), message);
            }
        }
        Ok(())
    }

    fn value(
        self,
        field: &Field,
        value: &Value,
        known: Option<&Value>,
        place: &Place<'_>,
        faults: &mut Faults,
    ) -> Result<Value, Problem> {
        let read = match &field.kind {
            FieldKind::Media { .. } | FieldKind::Relation { .. } | FieldKind::Sport { .. } => {
                links::value(&field.kind, value, known)
            }
            FieldKind::Component { .. } | FieldKind::Zone { .. } => {
                return self.components(field, value, known, place, faults);
            }
            FieldKind::Text { .. }
            | FieldKind::Integer { .. }
            | FieldKind::BigInteger
            | FieldKind::Decimal { .. }
            | FieldKind::Boolean
            | FieldKind::Date
            | FieldKind::DateTime
            | FieldKind::Time
            | FieldKind::Json
            | FieldKind::Enumeration(_)
            | FieldKind::Password
            | FieldKind::Views
            | FieldKind::Inverse { .. } => scalar(field, value, self.is_draft),
        };
        Ok(read.unwrap_or_else(|message| {
            faults.add(place, message);
            // Said already: it is not missing too.
            Value::Bool(false)
        }))
    }

    fn left_out(self, field: &Field) -> Value {
        let is_list = match &field.kind {
            FieldKind::Media { is_multiple, .. } => *is_multiple,
            FieldKind::Relation { is_many, .. } | FieldKind::Sport { is_many, .. } => *is_many,
            FieldKind::Component { is_repeatable, .. } => *is_repeatable,
            FieldKind::Zone { .. } => true,
            _ => false,
        };
        let default = field.default.clone().filter(|_| self.is_creation);
        default.unwrap_or(if is_list { Value::Array(Vec::new()) } else { Value::Null })
    }
}

fn published_at(of: &ContentType, given: &Map<String, Value>, faults: &mut Faults) -> Option<Option<i64>> {
    let value = given.get("publishedAt").filter(|_| of.has_drafts)?;
    let instant = match value {
        Value::Null => return Some(None),
        Value::String(text) => time::instant(text),
        Value::Number(number) => number.as_i64().filter(|number| time::written(*number).is_some()),
        _ => None,
    };
    if instant.is_none() {
        faults.add(&Place::root().field("publishedAt"), scalars::INSTANT);
    }
    instant.map(Some)
}

fn locale(of: &ContentType, given: &Map<String, Value>, faults: &mut Faults) -> Option<String> {
    match given.get("locale").filter(|_| of.is_localized)? {
        Value::Null => None,
        Value::String(code) => Some(code.clone()),
        other => {
            faults.add(&Place::root().field("locale"), fault::not_a("string", other));
            None
        }
    }
}

/// The field that a slug is made from.
fn source(field: &Field) -> Option<(&str, usize)> {
    match &field.kind {
        FieldKind::Text { form: TextForm::Slug { from: Some(from) }, max, .. } => {
            Some((from, max.unwrap_or(slug::LONGEST)))
        }
        _ => None,
    }
}

/// Whether there is something to make a slug from.
fn is_made(field: &Field, given: &Map<String, Value>, known: &Map<String, Value>) -> bool {
    source(field).is_some_and(|(from, _)| {
        let title = given.get(from).or_else(|| known.get(from)).and_then(Value::as_str);
        title.is_some_and(|title| slug::made(title, slug::LONGEST).is_some())
    })
}

/// Why a destination is none for the path that it is of.
fn contradiction(field: &Field, data: &Map<String, Value>) -> Option<&'static str> {
    let FieldKind::Text { form: TextForm::Destination { from: Some(from) }, .. } = &field.kind else { return None };
    let [source, target] = [from, &field.name].map(|name| data.get(name).and_then(Value::as_str));
    old_address::contradiction(source?, target?)
}

fn make_slug(field: &Field, data: &mut Map<String, Value>) {
    let Some((from, longest)) = source(field) else { return };
    if data.get(&field.name).is_some_and(|slug| !slug.is_null()) {
        return;
    }
    let made = data.get(from).and_then(Value::as_str).and_then(|title| slug::made(title, longest));
    data.insert(field.name.clone(), made.map_or(Value::Null, Value::String));
}

#[cfg(test)]
mod tests;
