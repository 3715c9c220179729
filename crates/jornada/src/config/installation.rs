//! The site as an app.

use std::fs;
use std::path::PathBuf;

use media::colour::Colour;
use media::{IconPurpose, icon};
use serde::{Deserialize, Serialize};
use server::{AndroidApp, Installation};

use super::{Config, ConfigError};

#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct AppSettings {
    short_name: Option<String>,
    /// A drawing without a ground, as SVG.
    sign: Option<PathBuf>,
    ground: Option<String>,
    worker: Option<bool>,
    user_agent: Option<String>,
    android: Vec<Android>,
    ios: Vec<String>,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Android {
    package: String,
    fingerprints: Vec<String>,
}

#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Analytics {
    counts: bool,
}

/// A sign of more than this is a picture in disguise.
const LARGEST_SIGN: u64 = 200_000;

impl Config {
    pub(crate) fn installation(&self) -> Result<Installation, ConfigError> {
        let AppSettings { short_name, sign, ground, worker, user_agent, android, ios } = &self.app;
        let default = Installation::default();
        let ground = match ground {
            None => default.ground,
            Some(text) => {
                text.parse().map_err(|_| bad("app.ground", format!("“{text}” is no colour: expected #RRGGBB")))?
            }
        };
        let sign = match sign {
            None => default.sign,
            Some(file) => read_sign(file, ground)?,
        };
        if let Some(name) = short_name.as_ref().filter(|name| name.trim().is_empty() || name.chars().count() > 30) {
            return Err(bad("app.short_name", format!("“{name}” is empty, or longer than 30 letters")));
        }
        Ok(Installation {
            short_name: short_name.clone(),
            sign,
            ground,
            has_worker: worker.unwrap_or(default.has_worker),
            native_agent: user_agent.clone().unwrap_or(default.native_agent),
            android: android.iter().map(android_app).collect::<Result<_, _>>()?,
            ios: ios.iter().map(|id| ios_app(id)).collect::<Result<_, _>>()?,
            is_counting: self.analytics.counts,
        })
    }
}

fn bad(key: &'static str, reason: String) -> ConfigError {
    ConfigError::Bad { key, reason }
}

/// Drawn once to see that it can be: a program that starts has an icon.
fn read_sign(file: &PathBuf, ground: Colour) -> Result<String, ConfigError> {
    let shown = file.display();
    let wrong = |reason: String| bad("app.sign", format!("{shown}: {reason}"));
    let size = fs::metadata(file).map_err(|error| wrong(error.to_string()))?.len();
    if size > LARGEST_SIGN {
        return Err(wrong(format!("{size} bytes are too many: at most {LARGEST_SIGN}")));
    }
    let svg = fs::read_to_string(file).map_err(|error| wrong(error.to_string()))?;
    icon(&svg, 64, IconPurpose::Any, ground).map_err(|error| wrong(error.to_string()))?;
    Ok(svg)
}

fn android_app(Android { package, fingerprints }: &Android) -> Result<AndroidApp, ConfigError> {
    let is_name = |part: &str| {
        part.starts_with(|letter: char| letter.is_ascii_alphabetic())
            && part.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
    };
    if package.split('.').count() < 2 || !package.split('.').all(is_name) {
        return Err(bad("app.android", format!("“{package}” is no package: expected pt.liga.app")));
    }
    let is_byte = |part: &str| part.len() == 2 && part.bytes().all(|b| b.is_ascii_hexdigit());
    let is_fingerprint = |text: &&String| text.split(':').count() == 32 && text.split(':').all(is_byte);
    if fingerprints.is_empty() {
        return Err(bad("app.android", format!("“{package}” has no fingerprints")));
    }
    if let Some(wrong) = fingerprints.iter().find(|text| !is_fingerprint(text)) {
        return Err(bad("app.android", format!("“{wrong}” is no SHA-256 fingerprint: expected 32 pairs, AB:CD:…")));
    }
    let fingerprints = fingerprints.iter().map(|text| text.to_ascii_uppercase()).collect();
    Ok(AndroidApp { package: package.clone(), fingerprints })
}

fn ios_app(id: &str) -> Result<String, ConfigError> {
    let is_part = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    let team = id.split('.').next().unwrap_or_default();
    let is_team = team.len() == 10 && team.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit());
    if is_team && id.split('.').count() >= 3 && id.split('.').all(is_part) {
        return Ok(id.to_owned());
    }
    Err(bad("app.ios", format!("“{id}” is no app: expected TEAM123456.pt.liga.app")))
}
