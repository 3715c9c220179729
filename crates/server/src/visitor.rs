//! What a visitor chose, kept in cookies: the language, and whether the site is shown inside the native app.

use axum::http::{HeaderMap, HeaderValue, header};

use crate::locale::Locale;

const LANGUAGE: &str = "jornada_language";
const VIEW: &str = "jornada_view";
/// As long as the specification keeps the language: 216e7 ms.
const LANGUAGE_SECONDS: u32 = 2_160_000;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Visitor {
    pub language: Locale,
    pub is_app_view: bool,
}

impl Visitor {
    /// What the visitor's cookies say.
    pub(crate) fn remembered(headers: &HeaderMap) -> Self {
        let mut visitor = Self::default();
        for header in headers.get_all(header::COOKIE) {
            for pair in header.as_bytes().split(|&byte| byte == b';') {
                match pair.trim_ascii() {
                    b"jornada_language=en" => visitor.language = Locale::English,
                    b"jornada_view=app" => visitor.is_app_view = true,
                    _ => {}
                }
            }
        }
        visitor
    }

    /// The same for the league's native app, which says so itself and is remembered from then on.
    pub(crate) fn inside(self, headers: &HeaderMap, native_agent: &str) -> Self {
        let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let is_native = !native_agent.is_empty() && agent.contains(native_agent);
        Self { is_app_view: self.is_app_view || is_native, ..self }
    }

    /// The same, with what the address asks for: `?lang=en`, `?app=1`. Anything else there changes nothing.
    pub(crate) fn asking(self, query: &str) -> Self {
        let mut visitor = self;
        for pair in query.split('&') {
            match pair {
                "lang=en" => visitor.language = Locale::English,
                "lang=pt" | "lang=pt-PT" => visitor.language = Locale::Portuguese,
                "app=1" => visitor.is_app_view = true,
                "app=0" => visitor.is_app_view = false,
                _ => {}
            }
        }
        visitor
    }

    /// The cookies that make the choices last, where they differ from what is remembered.
    pub(crate) fn cookies(self, remembered: Self, is_https: bool) -> Vec<HeaderValue> {
        let secure = if is_https { "; Secure" } else { "" };
        let mut cookies = Vec::new();
        if self.language != remembered.language {
            let code = self.language.code();
            cookies.push(format!("{LANGUAGE}={code}; Path=/; Max-Age={LANGUAGE_SECONDS}; SameSite=Lax{secure}"));
        }
        if self.is_app_view != remembered.is_app_view {
            let (value, end) = if self.is_app_view { ("app", "") } else { ("", "; Max-Age=0") };
            cookies.push(format!("{VIEW}={value}; Path=/{end}; SameSite=Lax{secure}"));
        }
        cookies.into_iter().filter_map(|cookie| cookie.try_into().ok()).collect()
    }

    /// A number that tells the choices apart.
    pub(crate) fn bits(self) -> u64 {
        self.language as u64 | u64::from(self.is_app_view) << 1
    }
}

/// The value of a cookie, if it was sent and is text.
pub(crate) fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let pairs = headers.get_all(header::COOKIE).iter().filter_map(|header| header.to_str().ok());
    let mut pairs = pairs.flat_map(|header| header.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(known, _)| *known == name).map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(cookie: &str) -> Visitor {
        Visitor::remembered(&HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_str(cookie).unwrap())]))
    }

    #[test]
    fn cookies_are_read_among_others_and_nonsense_counts_as_none() {
        let english = Visitor { language: Locale::English, is_app_view: false };
        assert_eq!(with("a=b; jornada_language=en;c=d"), english);
        assert_eq!(with("jornada_language=en; jornada_view=app"), Visitor { is_app_view: true, ..english });
        for nonsense in ["jornada_language=fr", "jornada_language", "xjornada_language=en", ";;;", "jornada_view=1"] {
            assert_eq!(with(nonsense), Visitor::default(), "{nonsense}");
        }
    }

    #[test]
    fn the_native_app_is_known_by_its_name() {
        let inside = |agent: &str, name: &str| {
            let headers = HeaderMap::from_iter([(header::USER_AGENT, HeaderValue::from_str(agent).unwrap())]);
            Visitor::default().inside(&headers, name).is_app_view
        };
        assert!(inside("Mozilla/5.0 (Linux; Android 16) JornadaApp/3.1", "JornadaApp"));
        assert!(!inside("Mozilla/5.0 (Linux; Android 16) Chrome/156", "JornadaApp"));
        assert!(!inside("Mozilla/5.0 (Linux; Android 16) Chrome/156", ""), "no app, no name");
    }

    #[test]
    fn the_address_decides_over_the_cookie_and_is_remembered() {
        let remembered = with("jornada_language=en; jornada_view=app");
        let asked = remembered.asking("tab=1&lang=pt&app=0&lang=xx");
        assert_eq!(asked, Visitor::default());
        let cookies = asked.cookies(remembered, true);
        let cookies: Vec<&str> = cookies.iter().map(|cookie| cookie.to_str().unwrap()).collect();
        assert_eq!(
            cookies,
            [
                "jornada_language=pt-PT; Path=/; Max-Age=2160000; SameSite=Lax; Secure",
                "jornada_view=; Path=/; Max-Age=0; SameSite=Lax; Secure",
            ]
        );
        assert!(asked.cookies(asked, false).is_empty());
    }
}
