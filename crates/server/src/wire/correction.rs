//! What was corrected in a match after it had been public.

use std::collections::HashMap;

use football::PersonId;
use football::correction::{Standing, Told, When};
use football::event::EventKind;
use football::score::Score;
use football::side::Side;
use jiff::tz::TimeZone;
use serde::Serialize;
use store::corrections::{Corrected, Correction};
use store::persons::Person;
use utoipa::ToSchema;

use super::match_::date_text;
use super::person::PersonRef;

/// The corrections of a match, oldest first.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CorrectionsBody<'a> {
    corrections: Vec<CorrectionBody<'a>>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CorrectionBody<'a> {
    id: i64,
    /// When it was corrected
    #[schema(example = "2026-11-15T10:12:00+00:00")]
    at: String,
    /// `result`, `date`, `goal` or `card`
    #[schema(example = "goal")]
    subject: &'static str,
    /// What wrote it: `feed`, `import` …
    #[schema(example = "feed")]
    source: &'a str,
    /// Who wrote it, where that is known
    by: Option<&'a str>,
    why: Option<&'a str>,
    /// What was told before; null where there was nothing
    before: Option<ToldBody<'a>>,
    /// What is told since; null where it was taken back
    after: Option<ToldBody<'a>>,
}

/// What was told. Fields that do not belong to the subject are left out.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ToldBody<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    status: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sub_status: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "2-1")]
    score: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    half_time: Option<String>,
    /// After ninety minutes, where extra time was played
    #[serde(skip_serializing_if = "Option::is_none")]
    ninety: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    penalties: Option<String>,
    /// As far as it was settled: a day, or a day with its hour
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "2026-11-14T20:30:00+00:00")]
    date: Option<String>,
    /// Whether that date was settled
    #[serde(skip_serializing_if = "Option::is_none")]
    fixture_date_is_defined: Option<bool>,
    /// The type of the event, as in the timeline
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    kind: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "67'")]
    minute: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    is_from_home_team: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<PersonRef<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    related_player: Option<PersonRef<'a>>,
}

impl<'a> CorrectionsBody<'a> {
    pub(crate) fn new(list: &'a [Correction], people: &'a HashMap<PersonId, Person>, zone: &TimeZone) -> Self {
        Self { corrections: list.iter().map(|correction| body(correction, people, zone)).collect() }
    }
}

fn body<'a>(correction: &'a Correction, people: &'a HashMap<PersonId, Person>, zone: &TimeZone) -> CorrectionBody<'a> {
    let (subject, before, after) = match &correction.change {
        Corrected::Result { before, after } => ("result", Some(standing(before)), Some(standing(after))),
        Corrected::Date { before, after } => ("date", Some(when(before, zone)), Some(when(after, zone))),
        Corrected::Event { before, after } => {
            let kind = before.as_ref().or(after.as_ref()).map(|told| told.kind);
            let told = |told: &Option<Told<PersonId>>| told.as_ref().map(|told| event(told, people));
            let is_card = kind.is_some_and(EventKind::is_card);
            (if is_card { "card" } else { "goal" }, told(before), told(after))
        }
    };
    CorrectionBody {
        id: correction.id,
        at: date_text(None, Some(correction.at), zone).unwrap_or_default(),
        subject,
        source: &correction.source,
        by: correction.author.as_deref(),
        why: correction.reason.as_deref(),
        before,
        after,
    }
}

fn standing<'a>(standing: &Standing) -> ToldBody<'a> {
    let text = |score: Score| format!("{}-{}", score.home, score.away);
    let score = standing.score;
    ToldBody {
        status: Some(standing.state.status()),
        sub_status: Some(standing.state.sub_status()),
        score: score.map(|score| text(score.goals)),
        half_time: score.and_then(|score| score.half_time).map(text),
        ninety: score.and_then(|score| score.ninety).map(text),
        penalties: score.and_then(|score| score.penalties).map(text),
        ..ToldBody::default()
    }
}

fn when<'a>(when: &When, zone: &TimeZone) -> ToldBody<'a> {
    ToldBody {
        date: date_text(when.day, when.kickoff, zone),
        fixture_date_is_defined: Some(when.is_settled),
        ..ToldBody::default()
    }
}

fn event<'a>(told: &Told<PersonId>, people: &'a HashMap<PersonId, Person>) -> ToldBody<'a> {
    let person = |id: Option<PersonId>| id.and_then(|id| people.get(&id)).map(PersonRef::name_only);
    ToldBody {
        kind: Some(told.kind.code()),
        minute: Some(told.moment.text()).filter(|minute| !minute.is_empty()),
        is_from_home_team: told.side.map(Side::is_home),
        player: person(told.player),
        related_player: person(told.related),
        ..ToldBody::default()
    }
}

/// Everybody who is named in corrections.
pub(crate) fn named(list: &[Correction]) -> Vec<PersonId> {
    let told = list.iter().flat_map(|correction| match &correction.change {
        Corrected::Event { before, after } => [*before, *after],
        _ => [None, None],
    });
    told.flatten().flat_map(|told| [told.player, told.related]).flatten().collect()
}
