use axum::extract::State;
use axum::response::Response;

use super::asked::Asked;
use super::kind::{Kinds, SearchKind};
use super::{Page, answer};
use crate::app::App;
use crate::cache::Wanted;
use crate::error::ApiError;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::Params;
use crate::wire::search::SearchPage;

const SIZE: usize = 20;
const MOST: usize = 100;
/// Nobody leafs further.
const LAST_PAGE: usize = 10_000;

/// Everything that is called, or says, what was typed
///
/// Teams, competitions, matches, people, news and all else that is written, the best first. Accents and capitals make no
/// difference, words may be cut short, and names may have a slip of the finger in them. Of what is longer than 200 letters or
/// twelve words, the rest is not looked at; nothing that can be typed is an error.
#[utoipa::path(
    get, path = "/api/v1/search", tag = "Search", operation_id = "search",
    params(
        ("q" = Option<String>, Query, description = "What was typed; nothing is found where it is left out", example = "farol"),
        ("type" = Option<Vec<String>>, Query, description = "Only these kinds: `team`, `competition`, `match`, `player`, `coach`, `referee`, `delegate`, `observer`, `news`, `video`, `opinion`, `press-release`, `statement`, `publication`, `page`; several with commas or repeated", example = json!(["team"])),
        ("page" = Option<u64>, Query, description = "From 1", example = 1),
        ("pageSize" = Option<u16>, Query, description = "Up to 100; default 20", example = 20),
        LocaleHeader,
    ),
    responses((status = 200, body = SearchPage)),
)]
pub(crate) async fn search(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = Asked::new(params.text("q")?.unwrap_or_default());
    let kinds: Vec<SearchKind> = params.several::<Kinds>("type")?.into_iter().flat_map(|Kinds(kinds)| kinds).collect();
    respond(&app, &wanted, &asked, kinds, &params, locale).await
}

pub(super) async fn respond(
    app: &App,
    wanted: &Wanted,
    asked: &Asked,
    mut kinds: Vec<SearchKind>,
    params: &Params,
    locale: Locale,
) -> Result<Response, ApiError> {
    let page = Page { number: params.count("page", 1, LAST_PAGE)?, size: params.count("pageSize", SIZE, MOST)? };
    kinds.sort_unstable();
    kinds.dedup();
    let key = format!("search {kinds:?} {} {} {} {}", page.number, page.size, locale.code(), asked.query);
    app.cache().answer(wanted, key, async |reads| answer(app, reads, asked, &kinds, page, locale).await).await
}
