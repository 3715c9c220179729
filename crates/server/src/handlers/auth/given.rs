//! What a body gives, read field by field: what is wrong is said of each, in the dialect's words.

use accounts::email;
use content::problem::{FieldProblem, Problem};
use serde_json::Value;

/// So much of a wrong value is repeated.
const MOST_REPEATED: usize = 100;

/// A body that is being read. What is wrong is collected, and told in the end.
pub(super) struct Given<'b> {
    body: &'b Value,
    problems: Vec<FieldProblem>,
}

impl<'b> Given<'b> {
    /// A request without a body, or with one that is no JSON, has null.
    pub(super) fn new(body: &'b Value) -> Result<Self, Problem> {
        if !body.is_object() && !body.is_null() {
            return Err(Problem::fields(vec![wrong_type(None, body)]));
        }
        Ok(Self { body, problems: Vec::new() })
    }

    /// A text that must be there and not be empty.
    pub(super) fn text(&mut self, field: &str) -> &'b str {
        required(self.body, field).unwrap_or_else(|problem| {
            self.problems.push(problem);
            ""
        })
    }

    /// The same for an address; in lower case.
    pub(super) fn email(&mut self) -> String {
        let text = self.text("email");
        email::normal(text).unwrap_or_else(|| {
            if !text.is_empty() {
                self.wrong("email", "email must be a valid email");
            }
            String::new()
        })
    }

    /// Something that may be left out; what is of another type counts as left out.
    pub(super) fn choice(&self, field: &str) -> Option<&'b Value> {
        self.body.get(field)
    }

    pub(super) fn wrong(&mut self, field: &str, message: impl Into<String>) {
        self.problems.push(FieldProblem { path: vec![field.to_owned()], message: message.into() });
    }

    /// Some bodies take nothing else.
    pub(super) fn only(&mut self, fields: &[&str]) {
        let others = self.body.as_object().into_iter().flatten().map(|(name, _)| name.as_str());
        let others: Vec<&str> = others.filter(|name| !fields.contains(name)).collect();
        if !others.is_empty() {
            let names: String = others.join(", ").chars().take(MOST_REPEATED).collect();
            self.problems
                .push(FieldProblem { path: vec![], message: format!("this field has unspecified keys: {names}") });
        }
    }

    pub(super) fn done(self) -> Result<(), Problem> {
        if self.problems.is_empty() { Ok(()) } else { Err(Problem::fields(self.problems)) }
    }
}

pub(super) struct Credentials<'b> {
    pub identifier: &'b str,
    pub password: &'b str,
}

impl<'b> Credentials<'b> {
    pub(super) fn read(body: &'b Value) -> Result<Self, Problem> {
        let mut given = Given::new(body)?;
        let credentials = Self { identifier: given.text("identifier"), password: given.text("password") };
        given.done()?;
        Ok(credentials)
    }
}

/// A text that must be there and not be empty.
fn required<'b>(body: &'b Value, field: &str) -> Result<&'b str, FieldProblem> {
    match body.get(field) {
        Some(Value::String(text)) if !text.is_empty() => Ok(text),
        None | Some(Value::String(_)) => {
            Err(FieldProblem { path: vec![field.to_owned()], message: format!("{field} is a required field") })
        }
        Some(other) => Err(wrong_type(Some(field), other)),
    }
}

/// Without a field, it is the whole body.
fn wrong_type(field: Option<&str>, value: &Value) -> FieldProblem {
    let (name, expected) = field.map_or(("this", "object"), |field| (field, "string"));
    let shown: String = format!("{value:#}").chars().take(MOST_REPEATED).collect();
    let mut message = format!("{name} must be a `{expected}` type, but the final value was: `{shown}`.");
    if value.is_null() {
        message += "\n If \"null\" is intended as an empty value be sure to mark the schema as `.nullable()`";
    }
    FieldProblem { path: field.map(str::to_owned).into_iter().collect(), message }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn problem(body: &Value) -> (String, Vec<(Vec<String>, String)>) {
        let problem = Credentials::read(body).err().unwrap();
        (problem.message, problem.errors.into_iter().map(|error| (error.path, error.message)).collect())
    }

    #[test]
    fn what_is_wrong_is_said_of_each_field() {
        let single = [
            (json!({ "identifier": "a" }), "password", "password is a required field"),
            (json!({ "password": "b", "identifier": "" }), "identifier", "identifier is a required field"),
            (
                json!({ "identifier": 5, "password": "b" }),
                "identifier",
                "identifier must be a `string` type, but the final value was: `5`.",
            ),
            (
                json!({ "identifier": "a", "password": true }),
                "password",
                "password must be a `string` type, but the final value was: `true`.",
            ),
            (
                json!({ "identifier": "a", "password": [] }),
                "password",
                "password must be a `string` type, but the final value was: `[]`.",
            ),
            (
                json!({ "identifier": null, "password": "b" }),
                "identifier",
                "identifier must be a `string` type, but the final value was: `null`.\n If \"null\" is intended as an \
                 empty value be sure to mark the schema as `.nullable()`",
            ),
        ];
        for (body, field, message) in single {
            let expected = (message.to_owned(), vec![(vec![field.to_owned()], message.to_owned())]);
            assert_eq!(problem(&body), expected, "{body}");
        }
        for body in [json!(null), json!({}), json!({ "identifier": 5 })] {
            let (message, errors) = problem(&body);
            assert_eq!((message.as_str(), errors.len()), ("2 errors occurred", 2), "{body}");
            assert_eq!(errors.iter().map(|(path, _)| path[0].as_str()).collect::<Vec<_>>(), ["identifier", "password"]);
        }
    }

    #[test]
    fn a_body_is_an_object_and_not_repeated_at_length() {
        let (message, errors) = problem(&json!([]));
        assert_eq!(message, "this must be a `object` type, but the final value was: `[]`.");
        assert!(errors[0].0.is_empty());
        let (message, _) = problem(&json!({ "identifier": ["x".repeat(1_000)], "password": "b" }));
        assert!(message.len() < 300, "{message}");
    }

    #[test]
    fn credentials_are_taken_to_the_letter() {
        let body = json!({ "identifier": " Ana ", "password": " b ", "rememberMe": true });
        let Credentials { identifier, password } = Credentials::read(&body).unwrap();
        assert_eq!((identifier, password), (" Ana ", " b "));
    }
}
