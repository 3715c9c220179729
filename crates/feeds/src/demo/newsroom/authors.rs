//! Those who sign.

use jiff::Timestamp;
use serde::Deserialize;
use serde_json::json;

use super::draft::Draft;
use super::texts;
use super::words::Both;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Authors {
    author: Vec<Author>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Author {
    key: String,
    name: String,
    position: Both,
    biography: Both,
}

pub(super) const FILE: &str = include_str!("texts/authors.toml");

pub(super) fn drafts(at: Timestamp) -> Vec<Draft> {
    let draft = |author: Author| {
        Draft::new("author", author.key.clone(), at, |tongue| {
            json!({
                "name": author.name,
                "position": author.position.get(tongue),
                "photo": format!("@file:author/{}", author.key),
                "biography": format!("<p>{}</p>", author.biography.get(tongue)),
                "socials": [{
                    "label": "Pio",
                    "url": format!("https://pio.example/{}", author.key),
                    "opensInNewTab": true,
                }],
            })
        })
    };
    texts::read::<Authors>(FILE).author.into_iter().map(draft).collect()
}
