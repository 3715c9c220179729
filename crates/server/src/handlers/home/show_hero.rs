use std::str::FromStr;

use axum::extract::State;
use axum::response::Response;
use store::tags::Tag;

use super::gather::{Gathered, derived, edited};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::handlers::entries;
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::Params;
use crate::wire::highlight::Highlight;

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
        LocaleHeader,
    ),
    responses(
        (status = 200, body = Vec<Highlight>),
        (status = 400, description = "No such page", body = ErrorBody),
    ),
)]
pub(crate) async fn show_hero(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    params: Params,
) -> Result<Response, ApiError> {
    let front = params.optional::<Front>("page")?.unwrap_or(Front::Home);
    app.cache()
        .answer(&wanted, format!("hero {front:?} {}", locale.code()), async |reads| {
            for name in ["homepage", "news", "video", "tag", content::model::FILE] {
                reads.tag(Tag::content(name));
            }
            let homepage = entries::single(&app, "homepage", locale).await?;
            let mut chosen = homepage.as_ref().map(|document| edited(document, front)).unwrap_or_default();
            let mut gathered = Gathered::read(&app, reads, &chosen).await?;
            let language = homepage.as_ref().map_or("", |document| document.locale.as_str());
            chosen.retain(|one| gathered.has(one, language));
            if chosen.is_empty() {
                chosen = derived(&app, reads, front, locale).await?;
                gathered = Gathered::read(&app, reads, &chosen).await?;
            }
            let context = gathered.frame.context(&app, locale);
            let shown: Vec<Highlight<'_>> =
                chosen.iter().filter_map(|one| gathered.show(one, &context, app.zone())).collect();
            Answer::json(&shown)
        })
        .await
}
