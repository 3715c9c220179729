//! Errors in the words of the content dialect.

use axum::http::StatusCode;
use content::problem::{FieldProblem, Problem, ProblemKind};
use serde_json::{Value, json};

use super::ApiError;

/// An error whose words the content dialect fixes: the same in every language.
#[derive(Clone, Debug, PartialEq)]
pub struct Dialect {
    pub status: StatusCode,
    pub name: &'static str,
    pub message: String,
    /// Left out of the body where there are none.
    pub details: Option<Value>,
}

impl Dialect {
    pub(crate) fn error(status: StatusCode, name: &'static str, message: impl Into<String>) -> ApiError {
        let details = Some(json!({}));
        ApiError::Dialect(Box::new(Self { status, name, message: message.into(), details }))
    }

    pub(crate) fn validation(message: impl Into<String>) -> ApiError {
        Self::error(StatusCode::BAD_REQUEST, "ValidationError", message)
    }

    pub(crate) fn application(message: impl Into<String>) -> ApiError {
        Self::error(StatusCode::BAD_REQUEST, "ApplicationError", message)
    }

    pub(crate) fn bad_credentials() -> ApiError {
        Self::error(StatusCode::UNAUTHORIZED, "UnauthorizedError", "Missing or invalid credentials")
    }

    /// The token is good, but its account is not, or no longer.
    pub(crate) fn invalid_credentials() -> ApiError {
        Self::error(StatusCode::UNAUTHORIZED, "UnauthorizedError", "Invalid credentials")
    }

    pub(crate) fn forbidden() -> ApiError {
        Self::error(StatusCode::FORBIDDEN, "ForbiddenError", "Forbidden")
    }

    pub(crate) fn not_found() -> ApiError {
        Self::error(StatusCode::NOT_FOUND, "NotFoundError", "Not Found")
    }
}

impl From<Problem> for ApiError {
    fn from(problem: Problem) -> Self {
        let name = match problem.kind {
            ProblemKind::Validation => "ValidationError",
            ProblemKind::Pagination => "PaginationError",
            ProblemKind::Application => "ApplicationError",
        };
        let error = |field: &FieldProblem| json!({ "path": field.path, "message": field.message, "name": name });
        let errors: Vec<Value> = problem.errors.iter().map(error).collect();
        let details = if errors.is_empty() { json!({}) } else { json!({ "errors": errors }) };
        let status = StatusCode::BAD_REQUEST;
        Self::Dialect(Box::new(Dialect { status, name, message: problem.message, details: Some(details) }))
    }
}

impl ApiError {
    /// The same, saying more.
    pub(crate) fn with_details(self, details: Value) -> Self {
        match self {
            Self::Dialect(dialect) => Self::Dialect(Box::new(Dialect { details: Some(details), ..*dialect })),
            other => other,
        }
    }

    /// Any error in the dialect's form; where it has words of its own, in these.
    pub(super) fn in_dialect(&self, message: String) -> Dialect {
        let (name, message, has_details) = match self {
            Self::Dialect(dialect) => return (**dialect).clone(),
            Self::NotFound(_) => ("NotFoundError", "Not Found".to_owned(), true),
            Self::InvalidParameter { .. } | Self::Refused(_) => ("ValidationError", message, true),
            Self::Moved(_) => ("Redirect", message, false),
            Self::MalformedJson { .. } => ("SyntaxError", message, false),
            Self::NotJson => ("BadRequestError", message, true),
            Self::Unauthorized(_) | Self::SignInNeeded => ("UnauthorizedError", message, true),
            Self::Forbidden => ("ForbiddenError", message, true),
            Self::TooManyFavourites | Self::AlreadyDecided => ("ConflictError", message, true),
            Self::WrongFile(_) => ("UnsupportedMediaTypeError", message, true),
            Self::TooManyRequests | Self::HeldBack(_) => {
                ("RateLimitError", "Too many requests, please try again later.".to_owned(), true)
            }
            Self::MethodNotAllowed => ("MethodNotAllowedError", message, true),
            Self::PayloadTooLarge | Self::TooManyItems(_) => {
                ("PayloadTooLargeError", "request entity too large".to_owned(), false)
            }
            Self::AddressTooLong | Self::HeadersTooLarge => ("BadRequestError", message, true),
            Self::Unavailable(_) => ("ServiceUnavailableError", message, true),
            Self::Internal(_) => ("InternalServerError", "Internal Server Error".to_owned(), false),
        };
        Dialect { status: self.status(), name, message, details: has_details.then(|| json!({})) }
    }
}
