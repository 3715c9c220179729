//! What a name means at one place of a query, for who asks.

use super::{Asking, Column, Hop};
use crate::model::{Component, ContentType, FILE, Field, FieldKind, Model, SportEntity};

/// Whose fields are named.
#[derive(Clone, Copy)]
pub(super) enum Scope<'m> {
    Type(&'m ContentType),
    Component(&'m Component),
}

/// What a name leads to.
pub(super) enum Attribute<'m> {
    Column(Column<'m>),
    Related(Hop<'m>, &'m ContentType),
    Component(&'m Field, &'m Component),
    Zone,
    Sport(&'m Field, SportEntity),
}

impl<'m> Scope<'m> {
    pub fn fields(self) -> &'m [Field] {
        match self {
            Self::Type(of) => &of.fields,
            Self::Component(of) => &of.fields,
        }
    }

    /// None for what is not there and for what the asking one may not know of: one cannot be told from the other.
    pub fn attribute(self, name: &str, model: &'m Model, asking: &Asking<'_>) -> Option<Attribute<'m>> {
        if let Some(field) = self.fields().iter().find(|field| field.name == name) {
            return attribute_of(field, model, asking);
        }
        match (name, self) {
            ("id", _) => Some(Attribute::Column(Column::Id)),
            ("createdAt", Self::Type(_)) => Some(Attribute::Column(Column::CreatedAt)),
            ("updatedAt", Self::Type(_)) => Some(Attribute::Column(Column::UpdatedAt)),
            ("publishedAt", Self::Type(of)) => of.has_drafts.then_some(Attribute::Column(Column::PublishedAt)),
            ("locale", Self::Type(of)) => of.is_localized.then_some(Attribute::Column(Column::Locale)),
            ("localizations", Self::Type(of)) => of.is_localized.then_some(Attribute::Related(Hop::Localizations, of)),
            _ => None,
        }
    }

    /// The scalars that may be named, those that every entry has last.
    pub fn shown_names(self) -> impl Iterator<Item = &'m str> {
        let (is_type, has_drafts, is_localized) = match self {
            Self::Type(of) => (true, of.has_drafts, of.is_localized),
            Self::Component(_) => (false, false, false),
        };
        let own = self.fields().iter().filter(|field| field.kind.is_scalar() && field.is_visible());
        let system =
            [("createdAt", is_type), ("updatedAt", is_type), ("publishedAt", has_drafts), ("locale", is_localized)];
        own.map(|field| field.name.as_str())
            .chain(system.into_iter().filter(|(_, is_there)| *is_there).map(|(name, _)| name))
    }
}

pub(super) fn attribute_of<'m>(field: &'m Field, model: &'m Model, asking: &Asking<'_>) -> Option<Attribute<'m>> {
    if !field.is_visible() {
        return None;
    }
    Some(match &field.kind {
        FieldKind::Media { .. } => related(field, model.named(FILE)),
        FieldKind::Relation { target: other, .. } | FieldKind::Inverse { source: other, .. } => {
            let other = model.named(other);
            if !(asking.may_find)(other) {
                return None;
            }
            related(field, other)
        }
        FieldKind::Sport { entity, .. } => Attribute::Sport(field, *entity),
        FieldKind::Component { component, .. } => Attribute::Component(field, model.named_component(component)),
        FieldKind::Zone { .. } => Attribute::Zone,
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
        | FieldKind::Views => Attribute::Column(Column::Field(field)),
    })
}

fn related<'m>(field: &'m Field, other: &'m ContentType) -> Attribute<'m> {
    Attribute::Related(Hop::Field(field, other), other)
}
