//! Uploaded pictures, as the sports API shows them.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use store::content::Document;
use utoipa::ToSchema;

/// A picture that an editor uploaded.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PictureFile<'a> {
    id: i64,
    #[schema(example = "/uploads/golo_1a2b3c4d5e.jpg")]
    url: &'a str,
    /// What is to be seen, for those who do not see it.
    alternative_text: Option<&'a str>,
    caption: Option<&'a str>,
    width: Option<u64>,
    height: Option<u64>,
    /// A few bytes to show until it is there.
    placeholder: Option<&'a str>,
    /// What must stay in sight when it is cut: `{x, y}`, from 0 to 1.
    #[schema(value_type = Option<Object>)]
    focal_point: Option<&'a Value>,
    /// Its sizes by their names in the content API, each with `url`, `width`, `height` and `webp`, which has a `url`.
    #[schema(value_type = Option<Object>)]
    formats: Option<BTreeMap<&'a str, PictureSize<'a>>>,
}

/// As much of a size as it takes to show it.
#[derive(Debug, Serialize)]
struct PictureSize<'a> {
    url: &'a str,
    width: Option<u64>,
    height: Option<u64>,
    webp: Option<Webp<'a>>,
}

#[derive(Debug, Serialize)]
struct Webp<'a> {
    url: &'a str,
}

impl<'a> PictureSize<'a> {
    fn new(size: &'a Value) -> Option<Self> {
        Some(Self {
            url: size["url"].as_str()?,
            width: size["width"].as_u64(),
            height: size["height"].as_u64(),
            webp: size["webp"]["url"].as_str().map(|url| Webp { url }),
        })
    }
}

impl<'a> PictureFile<'a> {
    /// Nothing where the file has no address.
    pub(crate) fn new(file: &'a Document) -> Option<Self> {
        let text = |name: &str| file.data.get(name).and_then(Value::as_str);
        let number = |name: &str| file.data.get(name).and_then(Value::as_u64);
        let object = |name: &str| file.data.get(name).filter(|value| value.is_object());
        Some(Self {
            id: file.id,
            url: text("url")?,
            alternative_text: text("alternativeText"),
            caption: text("caption"),
            width: number("width"),
            height: number("height"),
            placeholder: text("placeholder"),
            focal_point: object("focalPoint"),
            formats: file.data.get("formats").and_then(Value::as_object).map(|sizes| {
                let size = |(name, size): (&'a String, &'a Value)| Some((name.as_str(), PictureSize::new(size)?));
                sizes.iter().filter_map(size).collect()
            }),
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn of_a_size_only_what_shows_it_is_said() {
        let small = json!({ "url": "/s.jpg", "width": 500, "height": 281, "hash": "s", "size": 9.5,
                            "webp": { "url": "/s.webp", "mime": "image/webp" } });
        let said = serde_json::to_value(PictureSize::new(&small)).unwrap();
        assert_eq!(said, json!({ "url": "/s.jpg", "width": 500, "height": 281, "webp": { "url": "/s.webp" } }));
        assert!(PictureSize::new(&json!({ "width": 500 })).is_none() && PictureSize::new(&json!(null)).is_none());
    }
}
