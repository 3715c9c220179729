//! Published entries, for what shows them outside of the content API: feeds, maps, the top of the home page.

use std::collections::HashMap;

use content::brackets;
use content::model::{ContentType, FILE};
use content::query::{Asking, Query};
use serde_json::Value;
use store::content::{Document, Sights};

use crate::app::App;
use crate::error::ApiError;
use crate::locale::Locale;

/// What the site is called where nobody has said.
pub(crate) const SITE_NAME: &str = "Jornada";

/// At most `limit` entries of a type in a language, as a query in the content API's words asks for them.
pub(crate) async fn find(
    app: &App,
    content_type: &ContentType,
    locale: Locale,
    query: &str,
    limit: u64,
) -> Result<Vec<Document>, ApiError> {
    let tree = brackets::parse(&format!("{query}&pagination[limit]={limit}&pagination[withCount]=false"))?;
    let query = {
        let may_find = |_: &ContentType| true;
        let default_locale = Some(locale.code());
        let asking = Asking { may_find: &may_find, default_locale, max_limit: limit, may_preview: false };
        Query::list(app.model(), content_type, &tree, &asking)?
    };
    Ok(app.store().find_documents(&query, Sights::LIVE).await?.documents)
}

/// The one entry of a single, if it is published: in this language, else in the league's own.
pub(crate) async fn single(app: &App, name: &str, locale: Locale) -> Result<Option<Document>, ApiError> {
    let content_type = app.model().named(name);
    for locale in [locale, Locale::default()] {
        let found = app.store().single(content_type, locale.code()).await?;
        let found = found.filter(|document| Sights::LIVE.include(content_type, document));
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}

/// Those of these entries that are published, by their numbers.
pub(crate) async fn by_number(app: &App, name: &str, mut ids: Vec<i64>) -> Result<HashMap<i64, Document>, ApiError> {
    ids.sort_unstable();
    ids.dedup();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let found = app.store().documents(app.model().named(name), &ids, Sights::LIVE).await?;
    Ok(found.into_iter().map(|document| (document.id, document)).collect())
}

pub(crate) async fn files(app: &App, ids: Vec<i64>) -> Result<HashMap<i64, Document>, ApiError> {
    by_number(app, FILE, ids).await
}

pub(crate) async fn site_name(app: &App, locale: Locale) -> Result<String, ApiError> {
    let settings = single(app, "settings", locale).await?;
    let name = settings.as_ref().and_then(|settings| text(settings, "siteName"));
    Ok(name.unwrap_or(SITE_NAME).to_owned())
}

/// A text of an entry, where it has one.
pub(crate) fn text<'d>(document: &'d Document, field: &str) -> Option<&'d str> {
    document.data.get(field).and_then(Value::as_str).filter(|text| !text.is_empty())
}

/// What a tag is called in a language.
pub(crate) fn tag_name(tag: &Document, locale: Locale) -> Option<&str> {
    let own = match locale {
        Locale::Portuguese => None,
        Locale::English => text(tag, "name_en"),
    };
    own.or_else(|| text(tag, "name"))
}

/// What a field leads to.
pub(crate) fn links(document: &Document, field: &str) -> Vec<i64> {
    match document.data.get(field) {
        Some(Value::Array(ids)) => ids.iter().filter_map(Value::as_i64).collect(),
        Some(id) => id.as_i64().into_iter().collect(),
        None => Vec::new(),
    }
}
