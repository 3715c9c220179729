//! The teams that a fan follows.

pub(crate) mod add;
pub(crate) mod list;
pub(crate) mod list_matches;
pub(crate) mod remove;
pub(crate) mod set;

use axum::response::Response;
use store::StoreError;
use store::favourites::{Change, Refused};
use store::teams::Team;

use crate::app::App;
use crate::error::{ApiError, Missing};
use crate::handlers::auth::private;
use crate::wire::own::FavouriteBody;

/// The main one first.
pub(crate) async fn teams_of(app: &App, account: i64) -> Result<Vec<Team>, ApiError> {
    let ids = app.store().favourites(account).await?;
    teams(app, &ids).await
}

async fn teams(app: &App, ids: &[i64]) -> Result<Vec<Team>, ApiError> {
    let mut teams = app.store().teams(ids).await?;
    teams.sort_by_key(|team| ids.iter().position(|id| *id == team.id));
    Ok(teams)
}

async fn change(app: &App, account: i64, wanted: Change) -> Result<Response, ApiError> {
    if let Change::Add(team) | Change::SetMain { team, .. } = wanted {
        app.store().team(team).await?.ok_or(ApiError::NotFound(Missing::Team))?;
    }
    let changed = app.store().change_favourites(account, wanted, app.now()).await.map_err(|error| match error {
        // The account was deleted meanwhile.
        StoreError::NotFound => ApiError::SignInNeeded,
        other => other.into(),
    })?;
    let ids = changed.map_err(|refused| match refused {
        Refused::Full => ApiError::TooManyFavourites,
        Refused::NotThere => ApiError::NotFound(Missing::Favourite),
    })?;
    Ok(private(&FavouriteBody::list(&teams(app, &ids).await?)))
}
