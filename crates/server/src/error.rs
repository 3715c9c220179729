//! The one error type of the API, and the two envelopes in which errors go out.
//!
//! A handler returns an [`ApiError`]; the [`crate::edge`] turns it into a body, because only there are the caller's
//! language, the envelope of the address and the request id known.

mod dialect;
mod words;

use std::borrow::Cow;
use std::sync::Arc;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use media::{MediaError, Refusal};
use serde::Serialize;
use serde_json::json;
use store::StoreError;
use thiserror::Error;
use utoipa::ToSchema;

use crate::locale::Locale;
use crate::wire::feed::{FeedProblem, Meaning};

pub(crate) use dialect::Dialect;

#[derive(Clone, Debug, Error)]
pub enum ApiError {
    /// 404: the address is right, but there is no such thing.
    #[error("not found: {0:?}")]
    NotFound(Missing),
    /// 308: the page has another address. Never leaves the pages.
    #[error("moved to {0}")]
    Moved(String),
    /// 400: a parameter is missing or cannot be read.
    #[error("invalid parameter {name}: {problem:?}")]
    InvalidParameter { name: Cow<'static, str>, problem: Problem },
    /// 400: the body is no JSON.
    #[error("malformed JSON in line {line}, column {column}")]
    MalformedJson { line: usize, column: usize },
    /// 401
    #[error("unauthorized: {0:?}")]
    Unauthorized(KeyProblem),
    /// 401: this is for somebody who is signed in.
    #[error("nobody is signed in")]
    SignInNeeded,
    /// 403: this is for others.
    #[error("forbidden")]
    Forbidden,
    /// 409: there is no room for another team.
    #[error("all favourite teams are chosen")]
    TooManyFavourites,
    /// 409: a colleague was faster.
    #[error("decided already")]
    AlreadyDecided,
    /// 415: a file that is not what it must be.
    #[error("the file cannot be used: {0:?}")]
    WrongFile(WrongFile),
    /// 429
    #[error("too many requests")]
    TooManyRequests,
    /// 429: too soon after something went wrong; so many seconds are left.
    #[error("held back for {0} s")]
    HeldBack(u64),
    /// 403, 409 or 422: some items of a message cannot be accepted.
    #[error("{} items refused", .0.len())]
    Refused(Vec<FeedProblem>),
    /// 413: more items than one message may have.
    #[error("more than {0} items")]
    TooManyItems(usize),
    /// 415
    #[error("the body is not declared as JSON")]
    NotJson,
    /// In the content dialect's own words. They may repeat what was sent – a password, too – so they are not logged.
    #[error("{} {}", .0.status.as_u16(), .0.name)]
    Dialect(Box<Dialect>),
    /// 405
    #[error("method not allowed")]
    MethodNotAllowed,
    /// 413
    #[error("payload too large")]
    PayloadTooLarge,
    /// 414
    #[error("address too long")]
    AddressTooLong,
    /// 431
    #[error("headers too large")]
    HeadersTooLarge,
    /// 503: the database is away.
    #[error("unavailable: {0}")]
    Unavailable(String),
    /// 500: our fault. The cause is for the log, never for the caller.
    #[error("internal: {0}")]
    Internal(String),
}

/// What is wrong with a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyProblem {
    Missing,
    Wrong,
    Revoked,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    Page,
    Competition,
    Season,
    Round,
    Standings,
    Bracket,
    Team,
    Match,
    Player,
    Coach,
    Referee,
    Delegate,
    Observer,
    Stage,
    Entry,
    /// The team is there, the competition is not among its own.
    TeamInCompetition,
    /// The team is there, and is not followed.
    Favourite,
    Session,
    /// Used up, too old, or never given.
    Code,
    Request,
    File,
}

/// Why a file is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrongFile {
    /// Not a picture that can be shown.
    NoPicture,
    TooManyPixels,
    /// Not a PDF, a JPEG or a PNG.
    NoEvidence,
    Damaged,
    /// A PDF that is more than paper.
    Active,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    Missing,
    /// Given more than once where one is expected.
    Repeated,
    TooLong,
    TooMany,
    /// Not between 1 and this.
    OutOfRange(usize),
    /// Does not belong to the match that was asked for.
    Contradicts,
    /// Not what the parameter takes.
    Malformed,
}

/// The sports API's error body.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ErrorBody {
    /// A stable code: `not_found`, `invalid_parameter`, `unavailable` …
    #[schema(example = "not_found")]
    error: &'static str,
    /// For people, in the caller's language.
    message: String,
    #[schema(example = 404)]
    status_code: u16,
    /// Only with `internal`: what to quote when reporting the problem.
    #[serde(skip_serializing_if = "Option::is_none")]
    request_id: Option<String>,
    /// Only with `invalid_parameter`: which one is meant.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "season")]
    parameter: Option<String>,
    /// Only from the feed: what is wrong with which item, a hundred at most.
    #[serde(skip_serializing_if = "<[FeedProblem]>::is_empty")]
    #[schema(required = false)]
    items: Vec<FeedProblem>,
}

/// Which of the two bodies an address answers with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Envelope {
    Sports,
    Content,
}

impl Envelope {
    pub(crate) fn of(path: &str) -> Self {
        let rest = path.strip_prefix("/api/");
        match rest {
            Some(rest) if !rest.starts_with("v1/") && !rest.starts_with("v2/") => Self::Content,
            _ => Self::Sports,
        }
    }
}

impl ApiError {
    pub(crate) fn missing(name: &'static str) -> Self {
        Self::InvalidParameter { name: name.into(), problem: Problem::Missing }
    }

    pub(crate) fn malformed(name: impl Into<Cow<'static, str>>) -> Self {
        Self::InvalidParameter { name: name.into(), problem: Problem::Malformed }
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::NotFound(_) => StatusCode::NOT_FOUND,
            Self::Moved(_) => StatusCode::PERMANENT_REDIRECT,
            Self::InvalidParameter { .. } | Self::MalformedJson { .. } => StatusCode::BAD_REQUEST,
            Self::Unauthorized(_) | Self::SignInNeeded => StatusCode::UNAUTHORIZED,
            Self::Forbidden => StatusCode::FORBIDDEN,
            Self::TooManyFavourites | Self::AlreadyDecided => StatusCode::CONFLICT,
            Self::WrongFile(_) => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Refused(problems) => match weightiest(problems) {
                Meaning::Forbidden => StatusCode::FORBIDDEN,
                Meaning::Outdated => StatusCode::CONFLICT,
                Meaning::Wrong => StatusCode::UNPROCESSABLE_ENTITY,
            },
            Self::TooManyRequests | Self::HeldBack(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::TooManyItems(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Self::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Dialect(dialect) => dialect.status,
            Self::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::PayloadTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::AddressTooLong => StatusCode::URI_TOO_LONG,
            Self::HeadersTooLarge => StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE,
            Self::Unavailable(_) => StatusCode::SERVICE_UNAVAILABLE,
            Self::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Self::NotFound(_) => "not_found",
            Self::Moved(_) => "moved",
            Self::InvalidParameter { .. } => "invalid_parameter",
            Self::MalformedJson { .. } => "malformed_json",
            Self::Unauthorized(_) | Self::SignInNeeded => "unauthorized",
            Self::Forbidden => "forbidden",
            Self::TooManyFavourites => "max_favourite_teams_reached",
            Self::AlreadyDecided => "already_decided",
            Self::WrongFile(_) => "unsupported_media_type",
            Self::Refused(problems) => match weightiest(problems) {
                Meaning::Forbidden => "forbidden",
                Meaning::Outdated => "outdated",
                Meaning::Wrong => "invalid_items",
            },
            Self::TooManyRequests | Self::HeldBack(_) => "too_many_requests",
            Self::TooManyItems(_) => "too_many_items",
            Self::NotJson => "unsupported_media_type",
            Self::Dialect(_) => "refused",
            Self::MethodNotAllowed => "method_not_allowed",
            Self::PayloadTooLarge => "payload_too_large",
            Self::AddressTooLong => "address_too_long",
            Self::HeadersTooLarge => "headers_too_large",
            Self::Unavailable(_) => "unavailable",
            Self::Internal(_) => "internal",
        }
    }

    fn message(&self, locale: Locale) -> String {
        let text = |portuguese: &str, english: &str| locale.pick(portuguese, english).to_owned();
        match self {
            Self::NotFound(missing) => missing.message(locale).to_owned(),
            Self::Moved(address) => address.clone(),
            Self::InvalidParameter { name, problem } => problem.message(name, locale),
            Self::MalformedJson { line, column } => locale.pick(
                format!("O corpo do pedido não é JSON válido (linha {line}, coluna {column})."),
                format!("The request's body is no valid JSON (line {line}, column {column})."),
            ),
            Self::Unauthorized(problem) => problem.message(locale).to_owned(),
            Self::Dialect(dialect) => dialect.message.clone(),
            Self::Refused(problems) => match weightiest(problems) {
                Meaning::Forbidden => text("Esta chave não pode escrever isto.", "This key may not write this."),
                Meaning::Outdated => text(
                    "Já se conhece uma revisão mais recente. Nada foi escrito.",
                    "A newer revision is known already. Nothing was written.",
                ),
                Meaning::Wrong => text(
                    "Há elementos que não podem ser aceites. Nada foi escrito.",
                    "Some items cannot be accepted. Nothing was written.",
                ),
            },
            Self::Forbidden => text("Não tem acesso a isto.", "You may not see or do this."),
            Self::TooManyFavourites => text(
                "Já tem dois clubes. Para escolher outro, tire um.",
                "You have two clubs already. To choose another, remove one.",
            ),
            Self::AlreadyDecided => text("Este pedido já foi decidido.", "This request has been decided already."),
            Self::WrongFile(wrong) => wrong.message(locale).to_owned(),
            Self::SignInNeeded => text("É preciso entrar na conta.", "You need to sign in."),
            Self::HeldBack(seconds) => locale.pick(
                format!("Demasiadas tentativas. Tente daqui a {seconds} s."),
                format!("Too many attempts. Try again in {seconds} s."),
            ),
            Self::TooManyRequests => {
                text("Demasiados pedidos. Tente daqui a um minuto.", "Too many requests. Try again in a minute.")
            }
            Self::TooManyItems(most) => locale.pick(
                format!("Uma mensagem tem no máximo {most} elementos."),
                format!("A message has at most {most} items."),
            ),
            Self::NotJson => {
                text("O corpo do pedido tem de ser application/json.", "The request's body must be application/json.")
            }
            Self::MethodNotAllowed => {
                text("Este endereço não aceita esse método.", "This address does not take that method.")
            }
            Self::PayloadTooLarge => text("O pedido é demasiado grande.", "The request is too large."),
            Self::AddressTooLong => text("O endereço é demasiado longo.", "The address is too long."),
            Self::HeadersTooLarge => {
                text("Os cabeçalhos do pedido são demasiado grandes.", "The request's headers are too large.")
            }
            Self::Unavailable(_) => text(
                "Os dados não estão disponíveis neste momento. Tente daqui a pouco.",
                "The data is not available right now. Try again shortly.",
            ),
            Self::Internal(_) => text("Algo correu mal do nosso lado.", "Something went wrong on our side."),
        }
    }

    /// The body for this address, language and request.
    pub(crate) fn body(&self, envelope: Envelope, locale: Locale, request_id: &str) -> Vec<u8> {
        if envelope == Envelope::Content && matches!(self, Self::MethodNotAllowed) {
            return b"Method Not Allowed".to_vec();
        }
        // The dialect speaks English.
        let locale = if envelope == Envelope::Content { Locale::English } else { locale };
        let (status, message) = (self.status().as_u16(), self.message(locale));
        let id = matches!(self, Self::Internal(_)).then(|| request_id.to_owned());
        let body = match envelope {
            Envelope::Sports => {
                let items = match self {
                    Self::Refused(problems) => problems.clone(),
                    _ => Vec::new(),
                };
                let parameter = match self {
                    Self::InvalidParameter { name, .. } => Some(name.clone().into_owned()),
                    _ => None,
                };
                let code = self.code();
                let body = ErrorBody { error: code, message, status_code: status, request_id: id, parameter, items };
                serde_json::to_vec(&body)
            }
            Envelope::Content => {
                let Dialect { status, name, message, details } = self.in_dialect(message);
                let mut error = json!({ "status": status.as_u16(), "name": name, "message": message });
                if let Some(details) = id.map(|id| json!({ "requestId": id })).or(details) {
                    error["details"] = details;
                }
                serde_json::to_vec(&json!({ "data": null, "error": error }))
            }
        };
        body.unwrap_or_default()
    }
}

/// The problem that decides how a message is answered.
fn weightiest(problems: &[FeedProblem]) -> Meaning {
    let has = |meaning: Meaning| problems.iter().any(|problem| problem.meaning() == meaning);
    [Meaning::Forbidden, Meaning::Wrong].into_iter().find(|meaning| has(*meaning)).unwrap_or(Meaning::Outdated)
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Unavailable(cause) => Self::Unavailable(cause),
            StoreError::NotFound => Self::NotFound(Missing::Page),
            StoreError::Refused(_)
            | StoreError::Conflict(_)
            | StoreError::Corrupt(_)
            | StoreError::TooNew(_)
            | StoreError::Database(_) => Self::Internal(error.to_string()),
        }
    }
}

impl From<MediaError> for ApiError {
    fn from(error: MediaError) -> Self {
        match error {
            MediaError::Refused(refusal) => match refusal {
                Refusal::TooLarge => Self::PayloadTooLarge,
                Refusal::Outside | Refusal::TooSmall => Self::malformed("side"),
                Refusal::TooManyPixels => Self::WrongFile(WrongFile::TooManyPixels),
                Refusal::Damaged => Self::WrongFile(WrongFile::Damaged),
                Refusal::NoEvidence => Self::WrongFile(WrongFile::NoEvidence),
                Refusal::Paper(_) => Self::WrongFile(WrongFile::Active),
                Refusal::Empty | Refusal::UnknownKind | Refusal::NoPicture | Refusal::Drawing(_) => {
                    Self::WrongFile(WrongFile::NoPicture)
                }
            },
            MediaError::Busy | MediaError::Storage(_) => Self::Unavailable(error.to_string()),
            MediaError::Failed(_) | MediaError::Place(_) => Self::Internal(error.to_string()),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_family_of_addresses_has_its_envelope() {
        assert_eq!(Envelope::of("/api/v1/competition/x"), Envelope::Sports);
        assert_eq!(Envelope::of("/api/v2/seasons"), Envelope::Sports);
        assert_eq!(Envelope::of("/api/news"), Envelope::Content);
        assert_eq!(Envelope::of("/healthz"), Envelope::Sports);
    }

    #[test]
    fn the_cause_of_an_internal_error_stays_inside() {
        let error = ApiError::Internal("password=secret".to_owned());
        for envelope in [Envelope::Sports, Envelope::Content] {
            let body = String::from_utf8(error.body(envelope, Locale::English, "req-1")).unwrap();
            assert!(body.contains("req-1") && !body.contains("secret"), "{body}");
        }
    }
}
