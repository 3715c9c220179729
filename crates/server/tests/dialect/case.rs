//! One question with its answer.

use std::collections::{BTreeMap, HashMap, HashSet};

use accounts::api_key::{NewKey, RANDOM_BYTES};
use axum::body::Body;
use axum::http::{Method, Request};
use http_body_util::BodyExt;
use serde::Deserialize;
use serde_json::Value;
use server::{App, Edge};
use store::api_keys::NewApiKey;
use testkit::TestDatabase;

/// Beside the form in which cases were observed (`get`, `status`, `ids`, `meta`, `body`, `error`), ours can write, be
/// somebody, and refer to what earlier cases of their file gave.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Case {
    pub name: String,
    get: Option<String>,
    head: Option<String>,
    post: Option<String>,
    put: Option<String>,
    delete: Option<String>,
    patch: Option<String>,
    options: Option<String>,
    /// The role of who asks; nobody in particular, where it is left out.
    r#as: Option<String>,
    #[serde(default)]
    headers: BTreeMap<String, String>,
    /// The body to send, as JSON.
    send: Option<Value>,
    /// The same as it stands.
    send_text: Option<String>,
    status: u16,
    ids: Option<Vec<i64>>,
    meta: Option<Value>,
    /// The whole answer, apart from times of creation.
    body: Option<Value>,
    /// What must be in the answer: objects may hold more, lists must have these elements in this order.
    holds: Option<Value>,
    text: Option<String>,
    /// Headers that the answer must have.
    #[serde(default)]
    answers: BTreeMap<String, String>,
    error: Option<Value>,
    /// Words that must not occur in the answer.
    #[serde(default)]
    without: Vec<String>,
    /// Names for parts of the answer (`/data/id`); later addresses, headers and bodies may use them as `{name}`.
    #[serde(default)]
    save: BTreeMap<String, String>,
    /// Moves the clock on by so many seconds first, and lets the site tend to what is due.
    #[serde(default)]
    after_seconds: i64,
    #[allow(dead_code, reason = "for the reader")]
    note: Option<String>,
}

/// A site to be asked.
pub struct Site {
    pub app: App,
    pub service: Edge,
    /// Goes away with the site.
    _database: TestDatabase,
    /// Times that the data gives; others are those of the moment.
    pub times: HashSet<String>,
    /// What the fixture contradicts itself in.
    pub instead: HashMap<String, String>,
    keys: HashMap<String, String>,
    saved: HashMap<String, Value>,
}

pub const ROLES: [&str; 5] = ["admin", "editor", "author", "press", "operator"];

impl Site {
    pub async fn new(app: App, database: TestDatabase) -> Self {
        let mut keys = HashMap::new();
        for (number, role) in ROLES.into_iter().enumerate() {
            let key = NewKey::from_random([number as u8 + 1; RANDOM_BYTES]);
            let scopes = vec![role.to_owned()];
            let new = NewApiKey { name: role.to_owned(), prefix: key.prefix, hash: key.hash, scopes };
            app.store().add_api_key(new, "2026-11-01T00:00:00Z".parse().unwrap()).await.unwrap();
            keys.insert(role.to_owned(), key.text);
        }
        let (times, instead, saved) = (HashSet::new(), HashMap::new(), HashMap::new());
        Self { service: server::service(&app), app, _database: database, times, instead, keys, saved }
    }

    pub async fn check(&mut self, case: &Case) -> Result<(), String> {
        let (method, address) = case.asked();
        let address = self.filled(&address);
        if case.after_seconds > 0 {
            self.app.clock().pass(case.after_seconds);
            self.app.tend().await.map_err(|error| format!("tending failed: {error}"))?;
        }
        let mut request = Request::builder().method(method).uri(encoded(&format!("/api{address}")));
        for (name, value) in self.headers(case, &address) {
            request = request.header(name, value);
        }
        let body = match (&case.send, &case.send_text) {
            (Some(body), _) => {
                request = request.header("content-type", "application/json");
                Body::from(self.filled(&body.to_string()))
            }
            (None, Some(text)) => {
                request = request.header("content-type", "application/json");
                Body::from(text.clone())
            }
            (None, None) => Body::empty(),
        };
        let response = self.service.handle(request.body(body).map_err(|error| format!("{address}: {error}"))?).await;
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.map_err(|error| error.to_string())?.to_bytes();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let fail = |what: &str| Err(format!("{what}\n    asked: {address}\n    answer: {} {text:.1500}", parts.status));
        if parts.status.as_u16() != case.status {
            return fail(&format!("expected {}", case.status));
        }
        for (name, value) in &case.answers {
            if parts.headers.get(name).and_then(|found| found.to_str().ok()) != Some(value) {
                return fail(&format!("expected header {name}: {value}, found {:?}", parts.headers.get(name)));
            }
        }
        if let Some(word) = case.without.iter().find(|word| text.contains(*word)) {
            return fail(&format!("{word:?} must not be there"));
        }
        if let Some(expected) = &case.text
            && *expected != text
        {
            return fail(&format!("expected the text {expected:?}"));
        }
        let answer: Value = serde_json::from_str(&text).unwrap_or_default();
        if let Some(ids) = &case.ids {
            let found: Vec<i64> = match &answer["data"] {
                Value::Array(list) => list.iter().filter_map(|entry| entry["id"].as_i64()).collect(),
                one => one["id"].as_i64().into_iter().collect(),
            };
            if found != *ids {
                return fail(&format!("expected ids {ids:?}, found {found:?}"));
            }
        }
        if let Some(meta) = &case.meta
            && answer["meta"] != *meta
        {
            return fail(&format!("expected meta {meta}"));
        }
        if let Some(error) = &case.error
            && !holds(&answer["error"], &self.filled_value(error), &self.times)
        {
            return fail(&format!("expected error {error}"));
        }
        if let Some(body) = &case.body {
            let expected = self.replaced(&self.filled_value(body));
            if !same(&without_times(&answer), &expected, &self.times) {
                return fail(&format!("expected body {expected}"));
            }
        }
        if let Some(part) = &case.holds {
            let part = self.filled_value(part);
            if !holds(&answer, &part, &self.times) {
                return fail(&format!("expected to hold {part}"));
            }
        }
        for (name, pointer) in &case.save {
            match answer.pointer(pointer) {
                Some(value) => {
                    self.saved.insert(name.clone(), value.clone());
                }
                None => return fail(&format!("nothing at {pointer} to be saved")),
            }
        }
        Ok(())
    }

    fn headers(&self, case: &Case, address: &str) -> Vec<(String, String)> {
        let mut headers: Vec<(String, String)> =
            case.headers.iter().map(|(name, value)| (name.clone(), self.filled(value))).collect();
        // Observed cases say who asks by their names alone.
        let role = match (case.r#as.as_deref(), case.name.as_str()) {
            (Some(role), _) => Some(role),
            (None, "bad token") => {
                headers.push(("authorization".to_owned(), "Bearer not-a-token".to_owned()));
                None
            }
            (None, "bad scheme") => {
                headers.push(("authorization".to_owned(), "Basic dXNlcjpwYXNz".to_owned()));
                None
            }
            // The observed server shows drafts to anybody who asks for them; ours to those who may see them.
            (None, name) if address.contains("publicationState=preview") && name.starts_with("preview") => {
                Some("editor")
            }
            (None, _) => None,
        };
        if let Some(role) = role {
            headers.push(("authorization".to_owned(), format!("Bearer {}", self.keys[role])));
        }
        headers
    }

    fn filled(&self, text: &str) -> String {
        self.saved.iter().fold(text.to_owned(), |text, (name, value)| {
            let plain = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            text.replace(&format!("\"{{{name}}}\""), &value.to_string()).replace(&format!("{{{name}}}"), &plain)
        })
    }

    fn filled_value(&self, value: &Value) -> Value {
        serde_json::from_str(&self.filled(&value.to_string())).unwrap()
    }

    fn replaced(&self, value: &Value) -> Value {
        match value {
            Value::String(text) => self.instead.get(text).unwrap_or(text).as_str().into(),
            Value::Array(list) => list.iter().map(|one| self.replaced(one)).collect(),
            Value::Object(map) => map.iter().map(|(key, value)| (key.clone(), self.replaced(value))).collect(),
            other => other.clone(),
        }
    }
}

impl Case {
    fn asked(&self) -> (Method, String) {
        let asked = [
            (Method::GET, &self.get),
            (Method::HEAD, &self.head),
            (Method::POST, &self.post),
            (Method::PUT, &self.put),
            (Method::DELETE, &self.delete),
            (Method::PATCH, &self.patch),
            (Method::OPTIONS, &self.options),
        ];
        let mut asked = asked.into_iter().filter_map(|(method, address)| Some((method, address.clone()?)));
        asked.next().unwrap_or_else(|| panic!("{}: asks nothing", self.name))
    }
}

/// What a client encodes before it sends; brackets stay as they are.
fn encoded(address: &str) -> String {
    address.chars().fold(String::new(), |mut text, letter| {
        match letter {
            ' ' => text.push_str("%20"),
            '"' | '<' | '>' | '\\' | '^' | '`' | '{' | '|' | '}' => text.push_str(&format!("%{:02X}", letter as u32)),
            letter if letter.is_ascii() => text.push(letter),
            letter => {
                let mut bytes = [0; 4];
                letter.encode_utf8(&mut bytes).bytes().for_each(|byte| text.push_str(&format!("%{byte:02X}")));
            }
        }
        text
    })
}

fn without_times(value: &Value) -> Value {
    match value {
        Value::Array(list) => list.iter().map(without_times).collect(),
        Value::Object(map) => {
            let kept = map.iter().filter(|(key, _)| !matches!(key.as_str(), "createdAt" | "updatedAt"));
            kept.map(|(key, value)| (key.clone(), without_times(value))).collect()
        }
        other => other.clone(),
    }
}

fn is_time(text: &str) -> bool {
    text.len() == 24 && text.ends_with('Z') && text.parse::<jiff::Timestamp>().is_ok()
}

/// A time that the data does not give can only be some time.
fn same_text(found: &str, expected: &str, times: &HashSet<String>) -> bool {
    found == expected || (is_time(found) && is_time(expected) && !times.contains(expected))
}

fn same(found: &Value, expected: &Value, times: &HashSet<String>) -> bool {
    match (found, expected) {
        (Value::String(found), Value::String(expected)) => same_text(found, expected, times),
        (Value::Array(found), Value::Array(expected)) => {
            found.len() == expected.len() && found.iter().zip(expected).all(|(f, e)| same(f, e, times))
        }
        (Value::Object(found), Value::Object(expected)) => {
            found.len() == expected.len()
                && expected.iter().all(|(key, value)| found.get(key).is_some_and(|found| same(found, value, times)))
        }
        (found, expected) => found == expected,
    }
}

fn holds(found: &Value, expected: &Value, times: &HashSet<String>) -> bool {
    match (found, expected) {
        (Value::Object(found), Value::Object(expected)) => {
            expected.iter().all(|(key, value)| found.get(key).is_some_and(|found| holds(found, value, times)))
        }
        (Value::Array(found), Value::Array(expected)) => {
            found.len() == expected.len() && found.iter().zip(expected).all(|(f, e)| holds(f, e, times))
        }
        (found, expected) => same(found, expected, times),
    }
}
