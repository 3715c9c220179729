//! Old addresses, and where they lead: how they are written, compared and put together. Whatever comes out of here is a
//! page of the site or an address that begins with `https://`, and never leads a browser anywhere else by surprise.

/// At the end of an old path it stands for everything below it; at the end of a target, for what that was.
const STAR: &str = "/*";

const NO_SOURCE: &str = "${path} must be a path such as /pt/liga/bilhetes or /pt/liga/*";
const NO_TARGET: &str = "${path} must be a path such as /pages/bilhetes, or an address that begins with https://";
const STAR_INSIDE: &str = "${path} may have a star only at its end, after a slash";

/// A path as it is compared: its letters decoded and small, without a slash at its end. Nothing for what is no path.
pub fn folded(path: &str) -> Option<String> {
    Some(format!("/{}", segments(path)?.join("/")))
}

/// The parts of a path, each as it is compared.
pub fn segments(path: &str) -> Option<Vec<String>> {
    written(path)?.into_iter().map(|segment| Some(decoded(segment)?.to_lowercase())).collect()
}

/// The parts of a path as they were asked for. Between two slashes there is one, with nothing in it.
fn written(path: &str) -> Option<Vec<&str>> {
    let path = path.strip_prefix('/')?.trim_end_matches('/');
    Some(if path.is_empty() { Vec::new() } else { path.split('/').collect() })
}

/// The ways in which an old path may have been written down, all in small letters: as it came, decoded, and encoded.
pub fn spellings(path: &str) -> Vec<String> {
    let trimmed = path.trim_end_matches('/');
    let decoded = decoded(trimmed).unwrap_or_else(|| trimmed.to_owned());
    // Databases do not agree on which letters have small ones beyond the first 128.
    let mut spellings = vec![
        decoded.to_lowercase(),
        decoded.to_ascii_lowercase(),
        trimmed.to_ascii_lowercase(),
        encoded(&decoded).to_ascii_lowercase(),
    ];
    spellings.sort_unstable();
    spellings.dedup();
    spellings
}

/// The old path of a redirect as it is kept, or what is wrong with it; `${path}` stands for the field.
pub(crate) fn source(text: &str) -> Result<String, &'static str> {
    let text = text.trim();
    let is_path = is_page(text) && !text.contains(['?', '#']);
    let (path, star) = text.strip_suffix(STAR).map_or((text, ""), |path| (path, STAR));
    if !is_path {
        return Err(NO_SOURCE);
    }
    if path.contains('*') {
        return Err(STAR_INSIDE);
    }
    let path = if path.is_empty() { "/" } else { path };
    let folded = folded(path).filter(|path| is_page(path)).ok_or(NO_SOURCE)?;
    Ok(if star.is_empty() { folded } else { format!("{}{STAR}", folded.trim_end_matches('/')) })
}

/// Where a redirect leads, or what is wrong with it.
pub(crate) fn target(text: &str) -> Result<String, &'static str> {
    let text = text.trim();
    if !is_target(text) {
        return Err(NO_TARGET);
    }
    if text.strip_suffix(STAR).unwrap_or(text).contains('*') {
        return Err(STAR_INSIDE);
    }
    let is_rooted = text.len() > 1 && text.starts_with('/') && !text.contains(['?', '#']);
    Ok(if is_rooted { format!("/{}", text.trim_matches('/')) } else { text.to_owned() })
}

/// Why a target does not fit its source.
pub(crate) fn contradiction(source: &str, target: &str) -> Option<&'static str> {
    if target.ends_with(STAR) && !source.ends_with(STAR) {
        return Some("${path} may end in a star only where the old path does");
    }
    (folded(target).as_deref() == Some(source)).then_some("${path} must lead elsewhere")
}

/// What leads on from a path, the most exact first: the path itself, then everything above it with a star. With each
/// comes the part of the path that the star stands for, as it was asked for.
pub fn sources(path: &str) -> Option<Vec<(String, String)>> {
    let (asked, folded) = (written(path)?, segments(path)?);
    let mut sources = vec![(format!("/{}", folded.join("/")), String::new())];
    for kept in (0..folded.len()).rev() {
        let above: String = folded[..kept].iter().map(|segment| format!("/{segment}")).collect();
        let below: Vec<&str> = asked[kept..].iter().copied().filter(|segment| !segment.is_empty()).collect();
        sources.push((format!("{above}{STAR}"), below.join("/")));
    }
    Some(sources)
}

/// A target with what the star stood for in its place.
pub fn filled(target: &str, rest: &str) -> String {
    let whole = match target.strip_suffix(STAR) {
        Some(above) => format!("{above}/{rest}"),
        None => target.to_owned(),
    };
    encoded(&whole)
}

/// Whether an address is one that visitors may be sent to: a page of ours, or somewhere that says `https`.
pub fn is_target(text: &str) -> bool {
    if is_page(text) {
        return true;
    }
    let is_plain = !text.contains(|letter: char| letter.is_control() || letter.is_whitespace() || letter == '\\');
    text.strip_prefix("https://").filter(|_| is_plain).is_some_and(|rest| {
        let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
        // A name before an `@` would look like the host and not be it.
        host.starts_with(|first: char| first.is_ascii_alphanumeric() || first == '[') && !host.contains('@')
    })
}

/// Whether an address is a path of ours. To a browser a second slash, either way round, begins another site.
pub fn is_page(text: &str) -> bool {
    let Some(rest) = text.strip_prefix('/') else { return false };
    !rest.starts_with('/')
        && !text.contains(|letter: char| letter.is_control() || letter.is_whitespace() || letter == '\\')
}

/// Nothing where an escape is broken, or what it hides is no text.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digit = |b: Option<u8>| char::from(b?).to_digit(16);
            bytes.push(u8::try_from(digit(rest.next())? * 16 + digit(rest.next())?).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok().filter(|text| !text.contains(char::is_control))
}

/// What has no place in an address as a header has it, escaped.
fn encoded(text: &str) -> String {
    let escaped = |byte: u8| match byte {
        b'!'..=b'~' if !b"\"<>\\^`{|}".contains(&byte) => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(escaped).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn old_paths_are_kept_in_one_form() {
        let cases = [
            ("/pt/Liga/Bilhetes/", "/pt/liga/bilhetes"),
            (" /bilhetes ", "/bilhetes"),
            ("/pt/not%C3%ADcias", "/pt/notícias"),
            ("/pt/liga/*", "/pt/liga/*"),
            ("/*", "/*"),
            ("/", "/"),
        ];
        for (given, kept) in cases {
            assert_eq!(source(given), Ok(kept.to_owned()), "{given}");
        }
        for wrong in ["", "bilhetes", "//evil.example", "/\\evil.example", "https://liga.example/x", "/a b", "/a?b=1"] {
            assert_eq!(source(wrong), Err(NO_SOURCE), "{wrong}");
        }
        for wrong in ["/%zz", "/%2fevil.example", "/a%00", "/a\nb", "/%ff"] {
            assert!(source(wrong).is_err(), "{wrong}");
        }
        for wrong in ["/a/*/b", "/a*", "/*/*", "/**"] {
            assert_eq!(source(wrong), Err(STAR_INSIDE), "{wrong}");
        }
    }

    #[test]
    fn targets_are_pages_of_ours_or_say_https() {
        let cases = [
            ("/pages/bilhetes/", "/pages/bilhetes"),
            ("/", "/"),
            ("/news?page=2", "/news?page=2"),
            ("https://loja.example/x/", "https://loja.example/x/"),
            ("/novo/*", "/novo/*"),
            ("https://loja.example/*", "https://loja.example/*"),
        ];
        for (given, kept) in cases {
            assert_eq!(target(given), Ok(kept.to_owned()), "{given}");
        }
        let wrong = [
            "",
            "news",
            "//evil.example",
            "/\\evil.example",
            "\\\\evil.example",
            "http://loja.example",
            "javascript:alert(1)",
            "https:evil.example",
            "https:///evil.example",
            "https://liga.example@evil.example",
            "https://a b",
            "HTTPS://x",
            "/a\r\nset-cookie: b",
        ];
        for wrong in wrong {
            assert_eq!(target(wrong), Err(NO_TARGET), "{wrong:?}");
        }
        assert_eq!(target("/a/*/b"), Err(STAR_INSIDE));
        assert!(contradiction("/a", "/A/").is_some() && contradiction("/a", "/b/*").is_some());
        assert!(contradiction("/a/*", "/a/*").is_some());
        assert!(contradiction("/a/*", "/a").is_none() && contradiction("/a", "https://x.example/a").is_none());
    }

    #[test]
    fn the_nearest_source_comes_first_with_what_its_star_stands_for() {
        let found = sources("/pt/Liga/Um%20Dois/").unwrap();
        let found: Vec<(&str, &str)> = found.iter().map(|(from, rest)| (from.as_str(), rest.as_str())).collect();
        let expected = [
            ("/pt/liga/um dois", ""),
            ("/pt/liga/*", "Um%20Dois"),
            ("/pt/*", "Liga/Um%20Dois"),
            ("/*", "pt/Liga/Um%20Dois"),
        ];
        assert_eq!(found, expected);
        let doubled = sources("///Liga//A/").unwrap();
        assert_eq!(doubled.last(), Some(&("/*".to_owned(), "Liga/A".to_owned())));
        assert_eq!(sources("//").unwrap(), [("/".to_owned(), String::new())]);
        assert_eq!(filled("/novo/*", "Um%20Dois"), "/novo/Um%20Dois");
        assert_eq!(filled("/novo", "x"), "/novo");
        assert_eq!(filled("/notícias", ""), "/not%C3%ADcias");
    }

    proptest! {
        #[test]
        fn no_address_becomes_one_of_another_site(path in "/[a-zA-Z0-9/%.\\\\@:é]{0,40}") {
            for (_, rest) in sources(&path).unwrap_or_default() {
                let address = filled("/*", &rest);
                prop_assert!(!address.starts_with("//") && !address.starts_with("/\\"), "{}", address);
            }
        }
    }
}
