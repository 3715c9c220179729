//! The API's description as one page of HTML, without scripts: it loads nothing from anywhere.

use std::fmt::{self, Write};

use axum::http::{HeaderValue, header};
use serde_json::Value;
use utoipa::openapi::OpenApi;

use crate::cache::Headers;

pub(crate) const STYLE: &str = include_str!("docs.css");

pub(crate) fn html(document: &OpenApi) -> Result<String, fmt::Error> {
    let document = serde_json::to_value(document).unwrap_or_default();
    let mut page = String::new();
    let (title, about) = (escape(&document["info"]["title"]), prose(&document["info"]["description"]));
    write!(
        page,
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>{title} API</title>\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><link rel=\"stylesheet\" href=\"/api/docs.css\"></head>\
         <body><header><h1>{title} API</h1><p>{about}</p>\
         <p>The same for programs: <a href=\"/api/openapi.json\">/api/openapi.json</a></p></header><main>"
    )?;
    contents(&mut page, &document)?;
    for (path, methods) in entries(&document["paths"]) {
        for (method, operation) in entries(methods) {
            operation_section(&mut page, path, method, operation)?;
        }
    }
    page.push_str("<h2 id=\"schemas\">Shapes</h2>");
    for (name, schema) in entries(&document["components"]["schemas"]) {
        schema_section(&mut page, name, schema)?;
    }
    page.push_str("</main></body></html>");
    Ok(page)
}

/// Only our own style may apply, and nothing may run or load from elsewhere.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
);

pub(crate) fn headers() -> Headers {
    vec![(header::CONTENT_SECURITY_POLICY, POLICY)]
}

fn contents(page: &mut String, document: &Value) -> fmt::Result {
    page.push_str("<nav aria-label=\"Calls\"><ul>");
    for (path, methods) in entries(&document["paths"]) {
        for (method, operation) in entries(methods) {
            let (id, summary) = (escape(&operation["operationId"]), escape(&operation["summary"]));
            let (method, path) = (method.to_uppercase(), escape_text(path));
            write!(page, "<li><a href=\"#{id}\"><code>{method} {path}</code></a> {summary}</li>")?;
        }
    }
    page.push_str("<li><a href=\"#schemas\">Shapes</a></li></ul></nav>");
    Ok(())
}

fn operation_section(page: &mut String, path: &str, method: &str, operation: &Value) -> fmt::Result {
    let id = escape(&operation["operationId"]);
    let (method, shown) = (method.to_uppercase(), escape_text(path));
    write!(page, "<section id=\"{id}\"><h2><code>{method} {shown}</code></h2>")?;
    write!(page, "<p>{}</p>", escape(&operation["summary"]))?;
    if operation["description"].is_string() {
        write!(page, "<p>{}</p>", prose(&operation["description"]))?;
    }
    let parameters = operation["parameters"].as_array().map(Vec::as_slice).unwrap_or_default();
    if !parameters.is_empty() {
        page.push_str(
            "<table><thead><tr><th>Parameter</th><th>In</th><th>Required</th><th>Meaning</th></tr></thead><tbody>",
        );
        for parameter in parameters {
            let required = if parameter["required"] == true { "yes" } else { "no" };
            let (name, place) = (escape(&parameter["name"]), escape(&parameter["in"]));
            let meaning = prose(&parameter["description"]);
            write!(page, "<tr><td><code>{name}</code></td><td>{place}</td><td>{required}</td><td>{meaning}</td></tr>")?;
        }
        page.push_str("</tbody></table>");
    }
    match operation.get("requestBody") {
        Some(body) => write!(page, "<p>Body: {}</p>", shape(&body["content"]["application/json"]["schema"]))?,
        // What is one person's own is not tried by pressing a link.
        None if method == "GET" && operation["security"].is_null() => {
            // What has no example cannot be tried.
            if let Some(address) = example(path, parameters) {
                write!(page, "<p>Try: <a href=\"{address}\"><code>{address}</code></a></p>")?;
            }
        }
        None => {}
    }
    page.push_str("<table><thead><tr><th>Status</th><th>Body</th><th>When</th></tr></thead><tbody>");
    for (status, response) in entries(&operation["responses"]) {
        let body = shape(&response["content"]["application/json"]["schema"]);
        let about = prose(&response["description"]);
        write!(page, "<tr><td>{}</td><td>{body}</td><td>{about}</td></tr>", escape_text(status))?;
    }
    page.push_str("</tbody></table></section>");
    Ok(())
}

/// An address to click on, from the parameters' examples.
fn example(path: &str, parameters: &[Value]) -> Option<String> {
    let mut path = path.to_owned();
    let mut query = Vec::new();
    for parameter in parameters {
        let (name, example) = (parameter["name"].as_str().unwrap_or_default(), &parameter["example"]);
        let plain = |value: &Value| {
            value.as_str().map(str::to_owned).or_else(|| value.as_i64().map(|number| number.to_string()))
        };
        // Of a list, one is enough.
        let value = plain(example).or_else(|| plain(&example[0]));
        match (parameter["in"].as_str(), value) {
            (Some("path"), Some(value)) => path = path.replace(&format!("{{{name}}}"), &value),
            (Some("query"), Some(value)) if parameter["required"] == true => query.push(format!("{name}={value}")),
            (_, None) if parameter["required"] == true => return None,
            _ => {}
        }
    }
    let query = if query.is_empty() { String::new() } else { format!("?{}", query.join("&")) };
    Some(escape_text(&(path + &query)))
}

fn schema_section(page: &mut String, name: &str, schema: &Value) -> fmt::Result {
    let name = escape_text(name);
    write!(
        page,
        "<section id=\"schema-{name}\"><h3><code>{name}</code></h3><p>{}</p>",
        escape(&schema["description"])
    )?;
    page.push_str("<table><thead><tr><th>Field</th><th>Shape</th><th>Meaning</th></tr></thead><tbody>");
    let parts = schema["allOf"].as_array().map_or_else(|| vec![schema], |parts| parts.iter().collect());
    for part in parts {
        if part["$ref"].is_string() {
            write!(page, "<tr><td>…</td><td>{}</td><td>all of its fields</td></tr>", shape(part))?;
        }
        for (field, property) in entries(&part["properties"]) {
            let (field, meaning) = (escape_text(field), prose(&property["description"]));
            write!(page, "<tr><td><code>{field}</code></td><td>{}</td><td>{meaning}</td></tr>", shape(property))?;
        }
    }
    page.push_str("</tbody></table></section>");
    Ok(())
}

/// A schema in a few words, with links to the shapes it names.
fn shape(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|reference| reference.rsplit('/').next()) {
        let name = escape_text(name);
        return format!("<a href=\"#schema-{name}\">{name}</a>");
    }
    if let Some(options) = schema["oneOf"].as_array().or(schema["allOf"].as_array()) {
        return options.iter().map(shape).collect::<Vec<_>>().join(" or ");
    }
    match &schema["type"] {
        Value::String(kind) if kind == "array" => format!("list of {}", shape(&schema["items"])),
        Value::String(kind) => escape_text(kind),
        Value::Array(kinds) => kinds.iter().map(escape).collect::<Vec<_>>().join(" or "),
        _ => String::new(),
    }
}

fn entries(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    value.as_object().into_iter().flatten().map(|(key, value)| (key.as_str(), value))
}

fn escape(value: &Value) -> String {
    escape_text(value.as_str().unwrap_or_default())
}

/// A text for people, in which `code` stands between backticks.
fn prose(value: &Value) -> String {
    let parts = escape(value);
    let part = |(index, part): (usize, &str)| match index % 2 {
        0 => part.to_owned(),
        _ => format!("<code>{part}</code>"),
    };
    parts.split('`').enumerate().map(part).collect()
}

fn escape_text(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
