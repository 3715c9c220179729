//! Who asks the content API: nobody in particular, somebody who signed in, or a program with a key.

use accounts::permission::{Action, Reach, reach};
use accounts::role::Role;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use content::model::Area;
use store::accounts::Account;

use crate::app::App;
use crate::authorization::{Shown, key_in_use};
use crate::error::{ApiError, Dialect};

pub(crate) enum Caller {
    Visitor,
    Account(Box<SignedIn>),
    Machine(Machine),
}

/// Somebody with a token that counts.
pub(crate) struct SignedIn {
    pub account: Account,
    pub role: Role,
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
            Shown::Bearer(text) => Self::with_token(text, app).await,
        }
    }

    async fn with_token(text: &str, app: &App) -> Result<Self, ApiError> {
        let claims = app.tokens().read(text, app.now()).ok_or_else(Dialect::bad_credentials)?;
        let account = app.store().account(claims.id).await?;
        let Some(account) = account.filter(|account| account.is_confirmed && !account.is_blocked) else {
            return Err(Dialect::invalid_credentials());
        };
        if claims.issued < account.sessions_from {
            return Err(Dialect::bad_credentials());
        }
        let role = role_of(&account)?;
        Ok(Self::Account(Box::new(SignedIn { account, role })))
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
            Self::Account(signed_in) => Some(signed_in.role),
            Self::Machine(machine) => machine.role,
        }
    }

    /// Whose own entries are: programs have none.
    pub(crate) fn account_id(&self) -> Option<i64> {
        match self {
            Self::Account(signed_in) => Some(signed_in.account.id),
            Self::Visitor | Self::Machine(_) => None,
        }
    }

    /// What others know the caller by; nobody in particular has none.
    pub(crate) fn name(&self) -> Option<&str> {
        match self {
            Self::Visitor => None,
            Self::Account(signed_in) => {
                let Account { name, username, .. } = &signed_in.account;
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
