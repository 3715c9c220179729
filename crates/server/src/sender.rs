//! Who sends a message: the key in the `Authorization` header, and what it may write.

use accounts::api_key::PresentedKey;
use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;
use feeds::feed::{Kind, Sender};

use crate::app::App;
use crate::error::{ApiError, KeyProblem};

/// A program with a key that is in use.
pub(crate) struct FeedSender(pub Sender);

impl FromRequestParts<App> for FeedSender {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let refused = ApiError::Unauthorized;
        let mut values = parts.headers.get_all(header::AUTHORIZATION).iter();
        let value = values.next().ok_or(refused(KeyProblem::Missing))?;
        if values.next().is_some() {
            return Err(refused(KeyProblem::Wrong));
        }
        let text = value.to_str().ok().and_then(|value| value.split_once(' '));
        let key = text.filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"));
        let key = key.and_then(|(_, key)| PresentedKey::read(key.trim())).ok_or(refused(KeyProblem::Wrong))?;
        let known = app.store().api_key(key.prefix).await?;
        // A prefix that nobody has takes as long as a wrong secret.
        let is_right = key.is(known.as_ref().map_or("", |known| &known.hash));
        let known = known.filter(|_| is_right).ok_or(refused(KeyProblem::Wrong))?;
        if known.revoked.is_some() {
            return Err(refused(KeyProblem::Revoked));
        }
        let scopes = known.scopes.iter().filter_map(|name| Kind::from_name(name)).collect();
        Ok(Self(Sender { key: known.id, name: known.name, scopes }))
    }
}
