//! Conditions as SQL. A step to related entries or components asks whether there is one that fulfils the rest.

use content::model::{ContentType, Field, FieldKind, SportEntity};
use content::query::{Column, Condition, Hop, Operand, Test};
use sea_orm::Value;

use super::sql::Sql;
use super::{Sights, sport_name};

/// What a condition is about: a document, or a component inside one.
#[derive(Clone)]
pub(super) struct Subject<'m> {
    /// Where its values are.
    pub json: String,
    pub kind: SubjectKind<'m>,
}

#[derive(Clone)]
pub(super) enum SubjectKind<'m> {
    Document { alias: String, content_type: &'m ContentType },
    Component,
}

impl<'m> Subject<'m> {
    pub(super) fn document(alias: &str, content_type: &'m ContentType) -> Self {
        let kind = SubjectKind::Document { alias: alias.to_owned(), content_type };
        Self { json: format!("{alias}.data"), kind }
    }

    pub(super) fn component(json: String) -> Self {
        Self { json, kind: SubjectKind::Component }
    }
}

/// Makes SQL of a condition. `sights` are what the one who asks may see, of related entries too.
pub(super) struct Conditions {
    pub sights: Sights,
}

impl Conditions {
    /// A condition that all that is found must fulfil.
    pub(super) fn write(&self, sql: &mut Sql, subject: &Subject<'_>, condition: &Condition<'_>) -> String {
        self.part(sql, subject, condition, true)
    }

    /// A part of one: what is found need not fulfil it (`is_required`) where it is one of several, or the opposite of what
    /// is asked for.
    fn part(&self, sql: &mut Sql, subject: &Subject<'_>, condition: &Condition<'_>, is_required: bool) -> String {
        match condition {
            Condition::All(list) => self.several(sql, subject, list, " AND ", is_required),
            Condition::Any(list) => self.several(sql, subject, list, " OR ", is_required && list.len() == 1),
            Condition::Not(inner) => format!("NOT ({})", self.part(sql, subject, inner, false)),
            Condition::Value(column, test) => {
                let expression = value(sql, subject, *column);
                test_of(sql, expression, test)
            }
            Condition::Related(hop, inner) => self.related(sql, subject, *hop, inner, is_required),
            Condition::Component(field, inner) => self.component(sql, subject, field, inner, is_required),
            Condition::Sport(field, entity, test) => sport(sql, subject, field, *entity, test, is_required),
        }
    }

    /// An empty list is no condition.
    fn several(
        &self,
        sql: &mut Sql,
        subject: &Subject<'_>,
        list: &[Condition<'_>],
        word: &str,
        is_required: bool,
    ) -> String {
        if list.is_empty() {
            return "1 = 1".to_owned();
        }
        let parts: Vec<String> = list.iter().map(|one| self.part(sql, subject, one, is_required)).collect();
        format!("({})", parts.join(word))
    }

    fn related(
        &self,
        sql: &mut Sql,
        subject: &Subject<'_>,
        hop: Hop<'_>,
        inner: &Condition<'_>,
        is_required: bool,
    ) -> String {
        let alias = sql.alias('d');
        let other = |target| Subject::document(&alias, target);
        match (hop, &subject.kind) {
            (Hop::Field(field, target), SubjectKind::Document { alias: from, content_type }) => {
                let link = sql.alias('l');
                let (near, far, path) = ends(field);
                let (source, target_name) = match field.kind {
                    FieldKind::Inverse { .. } => (&target.name, &content_type.name),
                    _ => (&content_type.name, &target.name),
                };
                let (source, target_name, path) = (sql.bind(source), sql.bind(target_name), sql.bind(path));
                let type_name = format!("'{}'", target.name);
                let seen = self.sights.condition(sql, &alias, target);
                let condition = self.write(sql, &other(target), inner);
                // A cross join says to SQLite which side to begin with: those that fulfil the condition are fewer than the links.
                let found = format!(
                    "SELECT {link}.{near} FROM document {alias} CROSS JOIN document_link {link} \
                     WHERE {alias}.type = {type_name} AND {alias}.id = {link}.{far} AND {link}.source_type = {source} \
                     AND {link}.target_type = {target_name} AND {link}.path = {path} AND {seen} AND {condition}"
                );
                sql.among(&format!("{from}.id"), &found, is_required)
            }
            (Hop::Field(field, target), SubjectKind::Component) => {
                let type_name = format!("'{}'", target.name);
                let seen = self.sights.condition(sql, &alias, target);
                let condition = self.write(sql, &other(target), inner);
                let found = format!(
                    "SELECT {alias}.id FROM document {alias} WHERE {alias}.type = {type_name} AND {seen} AND {condition}"
                );
                match is_many(field) {
                    // What leads nowhere leads to none of them, rather than to nobody knows which.
                    false => {
                        let is_found = sql.among(&sql.id(&subject.json, &field.name), &found, false);
                        format!("COALESCE({is_found}, FALSE)")
                    }
                    true => {
                        let element = sql.alias('e');
                        let each = sql.each(&format!("{}->'{}'", subject.json, field.name), &element);
                        let is_found = sql.among(&sql.element_id(&element), &found, true);
                        format!("EXISTS (SELECT 1 FROM {each} WHERE {is_found})")
                    }
                }
            }
            (Hop::Localizations, SubjectKind::Document { alias: from, content_type }) => {
                let seen = self.sights.condition(sql, &alias, content_type);
                let condition = self.write(sql, &other(content_type), inner);
                let siblings = sibling(&alias, from);
                format!("EXISTS (SELECT 1 FROM document {alias} WHERE {siblings} AND {seen} AND {condition})")
            }
            (Hop::Localizations, SubjectKind::Component) => "1 = 0".to_owned(),
        }
    }

    fn component(
        &self,
        sql: &mut Sql,
        subject: &Subject<'_>,
        field: &Field,
        inner: &Condition<'_>,
        is_required: bool,
    ) -> String {
        let json = format!("{}->'{}'", subject.json, field.name);
        if !is_many(field) {
            let condition = self.part(sql, &Subject::component(format!("({json})")), inner, is_required);
            return format!("({}->>'{}' IS NOT NULL AND {condition})", subject.json, field.name);
        }
        let alias = sql.alias('c');
        let each = sql.each(&json, &alias);
        let condition = self.write(sql, &Subject::component(format!("{alias}.value")), inner);
        format!("EXISTS (SELECT 1 FROM {each} WHERE {condition})")
    }
}

/// The columns of a link at the near and at the far end of a relation, and the path by which it is kept.
fn ends(field: &Field) -> (&'static str, &'static str, &str) {
    match &field.kind {
        FieldKind::Inverse { field, .. } => ("target_id", "source_id", field),
        _ => ("source_id", "target_id", &field.name),
    }
}

pub(super) fn is_many(field: &Field) -> bool {
    match field.kind {
        FieldKind::Media { is_multiple, .. } => is_multiple,
        FieldKind::Relation { is_many, .. } | FieldKind::Inverse { is_many, .. } | FieldKind::Sport { is_many, .. } => {
            is_many
        }
        FieldKind::Component { is_repeatable, .. } => is_repeatable,
        _ => false,
    }
}

pub(super) fn sibling(alias: &str, of: &str) -> String {
    format!("{alias}.type = {of}.type AND {alias}.grp = {of}.grp AND {alias}.id <> {of}.id")
}

/// Whether something of the league passes a test; with `IsNull`, whether nothing is linked at all.
fn sport(
    sql: &mut Sql,
    subject: &Subject<'_>,
    field: &Field,
    entity: SportEntity,
    test: &Test,
    is_required: bool,
) -> String {
    let (test, not, is_required) = match test {
        Test::IsNull => (&Test::IsNotNull, "NOT ", false),
        test => (test, "", is_required),
    };
    let found = match &subject.kind {
        SubjectKind::Document { alias, content_type } => {
            let link = sql.alias('l');
            let (source, path) = (sql.bind(&content_type.name), sql.bind(&field.name));
            let target = sql.bind(sport_name(entity));
            let condition = test_of(sql, sport_id(entity, &format!("{link}.target_id")), test);
            let found = format!(
                "SELECT {link}.source_id FROM document_link {link} WHERE {link}.source_type = {source} \
                 AND {link}.path = {path} AND {link}.target_type = {target} AND {condition}"
            );
            sql.among(&format!("{alias}.id"), &found, is_required)
        }
        SubjectKind::Component if is_many(field) => {
            let element = sql.alias('e');
            let each = sql.each(&format!("{}->'{}'", subject.json, field.name), &element);
            let condition = test_of(sql, sport_id(entity, &sql.element_id(&element)), test);
            format!("EXISTS (SELECT 1 FROM {each} WHERE {condition})")
        }
        SubjectKind::Component => {
            let condition = test_of(sql, sport_id(entity, &sql.id(&subject.json, &field.name)), test);
            format!("COALESCE({condition}, FALSE)")
        }
    };
    format!("{not}({found})")
}

/// Competitions are known by their keys, everything else by its number.
fn sport_id(entity: SportEntity, id: &str) -> String {
    match entity {
        SportEntity::Competition => format!("(SELECT key FROM competition WHERE competition.id = {id})"),
        SportEntity::Team | SportEntity::Player | SportEntity::Match => id.to_owned(),
    }
}

/// A value of the subject, with how it is compared.
pub(super) struct Expression {
    pub text: String,
    form: Form,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Text,
    Plain,
    /// A number kept as a text.
    LongNumber,
}

impl From<String> for Expression {
    fn from(text: String) -> Self {
        Self { text, form: Form::Plain }
    }
}

pub(super) fn value(sql: &Sql, subject: &Subject<'_>, column: Column<'_>) -> Expression {
    let json = &subject.json;
    match (&subject.kind, column) {
        (SubjectKind::Document { alias, .. }, Column::Id) => format!("{alias}.id").into(),
        (SubjectKind::Document { alias, .. }, Column::CreatedAt) => format!("{alias}.created_at").into(),
        (SubjectKind::Document { alias, .. }, Column::UpdatedAt) => format!("{alias}.updated_at").into(),
        (SubjectKind::Document { alias, .. }, Column::PublishedAt) => format!("{alias}.published_at").into(),
        (SubjectKind::Document { alias, .. }, Column::Locale) => {
            Expression { text: format!("{alias}.locale"), form: Form::Text }
        }
        (SubjectKind::Component, Column::Id) => sql.id(json, "id").into(),
        (SubjectKind::Component, Column::CreatedAt | Column::UpdatedAt | Column::PublishedAt | Column::Locale) => {
            "NULL".to_owned().into()
        }
        (kind, Column::Field(field)) => {
            let text = format!("{json}->>'{}'", field.name);
            match (&field.kind, kind) {
                (FieldKind::Views, SubjectKind::Document { alias, .. }) => format!("{alias}.views").into(),
                (FieldKind::Integer { .. } | FieldKind::Decimal { .. }, _) => sql.number(json, &field.name).into(),
                (FieldKind::Boolean, _) => sql.flag(json, &field.name).into(),
                (FieldKind::BigInteger, _) => Expression { text, form: Form::LongNumber },
                _ => Expression { text, form: Form::Text },
            }
        }
    }
}

impl Expression {
    /// As it is put in order.
    pub(super) fn ordered(&self, sql: &Sql) -> String {
        match self.form {
            Form::Text => sql.ordered(&self.text),
            Form::LongNumber => sql.long_number(&self.text),
            Form::Plain => self.text.clone(),
        }
    }
}

fn test_of(sql: &mut Sql, expression: impl Into<Expression>, test: &Test) -> String {
    let expression = expression.into();
    let text = &expression.text;
    let compared = |sql: &mut Sql, operator: &str, operand: &Operand| {
        let place = place(sql, &expression, operand);
        format!("{} {operator} {place}", expression.ordered(sql))
    };
    match test {
        Test::Equal(operand) if expression.form == Form::Text => format!("{text} = {}", bind(sql, operand)),
        Test::Equal(operand) => compared(sql, "=", operand),
        Test::NotEqual(operand) => compared(sql, "<>", operand),
        Test::Less(operand) => compared(sql, "<", operand),
        Test::AtMost(operand) => compared(sql, "<=", operand),
        Test::Greater(operand) => compared(sql, ">", operand),
        Test::AtLeast(operand) => compared(sql, ">=", operand),
        Test::Between(from, to) => {
            format!("({} AND {})", compared(sql, ">=", from), compared(sql, "<=", to))
        }
        Test::In(operands) | Test::NotIn(operands) => {
            let operator = if matches!(test, Test::In(_)) { "IN" } else { "NOT IN" };
            let places: Vec<String> = operands.iter().map(|operand| place(sql, &expression, operand)).collect();
            let value = match expression.form {
                Form::LongNumber => sql.long_number(text),
                _ => text.clone(),
            };
            match places.is_empty() {
                true => (if matches!(test, Test::In(_)) { "1 = 0" } else { "1 = 1" }).to_owned(),
                false => format!("{value} {operator} ({})", places.join(", ")),
            }
        }
        Test::IsNull => format!("{text} IS NULL"),
        Test::IsNotNull => format!("{text} IS NOT NULL"),
        Test::Alike(pattern) => like(sql, text, pattern, false),
        Test::Unlike(pattern) => like(sql, text, pattern, true),
        Test::Contains(part) => like(sql, text, &format!("%{part}%"), false),
        Test::NotContains(part) => like(sql, text, &format!("%{part}%"), true),
        Test::StartsWith(part) => like(sql, text, &format!("{part}%"), false),
        Test::EndsWith(part) => like(sql, text, &format!("%{part}"), false),
    }
}

/// A pattern in which nothing is escaped: the dialect lets `%` and `_` stand for anything.
fn like(sql: &mut Sql, text: &str, pattern: &str, not: bool) -> String {
    let place = sql.bind(escaped(pattern).to_ascii_lowercase());
    let operator = if not { "NOT LIKE" } else { "LIKE" };
    format!("{} {operator} {place} ESCAPE '\\'", sql.folded(&sql.as_text(text)))
}

/// A backslash stands for itself on both databases.
fn escaped(pattern: &str) -> String {
    pattern.replace('\\', "\\\\")
}

fn place(sql: &mut Sql, expression: &Expression, operand: &Operand) -> String {
    let place = bind(sql, operand);
    match expression.form {
        Form::LongNumber => sql.long_number(&sql.as_text(&place)),
        Form::Text | Form::Plain => place,
    }
}

fn bind(sql: &mut Sql, operand: &Operand) -> String {
    let value: Value = match operand {
        Operand::Text(text) => text.as_str().into(),
        Operand::Integer(number) | Operand::Instant(number) => (*number).into(),
        Operand::Decimal(number) => (*number).into(),
        Operand::Boolean(flag) => (*flag).into(),
    };
    sql.bind(value)
}
