use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use render::File;
use std::borrow::Cow;
use xxhash_rust::xxh3::xxh3_64;

use crate::cache::Wanted;

/// A file of the web app, in the best form that the visitor takes.
pub(crate) fn show_file(file: &File, wanted: &Wanted) -> Response {
    let (bytes, encoding) = match (wanted.likes_brotli(), wanted.likes_gzip(), &file.brotli, &file.gzip) {
        (true, _, Some(bytes), _) => (bytes, Some("br")),
        (_, true, _, Some(bytes)) => (bytes, Some("gzip")),
        _ => (&file.bytes, None),
    };
    let etag = format!("\"{:016x}{}\"", xxh3_64(&file.bytes), encoding.unwrap_or_default());
    let etag = HeaderValue::try_from(etag).expect("hex digits and letters make a header");
    let mut response = match wanted.has(&etag) {
        true => {
            let mut response = Response::new(Body::empty());
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            response
        }
        false => Response::new(match bytes {
            Cow::Borrowed(bytes) => Body::from(*bytes),
            Cow::Owned(bytes) => Body::from(bytes.clone()),
        }),
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.content_type));
    headers.insert(header::ETAG, etag);
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    let keep = if file.is_immutable { "public, max-age=31536000, immutable" } else { "public, max-age=3600" };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}
