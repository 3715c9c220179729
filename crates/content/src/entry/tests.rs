#![allow(clippy::needless_pass_by_value, reason = "values are written where they are handed over")]

use serde_json::json;

use super::*;
use crate::model::Language;
use crate::problem::{FieldProblem, ProblemKind};

mod arbitrary;
mod components;
mod links;
mod scalars;

const THING: &str = r##"
name = "thing"
plural = "things"
area = "editorial"
localized = true
drafts = true
[[field]]
name = "title"
type = "string"
required = true
min = 3
max = 20
[[field]]
name = "slug"
type = "slug"
from = "title"
[[field]]
name = "lead"
type = "text"
[[field]]
name = "content"
type = "richtext"
[[field]]
name = "email"
type = "email"
[[field]]
name = "url"
type = "url"
[[field]]
name = "legacyUrl"
type = "legacyUrl"
[[field]]
name = "colour"
type = "colour"
[[field]]
name = "order"
type = "integer"
min = 0
max = 10
default = 1
[[field]]
name = "big"
type = "biginteger"
[[field]]
name = "ratio"
type = "decimal"
max = 1
[[field]]
name = "isOpen"
type = "boolean"
[[field]]
name = "day"
type = "date"
[[field]]
name = "at"
type = "datetime"
[[field]]
name = "hour"
type = "time"
[[field]]
name = "extra"
type = "json"
[[field]]
name = "platform"
type = "enumeration"
values = ["web", "app", "all"]
default = "all"
[[field]]
name = "secret"
type = "password"
[[field]]
name = "views"
type = "views"
[[field]]
name = "photo"
type = "media"
[[field]]
name = "tags"
type = "relation"
target = "tag"
many = true
[[field]]
name = "tag"
type = "relation"
target = "tag"
[[field]]
name = "teams"
type = "sport"
entity = "team"
many = true
[[field]]
name = "competitions"
type = "sport"
entity = "competition"
many = true
[[field]]
name = "banner"
type = "component"
component = "shared.banner"
[[field]]
name = "links"
type = "component"
component = "shared.link"
repeatable = true
min = 2
max = 3
[[field]]
name = "blocks"
type = "zone"
components = ["shared.link", "shared.banner"]
max = 4
"##;
const TAG: &str = r#"
name = "tag"
plural = "tags"
area = "editorial"
[[field]]
name = "name"
type = "string"
required = true
[[field]]
name = "things"
type = "inverse"
source = "thing"
of = "tags"
many = true
"#;
const BANNER: &str = "component = \"shared.banner\"\n[[field]]\nname = \"caption\"\ntype = \"string\"\nrequired = true";
const LINK: &str = r#"
component = "shared.link"
[[field]]
name = "label"
type = "string"
required = true
[[field]]
name = "tag"
type = "relation"
target = "tag"
[[field]]
name = "banner"
type = "component"
component = "shared.banner"
"#;

fn model() -> Model {
    let language = |code: &str| Language { code: code.to_owned(), name: code.to_owned() };
    let files = [("thing", THING), ("tag", TAG), ("banner", BANNER), ("link", LINK)];
    Model::read(&files, vec![language("pt-PT"), language("en")]).unwrap()
}

fn checked(given: &Value, purpose: Purpose<'_>) -> Result<Entry, Problem> {
    let model = model();
    Entry::check(&model, model.named("thing"), given, purpose)
}

fn created(given: &Value) -> Result<Entry, Problem> {
    checked(given, Purpose::Create)
}

/// The stored form of something known.
fn known(given: &Value) -> Map<String, Value> {
    given.as_object().unwrap().clone()
}

fn updated(before: &Value, given: &Value) -> Result<Map<String, Value>, Problem> {
    let before = known(before);
    checked(given, Purpose::Update { known: &before }).map(|entry| entry.data)
}

/// The only fault of a body.
fn fault(result: Result<impl std::fmt::Debug, Problem>) -> (Vec<String>, String) {
    let problem = result.unwrap_err();
    let [FieldProblem { path, message }] = problem.errors.as_slice() else { panic!("{problem:?}") };
    assert_eq!(problem.message, *message);
    (path.clone(), message.clone())
}

#[test]
fn a_new_entry_has_every_field() {
    let data = created(&json!({ "title": "Já é campeão" })).unwrap().data;
    let expected = json!({
        "title": "Já é campeão", "slug": "ja-e-campeao", "lead": null, "content": null, "email": null, "url": null,
        "legacyUrl": null, "colour": null, "order": 1, "big": null, "ratio": null, "isOpen": null, "day": null, "at": null,
        "hour": null, "extra": null, "platform": "all", "photo": null, "tags": [], "tag": null, "teams": [],
        "competitions": [], "banner": null, "links": [], "blocks": [],
    });
    assert_eq!(Value::Object(data), expected);
}

#[test]
fn an_update_changes_what_is_given() {
    let before = json!({ "title": "Antes", "slug": "antes", "order": 4, "tags": [1], "old": true });
    let data = updated(&before, &json!({ "title": "Depois", "lead": "x" })).unwrap();
    assert_eq!(data["title"], "Depois");
    assert_eq!(data["slug"], "antes", "an address does not change with a title");
    assert_eq!(data["order"], 4);
    assert_eq!(data["tags"], json!([1]));
    assert_eq!(data["lead"], "x");
    assert_eq!(data["platform"], Value::Null, "defaults are for what is new");
    assert_eq!(data["old"], true, "what the model does not know is left alone");
}

#[test]
fn what_must_be_there_is_asked_for() {
    let (path, message) = fault(created(&json!({})));
    assert_eq!((path, message.as_str()), (vec!["title".to_owned()], "title must be defined."));
    assert_eq!(fault(created(&json!({ "title": null }))).1, "title must be defined.");
    let before = json!({ "title": "Antes" });
    assert_eq!(fault(updated(&before, &json!({ "title": null }))).1, "title cannot be null.");
    assert!(updated(&before, &json!({})).is_ok());
}

#[test]
fn several_faults_are_counted() {
    let problem = created(&json!({ "order": "x", "email": "x", "nope": 1 })).unwrap_err();
    assert_eq!(problem.kind, ProblemKind::Validation);
    assert_eq!(problem.message, "4 errors occurred");
    let paths: Vec<_> = problem.errors.iter().map(|error| error.path.join(".")).collect();
    assert_eq!(paths, ["nope", "title", "email", "order"]);
}

#[test]
fn only_what_a_type_has_is_taken() {
    assert_eq!(fault(created(&json!({ "title": "abc", "nope": 1 }))).1, "Invalid key nope");
    let sent_back = json!({
        "title": "abc", "id": 7, "createdAt": "x", "updatedAt": "x", "createdBy": 1, "updatedBy": 1, "localizations": [2],
        "views": 9,
    });
    let data = created(&sent_back).unwrap().data;
    for name in ["id", "createdAt", "updatedAt", "createdBy", "updatedBy", "localizations", "views"] {
        assert!(!data.contains_key(name), "{name}");
    }
    for body in [json!(null), json!([]), json!("x"), json!(1)] {
        assert_eq!(created(&body).unwrap_err().message, "Missing \"data\" payload in the request body");
    }
}

#[test]
fn language_and_publication_are_taken_out() {
    let given = json!({ "title": "abc", "locale": "en", "publishedAt": "2025-12-31T23:00:00.000Z" });
    let entry = created(&given).unwrap();
    assert_eq!(entry.locale.as_deref(), Some("en"));
    assert_eq!(entry.published_at, Some(Some(1_767_222_000_000)));
    assert!(!entry.data.contains_key("locale") && !entry.data.contains_key("publishedAt"));
    assert_eq!(created(&json!({ "title": "abc" })).unwrap().published_at, None);
    assert_eq!(created(&json!({ "title": "abc", "publishedAt": null })).unwrap().published_at, Some(None));
    assert_eq!(created(&json!({ "title": "abc", "publishedAt": 0 })).unwrap().published_at, Some(Some(0)));
    let wrong = fault(created(&json!({ "title": "abc", "publishedAt": "ontem" })));
    assert_eq!(wrong.1, "Invalid format, expected a timestamp or an ISO date");
    let wrong = fault(created(&json!({ "title": "abc", "locale": 5 })));
    assert_eq!(wrong.1, "locale must be a `string` type, but the final value was: `5`.");

    let model = model();
    let given = json!({ "name": "a", "locale": "en", "publishedAt": null });
    let tag = Entry::check(&model, model.named("tag"), &given, Purpose::Create).unwrap();
    assert_eq!((tag.locale, tag.published_at), (None, None), "tags have neither");
}

#[test]
fn a_draft_may_be_unfinished() {
    let draft = created(&json!({ "publishedAt": null })).unwrap();
    assert_eq!(draft.data["title"], Value::Null);
    assert!(created(&json!({ "title": "ab", "publishedAt": null })).is_ok());
    assert!(created(&json!({ "title": "a".repeat(21), "publishedAt": null })).is_err(), "but not endless");
    let update = |given: Value| checked(&given, Purpose::UpdateDraft { known: &draft.data });
    assert!(update(json!({ "title": null, "lead": "x" })).is_ok());
    let published = update(json!({ "publishedAt": "2026-01-01T00:00:00Z" }));
    assert_eq!(fault(published).1, "title must be defined.", "who publishes it must finish it");
    assert!(update(json!({ "title": "abc", "publishedAt": "2026-01-01T00:00:00Z" })).is_ok());
}

#[test]
fn completeness_is_told_for_what_is_stored() {
    let model = model();
    let of = model.named("thing");
    let told = |data: Value| {
        let problem = complete(&model, of, data.as_object().unwrap()).unwrap_err();
        problem.errors.into_iter().map(|error| error.message).collect::<Vec<_>>()
    };
    assert_eq!(told(json!({})), ["title must be defined."]);
    assert_eq!(told(json!({ "title": "ab" })), ["title must be at least 3 characters"]);
    let data = json!({
        "title": "abc",
        "banner": { "id": 1, "caption": null },
        "links": [{ "id": 1, "label": "x" }],
        "blocks": [{ "id": 2, "__component": "shared.link", "label": null }],
    });
    let expected = [
        "banner.caption must be defined.",
        "links field must have at least 2 items",
        "blocks[0].label must be defined.",
    ];
    assert_eq!(told(data), expected);
    assert_eq!(complete(&model, of, json!({ "title": "abc", "links": [] }).as_object().unwrap()), Ok(()));
}

#[test]
fn passwords_are_kept_apart() {
    let entry = created(&json!({ "title": "abc", "secret": "segredo" })).unwrap();
    assert_eq!(entry.passwords, [("secret".to_owned(), "segredo".to_owned())]);
    assert!(!entry.data.contains_key("secret"));
    assert!(fault(created(&json!({ "title": "abc", "secret": 5 }))).1.starts_with("secret must be a `string` type"));
}
