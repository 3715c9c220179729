//! The address of a page, reduced to what pages read: so that nobody can fill the cache, or keep the engines busy, with
//! parameters that change nothing.

use content::old_address;

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
    if trimmed.len() < path.len() && old_address::is_page(trimmed) {
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

/// The parameter that shows a draft to whoever was given a link to it.
pub(crate) const PREVIEW: &str = "preview";

/// The pair of the query with which a draft is asked for.
pub(crate) fn preview(address: &str) -> Option<&str> {
    let (_, query) = address.split_once('?')?;
    query.split('&').find(|pair| pair.strip_prefix(PREVIEW).is_some_and(|rest| rest.starts_with('=')))
}

/// The same address for those who were given no link.
pub(crate) fn public(path: &str, query: &str) -> String {
    let is_other = |pair: &&str| pair.strip_prefix(PREVIEW).is_none_or(|rest| !rest.starts_with('='));
    let kept: Vec<&str> = query.split('&').filter(is_other).filter(|pair| !pair.is_empty()).collect();
    if kept.is_empty() { path.to_owned() } else { format!("{path}?{}", kept.join("&")) }
}

/// An address as it may be written into a log: a link to a draft is a secret.
pub(crate) fn loggable(address: &str) -> &str {
    if preview(address).is_some() { address.split('?').next().unwrap_or_default() } else { address }
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
        assert_eq!(at("/\\evil.example/", ""), page("/\\evil.example/"));
        assert_eq!(at("//", ""), page("//"));
    }

    #[test]
    fn a_link_to_a_draft_has_room_and_stays_out_of_logs() {
        let token = format!("1794863400.{}", "x".repeat(43));
        let parameters = ["preview".to_owned()];
        let found = place("/news/7/x", &format!("lang=en&preview={token}"), &parameters);
        assert_eq!(found, page(&format!("/news/7/x?preview={token}")));
        assert_eq!(preview(&format!("/x?tab=a&preview={token}")), Some(format!("preview={token}").as_str()));
        assert_eq!(preview("/x?previews=1&preview"), None);
        assert_eq!(loggable(&format!("/x?preview={token}")), "/x");
        assert_eq!(loggable("/x?tab=a"), "/x?tab=a");
        assert_eq!(public("/x", &format!("lang=en&preview={token}&previews=1")), "/x?lang=en&previews=1");
        assert_eq!(public("/x", "preview=&preview=1"), "/x");
    }

    #[test]
    fn broken_encoding_is_an_address_like_any_other() {
        assert_eq!(at("/%zz", "tab=%zz"), page("/%25zz"));
        assert_eq!(at("/%ff%fe", ""), page("/%25ff%25fe"));
        assert_eq!(at("/%00", ""), page("/%2500"));
        assert_eq!(at("/caf%C3%A9", "tab=%C3%A9"), page("/caf%C3%A9?tab=%C3%A9"));
    }
}
