//! What the home page opens with, and all that it takes to show it.

use std::collections::HashMap;

use content::entry::is_url;
use football::state::MatchState;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde_json::{Map, Value};
use store::content::Document;
use store::matches::Match;
use store::tags::Tag;

use super::show_hero::Front;
use crate::app::App;
use crate::cache::Reads;
use crate::error::ApiError;
use crate::handlers::entries;
use crate::handlers::match_list::MatchFrame;
use crate::locale::Locale;
use crate::site::{self, Section};
use crate::wire::file::PictureFile;
use crate::wire::highlight::{Highlight, HighlightEntry, HighlightTag, HighlightType};
use crate::wire::match_::{MatchContext, date_text};
use crate::wire::season;

/// So many news stand at the top where nobody chose any.
const LATEST_NEWS: u64 = 3;
/// Of what was chosen, so many are shown.
const MOST: usize = 10;

/// One highlight, by what it refers to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chosen {
    /// A match, a piece of news or a video, by its number.
    subject: (HighlightType, i64),
    title: Option<String>,
    lead: Option<String>,
    link: Option<String>,
    landscape: Option<i64>,
    portrait: Option<i64>,
}

impl Chosen {
    fn plain(kind: HighlightType, id: i64) -> Self {
        Self { subject: (kind, id), title: None, lead: None, link: None, landscape: None, portrait: None }
    }

    /// Nothing where it does not say what it shows.
    fn read(part: &Map<String, Value>) -> Option<Self> {
        let text = |name: &str| part.get(name).and_then(Value::as_str).filter(|t| !t.is_empty()).map(str::to_owned);
        let id = |name: &str| part.get(name).and_then(Value::as_i64);
        if text("platform").is_some_and(|platform| platform == "app") {
            return None;
        }
        let subject = match text("type")?.as_str() {
            "game" => (HighlightType::Game, id("match")?),
            "video" => (HighlightType::Video, id("video")?),
            "news" => (HighlightType::News, id("news")?),
            _ => return None,
        };
        Some(Self {
            subject,
            title: text("title"),
            lead: text("lead"),
            // What was stored before addresses were checked may lead anywhere.
            link: text("link").filter(|link| is_url(link)),
            landscape: id("imageLandscape"),
            portrait: id("imagePortrait"),
        })
    }
}

/// What editors chose.
pub(super) fn edited(homepage: &Document, front: Front) -> Vec<Chosen> {
    let field = match front {
        Front::Home => "highlights",
        Front::International => "internationalHighlights",
    };
    let parts = homepage.data.get(field).and_then(Value::as_array);
    parts.into_iter().flatten().filter_map(Value::as_object).filter_map(Chosen::read).take(MOST).collect()
}

/// What stands at the top where nobody chose anything.
pub(super) async fn derived(
    app: &App,
    reads: &mut Reads,
    front: Front,
    locale: Locale,
) -> Result<Vec<Chosen>, ApiError> {
    let (store, today) = (app.store(), app.today());
    reads.tag(Tag::seasons());
    reads.until(app.midnight());
    let seasons = store.seasons().await?;
    let mut chosen = Vec::new();
    if let Some(season) = season::current(seasons.iter(), today) {
        let mut editions = store.editions_of_season(season.id).await?;
        editions.retain(|edition| edition.competition.is_international == (front == Front::International));
        for edition in &editions {
            reads.tag(Tag::edition(&edition.competition.key, edition.season.number()));
        }
        let ids: Vec<i64> = editions.iter().map(|edition| edition.id).collect();
        let mut matches = store.matches_of_days(&ids, (today, today), None).await?;
        // Editions come in the order of their competitions: the first one's match in play, else its first of the day.
        let place = |m: &Match| ids.iter().position(|id| *id == m.edition_id);
        matches.sort_by_key(|m| (!matches!(m.facts.state, MatchState::Live(_)), place(m), m.facts.kickoff, m.id));
        chosen.extend(matches.first().map(|m| Chosen::plain(HighlightType::Game, m.id)));
    }
    for (section, kind, limit) in
        [(Section::News, HighlightType::News, LATEST_NEWS), (Section::Videos, HighlightType::Video, 1)]
    {
        let query = "filters[platform][$ne]=app&sort[0]=date:desc&sort[1]=id:desc";
        let content_type = app.model().named(section.content_type());
        let found = entries::find(app, content_type, locale, query, limit).await?;
        chosen.extend(found.iter().map(|document| Chosen::plain(kind, document.id)));
    }
    Ok(chosen)
}

/// Everything that the highlights refer to.
pub(super) struct Gathered {
    news: HashMap<i64, Document>,
    videos: HashMap<i64, Document>,
    tags: HashMap<i64, Document>,
    files: HashMap<i64, Document>,
    matches: Vec<Match>,
    pub frame: MatchFrame,
}

impl Gathered {
    pub(super) async fn read(app: &App, reads: &mut Reads, chosen: &[Chosen]) -> Result<Self, ApiError> {
        let of = |wanted: HighlightType| {
            let ids = chosen.iter().filter(move |one| one.subject.0 == wanted).map(|one| one.subject.1);
            ids.collect::<Vec<i64>>()
        };
        let games = of(HighlightType::Game);
        let (news, videos, matches) = tokio::try_join!(
            entries::by_number(app, Section::News.content_type(), of(HighlightType::News)),
            entries::by_number(app, Section::Videos.content_type(), of(HighlightType::Video)),
            async { Ok(app.store().matches(&games).await?) },
        )?;
        let linked = |fields: [&'static str; 3]| {
            let documents = news.values().chain(videos.values());
            documents
                .flat_map(|one| fields.into_iter().flat_map(|field| entries::links(one, field)))
                .collect::<Vec<i64>>()
        };
        let tags = linked(["highlightTag", "tag", "tags"]);
        let mut pictures = linked(["banner", "bannerPortrait", "image"]);
        pictures.extend(chosen.iter().flat_map(|one| [one.landscape, one.portrait]).flatten());
        let (tags, files, frame) = tokio::try_join!(
            entries::by_number(app, "tag", tags),
            entries::files(app, pictures),
            MatchFrame::read(app, reads, &matches),
        )?;
        Ok(Self { news, videos, tags, files, matches, frame })
    }

    /// Whether what a highlight shows is there, in the language of the page.
    pub(super) fn has(&self, chosen: &Chosen, language: &str) -> bool {
        let (kind, id) = chosen.subject;
        let is_readable = |document: &Document| document.locale == language;
        match kind {
            HighlightType::Game => self.matches.iter().any(|m| m.id == id),
            HighlightType::News => self.news.get(&id).is_some_and(is_readable),
            HighlightType::Video => self.videos.get(&id).is_some_and(is_readable),
        }
    }

    pub(super) fn show<'a>(
        &'a self,
        chosen: &Chosen,
        context: &MatchContext<'a>,
        zone: &TimeZone,
    ) -> Option<Highlight<'a>> {
        let (kind, id) = chosen.subject;
        let file = |id: Option<i64>| self.files.get(&id?).and_then(PictureFile::new);
        if kind == HighlightType::Game {
            let m = self.matches.iter().find(|m| m.id == id)?;
            return Some(Highlight {
                kind,
                title: chosen.title.clone().unwrap_or_else(|| self.title_of(m)),
                lead: chosen.lead.clone(),
                link: chosen.link.clone().or_else(|| self.link_of(m))?,
                date: date_text(m.facts.day, m.facts.kickoff, zone),
                tag: None,
                landscape: file(chosen.landscape),
                portrait: file(chosen.portrait),
                match_: context.body(m),
                news: None,
                video: None,
            });
        }
        let (section, documents) = match kind {
            HighlightType::Video => (Section::Videos, &self.videos),
            _ => (Section::News, &self.news),
        };
        let document = documents.get(&id)?;
        let first = |field: &str| entries::links(document, field).first().copied();
        let own = [section.picture(), "bannerPortrait"].map(first);
        let entry = HighlightEntry {
            id,
            slug: entries::text(document, "slug"),
            title: entries::text(document, "title").unwrap_or_default(),
            duration: document.data.get("duration").and_then(Value::as_i64),
        };
        let said: Option<Timestamp> = entries::text(document, "date").and_then(|date| date.parse().ok());
        let (news, video) = match kind {
            HighlightType::Video => (None, Some(entry)),
            _ => (Some(entry), None),
        };
        let title = entries::text(document, "title").unwrap_or_default().to_owned();
        let lead = entries::text(document, section.lead()).map(str::to_owned);
        let page = section.entry(id, entries::text(document, "slug"));
        Some(Highlight {
            kind,
            title: chosen.title.clone().unwrap_or(title),
            lead: chosen.lead.clone().or(lead),
            link: chosen.link.clone().unwrap_or(page),
            date: date_text(None, said.or(document.published), zone),
            tag: ["highlightTag", "tag", "tags"]
                .into_iter()
                .find_map(first)
                .and_then(|id| self.tag(id, context.locale)),
            landscape: file(chosen.landscape.or(own[0])),
            portrait: file(chosen.portrait.or(own[1]).or(chosen.landscape).or(own[0])),
            match_: None,
            news,
            video,
        })
    }

    fn tag(&self, id: i64, locale: Locale) -> Option<HighlightTag<'_>> {
        let tag = self.tags.get(&id)?;
        Some(HighlightTag { name: entries::tag_name(tag, locale)?, slug: entries::text(tag, "slug")? })
    }

    /// "Farol do Cabo – Santa Maré".
    fn title_of(&self, m: &Match) -> String {
        let name = |id| self.frame.team(id).map_or("", |team| team.name.as_str());
        format!("{} – {}", name(m.home_team_id), name(m.away_team_id))
    }

    fn link_of(&self, m: &Match) -> Option<String> {
        let (edition, round) = self.frame.place(m)?;
        Some(site::match_(edition.season.number(), &edition.competition.key, i32::from(round), m.id))
    }
}
