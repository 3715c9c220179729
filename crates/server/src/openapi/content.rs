//! The content API in the OpenAPI document: made from the model, so that a type that a league adds is described, too.

use content::model::{Component, ContentType, Field, FieldKind, Model, TextForm, TypeKind};
use serde_json::{Map, Value, json};
use utoipa::openapi::OpenApi;

/// Adds the addresses and shapes of every type.
pub(super) fn describe(document: &mut OpenApi, model: &Model) -> Result<(), serde_json::Error> {
    let components = document.components.get_or_insert_default();
    let mut add = |name: String, schema: Value| {
        components.schemas.insert(name, serde_json::from_value(schema)?);
        Ok::<_, serde_json::Error>(())
    };
    add("ContentError".to_owned(), error())?;
    add("Pagination".to_owned(), pagination())?;
    for component in model.components() {
        add(component_name(component), shape_of_component(component))?;
    }
    for content_type in model.types() {
        let name = type_name(content_type);
        add(name.clone(), entry(content_type))?;
        if !content_type.is_internal {
            add(format!("{name}Input"), input(content_type))?;
        }
    }
    for content_type in model.types().iter().filter(|content_type| !content_type.is_internal) {
        for (path, item) in paths(content_type) {
            document.paths.paths.insert(path, serde_json::from_value(item)?);
        }
    }
    Ok(())
}

fn error() -> Value {
    json!({
        "type": "object",
        "description": "An error of the content API.",
        "required": ["data", "error"],
        "properties": {
            "data": { "type": "null" },
            "error": {
                "type": "object",
                "required": ["status", "name", "message"],
                "properties": {
                    "status": { "type": "integer", "example": 404 },
                    "name": { "type": "string", "example": "NotFoundError" },
                    "message": { "type": "string", "example": "Not Found" },
                    "details": { "type": "object" },
                },
            },
        },
    })
}

fn pagination() -> Value {
    let number = json!({ "type": "integer", "minimum": 0 });
    json!({
        "type": "object",
        "description": "Which part of a list this is: by page, or by start and limit.",
        "properties": {
            "page": number, "pageSize": number, "pageCount": number, "start": number, "limit": number, "total": number,
        },
    })
}

/// `static-page` → `StaticPage`, `shared.link` → `SharedLink`.
fn pascal(name: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
    };
    name.split(['-', '.']).map(word).collect()
}

fn type_name(content_type: &ContentType) -> String {
    format!("Content{}", pascal(&content_type.name))
}

fn component_name(component: &Component) -> String {
    format!("Component{}", pascal(&component.name))
}

pub(super) fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

/// What a field looks like when it is shown.
fn shown(field: &Field) -> Value {
    let wrapped = |one: Value, is_many: bool| {
        let data = match is_many {
            true => json!({ "type": "array", "items": one }),
            false => json!({ "oneOf": [one, { "type": "null" }] }),
        };
        json!({ "type": "object", "required": ["data"], "properties": { "data": data } })
    };
    let entry_of = |name: &str| reference(&format!("Content{}", pascal(name)));
    let any_entry = json!({
        "type": "object",
        "required": ["id", "attributes"],
        "properties": { "id": { "type": ["integer", "string"] }, "attributes": { "type": "object" } },
    });
    match &field.kind {
        FieldKind::Media { is_multiple, .. } => wrapped(entry_of("file"), *is_multiple),
        FieldKind::Relation { target, is_many } => wrapped(entry_of(target), *is_many),
        FieldKind::Inverse { source, is_many, .. } => wrapped(entry_of(source), *is_many),
        FieldKind::Sport { is_many, .. } => wrapped(any_entry, *is_many),
        FieldKind::Component { component, is_repeatable, .. } => {
            let one = reference(&format!("Component{}", pascal(component)));
            match is_repeatable {
                true => json!({ "type": "array", "items": one }),
                false => json!({ "oneOf": [one, { "type": "null" }] }),
            }
        }
        FieldKind::Zone { components, .. } => {
            let any: Vec<Value> =
                components.iter().map(|name| reference(&format!("Component{}", pascal(name)))).collect();
            json!({ "type": "array", "items": { "anyOf": any } })
        }
        _ => scalar(field, true),
    }
}

fn scalar(field: &Field, may_be_null: bool) -> Value {
    let (kind, format) = match &field.kind {
        FieldKind::Integer { .. } | FieldKind::Views => ("integer", None),
        FieldKind::Decimal { .. } => ("number", None),
        FieldKind::Boolean => ("boolean", None),
        FieldKind::Date => ("string", Some("date")),
        FieldKind::DateTime => ("string", Some("date-time")),
        FieldKind::Text { form: TextForm::Email, .. } => ("string", Some("email")),
        FieldKind::Json => return anything(field),
        _ => ("string", None),
    };
    let mut schema = Map::new();
    schema.insert("type".to_owned(), if may_be_null { json!([kind, "null"]) } else { json!(kind) });
    if let Some(format) = format {
        schema.insert("format".to_owned(), json!(format));
    }
    if let FieldKind::Enumeration(values) = &field.kind {
        let nothing = may_be_null.then_some(Value::Null);
        let values: Vec<Value> = values.iter().map(|value| json!(value)).chain(nothing).collect();
        schema.insert("enum".to_owned(), json!(values));
    }
    schema.insert("description".to_owned(), json!(label(field)));
    Value::Object(schema)
}

fn anything(field: &Field) -> Value {
    json!({ "type": ["object", "array", "string", "number", "boolean", "null"], "description": label(field) })
}

fn label(field: &Field) -> &str {
    &field.label.english
}

fn properties(fields: &[Field]) -> Map<String, Value> {
    fields.iter().filter(|field| field.is_visible()).map(|field| (field.name.clone(), shown(field))).collect()
}

fn shape_of_component(component: &Component) -> Value {
    let mut all = Map::from_iter([("id".to_owned(), json!({ "type": "integer" }))]);
    all.insert("__component".to_owned(), json!({ "type": "string", "enum": [component.name] }));
    all.extend(properties(&component.fields));
    let description = &component.label.english;
    json!({ "type": "object", "description": description, "required": ["id"], "properties": all })
}

fn entry(content_type: &ContentType) -> Value {
    let time = json!({ "type": "string", "format": "date-time" });
    let mut attributes = properties(&content_type.fields);
    attributes.insert("createdAt".to_owned(), time.clone());
    attributes.insert("updatedAt".to_owned(), time);
    if content_type.has_drafts {
        attributes.insert("publishedAt".to_owned(), json!({ "type": ["string", "null"], "format": "date-time" }));
    }
    if content_type.is_localized {
        attributes.insert("locale".to_owned(), json!({ "type": "string" }));
        attributes.insert("localizations".to_owned(), json!({ "type": "object" }));
    }
    json!({
        "type": "object",
        "description": content_type.label.english,
        "required": ["id", "attributes"],
        "properties": {
            "id": { "type": "integer" },
            "attributes": { "type": "object", "properties": attributes },
        },
    })
}

/// What may be written.
fn input(content_type: &ContentType) -> Value {
    let written = |field: &Field| match &field.kind {
        FieldKind::Views => None,
        kind if kind.is_scalar() => Some((field.name.clone(), scalar(field, !field.is_required))),
        // Relations take many forms: a number, a list, what to connect and what to disconnect.
        _ => Some((field.name.clone(), anything(field))),
    };
    let mut all: Map<String, Value> = content_type.fields.iter().filter_map(written).collect();
    if content_type.has_drafts {
        all.insert("publishedAt".to_owned(), json!({ "type": ["string", "null"], "format": "date-time" }));
    }
    if content_type.is_localized {
        all.insert("locale".to_owned(), json!({ "type": "string" }));
    }
    json!({
        "type": "object",
        "required": ["data"],
        "properties": { "data": { "type": "object", "additionalProperties": false, "properties": all } },
    })
}

fn paths(content_type: &ContentType) -> Vec<(String, Value)> {
    let (name, address) = (type_name(content_type), format!("/api/{}", content_type.address));
    let words = &content_type.label.english;
    let one = json!({
        "type": "object",
        "required": ["data", "meta"],
        "properties": { "data": reference(&name), "meta": { "type": "object" } },
    });
    let many = json!({
        "type": "object",
        "required": ["data", "meta"],
        "properties": {
            "data": { "type": "array", "items": reference(&name) },
            "meta": {
                "type": "object",
                "required": ["pagination"],
                "properties": { "pagination": reference("Pagination") },
            },
        },
    });
    // A single is a list when every language is asked for.
    let one_or_many = json!({
        "type": "object",
        "required": ["data", "meta"],
        "properties": {
            "data": { "oneOf": [reference(&name), { "type": "array", "items": reference(&name) }] },
            "meta": { "type": "object" },
        },
    });
    let id = || json!({ "name": "id", "in": "path", "required": true, "schema": { "type": "integer" } });
    let call = |verb: &str, summary: String, parameters: Vec<Value>, answer: &Value| {
        let is_write = !matches!(verb, "list" | "show");
        let mut call = json!({
            "tags": ["Content"],
            "summary": summary,
            "operationId": format!("{verb}_{}", content_type.address.replace('-', "_")),
            "parameters": parameters,
            "responses": responses(&summary, answer, is_write),
        });
        if matches!(verb, "create" | "update") {
            let schema = reference(&format!("{name}Input"));
            call["requestBody"] = json!({ "required": true, "content": { "application/json": { "schema": schema } } });
        }
        if is_write {
            call["security"] = json!([{ "key": [] }]);
        }
        call
    };
    let update = |parameters: Vec<Value>| call("update", format!("Change: {words}"), parameters, &one);
    let delete = |parameters: Vec<Value>| call("delete", format!("Delete: {words}"), parameters, &one);
    match content_type.kind {
        TypeKind::Single => vec![(
            address,
            json!({
                "get": call("show", words.clone(), reading(content_type), &one_or_many),
                "put": update(vec![]),
                "delete": delete(vec![]),
            }),
        )],
        TypeKind::Collection => vec![
            (
                address.clone(),
                json!({
                    "get": call("list", format!("List: {words}"), listing(content_type), &many),
                    "post": call("create", format!("Create: {words}"), vec![], &one),
                }),
            ),
            (
                format!("{address}/{{id}}"),
                json!({
                    "get": call("show", words.clone(), [vec![id()], shaping()].concat(), &one),
                    "put": update(vec![id()]),
                    "delete": delete(vec![id()]),
                }),
            ),
        ],
    }
}

pub(super) fn responses(summary: &str, answer: &Value, is_write: bool) -> Value {
    let content = |schema: &Value| json!({ "application/json": { "schema": schema } });
    let error = reference("ContentError");
    let refusal = |description: &str| json!({ "description": description, "content": content(&error) });
    let mut all = json!({
        "200": { "description": summary, "content": content(answer) },
        "400": refusal("Something in the request cannot be read; the message says what"),
        "401": refusal("The token does not count"),
        "403": refusal("Not for who asks"),
        "404": refusal("No such entry"),
        "414": refusal("The address is too long"),
        "431": refusal("The headers are too large"),
        "500": refusal("Our fault; quote the request id"),
        "503": refusal("The data is not available right now"),
    });
    if !is_write {
        all["304"] = json!({ "description": "Not changed since the answer whose ETag was sent" });
    }
    if is_write {
        all["412"] = refusal("Somebody else changed the entry since the version named in `If-Match`");
        all["413"] = refusal("The body is too large");
    }
    all
}

pub(super) fn parameter(name: &str, description: &str, schema: &Value) -> Value {
    json!({ "name": name, "in": "query", "required": false, "description": description, "schema": schema })
}

fn shaping() -> Vec<Value> {
    let text = || json!({ "type": "string" });
    vec![
        parameter("populate", "What to show beside the plain fields: `*`, names, or an object in brackets", &text()),
        parameter("fields[0]", "Only these plain fields", &text()),
    ]
}

fn reading(content_type: &ContentType) -> Vec<Value> {
    let mut all = shaping();
    if content_type.is_localized {
        all.push(parameter("locale", "`pt-PT`, `en` or `all`; default `pt-PT`", &json!({ "type": "string" })));
    }
    if content_type.has_drafts {
        let states = json!({ "type": "string", "enum": ["live", "preview"] });
        all.push(parameter("publicationState", "`preview` shows drafts to those who may see them", &states));
    }
    all
}

fn listing(content_type: &ContentType) -> Vec<Value> {
    let number = || json!({ "type": "integer" });
    let mut all = reading(content_type);
    all.extend([
        parameter("sort", "Fields with `:asc` or `:desc`, separated by commas", &json!({ "type": "string" })),
        parameter("pagination[page]", "From 1", &number()),
        parameter("pagination[pageSize]", "Up to 100; default 25", &number()),
        parameter("_q", "Text that occurs somewhere", &json!({ "type": "string" })),
    ]);
    all
}
