use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::response::Response;
use utoipa::openapi::OpenApi;

use super::docs_page;
use crate::app::App;
use crate::cache::{Answer, Policy, Reads, Wanted};
use crate::error::ApiError;

type Document = Extension<Arc<OpenApi>>;

pub(crate) async fn show_openapi(
    State(app): State<App>,
    wanted: Wanted,
    Extension(document): Document,
) -> Result<Response, ApiError> {
    app.cache().answer(&wanted, "openapi".to_owned(), async |_| Answer::json(&*document)).await
}

/// The API's description to read in a browser, from this program alone.
pub(crate) async fn show_docs(
    State(app): State<App>,
    wanted: Wanted,
    Extension(document): Document,
) -> Result<Response, ApiError> {
    let build = async |_: &mut Reads| {
        let page = docs_page::html(&document).map_err(|error| ApiError::Internal(error.to_string()))?;
        let page = Answer::text(page, "text/html; charset=utf-8", Policy::Revalidate);
        Ok(page.with_headers(docs_page::headers()))
    };
    app.cache().answer(&wanted, "docs".to_owned(), build).await
}

pub(crate) async fn show_docs_style(State(app): State<App>, wanted: Wanted) -> Result<Response, ApiError> {
    let build = async |_: &mut Reads| {
        Ok(Answer::text(docs_page::STYLE.to_owned(), "text/css; charset=utf-8", Policy::Revalidate))
    };
    app.cache().answer(&wanted, "docs.css".to_owned(), build).await
}
