use axum::extract::State;
use axum::response::Response;
use media::art::{Cast, KitPattern, KitSpec, PosterFormat, Scene, poster};

use super::show_tiles::hex;
use crate::app::App;
use crate::cache::{Answer, Policy, Wanted};
use crate::error::{ApiError, Missing};
use crate::params::Segment;

/// `/art/scene/stadium-12-FFD21F-15171C.svg`: a place or a moment in a club's colours.
pub(crate) async fn show_scene(
    State(app): State<App>,
    wanted: Wanted,
    Segment(file): Segment,
) -> Result<Response, ApiError> {
    let (scene, seed, kit) = read(&file).ok_or(ApiError::NotFound(Missing::Page))?;
    app.cache()
        .answer(&wanted, format!("scene {file}"), async |_| {
            Ok(Answer::text(paint(scene, &seed, kit), "image/svg+xml", Policy::Immutable).not_kept())
        })
        .await
}

fn paint(scene: Scene, seed: &str, kit: KitSpec) -> String {
    let cast = Cast { seed, accent: Some(kit.first), home: Some(kit), away: None, number: None };
    poster(scene, &cast, PosterFormat::Wide)
}

fn read(file: &str) -> Option<(Scene, String, KitSpec)> {
    let mut parts = file.strip_suffix(".svg")?.split('-');
    let scene = parts.next()?.parse().ok()?;
    let seed =
        parts.next().filter(|seed| (1..=19).contains(&seed.len()) && seed.bytes().all(|b| b.is_ascii_digit()))?;
    let kit = KitSpec { pattern: KitPattern::Plain, first: hex(parts.next()?)?, second: hex(parts.next()?)? };
    parts.next().is_none().then(|| (scene, seed.to_owned(), kit))
}
