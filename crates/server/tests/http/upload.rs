//! Files that are sent, shown, changed and removed, on both databases.

mod bad_input;
mod changing;
mod linking;
mod many;
mod roles;
mod sending;
mod showing;

use std::collections::BTreeSet;
use std::path::PathBuf;

use accounts::password::{SALT_BYTES, hash};
use accounts::role::Role;
use accounts::token::{MARK_BYTES, Tokens};
use axum::body::Body;
use axum::http::Request;
use image::codecs::jpeg::JpegEncoder;
use image::{Rgb, RgbImage};
use media::library::Options;
use media::{Library, Place};
use serde_json::{Value, json};
use store::accounts::{LOCAL, NewAccount, PasswordHash};
use testkit::TestDatabase;

use crate::client::{Answer, Client, SECRET, now};

const PASSWORD: &str = "azulejo-e-cortiça";
const BOUNDARY: &str = "limite";

/// A server with a place for uploads, and somebody of each role.
struct Desk {
    client: Client,
    folder: PathBuf,
}

/// What a form says.
#[derive(Default)]
struct Form(Vec<u8>);

impl Form {
    fn file(name: &str, bytes: &[u8]) -> Self {
        Self::default().and_file(name, bytes)
    }

    fn text(name: &str, value: &str) -> Self {
        Self::default().and_text(name, value)
    }

    fn and_file(mut self, name: &str, bytes: &[u8]) -> Self {
        let head = format!(
            "--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"files\"; filename=\"{name}\"\r\n\
             Content-Type: text/html\r\n\r\n"
        );
        self.0.extend(head.as_bytes());
        self.0.extend(bytes);
        self.0.extend(b"\r\n");
        self
    }

    fn and_text(mut self, name: &str, value: &str) -> Self {
        let part = format!("--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
        self.0.extend(part.as_bytes());
        self
    }

    fn for_entry(self, target: &str, id: &Value, field: &str) -> Self {
        self.and_text("ref", target).and_text("refId", &id.to_string()).and_text("field", field)
    }

    fn end(mut self) -> Vec<u8> {
        self.0.extend(format!("--{BOUNDARY}--\r\n").as_bytes());
        self.0
    }
}

impl Desk {
    async fn each() -> Vec<Self> {
        let mut desks = Vec::new();
        for database in TestDatabase::at_hand().await {
            desks.push(Self::on(database).await);
        }
        desks
    }

    async fn on(database: TestDatabase) -> Self {
        let folder = database.folder.path().join("media");
        let scratch = database.folder.path().to_owned();
        let options = Options { is_durable: false, scratch, ..Options::default() };
        let library = Library::open(&Place::Folder(folder.clone()), options).unwrap();
        let client = Client::with(database, |options| options.library = Some(library)).await;
        let desk = Self { client, folder };
        for role in Role::ALL {
            desk.add(role.name(), role).await;
        }
        desk
    }

    async fn add(&self, name: &str, role: Role) {
        let new = NewAccount {
            email: format!("{name}@liga.example"),
            username: name.to_owned(),
            name: None,
            password: Some(PasswordHash(hash(PASSWORD, [3; SALT_BYTES]))),
            role: role.name().to_owned(),
            provider: LOCAL.to_owned(),
            is_confirmed: true,
            ..NewAccount::default()
        };
        self.client.app.store().add_account(new, now()).await.unwrap();
    }

    /// The `Authorization` of somebody.
    async fn token(&self, name: &str) -> String {
        let account = self.client.app.store().account_by_identifier(name).await.unwrap().unwrap();
        let tokens = Tokens::new(&server::Secret::new(SECRET).unwrap());
        format!("Bearer {}", tokens.issue(account.id, account.sessions_from, now(), [7; MARK_BYTES]))
    }

    async fn send(&self, who: &str, method: &str, path: &str, kind: &str, body: impl Into<Body>) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        if !who.is_empty() {
            request = request.header("authorization", self.token(who).await);
        }
        if !kind.is_empty() {
            request = request.header("content-type", kind);
        }
        self.client.send(request.body(body.into()).unwrap()).await
    }

    async fn upload_to(&self, path: &str, who: &str, form: Form) -> Answer {
        self.send(who, "POST", path, &format!("multipart/form-data; boundary={BOUNDARY}"), form.end()).await
    }

    async fn upload(&self, who: &str, form: Form) -> Answer {
        self.upload_to("/api/upload", who, form).await
    }

    /// A file that must be kept.
    async fn kept(&self, who: &str, name: &str, bytes: &[u8]) -> Value {
        let answer = self.upload(who, Form::file(name, bytes)).await;
        body(&answer, 200)[0].clone()
    }

    async fn json(&self, who: &str, method: &str, path: &str, send: &Value) -> Answer {
        self.send(who, method, path, "application/json", send.to_string()).await
    }

    async fn get(&self, who: &str, path: &str) -> Answer {
        self.send(who, "GET", path, "", Body::empty()).await
    }

    /// The names of all stored files.
    async fn files(&self) -> BTreeSet<String> {
        match std::fs::read_dir(self.folder.join("uploads")) {
            Ok(entries) => entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect(),
            Err(_) => BTreeSet::new(),
        }
    }

    /// Waits until these files are there, and no others.
    async fn has_files(&self, expected: &BTreeSet<String>) {
        for _ in 0..2_000 {
            if self.files().await == *expected {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        assert_eq!(self.files().await, *expected);
    }
}

/// The names of all files that belong to a document.
fn names(file: &Value) -> BTreeSet<String> {
    let name = |url: &Value| url.as_str().unwrap().strip_prefix("/uploads/").unwrap().to_owned();
    let formats = file["formats"].as_object().into_iter().flat_map(|formats| formats.values());
    let formats = formats.flat_map(|format| [name(&format["url"]), name(&format["webp"]["url"])]);
    formats.chain([name(&file["url"])]).collect()
}

fn all_names<'f>(files: impl IntoIterator<Item = &'f Value>) -> BTreeSet<String> {
    files.into_iter().flat_map(names).collect()
}

#[track_caller]
fn body(answer: &Answer, status: u16) -> Value {
    assert_eq!(answer.status, status, "{}", answer.text());
    serde_json::from_slice(&answer.body).unwrap()
}

#[track_caller]
fn is_error(answer: &Answer, status: u16, name: &str, message: &str) {
    let error = &body(answer, status)["error"];
    assert_eq!((error["name"].as_str(), error["message"].as_str()), (Some(name), Some(message)), "{error}");
}

#[track_caller]
fn is_forbidden(answer: &Answer) {
    is_error(answer, 403, "ForbiddenError", "Forbidden");
}

/// A picture with a colour that tells it from others.
fn picture(width: u32, height: u32, shade: u8) -> Vec<u8> {
    let mut bytes = Vec::new();
    let image = RgbImage::from_pixel(width, height, Rgb([shade, 100, 200]));
    JpegEncoder::new_with_quality(&mut bytes, 90).encode_image(&image).unwrap();
    bytes
}

/// One empty page.
fn paper() -> Vec<u8> {
    use pdf_writer::{Pdf, Rect, Ref};
    let mut pdf = Pdf::new();
    let [catalog, pages, page] = [1, 2, 3].map(Ref::new);
    pdf.catalog(catalog).pages(pages);
    pdf.pages(pages).kids([page]).count(1);
    pdf.page(page).parent(pages).media_box(Rect::new(0.0, 0.0, 210.0, 297.0));
    pdf.finish()
}

fn info(value: &Value) -> String {
    value.to_string()
}

fn news(title: &str) -> Value {
    json!({ "data": { "title": title, "publishedAt": null } })
}
