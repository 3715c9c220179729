//! The blocks of an entry as HTML that stands by itself, outside of our pages: plain elements, whole addresses.

use std::collections::HashMap;
use std::fmt::Write;

use content::stored::COMPONENT;
use serde_json::{Map, Value};
use store::content::Document;

use super::article::Enclosure;
use crate::handlers::entries;
use crate::locale::Locale;
use crate::site;

pub(super) struct Files<'a> {
    pub files: HashMap<i64, Document>,
    pub origin: &'a str,
    pub locale: Locale,
}

impl Files<'_> {
    /// A file, in a size that suits a feed.
    pub(super) fn enclosure(&self, id: i64) -> Option<Enclosure> {
        let file = self.files.get(&id)?;
        let is_picture = entries::text(file, "mime").is_some_and(|mime| mime.starts_with("image/"));
        let format = file.data.get("formats").and_then(|formats| formats.get("large")).filter(|_| is_picture);
        let chosen = format.and_then(Value::as_object).unwrap_or(&file.data);
        let text = |name: &str| chosen.get(name).and_then(Value::as_str);
        let size = chosen.get("sizeInBytes").and_then(Value::as_u64);
        // The dialect counts whole files in kilobytes.
        let size = size.or_else(|| Some((chosen.get("size")?.as_f64()? * 1000.0).max(0.0) as u64));
        Some(Enclosure {
            url: self.whole(text("url")?),
            mime: text("mime")?.to_owned(),
            bytes: size.unwrap_or_default(),
        })
    }

    /// A page of ours in the language of the feed; anything else as it is.
    fn page(&self, address: &str) -> String {
        let is_ours = address.starts_with('/') && !address.starts_with("//");
        match is_ours && site::is_page(address) && !address.contains('?') {
            true => self.whole(&site::in_language(address, self.locale)),
            false => self.whole(address),
        }
    }

    fn whole(&self, address: &str) -> String {
        if address.starts_with('/') && !address.starts_with("//") {
            format!("{}{address}", self.origin)
        } else {
            address.to_owned()
        }
    }

    fn picture(&self, id: i64) -> Option<String> {
        let file = self.files.get(&id)?;
        let url = self.enclosure(id)?.url;
        let told = entries::text(file, "alternativeText").unwrap_or_default();
        Some(format!("<img src=\"{}\" alt=\"{}\">", escaped(&url), escaped(told)))
    }

    /// Editors' HTML is clean already; only its addresses are ours alone.
    fn rich(&self, html: &str) -> String {
        let links = rewritten(html, "href=\"", |address| escaped(&self.page(&unescaped(address))));
        rewritten(&links, "src=\"", |address| escaped(&self.whole(&unescaped(address))))
    }
}

/// The same HTML with another value of each attribute that begins so.
fn rewritten(html: &str, attribute: &str, value: impl Fn(&str) -> String) -> String {
    let mut parts = html.split(attribute);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (address, rest) = part.split_once('"').unwrap_or((part, ""));
        let _ = write!(out, "{attribute}{}\"{rest}", value(address));
    }
    out
}

fn unescaped(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

pub(super) fn html(zone: &[Value], files: &Files<'_>) -> String {
    let mut out = String::new();
    for block in zone.iter().filter_map(Value::as_object) {
        self::block(&mut out, block, files);
    }
    out
}

fn block(out: &mut String, block: &Map<String, Value>, files: &Files<'_>) {
    let text = |name: &str| block.get(name).and_then(Value::as_str).filter(|text| !text.is_empty());
    let id = |name: &str| block.get(name).and_then(Value::as_i64);
    match block.get(COMPONENT).and_then(Value::as_str).unwrap_or_default() {
        "blocks.rich-text" => out.push_str(&files.rich(text("content").unwrap_or_default())),
        "blocks.table" => {
            heading(out, text("caption"));
            out.push_str(&files.rich(text("content").unwrap_or_default()));
        }
        "blocks.image" => {
            if let Some(picture) = id("image").and_then(|id| files.picture(id)) {
                figure(out, &picture, text("caption"));
            }
        }
        "blocks.gallery" => {
            heading(out, text("title"));
            let ids = block.get("images").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_i64);
            let pictures: String = ids.filter_map(|id| files.picture(id)).collect();
            figure(out, &pictures, text("caption"));
        }
        "blocks.quote" => {
            let said = escaped(text("text").unwrap_or_default());
            let who = text("author").map(|who| format!("<footer>— {}</footer>", escaped(who))).unwrap_or_default();
            let _ = write!(out, "<blockquote><p>{said}</p>{who}</blockquote>");
        }
        "blocks.embed" => {
            if let Some(url) = text("url") {
                let title = text("title").or(text("caption")).unwrap_or(url);
                link(out, &files.page(url), title);
            }
        }
        "blocks.buttons" => {
            for button in block.get("buttons").and_then(Value::as_array).into_iter().flatten() {
                let text = |name: &str| button.get(name).and_then(Value::as_str);
                if let Some((label, url)) = text("label").zip(text("url")) {
                    link(out, &files.page(url), label);
                }
            }
        }
        "blocks.tabs" => {
            for tab in block.get("tabs").and_then(Value::as_array).into_iter().flatten() {
                let text = |name: &str| tab.get(name).and_then(Value::as_str);
                heading(out, text("label"));
                out.push_str(&files.rich(text("content").unwrap_or_default()));
            }
        }
        // Who wrote it and what else there is to read is told beside the text.
        _ => {}
    }
}

fn heading(out: &mut String, text: Option<&str>) {
    if let Some(text) = text {
        let _ = write!(out, "<h3>{}</h3>", escaped(text));
    }
}

fn figure(out: &mut String, pictures: &str, caption: Option<&str>) {
    let caption = caption.map(|text| format!("<figcaption>{}</figcaption>", escaped(text))).unwrap_or_default();
    let _ = write!(out, "<figure>{pictures}{caption}</figure>");
}

fn link(out: &mut String, url: &str, text: &str) {
    let _ = write!(out, "<p><a href=\"{}\">{}</a></p>", escaped(url), escaped(text));
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_block_stands_by_itself() {
        let files = Files { files: HashMap::new(), origin: "https://liga.example", locale: Locale::Portuguese };
        let zone = json!([
            { "__component": "blocks.rich-text", "content": "<p><a href=\"/news/1\">a</a> <a href=\"//x.example/\">b</a></p>" },
            { "__component": "blocks.quote", "text": "a < b", "author": "Zé" },
            { "__component": "blocks.embed", "url": "/video/3", "title": "Ver" },
            { "__component": "blocks.buttons", "buttons": [{ "label": "Ir", "url": "https://x.example/?a&b" }] },
            { "__component": "blocks.tabs", "tabs": [{ "label": "1.ª parte", "content": "<p>x</p>" }] },
            { "__component": "blocks.image", "image": 99 },
            { "__component": "blocks.related", "title": "x" },
            7,
        ]);
        let html = html(zone.as_array().unwrap(), &files);
        assert_eq!(
            html,
            "<p><a href=\"https://liga.example/news/1\">a</a> <a href=\"//x.example/\">b</a></p>\
             <blockquote><p>a &lt; b</p><footer>— Zé</footer></blockquote>\
             <p><a href=\"https://liga.example/video/3\">Ver</a></p>\
             <p><a href=\"https://x.example/?a&amp;b\">Ir</a></p><h3>1.ª parte</h3><p>x</p>"
        );
    }

    #[test]
    fn links_lead_to_pages_in_the_language_of_the_feed() {
        let files = Files { files: HashMap::new(), origin: "https://liga.example", locale: Locale::English };
        let html = "<a href=\"/news/1\">a</a><a href=\"/statements#4\">b</a><a href=\"/uploads/a.pdf\">c</a>\
                    <a href=\"/videos?tag=a&amp;page=2\">d</a><img src=\"/uploads/a.jpg\">";
        assert_eq!(
            files.rich(html),
            "<a href=\"https://liga.example/news/1?lang=en\">a</a>\
             <a href=\"https://liga.example/statements?lang=en#4\">b</a>\
             <a href=\"https://liga.example/uploads/a.pdf\">c</a>\
             <a href=\"https://liga.example/videos?tag=a&amp;page=2\">d</a>\
             <img src=\"https://liga.example/uploads/a.jpg\">"
        );
    }
}
