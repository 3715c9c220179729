//! What is wrong with a request, in the words of the dialect.

use thiserror::Error;

/// Something that a caller can put right.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{message}")]
pub struct Problem {
    pub kind: ProblemKind,
    pub message: String,
    /// Where in a body, and what; empty for queries.
    pub errors: Vec<FieldProblem>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    Validation,
    Pagination,
    /// A rule of the business, such as that of languages.
    Application,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldProblem {
    pub path: Vec<String>,
    pub message: String,
}

impl Problem {
    pub fn validation(message: impl Into<String>) -> Self {
        Self { kind: ProblemKind::Validation, message: message.into(), errors: Vec::new() }
    }

    pub fn application(message: impl Into<String>) -> Self {
        Self { kind: ProblemKind::Application, ..Self::validation(message) }
    }

    /// A name in a query that says nothing, or nothing that the caller may know.
    pub fn parameter(name: &str) -> Self {
        Self::validation(format!("Invalid parameter {name}"))
    }

    /// What is wrong with some fields: one problem speaks for itself, several are counted.
    pub fn fields(errors: Vec<FieldProblem>) -> Self {
        let message = match errors.as_slice() {
            [only] => only.message.clone(),
            several => format!("{} errors occurred", several.len()),
        };
        Self { errors, ..Self::validation(message) }
    }
}
