//! How addresses of the old site were made.

use content::slug;

use super::entries::{called, media};
use super::season;
use super::show_redirect::Old;
use crate::app::App;
use crate::error::ApiError;

const STATIC_PAGE: &[&str] = &["static-page"];

pub(super) async fn lead(app: &App, old: &Old) -> Result<Option<String>, ApiError> {
    let language = old.language();
    let segments: Vec<&str> = old.segments.iter().map(String::as_str).collect();
    let below = if language.is_some() { &segments[1..] } else { &segments[..] };
    match below {
        [] | ["homepage"] => Ok(Some("/".to_owned())),
        ["media", slug] => called(app, &media(), slug, language).await,
        ["epocas", season, entity, slug] if language.is_some() => season::lead(app, season, entity, slug).await,
        ["liga", .., last] if language.is_some() => of_league(app, last, language).await,
        ["paginas", "conteudos", .., last] if language.is_some() => called(app, STATIC_PAGE, last, language).await,
        [name] if language.is_some() => Ok(list(name)),
        _ => Ok(None),
    }
}

/// Below `/pt/liga` were competitions, pages and lists.
async fn of_league(app: &App, name: &str, language: Option<&str>) -> Result<Option<String>, ApiError> {
    if let Some(address) = season::competition(app, None, name).await? {
        return Ok(Some(address));
    }
    Ok(called(app, STATIC_PAGE, name, language).await?.or_else(|| list(name)))
}

/// Lists, by what they were called in either language.
fn list(name: &str) -> Option<String> {
    let address = match slug::of_name(name).as_str() {
        "noticias" | "news" => "/news",
        "opiniao" | "opinioes" | "opinions" => "/opinions",
        "comunicados" | "statements" => "/statements",
        "notas-de-imprensa" | "press-releases" => "/press-releases",
        "publicacoes" | "publicacoes-oficiais" | "publications" => "/publications",
        "videos" => "/videos",
        "calendario" | "calendar" => "/calendar",
        "loja" | "store" => "/store",
        "passatempos" | "giveaways" => "/giveaways",
        "parceiros" | "partners" => "/partners",
        "internacional" | "international" => "/international",
        _ => return None,
    };
    Some(address.to_owned())
}
