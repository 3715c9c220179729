//! Media that ask to be let in, and those who decide on it.

pub(crate) mod ask;
pub(crate) mod decide;
pub(crate) mod list;
pub(crate) mod show;
pub(crate) mod show_file;

use std::sync::Arc;

use accounts::permission::may_accredit;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use store::accreditations::{Accreditation, Reference};

use crate::app::App;
use crate::caller::Fan;
use crate::error::{ApiError, Missing};
use crate::params::Segments;
use crate::sessions::Session;

/// Somebody who decides on requests.
pub(crate) struct PressOffice(pub Arc<Session>);

impl FromRequestParts<App> for PressOffice {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let Fan(session) = Fan::from_request_parts(parts, app).await?;
        match may_accredit(session.role) {
            true => Ok(Self(session)),
            false => Err(ApiError::Forbidden),
        }
    }
}

async fn find(app: &App, path: &Segments) -> Result<Accreditation, ApiError> {
    let reference: Reference = path.get("reference")?;
    app.store().accreditation(reference).await?.ok_or(ApiError::NotFound(Missing::Request))
}
