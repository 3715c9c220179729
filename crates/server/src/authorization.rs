//! What a caller shows in the `Authorization` header.

use accounts::api_key::PresentedKey;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use store::api_keys::ApiKey;

use crate::app::App;
use crate::error::{ApiError, KeyProblem};
use crate::origin::Origin;
use crate::rate_limit::Who;

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Shown<'h> {
    Nothing,
    /// Something of a scheme that is not ours.
    Other,
    Bearer(&'h str),
    /// Two of them, or no text.
    Unreadable,
}

impl Shown<'_> {
    pub(crate) fn in_headers(headers: &HeaderMap) -> Shown<'_> {
        let mut values = headers.get_all(header::AUTHORIZATION).iter();
        let Some(value) = values.next() else { return Shown::Nothing };
        let (Ok(value), None) = (value.to_str(), values.next()) else { return Shown::Unreadable };
        let (scheme, text) = value.trim().split_once(' ').unwrap_or((value.trim(), ""));
        match scheme.eq_ignore_ascii_case("bearer") {
            true => Shown::Bearer(text.trim()),
            false => Shown::Other,
        }
    }
}

/// The key of a program, if it is one and in use. Wrong ones are counted, and who keeps showing them is told to stop; the
/// right one is never kept out, whoever shares its address.
pub(crate) async fn key_in_use(text: &str, parts: &Parts, app: &App) -> Result<ApiKey, ApiError> {
    let problem = match find(text, app).await? {
        Some(key) if key.revoked.is_none() => return Ok(key),
        Some(_) => KeyProblem::Revoked,
        None => KeyProblem::Wrong,
    };
    let counted = app.wrong_keys().count(Who::new("key", None, Origin::of(parts, app.proxy_hops())), app.now());
    if counted.attempt == counted.most + 1 {
        tracing::warn!("many wrong keys from one address");
    }
    match counted.is_too_many() {
        true => Err(ApiError::TooManyRequests),
        false => Err(ApiError::Unauthorized(problem)),
    }
}

async fn find(text: &str, app: &App) -> Result<Option<ApiKey>, ApiError> {
    let Some(key) = PresentedKey::read(text) else { return Ok(None) };
    let known = app.store().api_key(key.prefix).await?;
    // A prefix that nobody has takes as long as a wrong secret.
    let is_right = key.is(known.as_ref().map_or("", |known| &known.hash));
    Ok(known.filter(|_| is_right))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn only_a_single_bearer_is_looked_at() {
        let cases = [
            (&[][..], Shown::Nothing),
            (&["Bearer x.y"], Shown::Bearer("x.y")),
            (&["bearer   x.y "], Shown::Bearer("x.y")),
            (&["Bearer"], Shown::Bearer("")),
            (&["Bearer x y"], Shown::Bearer("x y")),
            (&["Basic eA=="], Shown::Other),
            (&["x.y"], Shown::Other),
            (&[""], Shown::Other),
            (&["Bearer x", "Bearer x"], Shown::Unreadable),
            (&["Basic x", "Bearer x"], Shown::Unreadable),
            (&["Bearer é"], Shown::Unreadable),
        ];
        for (values, expected) in cases {
            let mut headers = HeaderMap::new();
            for value in values {
                headers.append(header::AUTHORIZATION, HeaderValue::from_bytes(value.as_bytes()).unwrap());
            }
            assert_eq!(Shown::in_headers(&headers), expected, "{values:?}");
        }
    }
}
