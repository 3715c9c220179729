//! What must not be seen.

use std::fmt;

use serde::de::{Error as _, IgnoredAny};
use serde::{Deserialize, Deserializer, Serialize};

/// A text that is never printed, not even where it is wrong.
#[derive(Serialize)]
#[serde(transparent)]
pub(super) struct Hidden(pub(super) String);

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
