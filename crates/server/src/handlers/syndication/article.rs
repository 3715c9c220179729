//! What a feed tells of an entry, whichever form it goes out in.

use content::model::FILE;
use content::stored::{self, LinkTarget};
use jiff::Timestamp;
use serde_json::Value;
use store::content::Document;
use store::tags::Tag;

use super::blocks::{self, Files};
use crate::app::App;
use crate::cache::Reads;
use crate::error::ApiError;
use crate::handlers::entries;
use crate::locale::Locale;
use crate::site::{self, Section};

pub(super) struct Feed {
    /// "Jornada – Notícias".
    pub title: String,
    pub description: String,
    /// The list on the site, and the feed itself.
    pub page: String,
    pub address: String,
    pub origin: String,
    pub locale: Locale,
    pub articles: Vec<Article>,
}

pub(super) struct Article {
    pub link: String,
    pub title: String,
    pub lead: Option<String>,
    pub html: String,
    pub published: Timestamp,
    pub updated: Timestamp,
    pub author: Option<String>,
    pub tags: Vec<String>,
    pub picture: Option<Enclosure>,
    /// The entry as a paper.
    pub paper: Option<Enclosure>,
}

pub(super) struct Enclosure {
    pub url: String,
    pub mime: String,
    pub bytes: u64,
}

impl Feed {
    /// When something in it last changed.
    pub(super) fn updated(&self) -> Option<Timestamp> {
        self.articles.iter().map(|article| article.updated).max()
    }
}

/// Reads all that these entries refer to, at once, and tells of each.
pub(super) async fn articles(
    app: &App,
    reads: &mut Reads,
    section: Section,
    documents: &[Document],
    origin: &str,
    locale: Locale,
) -> Result<Vec<Article>, ApiError> {
    let content_type = app.model().named(section.content_type());
    let linked = |name: &str| {
        let of_one = |document: &Document| stored::links(app.model(), &content_type.fields, &document.data);
        let ids = documents.iter().flat_map(of_one);
        let ids = ids.filter(|link| matches!(&link.target, LinkTarget::Type(target) if target == name));
        ids.map(|link| link.id).collect::<Vec<i64>>()
    };
    for name in [FILE, "author", "tag"] {
        reads.tag(Tag::content(name));
    }
    let files = Files { files: entries::files(app, linked(FILE)).await?, origin, locale };
    let authors = entries::by_number(app, "author", linked("author")).await?;
    let tags = entries::by_number(app, "tag", linked("tag")).await?;
    let article = |document: &Document| {
        let text = |name: &str| entries::text(document, name).map(str::to_owned);
        let named = |field: &str| {
            let ids = entries::links(document, field).into_iter();
            ids.filter_map(|id| entries::tag_name(tags.get(&id)?, locale).map(str::to_owned)).collect::<Vec<String>>()
        };
        let mut names = [named("highlightTag"), named("tag"), named("tags"), named("extraTags")].concat();
        let mut seen = std::collections::HashSet::new();
        names.retain(|name| seen.insert(name.clone()));
        let author = entries::links(document, "author").first().and_then(|id| authors.get(id));
        let enclosed = |field: &str| files.enclosure(*entries::links(document, field).first()?);
        let picture = enclosed(section.picture()).filter(|picture| picture.mime.starts_with("image/"));
        let zone = document.data.get("content").and_then(Value::as_array);
        let published = document.published.unwrap_or(document.created);
        Article {
            link: format!(
                "{origin}{}",
                site::in_language(&section.entry(document.id, entries::text(document, "slug")), locale)
            ),
            title: text("title").unwrap_or_default(),
            lead: text(section.lead()),
            html: zone.map(|zone| blocks::html(zone, &files)).unwrap_or_default(),
            published: text("date").and_then(|date| date.parse().ok()).unwrap_or(published),
            updated: document.updated,
            author: author.and_then(|author| entries::text(author, "name")).map(str::to_owned),
            tags: names,
            picture,
            paper: enclosed("pdf"),
        }
    };
    Ok(documents.iter().map(article).collect())
}
