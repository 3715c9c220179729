//! How fans get in, and how letters get out.

use std::path::PathBuf;
use std::sync::Arc;

use accounts::post::{Folder, MailServer, Post, sender};
use accounts::provider::{Apple, Facebook, Google, Http, Issuer, Provider};
use serde::{Deserialize, Serialize};
use server::{Chance, Organisation, SignIn};

use super::hidden::Hidden;
use super::origins::Origins;
use super::{Config, ConfigError};

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Accounts {
    registration: bool,
    confirmation: bool,
    attempts_per_minute: u64,
}

impl Default for Accounts {
    fn default() -> Self {
        Self { registration: true, confirmation: true, attempts_per_minute: 10 }
    }
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Mail {
    from: String,
    site_name: String,
    /// Holds a password.
    smtp_url: Option<Hidden>,
    /// Who is told of new requests for accreditation.
    press_office: Option<String>,
}

impl Default for Mail {
    fn default() -> Self {
        let from = "Jornada <nao-responda@localhost.localdomain>".to_owned();
        Self { from, site_name: "Jornada".to_owned(), smtp_url: None, press_office: None }
    }
}

impl Mail {
    pub(super) fn press_office(&self) -> Option<&str> {
        self.press_office.as_deref()
    }
}

#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Houses {
    /// Certificates to be trusted beside the system's own.
    ca_file: Option<PathBuf>,
    organisation: Option<OrganisationHouse>,
    google: Option<GoogleHouse>,
    facebook: Option<FacebookHouse>,
    apple: Option<AppleHouse>,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct OrganisationHouse {
    issuer: String,
    client_id: String,
    audience: String,
    scopes: Vec<String>,
    name: Option<String>,
    /// Whatever else of it a browser must reach.
    #[serde(default)]
    origins: Origins,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct GoogleHouse {
    client_id: String,
    client_secret: Hidden,
    #[serde(default = "google_issuer")]
    issuer: String,
    #[serde(default = "google_token_info")]
    token_info_url: String,
}

fn google_issuer() -> String {
    "https://accounts.google.com".to_owned()
}

fn google_token_info() -> String {
    "https://oauth2.googleapis.com/tokeninfo".to_owned()
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct FacebookHouse {
    client_id: String,
    client_secret: Hidden,
    #[serde(default = "facebook_dialog")]
    dialog_url: String,
    #[serde(default = "facebook_graph")]
    graph_url: String,
}

fn facebook_dialog() -> String {
    "https://www.facebook.com/v23.0/dialog/oauth".to_owned()
}

fn facebook_graph() -> String {
    "https://graph.facebook.com/v23.0".to_owned()
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct AppleHouse {
    client_id: String,
    team_id: String,
    key_id: String,
    key_file: PathBuf,
    #[serde(default = "apple_issuer")]
    issuer: String,
}

fn apple_issuer() -> String {
    "https://appleid.apple.com".to_owned()
}

impl Config {
    pub(crate) fn sign_in(&self, chance: Chance) -> Result<SignIn, ConfigError> {
        let Accounts { registration, confirmation, attempts_per_minute } = self.accounts;
        if attempts_per_minute == 0 {
            let reason = "nobody could ever sign in".to_owned();
            return Err(ConfigError::Bad { key: "accounts.attempts_per_minute", reason });
        }
        let http = self.http()?;
        Ok(SignIn {
            registration,
            confirmation,
            attempts_per_minute,
            providers: self.providers(&http)?,
            organisation: self.organisation(&http),
            post: self.post()?,
            site_name: self.mail.site_name.clone(),
            chance,
        })
    }

    /// Addresses of the organisation's house that browsers must reach.
    pub(super) fn organisation_origins(&self) -> Result<Vec<String>, ConfigError> {
        let Some(house) = &self.sign_in.organisation else { return Ok(Vec::new()) };
        let origin = |url: &str| url.splitn(4, '/').take(3).collect::<Vec<_>>().join("/");
        let bad = |key| move |reason| ConfigError::Bad { key, reason };
        let mut origins = house.origins.plain().map_err(bad("sign_in.organisation.origins"))?;
        let issuer = Origins::new(&[&origin(&house.issuer)]);
        origins.extend(issuer.plain().map_err(bad("sign_in.organisation.issuer"))?);
        Ok(origins)
    }

    fn http(&self) -> Result<Http, ConfigError> {
        let bad = |reason| ConfigError::Bad { key: "sign_in.ca_file", reason };
        let pem = match &self.sign_in.ca_file {
            None => None,
            Some(file) => {
                let read = std::fs::read(file);
                Some(read.map_err(|error| bad(format!("{}: {error}", file.display())))?)
            }
        };
        Http::new(pem.as_deref()).map_err(bad)
    }

    fn organisation(&self, http: &Http) -> Option<Organisation> {
        let house = self.sign_in.organisation.as_ref()?;
        Some(Organisation {
            issuer: Issuer::new(http.clone(), &house.issuer),
            audience: house.audience.clone(),
            client_id: house.client_id.clone(),
            scopes: house.scopes.clone(),
            name: house.name.clone(),
        })
    }

    /// In the order in which they are offered.
    fn providers(&self, http: &Http) -> Result<Vec<Provider>, ConfigError> {
        let mut providers = Vec::new();
        if let Some(house) = &self.sign_in.google {
            providers.push(Provider::Google(Google {
                issuer: Issuer::new(http.clone(), &house.issuer),
                client_id: house.client_id.clone(),
                client_secret: house.client_secret.0.clone(),
                token_info_url: house.token_info_url.clone(),
            }));
        }
        if let Some(house) = &self.sign_in.facebook {
            providers.push(Provider::Facebook(Facebook {
                http: http.clone(),
                client_id: house.client_id.clone(),
                client_secret: house.client_secret.0.clone(),
                dialog_url: house.dialog_url.clone(),
                graph_url: house.graph_url.clone(),
            }));
        }
        if let Some(house) = &self.sign_in.apple {
            let bad = |reason| ConfigError::Bad { key: "sign_in.apple.key_file", reason };
            let key = std::fs::read_to_string(&house.key_file);
            let key = key.map_err(|error| bad(format!("{}: {error}", house.key_file.display())))?;
            let issuer = Issuer::new(http.clone(), &house.issuer);
            let (client, team, id) = (house.client_id.clone(), house.team_id.clone(), house.key_id.clone());
            let apple = Apple::new(issuer, client, team, id, &key).map_err(|reason| bad(reason.to_owned()))?;
            providers.push(Provider::Apple(apple));
        }
        Ok(providers)
    }

    fn post(&self) -> Result<Arc<dyn Post>, ConfigError> {
        let wrong = || ConfigError::Bad {
            key: "mail.from",
            reason: format!("“{}” is no sender: expected Name <name@host>", self.mail.from),
        };
        let from = sender(&self.mail.from).ok_or_else(wrong)?;
        match &self.mail.smtp_url {
            None => Ok(Arc::new(Folder::new(self.data.join("mail"), from))),
            Some(url) => {
                let server = MailServer::new(&url.0, from);
                Ok(Arc::new(server.map_err(|reason| ConfigError::Bad { key: "mail.smtp_url", reason })?))
            }
        }
    }
}
