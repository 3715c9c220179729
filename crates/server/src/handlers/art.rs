//! Drawn pictures. Where an address says all there is to draw, anybody can make up more of them than fit in the cache, so
//! those of people and things are drawn anew each time: browsers keep them for ever.

pub(crate) mod show_ball;
pub(crate) mod show_crest;
pub(crate) mod show_emblem;
pub(crate) mod show_kit;
pub(crate) mod show_moment;
pub(crate) mod show_portrait;
pub(crate) mod show_scene;
pub(crate) mod show_tiles;

use media::MediaError;

use crate::cache::{Answer, Policy};
use crate::error::ApiError;

/// A drawing, or for lists the same as a small picture: `….svg`, `….webp`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    Drawing,
    Bitmap,
}

impl Form {
    /// So high that it is sharp in a list on every screen.
    const HEIGHT: u32 = 96;

    /// A file's name without its ending, and what the ending asks for.
    pub(crate) fn of(file: &str) -> Option<(&str, Self)> {
        let (name, ending) = file.rsplit_once('.')?;
        match ending {
            "svg" => Some((name, Self::Drawing)),
            "webp" => Some((name, Self::Bitmap)),
            _ => None,
        }
    }

    pub(crate) async fn answer(self, svg: String, policy: Policy) -> Result<Answer, ApiError> {
        match self {
            Self::Drawing => Ok(Answer::text(svg, "image/svg+xml", policy)),
            Self::Bitmap => {
                let bytes = drawn_aside(move || media::bitmap(&svg, Self::HEIGHT)).await?;
                Ok(Answer::picture(bytes, "image/webp", policy))
            }
        }
    }
}

/// Bitmaps take milliseconds of a core: they are drawn where nobody waits behind them.
pub(crate) async fn drawn_aside(
    draw: impl FnOnce() -> Result<Vec<u8>, MediaError> + Send + 'static,
) -> Result<Vec<u8>, ApiError> {
    let drawn = tokio::task::spawn_blocking(draw).await.map_err(|error| ApiError::Internal(error.to_string()))?;
    drawn.map_err(|error| ApiError::Internal(error.to_string()))
}
