//! The stored form of an entry's data, walked by its fields.
//!
//! Scalars are stored as they are sent. What an entry owns of others is stored as an id or null, or as a list of ids; a
//! component is an object with its `id`, in a zone with its `__component` too. The other sides of relations and the counts of
//! views are not stored. Data may be older than the model: what does not fit is passed over.

use std::collections::HashMap;

use serde_json::{Map, Value};

use crate::model::{FILE, Field, FieldKind, MediaKind, Model, SportEntity};

/// The key under which an object of a zone tells which component it is.
pub const COMPONENT: &str = "__component";

/// An id that stands somewhere in an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// `tags`, `links.tag`, and in a zone `blocks.shared.link.tag`.
    pub path: String,
    /// Among the links of its path, from 0.
    pub position: u32,
    pub target: LinkTarget,
    pub id: i64,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum LinkTarget {
    /// Entries of this type; files too.
    Type(String),
    Sport(SportEntity),
}

impl LinkTarget {
    /// What the ids in a field are of, if it holds any.
    pub fn of(kind: &FieldKind) -> Option<Self> {
        match kind {
            FieldKind::Media { .. } => Some(Self::Type(FILE.to_owned())),
            FieldKind::Relation { target, .. } => Some(Self::Type(target.clone())),
            FieldKind::Sport { entity, .. } => Some(Self::Sport(*entity)),
            _ => None,
        }
    }
}

/// A file in a field that is not for every kind of file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MediaLink<'m> {
    /// As in [`Link`].
    pub path: String,
    pub allowed: &'m [MediaKind],
    pub id: i64,
}

/// The files of an entry that must be of some kind.
pub fn media_links<'m>(model: &'m Model, fields: &'m [Field], data: &Map<String, Value>) -> Vec<MediaLink<'m>> {
    let mut links = Vec::new();
    collect(model, fields, data, "", &mut |path, field, _, id| {
        if let FieldKind::Media { allowed, .. } = &field.kind
            && !allowed.is_empty()
        {
            links.push(MediaLink { path: path.to_owned(), allowed, id });
        }
    });
    links
}

/// Everything that an entry leads to, in the order of its fields and of its author.
pub fn links(model: &Model, fields: &[Field], data: &Map<String, Value>) -> Vec<Link> {
    let mut links = Vec::new();
    let mut counts = HashMap::new();
    collect(model, fields, data, "", &mut |path, _, target, id| {
        let count: &mut u32 = counts.entry(path.to_owned()).or_default();
        links.push(Link { path: path.to_owned(), position: *count, target, id });
        *count += 1;
    });
    links
}

fn collect<'m>(
    model: &'m Model,
    fields: &'m [Field],
    data: &Map<String, Value>,
    prefix: &str,
    found: &mut impl FnMut(&str, &'m Field, LinkTarget, i64),
) {
    for field in fields {
        let Some(value) = data.get(&field.name) else { continue };
        let path = format!("{prefix}{}", field.name);
        if let Some(target) = LinkTarget::of(&field.kind) {
            each_of(value, |value| {
                if let Some(id) = value.as_i64() {
                    found(&path, field, target.clone(), id);
                }
            });
            continue;
        }
        let is_zone = matches!(field.kind, FieldKind::Zone { .. });
        each_of(value, |value| {
            let Some((name, data)) = value.as_object().and_then(|data| Some((component_name(field, data)?, data)))
            else {
                return;
            };
            let Some(component) = model.component(name) else { return };
            let prefix = if is_zone { format!("{path}.{name}.") } else { format!("{path}.") };
            collect(model, &component.fields, data, &prefix, found);
        });
    }
}

/// Visits every component of an entry with its name: in the order of fields and of the author, outer before inner.
pub fn each_component_mut(
    model: &Model,
    fields: &[Field],
    data: &mut Map<String, Value>,
    visit: &mut impl FnMut(&str, &mut Map<String, Value>),
) {
    for field in fields.iter().filter(|field| !field.kind.is_scalar()) {
        let Some(value) = data.get_mut(&field.name) else { continue };
        each_of_mut(value, |value| {
            let Some(data) = value.as_object_mut() else { return };
            let Some(name) = component_name(field, data).map(str::to_owned) else { return };
            let Some(component) = model.component(&name) else { return };
            visit(&name, data);
            each_component_mut(model, &component.fields, data, visit);
        });
    }
}

/// Visits the value of every field that holds ids, in the entry and in its components: an id, null, or a list of ids.
pub fn each_link_mut(
    model: &Model,
    fields: &[Field],
    data: &mut Map<String, Value>,
    visit: &mut impl FnMut(&Field, &LinkTarget, &mut Value),
) {
    let mut visit_own = |fields: &[Field], data: &mut Map<String, Value>| {
        for field in fields {
            if let Some(target) = LinkTarget::of(&field.kind)
                && let Some(value) = data.get_mut(&field.name)
            {
                visit(field, &target, value);
            }
        }
    };
    visit_own(fields, data);
    each_component_mut(model, fields, data, &mut |name, data| {
        visit_own(&model.named_component(name).fields, data);
    });
}

/// Takes something that is no more out of an entry, wherever it stands. Tells whether it stood anywhere.
pub fn remove_link(
    model: &Model,
    fields: &[Field],
    data: &mut Map<String, Value>,
    target: &LinkTarget,
    id: i64,
) -> bool {
    let mut is_removed = false;
    each_link_mut(model, fields, data, &mut |_, link_target, value| {
        if link_target != target {
            return;
        }
        match value {
            Value::Array(ids) => {
                let before = ids.len();
                ids.retain(|one| one.as_i64() != Some(id));
                is_removed |= ids.len() < before;
            }
            one if one.as_i64() == Some(id) => {
                *one = Value::Null;
                is_removed = true;
            }
            _ => {}
        }
    });
    is_removed
}

/// Which component an object in a field is; none where the field holds no components, or not this one.
pub(crate) fn component_name<'a>(field: &'a Field, data: &'a Map<String, Value>) -> Option<&'a str> {
    match &field.kind {
        FieldKind::Component { component, .. } => Some(component),
        FieldKind::Zone { components, .. } => {
            let name = data.get(COMPONENT)?.as_str()?;
            components.iter().any(|component| component == name).then_some(name)
        }
        _ => None,
    }
}

fn each_of<'v>(value: &'v Value, mut visit: impl FnMut(&'v Value)) {
    match value {
        Value::Array(values) => values.iter().for_each(visit),
        one => visit(one),
    }
}

fn each_of_mut(value: &mut Value, mut visit: impl FnMut(&mut Value)) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(visit),
        one => visit(one),
    }
}

#[cfg(test)]
mod tests;
