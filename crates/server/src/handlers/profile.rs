//! What a fan tells of himself. Only he sees it, and only he changes it.

pub(crate) mod photo;
pub(crate) mod save;
pub(crate) mod show;

use axum::response::Response;

use super::auth::private;
use super::favourite::teams_of;
use crate::app::App;
use crate::error::ApiError;
use crate::wire::profile::ProfileBody;

/// As it is now.
async fn answer(app: &App, account: i64) -> Result<Response, ApiError> {
    let account = app.store().account(account).await?.ok_or(ApiError::SignInNeeded)?;
    let teams = teams_of(app, account.id).await?;
    Ok(private(&ProfileBody::new(&account, &teams)))
}
