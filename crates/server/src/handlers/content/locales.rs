//! The languages of content.

use axum::response::Response;
use serde_json::{Value, json};

use super::Ask;
use crate::cache::{Answer, Reads};
use crate::error::ApiError;

pub(super) async fn list(ask: &Ask) -> Result<Response, ApiError> {
    let build = async |_: &mut Reads| {
        let model = ask.model();
        // Languages come with the program: they are as old as its first day.
        let made = "2026-07-01T00:00:00.000Z";
        let locale = |(index, language): (usize, &content::model::Language)| {
            json!({
                "id": index + 1,
                "name": language.name,
                "code": language.code,
                "createdAt": made,
                "updatedAt": made,
                "isDefault": language.code == model.default_locale(),
            })
        };
        Answer::dialect(&model.locales().iter().enumerate().map(locale).collect::<Vec<Value>>())
    };
    ask.cached("content locales".to_owned(), build).await
}
