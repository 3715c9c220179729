use axum::extract::State;
use axum::response::Response;
use content::old_address;
use serde::Serialize;
use store::tags::Tag;
use utoipa::ToSchema;

use super::table::{self, Led};
use super::{entries, patterns};
use crate::app::App;
use crate::cache::{Answer, Reads, Wanted};
use crate::error::{ApiError, ErrorBody, Missing};
use crate::locale::Locale;
use crate::params::Params;
use crate::site::{self, Section};

/// Of an old address, in bytes.
const LONGEST: usize = 500;

/// Where an old address leads.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RedirectBody {
    /// A page of the site, or a whole address (https)
    #[schema(example = "/news/7/golo-aos-90")]
    to: String,
    /// The language that the old address was in, where that is not the league's own
    #[schema(example = "en")]
    language: Option<&'static str>,
}

/// An old address, taken apart.
pub(super) struct Old {
    /// With its query, as entries may have it.
    pub whole: String,
    /// Without.
    pub path: String,
    /// The path's parts, as they are compared.
    pub segments: Vec<String>,
}

impl Old {
    fn read(text: &str) -> Option<Self> {
        let path = text.split(['?', '#']).next().unwrap_or_default().to_owned();
        let segments = old_address::segments(&path)?;
        let is_path = old_address::is_page(&path) || !path.contains('\\');
        let whole = text.split('#').next().unwrap_or_default().to_owned();
        is_path.then_some(Self { whole, path, segments })
    }

    /// `pt` or `en`, where it begins with one of them.
    pub(super) fn language(&self) -> Option<&str> {
        self.segments.first().map(String::as_str).filter(|first| matches!(*first, "pt" | "en"))
    }
}

/// Where an old address leads
///
/// In this order: the editors' table, the old addresses of published entries, and what the old site's addresses were made
/// like. Drafts lead nowhere, and no address leads to itself.
#[utoipa::path(
    get, path = "/api/v1/redirect", tag = "Home", operation_id = "show_redirect",
    params(("path" = String, Query, description = "The old path, up to 500 bytes", example = "/pt/homepage")),
    responses(
        (status = 200, body = RedirectBody),
        (status = 404, description = "It leads nowhere", body = ErrorBody),
    ),
)]
pub(crate) async fn show_redirect(
    State(app): State<App>,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let path: String = params.required("path")?;
    let old = Old::read(&path).ok_or_else(|| ApiError::malformed("path"))?;
    let key = format!("redirect {}", old.whole);
    app.cache().answer(&wanted, key, async |reads| answer(&app, &old, reads).await).await
}

/// The page of the entry that had just this address, with its query, before; where addresses without it are looked for
/// by the page that is not there.
pub(crate) async fn once_with(app: &App, path: &str, query: &str) -> Result<Option<String>, ApiError> {
    let whole = format!("{path}?{query}");
    let Some(old) = Some(whole).filter(|whole| whole.len() <= LONGEST).and_then(|whole| Old::read(&whole)) else {
        return Ok(None);
    };
    let found = entries::once_at(app, &old).await?;
    let locale = if old.language() == Some("en") { Locale::English } else { Locale::Portuguese };
    Ok(found.map(|address| site::in_language(&address, locale)))
}

async fn answer(app: &App, old: &Old, reads: &mut Reads) -> Result<Answer, ApiError> {
    reads.tag(Tag::content("redirect"));
    for section in Section::ALL {
        reads.tag(Tag::content(section.content_type()));
    }
    reads.tag(Tag::content("static-page"));
    let nowhere = || ApiError::NotFound(Missing::Page);
    let (to, is_one_of_many) = match table::follow(app, &old.path).await? {
        Led::To { address, by_star } => (address, by_star),
        Led::Astray => return Err(nowhere()),
        Led::Nowhere => match entries::once_at(app, old).await? {
            Some(address) => (address, false),
            None => (patterns::lead(app, old).await?.ok_or_else(nowhere)?, true),
        },
    };
    let path = to.split(['?', '#']).next().unwrap_or_default();
    if !old_address::is_target(&to) || old_address::folded(path) == old_address::folded(&old.path) {
        return Err(nowhere());
    }
    let language = (old.language() == Some("en") && to.starts_with('/')).then_some("en");
    let answer = Answer::json(&RedirectBody { to, language })?;
    // Anybody can make up addresses that a pattern or a star takes: they are not worth a place.
    Ok(if is_one_of_many { answer.not_kept() } else { answer })
}
