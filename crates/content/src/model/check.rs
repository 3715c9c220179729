//! What must hold in a model before anybody relies on it.

use std::collections::HashSet;

use super::read::{Draft, Drafts, ModelError};
use super::{Component, ContentType, FILE, Field, FieldKind, Language, PLATFORM, TextForm, default};

/// What the program itself answers under the prefix of the content's addresses.
const TAKEN_ADDRESSES: &[&str] =
    &["auth", "users", "upload", "connect", "i18n", "v1", "v2", "docs", "openapi.json", "docs.css"];

/// What every entry has anyway, or what the queries' syntax cannot name.
const RESERVED_FIELDS: &[&str] = &[
    "id",
    "createdAt",
    "updatedAt",
    "publishedAt",
    "locale",
    "localizations",
    "createdBy",
    "updatedBy",
    "__component",
    "__proto__",
    "constructor",
    "prototype",
    "hasOwnProperty",
    "isPrototypeOf",
    "propertyIsEnumerable",
    "toLocaleString",
    "toString",
    "valueOf",
];

/// How deep components may lie within each other.
pub(crate) const COMPONENT_DEPTH: usize = 3;

pub(super) fn locales(locales: &[Language]) -> Result<(), ModelError> {
    let fault = |reason: String| Err(ModelError::file("locales", reason));
    if locales.is_empty() {
        return fault("there must be one at least".to_owned());
    }
    let mut seen = HashSet::new();
    for Language { code, .. } in locales {
        let mut parts = code.split('-');
        let is_language = |part: &str| (2..=3).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_lowercase());
        let is_part = |part: &str| (1..=8).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_alphanumeric());
        if !parts.next().is_some_and(is_language) || !parts.all(is_part) || code == "all" {
            return fault(format!("\"{code}\" is no language's code"));
        }
        if !seen.insert(code) {
            return fault(format!("\"{code}\" is there twice"));
        }
    }
    Ok(())
}

/// Names and addresses of types and components: well formed, and each of its own.
pub(super) fn names(drafts: &Drafts) -> Result<(), ModelError> {
    let mut names = HashSet::from([FILE]);
    let mut addresses = HashSet::new();
    for Draft { file, it, .. } in drafts.types.iter().filter(|draft| !draft.it.is_internal) {
        for name in [&it.name, &it.address] {
            if !is_type_name(name) {
                return Err(ModelError::file(
                    file,
                    format!("\"{name}\" must be of a-z, 0-9 and hyphens, a letter first"),
                ));
            }
        }
        if !names.insert(it.name.as_str()) {
            return Err(ModelError::file(file, format!("there is another type \"{}\"", it.name)));
        }
        if TAKEN_ADDRESSES.contains(&it.address.as_str()) {
            return Err(ModelError::file(file, format!("the address \"{}\" is the program's own", it.address)));
        }
        if !addresses.insert(it.address.as_str()) {
            return Err(ModelError::file(file, format!("another type has the address \"{}\"", it.address)));
        }
    }
    let mut components = HashSet::new();
    for Draft { file, it, .. } in &drafts.components {
        if !it.name.split_once('.').is_some_and(|(group, name)| is_type_name(group) && is_type_name(name)) {
            return Err(ModelError::file(file, format!("\"{}\" must be of the form group.name", it.name)));
        }
        if !components.insert(&it.name) {
            return Err(ModelError::file(file, format!("there is another component \"{}\"", it.name)));
        }
    }
    Ok(())
}

/// Every field of every type and component: its name, where it leads, and what it falls back to.
pub(super) fn fields(drafts: &Drafts) -> Result<(), ModelError> {
    for draft in &drafts.types {
        each_field(draft, &draft.it.fields, |field| {
            shared(drafts, &draft.it.fields, field)?;
            of_type(drafts, &draft.it, field)
        })?;
    }
    for draft in &drafts.components {
        each_field(draft, &draft.it.fields, |field| {
            shared(drafts, &draft.it.fields, field)?;
            of_component(field)
        })?;
    }
    // Only now is every component known to be there.
    for draft in &drafts.components {
        each_field(draft, &draft.it.fields, |field| deep(drafts, field, COMPONENT_DEPTH - 1))?;
    }
    for draft in &drafts.types {
        each_field(draft, &draft.it.fields, |field| deep(drafts, field, COMPONENT_DEPTH))?;
    }
    Ok(())
}

fn each_field<T>(
    draft: &Draft<T>,
    fields: &[Field],
    mut check: impl FnMut(&Field) -> Result<(), String>,
) -> Result<(), ModelError> {
    let mut names = HashSet::new();
    for (index, field) in fields.iter().enumerate() {
        let file = draft.origins.get(index).unwrap_or(&draft.file);
        if !names.insert(&field.name) {
            return Err(ModelError::field(file, &field.name, "there is another field of this name"));
        }
        check(field).map_err(|reason| ModelError::field(file, &field.name, reason))?;
    }
    Ok(())
}

/// What holds for fields of types and of components.
fn shared(drafts: &Drafts, siblings: &[Field], field: &Field) -> Result<(), String> {
    if RESERVED_FIELDS.contains(&field.name.as_str()) {
        return Err("the name is reserved".to_owned());
    }
    if !is_field_name(&field.name) {
        return Err("the name must be of letters, digits and underscores, a letter first".to_owned());
    }
    match &field.kind {
        FieldKind::Text { form: TextForm::Slug { from: Some(from) }, .. } => {
            let is_line = |kind: &FieldKind| matches!(kind, FieldKind::Text { form: TextForm::Line, .. });
            if !siblings.iter().any(|sibling| sibling.name == *from && is_line(&sibling.kind)) {
                return Err(format!("it is made from \"{from}\", which is no string field beside it"));
            }
        }
        FieldKind::Text { form: TextForm::Destination { from: Some(from) }, .. } => {
            let is_path = |kind: &FieldKind| matches!(kind, FieldKind::Text { form: TextForm::OldPath, .. });
            if !siblings.iter().any(|sibling| sibling.name == *from && is_path(&sibling.kind)) {
                return Err(format!("it is for \"{from}\", which is no old path beside it"));
            }
        }
        FieldKind::Enumeration(values) => enumeration(values)?,
        FieldKind::Relation { target, .. } if target == FILE => return Err("files are for media fields".to_owned()),
        FieldKind::Relation { target, .. } if !drafts.types.iter().any(|draft| draft.it.name == *target) => {
            return Err(format!("there is no type \"{target}\""));
        }
        FieldKind::Component { component, .. } => known(drafts, component).map(|_| ())?,
        FieldKind::Zone { components, .. } => {
            let mut seen = HashSet::new();
            for component in components {
                known(drafts, component)?;
                if !seen.insert(component) {
                    return Err(format!("the component \"{component}\" is there twice"));
                }
            }
            if components.is_empty() {
                return Err("a zone has one component at least".to_owned());
            }
        }
        _ => {}
    }
    if field.name == PLATFORM && !matches!(field.kind, FieldKind::Enumeration(_)) {
        return Err("where an entry is shown is an enumeration".to_owned());
    }
    default::fits(field)
}

fn of_type(drafts: &Drafts, of: &ContentType, field: &Field) -> Result<(), String> {
    let counts = |field: &&Field| field.kind == FieldKind::Views;
    if counts(&field) && of.fields.iter().find(counts).is_some_and(|first| first.name != field.name) {
        return Err("a type counts its views once".to_owned());
    }
    let FieldKind::Inverse { source, field: side, .. } = &field.kind else { return Ok(()) };
    let Some(source_type) = drafts.types.iter().find(|draft| draft.it.name == *source) else {
        return Err(format!("there is no type \"{source}\""));
    };
    match source_type.it.field(side).map(|side| &side.kind) {
        Some(FieldKind::Relation { target, .. }) if *target == of.name => Ok(()),
        _ => Err(format!("\"{side}\" of \"{source}\" is no relation to \"{}\"", of.name)),
    }
}

fn of_component(field: &Field) -> Result<(), String> {
    if matches!(field.kind, FieldKind::Zone { .. } | FieldKind::Inverse { .. } | FieldKind::Views | FieldKind::Password)
    {
        return Err("only types have fields of this type".to_owned());
    }
    if field.is_unique || field.is_indexed {
        return Err("nothing in a component is “unique” or “indexed”".to_owned());
    }
    Ok(())
}

fn enumeration(values: &[String]) -> Result<(), String> {
    let mut seen = HashSet::new();
    for value in values {
        if value.trim().is_empty() || value.chars().any(char::is_control) {
            return Err("a value of an enumeration must not be empty".to_owned());
        }
        if !seen.insert(value) {
            return Err(format!("the value \"{value}\" is there twice"));
        }
    }
    if values.is_empty() { Err("an enumeration has one value at least".to_owned()) } else { Ok(()) }
}

/// Whether the components of a field lie no more than `left` deep. A cycle has no end, so it is found as well.
fn deep(drafts: &Drafts, field: &Field, left: usize) -> Result<(), String> {
    let names = match &field.kind {
        FieldKind::Component { component, .. } => std::slice::from_ref(component),
        FieldKind::Zone { components, .. } => components,
        _ => return Ok(()),
    };
    for name in names {
        let Some(left) = left.checked_sub(1) else {
            return Err(format!(
                "components lie within each other at most {COMPONENT_DEPTH} deep, and not in themselves"
            ));
        };
        for inner in &known(drafts, name)?.fields {
            deep(drafts, inner, left)?;
        }
    }
    Ok(())
}

fn known<'d>(drafts: &'d Drafts, name: &str) -> Result<&'d Component, String> {
    let found = drafts.components.iter().find(|draft| draft.it.name == name);
    found.map(|draft| &draft.it).ok_or_else(|| format!("there is no component \"{name}\""))
}

fn is_type_name(name: &str) -> bool {
    let fits = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    name.len() <= 60 && name.starts_with(|first: char| first.is_ascii_lowercase()) && name.bytes().all(fits)
}

fn is_field_name(name: &str) -> bool {
    let fits = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
    name.len() <= 60 && name.starts_with(|first: char| first.is_ascii_alphabetic()) && name.bytes().all(fits)
}
