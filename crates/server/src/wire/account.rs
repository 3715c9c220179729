//! Accounts, as the content dialect shows them: flat, and without what is nobody's business.

use accounts::role::Role;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use store::accounts::{Account, NewAccount};
use utoipa::ToSchema;

use super::profile::{PhotoBody, full_name};

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

/// Somebody who signed up, and has yet to confirm his address.
#[derive(Serialize, ToSchema)]
pub(crate) struct NewAccountBody<'a> {
    pub user: UserBody<'a>,
}

/// What it takes to sign up.
#[derive(Deserialize, ToSchema)]
#[allow(dead_code, reason = "describes a body, which is read field by field to say what is wrong with each")]
pub(crate) struct RegisterBody {
    /// At least three characters; with an @ it must be the e-mail address
    #[schema(example = "marta")]
    username: String,
    #[schema(example = "marta@quintela.example")]
    email: String,
    /// 6 to 128 characters, and none of those that everybody tries first
    password: String,
    /// `pt-PT` or `en`; else that of the `Locale` header
    #[schema(example = "pt-PT")]
    language: Option<String>,
    /// Whether the newsletter is wanted
    newsletter: Option<bool>,
    /// Whether the terms were accepted
    terms: Option<bool>,
}

#[derive(Deserialize, ToSchema)]
#[allow(dead_code, reason = "describes a body, which is read field by field to say what is wrong with each")]
pub(crate) struct EmailBody {
    #[schema(example = "marta@quintela.example")]
    email: String,
}

#[derive(Serialize, ToSchema)]
#[allow(dead_code, reason = "describes an answer that says the same to everybody")]
pub(crate) struct DoneBody {
    #[schema(example = true)]
    ok: bool,
}

#[derive(Serialize, ToSchema)]
#[allow(dead_code, reason = "describes an answer that says the same to everybody")]
pub(crate) struct SentBody {
    #[schema(example = "marta@quintela.example")]
    email: String,
    #[schema(example = true)]
    sent: bool,
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code, reason = "describes a body, which is read field by field to say what is wrong with each")]
pub(crate) struct ResetBody {
    /// From the letter
    code: String,
    password: String,
    /// The same once more
    password_confirmation: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code, reason = "describes a body, which is read field by field to say what is wrong with each")]
pub(crate) struct ChangePasswordBody {
    current_password: String,
    password: String,
    /// The same once more
    password_confirmation: String,
}

#[derive(Deserialize, ToSchema)]
#[allow(dead_code, reason = "describes a body, which is read field by field to say what is wrong with each")]
pub(crate) struct ConfirmationBody {
    /// From the letter
    confirmation: String,
}

#[derive(Deserialize, ToSchema)]
#[allow(dead_code, reason = "describes a body, which is read field by field to say what is wrong with each")]
pub(crate) struct SignOutBody {
    /// Whether every session ends, and not only this one
    everywhere: Option<bool>,
}

/// The ways in.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OptionsBody {
    /// Whether anybody may sign up
    pub registration: bool,
    /// Whether an address is confirmed before its account can be used
    pub confirmation: bool,
    /// How many characters a new password has at least, on the site
    #[schema(example = 12)]
    pub password_length: usize,
    /// Other houses that can be chosen
    #[schema(example = json!(["google", "apple"]))]
    pub providers: Vec<&'static str>,
    pub organisation: Option<OrganisationBody>,
}

/// The organisation's own sign-in, as a client of OpenID needs it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OrganisationBody {
    /// What the button says
    pub name: Option<String>,
    pub authority: String,
    pub client_id: String,
    pub scopes: Vec<String>,
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
    name: Option<String>,
    /// `pt-PT` or `en`
    #[schema(example = "pt-PT")]
    language: &'a str,
    /// Whether his profile has all that the site asks for
    completed: bool,
    photo: Option<PhotoBody>,
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
    pub(crate) const FIELDS: [&'static str; 12] = [
        "id",
        "username",
        "email",
        "provider",
        "confirmed",
        "blocked",
        "name",
        "language",
        "completed",
        "photo",
        "createdAt",
        "updatedAt",
    ];

    pub(crate) fn new(account: &'a Account, role: Option<Role>) -> Self {
        Self {
            id: account.id,
            username: &account.username,
            email: &account.email,
            provider: &account.provider,
            confirmed: account.is_confirmed,
            blocked: account.is_blocked,
            name: full_name(account),
            language: &account.profile.language,
            completed: account.is_completed,
            photo: PhotoBody::of(account),
            created_at: instant(account.created),
            updated_at: instant(account.updated),
            role: role.map(RoleBody::from),
        }
    }

    /// Somebody who has just signed up.
    pub(crate) fn of_new(id: i64, new: &'a NewAccount, at: Timestamp) -> Self {
        Self {
            id,
            username: &new.username,
            email: &new.email,
            provider: &new.provider,
            confirmed: new.is_confirmed,
            blocked: false,
            name: None,
            language: &new.profile.language,
            completed: false,
            photo: None,
            created_at: instant(at),
            updated_at: instant(at),
            role: None,
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
