use axum::extract::State;
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::counts::Counts;
use crate::error::{ApiError, ErrorBody, Missing};
use crate::json_body::JsonBody;
use crate::origin::Origin;
use crate::rate_limit::Who;

/// More than anybody does between two messages.
const MOST: usize = 50;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct EventsBody {
    #[schema(max_items = 50)]
    events: Vec<EventBody>,
}

/// Nothing that tells one visitor from another.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct EventBody {
    #[schema(example = "play_video")]
    name: String,
    /// `web`, `pwa`, `android` or `ios`
    #[schema(example = "pwa")]
    platform: String,
    /// `mobile`, `tablet` or `desktop`
    #[schema(example = "mobile")]
    device_type: String,
}

/// Count what a visitor did
///
/// Only where the site counts by itself, and only of those who agreed to it. Kept as numbers for each day.
#[utoipa::path(
    post, path = "/api/v1/events", tag = "Events", operation_id = "count_events",
    request_body = EventsBody,
    responses(
        (status = 204, description = "Counted"),
        (status = 400, description = "A word that is not known, or too many at once", body = ErrorBody),
        (status = 404, description = "The site does not count", body = ErrorBody),
        (status = 429, description = "Too many from one address", body = ErrorBody),
    ),
)]
pub(crate) async fn count_events(
    State(app): State<App>,
    parts: Parts,
    JsonBody(body): JsonBody,
) -> Result<StatusCode, ApiError> {
    if !app.installation().is_counting {
        return Err(ApiError::NotFound(Missing::Page));
    }
    let body: EventsBody = serde_json::from_value(body).map_err(|_| ApiError::malformed("events"))?;
    if body.events.len() > MOST {
        return Err(ApiError::TooManyItems(MOST));
    }
    let (origin, several) = (Origin::of(&parts, app.proxy_hops()), body.events.len().max(1) as u64);
    if app.counts().limit().count_several(Who::new("events", None, origin), several, app.now()).is_too_many() {
        return Err(ApiError::TooManyRequests);
    }
    let today = app.today();
    let kinds = body.events.iter().map(|event| {
        Counts::kind(today, &event.name, &event.platform, &event.device_type).map_err(ApiError::malformed)
    });
    app.counts().add(kinds.collect::<Result<_, _>>()?);
    Ok(StatusCode::NO_CONTENT)
}
