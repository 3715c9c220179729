//! The content API. Which addresses there are follows from the model, so one handler takes them all and finds out itself
//! what is meant.

mod actions;
mod allowed;
mod create;
mod delete;
mod depend;
mod files;
mod list;
mod locales;
mod localize;
mod one;
mod shape;
mod sports;
mod update;
pub(crate) mod upload;
mod versions;
mod writing;

use accounts::permission::{Action, Reach};
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use axum::response::Response;
use content::brackets::{self, Node as Tree};
use content::model::{Area, ContentType, Model, TypeKind};
use content::query::{Asking, State as Publication};
use serde_json::Value;
use store::content::{Author, Sight, Sights};

use crate::app::App;
use crate::cache::Wanted;
use crate::caller::Caller;
use crate::edge::LARGEST_BODY;
use crate::error::{ApiError, Dialect, Envelope, Missing};
use crate::locale::Locale;

/// No page is longer.
const MOST: u64 = 100;

/// A request, with all that answering it takes.
pub(super) struct Ask {
    app: App,
    caller: Caller,
    method: Method,
    headers: HeaderMap,
    wanted: Wanted,
    locale: Locale,
    query: String,
    /// Nothing where there was no JSON.
    body: Value,
}

pub(crate) async fn content(State(app): State<App>, request: Request) -> Result<Response, ApiError> {
    let (parts, body) = request.into_parts();
    if matches!(Envelope::of(parts.uri.path()), Envelope::Sports) {
        return Err(ApiError::NotFound(Missing::Page));
    }
    let body = read_body(&parts, body).await?;
    let path = parts.uri.path().to_owned();
    let caller = Caller::of(&parts, &app).await?;
    let ask = Ask::new(app, parts, caller, body);
    let path = path.strip_prefix("/api/").unwrap_or_default();
    let segments: Vec<&str> = path.strip_suffix('/').unwrap_or(path).split('/').collect();
    ask.answer(&segments).await
}

impl Ask {
    fn new(app: App, parts: Parts, caller: Caller, body: Value) -> Self {
        Self {
            caller,
            wanted: Wanted::of(&parts.headers),
            locale: Locale::of(&parts.headers),
            query: parts.uri.query().unwrap_or_default().to_owned(),
            method: parts.method,
            headers: parts.headers,
            body,
            app,
        }
    }

    async fn answer(&self, segments: &[&str]) -> Result<Response, ApiError> {
        match segments {
            ["i18n", "locales"] => self.reading(locales::list(self)).await,
            ["upload", "files"] => self.reading(files::list(self)).await,
            ["upload", "files", id] => match self.method {
                Method::DELETE => upload::delete_file(self, id).await,
                _ => self.reading(files::show(self, id)).await,
            },
            [address, rest @ ..] => {
                let content_type = self.model().at(address).ok_or_else(Dialect::not_found)?;
                match content_type.kind {
                    TypeKind::Collection => self.collection(content_type, rest).await,
                    TypeKind::Single => self.single(content_type, rest).await,
                }
            }
            [] => Err(Dialect::not_found()),
        }
    }

    async fn collection(&self, content_type: &ContentType, rest: &[&str]) -> Result<Response, ApiError> {
        let [id, rest @ ..] = rest else {
            return match self.method {
                Method::GET | Method::HEAD => list::list(self, content_type).await,
                Method::POST => create::create(self, content_type).await,
                _ => Err(ApiError::MethodNotAllowed),
            };
        };
        let is_number = !id.is_empty() && id.bytes().all(|b| b.is_ascii_digit());
        let id: i64 = id.parse().ok().filter(|_| is_number).ok_or_else(Dialect::not_found)?;
        match (rest, &self.method) {
            ([], &Method::GET | &Method::HEAD) => one::show(self, content_type, id).await,
            ([], &Method::PUT) => update::update(self, content_type, id).await,
            ([], &Method::DELETE) => delete::delete(self, content_type, id).await,
            ([], _) => Err(ApiError::MethodNotAllowed),
            (rest, _) => self.managing(content_type, Some(id), rest).await,
        }
    }

    async fn single(&self, content_type: &ContentType, rest: &[&str]) -> Result<Response, ApiError> {
        match (rest, &self.method) {
            ([], &Method::GET | &Method::HEAD) => list::show_single(self, content_type).await,
            ([], &Method::PUT) => update::update_single(self, content_type).await,
            ([], &Method::DELETE) => delete::delete_single(self, content_type).await,
            ([], _) => Err(ApiError::MethodNotAllowed),
            (rest, _) => self.managing(content_type, None, rest).await,
        }
    }

    /// What editors do beyond the dialect. A single has no number: it is found by its language.
    async fn managing(&self, content_type: &ContentType, id: Option<i64>, rest: &[&str]) -> Result<Response, ApiError> {
        let number = |text: &str| text.parse::<i64>().ok().filter(|&n| n > 0).ok_or_else(Dialect::not_found);
        match rest {
            ["localizations"] => self.writing(localize::add(self, content_type, id)).await,
            ["versions"] => self.reading(versions::list(self, content_type, id)).await,
            ["versions", version] => self.reading(versions::show(self, content_type, id, number(version)?)).await,
            ["versions", version, "restore"] => {
                self.writing(versions::restore(self, content_type, id, number(version)?)).await
            }
            ["actions", "publish"] => self.writing(actions::publish(self, content_type, id)).await,
            ["actions", "unpublish"] => self.writing(actions::unpublish(self, content_type, id)).await,
            ["actions", "schedule"] => self.writing(actions::schedule(self, content_type, id)).await,
            ["actions", "preview"] => self.writing(actions::preview(self, content_type, id)).await,
            _ => Err(Dialect::not_found()),
        }
    }

    async fn reading(&self, answer: impl Future<Output = Result<Response, ApiError>>) -> Result<Response, ApiError> {
        match self.method {
            Method::GET | Method::HEAD => answer.await,
            _ => Err(ApiError::MethodNotAllowed),
        }
    }

    async fn writing(&self, answer: impl Future<Output = Result<Response, ApiError>>) -> Result<Response, ApiError> {
        match self.method {
            Method::POST => answer.await,
            _ => Err(ApiError::MethodNotAllowed),
        }
    }

    fn model(&self) -> &Model {
        self.app.model()
    }

    /// How far the one who asks reaches with this.
    fn reach(&self, content_type: &ContentType, action: Action) -> Reach {
        self.caller.reach(content_type.area, action)
    }

    /// Whether he may read what is published: files that are internal, types that are public, and all that he looks after.
    fn may_find(&self, content_type: &ContentType) -> bool {
        content_type.is_public || self.reach(content_type, Action::Read) != Reach::Nothing
    }

    /// Whether he is nobody in particular, so that everybody gets the same answer.
    fn is_public(&self) -> bool {
        [Area::Editorial, Area::Press, Area::Site]
            .into_iter()
            .all(|area| self.caller.reach(area, Action::Read) == Reach::Nothing)
    }

    /// What he may see of drafts.
    fn sights(&self) -> Sights {
        let of = |area| match (self.caller.reach(area, Action::Read), self.caller.account_id()) {
            (Reach::All, _) => Sight::All,
            (Reach::Own, Some(account)) => Sight::Own(account),
            (Reach::Own | Reach::Nothing, _) => Sight::Live,
        };
        Sights { editorial: of(Area::Editorial), press: of(Area::Press), site: of(Area::Site) }
    }

    fn author(&self) -> Author {
        Author { account: self.caller.account_id(), name: self.caller.name().map(str::to_owned) }
    }

    fn tree(&self) -> Result<Tree, ApiError> {
        Ok(brackets::parse(&self.query)?)
    }

    /// Reads a query in the light of who asks.
    fn asking<T>(
        &self,
        content_type: &ContentType,
        read: impl FnOnce(&Asking<'_>) -> Result<T, content::problem::Problem>,
    ) -> Result<T, ApiError> {
        let may_find = |other: &ContentType| self.may_find(other);
        let said = self.headers.contains_key("locale").then(|| self.locale.code());
        let asking = Asking {
            may_find: &may_find,
            default_locale: said,
            max_limit: MOST,
            may_preview: self.reach(content_type, Action::Read) != Reach::Nothing,
        };
        Ok(read(&asking)?)
    }

    fn shaper<'a>(&'a self, reads: &'a mut crate::cache::Reads, state: Publication) -> shape::Shaper<'a> {
        shape::Shaper {
            app: &self.app,
            model: self.model(),
            locale: self.locale,
            sights: self.sights(),
            state,
            reads,
            noted: 0,
        }
    }

    /// The version that the one who writes had before him: `If-Match: "7"`.
    fn known_version(&self) -> Result<Option<i64>, ApiError> {
        let Some(value) = self.headers.get(header::IF_MATCH) else { return Ok(None) };
        let text = value.to_str().unwrap_or_default().trim();
        match text {
            "*" => Ok(None),
            text => {
                let version = text.trim_matches('"').parse().ok();
                version.map(Some).ok_or_else(|| Dialect::validation("If-Match must be a version, such as \"7\""))
            }
        }
    }
}

/// What a body says, where it is JSON. Anything else says nothing, as in the dialect.
pub(super) async fn read_body(parts: &Parts, body: Body) -> Result<Value, ApiError> {
    if !matches!(parts.method, Method::POST | Method::PUT | Method::PATCH) {
        return Ok(Value::Null);
    }
    let bytes = to_bytes(body, LARGEST_BODY as usize).await.map_err(|_| ApiError::PayloadTooLarge)?;
    let kind = parts.headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let is_json = kind.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json");
    if !is_json || bytes.is_empty() {
        return Ok(Value::Null);
    }
    let malformed = |error: serde_json::Error| ApiError::MalformedJson { line: error.line(), column: error.column() };
    serde_json::from_slice(&bytes).map_err(malformed)
}
