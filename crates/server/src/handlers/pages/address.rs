//! The address of a page, reduced to what pages read: so that nobody can fill the cache, or keep the engines busy, with
//! parameters that change nothing.

/// Nothing that a page reads from its query is longer than this.
const LONGEST: usize = 200;

/// What an address leads to.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Page(String),
    /// The same page has a shorter address.
    Elsewhere(String),
}

/// The place of this path and query. `parameters` are the ones that pages read.
pub(crate) fn place(path: &str, query: &str, parameters: &[String]) -> Place {
    let trimmed = path.trim_end_matches('/');
    // `//host/` is another site to a browser: never send anybody there.
    if trimmed.len() < path.len() && !trimmed.is_empty() && !trimmed.starts_with("//") {
        let query = if query.is_empty() { String::new() } else { format!("?{query}") };
        return Place::Elsewhere(format!("{trimmed}{query}"));
    }
    let mut kept: Vec<&str> = Vec::new();
    for name in parameters {
        let value = |pair: &&str| pair.strip_prefix(name.as_str()).is_some_and(|rest| rest.starts_with('='));
        kept.extend(query.split('&').find(value).filter(|pair| pair.len() <= LONGEST && is_well_encoded(pair)));
    }
    let path = if is_well_encoded(path) { path.to_owned() } else { path.replace('%', "%25") };
    match kept.is_empty() {
        true => Place::Page(path),
        false => Place::Page(format!("{path}?{}", kept.join("&"))),
    }
}

/// Whether every `%` begins a letter, and the letters are text.
fn is_well_encoded(text: &str) -> bool {
    let bytes = text.as_bytes();
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] == b'%' {
            let digits = text.get(at + 1..at + 3).filter(|digits| digits.bytes().all(|b| b.is_ascii_hexdigit()));
            let Some(byte) = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok()) else {
                return false;
            };
            decoded.push(byte);
            at += 3;
        } else {
            decoded.push(bytes[at]);
            at += 1;
        }
    }
    std::str::from_utf8(&decoded).is_ok_and(|text| !text.contains('\0'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(path: &str, query: &str) -> Place {
        place(path, query, &["tab".to_owned(), "season".to_owned()])
    }

    fn page(address: &str) -> Place {
        Place::Page(address.to_owned())
    }

    #[test]
    fn only_what_pages_read_is_left_in_one_order() {
        assert_eq!(at("/", ""), page("/"));
        assert_eq!(at("/competition/x", "season=2&utm_source=y&tab=a&tab=b"), page("/competition/x?tab=a&season=2"));
        assert_eq!(at("/x", "lang=en&app=1"), page("/x"));
        assert_eq!(at("/x", "tabs=1&tab"), page("/x"));
        assert_eq!(at("/x", &format!("tab={}", "a".repeat(300))), page("/x"));
    }

    #[test]
    fn a_slash_at_the_end_is_sent_to_the_address_without_and_never_to_another_site() {
        assert_eq!(at("/news/", "tab=1"), Place::Elsewhere("/news?tab=1".to_owned()));
        assert_eq!(at("//evil.example/", ""), page("//evil.example/"));
        assert_eq!(at("//", ""), page("//"));
    }

    #[test]
    fn broken_encoding_is_an_address_like_any_other() {
        assert_eq!(at("/%zz", "tab=%zz"), page("/%25zz"));
        assert_eq!(at("/%ff%fe", ""), page("/%25ff%25fe"));
        assert_eq!(at("/%00", ""), page("/%2500"));
        assert_eq!(at("/caf%C3%A9", "tab=%C3%A9"), page("/caf%C3%A9?tab=%C3%A9"));
    }
}
