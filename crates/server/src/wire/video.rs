//! Videos of a player or a team: moments of matches that can be seen again.

use std::collections::HashMap;

use football::PersonId;
use football::event::EventKind;
use media::art::Scene;
use serde::Serialize;
use store::matches::Match;
use store::moments::Moment;
use store::persons::Person;
use utoipa::ToSchema;

use super::match_::{MatchContext, date};
use super::picture;
use crate::locale::Locale;

/// A video.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VideoBody<'a> {
    id: i64,
    #[serde(flatten)]
    attributes: VideoAttributes<'a>,
}

/// A video as the content platform gives it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct VideoEntry<'a> {
    id: i64,
    attributes: VideoAttributes<'a>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VideoAttributes<'a> {
    #[schema(example = "Golo: Duarte Pimentel, 67'")]
    title: String,
    synopsis: Option<&'a str>,
    date: Option<String>,
    /// What to embed.
    url: &'a str,
    image: Option<String>,
    /// In seconds, where it is known.
    duration: Option<u32>,
    tag: Option<&'a str>,
    extra_tags: Vec<&'a str>,
    views: u64,
    iframe_text: Option<&'a str>,
    /// The match in which it happened.
    #[serde(rename = "matchId")]
    match_id: i64,
}

/// A page of videos.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct VideoPage<'a> {
    pub data: Vec<VideoEntry<'a>>,
    pub meta: PageMeta,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PageMeta {
    pub pagination: Pagination,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Pagination {
    pub page: u64,
    pub page_size: u64,
    pub page_count: u64,
    pub total: u64,
}

/// What videos are shown with: their matches and the people in them.
pub(crate) struct Screening<'a> {
    pub matches: &'a [Match],
    pub people: &'a HashMap<PersonId, Person>,
    pub context: &'a MatchContext<'a>,
}

impl<'a> VideoAttributes<'a> {
    fn new(moment: &'a Moment, screening: &Screening<'a>) -> Option<Self> {
        let Screening { matches, people, context } = screening;
        let event = &moment.event;
        let m = matches.iter().find(|m| m.id == moment.match_id)?;
        let edition = context.edition(m.edition_id)?;
        let told = event.occurrence().plainly(edition.origin());
        let (home, away) = (context.team(m.home_team_id)?, context.team(m.away_team_id)?);
        let player = told.player.and_then(|id| people.get(&id)).map(|person| person.facts.name.as_str());
        let what = headline(told.kind.unwrap_or(EventKind::Moment), context.locale);
        let minute = told.moment.text();
        let title = match player {
            Some(player) => format!("{what}: {player}, {minute}"),
            None => format!("{what}: {} – {}, {minute}", home.name, away.name),
        };
        let team = told.side.map_or(home, |side| side.pick(home, away));
        let description = event.description.as_ref();
        Some(Self {
            title,
            synopsis: description.map(|label| context.locale.pick(label.pt.as_str(), &label.en)),
            date: date(&m.facts, context.zone),
            url: event.embed.as_deref()?,
            image: Some(event.image.clone().unwrap_or_else(|| picture::scene(Scene::Terrace, event.id, team))),
            duration: None,
            tag: Some(&edition.competition.label),
            extra_tags: vec![&home.name, &away.name],
            views: 0,
            iframe_text: None,
            match_id: m.id,
        })
    }
}

impl<'a> VideoBody<'a> {
    pub(crate) fn list(moments: &'a [Moment], screening: &Screening<'a>) -> Vec<Self> {
        let body = |moment: &'a Moment| {
            Some(Self { id: moment.event.id, attributes: VideoAttributes::new(moment, screening)? })
        };
        moments.iter().filter_map(body).collect()
    }
}

impl<'a> VideoEntry<'a> {
    pub(crate) fn list(moments: &'a [Moment], screening: &Screening<'a>) -> Vec<Self> {
        let entry = |moment: &'a Moment| {
            Some(Self { id: moment.event.id, attributes: VideoAttributes::new(moment, screening)? })
        };
        moments.iter().filter_map(entry).collect()
    }
}

fn headline(kind: EventKind, locale: Locale) -> &'static str {
    match kind {
        EventKind::Goal => locale.pick("Golo", "Goal"),
        EventKind::OwnGoal => locale.pick("Autogolo", "Own goal"),
        EventKind::PenaltyScored => locale.pick("Golo de penálti", "Penalty scored"),
        EventKind::PenaltyMissed => locale.pick("Penálti falhado", "Penalty missed"),
        EventKind::YellowCard => locale.pick("Cartão amarelo", "Yellow card"),
        EventKind::SecondYellow => locale.pick("Segundo amarelo", "Second yellow card"),
        EventKind::RedCard => locale.pick("Cartão vermelho", "Red card"),
        EventKind::Substitution => locale.pick("Substituição", "Substitution"),
        EventKind::Moment
        | EventKind::HalfTime
        | EventKind::CurrentTime
        | EventKind::Start
        | EventKind::TemporaryData
        | EventKind::End
        | EventKind::Penalties
        | EventKind::Unknown => locale.pick("Momento", "Moment"),
    }
}
