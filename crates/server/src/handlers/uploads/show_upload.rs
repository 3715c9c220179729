use std::ops::Range;

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use media::{MediaError, Reading, is_object_name};

use crate::app::App;
use crate::error::{ApiError, Missing};

/// What a name stands for never changes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// A file that somebody uploaded does nothing on our behalf, wherever it is opened.
const PICTURE_POLICY: &str = "default-src 'none'; sandbox";
/// The same for PDFs. Browsers show them by an extension of their own, which a sandbox keeps out.
const PAPER_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/// `/uploads/golo_1a2b3c4d5e.jpg`: a file, or a format of it.
pub(crate) async fn show_upload(
    State(app): State<App>,
    method: Method,
    headers: HeaderMap,
    uri: Uri,
) -> Result<Response, ApiError> {
    let missing = || ApiError::NotFound(Missing::Page);
    // As it stands: no name of ours needs escapes.
    let name = uri.path().strip_prefix("/uploads/").filter(|name| is_object_name(name)).ok_or_else(missing)?;
    let tag = format!("\"{name}\"");
    let is_known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok()).is_some_and(|known| {
        known.split(',').map(|one| one.trim().trim_start_matches("W/")).any(|one| one == tag || one == "*")
    });
    let library = app.library()?;
    let unavailable = |error: MediaError| ApiError::Unavailable(format!("media storage: {error}"));
    let part = match asked_part(&headers, name, &tag) {
        Some(asked) if !is_known => {
            let length = library.length(name).await.map_err(unavailable)?.ok_or_else(missing)?;
            asked.within(length).map(Some).ok_or(length)
        }
        _ => Ok(None),
    };
    let mut response = match part {
        _ if is_known => StatusCode::NOT_MODIFIED.into_response(),
        Ok(part) => {
            let reading = library.read(name, part).await.map_err(unavailable)?.ok_or_else(missing)?;
            sent(reading, method == Method::HEAD)
        }
        Err(length) => return Ok(outside(length)),
    };
    let all = response.headers_mut();
    let policy = if name.ends_with(".pdf") { PAPER_POLICY } else { PICTURE_POLICY };
    all.insert(header::CACHE_CONTROL, HeaderValue::from_static(FOR_EVER));
    all.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    let written = |text: String| HeaderValue::try_from(text).expect("names of files have letters and digits only");
    all.insert(header::CONTENT_DISPOSITION, written(format!("inline; filename=\"{name}\"")));
    all.insert(header::ETAG, written(tag));
    Ok(response)
}

fn sent(reading: Reading, is_head: bool) -> Response {
    let Reading { mime, length, range, stream } = reading;
    let is_whole = range == (0..length);
    let body = if is_head { Body::empty() } else { Body::from_stream(stream) };
    let mut response = body.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(mime));
    headers.insert(header::CONTENT_LENGTH, HeaderValue::from(range.end - range.start));
    if mime == "application/pdf" {
        headers.insert(header::ACCEPT_RANGES, HeaderValue::from_static("bytes"));
    }
    if !is_whole {
        let part = format!("bytes {}-{}/{length}", range.start, range.end.saturating_sub(1));
        headers.insert(header::CONTENT_RANGE, HeaderValue::try_from(part).expect("digits make a header"));
        *response.status_mut() = StatusCode::PARTIAL_CONTENT;
    }
    response
}

fn outside(length: u64) -> Response {
    let whole = HeaderValue::try_from(format!("bytes */{length}")).expect("digits make a header");
    (StatusCode::RANGE_NOT_SATISFIABLE, [(header::CONTENT_RANGE, whole)]).into_response()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Between(u64, u64),
    From(u64),
    Last(u64),
}

impl Part {
    /// Nothing where the file ends before it.
    fn within(self, length: u64) -> Option<Range<u64>> {
        let range = match self {
            Self::Between(first, last) => first..last.saturating_add(1).min(length),
            Self::From(first) => first..length,
            Self::Last(count) => length.saturating_sub(count)..length,
        };
        (!range.is_empty()).then_some(range)
    }
}

/// Long papers are read in parts. Pictures are not, and what is asked in a form that we do not know is given whole.
fn asked_part(headers: &HeaderMap, name: &str, tag: &str) -> Option<Part> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    if !name.ends_with(".pdf") || text(header::IF_RANGE).is_some_and(|known| known != tag) {
        return None;
    }
    let (first, last) = text(header::RANGE)?.strip_prefix("bytes=")?.split_once('-')?;
    match (first.trim(), last.trim()) {
        ("", count) => count.parse().ok().map(Part::Last),
        (first, "") => first.parse().ok().map(Part::From),
        (first, last) => {
            let (first, last) = (first.parse().ok()?, last.parse().ok()?);
            (first <= last).then_some(Part::Between(first, last))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_for_papers_and_one_at_a_time() {
        let asked = |name: &str, range: &str| {
            let headers = HeaderMap::from_iter([(header::RANGE, HeaderValue::from_str(range).unwrap())]);
            asked_part(&headers, name, "\"x\"")
        };
        let within = |range: &str| asked("a.pdf", range).unwrap().within(10);
        assert_eq!(within("bytes=0-4"), Some(0..5));
        assert_eq!(within("bytes=5-99"), Some(5..10));
        assert_eq!(within("bytes=5-"), Some(5..10));
        assert_eq!(within("bytes=-3"), Some(7..10));
        assert_eq!(within("bytes=-99"), Some(0..10));
        for outside in ["bytes=10-", "bytes=10-12", "bytes=-0"] {
            assert_eq!(within(outside), None, "{outside}");
        }
        for other in ["bytes=5-4", "bytes=a-b", "bytes=0-1,3-4", "items=0-4", "bytes=-"] {
            assert_eq!(asked("a.pdf", other), None, "{other}");
        }
        assert_eq!(asked("a.jpg", "bytes=0-4"), None);
    }
}
