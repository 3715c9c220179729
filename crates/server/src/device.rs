//! What a browser says of itself, in the few words by which people know their devices again.

use axum::http::{HeaderMap, header};

/// In characters, of a program that is none that we know.
const LONGEST: usize = 40;

/// "Chrome · Windows". Nobody is known or let in by it.
pub(crate) fn device(headers: &HeaderMap) -> String {
    let said = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let has = |word: &&(&str, &str)| said.contains(word.0);
    let name = |list: &[(&'static str, &'static str)]| list.iter().find(has).map(|(_, name)| *name);
    match (name(&BROWSERS), name(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser} · {system}"),
        (Some(one), None) | (None, Some(one)) => one.to_owned(),
        (None, None) => other(said),
    }
}

/// Each before those whose names it also bears.
const BROWSERS: [(&str, &str); 9] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Safari/", "Safari"),
];
const SYSTEMS: [(&str, &str); 7] = [
    ("Windows", "Windows"),
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// The first word of what another program says.
fn other(said: &str) -> String {
    let word = said.split(['/', ' ', '(']).next().unwrap_or_default();
    let word: String = word.chars().filter(|c| c.is_ascii_alphanumeric() || ".-_".contains(*c)).take(LONGEST).collect();
    if word.is_empty() { "?".to_owned() } else { word }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn devices_are_called_by_what_people_know() {
        let cases = [
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
                "Chrome · Windows",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0",
                "Edge · Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
                "Safari · iPhone",
            ),
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"),
            (
                "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
                "Samsung Internet · Android",
            ),
            ("curl/8.9.1", "curl"),
            ("<script>alert(1)</script>", "scriptalert"),
            ("", "?"),
        ];
        for (said, expected) in cases {
            let mut headers = HeaderMap::new();
            headers.insert(header::USER_AGENT, HeaderValue::from_static(said));
            assert_eq!(device(&headers), expected, "{said}");
        }
        assert_eq!(device(&HeaderMap::new()), "?");
    }
}
