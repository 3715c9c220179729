//! The configuration: `jornada.toml`, over it the environment (`JORNADA_…`, two underscores for a dot), over it flags.
//! A key that is not known or has the wrong form is refused with its name.

mod correspondence;
mod hidden;
mod installation;
mod media;
mod origins;
mod pages;
mod sign_in;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use accounts::secret::{Secret, TooShort};
use figment::Figment;
use figment::providers::{Env, Format, Serialized, Toml};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};
use store::clock::Clock;
use store::{DatabaseUrl, StoreOptions};
use thiserror::Error;

use correspondence::NewsletterEntry;
use hidden::Hidden;
use installation::{Analytics, AppSettings};
use media::Media;
use pages::Pages;
use sign_in::{Accounts, Houses, Mail};

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Config {
    pub listen: SocketAddr,
    pub data: PathBuf,
    public_url: Option<String>,
    /// Holds a password.
    database_url: Option<Hidden>,
    secret: Option<Hidden>,
    now: Option<String>,
    now_frozen: bool,
    time_zone: String,
    pub log: Log,
    cache: Cache,
    pages: Pages,
    database: Database,
    changes: Changes,
    demo: Demo,
    proxy: Proxy,
    media: Media,
    accounts: Accounts,
    mail: Mail,
    sign_in: Houses,
    newsletters: Option<Vec<NewsletterEntry>>,
    app: AppSettings,
    analytics: Analytics,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Log {
    pub level: Level,
    pub format: LogFormat,
}

#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Level {
    Error,
    Warn,
    Info,
    Debug,
    Trace,
}

#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LogFormat {
    Human,
    Json,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Cache {
    megabytes: u64,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Database {
    max_connections: u32,
    acquire_timeout_ms: u64,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Changes {
    keep_days: u64,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Demo {
    speed: u32,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Proxy {
    hops: u64,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: "data".into(),
            public_url: None,
            database_url: None,
            secret: None,
            now: None,
            now_frozen: false,
            time_zone: "Europe/Lisbon".to_owned(),
            log: Log { level: Level::Info, format: LogFormat::Human },
            cache: Cache { megabytes: 32 },
            pages: Pages::default(),
            database: Database { max_connections: 8, acquire_timeout_ms: 2_000 },
            changes: Changes { keep_days: 7 },
            demo: Demo { speed: 1 },
            proxy: Proxy { hops: 0 },
            media: Media::default(),
            accounts: Accounts::default(),
            mail: Mail::default(),
            sign_in: Houses::default(),
            newsletters: None,
            app: AppSettings::default(),
            analytics: Analytics::default(),
        }
    }
}

#[derive(Debug, Error)]
pub(crate) enum ConfigError {
    #[error("configuration: {0}")]
    Read(Box<figment::Error>),
    #[error("configuration: there is no file {0}")]
    NoFile(PathBuf),
    #[error("content types: {0}")]
    Types(String),
    #[error("configuration: {key}: {reason}")]
    Bad { key: &'static str, reason: String },
}

/// What the command line says over everything else.
#[derive(Debug, Default)]
pub(crate) struct Flags {
    pub config: Option<PathBuf>,
    pub data: Option<PathBuf>,
    pub listen: Option<SocketAddr>,
}

/// Variables with this prefix that are not part of the configuration, or are read to the letter.
const NOT_OURS: [&str; 3] = ["config", "test_", "secret"];
const SECRET_VARIABLE: &str = "JORNADA_SECRET";

fn at_most(key: &'static str, value: u64, most: u64) -> Result<u64, ConfigError> {
    let too_much = || ConfigError::Bad { key, reason: format!("{value} is too much: at most {most}") };
    if value <= most { Ok(value) } else { Err(too_much()) }
}

impl Config {
    pub(crate) fn read(flags: &Flags) -> Result<Self, ConfigError> {
        let file = match &flags.config {
            Some(file) if !file.is_file() => return Err(ConfigError::NoFile(file.clone())),
            Some(file) => file.clone(),
            None => PathBuf::from("jornada.toml"),
        };
        let environment = Env::prefixed("JORNADA_")
            .filter(|key| !NOT_OURS.iter().any(|other| key.as_str().to_ascii_lowercase().starts_with(other)))
            .split("__");
        let mut figment =
            Figment::from(Serialized::defaults(Self::default())).merge(Toml::file(file)).merge(environment);
        // Taken as it is: elsewhere, a variable that looks like a number is one.
        if let Ok(secret) = std::env::var(SECRET_VARIABLE) {
            figment = figment.merge(Serialized::default("secret", secret));
        }
        if let Some(data) = &flags.data {
            figment = figment.merge(Serialized::default("data", data));
        }
        if let Some(listen) = flags.listen {
            figment = figment.merge(Serialized::default("listen", listen));
        }
        figment.extract().map_err(|error| ConfigError::Read(Box::new(error)))
    }

    pub(crate) fn clock(&self) -> Result<Clock, ConfigError> {
        let Some(now) = &self.now else {
            return Ok(Clock::system());
        };
        let at: Timestamp = now
            .parse()
            .map_err(|error| ConfigError::Bad { key: "now", reason: format!("“{now}” is no instant ({error})") })?;
        Ok(if self.now_frozen { Clock::frozen(at) } else { Clock::starting_at(at) })
    }

    pub(crate) fn zone(&self) -> Result<TimeZone, ConfigError> {
        let unknown =
            |_| ConfigError::Bad { key: "time_zone", reason: format!("there is no “{}”", self.time_zone) };
        TimeZone::get(&self.time_zone).map_err(unknown)
    }

    pub(crate) fn store(&self) -> Result<StoreOptions, ConfigError> {
        let url = self.database_url.as_ref().map(|url| url.0.as_str());
        let url = DatabaseUrl::new(url, Path::new(&self.data))
            .map_err(|reason| ConfigError::Bad { key: "database_url", reason })?;
        Ok(StoreOptions {
            url,
            max_connections: self.database.max_connections,
            acquire_timeout: Duration::from_millis(self.database.acquire_timeout_ms),
        })
    }

    /// What was set; where nothing was, [`crate::secret`] knows what to do.
    pub(crate) fn secret(&self) -> Result<Option<Secret>, ConfigError> {
        let read = |text: &Hidden| Secret::new(&text.0);
        let bad = |error: TooShort| ConfigError::Bad { key: "secret", reason: error.to_string() };
        self.secret.as_ref().map(read).transpose().map_err(bad)
    }

    pub(crate) fn proxy_hops(&self) -> Result<usize, ConfigError> {
        Ok(at_most("proxy.hops", self.proxy.hops, 10)? as usize)
    }

    pub(crate) fn cache_bytes(&self) -> Result<u64, ConfigError> {
        Ok(at_most("cache.megabytes", self.cache.megabytes, 1 << 20)? << 20)
    }

    /// Where visitors find the site; by default, where it listens.
    pub(crate) fn public_url(&self, address: SocketAddr) -> Result<String, ConfigError> {
        let Some(url) = &self.public_url else {
            let host = if address.ip().is_loopback() || address.ip().is_unspecified() {
                "localhost"
            } else {
                &address.ip().to_string()
            };
            return Ok(format!("http://{host}:{}", address.port()));
        };
        let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
        let fits =
            |host: &str| !host.is_empty() && host.bytes().all(|b| b.is_ascii_alphanumeric() || b".-:[]".contains(&b));
        match host.map(|host| host.trim_end_matches('/')).filter(|host| fits(host)) {
            Some(_) => Ok(url.trim_end_matches('/').to_owned()),
            None => Err(ConfigError::Bad {
                key: "public_url",
                reason: format!("“{url}” is no address of a site: expected https://host"),
            }),
        }
    }

    /// How many times as fast as the world's the demo's clock runs.
    pub(crate) fn demo_speed(&self) -> Result<u32, ConfigError> {
        match self.demo.speed {
            speed @ 1..=3600 => Ok(speed),
            speed => Err(ConfigError::Bad { key: "demo.speed", reason: format!("{speed} is not from 1 to 3600") }),
        }
    }

    pub(crate) fn keep_changes(&self) -> Result<Duration, ConfigError> {
        let days = at_most("changes.keep_days", self.changes.keep_days, 36_500)?;
        Ok(Duration::from_secs(days * 24 * 3600))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Read without the defaults below it, the example must have every key, and with the same value.
    #[test]
    fn the_example_lists_every_key_with_its_default() {
        let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../jornada.example.toml");
        let example: Config = Figment::from(Toml::file_exact(example)).extract().unwrap();
        let value = |config: &Config| serde_json::to_value(config).unwrap();
        assert_eq!(value(&example), value(&Config::default()));
        // Those without a default are there as a comment.
        let text = include_str!("../../../jornada.example.toml");
        let of_media = ["folder", "bucket", "region", "endpoint", "access_key", "secret_key"];
        let of_sign_in =
            ["smtp_url", "ca_file", "issuer", "client_id", "client_secret", "audience", "scopes", "key_file"];
        let of_app = ["short_name", "sign", "ground", "worker", "user_agent", "ios", "package", "fingerprints"];
        let others = of_media.into_iter().chain(of_sign_in).chain(of_app);
        for key in ["public_url", "database_url", "secret", "now"].into_iter().chain(others) {
            assert!(text.contains(&format!("\n# {key} = ")), "{key}");
        }
    }

    #[test]
    fn what_is_secret_is_never_printed() {
        let config = |text: &str| -> Result<Config, String> {
            let given = Figment::from(Serialized::defaults(Config::default())).merge(Toml::string(text));
            given.extract().map_err(|error| error.to_string())
        };
        let given = "secret = \"0123456789abcdef0123456789abcdef\"\ndatabase_url = \"postgres://a:0123456789@b/c\"";
        let printed = format!("{:?}", config(given).unwrap());
        assert!(!printed.contains("0123456789"), "{printed}");
        let given = "[media]\naccess_key = \"0123456789\"\nsecret_key = \"0123456789\"";
        let printed = format!("{:?}", config(given).unwrap());
        assert!(!printed.contains("0123456789"), "{printed}");
        let given = "[mail]\nsmtp_url = \"smtps://a:0123456789@b\"\n[sign_in.google]\nclient_id = \"x\"\nclient_secret = \"0123456789\"";
        let printed = format!("{:?}", config(given).unwrap());
        assert!(!printed.contains("0123456789"), "{printed}");
        for wrong in ["secret = 123456789", "secret = [123456789]", "database_url = 123456789"] {
            let said = config(wrong).unwrap_err();
            assert!(!said.contains("123456789") && said.contains("expected a text"), "{said}");
        }
        let said = config("secret = \"123456789\"").unwrap().secret().unwrap_err().to_string();
        assert!(!said.contains("123456789") && said.contains("secret: ") && said.contains("32"), "{said}");
    }
}
