//! Which newsletters there are, and who reads what the site receives.

use accounts::email;
use serde::{Deserialize, Serialize};
use server::{Correspondence, Newsletter, Words};

use super::{Config, ConfigError};

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewsletterEntry {
    id: String,
    name: Both,
    description: Both,
    #[serde(default)]
    is_club: bool,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Both {
    pt: String,
    en: String,
}

impl From<&Both> for Words {
    fn from(both: &Both) -> Self {
        Self { pt: both.pt.clone(), en: both.en.clone() }
    }
}

const LONGEST_ID: usize = 40;

impl Config {
    pub(crate) fn correspondence(&self) -> Result<Correspondence, ConfigError> {
        let press_office = match self.mail.press_office() {
            None => None,
            Some(text) => Some(email::normal(text).ok_or_else(|| ConfigError::Bad {
                key: "mail.press_office",
                reason: format!("“{text}” is no e-mail address"),
            })?),
        };
        let Some(entries) = &self.newsletters else {
            return Ok(Correspondence { press_office, ..Correspondence::default() });
        };
        let bad = |reason: String| ConfigError::Bad { key: "newsletters", reason };
        let is_id = |id: &str| {
            (1..=LONGEST_ID).contains(&id.len())
                && id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
        };
        let mut newsletters: Vec<Newsletter> = Vec::new();
        for entry in entries {
            if !is_id(&entry.id) {
                return Err(bad(format!("“{}” is no id: small letters, digits and hyphens are", entry.id)));
            }
            if newsletters.iter().any(|known| known.id == entry.id) {
                return Err(bad(format!("“{}” is there twice", entry.id)));
            }
            newsletters.push(Newsletter {
                id: entry.id.clone(),
                name: (&entry.name).into(),
                description: (&entry.description).into(),
                is_club: entry.is_club,
            });
        }
        Ok(Correspondence { newsletters, press_office })
    }
}
