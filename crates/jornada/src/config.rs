//! The configuration: `jornada.toml`, over it the environment (`JORNADA_…`, two underscores for a dot), over it flags.
//! A key that is not known or has the wrong form is refused with its name.

use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use accounts::secret::{Secret, TooShort};
use figment::Figment;
use figment::providers::{Env, Format, Serialized, Toml};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use media::{Bucket, Place};
use render::Limits;
use serde::de::{Error as _, IgnoredAny};
use serde::{Deserialize, Deserializer, Serialize};
use server::Elsewhere;
use store::clock::Clock;
use store::{DatabaseUrl, StoreOptions};
use thiserror::Error;

use crate::origins::Origins;

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
}

/// A text that is never printed, not even where it is wrong.
#[derive(Serialize)]
#[serde(transparent)]
struct Hidden(String);

impl fmt::Debug for Hidden {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Hidden")
    }
}

impl<'de> Deserialize<'de> for Hidden {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Given {
            Text(String),
            Other(IgnoredAny),
        }
        match Given::deserialize(deserializer)? {
            Given::Text(text) => Ok(Self(text)),
            Given::Other(_) => Err(D::Error::custom("expected a text")),
        }
    }
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
struct Pages {
    /// 0: one for each core.
    workers: u64,
    deadline_ms: u64,
    megabytes_per_worker: u64,
    embeds: Origins,
    streams: Origins,
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

/// A folder, or with `bucket` a service that speaks S3.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Media {
    folder: Option<PathBuf>,
    workers: u64,
    bucket: Option<String>,
    region: Option<String>,
    endpoint: Option<String>,
    access_key: Option<Hidden>,
    secret_key: Option<Hidden>,
    public_url: Option<String>,
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
            pages: Pages {
                workers: 0,
                deadline_ms: 2_000,
                megabytes_per_worker: 64,
                embeds: Origins::new(&EMBEDS),
                streams: Origins::new(&[]),
            },
            database: Database { max_connections: 8, acquire_timeout_ms: 2_000 },
            changes: Changes { keep_days: 7 },
            demo: Demo { speed: 1 },
            proxy: Proxy { hops: 0 },
            media: Media {
                folder: None,
                workers: 1,
                bucket: None,
                region: None,
                endpoint: None,
                access_key: None,
                secret_key: None,
                public_url: None,
            },
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

/// Where players of videos and publications come from, unless something else is set. One of them sends its visitors on
/// to another of its own addresses, and browsers ask about each.
const EMBEDS: [&str; 6] = [
    "https://www.youtube-nocookie.com",
    "https://www.youtube.com",
    "https://player.vimeo.com",
    "https://www.dailymotion.com",
    "https://geo.dailymotion.com",
    "https://e.issuu.com",
];

fn at_most(key: &'static str, value: u64, most: u64) -> Result<u64, ConfigError> {
    let too_much = || ConfigError::Bad { key, reason: format!("{value} is too much: at most {most}") };
    if value <= most { Ok(value) } else { Err(too_much()) }
}

/// Without its last slash.
fn web_address(key: &'static str, url: &str) -> Result<String, ConfigError> {
    let fits = |b: u8| b.is_ascii_alphanumeric() || b".-:[]/_~".contains(&b);
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    match rest.filter(|rest| !rest.is_empty() && rest.bytes().all(fits)) {
        Some(_) => Ok(url.trim_end_matches('/').to_owned()),
        None => Err(ConfigError::Bad { key, reason: format!("“{url}” is no address: expected https://host") }),
    }
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

    pub(crate) fn page_limits(&self) -> Result<Limits, ConfigError> {
        let Pages { workers, deadline_ms, megabytes_per_worker, .. } = self.pages;
        let default = Limits::default();
        let too_little =
            |key, least| ConfigError::Bad { key, reason: format!("a page cannot be painted with less than {least}") };
        if deadline_ms < 10 {
            return Err(too_little("pages.deadline_ms", 10));
        }
        if megabytes_per_worker < 16 {
            return Err(too_little("pages.megabytes_per_worker", 16));
        }
        let workers = at_most("pages.workers", workers, 256)? as usize;
        Ok(Limits {
            workers: if workers == 0 { default.workers } else { workers },
            deadline: Duration::from_millis(at_most("pages.deadline_ms", deadline_ms, 60_000)?),
            memory_bytes: (at_most("pages.megabytes_per_worker", megabytes_per_worker, 4096)? as usize) << 20,
            ..default
        })
    }

    /// What pages may load from other addresses.
    pub(crate) fn elsewhere(&self) -> Result<Elsewhere, ConfigError> {
        let pictures = match self.media_place()? {
            Place::Bucket(bucket) => bucket.public_url,
            Place::Folder(_) => None,
        };
        let plain = |key, origins: &Origins| origins.plain().map_err(|reason| ConfigError::Bad { key, reason });
        Ok(Elsewhere {
            pictures,
            embeds: plain("pages.embeds", &self.pages.embeds)?,
            streams: plain("pages.streams", &self.pages.streams)?,
        })
    }

    /// Where uploads are kept.
    pub(crate) fn media_place(&self) -> Result<Place, ConfigError> {
        let media = &self.media;
        let Some(name) = &media.bucket else {
            let others = [
                ("media.region", media.region.is_some()),
                ("media.endpoint", media.endpoint.is_some()),
                ("media.access_key", media.access_key.is_some()),
                ("media.secret_key", media.secret_key.is_some()),
                ("media.public_url", media.public_url.is_some()),
            ];
            let alone =
                |key| ConfigError::Bad { key, reason: "it is for a bucket, and media.bucket names none".to_owned() };
            return match others.into_iter().find(|(_, is_set)| *is_set) {
                Some((key, _)) => Err(alone(key)),
                None => Ok(Place::Folder(self.media_folder())),
            };
        };
        let missing = |key| ConfigError::Bad { key, reason: "a bucket needs it".to_owned() };
        let hidden = |key, text: &Option<Hidden>| text.as_ref().map(|text| text.0.clone()).ok_or_else(|| missing(key));
        if media.folder.is_some() {
            let reason = "files are kept in a folder or in a bucket, not in both".to_owned();
            return Err(ConfigError::Bad { key: "media.folder", reason });
        }
        let endpoint = media.endpoint.as_deref().map(|url| web_address("media.endpoint", url)).transpose()?;
        let public_url = media.public_url.as_deref().map(|url| web_address("media.public_url", url)).transpose()?;
        Ok(Place::Bucket(Bucket {
            name: name.clone(),
            region: media.region.clone().ok_or_else(|| missing("media.region"))?,
            endpoint,
            access_key: hidden("media.access_key", &media.access_key)?,
            secret_key: hidden("media.secret_key", &media.secret_key)?,
            public_url,
        }))
    }

    /// Where uploads are, if they are on this machine.
    pub(crate) fn media_folder(&self) -> PathBuf {
        self.media.folder.clone().unwrap_or_else(|| self.data.join("media"))
    }

    pub(crate) fn media_options(&self) -> Result<media::library::Options, ConfigError> {
        let workers = at_most("media.workers", self.media.workers, 16)?.max(1) as usize;
        Ok(media::library::Options { workers, scratch: self.data.clone(), ..media::library::Options::default() })
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
        for key in ["public_url", "database_url", "secret", "now"].into_iter().chain(of_media) {
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
        for wrong in ["secret = 123456789", "secret = [123456789]", "database_url = 123456789"] {
            let said = config(wrong).unwrap_err();
            assert!(!said.contains("123456789") && said.contains("expected a text"), "{said}");
        }
        let said = config("secret = \"123456789\"").unwrap().secret().unwrap_err().to_string();
        assert!(!said.contains("123456789") && said.contains("secret: ") && said.contains("32"), "{said}");
    }

    #[test]
    fn uploads_are_in_a_folder_or_in_a_whole_bucket() {
        let place = |text: &str| -> Result<Place, String> {
            let given = Figment::from(Serialized::defaults(Config::default())).merge(Toml::string(text));
            given.extract::<Config>().unwrap().media_place().map_err(|error| error.to_string())
        };
        let folder = |text: &str| match place(text).unwrap() {
            Place::Folder(folder) => folder,
            Place::Bucket(bucket) => panic!("{bucket:?}"),
        };
        assert_eq!(folder("data = \"x\""), Path::new("x/media"));
        assert_eq!(folder("[media]\nfolder = \"/srv/media\""), Path::new("/srv/media"));
        let bucket = "[media]\nbucket = \"b\"\nregion = \"r\"\naccess_key = \"a\"\nsecret_key = \"s\"";
        let whole = format!("{bucket}\nendpoint = \"https://s3.example/\"\npublic_url = \"https://m.example/x/\"");
        let Place::Bucket(found) = place(&whole).unwrap() else { panic!("no bucket") };
        assert_eq!(found.endpoint.as_deref(), Some("https://s3.example"));
        assert_eq!(found.public_url.as_deref(), Some("https://m.example/x"));
        let wrong = [
            ("[media]\nregion = \"r\"", "media.region"),
            ("[media]\nbucket = \"b\"", "media.region"),
            ("[media]\nbucket = \"b\"\nregion = \"r\"", "media.access_key"),
            (&format!("{bucket}\nfolder = \"f\""), "media.folder"),
            (&format!("{bucket}\nendpoint = \"s3.example\""), "media.endpoint"),
            (&format!("{bucket}\npublic_url = \"https://a b\""), "media.public_url"),
        ];
        for (text, key) in wrong {
            let said = place(text).unwrap_err();
            assert!(said.contains(key), "{text}: {said}");
        }
    }
}
