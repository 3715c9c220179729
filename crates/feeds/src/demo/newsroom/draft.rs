//! Entries before they are stored. They refer to each other by name – `@tag:arbitragem`, `@news:report-812` – until all of them
//! are known and every one has its number.

use std::collections::HashMap;

use content::entry::{Entry, Purpose};
use content::model::{ContentType, Model, TypeKind};
use jiff::Timestamp;
use serde_json::{Map, Value};
use store::content::NewDocument;

use super::NewsroomError;
use super::words::Tongue;

/// An entry in both languages, or in none where its type has none.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    /// The name of its type.
    pub kind: &'static str,
    /// By which others refer to it.
    pub key: String,
    pub at: Timestamp,
    pub views: i64,
    /// Portuguese and English.
    pub data: [Value; 2],
}

impl Draft {
    pub fn new(kind: &'static str, key: impl Into<String>, at: Timestamp, data: impl Fn(Tongue) -> Value) -> Self {
        Self { kind, key: key.into(), at, views: 0, data: Tongue::BOTH.map(data) }
    }
}

/// Where the numbers of each type begin, and the places of its entries by key.
#[derive(Default)]
pub(super) struct Numbers(HashMap<String, Range>);

struct Range {
    first: i64,
    /// How many numbers an entry takes: one for each language.
    step: i64,
    places: HashMap<String, i64>,
}

/// How many documents some drafts of a type become.
pub(super) fn documents_of(content_type: &ContentType, drafts: usize) -> usize {
    drafts * step(content_type) as usize
}

fn step(content_type: &ContentType) -> i64 {
    if content_type.is_localized { 2 } else { 1 }
}

impl Numbers {
    pub fn give<'k>(&mut self, of: &ContentType, first: i64, keys: impl Iterator<Item = &'k str>) {
        let places = (0..).zip(keys).map(|(place, key)| (key.to_owned(), place)).collect();
        self.0.insert(of.name.clone(), Range { first, step: step(of), places });
    }

    fn find(&self, kind: &str, key: &str, tongue: Tongue) -> Option<i64> {
        let range = self.0.get(kind)?;
        let place = range.places.get(key)?;
        let language = if range.step == 2 { tongue.pick(0, 1) } else { 0 };
        Some(range.first + place * range.step + language)
    }

    /// Puts numbers where names of other entries stand.
    fn resolve(&self, value: &mut Value, tongue: Tongue) -> Result<(), NewsroomError> {
        match value {
            Value::String(text) => {
                let Some((kind, key)) = text.strip_prefix('@').and_then(|name| name.split_once(':')) else {
                    return Ok(());
                };
                let id = self.find(kind, key, tongue);
                *value = id.ok_or_else(|| NewsroomError::Missing(text.clone()))?.into();
                Ok(())
            }
            Value::Array(items) => items.iter_mut().try_for_each(|item| self.resolve(item, tongue)),
            Value::Object(fields) => fields.values_mut().try_for_each(|field| self.resolve(field, tongue)),
            Value::Null | Value::Bool(_) | Value::Number(_) => Ok(()),
        }
    }

    /// The documents of an entry, held against its type as those of editors are.
    pub fn documents(
        &self,
        model: &Model,
        content_type: &ContentType,
        draft: Draft,
    ) -> Result<Vec<NewDocument>, NewsroomError> {
        let tongues = if content_type.is_localized { &Tongue::BOTH[..] } else { &Tongue::BOTH[..1] };
        let is_single = content_type.kind == TypeKind::Single;
        let mut documents = Vec::with_capacity(tongues.len());
        for (&tongue, mut data) in tongues.iter().zip(draft.data) {
            self.resolve(&mut data, tongue)?;
            let entry = Entry::check(model, content_type, &data, Purpose::Create)
                .map_err(|problem| NewsroomError::Refused(format!("{} {}: {problem:?}", draft.kind, draft.key)))?;
            documents.push(NewDocument {
                id: self.find(draft.kind, &draft.key, tongue),
                locale: if content_type.is_localized { tongue.code().to_owned() } else { String::new() },
                group: if is_single { None } else { self.find(draft.kind, &draft.key, Tongue::Portuguese) },
                data: entry.data,
                published: content_type.has_drafts.then_some(draft.at),
                views: draft.views,
                ..NewDocument::default()
            });
        }
        Ok(documents)
    }
}

/// An object of those fields that have a value.
pub(super) fn object(fields: impl IntoIterator<Item = (&'static str, Value)>) -> Value {
    let given = fields.into_iter().filter(|(_, value)| !value.is_null());
    Value::Object(given.map(|(name, value)| (name.to_owned(), value)).collect::<Map<_, _>>())
}

/// References to entries of a type by their keys.
pub(super) fn references<'k>(kind: &str, keys: impl IntoIterator<Item = &'k String>) -> Value {
    keys.into_iter().map(|key| Value::from(format!("@{kind}:{key}"))).collect()
}
