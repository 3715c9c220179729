//! Operators, and values in the form of the column that they are held against.

use super::{Column, Operand, Test};
use crate::brackets::Node;
use crate::model::{FieldKind, SportEntity};
use crate::problem::Problem;
use crate::time;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Operator {
    And,
    Or,
    Not,
    Equal,
    NotEqual,
    Alike,
    Unlike,
    In,
    NotIn,
    Less,
    AtMost,
    Greater,
    AtLeast,
    Between,
    Null,
    NotNull,
    Contains,
    NotContains,
    StartsWith,
    EndsWith,
}

/// A value, read.
#[derive(Clone, Debug, PartialEq)]
enum Cast {
    Is(Operand),
    /// Between this integer and the next, where only integers are.
    Above(i64),
    /// Like nothing that there is.
    Nothing,
}

impl Operator {
    pub fn read(word: &str) -> Option<Self> {
        Some(match word {
            "$and" => Self::And,
            "$or" => Self::Or,
            "$not" => Self::Not,
            "$eq" => Self::Equal,
            "$ne" => Self::NotEqual,
            "$eqi" => Self::Alike,
            "$nei" => Self::Unlike,
            "$in" => Self::In,
            "$notIn" => Self::NotIn,
            "$lt" => Self::Less,
            "$lte" => Self::AtMost,
            "$gt" => Self::Greater,
            "$gte" => Self::AtLeast,
            "$between" => Self::Between,
            "$null" => Self::Null,
            "$notNull" => Self::NotNull,
            "$contains" | "$containsi" => Self::Contains,
            "$notContains" | "$notContainsi" => Self::NotContains,
            "$startsWith" | "$startsWithi" => Self::StartsWith,
            "$endsWith" | "$endsWithi" => Self::EndsWith,
            _ => return None,
        })
    }

    /// A test against one value. Nothing at all means that there is, or is not, any.
    pub fn test(self, column: Column<'_>, value: &Node) -> Result<Test, Problem> {
        let text = match value {
            Node::Text(text) => text,
            Node::Null => {
                return match self {
                    Self::Equal | Self::Alike => Ok(Test::IsNull),
                    Self::NotEqual | Self::Unlike => Ok(Test::IsNotNull),
                    _ => Err(needs_value(column)),
                };
            }
            Node::List(_) | Node::Map(_) => return Err(needs_value(column)),
        };
        let words = || match column {
            Column::CreatedAt | Column::UpdatedAt | Column::PublishedAt => {
                Err(Problem::validation(format!("{} is no text", column.name())))
            }
            Column::Id | Column::Locale | Column::Field(_) => Ok(text.clone()),
        };
        Ok(match self {
            Self::Alike => Test::Alike(words()?),
            Self::Unlike => Test::Unlike(words()?),
            Self::Contains => Test::Contains(words()?),
            Self::NotContains => Test::NotContains(words()?),
            Self::StartsWith => Test::StartsWith(words()?),
            Self::EndsWith => Test::EndsWith(words()?),
            _ => self.compared(column, cast(column, text)?)?,
        })
    }

    fn compared(self, column: Column<'_>, value: Cast) -> Result<Test, Problem> {
        Ok(match (self, value) {
            (Self::Equal, Cast::Is(operand)) => Test::Equal(operand),
            (Self::Equal, Cast::Above(_) | Cast::Nothing) => Test::In(Vec::new()),
            (Self::NotEqual, Cast::Is(operand)) => Test::NotEqual(operand),
            (Self::NotEqual, Cast::Above(_) | Cast::Nothing) => Test::IsNotNull,
            (Self::Less, Cast::Is(operand)) => Test::Less(operand),
            (Self::AtMost, Cast::Is(operand)) => Test::AtMost(operand),
            (Self::Less | Self::AtMost, Cast::Above(below)) => Test::AtMost(Operand::Integer(below)),
            (Self::Greater, Cast::Is(operand)) => Test::Greater(operand),
            (Self::AtLeast, Cast::Is(operand)) => Test::AtLeast(operand),
            (Self::Greater | Self::AtLeast, Cast::Above(below)) => Test::Greater(Operand::Integer(below)),
            _ => return Err(no_number(column)),
        })
    }

    /// `$in` and `$notIn`.
    pub fn list_test(self, column: Column<'_>, items: &[Node]) -> Result<Test, Problem> {
        let mut operands = Vec::with_capacity(items.len());
        for item in items {
            let text = item.as_text().ok_or_else(|| needs_value(column))?;
            if let Cast::Is(operand) = cast(column, text)? {
                operands.push(operand);
            }
        }
        Ok(match self {
            Self::NotIn if operands.is_empty() => Test::IsNotNull,
            Self::NotIn => Test::NotIn(operands),
            _ => Test::In(operands),
        })
    }

    pub fn between(self, column: Column<'_>, from: &Node, to: &Node) -> Result<Test, Problem> {
        let read = |node: &Node| cast(column, node.as_text().ok_or_else(|| needs_value(column))?);
        let from = match read(from)? {
            Cast::Is(operand) => operand,
            Cast::Above(below) => Operand::Integer(below.saturating_add(1)),
            Cast::Nothing => return Err(no_number(column)),
        };
        let to = match read(to)? {
            Cast::Is(operand) => operand,
            Cast::Above(below) => Operand::Integer(below),
            Cast::Nothing => return Err(no_number(column)),
        };
        Ok(Test::Between(from, to))
    }
}

/// `$null=…`: `false`, `f`, `0` and nothing say no, everything else yes.
pub(super) fn is_true(node: &Node) -> bool {
    match node {
        Node::Null => false,
        Node::Text(text) => !matches!(text.as_str(), "false" | "f" | "0" | ""),
        Node::List(_) | Node::Map(_) => true,
    }
}

/// A word that says yes or no.
pub(super) fn boolean(text: &str) -> Result<bool, Problem> {
    match text {
        "true" | "t" | "1" => Ok(true),
        "false" | "f" | "0" => Ok(false),
        _ => {
            let message = "Invalid boolean input. Expected \"t\",\"1\",\"true\",\"false\",\"0\",\"f\"";
            Err(Problem::validation(message))
        }
    }
}

pub(super) fn is_number(text: &str) -> bool {
    decimal(text).is_some()
}

fn cast(column: Column<'_>, text: &str) -> Result<Cast, Problem> {
    let is = |operand| Ok(Cast::Is(operand));
    let instant = || time::instant(text).ok_or_else(|| Problem::validation(INSTANT));
    let field = match column {
        Column::Id => return integer(column, text).or(Ok(Cast::Nothing)),
        Column::CreatedAt | Column::UpdatedAt | Column::PublishedAt => return is(Operand::Instant(instant()?)),
        Column::Locale => return is(Operand::Text(text.to_owned())),
        Column::Field(field) => field,
    };
    match &field.kind {
        FieldKind::Integer { .. } | FieldKind::Views => integer(column, text),
        FieldKind::BigInteger => {
            let number: i64 = text.trim().parse().map_err(|_| no_number(column))?;
            is(Operand::Text(number.to_string()))
        }
        FieldKind::Decimal { .. } => is(Operand::Decimal(decimal(text).ok_or_else(|| no_number(column))?)),
        FieldKind::Boolean => is(Operand::Boolean(boolean(text)?)),
        FieldKind::Date => {
            let date = time::date(text).ok_or_else(|| Problem::validation("Invalid format, expected yyyy-MM-dd"))?;
            is(Operand::Text(date))
        }
        FieldKind::DateTime => {
            let written = time::written(instant()?).ok_or_else(|| Problem::validation(INSTANT))?;
            is(Operand::Text(written))
        }
        FieldKind::Time => {
            let message = "Invalid time format, expected HH:mm:ss.SSS";
            is(Operand::Text(time::time(text).ok_or_else(|| Problem::validation(message))?))
        }
        // Competitions go by their keys, all others by number.
        FieldKind::Sport { entity: SportEntity::Competition, .. } => is(Operand::Text(text.to_owned())),
        FieldKind::Sport { .. } => integer(column, text).or(Ok(Cast::Nothing)),
        FieldKind::Text { .. }
        | FieldKind::Json
        | FieldKind::Enumeration(_)
        | FieldKind::Password
        | FieldKind::Media { .. }
        | FieldKind::Relation { .. }
        | FieldKind::Inverse { .. }
        | FieldKind::Component { .. }
        | FieldKind::Zone { .. } => is(Operand::Text(text.to_owned())),
    }
}

const INSTANT: &str = "Invalid format, expected a timestamp or an ISO date";

fn integer(column: Column<'_>, text: &str) -> Result<Cast, Problem> {
    /// Two to the power of 63: from here on there is no integer of ours.
    const BEYOND: f64 = 9_223_372_036_854_775_808.0;
    if let Ok(number) = text.trim().parse() {
        return Ok(Cast::Is(Operand::Integer(number)));
    }
    let number = decimal(text).ok_or_else(|| no_number(column))?;
    if number.abs() >= BEYOND {
        return Err(Problem::validation(format!("Invalid value for {}: the number is too large", column.name())));
    }
    let below = number.floor() as i64;
    Ok(if number.fract() == 0.0 { Cast::Is(Operand::Integer(below)) } else { Cast::Above(below) })
}

/// Written in digits: neither `inf` nor `NaN` is a number here.
fn decimal(text: &str) -> Option<f64> {
    let text = text.trim();
    let is_plain = text.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'+' | b'-' | b'.' | b'e' | b'E'));
    text.parse().ok().filter(|number: &f64| is_plain && number.is_finite())
}

fn no_number(column: Column<'_>) -> Problem {
    Problem::validation(format!("Invalid value for {}: expected a number", column.name()))
}

fn needs_value(column: Column<'_>) -> Problem {
    Problem::validation(format!("Invalid value for {}: expected a text or a number", column.name()))
}
