//! Going through all pages of a part, some at a time.

use std::collections::HashMap;

use jiff::SignedDuration;
use store::addresses::{AfterDocument, DocumentAddress, MatchAddress, Members, OfficialAddress, TeamAddress};

use super::part::Part;
use super::xml::{News, Page};
use crate::app::App;
use crate::error::ApiError;
use crate::handlers::entries;
use crate::locale::Locale;
use crate::site::{self, Section};
use crate::wire::season;

/// How many are read at a time.
const STEP: u64 = 1000;
/// What there is few of has one part of the map together, and a part takes 50,000.
const MOST_FEW: usize = 40_000;
const LATEST: SignedDuration = SignedDuration::from_hours(48);
/// The most that collectors of news take.
const MOST_LATEST: u64 = 1000;
const LANGUAGES: [Locale; 2] = [Locale::Portuguese, Locale::English];

pub(super) struct Walk {
    app: App,
    part: Part,
    place: Place,
    /// How many more belong to this part.
    left: u64,
}

/// Where to go on.
enum Place {
    Document(AfterDocument),
    Number(i64),
    End,
}

impl Walk {
    /// Nothing where there is no such part.
    pub(super) async fn begin(app: App, part: Part) -> Result<Option<Self>, ApiError> {
        let (first, left) = part.range();
        let place = match part {
            Part::Section(section, _) => {
                let content_type = app.model().named(section.content_type());
                app.store().document_at(content_type, first).await?.map(Place::Document)
            }
            Part::Matches(_) => app.store().match_at(first).await?.map(Place::Number),
            _ => Some(Place::Number(0)),
        };
        Ok(place.map(|place| Self { app, part, place, left }))
    }

    /// The next pages, or nothing at the end.
    pub(super) async fn pages(&mut self) -> Result<Option<Vec<Page>>, ApiError> {
        let step = STEP.min(self.left);
        if step == 0 {
            return Ok(None);
        }
        let pages = match (&self.place, self.part) {
            (Place::End, _) => return Ok(None),
            (Place::Document(after), Part::Section(section, _)) => {
                let content_type = self.app.model().named(section.content_type());
                let found = self.app.store().document_addresses(content_type, section.picture(), after, step).await?;
                self.place = found.last().map_or(Place::End, |last| {
                    Place::Document(AfterDocument { group: last.group, locale: last.locale.clone() })
                });
                self.documents(&found, |id, slug| section.entry(id, slug)).await?
            }
            (Place::Number(after), part) => {
                let (pages, last) = self.numbered(part, *after, step).await?;
                self.place = last.map_or(Place::End, Place::Number);
                pages
            }
            (Place::Document(_), _) => return Ok(None),
        };
        self.left = self.left.saturating_sub(STEP);
        Ok((!pages.is_empty()).then_some(pages))
    }

    /// Pages of things with a number, and the last number.
    async fn numbered(&self, part: Part, after: i64, step: u64) -> Result<(Vec<Page>, Option<i64>), ApiError> {
        let store = self.app.store();
        Ok(match part {
            Part::Pages => (self.plain().await?, None),
            Part::LatestNews => (self.latest().await?, None),
            Part::Teams => {
                let found = store.team_addresses(after, step).await?;
                let address = |team: &TeamAddress| site::team(team.id, &team.name, &team.competition, team.season_id);
                (both(found.iter().map(address)), found.last().map(|team| team.id))
            }
            Part::Matches(_) => {
                let found = store.match_addresses(after, step).await?;
                let address = |m: &MatchAddress| site::match_(m.season_id, &m.competition, m.round, m.id);
                (both(found.iter().map(address)), found.last().map(|m| m.id))
            }
            Part::Players => {
                let found = store.member_addresses(Members::Players, after, step).await?;
                let addresses = found.iter().map(|one| site::player(one.id, &one.name, one.season_id, one.team_id));
                (both(addresses), found.last().map(|one| one.id))
            }
            Part::Coaches => {
                let found = store.member_addresses(Members::Coaches, after, step).await?;
                let addresses = found.iter().map(|one| site::coach(one.id, one.team_id, one.season_id));
                (both(addresses), found.last().map(|one| one.id))
            }
            Part::Officials => {
                let found = store.official_addresses(after, step).await?;
                let address = |one: &OfficialAddress| {
                    let kind = match one.role {
                        2 => "delegate",
                        3 => "observer",
                        _ => "referee",
                    };
                    format!("/{kind}/{}/{}", one.season_id, one.id)
                };
                (both(found.iter().map(address)), found.last().map(|one| one.id))
            }
            Part::Section(..) => (Vec::new(), None),
        })
    }

    /// Lists, competitions, and what editors write as pages.
    async fn plain(&self) -> Result<Vec<Page>, ApiError> {
        let store = self.app.store();
        let lists = ["/", "/international", "/calendar", "/store", "/giveaways", "/partners", "/accreditation"];
        let mut addresses = lists.map(str::to_owned).to_vec();
        addresses.extend(Section::ALL.map(Section::list));
        let seasons = store.seasons().await?;
        let editions = match season::current(seasons.iter(), self.app.today()) {
            Some(season) => store.editions_of_season(season.id).await?,
            None => Vec::new(),
        };
        for edition in editions {
            let address = site::competition(&edition.competition.key);
            if edition.competition.format == "league" {
                addresses.push(format!("{address}/classification"));
            }
            addresses.push(address);
        }
        let mut pages = both(addresses.into_iter());
        let text = |id: i64, slug: Option<&str>| site::page(slug.unwrap_or(&id.to_string()));
        pages.extend(self.all("static-page", "hero.image", text).await?);
        pages.extend(self.all("author", "photo", site::author).await?);
        Ok(pages)
    }

    /// Every entry of a type of which there are few.
    async fn all(
        &self,
        content_type: &str,
        picture: &str,
        address: impl Fn(i64, Option<&str>) -> String,
    ) -> Result<Vec<Page>, ApiError> {
        let content_type = self.app.model().named(content_type);
        let (mut pages, mut after) = (Vec::new(), AfterDocument::default());
        while pages.len() < MOST_FEW {
            let found = self.app.store().document_addresses(content_type, picture, &after, STEP).await?;
            let Some(last) = found.last() else { break };
            after = AfterDocument { group: last.group, locale: last.locale.clone() };
            pages.extend(self.documents(&found, &address).await?);
        }
        Ok(pages)
    }

    async fn latest(&self) -> Result<Vec<Page>, ApiError> {
        let now = self.app.now();
        let since = now.checked_sub(LATEST).unwrap_or(now);
        let query = format!("filters[publishedAt][$gte]={since:.3}&filters[platform][$ne]=app&sort=publishedAt:desc");
        let content_type = self.app.model().named(Section::News.content_type());
        let mut pages = Vec::new();
        for locale in LANGUAGES {
            let publication = entries::site_name(&self.app, locale).await?;
            for document in entries::find(&self.app, content_type, locale, &query, MOST_LATEST / 2).await? {
                if document.data.get("seo").is_some_and(|seo| seo["noIndex"] == true) {
                    continue;
                }
                let slug = entries::text(&document, "slug");
                let address = site::in_language(&Section::News.entry(document.id, slug), locale);
                pages.push(Page {
                    address,
                    changed: Some(document.updated),
                    news: Some(News {
                        publication: publication.clone(),
                        locale,
                        published: document.published.unwrap_or(document.created),
                        title: entries::text(&document, "title").unwrap_or_default().to_owned(),
                    }),
                    ..Page::default()
                });
            }
        }
        Ok(pages)
    }

    async fn documents(
        &self,
        found: &[DocumentAddress],
        address: impl Fn(i64, Option<&str>) -> String,
    ) -> Result<Vec<Page>, ApiError> {
        let mut pictures: Vec<i64> = found.iter().filter_map(|document| document.picture).collect();
        pictures.sort_unstable();
        pictures.dedup();
        let pictures: HashMap<i64, String> = self.app.store().file_addresses(&pictures).await?.into_iter().collect();
        let page = |document: &DocumentAddress| {
            let own = [(document.locale.as_str(), document.id, document.slug.as_deref())];
            let others = document.others.iter().map(|one| (one.locale.as_str(), one.id, one.slug.as_deref()));
            let mut languages: Vec<(Locale, String)> = own
                .into_iter()
                .chain(others)
                .map(|(code, id, slug)| (Locale::coded(code), address(id, slug)))
                .map(|(locale, address)| (locale, site::in_language(&address, locale)))
                .collect();
            let address = languages[0].1.clone();
            languages.sort_by_key(|(locale, _)| *locale == Locale::English);
            let picture = document.picture.and_then(|id| pictures.get(&id)).cloned();
            Page { address, languages, changed: Some(document.updated), picture, ..Page::default() }
        };
        Ok(found.iter().map(page).collect())
    }
}

/// Each address in each language.
fn both(addresses: impl Iterator<Item = String>) -> Vec<Page> {
    let of_one = |address: String| {
        let languages: Vec<(Locale, String)> =
            LANGUAGES.map(|locale| (locale, site::in_language(&address, locale))).into();
        languages.clone().into_iter().map(move |(_, address)| Page {
            address,
            languages: languages.clone(),
            ..Page::default()
        })
    };
    addresses.flat_map(of_one).collect()
}
