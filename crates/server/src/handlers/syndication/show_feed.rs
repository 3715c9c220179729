use std::str::FromStr;

use axum::extract::State;
use axum::response::Response;
use content::slug;
use store::tags::Tag;

use super::article::{Feed, articles};
use super::{json, rss};
use crate::app::{App, Pages};
use crate::cache::{Answer, Policy, Reads, Wanted};
use crate::error::{ApiError, Missing};
use crate::handlers::entries;
use crate::locale::Locale;
use crate::params::{Id, Params, Segment};
use crate::site::{self, Section};

/// How much a feed goes back.
const ARTICLES: u64 = 40;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Rss,
    Json,
}

struct TagSlug(String);

impl FromStr for TagSlug {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        slug::is_slug(text).then(|| Self(text.to_owned())).ok_or(())
    }
}

/// `/feeds/news.xml`, `/feeds/statements.json?team=7&lang=en`.
pub(crate) async fn show_feed(
    State(app): State<App>,
    wanted: Wanted,
    Segment(file): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    let (section, form) = named(&file).ok_or(ApiError::NotFound(Missing::Page))?;
    let locale = params.language()?;
    let tag = params.optional::<TagSlug>("tag")?.map(|TagSlug(tag)| tag);
    let team = params.optional::<Id>("team")?.map(|Id(team)| team);
    let key = format!("feed {file} {} {tag:?} {team:?}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let feed = read(&app, reads, section, form, locale, tag.as_deref(), team).await?;
            Ok(match form {
                Form::Rss => Answer::text(rss::write(&feed), "application/rss+xml; charset=utf-8", Policy::Revalidate),
                Form::Json => {
                    let body = json::write(&feed).map_err(|error| ApiError::Internal(error.to_string()))?;
                    Answer::text(body, "application/feed+json; charset=utf-8", Policy::Revalidate)
                }
            })
        })
        .await
}

/// Everything that is published has a feed, in two forms.
fn named(file: &str) -> Option<(Section, Form)> {
    let (name, ending) = file.rsplit_once('.')?;
    let form = match ending {
        "xml" => Form::Rss,
        "json" => Form::Json,
        _ => return None,
    };
    Some((Section::named(name)?, form))
}

async fn read(
    app: &App,
    reads: &mut Reads,
    section: Section,
    form: Form,
    locale: Locale,
    tag: Option<&str>,
    team: Option<i64>,
) -> Result<Feed, ApiError> {
    let origin = app.pages().map(Pages::origin).ok_or(ApiError::NotFound(Missing::Page))?;
    let content_type = app.model().named(section.content_type());
    reads.tag(Tag::content(&content_type.name));
    reads.tag(Tag::content("settings"));
    let has = |field: &str| content_type.fields.iter().any(|known| known.name == field);
    let mut query = "filters[platform][$ne]=app&sort[0]=date:desc&sort[1]=id:desc".to_owned();
    let mut about = Vec::new();
    if let Some(slug) = tag {
        reads.tag(Tag::content("tag"));
        let filter = format!("filters[slug][$eq]={slug}");
        let tags = entries::find(app, app.model().named("tag"), locale, &filter, 1).await?;
        let tag = tags.first().ok_or(ApiError::NotFound(Missing::Entry))?;
        about.extend(entries::tag_name(tag, locale).map(str::to_owned));
        let fields = ["highlightTag", "tag", "tags", "extraTags"].into_iter().filter(|field| has(field));
        for (place, field) in fields.enumerate() {
            query += &format!("&filters[$and][0][$or][{place}][{field}][slug][$eq]={slug}");
        }
    }
    if let Some(id) = team {
        reads.tag(Tag::team(id));
        let team = app.store().team(id).await?.ok_or(ApiError::NotFound(Missing::Team))?;
        about.push(team.name);
        match has("teams") {
            true => query += &format!("&filters[teams][id][$eq]={id}"),
            false => return Err(ApiError::NotFound(Missing::Page)),
        }
    }
    let documents = entries::find(app, content_type, locale, &query, ARTICLES).await?;
    let site_name = entries::site_name(app, locale).await?;
    let name = std::iter::once(section.title(locale).to_owned()).chain(about).collect::<Vec<_>>().join(" · ");
    let ending = if form == Form::Rss { "xml" } else { "json" };
    let given = [
        tag.map(|tag| format!("tag={tag}")),
        team.map(|team| format!("team={team}")),
        (locale == Locale::English).then(|| "lang=en".to_owned()),
    ];
    let given: Vec<String> = given.into_iter().flatten().collect();
    let given = if given.is_empty() { String::new() } else { format!("?{}", given.join("&")) };
    Ok(Feed {
        title: format!("{site_name} – {name}"),
        description: locale
            .pick(format!("{name}: o que há de novo em {site_name}."), format!("{name}: what is new at {site_name}.")),
        page: format!("{origin}{}", site::in_language(&section.list(), locale)),
        address: format!("{origin}/feeds/{}.{ending}{given}", section.name()),
        origin: origin.to_owned(),
        locale,
        articles: articles(app, reads, section, &documents, origin, locale).await?,
    })
}
