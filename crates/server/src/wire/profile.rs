//! A fan's own profile.

use serde::{Deserialize, Serialize};
use store::accounts::Account;
use store::teams::Team;
use utoipa::ToSchema;

use super::team::TeamRef;

#[derive(Serialize, ToSchema)]
pub(crate) struct ProfileBody<'a> {
    #[schema(example = 7)]
    id: i64,
    #[schema(example = "marta@quintela.example")]
    email: &'a str,
    /// Whether all is there that the site asks for
    completed: bool,
    /// What other programs may know the account by
    #[schema(example = "fan-7")]
    external_id: String,
    /// Two letters of ISO 3166
    #[schema(example = "PT")]
    country: Option<&'a str>,
    #[schema(example = "Marta Quintela")]
    full_name: Option<String>,
    #[schema(example = "Marta")]
    first_name: Option<&'a str>,
    #[schema(example = "Quintela")]
    last_name: Option<&'a str>,
    #[schema(example = "1994-05-17")]
    birthday: Option<String>,
    /// `pt-PT` or `en`
    #[schema(example = "pt-PT")]
    language: &'a str,
    photo: Option<PhotoBody>,
    #[serde(rename = "mainTeam")]
    main_team: Option<TeamRef<'a>>,
    #[serde(rename = "secondaryTeam")]
    secondary_team: Option<TeamRef<'a>>,
}

/// A square photo. Its address is known to its owner alone.
#[derive(Serialize, ToSchema)]
pub(crate) struct PhotoBody {
    #[schema(example = "/photos/0f3c….webp")]
    url: String,
    #[schema(example = 384)]
    width: u32,
    #[schema(example = 384)]
    height: u32,
}

/// So long are the sides of every photo.
pub(crate) const PHOTO_SIDE: u32 = 384;

impl PhotoBody {
    pub(crate) fn of(account: &Account) -> Option<Self> {
        let url = format!("/photos/{}.webp", account.photo.as_ref()?);
        Some(Self { url, width: PHOTO_SIDE, height: PHOTO_SIDE })
    }
}

impl<'a> ProfileBody<'a> {
    /// With the teams that are followed, the main one first.
    pub(crate) fn new(account: &'a Account, teams: &'a [Team]) -> Self {
        let profile = &account.profile;
        Self {
            id: account.id,
            email: &account.email,
            completed: account.is_completed,
            external_id: external_id(account),
            country: profile.country.as_deref(),
            full_name: full_name(account),
            first_name: profile.first_name.as_deref(),
            last_name: profile.last_name.as_deref(),
            birthday: profile.birthday.map(|day| day.to_string()),
            language: &profile.language,
            photo: PhotoBody::of(account),
            main_team: teams.first().map(TeamRef::new),
            secondary_team: teams.get(1).map(TeamRef::new),
        }
    }
}

pub(crate) fn external_id(account: &Account) -> String {
    format!("fan-{}", account.id)
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
    /// From 1900 on, and not in the future
    #[schema(example = "1994-05-17")]
    birthday: Option<String>,
}
