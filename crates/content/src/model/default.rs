//! What a field falls back to must be what could be written into it.

use super::{Field, FieldKind};

pub(super) fn fits(field: &Field) -> Result<(), String> {
    let Some(value) = &field.default else { return Ok(()) };
    let is_fit = match &field.kind {
        FieldKind::Text { min, max, .. } => value.as_str().is_some_and(|text| {
            let length = text.chars().count();
            min.is_none_or(|min| length >= min) && max.is_none_or(|max| length <= max)
        }),
        FieldKind::Integer { min, max } => value
            .as_i64()
            .is_some_and(|number| min.is_none_or(|min| number >= min) && max.is_none_or(|max| number <= max)),
        FieldKind::Decimal { min, max } => value
            .as_f64()
            .is_some_and(|number| min.is_none_or(|min| number >= min) && max.is_none_or(|max| number <= max)),
        FieldKind::BigInteger => value.as_str().is_some_and(|text| text.parse::<i64>().is_ok()),
        FieldKind::Boolean => value.is_boolean(),
        FieldKind::Date | FieldKind::DateTime | FieldKind::Time => value.is_string(),
        FieldKind::Json => true,
        FieldKind::Enumeration(values) => value.as_str().is_some_and(|text| values.iter().any(|one| one == text)),
        FieldKind::Password
        | FieldKind::Views
        | FieldKind::Media { .. }
        | FieldKind::Relation { .. }
        | FieldKind::Inverse { .. }
        | FieldKind::Sport { .. }
        | FieldKind::Component { .. }
        | FieldKind::Zone { .. } => false,
    };
    if is_fit { Ok(()) } else { Err(format!("the default {value} does not fit the field")) }
}
