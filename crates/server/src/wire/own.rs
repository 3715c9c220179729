//! What a fan has of his own: account, devices, teams, newsletters.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};
use store::account_sessions::AccountSession;
use store::accounts::Account;
use store::newsletters::SubscriptionState;
use store::teams::Team;
use utoipa::ToSchema;

use super::profile::{external_id, full_name};
use super::team::{TeamBody, TeamRef};

/// In the league's own time.
pub(crate) fn instant(at: Timestamp, zone: &TimeZone) -> String {
    at.to_zoned(zone.clone()).strftime("%Y-%m-%dT%H:%M:%S%:z").to_string()
}

#[derive(Serialize, ToSchema)]
pub(crate) struct AccountBody<'a> {
    #[schema(example = 7)]
    id: i64,
    #[schema(example = "marta@quintela.example")]
    email: &'a str,
    /// Whether the profile has all that the site asks for
    completed: bool,
    /// What other programs may know the account by
    #[schema(example = "fan-7")]
    external_id: String,
    #[schema(example = "PT")]
    country: Option<&'a str>,
    #[schema(example = "Marta Quintela")]
    full_name: Option<String>,
    #[schema(example = "fan")]
    role: &'a str,
    #[schema(example = "2026-11-14T21:10:00+00:00")]
    created_at: String,
    /// Whether the address is known to be his
    confirmed: bool,
    has_password: bool,
    /// By which other houses he comes
    #[schema(example = json!(["google"]))]
    providers: Vec<String>,
    profile: AccountProfile<'a>,
}

#[derive(Serialize, ToSchema)]
struct AccountProfile<'a> {
    first_name: Option<&'a str>,
    last_name: Option<&'a str>,
    #[serde(rename = "mainTeam")]
    main_team: Option<TeamRef<'a>>,
    #[serde(rename = "secondaryTeam")]
    secondary_team: Option<TeamRef<'a>>,
    #[schema(example = "pt-PT")]
    language: &'a str,
}

impl<'a> AccountBody<'a> {
    pub(crate) fn new(account: &'a Account, teams: &'a [Team], providers: Vec<String>, zone: &TimeZone) -> Self {
        let profile = &account.profile;
        Self {
            id: account.id,
            email: &account.email,
            completed: account.is_completed,
            external_id: external_id(account),
            country: profile.country.as_deref(),
            full_name: full_name(account),
            role: &account.role,
            created_at: instant(account.created, zone),
            confirmed: account.is_confirmed,
            has_password: account.password.is_some(),
            providers,
            profile: AccountProfile {
                first_name: profile.first_name.as_deref(),
                last_name: profile.last_name.as_deref(),
                main_team: teams.first().map(TeamRef::new),
                secondary_team: teams.get(1).map(TeamRef::new),
                language: &profile.language,
            },
        }
    }
}

#[derive(Deserialize, ToSchema)]
#[allow(dead_code, reason = "describes a body, which is read field by field to say what is wrong with each")]
pub(crate) struct DeleteAccountBody {
    /// One's own e-mail address, to show that it is meant
    #[schema(example = "marta@quintela.example")]
    confirmation: String,
}

#[derive(Serialize, ToSchema)]
pub(crate) struct SessionsBody {
    /// Newest first, fifty at most
    pub sessions: Vec<SessionBody>,
    /// Whether he comes through the organisation, whose sessions are not known here
    pub elsewhere: bool,
}

#[derive(Serialize, ToSchema)]
pub(crate) struct SessionBody {
    #[schema(example = 12)]
    id: i64,
    #[schema(example = "Chrome · Windows")]
    device: String,
    #[schema(example = "2026-11-14T21:10:00+00:00")]
    created_at: String,
    /// To the hour
    #[schema(example = "2026-11-14T21:10:00+00:00")]
    seen_at: String,
    is_current: bool,
}

impl SessionBody {
    pub(crate) fn new(session: AccountSession, current: &str, zone: &TimeZone) -> Self {
        let time = |millis| instant(Timestamp::from_millisecond(millis).unwrap_or_default(), zone);
        Self {
            id: session.id,
            is_current: session.hash == current,
            created_at: time(session.made_at),
            seen_at: time(session.seen_at),
            device: session.device,
        }
    }
}

#[derive(Serialize, ToSchema)]
pub(crate) struct FavouriteBody<'a> {
    team: TeamRef<'a>,
    is_primary: bool,
}

impl<'a> FavouriteBody<'a> {
    /// The main one first.
    pub(crate) fn list(teams: &'a [Team]) -> Vec<Self> {
        (0..).zip(teams).map(|(place, team)| Self { team: TeamRef::new(team), is_primary: place == 0 }).collect()
    }
}

#[derive(Deserialize, ToSchema)]
#[allow(dead_code, reason = "describes a body, which is read field by field to say what is wrong with each")]
pub(crate) struct AddFavouriteBody {
    #[schema(example = 7)]
    team_id: i64,
}

#[derive(Deserialize, ToSchema)]
#[allow(dead_code, reason = "describes a body, which is read field by field to say what is wrong with each")]
pub(crate) struct SetFavouriteBody {
    #[schema(example = 7)]
    team_id: i64,
    is_primary: bool,
}

/// The teams that can be chosen.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ProfileTeams<'a> {
    /// All that play at home this season, by name
    pub teams: Vec<TeamBody<'a>>,
    pub first_league_teams: Vec<TeamBody<'a>>,
    pub second_league_teams: Vec<TeamBody<'a>>,
}

#[derive(Serialize, ToSchema)]
pub(crate) struct NewsletterBody {
    #[schema(example = "round")]
    pub id: String,
    #[schema(example = "Jornada")]
    pub name: String,
    pub description: String,
    /// Whether it is about the main team
    pub is_club: bool,
    pub state: NewsletterState,
}

#[derive(Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum NewsletterState {
    Off,
    /// Asked for, and to be confirmed by mail
    Pending,
    On,
}

impl From<Option<SubscriptionState>> for NewsletterState {
    fn from(state: Option<SubscriptionState>) -> Self {
        match state {
            None | Some(SubscriptionState::Off) => Self::Off,
            Some(SubscriptionState::Pending) => Self::Pending,
            Some(SubscriptionState::On) => Self::On,
        }
    }
}

#[derive(Deserialize, ToSchema)]
#[allow(dead_code, reason = "describes a body, which is read field by field to say what is wrong with each")]
pub(crate) struct SaveNewslettersBody {
    /// What is left out stays
    newsletters: Vec<NewsletterChoice>,
}

#[derive(Deserialize, ToSchema)]
#[allow(dead_code, reason = "describes a body, which is read field by field to say what is wrong with each")]
pub(crate) struct NewsletterChoice {
    #[schema(example = "round")]
    id: String,
    subscribed: bool,
}

#[derive(Deserialize, ToSchema)]
#[allow(dead_code, reason = "describes a body, which is read field by field to say what is wrong with each")]
pub(crate) struct CodeBody {
    /// From the letter
    code: String,
}

#[derive(Serialize, ToSchema)]
pub(crate) struct ConfirmedBody {
    pub newsletters: Vec<NewsletterName>,
}

#[derive(Serialize, ToSchema)]
pub(crate) struct NewsletterName {
    #[schema(example = "round")]
    pub id: String,
    #[schema(example = "Jornada")]
    pub name: String,
}

/// What would be left, and by whom.
#[derive(Serialize, ToSchema)]
pub(crate) struct LeavingBody {
    #[schema(example = "round")]
    pub id: String,
    #[schema(example = "Jornada")]
    pub name: String,
    /// Not all of it
    #[schema(example = "m•••@quintela.example")]
    pub email: String,
}
