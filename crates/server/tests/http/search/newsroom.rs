//! A few documents to be found.

use content::model::Model;
use jiff::SignedDuration;
use serde_json::{Value, json};
use store::content::{Author, NewDocument, Saved, VersionEvent};

use crate::client::{Client, now};

/// A document with a title and a text, as far as its type has them.
pub fn article(title: &str, text: &str) -> Value {
    json!({ "title": title, "lead": text, "synopsis": text, "summary": text, "description": text })
}

/// Adds documents of a type, an hour between one and the next; `locale` and `publishedAt: null` are heeded.
pub async fn add(client: &Client, name: &str, documents: &[Value]) -> Vec<i64> {
    let model = Model::built_in();
    let content_type = model.named(name);
    let new = |(place, document): (usize, &Value)| {
        let mut data = document.as_object().unwrap().clone();
        let locale = data.remove("locale").and_then(|locale| locale.as_str().map(str::to_owned));
        let is_draft = data.remove("publishedAt").is_some_and(|at| at.is_null());
        data.retain(|field, _| content_type.field(field).is_some());
        let title = data.get("title").and_then(Value::as_str).unwrap_or_default();
        data.insert("slug".to_owned(), content::slug::made(title, 120).into());
        NewDocument {
            locale: locale.unwrap_or_else(|| "pt-PT".to_owned()),
            data,
            published: (!is_draft).then(|| now() - SignedDuration::from_hours(place as i64)),
            ..NewDocument::default()
        }
    };
    let new = documents.iter().enumerate().map(new).collect();
    let mut write = client.app.store().write().await.unwrap();
    let added = write.add_documents(&model, content_type, new, &Author::default(), now()).await.unwrap();
    write.commit(now(), "test", json!({})).await.unwrap();
    added.iter().map(|document| document.id).collect()
}

pub async fn publish(client: &Client, name: &str, id: i64) {
    let model = Model::built_in();
    let saved = Saved { published: Some(Some(now())), ..Saved::default() };
    let mut write = client.app.store().write().await.unwrap();
    let event = VersionEvent::Published;
    write.save_document(&model, model.named(name), id, saved, event, &Author::default(), now()).await.unwrap();
    write.commit(now(), "test", json!({})).await.unwrap();
}

pub async fn delete(client: &Client, name: &str, id: i64) {
    let model = Model::built_in();
    let mut write = client.app.store().write().await.unwrap();
    write.delete_document(&model, model.named(name), id, None, &Author::default(), now()).await.unwrap();
    write.commit(now(), "test", json!({})).await.unwrap();
}
