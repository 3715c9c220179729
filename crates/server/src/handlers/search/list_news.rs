use axum::extract::State;
use axum::response::Response;

use super::asked::Asked;
use super::kind::SearchKind;
use super::list::respond;
use crate::app::App;
use crate::cache::Wanted;
use crate::error::ApiError;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{Params, Segments};
use crate::wire::search::SearchPage;

/// News that say what was typed
///
/// The same as `/api/v1/search` with this kind alone.
#[utoipa::path(
    get, path = "/api/v1/search/news/{term}", tag = "Search", operation_id = "search_news",
    params(
        ("term" = String, Path, description = "What was typed", example = "farol"),
        ("page" = Option<u64>, Query, description = "From 1", example = 1),
        ("pageSize" = Option<u16>, Query, description = "Up to 100; default 20", example = 20),
        LocaleHeader,
    ),
    responses((status = 200, body = SearchPage)),
)]
pub(crate) async fn search_news(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    segments: Segments,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = Asked::new(&segments.text("term")?);
    respond(&app, &wanted, &asked, vec![SearchKind::News], &params, locale).await
}
