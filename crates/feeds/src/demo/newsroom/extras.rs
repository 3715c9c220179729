//! Blocks that stand in the files of texts, beside the text that places them.

use serde::Deserialize;

use super::blocks::{self, Placed};
use super::words::{Both, Tongue};

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Extras {
    table: Vec<Table>,
    tabs: Vec<Tabs>,
    buttons: Vec<Buttons>,
    image: Vec<Image>,
    gallery: Vec<Gallery>,
    embed: Vec<Embed>,
    author: Vec<AuthorBox>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    pt: Vec<String>,
    en: Vec<String>,
}

impl Words {
    fn get(&self, tongue: Tongue) -> &[String] {
        tongue.pick(&self.pt, &self.en)
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    name: String,
    caption: Both,
    columns: Words,
    rows: Vec<Words>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tabs {
    name: String,
    tabs: Vec<Tab>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tab {
    label: Both,
    text: Both,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Buttons {
    name: String,
    items: Vec<Button>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Button {
    pub label: Both,
    pub url: String,
    pub style: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Image {
    name: String,
    file: String,
    caption: Both,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Gallery {
    name: String,
    files: Vec<String>,
    title: Both,
    caption: Both,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Embed {
    name: String,
    url: String,
    title: Both,
    caption: Both,
    kind: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct AuthorBox {
    name: String,
    key: String,
    text: Both,
}

impl Extras {
    pub fn place(&self, placed: &mut Placed) {
        for Table { name, caption, columns, rows } in &self.table {
            placed.add(name, |tongue| {
                let columns: Vec<&str> = columns.get(tongue).iter().map(String::as_str).collect();
                let rows: Vec<Vec<String>> = rows.iter().map(|row| row.get(tongue).to_vec()).collect();
                blocks::table(caption.get(tongue), &columns, &rows)
            });
        }
        for Tabs { name, tabs } in &self.tabs {
            placed.add(name, |tongue| {
                let tabs: Vec<_> = tabs.iter().map(|tab| (tab.label.get(tongue), tab.text.get(tongue))).collect();
                blocks::tabs(&tabs)
            });
        }
        for Buttons { name, items } in &self.buttons {
            placed.add(name, |tongue| {
                let items: Vec<_> = items.iter().map(|item| item.block(tongue)).collect();
                blocks::buttons(&items)
            });
        }
        for Image { name, file, caption } in &self.image {
            placed.add(name, |tongue| blocks::image(&format!("@file:{file}"), caption, tongue));
        }
        for Gallery { name, files, title, caption } in &self.gallery {
            let files: Vec<String> = files.iter().map(|file| format!("@file:{file}")).collect();
            placed.add(name, |tongue| blocks::gallery(&files, title, caption, tongue));
        }
        for Embed { name, url, title, caption, kind } in &self.embed {
            placed.add(name, |tongue| blocks::embed(url, title.get(tongue), caption.get(tongue), kind));
        }
        for AuthorBox { name, key, text } in &self.author {
            placed.add(name, |tongue| blocks::author(key, text, tongue));
        }
    }
}

impl Button {
    pub fn block(&self, tongue: Tongue) -> serde_json::Value {
        blocks::button(self.label.get(tongue), &self.url, &self.style)
    }
}
