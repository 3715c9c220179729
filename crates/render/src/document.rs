//! The document around a page. Written here and not by the app, so that it stands even when the app fails.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::bundle::{Bundle, Needs};
use crate::page::{Head, Outline};

/// The fields of structured data that hold addresses.
const ADDRESSES: [&str; 6] = ["@id", "image", "item", "logo", "url", "urlTemplate"];

pub struct Document<'a> {
    pub bundle: &'a Bundle,
    /// `pt-PT` or `en`
    pub language: &'static str,
    pub is_app_view: bool,
    /// Where the site is at home: `https://liga.example`
    pub origin: &'a str,
    pub site_name: &'a str,
    pub outline: &'a Outline,
    /// What its readers may subscribe to.
    pub feeds: &'a [Feed],
    /// What the page was told, by address.
    pub answers: &'a [(String, String)],
    /// The painted page; none when the browser has to paint it.
    pub html: Option<&'a str>,
    /// The colour of the site's header, and of all around it that browsers draw.
    pub ground: &'a str,
    /// Whether the site counts what its visitors do, and takes what they did.
    pub is_counting: bool,
    /// Said while the browser paints, and to those whose browser does not.
    pub shell_text: &'a str,
}

/// The newest of a kind, for programs that ask now and then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feed {
    pub title: &'static str,
    pub rss: String,
    pub json: String,
}

/// What is written into a document instead of beside it, so that nobody waits for it: the sources by which a content
/// policy allows just that.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Inside {
    pub scripts: Vec<String>,
    pub styles: Vec<String>,
}

pub struct Written {
    pub html: String,
    pub inside: Inside,
}

/// The whole document. What runs in it is the first small script, which is the same in all of them; the state is inert data,
/// so the content policy can forbid the rest.
pub fn document(page: &Document<'_>) -> Written {
    let mut out = String::with_capacity(page.html.map_or(0, str::len) + (64 << 10));
    let needs = page.bundle.needs(page.outline, page.language);
    let (language, view) = (page.language, if page.is_app_view { " data-view=\"app\"" } else { "" });
    let counting = if page.is_counting { " data-counting" } else { "" };
    let _ =
        write!(out, "<!doctype html>\n<html lang=\"{language}\"{view}{counting}>\n<head>\n<meta charset=\"utf-8\">\n");
    out.push_str("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">\n");
    // Without the painted page the browser starts from nothing, and its state would only be in the way.
    let state = page.html.and(page.outline.state.as_ref());
    if state.is_some() {
        // The page comes in one piece: a browser that lays it out once, and not anew for each part that it has read, is
        // done earlier.
        out.push_str("<link rel=\"expect\" href=\"#jornada-state\" blocking=\"render\">\n");
    }
    if let Some(font) = needs.font {
        let _ = writeln!(out, "<link rel=\"preload\" href=\"/{font}\" as=\"font\" type=\"font/woff2\" crossorigin>");
    }
    let inside = Inside {
        styles: styles(&mut out, page.bundle, &needs),
        scripts: scripts(&mut out, page.bundle, &needs, page.outline.head.is_text && state.is_some())
            .into_iter()
            .collect(),
    };
    head(&mut out, page);
    out.push_str("</head>\n<body>\n<div id=\"root\">");
    match page.html {
        Some(html) => out.push_str(html),
        None => {
            let _ = write!(out, "<main><h1>{}</h1><p>", escaped(&page.outline.head.title));
            let _ = write!(out, "{}</p></main>", escaped(page.shell_text));
        }
    }
    out.push_str("</div>\n");
    if let Some(state) = state {
        out.push_str("<script type=\"application/json\" id=\"jornada-state\">{\"page\":");
        push_json(&mut out, &state.to_string());
        out.push_str(",\"answers\":{");
        for (index, (address, body)) in page.answers.iter().enumerate() {
            out.push_str(if index > 0 { "," } else { "" });
            push_json(&mut out, &Value::from(address.as_str()).to_string());
            out.push(':');
            push_json(&mut out, body);
        }
        out.push_str("}}</script>\n");
    }
    out.push_str("</body>\n</html>\n");
    Written { html: out, inside }
}

/// In the document itself: they block the first paint. The files that they come from are named, too, but not loaded: the
/// app looks here before it loads the styles of what it brings in. Before them there is an empty sheet for what only this
/// device shows: browsers lay the whole page out anew for a sheet that comes later and is not the last one.
fn styles(out: &mut String, bundle: &Bundle, needs: &Needs<'_>) -> Vec<String> {
    out.push_str("<style id=\"jornada-own\"></style>\n");
    let sheet = bundle.text(&needs.styles);
    if let Some(sheet) = &sheet {
        let _ = writeln!(out, "<style>{sheet}</style>");
    }
    let is_in_it = if sheet.is_some() { " disabled" } else { "" };
    for style in &needs.styles {
        let _ = writeln!(out, "<link rel=\"stylesheet\" href=\"/{style}\"{is_in_it}>");
    }
    [Some(""), sheet.as_deref()].into_iter().flatten().map(source).collect()
}

/// The first script starts the app once the page is painted, or where the page `waits`, once its reader does something.
fn scripts(out: &mut String, bundle: &Bundle, needs: &Needs<'_>, waits: bool) -> Option<String> {
    let entry = needs.entry?;
    let Some(first) = needs.first else {
        let _ = writeln!(out, "<script type=\"module\" src=\"/{entry}\"></script>");
        return None;
    };
    let modules: Vec<String> = needs.modules.iter().map(|module| format!("/{module}")).collect();
    let modules = modules.join(" ");
    let waits = if waits { " data-waits" } else { "" };
    let text = bundle.text(&[first]);
    let (address, inner) = match &text {
        Some(text) => (String::new(), text.as_str()),
        None => (format!(" src=\"/{first}\""), ""),
    };
    let _ =
        writeln!(out, "<script{address} data-entry=\"/{entry}\" data-modules=\"{modules}\"{waits}>{inner}</script>");
    text.as_deref().map(source)
}

/// How a content policy names what is written between the tags of an element.
fn source(text: &str) -> String {
    format!("'sha256-{}'", STANDARD.encode(Sha256::digest(text)))
}

fn head(out: &mut String, page: &Document<'_>) {
    let Head { title, description, canonical, language, languages, is_hidden, image, kind, structured, .. } =
        &page.outline.head;
    let language = language.as_deref().unwrap_or(page.language);
    let this = &whole(page.origin, canonical, language);
    let (title, description) = (escaped(title), escaped(description));
    let _ = writeln!(out, "<title>{title}</title>\n<meta name=\"description\" content=\"{description}\">");
    if *is_hidden {
        out.push_str("<meta name=\"robots\" content=\"noindex\">\n");
    }
    let _ = writeln!(out, "<link rel=\"canonical\" href=\"{}\">", escaped(this));
    for (language, address) in alternates(canonical, languages.as_ref()) {
        let address = escaped(&whole(page.origin, address, language));
        let _ = writeln!(out, "<link rel=\"alternate\" hreflang=\"{language}\" href=\"{address}\">");
    }
    let kind = escaped(kind.as_deref().unwrap_or("website"));
    let (site, locale) = (escaped(page.site_name), page.language.replace('-', "_"));
    let _ = writeln!(out, "<meta property=\"og:site_name\" content=\"{site}\">");
    let _ = writeln!(out, "<meta property=\"og:type\" content=\"{kind}\">");
    let _ = writeln!(out, "<meta property=\"og:title\" content=\"{title}\">");
    let _ = writeln!(out, "<meta property=\"og:description\" content=\"{description}\">");
    let _ = writeln!(out, "<meta property=\"og:url\" content=\"{}\">", escaped(this));
    let _ = writeln!(out, "<meta property=\"og:locale\" content=\"{locale}\">");
    if let Some(image) = image {
        let image = escaped(image);
        let address = if image.starts_with('/') { format!("{}{image}", page.origin) } else { image };
        let _ = writeln!(out, "<meta property=\"og:image\" content=\"{address}\">");
        let _ = writeln!(out, "<meta property=\"og:image:alt\" content=\"{title}\">");
    }
    // As structured data has them, for those who read only this.
    for (field, name) in [("datePublished", "published_time"), ("dateModified", "modified_time")] {
        let time = structured.iter().find_map(|object| object.get(field)?.as_str()).filter(|_| kind == "article");
        if let Some(time) = time.map(escaped) {
            let _ = writeln!(out, "<meta property=\"article:{name}\" content=\"{time}\">");
        }
    }
    let card = if image.is_some() { "summary_large_image" } else { "summary" };
    let _ = writeln!(out, "<meta name=\"twitter:card\" content=\"{card}\">");
    for feed in page.feeds {
        let title = escaped(&format!("{} · {}", page.site_name, feed.title));
        for (kind, address) in [("rss+xml", &feed.rss), ("feed+json", &feed.json)] {
            let address = escaped(address);
            let _ = writeln!(
                out,
                "<link rel=\"alternate\" type=\"application/{kind}\" title=\"{title}\" href=\"{address}\">"
            );
        }
    }
    out.push_str("<link rel=\"icon\" href=\"/favicon.svg\" type=\"image/svg+xml\">\n");
    out.push_str("<link rel=\"icon\" href=\"/favicon-32.png\" sizes=\"32x32\" type=\"image/png\">\n");
    app(out, page);
    for object in structured {
        let mut object = object.clone();
        make_absolute(&mut object, page.origin);
        out.push_str("<script type=\"application/ld+json\">");
        push_json(out, &object.to_string());
        out.push_str("</script>\n");
    }
}

/// What a device that installs the site has to know, and the colour of what it draws around a page.
fn app(out: &mut String, page: &Document<'_>) {
    let asked = if page.language == "en" { "?lang=en" } else { "" };
    let name = escaped(page.site_name);
    let _ = writeln!(out, "<link rel=\"manifest\" href=\"/manifest.webmanifest{asked}\">");
    out.push_str("<link rel=\"apple-touch-icon\" href=\"/icons/maskable-180.png\">\n");
    let _ = writeln!(out, "<meta name=\"apple-mobile-web-app-title\" content=\"{name}\">");
    match (&page.outline.head.colour, page.is_app_view) {
        // There the page begins at the very top, on the ground of its theme.
        (None, true) => {
            for (theme, colour) in APP_GROUNDS {
                let media = format!("(prefers-color-scheme: {theme})");
                let _ = writeln!(out, "<meta name=\"theme-color\" media=\"{media}\" content=\"{colour}\">");
            }
        }
        (own, _) => {
            let colour = escaped(own.as_deref().unwrap_or(page.ground));
            let _ = writeln!(out, "<meta name=\"theme-color\" content=\"{colour}\">");
        }
    }
}

/// As the design's tokens have it.
const APP_GROUNDS: [(&str, &str); 2] = [("light", "#fafcff"), ("dark", "#000e26")];

/// An address in a language, as others find it.
fn whole(origin: &str, address: &str, language: &str) -> String {
    let asked = match (language, address.contains('?')) {
        ("en", true) => "&lang=en",
        ("en", false) => "?lang=en",
        _ => "",
    };
    format!("{origin}{address}{asked}")
}

/// Where the page is in each language; what comes last is for those who read none of them.
fn alternates<'a>(canonical: &'a str, languages: Option<&'a BTreeMap<String, String>>) -> Vec<(&'a str, &'a str)> {
    let Some(languages) = languages else {
        return vec![("pt-PT", canonical), ("en", canonical), ("x-default", canonical)];
    };
    let address = |language| languages.get(language).map(|address| (language, address.as_str()));
    let own = ["pt-PT", "en"].into_iter().filter_map(address);
    own.chain(address("pt-PT").map(|(_, address)| ("x-default", address))).collect()
}

/// Those who read structured data take it out of the page: addresses in it are whole. The app does not know where it is
/// at home, so it writes paths.
fn make_absolute(value: &mut Value, origin: &str) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                match field {
                    Value::String(path) if ADDRESSES.contains(&name.as_str()) && path.starts_with('/') => {
                        path.insert_str(0, origin);
                    }
                    other => make_absolute(other, origin),
                }
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| make_absolute(value, origin)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// JSON inside of a script element: nothing in it may look like the element's end.
fn push_json(out: &mut String, json: &str) {
    let mut rest = json;
    while let Some(at) = rest.find('<') {
        out.push_str(&rest[..at]);
        out.push_str("\\u003c");
        rest = &rest[at + 1..];
    }
    out.push_str(rest);
}

fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outline(title: &str, canonical: &str) -> Outline {
        let head = Head {
            title: title.to_owned(),
            description: "Uma descrição".to_owned(),
            canonical: canonical.to_owned(),
            language: None,
            languages: None,
            is_hidden: false,
            is_text: false,
            colour: None,
            image: None,
            kind: None,
            structured: vec![serde_json::json!({ "name": "</script><script>alert(1)</script>" })],
        };
        let state = Some(serde_json::json!({ "a": "</script><b>" }));
        Outline { status: 200, head, files: Vec::new(), later: Vec::new(), state, site: None, location: None }
    }

    fn page(outline: &Outline, language: &'static str, html: Option<&str>) -> String {
        let bundle = Bundle::of_script("");
        let origin = "https://liga.example";
        let site_name = "Jornada";
        let answers = &[("/x?<".to_owned(), r#"{"b":"<i>"}"#.to_owned()), ("/y".to_owned(), "[]".to_owned())];
        document(&Document {
            bundle: &bundle,
            language,
            is_app_view: false,
            origin,
            site_name,
            outline,
            feeds: &[Feed {
                title: "Notícias",
                rss: "/feeds/news.xml".to_owned(),
                json: "/feeds/news.json?lang=en&tag=a".to_owned(),
            }],
            answers,
            html,
            ground: "#001941",
            is_counting: false,
            shell_text: "A abrir",
        })
        .html
    }

    #[test]
    fn what_pages_say_cannot_break_out_of_its_place() {
        let html = page(&outline("<b>\"x\" & 'y'</b>", "/a?b=\"><script>"), "pt-PT", Some("<p>ok</p>"));
        assert!(html.contains("<title>&lt;b&gt;&quot;x&quot; &amp; &#39;y&#39;&lt;/b&gt;</title>"), "{html}");
        assert_eq!(html.matches("<script").count(), 2, "the state and the structured data: {html}");
        assert_eq!(html.matches("</script>").count(), 2, "{html}");
        let state = r#"{"page":{"a":"\u003c/script>\u003cb>"},"answers":{"/x?\u003c":{"b":"\u003ci>"},"/y":[]}}"#;
        assert!(html.contains(state), "{html}");
        assert!(html.contains("<link rel=\"expect\" href=\"#jornada-state\" blocking=\"render\">"), "{html}");
    }

    #[test]
    fn each_language_names_itself_and_the_others() {
        let portuguese = page(&outline("T", "/competition/x?tab=a"), "pt-PT", Some(""));
        let english = page(&outline("T", "/competition/x?tab=a"), "en", Some(""));
        let own = "https://liga.example/competition/x?tab=a";
        assert!(portuguese.contains(&format!("rel=\"canonical\" href=\"{own}\"")), "{portuguese}");
        assert!(english.contains(&format!("rel=\"canonical\" href=\"{own}&amp;lang=en\"")), "{english}");
        for html in [portuguese, english] {
            assert!(html.contains(&format!("hreflang=\"en\" href=\"{own}&amp;lang=en\"")));
            assert!(html.contains(&format!("hreflang=\"x-default\" href=\"{own}\"")));
        }
    }

    #[test]
    fn what_has_an_address_in_each_language_names_those() {
        let mut of_news = outline("T", "/news/7/golo");
        let addresses = [("pt-PT", "/news/7/golo"), ("en", "/news/8/goal")];
        of_news.head.languages =
            Some(addresses.map(|(language, address)| (language.to_owned(), address.to_owned())).into());
        of_news.head.language = Some("pt-PT".to_owned());
        let html = page(&of_news, "en", Some(""));
        assert!(html.contains("rel=\"canonical\" href=\"https://liga.example/news/7/golo\""), "{html}");
        assert!(html.contains("hreflang=\"en\" href=\"https://liga.example/news/8/goal?lang=en\""), "{html}");
        assert!(html.contains("hreflang=\"x-default\" href=\"https://liga.example/news/7/golo\""), "{html}");
        of_news.head.languages = Some([("en".to_owned(), "/news/8/goal".to_owned())].into());
        let html = page(&of_news, "en", Some(""));
        assert!(!html.contains("hreflang=\"pt-PT\"") && !html.contains("x-default"), "{html}");
    }

    #[test]
    fn what_can_be_subscribed_to_and_shared_is_named() {
        let mut shared = outline("T \"1\"", "/news");
        let html = page(&shared, "pt-PT", Some(""));
        for part in [
            "type=\"application/rss+xml\" title=\"Jornada · Notícias\" href=\"/feeds/news.xml\">",
            "type=\"application/feed+json\" title=\"Jornada · Notícias\" href=\"/feeds/news.json?lang=en&amp;tag=a\">",
            "<meta name=\"twitter:card\" content=\"summary\">",
        ] {
            assert!(html.contains(part), "{part}: {html}");
        }
        shared.head.image = Some("/share/day.png".to_owned());
        let html = page(&shared, "pt-PT", Some(""));
        assert!(html.contains("<meta property=\"og:image\" content=\"https://liga.example/share/day.png\">"), "{html}");
        assert!(html.contains("<meta property=\"og:image:alt\" content=\"T &quot;1&quot;\">"), "{html}");
        assert!(html.contains("<meta name=\"twitter:card\" content=\"summary_large_image\">"), "{html}");
        shared.head.structured.push(serde_json::json!({ "datePublished": "2026-11-14T20:30:00+00:00" }));
        let time = "<meta property=\"article:published_time\" content=\"2026-11-14T20:30:00+00:00\">";
        assert!(!page(&shared, "pt-PT", Some("")).contains(time), "of articles only");
        shared.head.kind = Some("article".to_owned());
        let html = page(&shared, "pt-PT", Some(""));
        assert!(html.contains(time) && !html.contains("modified_time"), "{html}");
    }

    #[test]
    fn what_surrounds_a_page_has_its_colour() {
        let mut of_club = outline("T", "/team/1");
        assert!(page(&of_club, "en", Some("")).contains("<meta name=\"theme-color\" content=\"#001941\">"));
        of_club.head.colour = Some("#FFD200\">".to_owned());
        let html = page(&of_club, "en", Some(""));
        assert!(html.contains("<meta name=\"theme-color\" content=\"#FFD200&quot;&gt;\">"), "{html}");
        assert!(html.contains("href=\"/manifest.webmanifest?lang=en\""), "{html}");
    }

    #[test]
    fn structured_data_has_whole_addresses() {
        let mut data = serde_json::json!({
            "url": "/a", "name": "/b", "itemListElement": [{ "item": "/c" }, { "@id": "https://elsewhere.example/d" }]
        });
        make_absolute(&mut data, "https://liga.example");
        let expected = serde_json::json!({
            "url": "https://liga.example/a", "name": "/b",
            "itemListElement": [{ "item": "https://liga.example/c" }, { "@id": "https://elsewhere.example/d" }]
        });
        assert_eq!(data, expected);
    }

    #[test]
    fn the_shell_has_the_head_a_heading_and_no_state() {
        let html = page(&outline("Liga", "/"), "pt-PT", None);
        assert!(html.contains("<h1>Liga</h1><p>A abrir</p>") && html.contains("<title>Liga</title>"), "{html}");
        assert!(!html.contains("jornada-state"));
    }
}
