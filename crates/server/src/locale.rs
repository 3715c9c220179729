//! The caller's language.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Locale {
    #[default]
    Portuguese,
    English,
}

impl Locale {
    /// From the `Locale` header; an unknown value counts as none.
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        match headers.get("locale").map(axum::http::HeaderValue::as_bytes) {
            Some(b"en") => Self::English,
            _ => Self::Portuguese,
        }
    }

    /// The language of a document; one that we do not know counts as the league's own.
    pub(crate) fn coded(code: &str) -> Self {
        if code == Self::English.code() { Self::English } else { Self::Portuguese }
    }

    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::Portuguese => "pt-PT",
            Self::English => "en",
        }
    }

    /// The one of two texts that is in this language.
    pub(crate) fn pick<T>(self, portuguese: T, english: T) -> T {
        match self {
            Self::Portuguese => portuguese,
            Self::English => english,
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Locale {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.headers))
    }
}
