//! A fan's own profile.

use serde::{Deserialize, Serialize};
use store::accounts::Account;
use utoipa::ToSchema;

#[derive(Serialize, ToSchema)]
pub(crate) struct ProfileBody {
    #[schema(example = "marta@quintela.example")]
    email: String,
    /// Whether all is there that the site asks for
    completed: bool,
    /// What other programs may know the account by
    #[schema(example = "fan-7")]
    external_id: String,
    /// Two letters of ISO 3166
    #[schema(example = "PT")]
    country: Option<String>,
    #[schema(example = "Marta Quintela")]
    full_name: Option<String>,
    #[schema(example = "Marta")]
    first_name: Option<String>,
    #[schema(example = "Quintela")]
    last_name: Option<String>,
    /// `pt-PT` or `en`
    #[schema(example = "pt-PT")]
    language: String,
}

impl ProfileBody {
    pub(crate) fn new(account: &Account) -> Self {
        let profile = &account.profile;
        Self {
            email: account.email.clone(),
            completed: account.is_completed,
            external_id: format!("fan-{}", account.id),
            country: profile.country.clone(),
            full_name: full_name(account),
            first_name: profile.first_name.clone(),
            last_name: profile.last_name.clone(),
            language: profile.language.clone(),
        }
    }
}

/// What somebody is called: as he says himself, or as who added him does.
pub(crate) fn full_name(account: &Account) -> Option<String> {
    let parts = [&account.profile.first_name, &account.profile.last_name];
    let name = parts.into_iter().filter_map(Option::as_deref).collect::<Vec<_>>().join(" ");
    Some(name).filter(|name| !name.is_empty()).or_else(|| account.name.clone())
}

/// What is left out stays.
#[derive(Deserialize, ToSchema)]
#[allow(dead_code, reason = "describes a body, which is read field by field to say what is wrong with each")]
pub(crate) struct SaveProfileBody {
    #[schema(example = "Marta")]
    first_name: Option<String>,
    #[schema(example = "Quintela")]
    last_name: Option<String>,
    /// Two letters of ISO 3166
    #[schema(example = "PT")]
    country: Option<String>,
    /// `pt-PT` or `en`
    #[schema(example = "pt-PT")]
    language: Option<String>,
}
