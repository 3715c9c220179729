use std::str::FromStr;

use accounts::signature::Signer;
use axum::extract::State;
use axum::response::Response;
use store::content::Document;
use store::tags::Tag;

use super::gather::{Gathered, derived, edited};
use crate::app::App;
use crate::cache::{Answer, Reads, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::handlers::entries;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::Params;
use crate::wire::highlight::Highlight;

const HOMEPAGE: &str = "homepage";

/// What a signed link carries, as far as its looks tell.
struct Link(String);

impl FromStr for Link {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Signer::is_shaped(text).then(|| Self(text.to_owned())).ok_or(())
    }
}

/// Which of the two home pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Front {
    Home,
    International,
}

impl FromStr for Front {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "home" => Ok(Self::Home),
            "international" => Ok(Self::International),
            _ => Err(()),
        }
    }
}

/// What the home page opens with
///
/// As editors chose it, in their order; what is no longer published, or in another language than the page, is left out.
/// Where nobody chose anything: today's match, the latest news and the latest video.
#[utoipa::path(
    get, path = "/api/v1/home/hero", tag = "Home", operation_id = "show_hero",
    params(
        ("page" = Option<String>, Query, description = "`home` (default) or `international`", example = "home"),
        ("preview" = Option<String>, Query, description = "From a signed link: what the home page's draft opens with"),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = Vec<Highlight>),
        (status = 400, description = "No such page, or no link", body = ErrorBody),
        (status = 403, description = "The link is over, or of something else", body = ErrorBody),
    ),
)]
pub(crate) async fn show_hero(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let front = params.optional::<Front>("page")?.unwrap_or(Front::Home);
    if let Some(Link(link)) = params.optional("preview")? {
        let draft = draft(&app, locale, &link).await?;
        return app
            .cache()
            .answer_once(&wanted, async |reads| hero(&app, reads, front, locale, Some(draft)).await)
            .await;
    }
    let key = format!("hero {front:?} {}", locale.code());
    let build = async |reads: &mut Reads| {
        let homepage = entries::single(&app, HOMEPAGE, locale).await?;
        hero(&app, reads, front, locale, homepage).await
    };
    app.cache().answer(&wanted, key, build).await
}

/// The home page as it is written, for whoever has the signed link to it.
async fn draft(app: &App, locale: Locale, link: &str) -> Result<Document, ApiError> {
    let found = app.store().single(app.model().named(HOMEPAGE), locale.code()).await?;
    let is_of = |document: &Document| app.is_preview_of(HOMEPAGE, document.id, link);
    found.filter(is_of).ok_or(ApiError::Forbidden)
}

async fn hero(
    app: &App,
    reads: &mut Reads,
    front: Front,
    locale: Locale,
    homepage: Option<Document>,
) -> Result<Answer, ApiError> {
    for name in [HOMEPAGE, "news", "video", "tag", content::model::FILE] {
        reads.tag(Tag::content(name));
    }
    let mut chosen = homepage.as_ref().map(|document| edited(document, front)).unwrap_or_default();
    let mut gathered = Gathered::read(app, reads, &chosen).await?;
    let language = homepage.as_ref().map_or("", |document| document.locale.as_str());
    chosen.retain(|one| gathered.has(one, language));
    if chosen.is_empty() {
        chosen = derived(app, reads, front, locale).await?;
        gathered = Gathered::read(app, reads, &chosen).await?;
    }
    let context = gathered.frame.context(app, locale);
    let shown: Vec<Highlight<'_>> = chosen.iter().filter_map(|one| gathered.show(one, &context, app.zone())).collect();
    Answer::json(&shown)
}
