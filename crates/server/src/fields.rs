//! The fields of a body, read one by one: what is wrong is said of the field.

use std::ops::RangeInclusive;

use serde_json::{Map, Value};

use crate::error::{ApiError, Problem};

pub(crate) struct Fields<'b>(&'b Map<String, Value>);

impl<'b> Fields<'b> {
    pub(crate) fn of(body: &'b Value) -> Result<Self, ApiError> {
        body.as_object().map(Self).ok_or_else(|| ApiError::malformed("body"))
    }

    /// A text on one line, without spaces around it, of so many characters.
    pub(crate) fn line(&self, name: &'static str, length: RangeInclusive<usize>) -> Result<&'b str, ApiError> {
        match self.0.get(name) {
            None | Some(Value::Null) => Err(ApiError::missing(name)),
            Some(Value::String(text)) => line(name, text, length),
            Some(_) => Err(ApiError::malformed(name)),
        }
    }

    /// As it stands.
    pub(crate) fn text(&self, name: &'static str) -> Result<&'b str, ApiError> {
        match self.0.get(name) {
            None | Some(Value::Null) => Err(ApiError::missing(name)),
            Some(Value::String(text)) => Ok(text),
            Some(_) => Err(ApiError::malformed(name)),
        }
    }

    /// A number that something can have: apps write them as texts, too.
    pub(crate) fn id(&self, name: &'static str) -> Result<i64, ApiError> {
        let id = match self.0.get(name) {
            None | Some(Value::Null) => return Err(ApiError::missing(name)),
            Some(Value::Number(number)) => number.as_i64(),
            Some(Value::String(text)) if text.len() <= 19 => text.parse().ok(),
            Some(_) => None,
        };
        id.filter(|id| *id > 0).ok_or_else(|| ApiError::malformed(name))
    }

    pub(crate) fn flag(&self, name: &'static str) -> Result<bool, ApiError> {
        match self.0.get(name) {
            None | Some(Value::Null) => Err(ApiError::missing(name)),
            Some(Value::Bool(flag)) => Ok(*flag),
            Some(_) => Err(ApiError::malformed(name)),
        }
    }

    pub(crate) fn list(&self, name: &'static str, most: usize) -> Result<&'b [Value], ApiError> {
        let list = match self.0.get(name) {
            None | Some(Value::Null) => return Err(ApiError::missing(name)),
            Some(Value::Array(list)) => list,
            Some(_) => return Err(ApiError::malformed(name)),
        };
        match list.len() > most {
            true => Err(ApiError::InvalidParameter { name: name.into(), problem: Problem::TooMany }),
            false => Ok(list),
        }
    }
}

/// The same for a text that is at hand.
pub(crate) fn line<'t>(name: &'static str, text: &'t str, length: RangeInclusive<usize>) -> Result<&'t str, ApiError> {
    let text = text.trim();
    let count = text.chars().count();
    if count == 0 && *length.start() > 0 {
        return Err(ApiError::missing(name));
    }
    if count > *length.end() {
        return Err(ApiError::InvalidParameter { name: name.into(), problem: Problem::TooLong });
    }
    // Also those that begin a new line without being control characters, and those that turn the direction of what follows.
    let is_odd = |c: char| {
        c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    if count < *length.start() || text.chars().any(is_odd) {
        return Err(ApiError::malformed(name));
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_wrong_is_said_of_its_field() {
        let body = json!({
            "name": " Ana 安娜 ", "long": "a".repeat(81), "lines": "a\r\nBcc: b", "turned": "a\u{202e}b", "blank": "  ",
            "id": 7, "text_id": "7", "odd_id": "7.5", "negative": -1, "flag": true, "list": [1, 2, 3],
        });
        let fields = Fields::of(&body).unwrap();
        assert_eq!(fields.line("name", 1..=80).unwrap(), "Ana 安娜");
        assert_eq!((fields.id("id").unwrap(), fields.id("text_id").unwrap()), (7, 7));
        assert!(fields.flag("flag").unwrap());
        assert_eq!(fields.list("list", 3).unwrap().len(), 3);
        let wrong = [
            fields.line("long", 1..=80).err(),
            fields.line("lines", 1..=80).err(),
            fields.line("turned", 1..=80).err(),
            fields.line("blank", 1..=80).err(),
            fields.line("absent", 1..=80).err(),
            fields.line("id", 1..=80).err(),
            fields.line("name", 9..=80).err(),
            fields.id("odd_id").err(),
            fields.id("negative").err(),
            fields.id("flag").err(),
            fields.flag("id").err(),
            fields.list("list", 2).err(),
            fields.list("name", 2).err(),
        ];
        for error in wrong {
            assert!(matches!(error, Some(ApiError::InvalidParameter { .. })), "{error:?}");
        }
        assert!(Fields::of(&json!([1])).is_err());
    }
}
