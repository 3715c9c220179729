//! What an entry refers to, in all the forms in which clients write it: an id, a list, `{set}`, `{connect, disconnect}`.

use serde_json::{Map, Value};

use super::fault::shortened;
use crate::model::{FieldKind, SportEntity};

/// So many one field refers to.
const MOST: usize = 200;

/// What becomes of the entries that refer to this one by a field of theirs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InverseChange {
    /// The field of the entry that is written.
    pub field: String,
    pub change: LinkChange,
}

impl InverseChange {
    /// Who refers to this one after the change, where these did before.
    pub fn applied_to(&self, present: &[i64]) -> Vec<i64> {
        self.change.applied_to(present)
    }
}

/// What becomes of the ids in a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkChange<Id = i64> {
    /// These, whatever was there.
    Set(Vec<Id>),
    /// First some are taken out, then others put in.
    Change { disconnect: Vec<Id>, connect: Vec<(Id, Position<Id>)> },
}

/// Where what is put in has its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Position<Id = i64> {
    /// At the end; what is there already stays where it is.
    Anywhere,
    Start,
    End,
    Before(Id),
    After(Id),
}

impl LinkChange {
    /// Reads a relation to one, or to many.
    pub(super) fn read(value: &Value, is_many: bool) -> Result<Self, String> {
        let change = read(value, &id)?;
        let count = match &change {
            Self::Set(ids) => ids.len(),
            Self::Change { connect, .. } => connect.len(),
        };
        bounded(count, is_many)?;
        Ok(change)
    }
}

impl<Id: Clone + PartialEq> LinkChange<Id> {
    /// What is in the field after the change, each once.
    pub fn applied_to(&self, present: &[Id]) -> Vec<Id> {
        let (mut ids, connect) = match self {
            Self::Set(ids) => (ids.clone(), &[][..]),
            Self::Change { disconnect, connect } => {
                (present.iter().filter(|id| !disconnect.contains(id)).cloned().collect(), connect.as_slice())
            }
        };
        for (id, position) in connect {
            let there = ids.iter().position(|one| one == id);
            if *position == Position::Anywhere && there.is_some() {
                continue;
            }
            if let Some(place) = there {
                ids.remove(place);
            }
            let place = match position {
                Position::Start => Some(0),
                Position::Before(other) => ids.iter().position(|one| one == other),
                Position::After(other) => ids.iter().position(|one| one == other).map(|place| place + 1),
                Position::Anywhere | Position::End => None,
            };
            ids.insert(place.unwrap_or(ids.len()), id.clone());
        }
        let mut once: Vec<Id> = Vec::with_capacity(ids.len());
        for id in ids {
            if !once.contains(&id) {
                once.push(id);
            }
        }
        once
    }
}

/// The new stored form of a field that refers to others.
pub(super) fn value(kind: &FieldKind, given: &Value, known: Option<&Value>) -> Result<Value, String> {
    let (is_many, is_competition) = match kind {
        FieldKind::Media { is_multiple, .. } => (*is_multiple, false),
        FieldKind::Relation { is_many, .. } => (*is_many, false),
        FieldKind::Sport { entity, is_many } => (*is_many, *entity == SportEntity::Competition),
        _ => (false, false),
    };
    let change = if is_competition {
        let change = read(given, &competition)?;
        // What is stored are numbers, and what is named are keys: one cannot be found by the other.
        if matches!(&change, LinkChange::Change { disconnect, .. } if !disconnect.is_empty()) {
            return Err("${path} takes competitions as a whole: disconnect names none".to_owned());
        }
        change
    } else {
        read(given, &|value| id(value).map(Value::from))?
    };
    let present = match known {
        Some(Value::Array(ids)) => ids.clone(),
        Some(Value::Null) | None => Vec::new(),
        Some(one) => vec![one.clone()],
    };
    let mut ids = change.applied_to(&present);
    if !is_many && let LinkChange::Change { connect, .. } = &change {
        // To one: what is connected takes the place of what was there.
        bounded(connect.len(), false)?;
        ids = connect.first().map_or(ids, |(id, _)| vec![id.clone()]);
    }
    bounded(ids.len(), is_many)?;
    Ok(if is_many { Value::Array(ids) } else { ids.into_iter().next().unwrap_or(Value::Null) })
}

fn bounded(count: usize, is_many: bool) -> Result<(), String> {
    match is_many {
        true if count > MOST => Err(too_many()),
        false if count > 1 => Err("${path} must have at most one relation".to_owned()),
        _ => Ok(()),
    }
}

fn too_many() -> String {
    format!("${{path}} must have at most {MOST} relations")
}

type Read<'r, Id> = &'r dyn Fn(&Value) -> Result<Id, String>;

fn read<Id: Clone + PartialEq>(value: &Value, one: Read<'_, Id>) -> Result<LinkChange<Id>, String> {
    let Value::Object(object) = value else { return Ok(LinkChange::Set(list(value, one)?)) };
    if object.contains_key("id") {
        return Ok(LinkChange::Set(vec![one(value)?]));
    }
    let known = ["set", "connect", "disconnect", "options"];
    if let Some(key) = object.keys().find(|key| !known.contains(&key.as_str())) {
        return Err(format!("${{path}} must be a relation: unknown key {}", shortened(key)));
    }
    if let Some(set) = object.get("set") {
        return Ok(LinkChange::Set(list(set, one)?));
    }
    let disconnect = object.get("disconnect").map_or(Ok(Vec::new()), |ids| list(ids, one))?;
    let connect = match object.get("connect") {
        None | Some(Value::Null) => Vec::new(),
        Some(Value::Array(items)) if items.len() > MOST => return Err(too_many()),
        Some(Value::Array(items)) => items.iter().map(|item| placed(item, one)).collect::<Result<_, _>>()?,
        Some(item) => vec![placed(item, one)?],
    };
    Ok(LinkChange::Change { disconnect, connect })
}

/// Nothing, one, or a list of them, each once.
fn list<Id: Clone + PartialEq>(value: &Value, one: Read<'_, Id>) -> Result<Vec<Id>, String> {
    match value {
        Value::Null => Ok(Vec::new()),
        Value::Array(items) => {
            let mut ids: Vec<Id> = Vec::new();
            for item in items {
                let id = one(item)?;
                if !ids.contains(&id) {
                    ids.push(id);
                }
                if ids.len() > MOST {
                    return Err(too_many());
                }
            }
            Ok(ids)
        }
        item => Ok(vec![one(item)?]),
    }
}

fn placed<Id>(item: &Value, one: Read<'_, Id>) -> Result<(Id, Position<Id>), String> {
    let id = one(item)?;
    let Some(position) = item.get("position").filter(|position| !position.is_null()) else {
        return Ok((id, Position::Anywhere));
    };
    let is_set = |position: &Map<String, Value>, key: &str| position.get(key) == Some(&Value::Bool(true));
    let position = match position {
        Value::Object(position) => match (position.get("before"), position.get("after")) {
            (Some(other), None) => Position::Before(one(other)?),
            (None, Some(other)) => Position::After(one(other)?),
            (None, None) if is_set(position, "start") => Position::Start,
            (None, None) if is_set(position, "end") => Position::End,
            _ => return Err("${path} has a relation whose position cannot be read".to_owned()),
        },
        _ => return Err("${path} has a relation whose position cannot be read".to_owned()),
    };
    Ok((id, position))
}

/// `7`, `"7"` or `{"id": 7}`.
fn id(value: &Value) -> Result<i64, String> {
    let plain = match value {
        Value::Object(object) => object.get("id").unwrap_or(&Value::Null),
        plain => plain,
    };
    let id = match plain {
        Value::String(text) => text.parse().ok(),
        plain => plain.as_i64(),
    };
    id.filter(|id: &i64| *id > 0)
        .ok_or_else(|| format!("${{path}} must hold ids, but there is `{}`", shortened(&value.to_string())))
}

/// The key of a competition, as a text: `liga-atlantica`, `5`.
fn competition(value: &Value) -> Result<Value, String> {
    let plain = match value {
        Value::Object(object) => object.get("id").unwrap_or(&Value::Null),
        plain => plain,
    };
    let key = match plain {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => number.as_u64().map(|number| number.to_string()),
        _ => None,
    };
    let is_key = |key: &String| {
        (1..=64).contains(&key.len()) && key.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
    };
    key.filter(is_key)
        .map(Value::String)
        .ok_or_else(|| format!("${{path}} must name competitions, but there is `{}`", shortened(&value.to_string())))
}
