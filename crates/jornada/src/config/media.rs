//! Where uploads are kept.

use std::path::PathBuf;

use media::{Bucket, Place};
use serde::{Deserialize, Serialize};

use super::hidden::Hidden;
use super::{Config, ConfigError, at_most};

/// A folder, or with `bucket` a service that speaks S3.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Media {
    folder: Option<PathBuf>,
    workers: u64,
    bucket: Option<String>,
    region: Option<String>,
    endpoint: Option<String>,
    access_key: Option<Hidden>,
    secret_key: Option<Hidden>,
    public_url: Option<String>,
}

impl Default for Media {
    fn default() -> Self {
        Self {
            folder: None,
            workers: 1,
            bucket: None,
            region: None,
            endpoint: None,
            access_key: None,
            secret_key: None,
            public_url: None,
        }
    }
}

impl Config {
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

#[cfg(test)]
mod tests {
    use std::path::Path;

    use figment::Figment;
    use figment::providers::{Format, Serialized, Toml};

    use super::*;

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
