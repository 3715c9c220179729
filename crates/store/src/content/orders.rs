//! Orders as SQL.

use content::model::{ContentType, FieldKind};
use content::query::{Column, Hop, Order, State, Step};

use super::Sights;
use super::conditions::{Subject, SubjectKind, is_many, sibling, value};
use super::sql::Sql;

pub(super) struct Orders {
    pub sights: Sights,
    pub state: State,
}

impl Orders {
    /// What follows `ORDER BY`. Entries that are equal otherwise come by number.
    pub(super) fn write(&self, sql: &mut Sql, subject: &Subject<'_>, orders: &[Order<'_>]) -> String {
        let mut parts: Vec<String> = orders.iter().map(|order| self.one(sql, subject, order)).collect();
        let by_number = orders.iter().any(|order| order.path.is_empty() && matches!(order.column, Column::Id));
        if !by_number && let SubjectKind::Document { alias, .. } = &subject.kind {
            parts.push(format!("{alias}.id ASC"));
        }
        parts.join(", ")
    }

    fn one(&self, sql: &mut Sql, subject: &Subject<'_>, order: &Order<'_>) -> String {
        let expression = self.along(sql, subject, &order.path, order.column, order.is_descending);
        // An index gives the order only where nothing is said about what has no value.
        let may_be_null = !order.path.is_empty()
            || match order.column {
                Column::Id | Column::CreatedAt | Column::UpdatedAt | Column::Locale => false,
                Column::PublishedAt => self.state == State::Preview || !has_drafts(subject),
                Column::Field(field) => field.kind != FieldKind::Views,
            };
        format!("{expression} {}", sql.direction(order.is_descending, may_be_null))
    }

    /// The value at the end of a path; of several, the one that comes first in the order.
    fn along(
        &self,
        sql: &mut Sql,
        subject: &Subject<'_>,
        path: &[Step<'_>],
        column: Column<'_>,
        is_descending: bool,
    ) -> String {
        let Some((step, rest)) = path.split_first() else {
            return value(sql, subject, column).ordered(sql);
        };
        let first = if is_descending { "MAX" } else { "MIN" };
        match (step, &subject.kind) {
            (Step::Component(field), _) => {
                let json = format!("{}->'{}'", subject.json, field.name);
                if !is_many(field) {
                    return self.along(sql, &Subject::component(format!("({json})")), rest, column, is_descending);
                }
                let alias = sql.alias('c');
                let each = sql.each(&json, &alias);
                let inner = self.along(sql, &Subject::component(format!("{alias}.value")), rest, column, is_descending);
                format!("(SELECT {first}({inner}) FROM {each})")
            }
            (Step::Hop(Hop::Field(field, target)), SubjectKind::Document { alias: from, content_type }) => {
                let (alias, link) = (sql.alias('d'), sql.alias('l'));
                let inner = self.along(sql, &Subject::document(&alias, target), rest, column, is_descending);
                let (near, far, path, source, aim) = match &field.kind {
                    FieldKind::Inverse { field, .. } => {
                        ("target_id", "source_id", field, &target.name, &content_type.name)
                    }
                    _ => ("source_id", "target_id", &field.name, &content_type.name, &target.name),
                };
                let (path, source, aim) = (sql.bind(path), sql.bind(source), sql.bind(aim));
                let type_name = sql.bind(&target.name);
                let seen = self.sights.condition(sql, &alias, target);
                format!(
                    "(SELECT {first}({inner}) FROM document_link {link} JOIN document {alias} ON {alias}.type = {type_name} \
                     AND {alias}.id = {link}.{far} WHERE {link}.source_type = {source} AND {link}.target_type = {aim} \
                     AND {link}.path = {path} AND {link}.{near} = {from}.id AND {seen})"
                )
            }
            (Step::Hop(Hop::Field(field, target)), SubjectKind::Component) => {
                let alias = sql.alias('d');
                let inner = self.along(sql, &Subject::document(&alias, target), rest, column, is_descending);
                let type_name = sql.bind(&target.name);
                let seen = self.sights.condition(sql, &alias, target);
                let among = match is_many(field) {
                    false => format!("{alias}.id = {}", sql.id(&subject.json, &field.name)),
                    true => {
                        let element = sql.alias('e');
                        let each = sql.each(&format!("{}->'{}'", subject.json, field.name), &element);
                        format!("{alias}.id IN (SELECT {} FROM {each})", sql.element_id(&element))
                    }
                };
                format!(
                    "(SELECT {first}({inner}) FROM document {alias} WHERE {alias}.type = {type_name} AND {among} AND {seen})"
                )
            }
            (Step::Hop(Hop::Localizations), SubjectKind::Document { alias: from, content_type }) => {
                let alias = sql.alias('d');
                let inner = self.along(sql, &Subject::document(&alias, content_type), rest, column, is_descending);
                let seen = self.sights.condition(sql, &alias, content_type);
                format!("(SELECT {first}({inner}) FROM document {alias} WHERE {} AND {seen})", sibling(&alias, from))
            }
            (Step::Hop(Hop::Localizations), SubjectKind::Component) => "NULL".to_owned(),
        }
    }
}

fn has_drafts(subject: &Subject<'_>) -> bool {
    matches!(subject.kind, SubjectKind::Document { content_type: ContentType { has_drafts: true, .. }, .. })
}
