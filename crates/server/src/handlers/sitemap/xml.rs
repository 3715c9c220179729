//! Writing a map.

use std::fmt::Write;

use jiff::Timestamp;

use crate::locale::Locale;

pub(super) const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
const PLAIN: &str = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"";
const MORE: &str = "xmlns:xhtml=\"http://www.w3.org/1999/xhtml\" \
                    xmlns:image=\"http://www.google.com/schemas/sitemap-image/1.1\" \
                    xmlns:news=\"http://www.google.com/schemas/sitemap-news/0.9\"";

pub(super) fn open() -> String {
    format!("{HEAD}<urlset {PLAIN} {MORE}>\n")
}

pub(super) const CLOSE: &str = "</urlset>\n";

/// A page in one language.
#[derive(Debug, Default)]
pub(super) struct Page {
    /// From the site's root.
    pub address: String,
    /// The same page in each language that it has, this one among them.
    pub languages: Vec<(Locale, String)>,
    pub changed: Option<Timestamp>,
    /// From the site's root, or whole where files are kept elsewhere.
    pub picture: Option<String>,
    pub news: Option<News>,
}

/// What collectors of news want to know.
#[derive(Debug)]
pub(super) struct News {
    pub publication: String,
    pub locale: Locale,
    pub published: Timestamp,
    pub title: String,
}

/// A list of maps.
pub(super) fn index(origin: &str, names: impl Iterator<Item = String>) -> String {
    let mut out = format!("{HEAD}<sitemapindex {PLAIN}>\n");
    for name in names {
        let _ = writeln!(out, "<sitemap><loc>{}/sitemaps/{name}.xml</loc></sitemap>", escaped(origin));
    }
    out + "</sitemapindex>\n"
}

pub(super) fn page(out: &mut String, origin: &str, page: &Page) {
    let _ = write!(out, "<url><loc>{}{}</loc>", escaped(origin), escaped(&page.address));
    if let Some(changed) = page.changed {
        let _ = write!(out, "<lastmod>{changed:.0}</lastmod>");
    }
    for (locale, address) in &page.languages {
        alternate(out, locale.code(), origin, address);
    }
    if let Some((_, address)) = page.languages.iter().find(|(locale, _)| *locale == Locale::Portuguese) {
        alternate(out, "x-default", origin, address);
    }
    if let Some(picture) = &page.picture {
        let _ = write!(out, "<image:image><image:loc>{}</image:loc></image:image>", escaped(&whole(origin, picture)));
    }
    if let Some(News { publication, locale, published, title }) = &page.news {
        // Collectors know languages by two letters.
        let language = locale.pick("pt", "en");
        let _ = write!(
            out,
            "<news:news><news:publication><news:name>{}</news:name><news:language>{language}</news:language>\
             </news:publication><news:publication_date>{published:.0}</news:publication_date>\
             <news:title>{}</news:title></news:news>",
            escaped(publication),
            escaped(title),
        );
    }
    out.push_str("</url>\n");
}

fn alternate(out: &mut String, language: &str, origin: &str, address: &str) {
    let (origin, address) = (escaped(origin), escaped(address));
    let _ = write!(out, "<xhtml:link rel=\"alternate\" hreflang=\"{language}\" href=\"{origin}{address}\"/>");
}

/// An address with its host: files may be kept elsewhere.
fn whole(origin: &str, address: &str) -> String {
    if address.starts_with('/') { format!("{origin}{address}") } else { address.to_owned() }
}

fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&apos;"),
            // XML has no place for them.
            '\0'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => {}
            letter => out.push(letter),
        }
    }
    out
}
