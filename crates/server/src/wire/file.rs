//! Uploaded pictures, as the sports API shows them.

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
    /// Its sizes by name, as in the content API.
    #[schema(value_type = Option<Object>)]
    formats: Option<&'a Value>,
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
            formats: object("formats"),
        })
    }
}
