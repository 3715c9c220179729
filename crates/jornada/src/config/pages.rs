//! How pages are painted, and what they may load.

use std::time::Duration;

use media::Place;
use render::Limits;
use serde::{Deserialize, Serialize};
use server::Elsewhere;

use super::origins::Origins;
use super::{Config, ConfigError, at_most};

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

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pages {
    /// 0: one for each core.
    workers: u64,
    deadline_ms: u64,
    megabytes_per_worker: u64,
    embeds: Origins,
    streams: Origins,
}

impl Default for Pages {
    fn default() -> Self {
        Self {
            workers: 0,
            deadline_ms: 2_000,
            megabytes_per_worker: 64,
            embeds: Origins::new(&EMBEDS),
            streams: Origins::new(&[]),
        }
    }
}

impl Config {
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
            organisation: self.organisation_origins()?,
        })
    }
}
