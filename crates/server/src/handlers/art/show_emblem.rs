use axum::extract::State;
use axum::response::Response;
use media::art::{EmblemDesign, EmblemVariant, emblem};
use media::colour::Colour;

use super::show_tiles::hex;
use crate::app::App;
use crate::cache::{Answer, Policy, Wanted};
use crate::error::{ApiError, Missing};
use crate::params::Segment;

/// `/art/emblem/wave-E1FF19.svg`, `/art/emblem/wave-E1FF19-negative.svg`: the emblem of a competition that brings no other.
pub(crate) async fn show_emblem(
    State(app): State<App>,
    wanted: Wanted,
    Segment(file): Segment,
) -> Result<Response, ApiError> {
    let (design, accent, variant) = read(&file).ok_or(ApiError::NotFound(Missing::Page))?;
    app.cache()
        .answer(&wanted, format!("emblem {file}"), async |_| {
            Ok(Answer::text(emblem(design, accent, variant), "image/svg+xml", Policy::Immutable))
        })
        .await
}

fn read(file: &str) -> Option<(EmblemDesign, Colour, EmblemVariant)> {
    let mut parts = file.strip_suffix(".svg")?.split('-');
    let (design, accent) = (parts.next()?.parse().ok()?, hex(parts.next()?)?);
    let variant = parts.next().map_or(Some(EmblemVariant::default()), |name| name.parse().ok())?;
    parts.next().is_none().then_some((design, accent, variant))
}
