//! Files in the OpenAPI document. They have the attributes of their type, but flat, and come as a form.

use serde_json::{Value, json};
use utoipa::openapi::OpenApi;

use super::content::{parameter, reference, responses};

/// Adds the addresses of files.
pub(super) fn describe(document: &mut OpenApi) -> Result<(), serde_json::Error> {
    let components = document.components.get_or_insert_default();
    components.schemas.insert("UploadedFile".to_owned(), serde_json::from_value(file())?);
    components.schemas.insert("UploadForm".to_owned(), serde_json::from_value(form())?);
    for (path, item) in paths() {
        document.paths.paths.insert(path.to_owned(), serde_json::from_value(item)?);
    }
    Ok(())
}

fn file() -> Value {
    let text = json!({ "type": "string" });
    let text_or_null = json!({ "type": ["string", "null"] });
    let number = json!({ "type": ["integer", "null"], "minimum": 0 });
    let size = json!({ "type": "number", "description": "In thousands of bytes" });
    let webp = json!({
        "type": "object",
        "required": ["ext", "mime", "size", "sizeInBytes", "url"],
        "properties": { "ext": text, "mime": text, "size": size, "sizeInBytes": { "type": "integer" }, "url": text },
    });
    let format = json!({
        "type": "object",
        "required": ["name", "hash", "ext", "mime", "path", "width", "height", "size", "sizeInBytes", "url", "webp"],
        "properties": {
            "name": text, "hash": text, "ext": text, "mime": text, "path": text_or_null, "width": { "type": "integer" },
            "height": { "type": "integer" }, "size": size, "sizeInBytes": { "type": "integer" }, "url": text, "webp": webp,
        },
    });
    let formats = json!({
        "type": ["object", "null"],
        "description": "The same in other sizes: thumbnail, xSmall, small, medium, large, xLarge; square and share are cut around \
            the focal point. Which there are depends on how large it is",
        "additionalProperties": format,
    });
    json!({
        "type": "object",
        "description": "A file that somebody uploaded.",
        "required": ["id", "name", "hash", "ext", "mime", "size", "url", "createdAt", "updatedAt"],
        "properties": {
            "id": { "type": "integer" },
            "name": text,
            "alternativeText": text_or_null,
            "caption": text_or_null,
            "width": number,
            "height": number,
            "formats": formats,
            "hash": text,
            "ext": text,
            "mime": text,
            "size": size,
            "url": text,
            "previewUrl": text_or_null,
            "provider": text_or_null,
            "provider_metadata": { "type": ["object", "null"] },
            "placeholder": { "type": ["string", "null"], "description": "A tiny picture, as a data address" },
            "focalPoint": focal_point(),
            "createdAt": { "type": "string", "format": "date-time" },
            "updatedAt": { "type": "string", "format": "date-time" },
        },
    })
}

fn focal_point() -> Value {
    let side = json!({ "type": "number", "minimum": 0, "maximum": 1 });
    json!({
        "type": ["object", "null"],
        "description": "What matters most in the picture, from its left and from its top",
        "required": ["x", "y"],
        "properties": { "x": side, "y": side },
    })
}

fn form() -> Value {
    json!({
        "type": "object",
        "properties": {
            "files": {
                "type": "array",
                "maxItems": 10,
                "items": { "type": "string", "format": "binary" },
                "description": "JPEG, PNG, WebP, GIF, TIFF, SVG or PDF, up to 25 MB each",
            },
            "fileInfo": {
                "type": "string",
                "description": "JSON, one or a list: `{name, alternativeText, caption, focalPoint: {x, y}}`",
            },
            "ref": { "type": "string", "description": "The type of an entry that the files are for: `api::news.news`" },
            "refId": { "type": "string", "description": "Its number" },
            "field": { "type": "string", "description": "Its field" },
        },
    })
}

fn paths() -> [(&'static str, Value); 3] {
    let one = reference("UploadedFile");
    let many = json!({ "type": "array", "items": one });
    let id = || json!({ "name": "id", "in": "path", "required": true, "schema": { "type": "integer" } });
    let call = |name: &str, summary: &str, parameters: Vec<Value>, answer: &Value, is_write: bool| {
        json!({
            "tags": ["Content"],
            "summary": summary,
            "operationId": name,
            "parameters": parameters,
            "responses": responses(summary, answer, is_write),
            "security": [{ "key": [] }],
        })
    };
    let changed =
        parameter("id", "The number of a file that is to be changed, not added", &json!({ "type": "integer" }));
    let answer = json!({ "oneOf": [many, one] });
    let mut upload = call("upload_files", "Upload files, or change one", vec![changed], &answer, true);
    upload["requestBody"] = json!({
        "required": true,
        "content": { "multipart/form-data": { "schema": reference("UploadForm") } },
    });
    upload["responses"]["408"] = upload["responses"]["413"].clone();
    upload["responses"]["408"]["description"] = json!("The files came too slowly");
    let number = json!({ "type": "integer" });
    let pages = vec![
        parameter("pagination[page]", "From 1", &number),
        parameter("pagination[pageSize]", "Up to 100; default 25", &number),
        parameter("sort", "Fields with `:asc` or `:desc`, separated by commas", &json!({ "type": "string" })),
    ];
    [
        ("/api/upload", json!({ "post": upload })),
        ("/api/upload/files", json!({ "get": call("list_files", "List: uploaded files", pages, &many, false) })),
        (
            "/api/upload/files/{id}",
            json!({
                "get": call("show_file", "An uploaded file", vec![id()], &one, false),
                "delete": call("delete_file", "Delete: an uploaded file", vec![id()], &one, true),
            }),
        ),
    ]
}
