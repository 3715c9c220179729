//! Who sends a message: the key in the `Authorization` header, and what it may write.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use feeds::feed::{Kind, Sender};

use crate::app::App;
use crate::authorization::{Shown, key_in_use};
use crate::error::{ApiError, KeyProblem};

/// A program with a key that is in use.
pub(crate) struct FeedSender(pub Sender);

impl FromRequestParts<App> for FeedSender {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let text = match Shown::in_headers(&parts.headers) {
            Shown::Nothing => return Err(ApiError::Unauthorized(KeyProblem::Missing)),
            Shown::Other | Shown::Unreadable => return Err(ApiError::Unauthorized(KeyProblem::Wrong)),
            Shown::Bearer(text) => text,
        };
        let key = key_in_use(text, parts, app).await?;
        let scopes = key.scopes.iter().filter_map(|name| Kind::from_name(name)).collect();
        Ok(Self(Sender { key: key.id, name: key.name, scopes }))
    }
}
