//! Entries that are known by what they were called.

use content::slug;
use store::old_addresses::OldDocument;

use super::show_redirect::Old;
use crate::app::App;
use crate::error::ApiError;
use crate::locale::Locale;
use crate::site::{self, Section};

/// The page of the entry that had this address.
pub(super) async fn once_at(app: &App, old: &Old) -> Result<Option<String>, ApiError> {
    let mut found = app.store().documents_once_at(&old.whole).await?;
    if found.is_empty() && old.whole != old.path {
        found = app.store().documents_once_at(&old.path).await?;
    }
    Ok(address(&found, old.language()))
}

/// The page of the newest entry of these types with this slug.
pub(super) async fn called(
    app: &App,
    types: &[&str],
    slug: &str,
    language: Option<&str>,
) -> Result<Option<String>, ApiError> {
    if !slug::is_slug(slug) {
        return Ok(None);
    }
    let types: Vec<_> = types.iter().map(|name| app.model().named(name)).collect();
    Ok(address(&app.store().documents_called(&types, slug).await?, language))
}

/// What `/media/…` was of.
pub(super) fn media() -> [&'static str; 5] {
    [Section::News, Section::Videos, Section::Opinions, Section::PressReleases, Section::Publications]
        .map(Section::content_type)
}

/// The newest that has a page: in the address's language, if there is one.
fn address(found: &[OldDocument], language: Option<&str>) -> Option<String> {
    let wanted = language.map(|language| if language == "en" { Locale::English } else { Locale::Portuguese });
    let is_wanted = |one: &&OldDocument| wanted.is_none_or(|wanted| Locale::coded(&one.locale) == wanted);
    let in_language = found.iter().filter(is_wanted);
    in_language.chain(found).find_map(|one| site::document(&one.content_type, one.id, one.slug.as_deref()))
}
