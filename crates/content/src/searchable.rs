//! What of an entry can be searched for: its title, and everything in it that is read as text.

use jiff::Timestamp;
use serde_json::{Map, Value};

use crate::html;
use crate::model::{ContentType, Field, FieldKind, MediaKind, Model, PLATFORM, TextForm};
use crate::stored::component_name;

/// The kinds of content that are found, by the types that hold them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    News,
    Opinion,
    Video,
    PressRelease,
    Statement,
    Publication,
    Page,
}

/// What is found, and what is shown of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Searchable {
    pub title: String,
    /// Everything else in the order of its fields, without markup.
    pub text: String,
    pub slug: Option<String>,
    /// The number by which it is cited.
    pub number: Option<i64>,
    /// The day that its author gave it.
    pub date: Option<Timestamp>,
    /// The file of its picture.
    pub image: Option<i64>,
    /// Who wrote it, among the entries of [`AUTHOR`].
    pub author: Option<i64>,
}

/// The type of those who write.
pub const AUTHOR: &str = "author";

/// More of a text is not looked at.
const LONGEST_TEXT: usize = 40_000;

/// What is written for search engines says nothing that the entry does not say.
const PASSED_OVER: [&str; 1] = ["seo"];

impl Kind {
    pub const ALL: [Self; 7] =
        [Self::News, Self::Opinion, Self::Video, Self::PressRelease, Self::Statement, Self::Publication, Self::Page];

    /// The type whose entries are of this kind.
    pub fn type_name(self) -> &'static str {
        match self {
            Self::News => "news",
            Self::Opinion => "opinion",
            Self::Video => "video",
            Self::PressRelease => "pressrelease",
            Self::Statement => "comunicado",
            Self::Publication => "publication",
            Self::Page => "static-page",
        }
    }

    /// What entries of a type are found as, if they are found at all.
    pub fn of(content_type: &ContentType) -> Option<Self> {
        let kind = Self::ALL.into_iter().find(|kind| kind.type_name() == content_type.name);
        kind.filter(|_| content_type.is_public)
    }

    /// The number under which it is stored.
    pub fn code(self) -> i16 {
        match self {
            Self::News => 1,
            Self::Opinion => 2,
            Self::Video => 3,
            Self::PressRelease => 4,
            Self::Statement => 5,
            Self::Publication => 6,
            Self::Page => 7,
        }
    }

    pub fn from_code(code: i16) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.code() == code)
    }
}

impl Searchable {
    pub fn new(model: &Model, content_type: &ContentType, data: &Map<String, Value>) -> Self {
        let text_of =
            |name: &str| data.get(name).and_then(Value::as_str).map(str::trim).filter(|text| !text.is_empty());
        let mut text = String::new();
        let fields = content_type.fields.iter().filter(|field| field.name != TITLE);
        collect(model, fields, data, &mut text);
        let author = content_type.fields.iter().find(|field| is_author(field));
        Self {
            title: text_of(TITLE).or_else(|| text_of("name")).unwrap_or_default().to_owned(),
            slug: text_of("slug").map(str::to_owned),
            number: data.get("number").and_then(Value::as_i64),
            date: text_of("date").and_then(|date| date.parse().ok()),
            image: picture(model, &content_type.fields, data),
            author: author.and_then(|field| data.get(&field.name)).and_then(Value::as_i64),
            text,
        }
    }
}

/// Whether the site shows it: what is for the app alone, it does not.
pub fn is_for_the_site(data: &Map<String, Value>) -> bool {
    data.get(PLATFORM).and_then(Value::as_str) != Some("app")
}

/// Tells one model from another where entries would be found differently.
pub fn fingerprint(model: &Model) -> String {
    let types = model.types().iter().filter(|content_type| Kind::of(content_type).is_some());
    let mut names: Vec<String> = types.map(|content_type| declared(&content_type.name, &content_type.fields)).collect();
    names.extend(model.components().iter().map(|component| declared(&component.name, &component.fields)));
    // Any number that the same text always gives: FNV-1a.
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = names.concat().bytes().fold(0xcbf2_9ce4_8422_2325, step);
    format!("{hash:016x}")
}

fn declared(name: &str, fields: &[Field]) -> String {
    let fields: Vec<String> = fields.iter().map(|field| format!("{} {:?}", field.name, field.kind)).collect();
    format!("{name}: {}\n", fields.join(", "))
}

const TITLE: &str = "title";

fn is_author(field: &Field) -> bool {
    matches!(&field.kind, FieldKind::Relation { target, is_many: false } if target == AUTHOR)
}

fn collect<'m>(model: &Model, fields: impl Iterator<Item = &'m Field>, data: &Map<String, Value>, text: &mut String) {
    let read = fields.filter(|field| !field.is_private && !PASSED_OVER.contains(&field.name.as_str()));
    for field in read {
        let Some(value) = data.get(&field.name) else { continue };
        if text.len() >= LONGEST_TEXT {
            return;
        }
        match (&field.kind, value) {
            (FieldKind::Text { form: TextForm::Line | TextForm::Text, .. }, Value::String(said)) => push(text, said),
            (FieldKind::Text { form: TextForm::Rich, .. }, Value::String(said)) => push(text, &html::plain(said)),
            (FieldKind::Component { .. } | FieldKind::Zone { .. }, Value::Array(parts)) => {
                parts.iter().filter_map(Value::as_object).for_each(|part| collect_part(model, field, part, text));
            }
            (FieldKind::Component { .. }, Value::Object(part)) => collect_part(model, field, part, text),
            _ => {}
        }
    }
}

fn collect_part(model: &Model, field: &Field, part: &Map<String, Value>, text: &mut String) {
    if let Some(component) = component_name(field, part).and_then(|name| model.component(name)) {
        collect(model, component.fields.iter(), part, text);
    }
}

/// Adds a piece of text, its white space made plain, as far as there is room.
fn push(text: &mut String, piece: &str) {
    for word in piece.split_whitespace() {
        if text.len() + word.len() >= LONGEST_TEXT {
            return;
        }
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(word);
    }
}

/// The first picture that an entry declares, else that of its hero.
fn picture(model: &Model, fields: &[Field], data: &Map<String, Value>) -> Option<i64> {
    let is_picture = |field: &&Field| match &field.kind {
        FieldKind::Media { is_multiple: false, allowed } => allowed.is_empty() || allowed.contains(&MediaKind::Image),
        _ => false,
    };
    let own = fields.iter().filter(is_picture).find_map(|field| data.get(&field.name)?.as_i64());
    own.or_else(|| {
        let hero = fields.iter().find(|field| field.name == "hero")?;
        let part = data.get(&hero.name)?.as_object()?;
        picture(model, &model.component(component_name(hero, part)?)?.fields, part)
    })
}

#[cfg(test)]
mod tests;
