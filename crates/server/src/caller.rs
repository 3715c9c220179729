//! Who asks the content API: nobody in particular, somebody who signed in, or a program with a key.

use std::sync::Arc;

use accounts::permission::{Action, Reach, reach};
use accounts::role::Role;
use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::request::Parts;
use content::model::Area;
use store::accounts::Account;

use crate::app::App;
use crate::authorization::{Shown, key_in_use};
use crate::error::{ApiError, Dialect};
use crate::sessions::{Session, session};

pub(crate) enum Caller {
    Visitor,
    Account(Arc<Session>),
    Machine(Machine),
}

/// A program with a key that is in use.
pub(crate) struct Machine {
    pub name: String,
    /// Without one it may do here what visitors may.
    pub role: Option<Role>,
}

impl Caller {
    /// A bearer token that is none is refused on every address, public or not: whoever shows one means to be somebody.
    pub(crate) async fn of(parts: &Parts, app: &App) -> Result<Self, ApiError> {
        match Shown::in_headers(&parts.headers) {
            Shown::Nothing | Shown::Other => Ok(Self::Visitor),
            Shown::Unreadable => Err(Dialect::bad_credentials()),
            Shown::Bearer(text) if text.starts_with("jrn_") => Self::with_key(text, parts, app).await,
            Shown::Bearer(text) => Ok(Self::Account(session(app, text).await?)),
        }
    }

    async fn with_key(text: &str, parts: &Parts, app: &App) -> Result<Self, ApiError> {
        let key = key_in_use(text, parts, app).await.map_err(|error| match error {
            ApiError::Unauthorized(_) => Dialect::bad_credentials(),
            other => other,
        })?;
        let role = key.scopes.iter().find_map(|scope| Role::from_name(scope));
        Ok(Self::Machine(Machine { name: key.name, role }))
    }

    pub(crate) fn role(&self) -> Option<Role> {
        match self {
            Self::Visitor => None,
            Self::Account(session) => Some(session.role),
            Self::Machine(machine) => machine.role,
        }
    }

    /// Whose own entries are: programs have none.
    pub(crate) fn account_id(&self) -> Option<i64> {
        match self {
            Self::Account(session) => Some(session.account.id),
            Self::Visitor | Self::Machine(_) => None,
        }
    }

    /// What others know the caller by; nobody in particular has none.
    pub(crate) fn name(&self) -> Option<&str> {
        match self {
            Self::Visitor => None,
            Self::Account(session) => {
                let Account { name, username, .. } = &session.account;
                Some(name.as_ref().unwrap_or(username))
            }
            Self::Machine(machine) => Some(&machine.name),
        }
    }

    pub(crate) fn reach(&self, area: Area, action: Action) -> Reach {
        self.role().map_or(Reach::Nothing, |role| reach(role, area, action))
    }
}

/// The role of an account; one that this version does not know is an error of ours, and never "no role".
pub(crate) fn role_of(account: &Account) -> Result<Role, ApiError> {
    let unknown = || ApiError::Internal(format!("account {} has an unknown role", account.id));
    Role::from_name(&account.role).ok_or_else(unknown)
}

impl FromRequestParts<App> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        Self::of(parts, app).await
    }
}

/// Somebody who signed in, for calls that are about himself.
pub(crate) struct Fan(pub Arc<Session>);

impl FromRequestParts<App> for Fan {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        match Caller::of(parts, app).await {
            Ok(Caller::Account(session)) => Ok(Self(session)),
            Ok(_) => Err(ApiError::SignInNeeded),
            // Said in the words of the call that was asked.
            Err(ApiError::Dialect(error)) if error.status == StatusCode::UNAUTHORIZED => Err(ApiError::SignInNeeded),
            Err(error) => Err(error),
        }
    }
}
