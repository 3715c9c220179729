//! What a field falls back to must be what could be stored in it.

use super::{Field, FieldKind};
use crate::entry::scalar;

pub(super) fn fits(field: &Field) -> Result<(), String> {
    let Some(default) = &field.default else { return Ok(()) };
    let has_default = field.kind.is_scalar() && !matches!(field.kind, FieldKind::Password | FieldKind::Views);
    if has_default && scalar(field, default, false).as_ref() == Ok(default) {
        return Ok(());
    }
    Err(format!("the default {default} does not fit the field"))
}
