use axum::extract::State;
use axum::response::Response;
use media::art::{KitSpec, KitVariant, kit};

use super::show_tiles::hex;
use crate::app::App;
use crate::cache::{Answer, Policy, Wanted};
use crate::error::{ApiError, Missing};
use crate::params::Segment;

/// `/art/kit/hoops-FFD21F-15171C-home.svg`: a shirt.
pub(crate) async fn show_kit(
    State(app): State<App>,
    wanted: Wanted,
    Segment(file): Segment,
) -> Result<Response, ApiError> {
    let (spec, variant) = read(&file).ok_or(ApiError::NotFound(Missing::Page))?;
    app.cache()
        .answer(&wanted, format!("kit {file}"), async |_| {
            Ok(Answer::text(kit(&spec, variant, None), "image/svg+xml", Policy::Immutable).not_kept())
        })
        .await
}

fn read(file: &str) -> Option<(KitSpec, KitVariant)> {
    let mut parts = file.strip_suffix(".svg")?.split('-');
    let pattern = parts.next()?.parse().ok()?;
    let spec = KitSpec { pattern, first: hex(parts.next()?)?, second: hex(parts.next()?)? };
    let variant = parts.next()?.parse().ok()?;
    parts.next().is_none().then_some((spec, variant))
}
