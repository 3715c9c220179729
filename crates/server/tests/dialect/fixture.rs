//! The fixture: a few types in words, and what stands in them.

use std::sync::Arc;

use std::collections::{HashMap, HashSet, VecDeque};
use std::path::Path;
use std::time::Duration;

use content::entry::{Entry, Purpose};
use content::model::{Language, Model};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value, json};
use server::{App, AppOptions};
use store::clock::Clock;
use store::content::{Author, NewDocument};
use testkit::TestDatabase;

use super::case::Site;

pub const NOW: &str = "2026-11-14T21:10:00Z";

pub struct Fixture {
    content: Value,
    /// The types once more, with their fields in the order of the file.
    types: Declared,
}

/// JSON that keeps its order.
enum Declared {
    Map(Vec<(String, Declared)>),
    Text(String),
    Flag(bool),
    Other,
}

impl Declared {
    fn get(&self, key: &str) -> &Declared {
        self.entries().iter().find(|(known, _)| known == key).map_or(&Declared::Other, |(_, value)| value)
    }

    fn entries(&self) -> &[(String, Declared)] {
        match self {
            Self::Map(entries) => entries,
            _ => &[],
        }
    }

    fn text(&self) -> &str {
        match self {
            Self::Text(text) => text,
            _ => "",
        }
    }

    fn flag(&self) -> bool {
        matches!(self, Self::Flag(true))
    }
}

impl<'de> Deserialize<'de> for Declared {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Declared;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("JSON")
            }

            fn visit_str<E>(self, text: &str) -> Result<Declared, E> {
                Ok(Declared::Text(text.to_owned()))
            }

            fn visit_bool<E>(self, flag: bool) -> Result<Declared, E> {
                Ok(Declared::Flag(flag))
            }

            fn visit_u64<E>(self, _: u64) -> Result<Declared, E> {
                Ok(Declared::Other)
            }

            fn visit_unit<E>(self) -> Result<Declared, E> {
                Ok(Declared::Other)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Declared, A::Error> {
                while list.next_element::<Declared>()?.is_some() {}
                Ok(Declared::Other)
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Declared, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Ok(Declared::Map(entries))
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

pub fn options(model: Model) -> AppOptions {
    AppOptions {
        clock: Clock::by_hand(NOW.parse().unwrap()),
        zone: TimeZone::get("Europe/Lisbon").unwrap(),
        cache_bytes: 8 << 20,
        keep_changes: Duration::from_secs(3600),
        pages: None,
        model,
        secret: accounts::secret::Secret::new("a secret that is known to nobody but this test").unwrap(),
        proxy_hops: 0,
        library: None,
        sign_in: server::SignIn::by_password(Arc::new(testkit::outbox::Outbox::default()), testkit::outbox::chance),
        correspondence: server::Correspondence::default(),
        installation: server::Installation::default(),
    }
}

impl Fixture {
    pub fn read(file: &Path) -> Self {
        let text = std::fs::read_to_string(file).unwrap();
        let whole: Declared = serde_json::from_str(&text).unwrap();
        let Declared::Map(entries) = whole else { panic!("{}: no object", file.display()) };
        let types = entries.into_iter().find(|(key, _)| key == "types").unwrap().1;
        Self { content: serde_json::from_str(&text).unwrap(), types }
    }

    pub async fn site(&self, database: TestDatabase) -> Site {
        let model = self.model();
        let store = database.open().await;
        self.load(&store, &model).await;
        let app = App::start(store, options(model)).await.unwrap();
        let mut site = Site::new(app, database).await;
        site.times = self.times();
        site.instead = self.instead();
        site
    }

    /// The types, in our own words.
    fn model(&self) -> Model {
        let described = self.content["types"].to_string();
        let singular = |word: &str| {
            let found = self.types.entries().iter().find(|(name, it)| name == word || it.get("plural").text() == word);
            found.map_or_else(|| panic!("no type {word}"), |(name, _)| name.clone())
        };
        let mut files = Vec::new();
        for (name, declared) in self.types.entries().iter().filter(|(name, _)| name != "components") {
            let mut text = format!("name = \"{name}\"\narea = \"editorial\"\n");
            match declared.get("kind").text() {
                "single" => text += "kind = \"single\"\n",
                _ => text += &format!("plural = \"{}\"\n", declared.get("plural").text()),
            }
            let is_hidden = described.contains(&format!("one {name} (a type that visitors may not read)"));
            text += &format!(
                "localized = {}\ndrafts = {}\npublic = {}\n",
                declared.get("localized").flag(),
                declared.get("draftAndPublish").flag(),
                !is_hidden
            );
            text += "label = { pt = \"x\", en = \"x\" }\n";
            for (field, words) in declared.get("attributes").entries() {
                text += &field_text(field, words.text(), &singular);
            }
            files.push((format!("{name}.toml"), text));
        }
        for (name, fields) in self.types.get("components").entries() {
            let mut text = format!("component = \"{name}\"\nlabel = {{ pt = \"x\", en = \"x\" }}\n");
            for (field, words) in fields.entries() {
                text += &field_text(field, words.text(), &singular);
            }
            files.push((format!("{name}.toml"), text));
        }
        let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        let default = self.content["defaultLocale"].as_str().unwrap();
        let mut locales = vec![language(default)];
        locales.extend(["pt-PT", "en"].into_iter().filter(|code| *code != default).map(language));
        Model::read(&files, locales).unwrap()
    }

    async fn load(&self, store: &store::Store, model: &Model) {
        let at: Timestamp = "2026-11-01T12:00:00Z".parse().unwrap();
        // What others refer to comes first, whatever the order in the file.
        let mut left: VecDeque<(&String, &Value)> =
            self.content.as_object().unwrap().iter().filter(|(key, _)| model.at(key).is_some()).collect();
        let mut patience = left.len() * left.len();
        while let Some((key, list)) = left.pop_front() {
            let content_type = model.at(key).unwrap();
            let mut write = store.write().await.unwrap();
            let entries = if list.is_array() { list.as_array().unwrap().clone() } else { vec![list.clone()] };
            let document = |given: &Value| {
                let mut data: Map<String, Value> = given.as_object().unwrap().clone();
                let (id, group) = (data.remove("id").unwrap().as_i64(), data.remove("group"));
                let locale = data.remove("locale").and_then(|code| code.as_str().map(str::to_owned));
                let published = match data.remove("publishedAt") {
                    Some(Value::Null) => None,
                    Some(text) => Some(text.as_str().unwrap().parse().unwrap()),
                    None => Some(at),
                };
                // Numbers of components are given anew, in the same order.
                let data = without_component_ids(data);
                let entry = Entry::check(model, content_type, &Value::Object(data), Purpose::Create)
                    .unwrap_or_else(|problem| panic!("{key} {id:?}: {problem:?}"));
                NewDocument {
                    id,
                    group: group.and_then(|group| group.as_i64()),
                    locale: if content_type.is_localized { locale.unwrap() } else { String::new() },
                    published: published.filter(|_| content_type.has_drafts),
                    data: entry.data,
                    ..NewDocument::default()
                }
            };
            let new = entries.iter().map(document).collect();
            match write.add_documents(model, content_type, new, &Author::default(), at).await {
                Ok(_) => {
                    write.commit(at, "test", json!({})).await.unwrap();
                }
                Err(error) => {
                    patience = patience.checked_sub(1).unwrap_or_else(|| panic!("{key}: {error}"));
                    left.push_back((key, list));
                }
            }
        }
    }

    fn times(&self) -> HashSet<String> {
        let articles = self.content["articles"].as_array().unwrap();
        articles.iter().filter_map(|article| article["publishedAt"].as_str().map(str::to_owned)).collect()
    }

    /// One case was observed before the articles were renamed: it shows titles that no article of the fixture has.
    fn instead(&self) -> HashMap<String, String> {
        let articles = self.content["articles"].as_array().unwrap();
        let titles: HashSet<&str> = articles.iter().filter_map(|article| article["title"].as_str()).collect();
        let pairs = (1..=30).map(|n| (format!("Notícia {n}"), format!("Artigo {n}")));
        pairs.filter(|(old, new)| !titles.contains(old.as_str()) && titles.contains(new.as_str())).collect()
    }
}

fn language(code: &str) -> Language {
    Language { code: code.to_owned(), name: code.to_owned() }
}

fn without_component_ids(mut data: Map<String, Value>) -> Map<String, Value> {
    for value in data.values_mut() {
        match value {
            Value::Object(part) => {
                part.remove("id");
            }
            Value::Array(list) => list.iter_mut().filter_map(Value::as_object_mut).for_each(|part| {
                part.remove("id");
            }),
            _ => {}
        }
    }
    data
}

/// A field from its words: `string, required`, `many tags, inverse articles`, `repeatable component shared.link` …
fn field_text(name: &str, words: &str, singular: &impl Fn(&str) -> String) -> String {
    let plain = words.split(" (").next().unwrap();
    let mut parts = plain.split(", ").peekable();
    let first = parts.next().unwrap();
    let words: Vec<&str> = first.split(' ').collect();
    let mut text = format!("\n[[field]]\nname = \"{name}\"\n");
    text += &match words.as_slice() {
        ["many", target] => format!("type = \"relation\"\nmany = true\ntarget = \"{}\"\n", singular(target)),
        ["one", target] => format!("type = \"relation\"\ntarget = \"{}\"\n", singular(target)),
        ["inverse", "of", path] => {
            let (source, of) = path.split_once('.').unwrap();
            format!("type = \"inverse\"\nmany = true\nsource = \"{source}\"\nof = \"{of}\"\n")
        }
        ["component", component] => format!("type = \"component\"\ncomponent = \"{component}\"\n"),
        ["repeatable", "component", component] => {
            format!("type = \"component\"\nrepeatable = true\ncomponent = \"{component}\"\n")
        }
        ["dynamic", "zone", "of", component] => {
            let others = parts.by_ref().filter(|part| part.contains('.'));
            let all: Vec<String> = [*component].into_iter().chain(others).map(|name| format!("\"{name}\"")).collect();
            return text + &format!("type = \"zone\"\ncomponents = [{}]\n", all.join(", "));
        }
        [kind] => format!("type = \"{kind}\"\n"),
        other => panic!("{name}: {other:?}"),
    };
    for part in parts {
        match part {
            "required" => text += "required = true\n",
            "private" => text += "private = true\n",
            part if part.starts_with("inverse ") => {}
            other => panic!("{name}: {other}"),
        }
    }
    text
}
