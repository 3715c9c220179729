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

use crate::error::ApiError;

/// Bitmaps take milliseconds of a core: they are drawn where nobody waits behind them.
pub(crate) async fn drawn_aside(
    draw: impl FnOnce() -> Result<Vec<u8>, MediaError> + Send + 'static,
) -> Result<Vec<u8>, ApiError> {
    let drawn = tokio::task::spawn_blocking(draw).await.map_err(|error| ApiError::Internal(error.to_string()))?;
    drawn.map_err(|error| ApiError::Internal(error.to_string()))
}
