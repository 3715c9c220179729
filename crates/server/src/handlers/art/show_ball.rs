use axum::extract::State;
use axum::response::Response;
use media::art::ball;
use media::colour::Colour;

use super::show_tiles::hex;
use crate::app::App;
use crate::cache::{Answer, Policy, Wanted};
use crate::error::{ApiError, Missing};
use crate::params::Segment;

/// `/art/ball/E1FF19.svg`: a competition's ball.
pub(crate) async fn show_ball(
    State(app): State<App>,
    wanted: Wanted,
    Segment(file): Segment,
) -> Result<Response, ApiError> {
    let accent = read(&file).ok_or(ApiError::NotFound(Missing::Page))?;
    app.cache()
        .answer(&wanted, format!("ball {file}"), async |_| {
            Ok(Answer::text(ball(Colour::WHITE, accent), "image/svg+xml", Policy::Immutable).not_kept())
        })
        .await
}

fn read(file: &str) -> Option<Colour> {
    hex(file.strip_suffix(".svg")?)
}
