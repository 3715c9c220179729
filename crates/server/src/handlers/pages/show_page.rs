use std::sync::{Arc, Mutex, PoisonError};

use accounts::signature::Signer;
use axum::extract::Request;
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use content::old_address;
use render::{Ask, Document, Failure, Feed, Head, Outline, PageRequest, Rendered, Written, document};
use store::clock::Clock;

use super::address::{Place, loggable, place, preview, public};
use super::lean::lean;
use super::show_file::show_file;
use crate::app::App;
use crate::ask::Api;
use crate::cache::{Answer, Cache, Policy, Reads, Wanted};
use crate::error::{ApiError, Missing};
use crate::handlers::entries::SITE_NAME;
use crate::handlers::old_addresses::show_redirect::once_with;
use crate::locale::Locale;
use crate::metrics;
use crate::site::{self, Section};
use crate::visitor::Visitor;

/// Everything that no other route has taken: pages, and the files they load.
pub(crate) async fn show_page(app: App, api: Api, request: Request) -> Result<Response, ApiError> {
    let (parts, _) = request.into_parts();
    let path = parts.uri.path();
    let is_pages = site::is_page(path);
    let pages = app.pages().ok_or(ApiError::NotFound(Missing::Page))?;
    if !matches!(parts.method, Method::GET | Method::HEAD) {
        return Err(if is_pages { ApiError::MethodNotAllowed } else { ApiError::NotFound(Missing::Page) });
    }
    let wanted = Wanted::of(&parts.headers);
    if let Some(file) = pages.bundle().file(path.trim_start_matches('/')) {
        return Ok(show_file(file, &wanted));
    }
    if !is_pages {
        return Err(ApiError::NotFound(Missing::Page));
    }
    let query = parts.uri.query().unwrap_or_default();
    match place(path, query, pages.renderer().parameters()) {
        Place::Elsewhere(address) => Ok(moved(&address)),
        Place::Page(address) => answer(&app, &api, &parts, &wanted, address).await,
    }
}

/// For good, but never kept: two editors may turn a way round, and a browser that kept both would go in circles.
fn moved(address: &str) -> Response {
    let location = HeaderValue::try_from(address).unwrap_or(HeaderValue::from_static("/"));
    let headers = [(header::LOCATION, location), (header::CACHE_CONTROL, HeaderValue::from_static("no-cache"))];
    (StatusCode::PERMANENT_REDIRECT, headers).into_response()
}

/// The language asked for with an address goes with it, and so does a link to a draft; other sites are told neither.
fn moved_page(address: &str, query: &str) -> Response {
    if !old_address::is_page(address) {
        return moved(address);
    }
    let (mut address, place) = match address.split_once('#') {
        Some((address, place)) => (address.to_owned(), format!("#{place}")),
        None => (address.to_owned(), String::new()),
    };
    let is_lang = |pair: &&str| matches!(*pair, "lang=pt" | "lang=en");
    let language =
        query.split('&').find(is_lang).filter(|_| !address.contains("?lang=") && !address.contains("&lang="));
    let asked = format!("?{query}");
    let draft = preview(&asked).filter(|_| preview(&address).is_none());
    for pair in language.into_iter().chain(draft) {
        address = format!("{address}{}{pair}", if address.contains('?') { '&' } else { '?' });
    }
    moved(&(address + &place))
}

/// Nobody else gets what a link to a draft shows, nor learns of the link.
fn keep_secret(response: &mut Response) {
    let headers = [
        (header::CACHE_CONTROL, "private, no-store"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("x-robots-tag"), "noindex"),
    ];
    for (name, value) in headers {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
}

/// The page from the cache: as it stands, or as it stood a moment ago while a new one is painted.
async fn answer(app: &App, api: &Api, parts: &Parts, wanted: &Wanted, address: String) -> Result<Response, ApiError> {
    let query = parts.uri.query().unwrap_or_default();
    let remembered = Visitor::remembered(&parts.headers);
    let visitor = remembered.inside(&parts.headers, &app.installation().native_agent).asking(query);
    let key = format!("page {} {address}", visitor.bits());
    let link = preview(&address).and_then(|pair| pair.split_once('=')).map(|(_, link)| link.to_owned());
    let is_secret = link.is_some();
    // A link that is over is as good as none: what was a draft then may be on the site by now.
    let without = || Ok(moved(&public(parts.uri.path(), query)));
    if link.is_some_and(|link| !Signer::may_stand(&link, app.now())) {
        return without();
    }
    let mut response = match app.cache().meanwhile(wanted, &key) {
        None if is_secret => {
            let build = async |reads: &mut Reads| paint(app, api, visitor, address, reads).await;
            match app.cache().answer_once(wanted, build).await {
                Err(ApiError::Moved(address)) => moved_page(&address, query),
                answered => {
                    let response = answered?;
                    // It leads to no draft: it is another page's, or was made up.
                    if response.status() == StatusCode::NOT_FOUND {
                        return without();
                    }
                    response
                }
            }
        }
        Some((response, is_in_work)) => {
            if !is_in_work {
                tokio::spawn(renew(app.clone(), api.clone(), visitor, address, key));
            }
            response
        }
        None => {
            let build = async |reads: &mut Reads| paint(app, api, visitor, address, reads).await;
            match app.cache().answer_whole(wanted, key, build).await {
                Err(ApiError::Moved(address)) => return Ok(moved_page(&address, query)),
                answered => answered?,
            }
        }
    };
    if response.status() == StatusCode::NOT_FOUND
        && !query.is_empty()
        && let Ok(Some(address)) = once_with(app, parts.uri.path(), query).await
    {
        return Ok(moved_page(&address, query));
    }
    let is_https = app.pages().is_some_and(|pages| pages.origin().starts_with("https:"));
    let cookies = visitor.cookies(remembered, is_https);
    if !cookies.is_empty() {
        Cache::unlearn(&mut response);
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
    }
    for cookie in cookies {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    if is_secret {
        keep_secret(&mut response);
    }
    Ok(response)
}

async fn renew(app: App, api: Api, visitor: Visitor, address: String, key: String) {
    let build = async |reads: &mut Reads| paint(&app, &api, visitor, address, reads).await;
    if let Err(error) = app.cache().answer_whole(&Wanted::default(), key, build).await {
        tracing::warn!(%error, "a page could not be renewed");
    }
}

/// What the page read so far.
#[derive(Default)]
struct Noted {
    reads: Reads,
    /// Something was told that may be otherwise in a moment, without anybody saying so.
    is_fleeting: bool,
    /// The API could not answer.
    is_broken: bool,
}

async fn paint(app: &App, api: &Api, visitor: Visitor, address: String, reads: &mut Reads) -> Result<Answer, ApiError> {
    let pages = app.pages().ok_or(ApiError::NotFound(Missing::Page))?;
    let noted: Arc<Mutex<Noted>> = Arc::default();
    let request = PageRequest {
        address: address.clone(),
        language: visitor.language.code(),
        is_app_view: visitor.is_app_view,
        now: app.now().as_millisecond(),
        embeds: pages.embeds().to_vec(),
    };
    let watch = Clock::stopwatch();
    let Rendered { outline, answers, html } =
        pages.renderer().render(request, asking(api, visitor.language, &noted)).await;
    metrics::render(html.as_ref().err().map_or("painted", Failure::name), watch.elapsed());
    if let Err(failure) = &html {
        tracing::warn!(address = loggable(&address), %failure, "a page was not painted: the browser has to");
    }
    let noted = std::mem::take(&mut *noted.lock().unwrap_or_else(PoisonError::into_inner));
    reads.include(noted.reads);
    let outline = outline.unwrap_or_else(|| unknown(address, visitor.language));
    if let Some(address) = outline.location {
        // A page may have read the address from anywhere.
        let is_safe = old_address::is_target(&address);
        return Err(if is_safe { ApiError::Moved(address) } else { ApiError::NotFound(Missing::Page) });
    }
    let Written { html: body, inside } = document(&Document {
        bundle: pages.bundle(),
        language: visitor.language.code(),
        is_app_view: visitor.is_app_view,
        origin: pages.origin(),
        site_name: outline.site.as_deref().unwrap_or(SITE_NAME),
        feeds: &feeds(&outline.head.canonical, visitor.language),
        outline: &outline,
        answers: &answers,
        html: html.as_deref().ok(),
        ground: &app.installation().ground.to_string(),
        is_counting: app.installation().is_counting,
        shell_text: visitor.language.pick(
            "A página está a abrir. Se não abrir, tente de novo dentro de instantes.",
            "The page is opening. If it does not, try again in a moment.",
        ),
    });
    let status = StatusCode::from_u16(outline.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let answer = Answer::text(body, "text/html; charset=utf-8", Policy::Page)
        .with_status(status)
        .with_headers(pages.headers(&inside));
    Ok(match (html.is_err() || noted.is_broken, noted.is_fleeting || status != StatusCode::OK) {
        (true, _) => answer.makeshift(),
        (false, true) => answer.not_kept(),
        (false, false) => answer,
    })
}

/// What a reader of this page may subscribe to: the news, and what else is like what he reads.
fn feeds(canonical: &str, language: Locale) -> Vec<Feed> {
    let own = Section::of_page(canonical).filter(|own| *own != Section::News);
    let sections = [Section::News].into_iter().chain(own);
    let address =
        |section: Section, ending| site::in_language(&format!("/feeds/{}.{ending}", section.name()), language);
    let of = |section: Section| Feed {
        title: section.title(language),
        rss: address(section, "xml"),
        json: address(section, "json"),
    };
    sections.map(of).collect()
}

/// Asks the API for the page, and notes what the page comes to depend on.
fn asking(api: &Api, language: Locale, noted: &Arc<Mutex<Noted>>) -> Ask {
    let (api, noted) = (api.clone(), noted.clone());
    Arc::new(move |address| {
        let (api, noted) = (api.clone(), noted.clone());
        Box::pin(async move {
            let told = api.ask(&address, language).await;
            let body = lean(told.body);
            let mut noted = noted.lock().unwrap_or_else(PoisonError::into_inner);
            noted.is_broken |= told.status >= 500;
            match told.reads {
                Some(reads) => noted.reads.include(reads),
                None => noted.is_fleeting = true,
            }
            render::Answer { status: told.status, body }
        })
    })
}

/// When not even the address could be looked at: browsers still get the app, search engines come back later.
fn unknown(address: String, language: Locale) -> Outline {
    let description = language.pick("O portal da liga.", "The league's site.");
    let head = Head {
        title: SITE_NAME.to_owned(),
        description: description.to_owned(),
        canonical: address,
        language: None,
        languages: None,
        is_hidden: true,
        is_text: false,
        colour: None,
        image: None,
        kind: None,
        structured: Vec::new(),
    };
    Outline {
        status: StatusCode::SERVICE_UNAVAILABLE.as_u16(),
        head,
        files: Vec::new(),
        later: Vec::new(),
        state: None,
        site: None,
        location: None,
    }
}
