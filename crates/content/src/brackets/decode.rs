//! One parameter of a query string: its key and its value, unescaped.

use super::grow::Shoot;
use crate::problem::Problem;

pub(super) struct Part {
    pub key: String,
    pub value: Shoot,
}

/// So much of a broken parameter is told.
const TOLD: usize = 60;

impl Part {
    pub fn read(part: &str) -> Result<Self, Problem> {
        // A `]=` ends the key even behind another `=`, so that keys may contain one.
        let equals = part.find("]=").map(|at| at + 1).or_else(|| part.find('='));
        let (raw_key, raw_value) = match equals {
            Some(at) => (&part[..at], Some(&part[at + 1..])),
            None => (part, None),
        };
        let key = decoded(raw_key).ok_or_else(|| broken(raw_key))?;
        let value = match raw_value {
            Some(raw) => Shoot::Text(decoded(raw).ok_or_else(|| broken(&key))?),
            None => Shoot::Null,
        };
        Ok(Self { key, value })
    }
}

fn broken(name: &str) -> Problem {
    let readable: String = name.chars().filter(|letter| !letter.is_control()).take(TOLD).collect();
    Problem::parameter(&readable)
}

/// Undoes `%41` and `+`. None for half escapes, bytes that are no UTF-8, and control characters other than tabs and line
/// ends.
fn decoded(raw: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(raw.len());
    let mut rest = raw.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => hex(rest.next()?)? << 4 | hex(rest.next()?)?,
            plain => plain,
        });
    }
    let text = String::from_utf8(bytes).ok()?;
    let is_refused = |letter: char| letter.is_control() && !matches!(letter, '\t' | '\n' | '\r');
    (!text.contains(is_refused)).then_some(text)
}

fn hex(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).and_then(|value| u8::try_from(value).ok())
}
