//! A model from its files.

use std::collections::HashMap;

use thiserror::Error;

use super::declared::{DeclaredComponent, DeclaredExtension, DeclaredField, DeclaredLabel, DeclaredType, Sort};
use super::{Component, ContentType, Field, Language, Model, TypeKind, check, file};

/// What is wrong with a file of types: which one, which field of it, and why.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}: {}{reason}", field.as_ref().map(|name| format!("field \"{name}\": ")).unwrap_or_default())]
pub struct ModelError {
    pub file: String,
    pub field: Option<String>,
    pub reason: String,
}

impl ModelError {
    pub(super) fn file(file: &str, reason: impl Into<String>) -> Self {
        Self { file: file.to_owned(), field: None, reason: reason.into() }
    }

    pub(super) fn field(file: &str, field: &str, reason: impl Into<String>) -> Self {
        Self { file: file.to_owned(), field: Some(field.to_owned()), reason: reason.into() }
    }
}

/// Types and components with the files that they come from, so that a fault is told where it stands.
#[derive(Default)]
pub(super) struct Drafts {
    pub types: Vec<Draft<ContentType>>,
    pub components: Vec<Draft<Component>>,
}

pub(super) struct Draft<T> {
    pub file: String,
    pub it: T,
    /// The file of each field: another one where it was added.
    pub origins: Vec<String>,
}

impl Model {
    /// Reads types from files of name and text. Each declares one type (`name`), one component (`component`) or further
    /// fields of a known one (`extends`), in any order.
    pub fn read(files: &[(&str, &str)], locales: Vec<Language>) -> Result<Self, ModelError> {
        check::locales(&locales)?;
        let mut drafts = Drafts::default();
        drafts.types.push(Draft { file: "built-in".to_owned(), it: file::file(), origins: Vec::new() });
        let mut extensions = Vec::new();
        for (name, text) in files {
            let sort: Sort = parsed(name, text)?;
            match (sort.name, sort.component, sort.extends) {
                (Some(_), None, None) => drafts.types.push(type_of(name, parsed(name, text)?)?),
                (None, Some(_), None) => drafts.components.push(component_of(name, parsed(name, text)?)?),
                (None, None, Some(_)) => extensions.push((*name, parsed::<DeclaredExtension>(name, text)?)),
                _ => return Err(ModelError::file(name, "must have one of “name”, “component” and “extends”")),
            }
        }
        check::names(&drafts)?;
        for (file, extension) in extensions {
            drafts.extend(file, extension)?;
        }
        check::fields(&drafts)?;
        Ok(Self::assembled(drafts, locales))
    }

    fn assembled(drafts: Drafts, locales: Vec<Language>) -> Self {
        let types: Vec<_> = drafts.types.into_iter().map(|draft| draft.it).collect();
        let indices = |key: fn(&ContentType) -> &String| {
            types.iter().enumerate().map(move |(index, it)| (key(it).clone(), index))
        };
        let by_name: HashMap<_, _> = indices(|it| &it.name).collect();
        let by_address = indices(|it| &it.address).filter(|(_, index)| !types[*index].is_internal).collect();
        let components = drafts.components.into_iter().map(|draft| draft.it).collect();
        Self { types, components, by_name, by_address, locales }
    }
}

impl Drafts {
    fn extend(&mut self, file: &str, extension: DeclaredExtension) -> Result<(), ModelError> {
        let name = &extension.extends;
        let known_type = self.types.iter_mut().find(|draft| draft.it.name == *name && !draft.it.is_internal);
        let (fields, origins) = if let Some(draft) = known_type {
            (&mut draft.it.fields, &mut draft.origins)
        } else if let Some(draft) = self.components.iter_mut().find(|draft| draft.it.name == *name) {
            (&mut draft.it.fields, &mut draft.origins)
        } else {
            return Err(ModelError::file(file, format!("there is no type or component \"{name}\" to extend")));
        };
        for field in fields_of(file, extension.field)? {
            fields.push(field);
            origins.push(file.to_owned());
        }
        Ok(())
    }
}

fn parsed<T: serde::de::DeserializeOwned>(file: &str, text: &str) -> Result<T, ModelError> {
    toml::from_str(text).map_err(|error| ModelError::file(file, error.to_string().trim_end()))
}

fn type_of(file: &str, declared: DeclaredType) -> Result<Draft<ContentType>, ModelError> {
    let kind = TypeKind::from(declared.kind);
    let address = match (kind, declared.plural, declared.address) {
        (TypeKind::Collection, Some(plural), None) => plural,
        (TypeKind::Collection, _, _) => {
            return Err(ModelError::file(file, "a collection has a “plural”, which is its address, and no “address”"));
        }
        (TypeKind::Single, None, address) => address.unwrap_or_else(|| declared.name.clone()),
        (TypeKind::Single, Some(_), _) => return Err(ModelError::file(file, "a single has no “plural”")),
    };
    let fields = fields_of(file, declared.field)?;
    let it = ContentType {
        label: DeclaredLabel::or_name(declared.label, &declared.name),
        name: declared.name,
        address,
        kind,
        area: declared.area.into(),
        is_localized: declared.localized,
        has_drafts: declared.drafts,
        is_public: declared.public,
        is_internal: false,
        fields,
    };
    Ok(Draft { origins: vec![file.to_owned(); it.fields.len()], file: file.to_owned(), it })
}

fn component_of(file: &str, declared: DeclaredComponent) -> Result<Draft<Component>, ModelError> {
    let fields = fields_of(file, declared.field)?;
    let label = DeclaredLabel::or_name(declared.label, &declared.component);
    let it = Component { name: declared.component, label, fields };
    Ok(Draft { origins: vec![file.to_owned(); it.fields.len()], file: file.to_owned(), it })
}

fn fields_of(file: &str, declared: Vec<DeclaredField>) -> Result<Vec<Field>, ModelError> {
    declared
        .into_iter()
        .map(|field| {
            let name = field.name.clone();
            field.into_field().map_err(|reason| ModelError::field(file, &name, reason))
        })
        .collect()
}
