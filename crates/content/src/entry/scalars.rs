//! Values of fields that lead nowhere else, in the form in which they are stored.

use std::fmt::Display;

use serde_json::{Number, Value};

use super::fault::not_a;
use crate::html;
use crate::model::{Field, FieldKind, TextForm};
use crate::{old_address, slug, time};

pub(super) const INSTANT: &str = "Invalid format, expected a timestamp or an ISO date";
/// Beyond it a client's numbers skip integers.
const LARGEST_INTEGER: i64 = 9_007_199_254_740_991;
const JSON_BYTES: usize = 100_000;
const JSON_DEPTH: usize = 20;

/// A value as it is stored, or what is wrong with it; `${path}` in the message stands for its place. Nothing stays nothing.
pub(crate) fn scalar(field: &Field, value: &Value, is_draft: bool) -> Result<Value, String> {
    if value.is_null() {
        return Ok(Value::Null);
    }
    match &field.kind {
        FieldKind::Text { form, min, max } => text(form, *min, *max, value, is_draft),
        FieldKind::Password => {
            let text = as_text(value)?;
            no_control(text, false)?;
            at_most(text, 255)?;
            Ok(value.clone())
        }
        FieldKind::Integer { min, max } => integer(value, *min, *max),
        FieldKind::BigInteger => {
            let number = match value {
                Value::String(text) => text.trim().parse::<i64>().ok(),
                value => value.as_i64(),
            };
            number.map(|number| number.to_string().into()).ok_or_else(|| "${path} must be an integer".to_owned())
        }
        FieldKind::Decimal { min, max } => decimal(value, *min, *max),
        FieldKind::Boolean => boolean(value),
        FieldKind::Date => {
            let date = value.as_str().and_then(time::date);
            date.map(Value::String).ok_or_else(|| "Invalid format, expected yyyy-MM-dd".to_owned())
        }
        FieldKind::DateTime => {
            let instant = match value {
                Value::String(text) => time::instant(text),
                value => value.as_i64(),
            };
            instant.and_then(time::written).map(Value::String).ok_or_else(|| INSTANT.to_owned())
        }
        FieldKind::Time => {
            let time = value.as_str().and_then(time::time);
            time.map(Value::String).ok_or_else(|| "Invalid time format, expected HH:mm:ss.SSS".to_owned())
        }
        FieldKind::Json => json(value),
        FieldKind::Enumeration(values) => {
            let is_one = value.as_str().is_some_and(|text| values.iter().any(|one| one == text));
            let expected = || format!("${{path}} must be one of the following values: {}", values.join(", "));
            is_one.then(|| value.clone()).ok_or_else(expected)
        }
        FieldKind::Views
        | FieldKind::Media { .. }
        | FieldKind::Relation { .. }
        | FieldKind::Inverse { .. }
        | FieldKind::Sport { .. }
        | FieldKind::Component { .. }
        | FieldKind::Zone { .. } => Err("${path} holds no value of its own".to_owned()),
    }
}

fn text(
    form: &TextForm,
    min: Option<usize>,
    max: Option<usize>,
    value: &Value,
    is_draft: bool,
) -> Result<Value, String> {
    let given = as_text(value)?;
    let (longest, has_lines) = match form {
        TextForm::Line => (max.unwrap_or(255), false),
        TextForm::Text => (max.unwrap_or(10_000), true),
        TextForm::Rich => (max.unwrap_or(200_000), true),
        TextForm::Email => (max.unwrap_or(254).min(254), false),
        TextForm::Slug { .. } => (max.unwrap_or(slug::LONGEST).min(slug::LONGEST), false),
        TextForm::Url => (max.unwrap_or(2_000).min(2_000), false),
        TextForm::LegacyUrl => (max.unwrap_or(500).min(500), false),
        TextForm::OldPath => (500, false),
        TextForm::Destination { .. } => (2_000, false),
        TextForm::Colour => (7, false),
    };
    no_control(given, has_lines)?;
    at_most(given, longest)?;
    let stored = match form {
        TextForm::Line | TextForm::Text => given.to_owned(),
        TextForm::Rich if html::is_active(given) => {
            return Err("${path} must not contain scripts or other active content".to_owned());
        }
        TextForm::Rich if html::is_overloaded(given) => {
            return Err(format!("${{path}} must have at most {} elements", html::MOST_ELEMENTS));
        }
        TextForm::Rich => {
            let cleaned = html::cleaned(given).into_owned();
            at_most(&cleaned, longest)?;
            cleaned
        }
        TextForm::Email if given.is_empty() => return Err("${path} cannot be empty".to_owned()),
        TextForm::Email if !is_email(given) => return Err("${path} must be a valid email".to_owned()),
        TextForm::Email => given.to_owned(),
        // An emptied field of a form is one without a value.
        TextForm::Slug { .. }
        | TextForm::Url
        | TextForm::LegacyUrl
        | TextForm::OldPath
        | TextForm::Destination { .. }
        | TextForm::Colour
            if given.trim().is_empty() =>
        {
            return Ok(Value::Null);
        }
        TextForm::Slug { .. } if !slug::is_slug(given) => {
            return Err("${path} must match the following: \"/^[a-z0-9]+(-[a-z0-9]+)*$/\"".to_owned());
        }
        TextForm::Slug { .. } => given.to_owned(),
        TextForm::Url if !is_url(given) => return Err("${path} must be a valid URL".to_owned()),
        TextForm::Url => given.to_owned(),
        TextForm::LegacyUrl => legacy_url(given).ok_or_else(|| "${path} must be a valid URL".to_owned())?,
        TextForm::OldPath => old_address::source(given)?,
        TextForm::Destination { .. } => old_address::target(given)?,
        TextForm::Colour if !is_colour(given) => return Err("${path} must be a colour such as #001941".to_owned()),
        TextForm::Colour => given.to_owned(),
    };
    let length = stored.chars().count();
    if let Some(least) = min.filter(|least| length < *least && !is_draft) {
        return Err(format!("${{path}} must be at least {least} characters"));
    }
    Ok(Value::String(stored))
}

fn as_text(value: &Value) -> Result<&str, String> {
    value.as_str().ok_or_else(|| not_a("string", value))
}

fn no_control(text: &str, has_lines: bool) -> Result<(), String> {
    let is_refused = |letter: char| letter.is_control() && !(has_lines && matches!(letter, '\n' | '\r' | '\t'));
    if text.contains(is_refused) { Err("${path} must not contain control characters".to_owned()) } else { Ok(()) }
}

fn at_most(text: &str, longest: usize) -> Result<(), String> {
    // Letters are counted only where there could be too many.
    if text.len() > longest && text.chars().count() > longest {
        return Err(format!("${{path}} must be at most {longest} characters"));
    }
    Ok(())
}

/// One `@`, something before it, and a name with a dot behind it.
fn is_email(text: &str) -> bool {
    let Some((person, host)) = text.rsplit_once('@') else { return false };
    let is_label = |label: &str| {
        let is_fit = |letter: char| letter.is_alphanumeric() || letter == '-';
        !label.is_empty() && label.chars().all(is_fit) && !label.starts_with('-') && !label.ends_with('-')
    };
    let is_person = |part: &str| {
        !part.is_empty()
            && part.chars().all(|letter| letter.is_alphanumeric() || "!#$%&'*+-/=?^_`{|}~".contains(letter))
    };
    person.len() <= 64 && person.split('.').all(is_person) && host.contains('.') && host.split('.').all(is_label)
}

/// Somewhere in the web, a mailbox, a telephone, or a page of the site itself. A second slash would lead elsewhere.
pub fn is_url(text: &str) -> bool {
    if text.chars().any(|letter| letter.is_whitespace() || matches!(letter, '\\' | '<' | '>' | '"')) {
        return false;
    }
    if let Some(path) = text.strip_prefix('/') {
        return !path.starts_with('/');
    }
    let Some((scheme, rest)) = text.split_once(':') else { return false };
    match scheme.to_ascii_lowercase().as_str() {
        "http" | "https" => rest
            .strip_prefix("//")
            .is_some_and(|host| host.starts_with(|first: char| first.is_alphanumeric() || first == '[')),
        "mailto" => rest.contains('@') && !rest.starts_with('/'),
        "tel" => {
            rest.bytes().any(|b| b.is_ascii_digit())
                && rest.bytes().all(|b| b.is_ascii_digit() || b"+-.()*#;=ext".contains(&b))
        }
        _ => false,
    }
}

/// The path of an address of the old site: without its host, with a slash before it and none behind it.
fn legacy_url(text: &str) -> Option<String> {
    let text = text.trim();
    let path = match text.split_once("://") {
        Some((scheme, rest)) if scheme.eq_ignore_ascii_case("http") || scheme.eq_ignore_ascii_case("https") => {
            rest.find('/').map_or("", |at| &rest[at..])
        }
        Some(_) => return None,
        None => text,
    };
    if path.chars().any(char::is_whitespace) {
        return None;
    }
    Some(format!("/{}", path.trim_matches('/')))
}

fn is_colour(text: &str) -> bool {
    text.strip_prefix('#')
        .is_some_and(|digits| matches!(digits.len(), 3 | 6) && digits.bytes().all(|b| b.is_ascii_hexdigit()))
}

/// A number, also one that came as a text.
fn number(value: &Value) -> Result<f64, String> {
    let not_a_number = |text: &str| {
        let shown = super::fault::shortened(&Value::from(text).to_string());
        format!("${{path}} must be a `number` type, but the final value was: `NaN` (cast from the value `{shown}`).")
    };
    let number = match value {
        Value::Number(number) => number.as_f64(),
        Value::String(text) => {
            let is_plain =
                text.trim().starts_with(|first: char| first.is_ascii_digit() || matches!(first, '-' | '+' | '.'));
            return text
                .trim()
                .parse()
                .ok()
                .filter(|number: &f64| is_plain && number.is_finite())
                .ok_or_else(|| not_a_number(text));
        }
        _ => None,
    };
    number.ok_or_else(|| not_a("number", value))
}

fn integer(value: &Value, min: Option<i64>, max: Option<i64>) -> Result<Value, String> {
    let number = number(value)?;
    if number.fract() != 0.0 {
        return Err("${path} must be an integer".to_owned());
    }
    let (least, most) = (min.unwrap_or(-LARGEST_INTEGER), max.unwrap_or(LARGEST_INTEGER));
    // Past the bounds of ours the cast stops at them, and is past those of the field.
    let number = number as i64;
    within(number, least, most)?;
    Ok(number.into())
}

fn decimal(value: &Value, min: Option<f64>, max: Option<f64>) -> Result<Value, String> {
    let number = number(value)?;
    let (least, most) = (min.unwrap_or(f64::MIN), max.unwrap_or(f64::MAX));
    within(number, least, most)?;
    Number::from_f64(number).map(Value::Number).ok_or_else(|| not_a("number", value))
}

fn within<N: Copy + PartialOrd + Display>(number: N, least: N, most: N) -> Result<(), String> {
    if number < least {
        return Err(format!("${{path}} must be greater than or equal to {least}"));
    }
    if number > most {
        return Err(format!("${{path}} must be less than or equal to {most}"));
    }
    Ok(())
}

fn boolean(value: &Value) -> Result<Value, String> {
    let word = match value {
        Value::Bool(_) => return Ok(value.clone()),
        Value::String(text) => text.to_ascii_lowercase(),
        Value::Number(number) => number.to_string(),
        _ => String::new(),
    };
    match word.as_str() {
        "true" | "1" => Ok(true.into()),
        "false" | "0" => Ok(false.into()),
        _ => Err(not_a("boolean", value)),
    }
}

fn json(value: &Value) -> Result<Value, String> {
    fn fits(value: &Value, left: usize) -> Result<(), String> {
        let Some(left) = left.checked_sub(1) else {
            return Err(format!("${{path}} must be at most {JSON_DEPTH} levels deep"));
        };
        match value {
            Value::Null | Value::Bool(_) | Value::Number(_) => Ok(()),
            Value::String(text) => no_control(text, true),
            Value::Array(items) => items.iter().try_for_each(|item| fits(item, left)),
            Value::Object(entries) => entries.iter().try_for_each(|(key, value)| {
                no_control(key, true)?;
                fits(value, left)
            }),
        }
    }
    fits(value, JSON_DEPTH + 1)?;
    if value.to_string().len() > JSON_BYTES {
        return Err(format!("${{path}} must be at most {JSON_BYTES} bytes"));
    }
    Ok(value.clone())
}
