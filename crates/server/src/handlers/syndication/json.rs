//! JSON Feed 1.1.

use serde::Serialize;

use super::article::{Article, Enclosure, Feed};

#[derive(Serialize)]
struct JsonFeed<'a> {
    version: &'static str,
    title: &'a str,
    home_page_url: &'a str,
    feed_url: &'a str,
    description: &'a str,
    icon: String,
    language: &'static str,
    items: Vec<Item<'a>>,
}

#[derive(Serialize)]
struct Item<'a> {
    id: &'a str,
    url: &'a str,
    title: &'a str,
    /// A feed needs a text in each item: the lead where there is no more.
    content_html: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    summary: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    image: Option<&'a str>,
    date_published: String,
    date_modified: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    authors: Vec<Author<'a>>,
    tags: &'a [String],
    language: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    attachments: Vec<Attachment<'a>>,
}

#[derive(Serialize)]
struct Author<'a> {
    name: &'a str,
}

#[derive(Serialize)]
struct Attachment<'a> {
    url: &'a str,
    mime_type: &'a str,
    size_in_bytes: u64,
}

pub(super) fn write(feed: &Feed) -> serde_json::Result<String> {
    serde_json::to_string(&JsonFeed {
        version: "https://jsonfeed.org/version/1.1",
        title: &feed.title,
        home_page_url: &feed.page,
        feed_url: &feed.address,
        description: &feed.description,
        icon: format!("{}/apple-touch-icon.png", feed.origin),
        language: feed.locale.code(),
        items: feed.articles.iter().map(|article| item(feed, article)).collect(),
    })
}

fn item<'a>(feed: &Feed, article: &'a Article) -> Item<'a> {
    let attachment =
        |file: &'a Enclosure| Attachment { url: &file.url, mime_type: &file.mime, size_in_bytes: file.bytes };
    let lead = || {
        let lead = article.lead.as_deref().unwrap_or(&article.title);
        format!("<p>{}</p>", lead.replace('&', "&amp;").replace('<', "&lt;"))
    };
    Item {
        id: &article.link,
        url: &article.link,
        title: &article.title,
        content_html: if article.html.is_empty() { lead() } else { article.html.clone() },
        summary: article.lead.as_deref(),
        image: article.picture.as_ref().map(|picture| picture.url.as_str()),
        date_published: format!("{:.0}", article.published),
        date_modified: format!("{:.0}", article.updated),
        authors: article.author.iter().map(|name| Author { name }).collect(),
        tags: &article.tags,
        language: feed.locale.code(),
        attachments: article.paper.iter().map(attachment).collect(),
    }
}
