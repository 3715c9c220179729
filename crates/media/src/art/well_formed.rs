//! A check that generated markup is balanced and asks for nothing outside itself, for tests.

/// Fails unless every element is closed in order, every attribute is quoted, and no text holds a stray `<` or `&`; and
/// fails if the picture runs a script or refers to another file.
pub(super) fn assert_well_formed(svg: &str) {
    assert!(svg.starts_with(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox=""#), "{svg}");
    assert_self_contained(svg);
    let mut open = Vec::new();
    for piece in svg.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').unwrap_or_else(|| panic!("tag without an end in {piece:?}"));
        assert_text(text);
        assert!(!open.is_empty() || piece.starts_with("svg") || text.is_empty(), "text after the root element");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "closed out of order in {svg}");
        } else {
            let name = tag.split([' ', '/']).next().unwrap_or_default();
            assert_attributes(tag.trim_start_matches(name).trim_end_matches('/'));
            if !tag.ends_with('/') {
                open.push(name);
            }
        }
    }
    assert_eq!(open, Vec::<&str>::new(), "left open in {svg}");
}

fn assert_self_contained(svg: &str) {
    assert_eq!(svg.matches("http").count(), 1, "only the namespace is an address in {svg}");
    for banned in ["<script", "<style", "<foreignObject", "<image", " on", "data:", "javascript:", "@import"] {
        assert!(!svg.contains(banned), "{banned} in {svg}");
    }
    for (reference, inside) in [("url(", "url(#"), ("href=", "href=\"#")] {
        assert_eq!(svg.matches(reference).count(), svg.matches(inside).count(), "{reference} in {svg}");
    }
}

fn assert_text(text: &str) {
    for entity in text.split('&').skip(1) {
        assert!(["amp;", "lt;", "gt;", "quot;", "#39;"].iter().any(|known| entity.starts_with(known)), "{text}");
    }
}

fn assert_attributes(mut rest: &str) {
    while !rest.is_empty() {
        let (name, value) = rest.split_once("=\"").unwrap_or_else(|| panic!("unquoted attribute in {rest:?}"));
        let name = name.strip_prefix(' ').unwrap_or_else(|| panic!("no space before {name:?}"));
        assert!(!name.is_empty() && name.chars().all(|c| c.is_ascii_alphabetic() || c == '-'), "{name:?}");
        let (value, after) = value.split_once('"').unwrap_or_else(|| panic!("open quote in {value:?}"));
        assert!(!value.contains("NaN") && !value.contains("inf"), "{name}={value:?}");
        rest = after;
    }
}
