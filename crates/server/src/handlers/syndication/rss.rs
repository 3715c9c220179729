//! RSS 2.0.

use std::collections::BTreeMap;

use jiff::Timestamp;
use jiff::fmt::rfc2822;
use rss::extension::Extension;
use rss::extension::dublincore::DublinCoreExtension;
use rss::{Category, Channel, Enclosure, Guid, Item};

use super::article::{Article, Feed};

/// How many minutes readers may wait before they ask again.
const MINUTES: &str = "10";

pub(super) fn write(feed: &Feed) -> String {
    let own = Extension {
        name: "atom:link".to_owned(),
        attrs: attributes([("href", &feed.address), ("rel", "self"), ("type", "application/rss+xml")]),
        ..Extension::default()
    };
    let channel = Channel {
        title: clean(&feed.title),
        link: feed.page.clone(),
        description: clean(&feed.description),
        language: Some(feed.locale.code().to_owned()),
        last_build_date: feed.updated().map(date),
        ttl: Some(MINUTES.to_owned()),
        namespaces: attributes([("atom", "http://www.w3.org/2005/Atom")]),
        extensions: BTreeMap::from([("atom".to_owned(), BTreeMap::from([("link".to_owned(), vec![own])]))]),
        items: feed.articles.iter().map(item).collect(),
        ..Channel::default()
    };
    channel.to_string()
}

fn item(article: &Article) -> Item {
    let category = |name: &String| Category { name: clean(name), domain: None };
    // One file an item: the paper where there is one, else the picture.
    let enclosed = article.paper.as_ref().or(article.picture.as_ref());
    let creator = article.author.iter().map(|author| clean(author)).collect();
    Item {
        title: Some(clean(&article.title)),
        link: Some(article.link.clone()),
        guid: Some(Guid { value: article.link.clone(), permalink: true }),
        description: article.lead.as_deref().map(clean),
        content: Some(clean(&article.html)).filter(|html| !html.is_empty()),
        pub_date: Some(date(article.published)),
        categories: article.tags.iter().map(category).collect(),
        enclosure: enclosed.map(|file| Enclosure {
            url: file.url.clone(),
            length: file.bytes.to_string(),
            mime_type: file.mime.clone(),
        }),
        dublin_core_ext: article
            .author
            .is_some()
            .then(|| DublinCoreExtension { creators: creator, ..DublinCoreExtension::default() }),
        ..Item::default()
    }
}

fn attributes<const N: usize>(pairs: [(&str, &str); N]) -> BTreeMap<String, String> {
    pairs.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

/// "Sat, 14 Nov 2026 21:10:00 GMT".
fn date(instant: Timestamp) -> String {
    rfc2822::DateTimePrinter::new().timestamp_to_rfc9110_string(&instant).unwrap_or_default()
}

/// XML has no place for control characters, not even escaped.
fn clean(text: &str) -> String {
    text.chars().filter(|&letter| !letter.is_control() || matches!(letter, '\n' | '\r' | '\t')).collect()
}
