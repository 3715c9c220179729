use axum::extract::State;
use axum::response::Response;
use media::art::{Cast, PosterFormat, Scene, poster};
use xxhash_rust::xxh3::xxh3_64;

/// What can happen in a match.
const SCENES: [Scene; 6] = [Scene::Net, Scene::Terrace, Scene::Flight, Scene::Duel, Scene::Header, Scene::Whistle];

use crate::app::App;
use crate::cache::{Answer, Policy, Wanted};
use crate::error::{ApiError, Missing};
use crate::params::Segment;

/// `/art/moment/demo-20262027-….svg`: what stands in for the film of a moment.
pub(crate) async fn show_moment(
    State(app): State<App>,
    wanted: Wanted,
    Segment(file): Segment,
) -> Result<Response, ApiError> {
    let seed = read(&file).ok_or(ApiError::NotFound(Missing::Page))?;
    app.cache()
        .answer(&wanted, format!("moment {file}"), async |_| {
            Ok(Answer::text(paint(seed), "image/svg+xml", Policy::Immutable).not_kept())
        })
        .await
}

fn paint(seed: &str) -> String {
    let scene = SCENES[(xxh3_64(seed.as_bytes()) % SCENES.len() as u64) as usize];
    poster(scene, &Cast { seed, accent: None, home: None, away: None, number: None }, PosterFormat::Wide)
}

fn read(file: &str) -> Option<&str> {
    let fits = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    file.strip_suffix(".svg").filter(|seed| (1..=120).contains(&seed.len()) && seed.bytes().all(fits))
}
