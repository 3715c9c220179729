//! What is found by searching.

use std::collections::BTreeMap;

use content::words::Part;
use serde::Serialize;
use utoipa::ToSchema;

use super::competition::CompetitionRef;
use super::match_::MatchBody;
use super::picture::Formats;
use super::team::TeamRef;
use super::video::Pagination;

/// A page of what was found.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SearchPage<'a> {
    /// What was searched for, as it was typed; at most 200 letters.
    #[schema(example = "farol")]
    pub query: &'a str,
    /// What was searched for in its place, because nothing has the words as they were typed.
    #[schema(example = "farol")]
    pub corrected: Option<&'a str>,
    /// The best first.
    pub results: Vec<SearchResult<'a>>,
    /// How many there are of each kind, whichever kinds were asked for.
    pub counts: BTreeMap<&'static str, usize>,
    /// The kinds of which there are more than were counted: of what is written, the newest 200 of a kind that have the words
    /// somewhere, and the newest 200 that have them in the title.
    #[schema(example = json!(["news"]))]
    pub more: Vec<&'static str>,
    pub pagination: Pagination,
}

/// Something that was found, with what its address is made of.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SearchResult<'a> {
    #[serde(rename = "type")]
    #[schema(example = "team")]
    pub kind: &'static str,
    /// A competition's is its key.
    pub id: ResultId<'a>,
    #[schema(example = "Farol do Cabo")]
    pub title: String,
    /// The title, with what was searched for marked.
    #[schema(value_type = Vec<TextPart>)]
    pub title_parts: Vec<Part>,
    #[schema(example = "Liga Atlântica")]
    pub subtitle: Option<String>,
    /// Of what is written: where it has the words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<TextPart>)]
    pub excerpt_parts: Vec<Part>,
    #[schema(example = "2026-11-14T20:30:00+00:00")]
    pub date: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub image: Option<Formats>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slug: Option<&'a str>,
    /// The last season in which it was what it is found as.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = 20_262_027)]
    pub season: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kit_number: Option<i16>,
    /// Itself, or the one in which a team is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub competition: Option<CompetitionRef<'a>>,
    /// Itself, or that of a player or coach.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<TeamRef<'a>>,
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    pub match_: Option<MatchBody<'a>>,
}

/// A number, or a competition's key.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub(crate) enum ResultId<'a> {
    Number(i64),
    Key(&'a str),
}

/// A piece of a text.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code, reason = "describes a part, which the pure crate makes")]
pub(crate) struct TextPart {
    #[schema(example = "Far")]
    text: String,
    /// Whether it is what was searched for.
    is_match: bool,
}

impl<'a> SearchResult<'a> {
    /// With nothing but its name.
    pub(crate) fn new(kind: &'static str, id: ResultId<'a>, title: String) -> Self {
        Self {
            kind,
            id,
            title,
            title_parts: Vec::new(),
            subtitle: None,
            excerpt_parts: Vec::new(),
            date: None,
            image: None,
            slug: None,
            season: None,
            kit_number: None,
            competition: None,
            team: None,
            match_: None,
        }
    }
}
