//! What is shown of what was found: read for a whole page at once.

use std::collections::HashMap;

use content::model::FILE;
use content::words::{excerpt, marked};
use football::PersonId;
use serde_json::{Map, Value};
use store::competitions::Competition;
use store::content::Sights;
use store::matches::Match;
use store::persons::Person;
use store::search::{DocumentKey, FoundDocument, NameEntry, NameKind, TeamPlace};
use store::tags::Tag;
use store::teams::Team;

use super::rank::{Item, What};
use crate::app::App;
use crate::cache::Reads;
use crate::error::ApiError;
use crate::handlers::match_list::MatchFrame;
use crate::locale::Locale;
use crate::wire::competition::CompetitionRef;
use crate::wire::match_::{MatchContext, date, date_text};
use crate::wire::person::position_label;
use crate::wire::picture::{Dress, Formats, portrait};
use crate::wire::search::{ResultId, SearchResult};
use crate::wire::team::TeamRef;

/// Letters of a text around the first word that was searched for.
const EXCERPT: usize = 180;

/// All that it takes to show a page.
pub(super) struct Material {
    documents: HashMap<DocumentKey, FoundDocument>,
    files: HashMap<i64, Map<String, Value>>,
    persons: HashMap<PersonId, Person>,
    teams: HashMap<i64, Team>,
    places: HashMap<i64, TeamPlace>,
    competitions: HashMap<i64, Competition>,
    matches: Vec<Match>,
    frame: Option<MatchFrame>,
}

impl Material {
    pub(super) async fn read(app: &App, reads: &mut Reads, items: &[&Item]) -> Result<Self, ApiError> {
        let store = app.store();
        let names: Vec<&NameEntry> = items.iter().filter_map(|item| item.name()).collect();
        let of_kind = |kind: NameKind| names.iter().filter(move |entry| entry.kind == kind).map(|entry| entry.id);
        let clubs: Vec<i64> = of_kind(NameKind::Team).collect();
        let people: Vec<i64> = names.iter().filter(|entry| is_person(entry)).map(|entry| entry.id).collect();
        let mut teams: Vec<i64> = names.iter().filter_map(|entry| entry.team_id).chain(clubs.iter().copied()).collect();
        teams.sort_unstable();
        teams.dedup();
        let keys: Vec<DocumentKey> = items.iter().filter_map(|item| item.document()).collect();
        let matches: Vec<Match> = items.iter().filter_map(|item| item.match_()).cloned().collect();
        let persons = async { if people.is_empty() { Ok(Vec::new()) } else { store.persons(&people).await } };
        let teams = async { if teams.is_empty() { Ok(Vec::new()) } else { store.teams(&teams).await } };
        let (documents, persons, teams, places) =
            tokio::try_join!(store.documents_found(&keys), persons, teams, store.places_of_teams(&clubs))?;
        let mut competitions: Vec<i64> = of_kind(NameKind::Competition).collect();
        competitions.extend(places.values().map(|place| place.competition_id));
        let competitions = store.competitions_by_id(&competitions).await?;
        let images: Vec<i64> = documents.iter().filter_map(|document| document.image).collect();
        let files = match images.is_empty() {
            true => Vec::new(),
            false => store.documents(app.model().named(FILE), &images, Sights::LIVE).await?,
        };
        let frame = if matches.is_empty() { None } else { Some(MatchFrame::read(app, reads, &matches).await?) };
        for tag in [Tag::teams(), Tag::persons(), Tag::seasons(), Tag::content(FILE)] {
            reads.tag(tag);
        }
        Ok(Self {
            documents: documents.into_iter().map(|document| (document.key, document)).collect(),
            files: files.into_iter().map(|file| (file.id, file.data)).collect(),
            persons: persons.into_iter().map(|person| (person.id, person)).collect(),
            teams: teams.into_iter().map(|team| (team.id, team)).collect(),
            places,
            competitions: competitions.into_iter().map(|one| (one.id, one)).collect(),
            matches,
            frame,
        })
    }

    /// What is gone since it was found is left out.
    pub(super) fn results<'a>(
        &'a self,
        app: &'a App,
        items: &[&'a Item],
        terms: &[String],
        locale: Locale,
    ) -> Result<Vec<SearchResult<'a>>, ApiError> {
        let context = self.frame.as_ref().map(|frame| frame.context(app, locale));
        let mut results = Vec::with_capacity(items.len());
        for item in items {
            let kind = item.kind().name();
            let result = match &item.what {
                What::Name(entry) => self.name(entry, kind, locale),
                What::Match(m) => context.as_ref().and_then(|context| self.match_(m.id, context, kind)),
                What::Document(key, _) => self.document(app, *key, kind, terms),
            };
            results.extend(result.map(|result| SearchResult { title_parts: marked(&result.title, terms), ..result }));
        }
        Ok(results)
    }

    fn name<'a>(&'a self, entry: &'a NameEntry, kind: &'static str, locale: Locale) -> Option<SearchResult<'a>> {
        match entry.kind {
            NameKind::Team => {
                let team = self.teams.get(&entry.id)?;
                let place = self.places.get(&entry.id);
                let competition = place.and_then(|place| self.competitions.get(&place.competition_id));
                Some(SearchResult {
                    subtitle: competition.map(|competition| competition.label.clone()),
                    season: place.map(|place| place.season.number()),
                    competition: competition.map(CompetitionRef::new),
                    team: Some(TeamRef::new(team)),
                    ..SearchResult::new(kind, ResultId::Number(team.id), team.name.clone())
                })
            }
            NameKind::Competition => {
                let competition = self.competitions.get(&entry.id)?;
                Some(SearchResult {
                    subtitle: entry.season.map(football::season::SeasonId::label),
                    season: entry.season.map(football::season::SeasonId::number),
                    competition: Some(CompetitionRef::new(competition)),
                    ..SearchResult::new(kind, ResultId::Key(&competition.key), competition.label.clone())
                })
            }
            NameKind::Player | NameKind::Coach | NameKind::Referee | NameKind::Delegate | NameKind::Observer => {
                self.person(entry, kind, locale)
            }
        }
    }

    fn person<'a>(&'a self, entry: &'a NameEntry, kind: &'static str, locale: Locale) -> Option<SearchResult<'a>> {
        let person = self.persons.get(&entry.id)?;
        let team = entry.team_id.and_then(|team| self.teams.get(&team));
        let dress = if entry.kind == NameKind::Player { Dress::Shirt } else { Dress::Suit };
        let what = match entry.kind {
            NameKind::Player => person.facts.position.map(|position| position_label(position, locale)),
            NameKind::Coach => Some(locale.pick("treinador", "coach")),
            NameKind::Referee => Some(locale.pick("árbitro", "referee")),
            NameKind::Delegate => Some(locale.pick("delegado", "delegate")),
            NameKind::Observer => Some(locale.pick("observador", "observer")),
            NameKind::Team | NameKind::Competition => None,
        };
        let parts: Vec<&str> = what.into_iter().chain(team.map(|team| team.name.as_str())).collect();
        Some(SearchResult {
            subtitle: Some(capital(&parts.join(", "))).filter(|text| !text.is_empty()),
            season: entry.season.map(football::season::SeasonId::number),
            kit_number: entry.kit_number,
            image: portrait(person, team, dress).map(Formats::small),
            team: team.map(TeamRef::new),
            ..SearchResult::new(kind, ResultId::Number(person.id), person.facts.name.clone())
        })
    }

    fn match_<'a>(&'a self, id: i64, context: &MatchContext<'a>, kind: &'static str) -> Option<SearchResult<'a>> {
        let m = self.matches.iter().find(|m| m.id == id)?;
        let (home, away) = (context.team(m.home_team_id)?, context.team(m.away_team_id)?);
        let edition = context.edition(m.edition_id)?;
        Some(SearchResult {
            subtitle: Some(edition.competition.label.clone()),
            date: date(&m.facts, context.zone),
            season: Some(edition.season.number()),
            match_: context.body(m),
            ..SearchResult::new(kind, ResultId::Number(m.id), format!("{} – {}", home.name, away.name))
        })
    }

    fn document<'a>(
        &'a self,
        app: &App,
        key: DocumentKey,
        kind: &'static str,
        terms: &[String],
    ) -> Option<SearchResult<'a>> {
        let document = self.documents.get(&key)?;
        let file = document.image.and_then(|image| self.files.get(&image));
        Some(SearchResult {
            excerpt_parts: excerpt(&document.text, terms, EXCERPT),
            date: date_text(None, Some(document.at), app.zone()),
            image: file.and_then(Formats::of_file),
            slug: document.slug.as_deref(),
            ..SearchResult::new(kind, ResultId::Number(document.id), document.title.clone())
        })
    }
}

impl Item {
    fn name(&self) -> Option<&NameEntry> {
        match &self.what {
            What::Name(entry) => Some(entry),
            What::Match(_) | What::Document(..) => None,
        }
    }

    fn match_(&self) -> Option<&Match> {
        match &self.what {
            What::Match(m) => Some(m),
            What::Name(_) | What::Document(..) => None,
        }
    }

    fn document(&self) -> Option<DocumentKey> {
        match &self.what {
            What::Document(key, _) => Some(*key),
            What::Name(_) | What::Match(_) => None,
        }
    }
}

fn is_person(entry: &NameEntry) -> bool {
    !matches!(entry.kind, NameKind::Team | NameKind::Competition)
}

/// With a capital at the beginning.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
