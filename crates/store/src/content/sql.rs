//! A statement in the making: its text, and the values that it is given. Nothing that a caller sent is ever part of the
//! text; names of types, fields and components are, and the model has checked their letters.

use sea_orm::{DbBackend, Value};

pub(super) struct Sql {
    pub text: String,
    pub values: Vec<Value>,
    backend: DbBackend,
    aliases: usize,
}

impl Sql {
    pub(super) fn new(backend: DbBackend, text: &str) -> Self {
        Self { text: text.to_owned(), values: Vec::new(), backend, aliases: 0 }
    }

    pub(super) fn push(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Takes a value, and gives the place that stands for it in the text.
    pub(super) fn bind(&mut self, value: impl Into<Value>) -> String {
        self.values.push(value.into());
        format!("${}", self.values.len())
    }

    /// A list in brackets. One that is empty fits nothing.
    pub(super) fn list<V: Into<Value>>(&mut self, values: impl IntoIterator<Item = V>) -> String {
        let places: Vec<String> = values.into_iter().map(|value| self.bind(value)).collect();
        if places.is_empty() { "(NULL)".to_owned() } else { format!("({})", places.join(", ")) }
    }

    /// A name that nothing else in the statement has.
    pub(super) fn alias(&mut self, first: char) -> String {
        self.aliases += 1;
        format!("{first}{}", self.aliases)
    }

    fn is_postgres(&self) -> bool {
        self.backend == DbBackend::Postgres
    }

    /// A number kept in JSON.
    pub(super) fn number(&self, json: &str, name: &str) -> String {
        self.cast(json, name, "number", "numeric")
    }

    /// What was stored before its field had this type has no value, rather than being an error.
    fn cast(&self, json: &str, name: &str, kind: &str, target: &str) -> String {
        if !self.is_postgres() {
            return format!("{json}->>'{name}'");
        }
        format!("(CASE jsonb_typeof({json}->'{name}') WHEN '{kind}' THEN ({json}->>'{name}')::{target} END)")
    }

    /// A number of any length, kept in JSON as a text.
    pub(super) fn long_number(&self, text: &str) -> String {
        if self.is_postgres() {
            format!("(CASE WHEN ({text}) ~ '^-?[0-9]+$' THEN ({text})::numeric END)")
        } else {
            format!("CAST({text} AS INTEGER)")
        }
    }

    pub(super) fn flag(&self, json: &str, name: &str) -> String {
        self.cast(json, name, "boolean", "boolean")
    }

    /// Whether an id is among those that a statement of its own finds.
    ///
    /// Where all of it must hold (`is_required`), PostgreSQL would join the two, and as long as it has not counted its rows, ask
    /// the inner one again for each row of the outer one – at every step of a long way. As an array it is found once, and
    /// leads to the rows. Elsewhere PostgreSQL finds it once by itself, and looks ids up more quickly than in an array.
    pub(super) fn among(&self, id: &str, found: &str, is_required: bool) -> String {
        match self.is_postgres() && is_required {
            true => format!("{id} = ANY(ARRAY({found}))"),
            false => format!("{id} IN ({found})"),
        }
    }

    /// The id of a to-one relation inside a component.
    pub(super) fn id(&self, json: &str, name: &str) -> String {
        self.cast(json, name, "number", "bigint")
    }

    /// Texts are ordered by their code points on both databases.
    pub(super) fn ordered(&self, text: &str) -> String {
        if self.is_postgres() { format!("({text}) COLLATE \"C\"") } else { text.to_owned() }
    }

    pub(super) fn as_text(&self, expression: &str) -> String {
        format!("CAST({expression} AS TEXT)")
    }

    /// ASCII letters in lower case; all others stay as they are, on both databases.
    pub(super) fn folded(&self, text: &str) -> String {
        if self.is_postgres() { format!("lower(({text}) COLLATE \"C\")") } else { format!("lower({text})") }
    }

    /// The elements of a JSON array as rows with a `value`.
    pub(super) fn each(&self, array: &str, alias: &str) -> String {
        if self.is_postgres() {
            let safe = format!("CASE jsonb_typeof({array}) WHEN 'array' THEN {array} ELSE '[]' END");
            format!("jsonb_array_elements({safe}) AS {alias}(value)")
        } else {
            format!("json_each(CASE json_type({array}) WHEN 'array' THEN {array} ELSE '[]' END) AS {alias}")
        }
    }

    /// An element of a JSON array of ids, as a number.
    pub(super) fn element_id(&self, alias: &str) -> String {
        if !self.is_postgres() {
            return format!("{alias}.value");
        }
        format!("(CASE jsonb_typeof({alias}.value) WHEN 'number' THEN ({alias}.value #>> '{{}}')::bigint END)")
    }

    /// What has no value comes first, as on SQLite.
    pub(super) fn direction(&self, is_descending: bool, may_be_null: bool) -> &'static str {
        match (is_descending, may_be_null && self.is_postgres()) {
            (false, false) => "ASC",
            (true, false) => "DESC",
            (false, true) => "ASC NULLS FIRST",
            (true, true) => "DESC NULLS LAST",
        }
    }
}
