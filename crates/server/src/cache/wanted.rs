//! What a caller asks of an answer.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use encoding::Encoding;

/// Its encoding, and the version that it has already.
#[derive(Debug, Default)]
pub(crate) struct Wanted {
    pub(super) encoding: Encoding,
    if_none_match: Option<HeaderValue>,
}

impl Wanted {
    /// The same from somebody who has no earlier answer.
    pub(super) fn knowing_nothing(&self) -> Self {
        Self { encoding: self.encoding, if_none_match: None }
    }

    pub(crate) fn of(headers: &HeaderMap) -> Self {
        let accept = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
        Self {
            encoding: accept.map_or(Encoding::Identity, Encoding::wanted_by),
            if_none_match: headers.get(header::IF_NONE_MATCH).cloned(),
        }
    }

    pub(crate) fn likes_brotli(&self) -> bool {
        self.encoding == Encoding::Brotli
    }

    pub(crate) fn likes_gzip(&self) -> bool {
        self.encoding == Encoding::Gzip
    }

    /// Whether the caller has the version with this ETag.
    pub(crate) fn has(&self, etag: &HeaderValue) -> bool {
        let Some(known) = self.if_none_match.as_ref().and_then(|value| value.to_str().ok()) else {
            return false;
        };
        let Ok(etag) = etag.to_str() else { return false };
        known.split(',').map(str::trim).any(|tag| tag == "*" || tag.strip_prefix("W/").unwrap_or(tag) == etag)
    }
}

impl<S: Sync> FromRequestParts<S> for Wanted {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.headers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn etags_are_compared_whole() {
        let with = |text: &str| Wanted {
            encoding: Encoding::Identity,
            if_none_match: Some(HeaderValue::from_str(text).unwrap()),
        };
        let etag = HeaderValue::from_static("\"abc-br\"");
        for text in ["\"abc-br\"", "W/\"abc-br\"", "\"x\", \"abc-br\"", "*"] {
            assert!(with(text).has(&etag), "{text}");
        }
        for text in ["\"abc\"", "abc-br", "\"abc-gzip\""] {
            assert!(!with(text).has(&etag), "{text}");
        }
    }
}
