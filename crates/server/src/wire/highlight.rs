//! The top of the home page.

use serde::Serialize;
use utoipa::ToSchema;

use super::file::PictureFile;
use super::match_::MatchBody;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum HighlightType {
    Game,
    News,
    Video,
}

/// Something that the home page opens with: a match, a piece of news or a video.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Highlight<'a> {
    #[serde(rename = "type")]
    pub kind: HighlightType,
    #[schema(example = "Farol do Cabo – Santa Maré")]
    pub title: String,
    pub lead: Option<String>,
    /// Where it leads, from the site's root or to another site.
    pub link: String,
    pub date: Option<String>,
    pub tag: Option<HighlightTag<'a>>,
    /// For wide screens.
    pub landscape: Option<PictureFile<'a>>,
    /// For phones.
    pub portrait: Option<PictureFile<'a>>,
    #[serde(rename = "match")]
    pub match_: Option<MatchBody<'a>>,
    pub news: Option<HighlightEntry<'a>>,
    pub video: Option<HighlightEntry<'a>>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct HighlightTag<'a> {
    pub name: &'a str,
    pub slug: &'a str,
}

/// The entry that is shown.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct HighlightEntry<'a> {
    pub id: i64,
    pub slug: Option<&'a str>,
    pub title: &'a str,
    /// Of a video, in seconds.
    pub duration: Option<i64>,
}
