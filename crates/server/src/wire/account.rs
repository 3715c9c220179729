//! Accounts, as the content dialect shows them: flat, and without what is nobody's business.

use accounts::role::Role;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use store::accounts::Account;
use utoipa::ToSchema;

/// What it takes to sign in.
#[derive(Deserialize, ToSchema)]
#[allow(dead_code, reason = "describes a body, which is read field by field to say what is wrong with each")]
pub(crate) struct SignInBody {
    /// An e-mail address in any case, or a username to the letter
    #[schema(example = "ana@liga.example")]
    identifier: String,
    password: String,
}

/// Somebody who signed in.
#[derive(Serialize, ToSchema)]
pub(crate) struct SignedInBody<'a> {
    /// To be sent with every request: `Authorization: Bearer …`
    pub jwt: String,
    pub user: UserBody<'a>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UserBody<'a> {
    #[schema(example = 1)]
    id: i64,
    #[schema(example = "ana")]
    username: &'a str,
    #[schema(example = "ana@liga.example")]
    email: &'a str,
    /// Who says that it is he
    #[schema(example = "local")]
    provider: &'a str,
    /// Whether the e-mail address is known to be his
    confirmed: bool,
    blocked: bool,
    #[schema(example = "Ana Silva")]
    name: Option<&'a str>,
    #[schema(example = "2026-11-14T21:10:00.000Z")]
    created_at: String,
    #[schema(example = "2026-11-14T21:10:00.000Z")]
    updated_at: String,
    /// Only where it was asked for
    #[serde(skip_serializing_if = "Option::is_none")]
    role: Option<RoleBody>,
}

#[derive(Serialize, ToSchema)]
pub(crate) struct RoleBody {
    #[schema(example = 5)]
    id: i64,
    #[schema(example = "Editor")]
    name: &'static str,
    description: &'static str,
    /// The name for programs
    #[serde(rename = "type")]
    #[schema(example = "editor")]
    kind: &'static str,
}

impl<'a> UserBody<'a> {
    /// The fields that can be asked for.
    pub(crate) const FIELDS: [&'static str; 9] =
        ["id", "username", "email", "provider", "confirmed", "blocked", "name", "createdAt", "updatedAt"];

    pub(crate) fn new(account: &'a Account, role: Option<Role>) -> Self {
        Self {
            id: account.id,
            username: &account.username,
            email: &account.email,
            provider: &account.provider,
            confirmed: account.is_confirmed,
            blocked: account.is_blocked,
            name: account.name.as_deref(),
            created_at: instant(account.created),
            updated_at: instant(account.updated),
            role: role.map(RoleBody::from),
        }
    }
}

impl From<Role> for RoleBody {
    fn from(role: Role) -> Self {
        Self { id: role.number(), name: role.label(), description: role.description(), kind: role.name() }
    }
}

/// In the dialect, instants are in UTC with thousandths of a second.
fn instant(at: Timestamp) -> String {
    at.strftime("%Y-%m-%dT%H:%M:%S.%3fZ").to_string()
}
