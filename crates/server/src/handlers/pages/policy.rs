//! What browsers may do with a page.

use crate::cache::Headers;

/// Only our own files load and run. Styles on elements are allowed: clubs bring their colours that way.
pub(crate) const HEADERS: Headers = &[
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; \
         font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; \
         frame-ancestors 'none'",
    ),
    ("referrer-policy", "strict-origin-when-cross-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=()"),
];

/// The same with pictures of one more address. It is set once, and stands for as long as the program runs.
pub(crate) fn with_pictures_from(url: &str) -> Headers {
    let origin: String = url.splitn(4, '/').take(3).collect::<Vec<_>>().join("/");
    let extended = |&(name, value): &(&'static str, &'static str)| {
        let value: &'static str = match name {
            "content-security-policy" => value.replace("img-src 'self'", &format!("img-src 'self' {origin}")).leak(),
            _ => value,
        };
        (name, value)
    };
    HEADERS.iter().map(extended).collect::<Vec<_>>().leak()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_of_a_bucket_are_shown_and_nothing_else_changes() {
        let (before, after) = (HEADERS[0].1, with_pictures_from("https://media.liga.example/x/y")[0].1);
        assert!(after.contains("img-src 'self' https://media.liga.example data:;"), "{after}");
        assert_eq!(after.replace(" https://media.liga.example", ""), before);
        assert_eq!(with_pictures_from("https://x")[1..], HEADERS[1..]);
    }
}
