//! The blocks that articles and pages are made of.

use std::collections::HashMap;

use content::stored::COMPONENT;
use serde_json::{Value, json};

use super::NewsroomError;
use super::draft::{object, references};
use super::markup::{self, Part, escaped};
use super::paper::Line;
use super::words::{Both, Tongue};

/// Blocks that a text places by name.
#[derive(Clone, Debug, Default)]
pub(super) struct Placed(HashMap<String, [Value; 2]>);

impl Placed {
    pub fn add(&mut self, name: &str, block: impl Fn(Tongue) -> Value) -> &mut Self {
        self.0.insert(name.to_owned(), Tongue::BOTH.map(block));
        self
    }

    /// A text as the blocks of a zone.
    pub fn zone(&self, text: &str, tongue: Tongue) -> Result<Value, NewsroomError> {
        let block = |part: Part| match part {
            Part::Html(content) => Ok(rich(&content)),
            Part::Quote { text, author, position } => Ok(object([
                (COMPONENT, "blocks.quote".into()),
                ("text", text.into()),
                ("author", author.into()),
                ("position", position.into()),
                ("alignment", "wide".into()),
            ])),
            Part::Placed(name) => {
                let found = self.0.get(&name).map(|both| both[tongue.pick(0, 1)].clone());
                found.ok_or_else(|| NewsroomError::Missing(format!("[[{name}]]")))
            }
        };
        markup::parts(text).into_iter().map(block).collect()
    }

    /// A text as it is printed on paper: of the blocks it places, those that are tables.
    pub fn lines(&self, text: &str, tongue: Tongue) -> Vec<Line> {
        let printed = |paragraph: &str| match markup::placed_name(paragraph) {
            Some(name) => {
                let block = self.0.get(name).map(|both| &both[tongue.pick(0, 1)]);
                block.and_then(printed_table).into_iter().collect()
            }
            None => markup::plain_lines(paragraph),
        };
        markup::paragraphs(text).flat_map(printed).collect()
    }
}

/// A table of ours, which has one shape, read back for paper.
fn printed_table(block: &Value) -> Option<Line> {
    let content = block.get("content")?.as_str().filter(|content| content.starts_with("<table>"))?;
    let cells =
        |row: &str| row.split("</t").filter(|cell| cell.contains("<td>") || cell.contains("<th>")).map(bare).collect();
    let rows = content.split("</tr>").map(cells).filter(|cells: &Vec<String>| !cells.is_empty()).collect();
    Some(Line::Table { caption: block.get("caption")?.as_str()?.to_owned(), rows })
}

/// The words of a cell: without tags, and with the signs that stand for themselves.
fn bare(cell: &str) -> String {
    let cell = cell.rsplit_once("<td>").or_else(|| cell.rsplit_once("<th>")).map_or(cell, |(_, words)| words);
    let words: String = cell.split('<').map(|piece| piece.split_once('>').map_or(piece, |(_, words)| words)).collect();
    words.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

fn rich(content: &str) -> Value {
    json!({ COMPONENT: "blocks.rich-text", "content": content })
}

pub(super) fn image(file: &str, caption: &Both, tongue: Tongue) -> Value {
    json!({
        COMPONENT: "blocks.image",
        "image": file,
        "caption": caption.get(tongue),
        "credit": tongue.pick("Ilustração: Jornada", "Illustration: Jornada"),
        "width": "wide",
    })
}

pub(super) fn gallery(files: &[String], title: &Both, caption: &Both, tongue: Tongue) -> Value {
    json!({
        COMPONENT: "blocks.gallery",
        "images": files,
        "title": title.get(tongue),
        "caption": caption.get(tongue),
        "layout": "carousel",
        "width": "wide",
    })
}

/// A table with a heading for each column. Cells may be HTML of ours.
pub(super) fn table(caption: &str, columns: &[&str], rows: &[Vec<String>]) -> Value {
    let heading: String = columns.iter().map(|name| format!("<th>{}</th>", escaped(name))).collect();
    let row = |cells: &Vec<String>| {
        format!("<tr>{}</tr>", cells.iter().map(|cell| format!("<td>{cell}</td>")).collect::<String>())
    };
    let body: String = rows.iter().map(row).collect();
    let content = format!("<table><thead><tr>{heading}</tr></thead><tbody>{body}</tbody></table>");
    json!({ COMPONENT: "blocks.table", "caption": caption, "content": content, "width": "wide" })
}

pub(super) fn link(address: &str, text: &str) -> String {
    format!(r#"<a href="{}" rel="noopener">{}</a>"#, escaped(address), escaped(text))
}

pub(super) fn embed(address: &str, title: &str, caption: &str, kind: &str) -> Value {
    json!({ COMPONENT: "blocks.embed", "url": address, "title": title, "caption": caption, "kind": kind })
}

pub(super) fn button(label: &str, address: &str, style: &str) -> Value {
    let is_elsewhere = address.starts_with("https:");
    json!({ "label": label, "url": address, "style": style, "opensInNewTab": is_elsewhere })
}

pub(super) fn buttons(buttons: &[Value]) -> Value {
    json!({ COMPONENT: "blocks.buttons", "buttons": buttons })
}

/// Tabs of a label and marked-up text each.
pub(super) fn tabs(tabs: &[(&str, &str)]) -> Value {
    let tab = |(label, text): &(&str, &str)| json!({ "label": label, "content": markup::plain_html(text) });
    json!({ COMPONENT: "blocks.tabs", "tabs": tabs.iter().map(tab).collect::<Vec<_>>() })
}

pub(super) fn author(key: &str, text: &Both, tongue: Tongue) -> Value {
    json!({ COMPONENT: "blocks.author", "author": format!("@author:{key}"), "text": text.get(tongue) })
}

/// What else there is to read and to see, by keys.
#[derive(Clone, Debug, Default)]
pub(super) struct Related {
    pub news: Vec<String>,
    pub opinions: Vec<String>,
    pub videos: Vec<String>,
}

impl Related {
    pub fn block(&self, title: &Both, tongue: Tongue) -> Value {
        json!({
            COMPONENT: "blocks.related",
            "title": title.get(tongue),
            "news": references("news", &self.news),
            "opinions": references("opinion", &self.opinions),
            "videos": references("video", &self.videos),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_can_be_printed() {
        let mut placed = Placed::default();
        let rows = [vec![link("/team/1", "Sal & Mar"), "3".to_owned()], vec![String::new(), "<".replace('<', "&lt;")]];
        placed.add("list", |tongue| table(tongue.pick("Clubes", "Clubs"), &["Clube", "J"], &rows));
        placed.add("more", |_| buttons(&[]));
        let expected = [
            Line::Text("Assim.".to_owned()),
            Line::Table {
                caption: "Clubs".to_owned(),
                rows: [["Clube", "J"], ["Sal & Mar", "3"], ["", "<"]]
                    .map(|row| row.map(str::to_owned).to_vec())
                    .to_vec(),
            },
        ];
        assert_eq!(placed.lines("Assim.\n\n[[list]]\n\n[[more]]", Tongue::English), expected);
    }
}
