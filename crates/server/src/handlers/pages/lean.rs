//! What pages are told of an answer: pictures and crests come in more sizes than a page shows, with more about each than it
//! reads. Every page carries what it was told, so that the app can go on with it.

use serde_json::{Map, Value, json};

/// Those of a picture that pages show.
const SIZES: [&str; 6] = ["thumbnail", "small", "medium", "large", "xLarge", "share"];

/// The same answer with pictures and crests as pages know them (`web/src/api`: `PictureSize`, `MediaFormat`, `crestOf`).
pub(super) fn lean(body: String) -> String {
    if !body.contains("\"formats\":{") && !body.contains("\"logo\":{") {
        return body;
    }
    let Ok(mut value) = serde_json::from_str(&body) else { return body };
    make_lean(&mut value);
    value.to_string()
}

fn make_lean(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            if let Some(Value::Object(formats)) = fields.get_mut("formats") {
                formats.retain(|size, _| SIZES.contains(&size.as_str()));
                formats.iter_mut().for_each(|(size, format)| keep_of_format(size, format));
                fields.remove("placeholder");
            }
            if let Some(Value::Object(logo)) = fields.get_mut("logo") {
                keep_of_logo(logo);
            }
            fields.values_mut().for_each(make_lean);
        }
        Value::Array(values) => values.iter_mut().for_each(make_lean),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Browsers show the lighter form where there is one. Others are told of the largest one and of the one that is shared, too,
/// and not all of them know it.
fn keep_of_format(size: &str, format: &mut Value) {
    let Value::Object(format) = format else { return };
    format.retain(|name, _| matches!(name.as_str(), "url" | "width" | "webp"));
    let webp = format.get_mut("webp").and_then(|webp| webp.get_mut("url")).map(Value::take).filter(Value::is_string);
    match (size, webp) {
        ("share", _) | (_, None) => drop(format.remove("webp")),
        ("large", Some(url)) => drop(format.insert("webp".to_owned(), json!({ "url": url }))),
        (_, Some(url)) => {
            format.remove("webp");
            format.insert("url".to_owned(), url);
        }
    }
}

/// A club's crest, not an editor's picture.
fn keep_of_logo(logo: &mut Map<String, Value>) {
    let Some(Value::Object(normal)) = logo.get_mut("normal") else { return };
    normal.retain(|name, _| name == "small");
    logo.retain(|name, _| name == "normal");
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::lean;

    #[test]
    fn pictures_and_crests_keep_what_pages_read() {
        let form = |name: &str| json!({ "url": format!("/{name}.jpg"), "width": 500, "hash": "x", "webp": { "url": format!("/{name}.webp"), "size": 3 } });
        let formats = json!({
            "small": form("small"), "square": form("square"), "large": form("large"), "share": form("share"),
            "medium": { "url": "/medium.gif", "width": 750, "mime": "image/gif", "webp": null }, "thumbnail": null,
        });
        let picture = json!({ "data": [{ "id": 1, "attributes": { "image": { "url": "/a.png", "placeholder": "data:", "formats": formats } } }] });
        let kept = json!({ "data": [{ "id": 1, "attributes": { "image": { "url": "/a.png", "formats": {
            "small": { "url": "/small.webp", "width": 500 }, "large": { "url": "/large.jpg", "width": 500, "webp": { "url": "/large.webp" } },
            "share": { "url": "/share.jpg", "width": 500 }, "medium": { "url": "/medium.gif", "width": 750 }, "thumbnail": null,
        } } } }] });
        assert_eq!(read(&lean(picture.to_string())), kept);
        let clubs = r#"[{"id":8,"logo":{"normal":{"xLarge":"/1","small":"/2"},"negative":{"small":"/3"}}},{"logo":{"url":"/own.svg"}},{"logo":{}}]"#;
        assert_eq!(
            read(&lean(clubs.to_owned())),
            json!([{ "id": 8, "logo": { "normal": { "small": "/2" } } }, { "logo": { "url": "/own.svg" } }, { "logo": {} }])
        );
    }

    #[test]
    fn everything_else_stays_as_it_is() {
        for body in [r#"{"placeholder":"Nome", "b":1.50}"#, r#"{"formats":{"#, r#"{"formats":null,"logo":null}"#, ""] {
            assert_eq!(lean(body.to_owned()), body);
        }
    }

    fn read(body: &str) -> Value {
        serde_json::from_str(body).unwrap()
    }
}
