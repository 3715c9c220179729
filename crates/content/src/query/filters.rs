//! Conditions from filters.

use super::condition::settled;
use super::read::{Reader, Unknown, bounds};
use super::scope::{Attribute, Scope};
use super::values::{Operator, is_number, is_true};
use super::{Column, Condition, Test};
use crate::brackets::Node;
use crate::model::{ContentType, Field, FieldKind, SportEntity, TextForm};
use crate::problem::Problem;

impl<'m> Reader<'_, 'm> {
    pub fn filters(
        &mut self,
        scope: Scope<'m>,
        node: Option<&Node>,
        unknown: Unknown,
    ) -> Result<Condition<'m>, Problem> {
        match node {
            None | Some(Node::Null) => Ok(Condition::default()),
            Some(Node::Text(text)) if text.is_empty() => Ok(Condition::default()),
            Some(Node::Text(_)) => Err(Problem::validation("The filters parameter must be an object or an array")),
            Some(node) => {
                let at = Place { scope, unknown, hops: 0 };
                Ok(settled(&self.group(at, node)?.unwrap_or_default()))
            }
        }
    }

    /// A filter object, or a list of them that must all hold. Nothing where all that it says was dropped.
    fn group(&mut self, at: Place<'m>, node: &Node) -> Result<Option<Condition<'m>>, Problem> {
        let mut conditions = Vec::new();
        match node {
            Node::Map(entries) => {
                for (key, value) in entries {
                    conditions.extend(self.entry(at, key, value)?);
                }
            }
            Node::List(items) => {
                for item in items {
                    conditions.extend(self.object(at, item, "filters")?);
                }
            }
            Node::Null | Node::Text(_) => return Err(must_be("filters", "an object")),
        }
        Ok(all(conditions))
    }

    fn object(&mut self, at: Place<'m>, node: &Node, name: &str) -> Result<Option<Condition<'m>>, Problem> {
        match node {
            Node::Map(_) => self.group(at, node),
            Node::Null | Node::Text(_) | Node::List(_) => Err(must_be(name, "an object or a list of objects")),
        }
    }

    fn entry(&mut self, at: Place<'m>, key: &str, value: &Node) -> Result<Option<Condition<'m>>, Problem> {
        match Operator::read(key) {
            Some(Operator::And) => Ok(all(self.branches(at, key, value)?)),
            Some(Operator::Or) => Ok(any(self.branches(at, key, value)?)),
            Some(Operator::Not) => Ok(self.object(at, value, key)?.map(negated)),
            Some(_) => Err(Problem::validation(format!("Only $and, $or and $not stand beside fields. Found {key}"))),
            None => self.named(at, key, value),
        }
    }

    fn branches(&mut self, at: Place<'m>, key: &str, value: &Node) -> Result<Vec<Condition<'m>>, Problem> {
        let Node::List(items) = value else { return Err(must_be(key, "a list")) };
        let mut branches = Vec::new();
        for item in items {
            branches.extend(self.object(at, item, key)?);
        }
        Ok(branches)
    }

    fn named(&mut self, at: Place<'m>, key: &str, value: &Node) -> Result<Option<Condition<'m>>, Problem> {
        match at.scope.attribute(key, self.model, self.asking) {
            Some(Attribute::Column(column)) => self.column(at, column, value),
            Some(Attribute::Related(hop, other)) => {
                let at = at.behind(Scope::Type(other))?;
                Ok(self.related(at, value)?.map(|condition| Condition::Related(hop, Box::new(condition))))
            }
            Some(Attribute::Component(field, component)) => {
                let at = at.behind(Scope::Component(component))?;
                Ok(self.related(at, value)?.map(|condition| Condition::Component(field, Box::new(condition))))
            }
            Some(Attribute::Sport(field, entity)) => self.sport(at, field, entity, value),
            Some(Attribute::Zone) | None => match at.unknown {
                Unknown::Refused => Err(Problem::parameter(key)),
                Unknown::Dropped => Ok(None),
            },
        }
    }

    /// What is asked of the other end of a relation: fields of it, or its id.
    fn related(&mut self, at: Place<'m>, value: &Node) -> Result<Option<Condition<'m>>, Problem> {
        let Node::Map(entries) = value else { return self.column(at, Column::Id, value) };
        let operators = entries.iter().filter(|(key, _)| Operator::read(key).is_some()).count();
        match (operators, entries.as_slice()) {
            (0, _) => self.group(at, value),
            (1, [(key, inner)]) => match Operator::read(key) {
                Some(Operator::And | Operator::Or) => self.group(at, value),
                Some(Operator::Not) if matches!(inner, Node::Map(_)) => {
                    Err(Problem::validation("$not under a relation takes an id"))
                }
                _ => self.column(at, Column::Id, value),
            },
            (count, _) if count == entries.len() => {
                Err(Problem::validation("Only one operator may stand under a relation"))
            }
            _ => Err(Problem::validation("Operators and fields cannot be mixed under a relation")),
        }
    }

    /// What is asked of a value: the value itself, one of a list, or operators.
    fn column(&mut self, at: Place<'m>, column: Column<'m>, value: &Node) -> Result<Option<Condition<'m>>, Problem> {
        match value {
            Node::Null | Node::Text(_) => self.test(Operator::Equal, column, value),
            Node::List(_) => self.test(Operator::In, column, value),
            Node::Map(entries) => {
                let mut conditions = Vec::new();
                for (key, value) in entries {
                    match Operator::read(key) {
                        Some(Operator::And | Operator::Or) => {
                            return Err(Problem::validation(format!("{key} stands beside fields, not under one")));
                        }
                        Some(Operator::Not) => conditions.extend(self.not(at, column, value)?),
                        Some(operator) => conditions.extend(self.test(operator, column, value)?),
                        None => self.dropped(at, key)?,
                    }
                }
                Ok(all(conditions))
            }
        }
    }

    /// A list under `$not` is as a list under any other operator: one of it is enough.
    fn not(&mut self, at: Place<'m>, column: Column<'m>, value: &Node) -> Result<Option<Condition<'m>>, Problem> {
        let Node::List(items) = value else { return Ok(self.column(at, column, value)?.map(negated)) };
        let mut conditions = Vec::new();
        for item in items {
            conditions.extend(self.column(at, column, item)?.map(negated));
        }
        Ok(any(conditions))
    }

    /// What is no operator says nothing under a value, unless it is a mistake that would go unnoticed.
    fn dropped(&self, at: Place<'m>, key: &str) -> Result<(), Problem> {
        if key.bytes().all(|b| b.is_ascii_digit()) {
            return Err(too_many_values());
        }
        match at.scope.attribute(key, self.model, self.asking) {
            Some(_) => Err(Problem::validation(format!("Expected an operator, found the field {key}"))),
            None => Ok(()),
        }
    }

    fn test(&mut self, operator: Operator, column: Column<'m>, value: &Node) -> Result<Option<Condition<'m>>, Problem> {
        let mut tests = Vec::new();
        match (operator, value) {
            (Operator::In | Operator::NotIn, Node::List(items)) => {
                if items.len() > bounds::VALUES {
                    return Err(too_many_values());
                }
                tests.push(operator.list_test(column, items)?);
            }
            (Operator::In | Operator::NotIn, one) => {
                tests.push(operator.list_test(column, std::slice::from_ref(one))?);
            }
            (Operator::Between, Node::List(items)) if items.len() == 2 => {
                tests.push(operator.between(column, &items[0], &items[1])?);
            }
            (Operator::Between, _) => return Err(Problem::validation("$between takes a list of two values")),
            (Operator::Null | Operator::NotNull, value) => {
                let is_null = is_true(value) == (operator == Operator::Null);
                tests.push(if is_null { Test::IsNull } else { Test::IsNotNull });
            }
            (_, Node::List(items)) => {
                for item in items {
                    tests.push(operator.test(column, item)?);
                }
            }
            (_, one) => tests.push(operator.test(column, one)?),
        }
        for _ in &tests {
            self.count()?;
        }
        Ok(any(tests.into_iter().map(|test| Condition::Value(column, test)).collect()))
    }

    /// Something of the league has nothing but its id to ask for.
    fn sport(
        &mut self,
        at: Place<'m>,
        field: &'m Field,
        entity: SportEntity,
        value: &Node,
    ) -> Result<Option<Condition<'m>>, Problem> {
        let value = match value {
            Node::Map(entries) => match entries.as_slice() {
                [(key, inner)] if key == "id" => inner,
                entries => {
                    if let Some((key, _)) = entries.iter().find(|(key, _)| Operator::read(key).is_none()) {
                        return match at.unknown {
                            Unknown::Refused => Err(Problem::parameter(key)),
                            Unknown::Dropped => Ok(None),
                        };
                    }
                    value
                }
            },
            Node::Null | Node::Text(_) | Node::List(_) => value,
        };
        let Some(condition) = self.column(at, Column::Field(field), value)? else { return Ok(None) };
        of_league(condition, field, entity).map(Some)
    }

    fn count(&mut self) -> Result<(), Problem> {
        self.conditions += 1;
        if self.conditions > bounds::CONDITIONS {
            return Err(Problem::validation(format!("Too many conditions: at most {} are read", bounds::CONDITIONS)));
        }
        Ok(())
    }
}

/// Where in the filters we are.
#[derive(Clone, Copy)]
struct Place<'m> {
    scope: Scope<'m>,
    unknown: Unknown,
    hops: usize,
}

impl<'m> Place<'m> {
    fn behind(self, scope: Scope<'m>) -> Result<Self, Problem> {
        if self.hops == bounds::HOPS {
            return Err(Problem::validation(format!("A filter leads through at most {} relations", bounds::HOPS)));
        }
        Ok(Self { scope, hops: self.hops + 1, ..self })
    }
}

/// `_q`: letters of either case, anywhere in a text or in the id.
pub(super) fn search<'m>(of: &'m ContentType, node: Option<&Node>) -> Result<Option<Condition<'m>>, Problem> {
    let text = match node {
        None | Some(Node::Null) => return Ok(None),
        Some(Node::Text(text)) if text.is_empty() => return Ok(None),
        // Here a per cent sign is one; the closest that a test has for it is any one letter.
        Some(Node::Text(text)) => text.replace('%', "_"),
        Some(Node::List(_) | Node::Map(_)) => return Err(Problem::parameter("_q")),
    };
    let is_searched = |field: &&Field| match &field.kind {
        FieldKind::Text { form, .. } => match form {
            TextForm::Line | TextForm::Text | TextForm::Rich | TextForm::Email | TextForm::Slug { .. } => true,
            TextForm::Url | TextForm::LegacyUrl | TextForm::Colour => true,
            TextForm::OldPath | TextForm::Destination { .. } => true,
        },
        FieldKind::Enumeration(_) => true,
        FieldKind::Integer { .. } | FieldKind::BigInteger | FieldKind::Decimal { .. } => is_number(&text),
        _ => false,
    };
    let columns = of.fields.iter().filter(|field| field.is_visible()).filter(is_searched).map(Column::Field);
    let columns = std::iter::once(Column::Id).chain(columns);
    Ok(Some(Condition::Any(columns.map(|column| Condition::Value(column, Test::Contains(text.clone()))).collect())))
}

/// Nothing for no conditions, and one alone for one.
fn all(mut conditions: Vec<Condition<'_>>) -> Option<Condition<'_>> {
    if conditions.len() > 1 { Some(Condition::All(conditions)) } else { conditions.pop() }
}

/// The same of those of which one is enough.
fn any(mut conditions: Vec<Condition<'_>>) -> Option<Condition<'_>> {
    if conditions.len() > 1 { Some(Condition::Any(conditions)) } else { conditions.pop() }
}

fn negated(condition: Condition<'_>) -> Condition<'_> {
    Condition::Not(Box::new(condition))
}

fn of_league<'m>(condition: Condition<'m>, field: &'m Field, entity: SportEntity) -> Result<Condition<'m>, Problem> {
    let each = |conditions: Vec<Condition<'m>>| -> Result<Vec<_>, Problem> {
        conditions.into_iter().map(|condition| of_league(condition, field, entity)).collect()
    };
    Ok(match condition {
        Condition::All(conditions) => Condition::All(each(conditions)?),
        Condition::Any(conditions) => Condition::Any(each(conditions)?),
        Condition::Not(condition) => negated(of_league(*condition, field, entity)?),
        Condition::Value(_, test) => match test {
            Test::Equal(_) | Test::NotEqual(_) | Test::In(_) | Test::NotIn(_) | Test::IsNull | Test::IsNotNull => {
                Condition::Sport(field, entity, test)
            }
            _ => return Err(Problem::validation(format!("{} is asked for by its id", field.name))),
        },
        elsewhere @ (Condition::Related(..) | Condition::Component(..) | Condition::Sport(..)) => elsewhere,
    })
}

fn must_be(name: &str, what: &str) -> Problem {
    Problem::validation(format!("{name} must be {what}"))
}

fn too_many_values() -> Problem {
    Problem::validation(format!("Too many values: at most {} are read", bounds::VALUES))
}
